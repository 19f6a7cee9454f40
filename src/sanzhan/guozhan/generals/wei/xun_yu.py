"""荀彧 Xun Yu (Wei)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import cards_pick, choose_seat, seats_pick
from sanzhan.guozhan.flow.damage import damage
from sanzhan.guozhan.flow.move import draw
from sanzhan.guozhan.flow.point_duel import can_duel, point_duel
from sanzhan.guozhan.queries import in_range
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Active, Trigger, Way
from sanzhan.guozhan.timings import Suffered

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Quhu(Active):
    """驱虎: point duel with somebody of more HP; won: he deals 1 damage to whom you name in his range, else to you."""

    id = "quhu"

    def _rivals(self, table: Table, me: Player) -> list[Player]:
        return [p for p in table.others(me) if p.hp > me.hp and can_duel(me, p)]

    def ready(self, table: Table, me: Player) -> bool:
        return bool(self._rivals(table, me))

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        # the own card is laid down as a cost, before what the reveal brings (R28)
        return ((seats_pick(self._rivals(table, me)), cards_pick(table, me.hand)),)

    async def run(self, table: Table, me: Player, seat: int, card: int) -> None:
        rival = table[seat]
        if not can_duel(me, rival):
            return
        if not await point_duel(table, me, rival, self.id, card):
            await damage(table, rival, me, 1)
            return
        victims = [p for p in table.in_turn_order() if in_range(table, rival, p)]
        if me.alive and victims:
            victim = await choose_seat(table, me, "gz-quhu", victims, target=seat)
            await damage(table, rival, victim, 1)


class Jieming(Trigger[Suffered]):
    """节命: for each point of damage let somebody draw up to as many hand cards as his maximum HP, at most 5."""

    id = "jieming"
    on = Suffered

    def times(self, event: Suffered) -> int:
        return event.damage.amount

    def ways(self, table: Table, me: Player, event: Suffered) -> Sequence[Way]:
        return ((seats_pick(table.in_turn_order()),),)

    async def run(self, table: Table, me: Player, event: Suffered, *chosen: int) -> None:
        target = table[chosen[0]]
        await draw(table, target, min(target.max_hp, 5) - len(target.hand))


class JiemingCurrent(Jieming):
    """节命, current edition: once for all damage suffered at a time."""

    def times(self, event: Suffered) -> int:
        return 1


XUN_YU = General("xun_yu", "荀彧", "wei", "male", half_fish=3, skills=(Quhu(), Jieming()))
XUN_YU_CURRENT = XUN_YU._replace(skills=(Quhu(), JiemingCurrent()))
