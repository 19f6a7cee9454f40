"""When things happen at a table: clocks, the least time of a secret window, how long bots seem to think.

Nothing here looks at a card. Timers follow from the window as everybody knows it, from who is a bot, and from when
persons answered; delays are drawn from numbers of their own.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Set
from typing import Literal, NamedTuple

from sanzhan.kernel.ask import Deadline
from sanzhan.server.config import RoomSettings
from sanzhan.server.play import Play, Window

THINKING: dict[Deadline, float] = {
    "quick": 0.7,
    "normal": 0.8,
    "long": 1.2,
    "window": 0.3,
    "moment": 0.12,
    "parley": 2.5,
}
"""How long bots seem to think, in units of `bot_delay`: by the class of the question alone, which everybody knows."""

AGAIN = 0.4
"""The same for a long question that the same seat has just answered: a turn of several actions is thought out at its
first. Whose turn it is and what kind of question is asked, everybody knows."""

_random = secrets.SystemRandom()


class Due(NamedTuple):
    """What is to be done now, if its window is still open: a bot's answer to an open question (`bot`), what bots will
    have answered in a secret window (`think`), the close of a secret window, or the end of the clock."""

    what: Literal["bot", "think", "close", "time-up"]
    window: int
    seat: int | None = None


class Pace:
    """The timers of the window that is open. `due` is called when one has run down."""

    def __init__(self, play: Play, settings: RoomSettings, bots: Set[int], due: Callable[[Due], None]) -> None:
        self._play = play
        self._settings = settings
        self._bots = bots
        self._due = due
        self._timers: list[asyncio.TimerHandle] = []
        self._clocks: dict[str, float] = {}
        self._dealing: set[int] = set()
        self._long: Window | None = None
        self._again = False
        self._earliest = 0.0
        self._ends: float | None = None
        self._total: float | None = None

    def begin(self) -> None:
        """The open window gets a fresh clock; bots begin to think."""
        self.rest()
        window = self._play.window
        if window is None:
            return
        self._remember(window)
        now = asyncio.get_running_loop().time()
        total: float = self._settings.clock(window.deadline)
        ends = now + total
        if window.parley is not None:
            # what interrupts a parley does not turn its sand-glass
            total = window.parley.seconds
            ends = self._clocks.setdefault(window.parley.clock, now + total)
        if window.secret:
            # drawn for the window, whoever is in it, so that it says nothing about who had a choice
            least = max(float(self._settings.window_min), self._thinking(window))
            self._earliest = now + least
            total = max(total, least) if total else 0
            ends = now + total
            # long before the close: how many bots have something to think about must not show in its moment
            self._call(now, Due("think", window.id))
        if total:
            self._total, self._ends = total, ends
            self._call(self._ends, Due("time-up", window.id))
        if not window.secret and window.parley is None:
            for seat in self._play.match.waiting:
                if seat in self._bots:
                    self._call(now + self._thinking(window), Due("bot", window.id, seat))
        self.answered()

    def answered(self) -> None:
        """Close a secret window, as soon as it may be, if every person in it has answered. In a parley bots begin to
        think about what they have been told."""
        window = self._play.window
        if window is not None and window.parley is not None:
            self._deal(window)
        if window is None or not window.secret:
            return
        if not any(seat not in self._bots and window.asks_seat(seat) for seat in window.could):
            self._call(self._earliest, Due("close", window.id))

    def replaced(self, seat: int) -> None:
        """A bot has taken over this seat."""
        window = self._play.window
        if window is None:
            return
        if not window.secret and window.parley is None and seat in self._play.match.waiting:
            now = asyncio.get_running_loop().time()
            self._call(now + self._thinking(window), Due("bot", window.id, seat))
        self.answered()

    def spoken(self, seat: int) -> None:
        """A bot has said what it had to say in a parley."""
        self._dealing.discard(seat)

    def _deal(self, window: Window) -> None:
        now = asyncio.get_running_loop().time()
        for seat in self._play.match.waiting:
            if seat in self._bots and seat not in self._dealing:
                self._dealing.add(seat)
                self._call(now + self._thinking(window), Due("bot", window.id, seat))

    def rest(self) -> None:
        """Stop: nobody is there, or the match is over."""
        for timer in self._timers:
            timer.cancel()
        self._timers.clear()
        self._dealing.clear()
        self._ends = self._total = None

    def clock(self) -> tuple[int | None, int | None]:
        """Milliseconds left and in all; None without a clock."""
        if self._ends is None or self._total is None:
            return None, None
        left = self._ends - asyncio.get_running_loop().time()
        return max(0, round(left * 1000)), round(self._total * 1000)

    def _remember(self, window: Window) -> None:
        """Is this the long question again that was asked last? Shorter ones in between are part of the answer to it."""
        last = self._long
        if window.deadline != "long" or window is last:
            return
        self._again = last is not None and (last.about, last.could) == (window.about, window.could)
        self._long = window

    def _thinking(self, window: Window) -> float:
        share = AGAIN if self._again and window.deadline == "long" else THINKING[window.deadline]
        return self._settings.bot_delay * share * _random.uniform(0.7, 1.6)

    def _call(self, when: float, due: Due) -> None:
        self._timers.append(asyncio.get_running_loop().call_at(when, self._due, due))
