"""Moving a card that lies on the table: from one equipment or judgement area to the same area of another (巧变)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sanzhan.guozhan.cards.delayed import Delayed
from sanzhan.guozhan.cards.kind import KINDS
from sanzhan.guozhan.flow.choose import seats_pick
from sanzhan.guozhan.flow.move import lay, place, put_away_used, to_processing
from sanzhan.guozhan.flow.use import aimed_anew
from sanzhan.guozhan.flow.window import happen
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.queries import has_room
from sanzhan.guozhan.timings import Becoming
from sanzhan.kernel.ask import Ask, Option, Pick

if TYPE_CHECKING:
    from sanzhan.guozhan.table import Table


class Movable(NamedTuple):
    """A card on the table, whose it is, what it counts as, and who could have it instead (seats)."""

    card: int
    owner: int
    kind: str
    to: tuple[int, ...]


def movable(table: Table) -> list[Movable]:
    """Every card on the table that has a free place elsewhere."""
    found: list[Movable] = []
    for owner in table.in_turn_order():
        others = table.others(owner)
        for card in owner.gear():
            face = table.face[card]
            to = tuple(p.seat for p in others if has_room(table, p, card))
            found.append(Movable(card, owner.seat, face.kind, to))
        for card, key in owner.judging:
            kind = KINDS[key]
            assert isinstance(kind, Delayed)
            to = tuple(p.seat for p in others if kind.barred(p) is None)
            found.append(Movable(card, owner.seat, key, to))
    return [thing for thing in found if thing.to]


async def move_on_field(table: Table, me: Player, things: list[Movable]) -> None:
    """I may move one of these to one of its places; a delayed trick becomes aimed at its new owner."""
    if not things:
        return

    def options() -> list[Option[tuple[Movable, int] | None]]:
        listed: list[Option[tuple[Movable, int] | None]] = [Option("decline", lambda: None)]
        for thing in things:
            what = Pick("table_card", [thing], [{"seat": thing.owner, "card": table.face[thing.card].wire}])
            listed.append(
                Option("move", lambda thing, seat: (thing, seat), what, seats_pick([table[s] for s in thing.to]))
            )
        return listed

    chosen = await Ask(me.seat, "gz-move-on-field", options)
    if chosen is None:
        return
    thing, seat = chosen
    to = table[seat]
    kind = KINDS[thing.kind]
    if not isinstance(kind, Delayed):
        await place(table, thing.card, table[thing.owner], to)
        return
    await to_processing(table, (thing.card,))
    use = aimed_anew(table, me, thing.kind, thing.card, to)
    await happen(table, Becoming(to, use, to))
    if seat in use.targets and to.alive:
        await lay(table, thing.card, thing.kind, to)
    else:
        await put_away_used(table, (thing.card,))
