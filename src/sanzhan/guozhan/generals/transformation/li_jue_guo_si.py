"""李傕郭汜 Li Jue & Guo Si (Qun)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import cards_pick, seats_pick
from sanzhan.guozhan.flow.damage import damage
from sanzhan.guozhan.flow.move import discard, draw
from sanzhan.guozhan.generals.formation.fellows import is_fellow
from sanzhan.guozhan.skills.general import General, Kingdom
from sanzhan.guozhan.skills.skill import Active, Effect, Trigger, Way
from sanzhan.guozhan.timings import TurnEnds
from sanzhan.kernel.ask import Ask, Option, Pick

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

KINGDOM: Kingdom = "qun"


class Xiongsuan(Active):
    """凶算: once a game discard a hand card, deal 1 damage to one of your kingdom and draw three cards.

    Of its limited skills that are spent you choose one: when the turn ends it is as if never used.
    """

    id = "xiongsuan"
    limit = "game"

    def ready(self, table: Table, me: Player) -> bool:
        return bool(me.hand)

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        fellows = [player for player in table.in_turn_order() if is_fellow(table, me, player, KINGDOM)]
        return ((cards_pick(table, me.hand), seats_pick(fellows)),)

    async def pay(self, table: Table, me: Player, card: int, seat: int) -> None:
        await discard(table, me, (card,))

    async def run(self, table: Table, me: Player, card: int, seat: int) -> None:
        target = table[seat]
        await damage(table, me, target, 1)
        await draw(table, me, 3)
        spent = spent_skills(table, target)
        if not (me.alive and target.alive and spent):
            return
        skill = spent[0]
        if len(spent) > 1:
            skill = await Ask(
                me.seat,
                "gz-xiongsuan",
                lambda: [Option("choose", _same, Pick("skill", spent))],
                args={"target": seat},
            )
        target.effects = (*target.effects, Effect(restores(skill), "turn"))
        table.changed()
        table.tell("gz-xiongsuan", seat=me.seat, target=seat, skill=skill)


def _same(skill: str) -> str:
    return skill


def spent_skills(table: Table, player: Player) -> list[str]:
    """The limited skills of his generals that he has used."""
    printed = [id for origin in (0, 1) for id in table.general(player, origin).skill_ids()]
    return [id for id in dict.fromkeys(printed) if id in player.spent]


class Restores(Trigger[TurnEnds]):
    """凶算, the end of the turn: a spent limited skill can be used again."""

    id = "xiongsuan"
    on = TurnEnds
    anyone = True
    locked = True

    def __init__(self, skill: str) -> None:
        self.skill = skill

    async def run(self, table: Table, me: Player, event: TurnEnds, *chosen: object) -> None:
        me.spent -= {self.skill}


@cache
def restores(skill: str) -> Restores:
    return Restores(skill)


LI_JUE_GUO_SI = General(
    "li_jue_guo_si",
    "李傕郭汜",
    KINGDOM,
    "male",
    half_fish=4,
    skills=(Xiongsuan(),),
    companions=("jia_xu",),
    package="transformation",
)
