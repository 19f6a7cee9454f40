"""How long bots seem to think: comfortable for who watches, and a function of what everybody knows."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from statistics import mean
from types import SimpleNamespace
from typing import Any, NamedTuple, TypeVar

import pytest

from sanzhan import games
from sanzhan.bots import decide, make_bot
from sanzhan.kernel.ask import Deadline
from sanzhan.kernel.rng import Rng
from sanzhan.server import pace
from sanzhan.server.config import Config
from sanzhan.server.pace import Due, Pace
from sanzhan.server.play import Entry, Play

T = TypeVar("T")

GUOZHAN = games.find("guozhan")
SETTINGS = Config().pace("guozhan")


class Clock(selectors.DefaultSelector):
    """Time that passes at once: instead of waiting for the next timer it is that late."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        self.now += timeout or 0
        return super().select(0)


class Loop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.clock = Clock()
        super().__init__(self.clock)

    def time(self) -> float:
        return self.clock.now


class Shown(NamedTuple):
    """A window as everybody sees it, and how long it was open."""

    about: str
    could: tuple[int, ...]
    deadline: Deadline
    took: float


class Room:
    """Bots alone at a table of 国战, paced like a new room."""

    def __init__(self, players: int, seed: bytes) -> None:
        self.play = Play(GUOZHAN, players, GUOZHAN.options(), seed)
        self.bots = [make_bot("thumb") for _ in range(players)]
        self.pace = Pace(self.play, SETTINGS, set(range(players)), self.happen)
        self.windows: list[Shown] = []
        self.turns: list[float] = []

    async def go(self) -> None:
        self.over = asyncio.get_running_loop().create_future()
        self.opened = self.turn = asyncio.get_running_loop().time()
        self.lines = len(self.play.watch.lines[None])
        self.pace.begin()
        await self.over

    def happen(self, due: Due) -> None:
        window = self.play.window
        if window is None or due.window != window.id or due.what == "think":
            return
        assert due.what != "time-up", "no bot is slower than the clock"
        asked = (
            [due.seat] if due.seat is not None else [seat for seat in self.play.match.waiting if window.asks_seat(seat)]
        )
        entries = [self.choose(seat) for seat in asked]
        for entry in entries if due.what == "bot" else [*entries, self.play.close()]:
            self.play.apply(entry)
        if self.play.window is window:
            return
        now = asyncio.get_running_loop().time()
        self.windows.append(Shown(window.about, window.could, window.deadline, now - self.opened))
        self.opened = now
        told = self.play.watch.lines[None]
        for line in told[self.lines :]:
            if line["key"] == "gz-turn":
                self.turns.append(now - self.turn)
                self.turn = now
        self.lines = len(told)
        if self.play.match.result is None:
            self.pace.begin()
        else:
            self.pace.rest()
            self.over.set_result(None)

    def choose(self, seat: int) -> Entry:
        match = self.play.match
        ask = match.waiting[seat]
        rng = Rng("bot", seat, match.window_id)
        view = GUOZHAN.view(match.table, seat)
        return self.play.answer(
            seat, (ask.id, ask.turn), decide(self.bots[seat], view, self.play.watch.lines[seat], ask, rng)
        )


def ran(story: Coroutine[Any, Any, T]) -> T:
    loop = Loop()
    try:
        return loop.run_until_complete(story)
    finally:
        loop.close()


def played(players: int, number: int) -> Room:
    """A whole match."""
    room = Room(players, Rng("pace", players, number).seed())
    ran(room.go())
    return room


@pytest.mark.parametrize("players", [5, 8])
def test_a_turn_of_a_bot_takes_about_five_seconds(players: int) -> None:
    turns = [took for number in range(4) for took in played(players, number).turns[1:]]
    assert len(turns) > 60
    assert 3.5 < mean(turns) < 6.5


def test_how_long_a_window_is_open_follows_from_what_everybody_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "_random", SimpleNamespace(uniform=lambda low, high: 1.0))
    room = played(5, 0)
    last: tuple[str, tuple[int, ...]] | None = None
    again = 0
    for about, could, deadline, took in room.windows:
        share = pace.THINKING[deadline]
        if deadline == "long":
            if last == (about, could):
                share = pace.AGAIN
                again += 1
            last = about, could
        assert took == pytest.approx(SETTINGS.bot_delay * share), (about, could)
    assert again > 10
    assert {window.deadline for window in room.windows} >= {"long", "window", "moment"}


def test_a_question_that_is_opened_again_is_no_second_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody comes back to a table at which nobody was: the question that is still open gets the same time anew."""
    monkeypatch.setattr(pace, "_random", SimpleNamespace(uniform=lambda low, high: 1.0))

    async def story() -> list[float]:
        play = Play(GUOZHAN, 5, GUOZHAN.options(), Rng("again").seed())
        loop = asyncio.get_running_loop()
        begun, found = 0.0, list[float]()
        one = Pace(play, SETTINGS, {0}, lambda due: found.append(loop.time() - begun))
        for _ in range(2):
            begun = loop.time()
            one.begin()
            await asyncio.sleep(5)
        return found

    assert ran(story()) == pytest.approx([SETTINGS.bot_delay * pace.THINKING["long"]] * 2)
