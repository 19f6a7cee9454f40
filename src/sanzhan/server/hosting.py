"""What can be done in a room before a match and after it, mostly by its host."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from sanzhan import games
from sanzhan.bots import make_bot
from sanzhan.kernel.errors import BadOption, SanzhanError
from sanzhan.kernel.options import as_dict, from_dict
from sanzhan.server import doors
from sanzhan.server.config import MOST_SECONDS, RoomSettings
from sanzhan.server.play import Play
from sanzhan.server.room import Room, Stored
from sanzhan.server.seat import Seat, bot_name

MOST_CLOCK = 24 * 3600


async def change(
    room: Room, guest: str, seats: int, options: Mapping[str, object], settings: Mapping[str, object], stored: Stored
) -> None:
    """Other options, settings or number of seats. Raises SanzhanError."""
    _only_host(room, guest)
    _only_before(room)
    games.check_seats(room.game, seats)
    chosen = from_dict(room.game.options, options)
    paced = checked_settings(settings)
    room.seats = _resized(room.seats, seats)
    room.options, room.settings = dict(as_dict(chosen)), paced
    await _changed(room, stored)


def checked_settings(given: Mapping[str, object]) -> RoomSettings:
    """Raises BadOption."""
    settings = from_dict(RoomSettings, given)
    for name, value in as_dict(settings).items():
        if isinstance(value, int) and value > MOST_SECONDS.get(name, MOST_CLOCK):
            raise BadOption("error-bad-option", f"{name} is too long", option=name)
    if 0 < settings.window < settings.window_min:
        raise BadOption("error-bad-options", "the clock of secret windows ends before they may be closed")
    return settings


def _resized(seats: list[Seat], count: int) -> list[Seat]:
    """So many seats; whoever loses his gets another. Raises SanzhanError if there are more people than seats."""
    kept = [*seats[:count], *(Seat() for _ in range(count - len(seats)))]
    for seat in seats[count:]:
        if seat.guest is None:
            continue
        places = [place for kind in ("empty", "bot") for place in kept if place.kind == kind]
        if not places:
            raise SanzhanError("error-room-full", "more people sit here than that")
        kept[kept.index(places[0])] = Seat(seat.guest, seat.name)
    return kept


async def put(room: Room, guest: str, seat: int, level: str | None, stored: Stored) -> None:
    """The host puts a bot on a seat or frees it. During a match a bot may take over from a person who is away."""
    _only_host(room, guest)
    if not 0 <= seat < len(room.seats) or room.seats[seat].guest == guest:
        raise SanzhanError("error-bad-seat", "this seat cannot be given away")
    if level is not None:
        make_bot(level)
    place = room.seats[seat]
    gone = place.guest
    if room.state == "waiting":
        if level is None:
            place.free()
        else:
            others = [one.name for one in room.seats if one is not place]
            place.put_bot(level, place.name if place.kind == "bot" else bot_name(others))
    elif room.state == "playing" and level is not None and gone is not None and not _is_here(room, gone):
        await doors.hand_over(room, seat, level)
    else:
        raise SanzhanError("error-already-started", "only the seat of a person who is away can be given away now")
    if gone is not None:
        await doors.show_out(room, gone)
    await _changed(room, stored)


async def move(room: Room, guest: str, seat: int, stored: Stored) -> None:
    """Somebody, seated or not, takes a free seat. Raises SanzhanError."""
    _only_before(room)
    if not 0 <= seat < len(room.seats) or room.seats[seat].kind != "empty":
        raise SanzhanError("error-bad-seat", "this seat is not free")
    old = room.seat_of(guest)
    room.seats[seat].sit(guest, room.guests[guest])
    if old is not None:
        room.seats[old].free()
    await _changed(room, stored)


async def start(room: Room, guest: str, stored: Stored) -> None:
    """Deal. The seed comes from the operating system and leaves the server when the match is over."""
    _only_host(room, guest)
    _only_before(room)
    if any(seat.kind == "empty" for seat in room.seats):
        raise SanzhanError("error-seats-empty", "every seat needs a person or a bot")
    seed = secrets.token_bytes(32)
    play = Play(room.game, len(room.seats), from_dict(room.game.options, room.options), seed)
    room.state, room.seed, room.rules = "playing", seed, room.game.rules_version
    await room.save(anew=True)
    live = room.begin(play)
    if room.connections:
        live.go_on()
    stored()
    room.tell()
    for viewer, connections in room.hearers().items():
        live.snapshot(viewer, connections)


async def again(room: Room, guest: str, stored: Stored) -> None:
    """Back to the waiting room with the same people; the match that is over is forgotten."""
    _only_host(room, guest)
    if room.state != "over":
        raise SanzhanError(
            "error-not-started" if room.state == "waiting" else "error-already-started", "the match is not over"
        )
    room.state, room.seed, room.live = "waiting", None, None
    for seat in room.seats:
        if seat.kind == "bot":
            # it may have been a person's
            seat.name = bot_name(one.name for one in room.seats if one is not seat)
    await room.save(anew=True)
    stored()
    room.tell()


async def _changed(room: Room, stored: Stored) -> None:
    await room.save()
    stored()
    room.tell()


def _is_here(room: Room, guest: str) -> bool:
    return any(connection.guest == guest for connection in room.connections)


def _only_host(room: Room, guest: str) -> None:
    if room.host != guest:
        raise SanzhanError("error-not-host", "only the host can do that")


def _only_before(room: Room) -> None:
    if room.state != "waiting":
        raise SanzhanError("error-already-started", "the match has started")
