"""Coming into a room and leaving it."""

from __future__ import annotations

import time

from sanzhan.kernel.errors import SanzhanError
from sanzhan.server import protocol, talk
from sanzhan.server.connection import GONE, Connection
from sanzhan.server.guests import Guest
from sanzhan.server.room import Room, Stored
from sanzhan.server.tokens import hashed, new_token

TOKENS_EACH = 8
"""So many doors a guest may have come in by; the oldest is shut."""


async def let_in(room: Room, guest: Guest, watch: bool) -> protocol.Admission:
    """A token for a guest, who gets the seat he had, a free one, or (`watch`) none. Raises SanzhanError."""
    seat = room.seat_of(guest.id)
    if seat is None and guest.id not in room.guests and len(room.guests) >= room.config.people_per_room:
        raise SanzhanError("error-room-full", "too many people are in this room")
    if seat is None and not watch:
        if room.state != "waiting":
            raise SanzhanError("error-already-started", "the match has started; it can be watched")
        seat = next((i for i, one in enumerate(room.seats) if one.kind == "empty"), None)
        if seat is None:
            raise SanzhanError("error-room-full", "all seats are taken")
        room.seats[seat].sit(guest.id, guest.name)
        await room.save()
    token = new_token()
    key = hashed(token)
    await room.store.let_in({"hash": key, "room": room.code, "guest": guest.id, "name": guest.name})
    room.guests[guest.id] = guest.name
    room.tokens[key] = guest.id
    mine = [one for one, owner in room.tokens.items() if owner == guest.id]
    await _shut(room, mine[:-TOKENS_EACH])
    room.tell()
    return protocol.Admission(room.code, token, seat)


async def enter(room: Room, connection: Connection) -> None:
    """A socket has shown a token: it gets everything as it stands now."""
    await room.ready()
    await talk.ready(room)
    first = not room.connections
    room.connections.append(connection)
    room.used, room.visited = time.time(), True
    if first and room.live is not None:
        room.live.go_on()
    viewer = room.seat_of(connection.guest)
    room.tell()
    if heard := talk.heard(room, viewer):
        connection.send(protocol.ChatFrame(heard))
    if room.live is not None:
        room.live.snapshot(viewer, [connection])


async def go(room: Room, connection: Connection) -> None:
    """A socket has been closed, for whatever reason."""
    if connection not in room.connections:
        return
    room.connections.remove(connection)
    room.used = time.time()
    if not room.connections and room.live is not None:
        room.live.rest()
    room.tell()


async def leave(room: Room, guest: str, stored: Stored) -> None:
    """For good: before the start the seat is free again, during the match a bot goes on."""
    seat = room.seat_of(guest)
    heir = next((one.guest for one in room.seats if one.guest not in (None, guest)), None)
    if seat is not None and heir is None:
        # bots alone need no table
        await room.close()
        stored()
        return
    if room.host == guest and heir is not None:
        room.host = heir
    if seat is not None and room.state != "waiting":
        await hand_over(room, seat, "thumb")
    elif seat is not None:
        room.seats[seat].free()
        await room.save()
    await show_out(room, guest)
    stored()
    room.tell()


async def hand_over(room: Room, seat: int, level: str) -> None:
    """A bot takes a person's place during a match, under his name: the log speaks of it."""
    room.seats[seat].put_bot(level, room.seats[seat].name)
    await room.save()
    if room.live is not None and not room.live.over:
        room.live.replace(seat, level)


async def show_out(room: Room, guest: str) -> None:
    """His tokens are worth nothing any more, his sockets are closed."""
    await _shut(room, [key for key, owner in room.tokens.items() if owner == guest])
    room.guests.pop(guest, None)
    for connection in room.connections:
        if connection.guest == guest:
            connection.close(GONE)


async def _shut(room: Room, keys: list[str]) -> None:
    await room.store.shut_out(keys)
    for key in keys:
        del room.tokens[key]
