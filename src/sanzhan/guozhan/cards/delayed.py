"""Delayed tricks: laid down now, judged in the target's judge phase (card effects §3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.kind import Kind
from sanzhan.guozhan.flow.damage import damage
from sanzhan.guozhan.flow.judge import Judgement
from sanzhan.guozhan.flow.move import lay
from sanzhan.guozhan.flow.respond import Made
from sanzhan.guozhan.flow.use import Use, aimed_anew
from sanzhan.guozhan.flow.window import happen
from sanzhan.guozhan.queries import distance, reach_of
from sanzhan.guozhan.skills.skill import Listener
from sanzhan.guozhan.timings import Becoming

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

Assumed = Sequence[Listener]


class Delayed(Kind):
    """`bad`: what the judgement must be for the effect."""

    type = "trick"
    delayed = True

    def refuses(self, table: Table, me: Player, target: Player, assumed: Assumed = ()) -> str | None:
        if target is me:
            return "why-gz-not-yourself"
        return self.barred(target)

    def barred(self, target: Player) -> str | None:
        """Never two of one name in one area (S3 18)."""
        return "why-gz-lies-there" if any(kind == self.key for _, kind in target.judging) else None

    async def effect(self, table: Table, use: Use, target: Player) -> None:
        await lay(table, use.cards[0], self.key, target)

    def bad(self, judgement: Judgement) -> bool:
        raise NotImplementedError

    async def strike(self, table: Table, me: Player, card: int) -> None:
        """What happens after a bad judgement."""
        raise NotImplementedError

    async def passes(self, table: Table, me: Player, card: int) -> None:
        """What happens to the card otherwise, before it is put away."""


class Indulgence(Delayed):
    """乐不思蜀: unless the judgement is a heart the play phase is skipped."""

    key = "indulgence"

    def bad(self, judgement: Judgement) -> bool:
        return judgement.suit != "heart"

    async def strike(self, table: Table, me: Player, card: int) -> None:
        skip(table, "play")


class SupplyShortage(Delayed):
    """兵粮寸断: unless the judgement is a club the draw phase is skipped; for a character at distance 1."""

    key = "supply_shortage"

    def refuses(self, table: Table, me: Player, target: Player, assumed: Assumed = ()) -> str | None:
        why = super().refuses(table, me, target, assumed)
        if why is None and distance(table, me, target, assumed) > reach_of(table, me, self, 1, assumed, target):
            return "why-gz-too-far"
        return why

    def bad(self, judgement: Judgement) -> bool:
        return judgement.suit != "club"

    async def strike(self, table: Table, me: Player, card: int) -> None:
        skip(table, "draw")


def skip(table: Table, phase: str) -> None:
    """A phase of this turn will not be."""
    table.skipped |= {phase}
    table.tell("gz-skip", seat=table.current, phase=phase)


class Lightning(Delayed):
    """闪电: a spade 2-9 strikes for 3 thunder damage without source; otherwise it goes to the next character."""

    key = "lightning"
    least = most = 0
    nature = "thunder"

    def unusable(self, table: Table, me: Player, assumed: Assumed = ()) -> str | None:
        return self.barred(me)

    def bad(self, judgement: Judgement) -> bool:
        return judgement.suit == "spade" and 2 <= judgement.number <= 9

    async def strike(self, table: Table, me: Player, card: int) -> None:
        use = Use(table, me, Made("lightning", (card,)), (me.seat,))
        await damage(table, None, me, 3, "thunder", use)

    async def passes(self, table: Table, me: Player, card: int) -> None:
        for player in table.after(me.seat):
            if self.barred(player) is not None or player.seat in table.index.absent:
                continue
            use = aimed_anew(table, me, self.key, card, player)
            await happen(table, Becoming(player, use, player))
            if player.seat in use.targets:
                await lay(table, card, self.key, player)
                return
