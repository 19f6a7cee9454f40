"""大乔 Da Qiao (Wu)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.deck import MINUS_HORSE, WEAPON
from sanzhan.guozhan.cards.face import Face, Suit
from sanzhan.guozhan.flow.choose import cards_pick, seats_pick
from sanzhan.guozhan.flow.move import discard
from sanzhan.guozhan.flow.use import redirect
from sanzhan.guozhan.queries import in_range
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Conversion, Trigger, Way
from sanzhan.guozhan.timings import Becoming

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Guose(Conversion):
    """国色: a diamond card, in hand or equipped, as 乐不思蜀."""

    id = "guose"
    makes = ("indulgence",)
    modes = ("use",)
    gear = True

    def accepts(self, table: Table, me: Player, face: Face, suit: Suit, kind: str) -> bool:
        return suit == "diamond"


class Liuli(Trigger[Becoming]):
    """流离: when becoming a target of a Slash discard a card to redirect it to somebody in your attack range."""

    id = "liuli"
    on = Becoming

    def ready(self, table: Table, me: Player, event: Becoming) -> bool:
        return event.use.is_slash and bool(me.cards()) and bool(self._others(table, me, event))

    def _others(self, table: Table, me: Player, event: Becoming, without: int = -1) -> list[Player]:
        """Whom it can be redirected to: not the user, no target of this Slash, nor one that has been (G19)."""
        use = event.use
        taken = {use.user.seat, *use.targets, *use.cancelled}
        return [p for p in table.others(me) if p.seat not in taken and in_range(table, me, p, without=without)]

    def ways(self, table: Table, me: Player, event: Becoming) -> Sequence[Way]:
        # a weapon or horse that is discarded no longer helps to reach
        bearing = [h for h in me.gear() if {table.face[h].slot, *table.kind(h).fills} & {WEAPON, MINUS_HORSE}]
        plain = [card for card in me.cards() if card not in bearing]
        ways = [(cards, self._others(table, me, event, cards[0])) for cards in ([card] for card in bearing)]
        if plain:
            ways.insert(0, (plain, self._others(table, me, event)))
        return [(cards_pick(table, cards), seats_pick(others)) for cards, others in ways if others]

    async def pay(self, table: Table, me: Player, event: Becoming, *chosen: int) -> None:
        await discard(table, me, (chosen[0],))

    async def run(self, table: Table, me: Player, event: Becoming, *chosen: int) -> None:
        if me.seat in event.use.targets and table[chosen[1]].alive:
            event.over = True
            redirect(table, event.use, me, table[chosen[1]])


DA_QIAO = General(
    "da_qiao",
    "大乔",
    "wu",
    "female",
    half_fish=3,
    skills=(Guose(), Liuli()),
    companions=("xiao_qiao",),
)
