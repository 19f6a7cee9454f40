"""乐进 Yue Jin (Wei)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import cards_pick, may_discard
from sanzhan.guozhan.flow.damage import damage
from sanzhan.guozhan.flow.move import discard, draw
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Trigger, Way
from sanzhan.guozhan.timings import FinishStarts

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Xiaoguo(Trigger[FinishStarts]):
    """骁果: in the finish phase of another discard a basic card: he discards an equipment card or takes 1 damage."""

    id = "xiaoguo"
    on = FinishStarts
    anyone = True

    def ready(self, table: Table, me: Player, event: FinishStarts) -> bool:
        return event.who is not me and event.who.alive and bool(me.hand)

    def ways(self, table: Table, me: Player, event: FinishStarts) -> Sequence[Way]:
        basic = [card for card in me.hand if table.face[card].type == "basic"]
        return ((cards_pick(table, basic),),) if basic else ()

    async def pay(self, table: Table, me: Player, event: FinishStarts, *chosen: int) -> None:
        await discard(table, me, chosen)

    async def run(self, table: Table, me: Player, event: FinishStarts, *chosen: int) -> None:
        other = event.who
        if not other.alive:
            return
        equipment = [card for card in other.cards() if table.face[card].type == "equip"]
        could = bool(other.cards())
        if not await may_discard(table, other, "gz-pay-or-hurt", equipment, 1, could, why=self.id, by=me.seat):
            await damage(table, me, other, 1)


class XiaoguoCurrent(Xiaoguo):
    """骁果, current edition: for the equipment card that he discards you draw a card."""

    async def run(self, table: Table, me: Player, event: FinishStarts, *chosen: int) -> None:
        other = event.who
        if not other.alive:
            return
        equipment = [card for card in other.cards() if table.face[card].type == "equip"]
        could = bool(other.cards())
        if await may_discard(table, other, "gz-pay-or-hurt", equipment, 1, could, why=self.id, by=me.seat):
            await draw(table, me, 1)
        else:
            await damage(table, me, other, 1)


YUE_JIN = General("yue_jin", "乐进", "wei", "male", half_fish=4, skills=(Xiaoguo(),))
YUE_JIN_CURRENT = YUE_JIN._replace(skills=(XiaoguoCurrent(),))
