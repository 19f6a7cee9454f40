"""孔融 Kong Rong (Qun)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sanzhan.guozhan.flow.choose import cards_pick, seats_pick
from sanzhan.guozhan.flow.move import give
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Trigger, Way
from sanzhan.guozhan.table import DISCARD
from sanzhan.guozhan.timings import Lost, Suffering

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Mingshi(Trigger[Suffering]):
    """名士: damage from a source with a face-down general is 1 less."""

    id = "mingshi"
    on = Suffering
    locked = True

    def ready(self, table: Table, me: Player, event: Suffering) -> bool:
        source = event.damage.source
        return source is not None and source.hidden

    async def run(self, table: Table, me: Player, event: Suffering, *chosen: object) -> None:
        event.damage.amount -= 1
        if event.damage.amount <= 0:
            event.over = True


class Lirang(Trigger[Lost]):
    """礼让: when cards of yours have been discarded you may give them to others, each card to whom you like."""

    id = "lirang"
    on = Lost

    def _lying(self, table: Table, event: Lost) -> list[int]:
        return [card for card in (*event.hand, *event.gear) if table.zone[card] == DISCARD]

    def ready(self, table: Table, me: Player, event: Lost) -> bool:
        return event.discarded and bool(self._lying(table, event)) and bool(table.others(me))

    def times(self, event: Lost) -> int:
        """One receiver after the other."""
        return len(event.hand) + len(event.gear)

    def ways(self, table: Table, me: Player, event: Lost) -> Sequence[Way]:
        cards = self._lying(table, event)
        return ((cards_pick(table, cards, 1, len(cards)), seats_pick(table.others(me))),)

    async def run(self, table: Table, me: Player, event: Lost, *chosen: Any) -> None:
        named, seat = chosen
        lying = self._lying(table, event)
        cards = [card for card in (named if isinstance(named, tuple) else (named,)) if card in lying]
        await give(table, me, table[seat], cards)


KONG_RONG = General("kong_rong", "孔融", "qun", "male", half_fish=3, skills=(Mingshi(), Lirang()))
