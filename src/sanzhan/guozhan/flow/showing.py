"""Generals face up and face down, and the dead who are shown (rules §5-7). Nobody is asked here."""

from __future__ import annotations

from typing import TYPE_CHECKING
from zlib import crc32

from sanzhan.guozhan.flow.kingdoms import determine, gather, is_lord
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.skills.skill import DEPUTY, GEAR, HEAD, ORIGINS, Listener

if TYPE_CHECKING:
    from sanzhan.guozhan.table import Table

SUM = (1 << 48) - 1
"""Running sums over what was shown stay below this."""


def learn(table: Table, what: str, seats: tuple[int, ...]) -> None:
    """The rules show this to these seats: what it is differs from world to world."""
    code = crc32(what.encode())
    for seat in seats:
        table.shown_to[seat] = (table.shown_to[seat] * 31 + code) & SUM
    if len(seats) == table.size:
        table.shown = (table.shown * 31 + code) & SUM


def learn_generals(table: Table, handles: tuple[int, ...], seats: tuple[int, ...]) -> None:
    """These seats see the faces of these general cards."""
    for handle in handles:
        for seat in seats:
            table.seen_generals[seat] |= 1 << handle
        learn(table, table.general_face[handle].id, seats)


def turn_up(table: Table, me: Player, origins: tuple[int, ...]) -> None:
    """Generals are turned up; the first of a player fixes his kingdom (§6)."""
    if DEPUTY in origins and not me.up[HEAD] and table.general(me, DEPUTY).second is not None:
        # a dual-kingdom deputy brings the head with him (§14.3)
        origins = (HEAD, DEPUTY)
    me.up = (me.up[0] or 0 in origins, me.up[1] or 1 in origins)
    table.turned = (*table.turned, *((me.seat, origin) for origin in origins))
    table.changed()
    learn_generals(table, tuple(me.generals[o] for o in origins), tuple(range(table.size)))
    before = me.kingdom
    determine(table, me, origins[0])
    table.tell(
        "gz-reveal",
        seat=me.seat,
        generals=[[ORIGINS[o], table.general(me, o).id] for o in origins],
        kingdom=kingdom_key(me) if me.kingdom != before else None,
    )
    if is_lord(table, me):
        gather(table, me)


def kingdom_key(me: Player) -> str | None:
    """A kingdom as people call it: careerists are told apart by their seat alone."""
    return None if me.kingdom is None else kingdom_key_of(me.kingdom)


def kingdom_key_of(kingdom: str) -> str:
    """The same for a kingdom itself."""
    return "careerist" if kingdom.startswith("careerist") else kingdom


def turn_up_for(table: Table, me: Player, listener: Listener | None) -> bool:
    """Using a skill of a face-down general turns it up; True if it did: after the cost, rewards follow (§5.3)."""
    if listener is None or listener.origin >= GEAR or not me.alive or me.up[listener.origin]:
        return False
    turn_up(table, me, (listener.origin,))
    return True


def show_dead(table: Table, me: Player) -> None:
    """The dead show their generals: no reveal, but the kingdom is determined (§5.11, S4 39)."""
    hidden = tuple(o for o in (HEAD, DEPUTY) if not me.up[o])
    if not hidden:
        return
    learn_generals(table, tuple(me.generals[o] for o in hidden), tuple(range(table.size)))
    me.up = (True, True)
    me.rewarded = True
    before = me.kingdom
    determine(table, me, HEAD)
    table.tell(
        "gz-shown",
        seat=me.seat,
        generals=[[ORIGINS[o], table.general(me, o).id] for o in hidden],
        kingdom=kingdom_key(me) if me.kingdom != before else None,
    )
