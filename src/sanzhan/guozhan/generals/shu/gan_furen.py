"""甘夫人 Lady Gan (Shu)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import seats_pick
from sanzhan.guozhan.flow.damage import recover
from sanzhan.guozhan.flow.move import discard, draw
from sanzhan.guozhan.queries import kingdom_once_up
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import DEPUTY, HEAD, Trigger, Way
from sanzhan.guozhan.timings import PrepareStarts, Recovered

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Shushen(Trigger[Recovered]):
    """淑慎: for each HP that you recover you may let another of your kingdom draw a card."""

    id = "shushen"
    on = Recovered

    def times(self, event: Recovered) -> int:
        return event.amount

    def ready(self, table: Table, me: Player, event: Recovered) -> bool:
        kingdom = me.kingdom or "shu"
        return any(p.kingdom == kingdom for p in table.others(me))

    def ways(self, table: Table, me: Player, event: Recovered) -> Sequence[Way]:
        origin = next(o for o in (HEAD, DEPUTY) if self in table.general(me, o).skills)
        # if turning up would make her a careerist there is nobody
        kingdom = kingdom_once_up(table, me, origin)
        friends = [p for p in table.others(me) if p.kingdom == kingdom]
        return [(seats_pick(friends),)] if friends else []

    async def run(self, table: Table, me: Player, event: Recovered, *chosen: int) -> None:
        await draw(table, table[chosen[0]], 1)


class ShushenCurrent(Trigger[Recovered]):
    """淑慎, current edition: for each HP that you recover another may draw a card, or two without hand cards."""

    id = "shushen"
    on = Recovered

    def times(self, event: Recovered) -> int:
        return event.amount

    def ways(self, table: Table, me: Player, event: Recovered) -> Sequence[Way]:
        return [(seats_pick(table.others(me)),)]

    async def run(self, table: Table, me: Player, event: Recovered, *chosen: int) -> None:
        friend = table[chosen[0]]
        await draw(table, friend, 1 if friend.hand else 2)


class Shenzhi(Trigger[PrepareStarts]):
    """神智: discard your whole hand; if it was as many cards as you have HP, or more, you recover 1 HP."""

    id = "shenzhi"
    on = PrepareStarts

    def ready(self, table: Table, me: Player, event: PrepareStarts) -> bool:
        return bool(me.hand)

    async def pay(self, table: Table, me: Player, event: PrepareStarts, *chosen: object) -> None:
        me.used[self.id] = len(me.hand)
        await discard(table, me, me.hand.copy())

    async def run(self, table: Table, me: Player, event: PrepareStarts, *chosen: object) -> None:
        # HP after the reward for a complete pair (R24)
        if me.used[self.id] >= me.hp:
            await recover(table, me, 1)


SHENZHI = Shenzhi()
GAN_FUREN = General(
    "gan_furen",
    "甘夫人",
    "shu",
    "female",
    half_fish=3,
    skills=(Shushen(), SHENZHI),
    companions=("liu_bei",),
)
GAN_FUREN_CURRENT = GAN_FUREN._replace(skills=(ShushenCurrent(), SHENZHI))
