"""张辽 Zhang Liao (Wei)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import others_cards, seats_pick
from sanzhan.guozhan.flow.move import take
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Trigger, Way
from sanzhan.guozhan.timings import DrawStarts

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Tuxi(Trigger[DrawStarts]):
    """突袭: instead of drawing in your draw phase take an unseen hand card from one or two others."""

    id = "tuxi"
    on = DrawStarts

    def _others(self, table: Table, me: Player) -> list[Player]:
        return [p for p in table.others(me) if p.hand]

    def ready(self, table: Table, me: Player, event: DrawStarts) -> bool:
        return bool(self._others(table, me))

    def ways(self, table: Table, me: Player, event: DrawStarts) -> Sequence[Way]:
        others = self._others(table, me)
        return ((seats_pick(others, 1, min(2, len(others))),),)

    async def pay(self, table: Table, me: Player, event: DrawStarts, *chosen: int | tuple[int, ...]) -> None:
        event.over = True

    async def run(self, table: Table, me: Player, event: DrawStarts, *chosen: int | tuple[int, ...]) -> None:
        seats = chosen[0] if isinstance(chosen[0], tuple) else (chosen[0],)
        cards: list[int] = []
        for seat in table.sorted_seats(seats):
            slots, _ = others_cards(table, table[seat], gear=False)
            cards += slots[:1]
        await take(table, me, cards)


ZHANG_LIAO = General("zhang_liao", "张辽", "wei", "male", half_fish=4, skills=(Tuxi(),))
