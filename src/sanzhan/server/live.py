"""The match under way in a room: stores what is put in, lets it happen, tells everybody, keeps bots going."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from sanzhan.bots import Bot, decide, make_bot
from sanzhan.kernel.ask import question_number
from sanzhan.kernel.record import write
from sanzhan.kernel.rng import Rng, commitment
from sanzhan.kernel.watch import Frame, Viewer
from sanzhan.server.config import RoomSettings
from sanzhan.server.connection import Body, Connection
from sanzhan.server.pace import Due, Pace
from sanzhan.server.play import Entry, Play
from sanzhan.server.protocol import Ask, AskFrame, OverFrame, ServerFrame, Waiting, WaitingFrame
from sanzhan.server.store import Store

log = logging.getLogger(__name__)

Hearers = Mapping[Viewer, Sequence[Connection]]


class Live:
    """Its methods are called one at a time: a room sees to that.

    `hearers` gives the connections of each viewer; `due` is called when a timer has run down and shall come back here.
    """

    def __init__(
        self,
        code: str,
        play: Play,
        levels: Mapping[int, str],
        settings: RoomSettings,
        store: Store,
        hearers: Callable[[], Hearers],
        due: Callable[[Due], None],
    ) -> None:
        self.play = play
        self.commitment = commitment(play.seed)
        self._code = code
        self._store = store
        self._hearers = hearers
        self._bots: dict[int, Bot] = {seat: make_bot(level) for seat, level in levels.items()}
        self._pace = Pace(play, settings, self._bots.keys(), due)
        self._thoughts: dict[int, Entry] = {}
        self._told: dict[Viewer, tuple[Frame | None, Frame | None]] = {}
        self._record: str | None = None

    @property
    def over(self) -> bool:
        return self.play.match.result is not None

    # -- what persons put in

    async def answer(self, seat: int, question: tuple[int, int], answer: Any, stored: Callable[[], None]) -> None:
        """An answer, or a pass (None). `stored` is called before anybody sees what it does. Raises SanzhanError."""
        await self._put_in([self.play.answer(seat, question, answer)], stored)

    async def prefer(self, seat: int, about: str, wanted: bool, stored: Callable[[], None]) -> None:
        entry = self.play.prefer(seat, about, wanted)
        if entry is None:
            stored()
        else:
            await self._put_in([entry], stored)

    def replace(self, seat: int, level: str) -> None:
        """A bot goes on in a person's place."""
        self._bots[seat] = make_bot(level)
        self._pace.replaced(seat)

    # -- what happens by itself

    def go_on(self) -> None:
        """Somebody has come to a table at which nobody was: the open question gets a fresh clock."""
        if not self.over:
            self._pace.begin()

    def rest(self) -> None:
        """Nobody is there any more."""
        self._pace.rest()

    async def happen(self, due: Due) -> None:
        """A timer has run down; nothing if its window is no longer open."""
        play = self.play
        window = play.window
        if window is None or window.id != due.window:
            return
        if due.what == "bot":
            assert due.seat is not None
            self._pace.spoken(due.seat)
            if due.seat in play.match.waiting:
                await self._put_in([self._choose(due.seat)])
        elif due.what == "think":
            self._think()
        elif window.secret:
            self._think()
            # only now, so that the order in which answers come says nothing
            await self._put_in([*self._thoughts.values(), play.close()])
        else:
            await self._put_in(play.neutral())

    def _think(self) -> None:
        """What each bot answers in the secret window that is open, unless it is thought out already."""
        window = self.play.window
        assert window is not None
        self._thoughts = {
            seat: self._thoughts.get(seat) or self._choose(seat)
            for seat in self.play.match.waiting
            if seat in self._bots and window.asks_seat(seat)
        }

    def _choose(self, seat: int) -> Entry:
        match, bot = self.play.match, self._bots[seat]
        view = {} if bot.blind else match.game.view(match.table, seat)
        ask = match.waiting[seat]
        rng = Rng("bot", self.play.seed.hex(), seat, *question_number(ask))
        return self.play.answer(seat, (ask.id, ask.turn), decide(bot, view, self.play.watch.lines[seat], ask, rng))

    async def _put_in(self, entries: list[Entry], stored: Callable[[], None] | None = None) -> None:
        play = self.play
        await self._store.put_in(self._code, play.entries, entries)
        before = play.window
        for entry in entries:
            play.apply(entry)
        if stored is not None:
            stored()
        if self.over:
            self._pace.rest()
        elif play.window is None or before is None or play.window.id != before.id:
            self._thoughts.clear()
            self._pace.begin()
        else:
            self._pace.answered()
        hearers = self._hearers()
        if play.window is before and before is not None and before.secret:
            # whatever was put in, nobody else may notice; and there is nothing to look for
            hearers = {seat: hearers[seat] for seat in {entry.seat for entry in entries} & hearers.keys()}
        self._tell(hearers)

    # -- what everybody receives

    def _tell(self, hearers: Hearers) -> None:
        """Whatever is new, to each of these viewers."""
        for viewer, connections in hearers.items():
            frames = list(map(_checked, self.play.news(viewer)))
            told = self._told.get(viewer)
            ask, waiting = self.play.ask(viewer), self.play.waiting()
            if told is None or told[0] != ask:
                frames.append(self._ask(ask))
            if told is None or told[1] != waiting:
                frames.append(self._waiting(waiting))
                if self.over:
                    frames.append(self._over())
            self._told[viewer] = (ask, waiting)
            bodies = [Body(frame) for frame in frames]
            for connection in connections:
                connection.send(*bodies)

    def snapshot(self, viewer: Viewer, connections: Iterable[Connection]) -> None:
        """Everything for a viewer who has just come."""
        ask, waiting = self.play.ask(viewer), self.play.waiting()
        frames = [*map(_checked, self.play.snapshot(viewer)), self._ask(ask), self._waiting(waiting)]
        if self.over:
            frames.append(self._over())
        self._told[viewer] = (ask, waiting)
        bodies = [Body(frame) for frame in frames]
        for connection in connections:
            connection.send(*bodies)

    def ask_again(self, viewer: Viewer, connection: Connection) -> None:
        """The question as it stands, after something that could not be done."""
        connection.send(self._ask(self.play.ask(viewer)))

    def record(self) -> str:
        """The record of a match that is over."""
        if self._record is None:
            self._record = write(self.play.match, self.play.seed)
        return self._record

    def _ask(self, ask: Frame | None) -> AskFrame:
        return AskFrame(None if ask is None else msgspec.convert(self._timed(ask), Ask))

    def _waiting(self, waiting: Frame | None) -> WaitingFrame:
        return WaitingFrame(None if waiting is None else msgspec.convert(self._timed(waiting), Waiting))

    def _timed(self, frame: Frame) -> Frame:
        left, total = self._pace.clock()
        return {**frame, "left_ms": left, "total_ms": total}

    def _over(self) -> OverFrame:
        result = self.play.match.result
        assert result is not None
        return OverFrame(result._asdict(), self.play.seed.hex(), self.commitment)


def _checked(frame: Frame) -> ServerFrame:
    """A frame of the kernel as one of the protocol: nothing else leaves the server."""
    checked: ServerFrame = msgspec.convert(frame, ServerFrame)
    return checked
