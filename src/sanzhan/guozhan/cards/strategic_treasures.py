"""The treasures of the strategic deck (card effects §5.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.deck import FACE_DOWN, TREASURE
from sanzhan.guozhan.cards.equipment import Equipment
from sanzhan.guozhan.cards.kind import KINDS
from sanzhan.guozhan.flow.choose import cards_pick, seats_pick
from sanzhan.guozhan.flow.move import discard, lost, place, shift
from sanzhan.guozhan.flow.use import use_card, virtual
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.queries import has_room, may_target, may_use
from sanzhan.guozhan.skills.skill import Active, Modifier, Trigger, Way
from sanzhan.guozhan.table import PILE
from sanzhan.guozhan.timings import DrawCount, PlayStarts
from sanzhan.kernel.ask import Ask, Option

if TYPE_CHECKING:
    from sanzhan.guozhan.table import Table
    from sanzhan.kernel.ask import Wire

(OX,) = FACE_DOWN
HOLDS = 5
"""So many cards lie under an ox at most."""


# -- 木牛流马


class Tuck(Active):
    """木牛流马: put a hand card face down under it, then you may send it to a character without a treasure."""

    id = OX

    def ready(self, table: Table, me: Player) -> bool:
        return bool(me.hand) and len(me.piles.get(OX, ())) < HOLDS

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        return ((cards_pick(table, me.hand),),)

    async def pay(self, table: Table, me: Player, *chosen: int) -> None:
        await tuck(table, me, me, chosen)

    async def run(self, table: Table, me: Player, *chosen: int) -> None:
        ox = me.equip[TREASURE]
        if ox < 0 or table.kind(ox).key != OX:
            return
        free = [p for p in table.others(me) if has_room(table, p, ox)]
        if not free:
            return

        def options() -> list[Option[int | None]]:
            return [Option("decline", lambda: None), Option("send", lambda seat: seat, seats_pick(free))]

        seat = await Ask(me.seat, "gz-wooden-ox", options)
        if seat is not None:
            await place(table, ox, me, table[seat])


async def tuck(table: Table, giver: Player, to: Player, cards: Sequence[int]) -> None:
    """Cards go face down under an ox: only whose it is now sees them, and who has put them there."""
    losses = shift(table, cards, PILE, to, openly=False, seers=(giver.seat,), pile=OX)
    seen: dict[str, Wire] = {"cards": list(table.wires(cards))}
    table.tell("gz-tuck", {giver.seat: seen, to.seat: seen}, seat=giver.seat, to=to.seat, count=len(cards))
    await lost(table, losses, False)


class Laden(Modifier):
    """木牛流马: what lies under it is used and played as from the hand."""

    id = OX

    def at_hand(self, table: Table, me: Player) -> tuple[int, ...]:
        return me.piles.get(OX, ())


class WoodenOx(Equipment):
    """木牛流马: into another equipment area it takes what lies under it along; elsewhere that is discarded."""

    key = OX
    skills = (Tuck(), Laden())

    async def left(self, table: Table, me: Player) -> None:
        load = me.piles.get(OX, ())
        bearer = next((p for p in table.living() if any(table.kind(card).key == OX for card in p.gear())), None)
        if load and bearer is not None:
            await tuck(table, me, bearer, load)
        else:
            await discard(table, me, load)
        me.piles = {name: cards for name, cards in me.piles.items() if name != OX}


# -- 玉玺


class Crowned(Modifier):
    """玉玺: its holder's kingdom is the only big one."""

    id = "jade_seal"

    def big_kingdom(self, table: Table, me: Player) -> bool:
        return True


class Tribute(Trigger[DrawCount]):
    """玉玺: a determined holder draws one more in the draw phase."""

    id = "jade_seal"
    on = DrawCount
    locked = True

    def ready(self, table: Table, me: Player, event: DrawCount) -> bool:
        return me.determined

    async def run(self, table: Table, me: Player, event: DrawCount, *chosen: object) -> None:
        event.count += 1


class Audience(Trigger[PlayStarts]):
    """玉玺: at the start of his play phase a determined holder uses a 知己知彼 without card."""

    id = "jade_seal"
    on = PlayStarts
    locked = True

    def _targets(self, table: Table, me: Player) -> list[Player]:
        kind = KINDS["know_both"]
        if not may_use(table, me, kind.family):
            return []
        return [p for p in table.others(me) if may_target(table, me, p) and kind.refuses(table, me, p) is None]

    def ready(self, table: Table, me: Player, event: PlayStarts) -> bool:
        return me.determined and bool(self._targets(table, me))

    def ways(self, table: Table, me: Player, event: PlayStarts) -> Sequence[Way]:
        return ((seats_pick(self._targets(table, me)),),)

    async def run(self, table: Table, me: Player, event: PlayStarts, *chosen: int) -> None:
        await use_card(table, me, virtual("know_both"), (chosen[0],))


class JadeSeal(Equipment):
    """玉玺"""

    key = "jade_seal"
    skills = (Crowned(), Tribute(), Audience())
