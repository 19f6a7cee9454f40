"""李典 Li Dian (Wei)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.move import arrange_deck, draw, look_at_top
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Trigger
from sanzhan.guozhan.timings import Caused, DamageTiming, DrawStarts, Suffered
from sanzhan.kernel.ask import Ask, Option, Pick

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

LOOKED_AT, ON_TOP = 4, 2


class Xunxun(Trigger[DrawStarts]):
    """恂恂: in your draw phase look at the top four cards of the deck; two go back on top, the others to the bottom."""

    id = "xunxun"
    on = DrawStarts

    async def run(self, table: Table, me: Player, event: DrawStarts, *chosen: object) -> None:
        cards = look_at_top(table, me, LOOKED_AT)
        top_pick = _ordered(table, cards, ON_TOP)
        on_top = await Ask(me.seat, "gz-xunxun", lambda: [Option("arrange", _same, top_pick)])
        rest = [card for card in cards if card not in on_top]
        below_pick = _ordered(table, rest, len(rest))
        below = await Ask(me.seat, "gz-xunxun-bottom", lambda: [Option("arrange", _same, below_pick)])
        arrange_deck(table, me, on_top, below)


def _ordered(table: Table, cards: Sequence[int], count: int) -> Pick:
    """So many of these cards in an order; the first will be drawn first."""
    return Pick("card", cards, table.wires(cards), count, count, ordered=True)


def _same(cards: Sequence[int]) -> Sequence[int]:
    return cards


class Wangxi(Trigger[DamageTiming]):
    """忘隙: for each point of damage between you and another who is alive you may both draw a card."""

    id = "wangxi"

    def _other(self, event: DamageTiming) -> Player | None:
        raise NotImplementedError

    def times(self, event: DamageTiming) -> int:
        return event.damage.amount

    def ready(self, table: Table, me: Player, event: DamageTiming) -> bool:
        other = self._other(event)
        return other is not None and other is not me and other.alive

    async def run(self, table: Table, me: Player, event: DamageTiming, *chosen: object) -> None:
        for player in table.in_turn_order():
            if player in (me, self._other(event)):
                await draw(table, player, 1)


class WangxiCaused(Wangxi):
    """忘隙, for damage that you have dealt."""

    on = Caused

    def _other(self, event: DamageTiming) -> Player | None:
        return event.damage.target


class WangxiSuffered(Wangxi):
    """忘隙, for damage that has been dealt to you."""

    on = Suffered

    def _other(self, event: DamageTiming) -> Player | None:
        return event.damage.source


LI_DIAN = General(
    "li_dian",
    "李典",
    "wei",
    "male",
    half_fish=3,
    skills=(Xunxun(), WangxiCaused(), WangxiSuffered()),
    companions=("yue_jin",),
    package="momentum",
)
