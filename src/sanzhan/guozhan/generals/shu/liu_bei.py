"""刘备 Liu Bei (Shu)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import cards_pick, seats_pick
from sanzhan.guozhan.flow.damage import recover
from sanzhan.guozhan.flow.move import give
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Active, Way

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

ENOUGH = 3


class Rende(Active):
    """仁德: give hand cards to another; with the third card given in a phase you recover 1 HP."""

    id = "rende"
    limit = None

    def ready(self, table: Table, me: Player) -> bool:
        return bool(me.hand)

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        return [(cards_pick(table, me.hand, 1, len(me.hand)), seats_pick(table.others(me)))]

    async def run(self, table: Table, me: Player, cards: int | tuple[int, ...], seat: int) -> None:
        gifts = cards if isinstance(cards, tuple) else (cards,)
        before = me.used.get(self.id, 0)
        me.used[self.id] = before + len(gifts)
        await give(table, me, table[seat], gifts)
        if before < ENOUGH <= before + len(gifts):
            await recover(table, me, 1)


LIU_BEI = General(
    "liu_bei",
    "刘备",
    "shu",
    "male",
    half_fish=4,
    skills=(Rende(),),
    companions=("guan_yu", "zhang_fei", "gan_furen"),
)
