"""臧霸 Zang Ba (Wei)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.move import draw
from sanzhan.guozhan.history import happened
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Effect, Modifier, Trigger
from sanzhan.guozhan.timings import Suffered, TurnEnds

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Hengjiang(Trigger[Suffered]):
    """横江: after damage the current player's hand limit is smaller this turn, by its equipment, at least by 1.

    If it discards nothing in a discard phase of the turn you draw up to your maximum HP when the turn ends.
    """

    id = "hengjiang"
    on = Suffered

    def ready(self, table: Table, me: Player, event: Suffered) -> bool:
        return table.active.alive

    async def run(self, table: Table, me: Player, event: Suffered, *chosen: object) -> None:
        current = table.active
        current.effects = (*current.effects, Effect(smaller(max(1, len(current.gear()))), "turn"))
        if not any(effect.skill is REWARD for effect in me.effects):
            me.effects = (*me.effects, Effect(REWARD, "turn"))
        table.changed()


class Smaller(Modifier):
    """横江: the hand limit is smaller by so much."""

    id = "hengjiang"

    def __init__(self, by: int) -> None:
        self.by = by

    def hand_limit(self, table: Table, me: Player, limit: int) -> int:
        return limit - self.by


@cache
def smaller(by: int) -> Smaller:
    return Smaller(by)


class HengjiangDraws(Trigger[TurnEnds]):
    """横江: when the turn ends, nothing having been discarded, draw up to as many hand cards as your maximum HP."""

    id = "hengjiang"
    on = TurnEnds
    anyone = True
    locked = True

    def ready(self, table: Table, me: Player, event: TurnEnds) -> bool:
        # what it cost to skip the phase was not discarded in it
        return "discard" in table.skipped or not any(happened(table, "discard", seat=event.who.seat, phase="discard"))

    async def run(self, table: Table, me: Player, event: TurnEnds, *chosen: object) -> None:
        await draw(table, me, me.max_hp - len(me.hand))


REWARD = HengjiangDraws()
ZANG_BA = General(
    "zang_ba",
    "臧霸",
    "wei",
    "male",
    half_fish=4,
    skills=(Hengjiang(),),
    companions=("zhang_liao",),
    package="momentum",
)
