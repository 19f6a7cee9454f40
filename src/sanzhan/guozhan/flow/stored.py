"""General cards that lie in a pile before a player (魂): which they are he alone knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.showing import learn_generals
from sanzhan.guozhan.player import Player

if TYPE_CHECKING:
    from sanzhan.guozhan.table import Table

FACE_UP = ("massacre",)
"""Piles of generals that lie open; others are known to their owner alone."""


def store_generals(table: Table, me: Player, name: str, count: int) -> None:
    """So many generals out of the general deck, by lot, come face down into this pile."""
    loose = list(table.general_deck)
    # the others know no longer which of the cards they have seen is still in the deck
    mask = sum(1 << handle for handle in loose)
    for seat in range(table.size):
        if seat != me.seat:
            table.seen_generals[seat] &= ~mask
    table.rng.shuffle(loose, "stored")
    drawn = tuple(loose[:count])
    table.general_deck = [handle for handle in table.general_deck if handle not in drawn]
    me.stored[name] = (*me.stored.get(name, ()), *drawn)
    learn_generals(table, drawn, (me.seat,))
    ids = [table.general_face[handle].id for handle in drawn]
    table.tell("gz-stored", {me.seat: {"generals": ids}}, seat=me.seat, pile=name, count=len(drawn))


def put_back(table: Table, me: Player, name: str, handles: tuple[int, ...]) -> None:
    """Generals of this pile go under the general deck; everybody sees them."""
    if not handles:
        return
    left = tuple(handle for handle in me.stored[name] if handle not in handles)
    me.stored = {other: pile for other, pile in me.stored.items() if other != name} | ({name: left} if left else {})
    table.general_deck += handles
    learn_generals(table, handles, tuple(range(table.size)))
    ids = [table.general_face[handle].id for handle in handles]
    table.tell("gz-put-back", seat=me.seat, pile=name, generals=ids)
