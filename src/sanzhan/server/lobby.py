"""All rooms of a server."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Mapping

from sanzhan import games
from sanzhan.bots import make_bot
from sanzhan.kernel.errors import SanzhanError
from sanzhan.kernel.options import as_dict, from_dict
from sanzhan.server import doors, hosting, protocol
from sanzhan.server.config import Config
from sanzhan.server.connection import Bucket
from sanzhan.server.guests import Guest
from sanzhan.server.room import Room
from sanzhan.server.seat import bot_name
from sanzhan.server.store import NotStored, Store
from sanzhan.server.tokens import hash_password, is_password, new_code

log = logging.getLogger(__name__)

MOST_LISTED = 100


class Lobby:
    def __init__(self, store: Store, config: Config, key: bytes) -> None:
        self.store = store
        self.config = config
        self.key = key
        self.sockets: Counter[str] = Counter()
        self._rooms: dict[str, Room] = {}
        self._guesses: dict[str, Bucket] = {}
        self._sweeper = asyncio.create_task(self._sweep_all(), name="sweeper")

    @classmethod
    async def open(cls, store: Store, config: Config) -> Lobby:
        """With every room that was there when the server stopped."""
        lobby = cls(store, config, await store.key("guests"))
        stored = await store.load()
        for row in stored.rooms:
            code = row["code"]
            if row["game"] not in games.GAMES:
                log.warning("room %s plays %s, which is not here", code, row["game"])
                continue
            seats = [seat for seat in stored.seats if seat["room"] == code]
            tokens = [token for token in stored.tokens if token["room"] == code]
            lobby._rooms[code] = Room.load(row, seats, tokens, store, config)
        return lobby

    async def close(self) -> None:
        self._sweeper.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._sweeper
        for room in self._rooms.values():
            if room.live is not None:
                room.live.rest()
        await self.store.close()

    def find(self, code: str) -> Room:
        """Raises SanzhanError if there is no such room."""
        room = self._rooms.get(code.upper())
        if room is None or room.closed:
            raise SanzhanError("error-unknown-room", f"there is no room {code}")
        return room

    def open_rooms(self) -> list[protocol.RoomInfo]:
        """Rooms that wait for people or can be watched, the newest first."""
        rooms = [room for room in self._rooms.values() if room.listed and not room.closed and room.state != "over"]
        return [room.info() for room in reversed(rooms[-MOST_LISTED:])]

    async def create(self, guest: Guest, wish: protocol.RoomWish) -> protocol.Admission:
        """A room in which the guest is the host. Raises SanzhanError."""
        room = self._new(guest, wish.game, wish.seats, wish.options)
        if wish.password:
            room.password = await asyncio.to_thread(hash_password, wish.password)
        return await self._settle(room, guest)

    async def play(self, guest: Guest, wish: protocol.PlayWish) -> protocol.Admission:
        """A room filled with bots, already started; it is in no list. Raises SanzhanError."""
        make_bot(wish.level)
        room = self._new(guest, wish.game, wish.seats, wish.options)
        room.listed = False
        for seat in room.seats[1:]:
            seat.put_bot(wish.level, bot_name([guest.name, *(one.name for one in room.seats)]))
        admission = await self._settle(room, guest)

        async def start() -> None:
            await hosting.start(room, guest.id, _unheard)

        await room.act(start)
        return admission

    async def join(self, room: Room, guest: Guest, wish: protocol.JoinWish) -> protocol.Admission:
        """Raises SanzhanError."""
        await self._ask_password(room, guest, wish.password)
        admitted: list[protocol.Admission] = []

        async def let_in() -> None:
            admitted.append(await doors.let_in(room, guest, wish.watch))

        await room.act(let_in)
        return admitted[0]

    async def record(self, room: Room, guest: Guest | None) -> str:
        """The record of the match that is over, for whoever may be in the room. Raises SanzhanError."""
        if room.password is not None and (guest is None or guest.id not in room.guests):
            raise SanzhanError("error-stranger", "this room has a password")
        found: list[str] = []

        async def look() -> None:
            await room.ready()
            if room.live is not None and room.live.over:
                found.append(room.live.record())

        await room.act(look)
        if not found:
            raise SanzhanError("error-record-not-ready", "the match is not over")
        return found[0]

    async def sweep(self, now: float) -> None:
        """Forget rooms in which nobody has been for long."""
        limits = {"waiting": self.config.idle_after, "over": self.config.idle_after}
        self._guesses.clear()
        for code, room in list(self._rooms.items()):
            limit = limits.get(room.state, self.config.forgotten_after)
            if not room.visited:
                limit = min(limit, self.config.unused_after)
            if not room.connections and not room.closed and now - room.used > limit:
                await room.act(room.close)
                log.info("room %s: idle, forgotten", code)
            if room.closed:
                del self._rooms[code]
        await self.store.touch([code for code, room in self._rooms.items() if room.connections], int(now))

    def _new(self, guest: Guest, game_id: str, seats: int, options: Mapping[str, object]) -> Room:
        game = games.find(game_id)
        games.check_seats(game, seats)
        chosen = from_dict(game.options, options)
        mine = sum(room.host == guest.id and not room.closed for room in self._rooms.values())
        if mine >= self.config.rooms_per_guest or len(self._rooms) >= self.config.rooms:
            raise SanzhanError("error-too-many-rooms", "there are too many rooms")
        code = next(code for code in iter(new_code, "") if code not in self._rooms)
        room = Room(code, game, seats, guest.id, self.store, self.config)
        room.options = dict(as_dict(chosen))
        return room

    async def _settle(self, room: Room, guest: Guest) -> protocol.Admission:
        self._rooms[room.code] = room
        admitted: list[protocol.Admission] = []

        async def let_in() -> None:
            admitted.append(await doors.let_in(room, guest, watch=False))

        try:
            await room.act(let_in)
        except BaseException:
            del self._rooms[room.code]
            raise
        return admitted[0]

    async def _ask_password(self, room: Room, guest: Guest, password: str | None) -> None:
        if room.password is None or room.seat_of(guest.id) is not None:
            return
        now = time.monotonic()
        guesses = self._guesses.setdefault(room.code, Bucket(1, self.config.passwords_at_once, now))
        if not guesses.take(now):
            raise SanzhanError("error-too-fast", "too many passwords in a short time")
        if not await asyncio.to_thread(is_password, password or "", room.password):
            raise SanzhanError("error-wrong-password", "this is not the password")

    async def _sweep_all(self) -> None:
        while True:
            await asyncio.sleep(self.config.sweep_every)
            try:
                await self.sweep(time.time())
            except (NotStored, SanzhanError):
                log.exception("sweeping failed")


def _unheard() -> None:
    """Nobody waits for an acknowledgement."""
