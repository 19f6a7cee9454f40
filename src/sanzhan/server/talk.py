"""What is said in a room."""

from __future__ import annotations

import time
import unicodedata

import msgspec

from sanzhan.kernel.errors import SanzhanError
from sanzhan.server.protocol import ChatFrame, ChatLine
from sanzhan.server.room import Room, Stored


async def ready(room: Room) -> None:
    """Remember what was said before the server started."""
    if room.said is None:
        rows = await room.store.chat(room.code, room.config.chat_kept)
        room.said = [ChatLine(row["seat"], row["name"], row["text"], row["at"]) for row in rows]
        room.lines = rows[-1]["n"] if rows else 0


async def say(room: Room, guest: str, typed: str, stored: Stored) -> None:
    """Raises SanzhanError if it is too long or says nothing."""
    if len(typed) > room.config.chat_length:
        raise SanzhanError("error-too-large", f"at most {room.config.chat_length} characters")
    text = "".join(" " if unicodedata.category(char) == "Cc" else char for char in typed).strip()
    if not text:
        raise SanzhanError("error-bad-frame", "nothing is said")
    await ready(room)
    assert room.said is not None
    line = ChatLine(room.seat_of(guest), room.guests.get(guest, ""), text, int(time.time() * 1000))
    await room.store.say(room.code, room.lines + 1, msgspec.to_builtins(line))
    room.lines += 1
    room.said = [*room.said, line][-room.config.chat_kept :]
    stored()
    for connection in room.connections:
        connection.send(ChatFrame([line]))
