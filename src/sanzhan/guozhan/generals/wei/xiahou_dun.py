"""夏侯惇 Xiahou Dun (Wei)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import choose_of, may_discard
from sanzhan.guozhan.flow.damage import damage
from sanzhan.guozhan.flow.judge import judge
from sanzhan.guozhan.flow.move import discard
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Trigger
from sanzhan.guozhan.timings import Suffered

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Ganglie(Trigger[Suffered]):
    """刚烈: after damage judge; unless it is a heart the source discards two hand cards or takes 1 damage from you."""

    id = "ganglie"
    on = Suffered

    async def run(self, table: Table, me: Player, event: Suffered, *chosen: object) -> None:
        judgement = await judge(table, me, self.id)
        source = event.damage.source
        if judgement.suit == "heart" or source is None or not source.alive:
            return
        could = len(source.hand) >= 2
        if not await may_discard(table, source, "gz-pay-or-hurt", source.hand, 2, could, why=self.id, by=me.seat):
            await damage(table, me, source, 1)


class GanglieCurrent(Trigger[Suffered]):
    """刚烈, current edition: after damage judge; red: 1 damage to the source, black: you discard a card of his."""

    id = "ganglie"
    on = Suffered

    async def run(self, table: Table, me: Player, event: Suffered, *chosen: object) -> None:
        judgement = await judge(table, me, self.id)
        source = event.damage.source
        if source is None or not source.alive:
            return
        if judgement.color == "red":
            await damage(table, me, source, 1)
            return
        card = await choose_of(table, me, source, "gz-take", args={"why": self.id})
        if card is not None:
            await discard(table, source, (card,), by=me)


XIAHOU_DUN = General(
    "xiahou_dun", "夏侯惇", "wei", "male", half_fish=4, skills=(Ganglie(),), companions=("xiahou_yuan",)
)
XIAHOU_DUN_CURRENT = XIAHOU_DUN._replace(skills=(GanglieCurrent(),))
