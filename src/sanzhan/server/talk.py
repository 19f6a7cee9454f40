"""What is said in a room: to everybody who is there, or by a seat to some other seats alone."""

from __future__ import annotations

import time
import unicodedata

import msgspec

from sanzhan import games
from sanzhan.kernel.errors import SanzhanError
from sanzhan.kernel.watch import Viewer
from sanzhan.server.connection import Body
from sanzhan.server.protocol import ChatFrame, ChatLine
from sanzhan.server.room import Room, Stored


async def ready(room: Room) -> None:
    """Remember what was said before the server started."""
    if room.said is None:
        rows = await room.store.chat(room.code, room.config.chat_kept)
        room.said = [ChatLine(row["seat"], row["name"], row["text"], row["at"], row["to"]) for row in rows]
        room.lines = rows[-1]["n"] if rows else 0


async def say(room: Room, guest: str, typed: str, to: list[int] | None, stored: Stored) -> None:
    """`to` is None for everybody. Raises SanzhanError if it is too long, says nothing or cannot be said to these."""
    if len(typed) > room.config.chat_length:
        raise SanzhanError("error-too-large", f"at most {room.config.chat_length} characters")
    text = "".join(" " if unicodedata.category(char) == "Cc" else char for char in typed).strip()
    if not text:
        raise SanzhanError("error-bad-frame", "nothing is said")
    seat = room.seat_of(guest)
    others = None if to is None else _others(room, seat, to)
    await ready(room)
    line = ChatLine(seat, room.guests.get(guest, ""), text, int(time.time() * 1000), others)
    await room.store.say(room.code, room.lines + 1, msgspec.to_builtins(line))
    room.lines += 1
    _keep(room, line)
    stored()
    body = Body(ChatFrame([line]))
    for viewer, connections in room.hearers().items():
        if _hears(viewer, line):
            for connection in connections:
                connection.send(body)


def heard(room: Room, viewer: Viewer) -> list[ChatLine]:
    """What has been said so that this viewer hears it. A seat hears what was said to it, whoever sits there now."""
    return [line for line in room.said or [] if _hears(viewer, line)]


def forget_private(room: Room) -> None:
    """The match has been forgotten: before the next one people may change their seats."""
    room.said = [line for line in room.said or [] if line.to is None]


def _others(room: Room, seat: int | None, to: list[int]) -> list[int]:
    """The seats spoken to besides the writer's own, in order. Raises SanzhanError."""
    if not games.talks_privately(room.game):
        raise SanzhanError("error-no-private-talk", "in this game everything is said to everybody")
    if room.state == "waiting":
        raise SanzhanError("error-not-started", "people may still change their seats")
    if seat is None:
        raise SanzhanError("error-stranger", "who watches speaks to everybody")
    listeners = set(to)
    others = listeners - {seat}
    if not others or len(listeners) < len(to) or not listeners <= set(range(len(room.seats))):
        raise SanzhanError("error-bad-listeners", "other seats of this room are wanted, each once")
    return sorted(others)


def _hears(viewer: Viewer, line: ChatLine) -> bool:
    return line.to is None or (viewer is not None and (viewer == line.seat or viewer in line.to))


def _keep(room: Room, line: ChatLine) -> None:
    """The oldest line of its own thread gives way: how much others say in private shows nowhere."""
    said = [*(room.said or []), line]
    thread = [one for one in said if _thread(one) == _thread(line)]
    if len(thread) > room.config.chat_kept:
        said.remove(thread[0])
    room.said = said


def _thread(line: ChatLine) -> tuple[int | None, list[int]] | None:
    return None if line.to is None else (line.seat, line.to)
