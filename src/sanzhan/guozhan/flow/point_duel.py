"""拼点: both lay a hand card face down, turn them up together, the higher number wins (rules §15.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sanzhan.guozhan.flow.choose import cards_pick
from sanzhan.guozhan.flow.move import put_away_used, see_all, to_processing
from sanzhan.guozhan.flow.window import happen
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.timings import PointsShown
from sanzhan.kernel.ask import Ask, Option, Together

if TYPE_CHECKING:
    from sanzhan.guozhan.table import Table


def can_duel(me: Player, other: Player) -> bool:
    """Both have a hand card."""
    return me is not other and other.alive and bool(me.hand) and bool(other.hand)


async def point_duel(table: Table, me: Player, other: Player, why: str, mine: int | None = None) -> bool:
    """True if I win; a tie is no win. `mine`: the card that I have laid down already."""
    asks = [_ask(table, p, why, me, other) for p in (me, other) if p is other or mine is None]
    answers = await Together(*asks)
    card: int = answers[me.seat] if mine is None else mine
    theirs: int = answers[other.seat]
    face = table.face
    points = face[card].number, face[theirs].number
    if table.edition.pool(PointsShown, None) is not None:
        points = await _counted(table, me, other, card, theirs)
    won = points[0] > points[1]
    table.tell(
        "gz-point-duel",
        seat=me.seat,
        target=other.seat,
        why=why,
        card=face[card].wire,
        other=face[theirs].wire,
        won=won,
    )
    await to_processing(table, (card, theirs))
    await put_away_used(table, (card, theirs))
    return won


async def _counted(table: Table, me: Player, other: Player, mine: int, theirs: int) -> tuple[int, int]:
    """Both cards are turned up, and what they count may be changed (鹰扬)."""
    see_all(table, (mine, theirs))
    face = table.face
    table.tell("gz-points-shown", seat=me.seat, target=other.seat, card=face[mine].wire, other=face[theirs].wire)
    first, second = PointsShown(me, other, face[mine].number), PointsShown(other, me, face[theirs].number)
    for seat in table.sorted_seats((me.seat, other.seat)):
        await happen(table, first if seat == me.seat else second)
    return first.number, second.number


def _ask(table: Table, me: Player, why: str, one: Player, other: Player) -> Ask[Any]:
    return Ask(
        me.seat,
        "gz-point-duel",
        lambda: [Option("choose", lambda card: card, cards_pick(table, me.hand))],
        args={"why": why, "seat": one.seat, "target": other.seat},
    )
