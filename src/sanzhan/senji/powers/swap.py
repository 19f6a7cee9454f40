"""Exchanging one card each, unseen: Umeko in her two versions (R75)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from sanzhan.kernel.ask import Ask, Option, Pick, Together
from sanzhan.senji.deed import deed
from sanzhan.senji.powers.power import Power
from sanzhan.senji.table import CARD, FLOWER

if TYPE_CHECKING:
    from sanzhan.senji.player import Player
    from sanzhan.senji.table import Table


class BlindSwap(Power):
    """Choose another player: each gives one card of his own choice face down; neither may refuse."""

    sort: ClassVar[int]

    def settling(self, table: Table, player: Player, handle: int) -> Sequence[Option[Any]]:
        if self.id in player.used or not self._held(player):
            return ()
        seats = [other.seat for other in table.others(player) if self._held(other)]
        if not seats:
            return ()
        pick = Pick("seat", seats)
        args = {"samurai": table.samurai(handle).id}
        return (Option("swap", deed(self._swap), pick, args=args),)

    def _held(self, player: Player) -> list[int]:
        return player.hand if self.sort == CARD else player.flowers

    async def _swap(self, table: Table, player: Player, seat: int) -> None:
        other = table[seat]
        player.used |= {self.id}
        answers = await Together(self._give(table, player, other.seat), self._give(table, other, player.seat))
        gave, got = answers[player.seat], answers[other.seat]
        mine, theirs = self._held(player), self._held(other)
        mine.remove(gave)
        theirs.remove(got)
        mine.append(got)
        theirs.append(gave)
        if self.sort == CARD:
            table.mix(player, other)
            for seat in (player.seat, other.seat):
                table.see_held((gave,), other.seat, seat)
                table.see_held((got,), player.seat, seat)
            table.passed_on(gave, player, other)
            table.passed_on(got, other, player)
        else:
            table.forget(FLOWER, (*mine, *theirs), (player.seat, other.seat))
            for seat in (player.seat, other.seat):
                table.see(FLOWER, (gave, got), seat)
        wires = {card: table.wire(card) if self.sort == CARD else table.flower(card).id for card in (gave, got)}
        table.tell(
            "senji-swapped",
            {
                player.seat: {"gave": wires[gave], "got": wires[got]},
                other.seat: {"gave": wires[got], "got": wires[gave]},
            },
            seat=player.seat,
            of=other.seat,
            what="cards" if self.sort == CARD else "flowers",
        )

    def _give(self, table: Table, player: Player, to: int) -> Ask[int]:
        cards = self.sort == CARD
        held = table.sorted_cards(player.hand) if cards else table.sorted_flowers(player.flowers)
        shown = table.wires(held) if cards else [table.flower(flower).id for flower in held]
        return Ask(
            player.seat,
            "senji-swap-card" if cards else "senji-swap-flower",
            lambda: [Option("give", lambda card: int(card), Pick("card" if cards else "flower", held, shown))],
            args={"seat": to},
        )
