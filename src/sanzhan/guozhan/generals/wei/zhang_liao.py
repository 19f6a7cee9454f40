"""张辽 Zhang Liao (Wei)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import others_cards, seats_pick
from sanzhan.guozhan.flow.move import take
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Trigger, Way
from sanzhan.guozhan.timings import DrawCount, DrawStarts

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


class TuxiCurrent(Trigger[DrawCount]):
    """突袭, current edition: draw fewer cards to take an unseen hand card from as many others."""

    id = "tuxi"
    on = DrawCount

    def _others(self, table: Table, me: Player) -> list[Player]:
        return [p for p in table.others(me) if p.hand]

    def ready(self, table: Table, me: Player, event: DrawCount) -> bool:
        return event.count > 0 and bool(self._others(table, me))

    def ways(self, table: Table, me: Player, event: DrawCount) -> Sequence[Way]:
        others = self._others(table, me)
        return ((seats_pick(others, 1, min(event.count, len(others))),),)

    async def pay(self, table: Table, me: Player, event: DrawCount, *chosen: int | tuple[int, ...]) -> None:
        event.count -= len(_seats(chosen[0]))

    async def run(self, table: Table, me: Player, event: DrawCount, *chosen: int | tuple[int, ...]) -> None:
        slots = [others_cards(table, table[seat], gear=False)[0] for seat in table.sorted_seats(_seats(chosen[0]))]
        await take(table, me, [hand[0] for hand in slots if hand])


def _seats(chosen: int | tuple[int, ...]) -> tuple[int, ...]:
    return chosen if isinstance(chosen, tuple) else (chosen,)


ZHANG_LIAO = General("zhang_liao", "张辽", "wei", "male", half_fish=4, skills=(Tuxi(),))
ZHANG_LIAO_CURRENT = ZHANG_LIAO._replace(skills=(TuxiCurrent(),))
