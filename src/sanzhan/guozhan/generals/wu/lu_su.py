"""鲁肃 Lu Su (Wu)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any

from sanzhan.guozhan.flow.choose import cards_pick, seats_pick
from sanzhan.guozhan.flow.move import discard, give, swap_hands
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Active, Effect, Trigger, Way
from sanzhan.guozhan.timings import DrawCount, DrawEnds

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Haoshi(Trigger[DrawCount]):
    """好施: in your draw phase you may draw two more; with more than five hand cards then half of them are given."""

    id = "haoshi"
    on = DrawCount

    async def run(self, table: Table, me: Player, event: DrawCount, *chosen: object) -> None:
        event.count += 2
        # it has to be given, whatever becomes of the general
        me.effects = (*me.effects, Effect(HAOSHI_GIVES, "phase"))
        table.changed()


class HaoshiGives(Trigger[DrawEnds]):
    """好施, end of the draw phase: half of the hand, rounded down, for another with the fewest hand cards."""

    id = "haoshi"
    on = DrawEnds
    locked = True

    def ready(self, table: Table, me: Player, event: DrawEnds) -> bool:
        return len(me.hand) > 5

    def ways(self, table: Table, me: Player, event: DrawEnds) -> Sequence[Way]:
        half, others = len(me.hand) // 2, table.others(me)
        fewest = min(len(p.hand) for p in others)
        return [(cards_pick(table, me.hand, half, half), seats_pick([p for p in others if len(p.hand) == fewest]))]

    async def run(self, table: Table, me: Player, event: DrawEnds, *chosen: Any) -> None:
        cards, seat = chosen
        await give(table, me, table[seat], cards)


class Dimeng(Active):
    """缔盟: once a play phase two others exchange hands; the cost is as many cards as their numbers differ."""

    id = "dimeng"

    def _pairs(self, table: Table, me: Player) -> list[tuple[Player, Player, int]]:
        """Any two others, and what it costs, as far as I have so many cards."""
        pairs = [(a, b, abs(len(a.hand) - len(b.hand))) for a, b in combinations(table.others(me), 2)]
        return [(a, b, cost) for a, b, cost in pairs if cost <= len(me.cards())]

    def ready(self, table: Table, me: Player) -> bool:
        return bool(self._pairs(table, me))

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        cards = me.cards()
        return [
            (seats_pick([a, b], 2, 2), cards_pick(table, cards, cost, cost)) for a, b, cost in self._pairs(table, me)
        ]

    async def pay(self, table: Table, me: Player, seats: tuple[int, int], cards: int | tuple[int, ...]) -> None:
        await discard(table, me, cards if isinstance(cards, tuple) else (cards,))

    async def run(self, table: Table, me: Player, seats: tuple[int, int], cards: int | tuple[int, ...]) -> None:
        one, other = table[seats[0]], table[seats[1]]
        if one.alive and other.alive:
            await swap_hands(table, one, other)


HAOSHI_GIVES = HaoshiGives()
LU_SU = General("lu_su", "鲁肃", "wu", "male", half_fish=3, skills=(Haoshi(), Dimeng()))
