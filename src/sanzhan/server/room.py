"""A room: who sits where, what is played and how, who is there. One thing happens in it at a time.

What people do in it stands in doors.py (coming and going), hosting.py (before and after a match), talk.py and live.py.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, NamedTuple

from sanzhan import games
from sanzhan.kernel.errors import SanzhanError
from sanzhan.kernel.game import Game
from sanzhan.kernel.options import as_dict, from_dict
from sanzhan.kernel.watch import Viewer
from sanzhan.server import protocol, tokens
from sanzhan.server.config import Config, RoomSettings
from sanzhan.server.connection import GONE, Body, Connection
from sanzhan.server.live import Hearers, Live
from sanzhan.server.pace import Due
from sanzhan.server.play import Play
from sanzhan.server.seat import Seat
from sanzhan.server.store import NotStored, Row, Store

log = logging.getLogger(__name__)

Stored = Callable[[], None]
"""Called when what was wanted is on the disk, before anybody sees it."""

RETRY = 1.0


def as_settings(settings: RoomSettings) -> protocol.Settings:
    return {name: value for name, value in as_dict(settings).items() if isinstance(value, int)}


class Kept(NamedTuple):
    """What is stored of a room and may change."""

    seats: tuple[tuple[str | None, str, str | None], ...]
    options: dict[str, Any]
    settings: RoomSettings
    host: str
    state: protocol.RoomState
    seed: bytes | None
    rules: int


class Room:
    """Whatever changes it runs inside `act`."""

    def __init__(self, code: str, game: Game[Any], seats: int, host: str, store: Store, config: Config) -> None:
        self.code = code
        self.game = game
        self.rules = game.rules_version
        self.seats = [Seat() for _ in range(seats)]
        self.options: dict[str, Any] = dict(as_dict(game.options()))
        self.settings = config.pace(game.id)
        self.password: str | None = None
        self.host = host
        self.listed = True
        self.state: protocol.RoomState = "waiting"
        self.seed: bytes | None = None
        self.used = time.time()
        self.visited = False
        self.closed = False
        self.live: Live | None = None
        self.guests: dict[str, str] = {}
        self.connections: list[Connection] = []
        self.said: list[protocol.ChatLine] | None = None
        self.lines = 0
        self.tokens: dict[str, str] = {}
        self.store = store
        self.config = config
        self._saved: Kept | None = None
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    @classmethod
    def load(cls, row: Row, seats: list[Row], let_in: list[Row], store: Store, config: Config) -> Room:
        """A room as it was stored; its match is played again when somebody comes."""
        room = cls(row["code"], games.find(row["game"]), len(seats), row["host"], store, config)
        for kept in seats:
            room.seats[kept["seat"]] = Seat(kept["guest"], kept["name"], kept["level"])
        room.rules, room.password, room.listed = row["rules"], row["password"], row["listed"]
        room.state, room.seed, room.used, room.visited = row["state"], row["seed"], row["used"], True
        room.options = json.loads(row["options"])
        room.settings = from_dict(RoomSettings, json.loads(row["settings"]))
        for token in let_in:
            room.tokens[token["hash"]] = token["guest"]
            room.guests[token["guest"]] = token["name"]
        room._saved = room._kept()
        return room

    # -- looking

    def seat_of(self, guest: str) -> int | None:
        return next((i for i, seat in enumerate(self.seats) if seat.guest == guest), None)

    def guest_of(self, token: str) -> str | None:
        """Whom a token lets in."""
        return self.tokens.get(tokens.hashed(token))

    def info(self) -> protocol.RoomInfo:
        taken = sum(seat.kind != "empty" for seat in self.seats)
        host = self.guests.get(self.host, "")
        return protocol.RoomInfo(
            self.code, self.game.id, len(self.seats), taken, self.state, host, self.password is not None
        )

    def frame(self, viewer: Viewer) -> protocol.RoomFrame:
        here = {connection.guest for connection in self.connections}
        seats = [
            protocol.RoomSeat(
                seat.name,
                seat.kind,
                seat.level,
                seat.level is not None or seat.guest in here,
                [] if self.live is None else self.live.play.wishes(number, viewer),
            )
            for number, seat in enumerate(self.seats)
        ]
        return protocol.RoomFrame(
            protocol.Room(
                self.code, self.game.id, seats, self.options, as_settings(self.settings), self.state, viewer,
                self.seat_of(self.host) or 0, self.password is not None,
                None if self.live is None else self.live.commitment,
            )
        )  # fmt: skip

    def hearers(self) -> Hearers:
        """The connections of each viewer who is there."""
        found: dict[Viewer, list[Connection]] = {}
        for connection in self.connections:
            found.setdefault(self.seat_of(connection.guest), []).append(connection)
        return found

    # -- the match

    def begin(self, play: Play) -> Live:
        """Put a match on the table. Its clocks stand still until `go_on`."""
        levels = {i: seat.level for i, seat in enumerate(self.seats) if seat.level is not None}
        self.live = Live(self.code, play, levels, self.settings, self.store, self.hearers, self._due)
        return self.live

    async def ready(self) -> None:
        """Play a stored match again, as far as it had come. If that cannot be, the room waits for a new one."""
        if self.live is not None or self.seed is None:
            return
        try:
            if self.rules != self.game.rules_version:
                raise SanzhanError("error-record-rules", "it was played by another version of the rules")
            play = Play(self.game, len(self.seats), from_dict(self.game.options, self.options), self.seed)
            for entry in await self.store.entries(self.code):
                play.apply(entry)
        except SanzhanError as error:
            log.error("room %s: its match cannot go on: %s", self.code, error)
            self.state, self.seed, self.rules = "waiting", None, self.game.rules_version
            await self.save(anew=True)
            return
        self.begin(play)

    # -- one thing at a time

    async def act(self, what: Callable[[], Awaitable[None]]) -> None:
        """Do it alone, and to its end even if whoever wanted it goes away: what is stored must happen too."""

        async def alone() -> None:
            async with self._lock:
                if self.closed:
                    raise SanzhanError("error-unknown-room", f"room {self.code} has been closed")
                await what()
                await self._notice_end()

        await asyncio.shield(self._spawn(alone()))

    def _spawn(self, coroutine: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(coroutine)
        self._tasks.add(task)  # the loop itself keeps no hold on it
        task.add_done_callback(self._tasks.discard)
        return task

    def _due(self, due: Due) -> None:
        _ = self._spawn(self._happen(due))

    async def _happen(self, due: Due) -> None:
        async def happen() -> None:
            if self.live is not None:
                await self.live.happen(due)

        try:
            await self.act(happen)
        except NotStored:
            log.exception("room %s: %s could not be stored, trying again", self.code, due.what)
            asyncio.get_running_loop().call_later(RETRY, self._due, due)
        except SanzhanError:
            # a room that was closed meanwhile has nothing due any more
            if not self.closed:
                log.exception("room %s: %s was refused", self.code, due.what)
        except Exception:
            log.exception("room %s: %s failed", self.code, due.what)

    async def _notice_end(self) -> None:
        if self.state == "playing" and self.live is not None and self.live.over:
            self.state = "over"
            try:
                await self.save()
            except NotStored:
                # what led to the end is stored, so the next who comes will find it
                log.exception("room %s: its end could not be stored", self.code)
            self.tell()

    async def close(self) -> None:
        """Nobody needs it any more: forget it."""
        await self.store.forget(self.code)
        self.closed = True
        if self.live is not None:
            self.live.rest()
        for connection in self.connections:
            connection.close(GONE)

    def tell(self) -> None:
        """The room to everybody who is there, on all his connections."""
        for viewer, connections in self.hearers().items():
            body = Body(self.frame(viewer))
            for connection in connections:
                connection.send(body)

    async def save(self, *, anew: bool = False) -> None:
        """Store the room, and with `anew` forget its match; if that fails the room is as it was stored before."""
        self.used = time.time()
        row = {
            "code": self.code, "game": self.game.id, "rules": self.rules, "options": json.dumps(self.options),
            "settings": json.dumps(as_dict(self.settings)), "password": self.password, "host": self.host,
            "state": self.state, "listed": self.listed, "seed": self.seed, "used": int(self.used),
        }  # fmt: skip
        seats = [
            {"seat": i, "guest": seat.guest, "name": seat.name, "level": seat.level}
            for i, seat in enumerate(self.seats)
        ]
        try:
            await self.store.save_room(row, seats, anew=anew)
        except NotStored:
            if self._saved is not None:
                self._restore(self._saved)
            raise
        self._saved = self._kept()

    def _kept(self) -> Kept:
        seats = tuple((seat.guest, seat.name, seat.level) for seat in self.seats)
        return Kept(seats, self.options, self.settings, self.host, self.state, self.seed, self.rules)

    def _restore(self, kept: Kept) -> None:
        self.seats = [Seat(*seat) for seat in kept.seats]
        self.options, self.settings, self.host = kept.options, kept.settings, kept.host
        self.state, self.seed, self.rules = kept.state, kept.seed, kept.rules
