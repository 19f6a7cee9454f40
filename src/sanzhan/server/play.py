"""A match in a room without clocks, sockets and storage: what may be put in, and what it does.

Everything that changes a match is an `Entry`. Entries are checked, stored, and only then applied; a server that starts
again applies the stored ones in the same order and stands where it stood.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from sanzhan.kernel.ask import Answer, Ask, Deadline, Parley, Together, asked_of
from sanzhan.kernel.errors import IllegalAnswer, SanzhanError
from sanzhan.kernel.game import Game
from sanzhan.kernel.match import SHOW, Match
from sanzhan.kernel.watch import Frame, Viewer, Watch, question, waiting

ABOUT = re.compile(r"[a-z0-9-]{1,40}")
MOST_UNWANTED = 40


class Entry(NamedTuple):
    """One thing put in: an answer, a wish to be asked or not (`value` is a bool), or the close of a secret window."""

    kind: Literal["answer", "prefer", "close"]
    seat: int | None
    window: int
    about: str
    value: Answer | bool | None


class Window:
    """The question that is open, as far as everybody may know it, and what has been said in it in secret.

    `could` are the seats that might answer; `passing` those of them that asked not to be asked, or (by the wish
    `empty`) not to be asked when passing is all they can do; `given` what the others
    have answered in a secret window: the match hears it when the window closes, in the order of seats, so that neither
    order nor number can be seen. A `parley` stays open from answer to answer: it is looked at anew after each.
    """

    __slots__ = ("about", "asks", "could", "deadline", "given", "id", "parley", "passing", "secret")

    def __init__(self, match: Match[Any]) -> None:
        assert match.window is not None
        self.asks: Mapping[int, Ask[Any]] = {ask.seat: ask for ask in asked_of(match.window)}
        first = next(iter(self.asks.values()))
        self.id = match.window_id
        self.about = first.about
        self.deadline: Deadline = first.deadline
        self.parley = match.window if isinstance(match.window, Parley) else None
        self.secret = isinstance(match.window, Together) and match.window.secret
        self.could = tuple(self.asks)
        self.passing = frozenset(ask.seat for ask in self.asks.values() if self.secret and match.passes(ask))
        self.given: dict[int, Answer] = {}

    def asks_seat(self, seat: int) -> bool:
        """Does a secret window still ask this seat?"""
        return seat in self.asks and seat not in self.passing and seat not in self.given


class Play:
    """One match and what each seat, and the public, receives of it."""

    def __init__(self, game: Game[Any], players: int, options: Any, seed: bytes) -> None:
        watch: Watch[Any] = Watch((*range(players), None))
        match = Match(game, players, options, seed, copyable=False, hold=True, sink=watch.tell)
        watch.follow(match)
        self._begin(match, watch, seed)

    @classmethod
    def of(cls, match: Match[Any], watch: Watch[Any], seed: bytes) -> Play:
        """A match that is already under way and followed; it holds its secret windows."""
        self = cls.__new__(cls)
        self._begin(match, watch, seed)
        return self

    def _begin(self, match: Match[Any], watch: Watch[Any], seed: bytes) -> None:
        self.match = match
        self.watch = watch
        self.seed = seed
        self.entries = 0
        self._wishes: list[tuple[int, str, bool]] = []
        self.window: Window | None = None
        self._look()

    # -- what is to be put in; nothing changes here

    def answer(self, seat: int, question: tuple[int, int], answer: Answer | None) -> Entry:
        """The entry for an answer to a question (its id and turn), or for a pass (None). Raises SanzhanError if it
        does not fit."""
        window = self.window
        if window is None or question[0] != window.id:
            raise SanzhanError("error-stale-question", "this question is not open")
        asked = window.asks_seat(seat) if window.secret else self.match.asked(seat) is not None
        if not asked:
            raise SanzhanError("error-not-your-question", f"seat {seat} is not asked anything")
        ask = window.asks[seat]
        if question[1] != ask.turn:
            raise SanzhanError("error-stale-question", "this question has changed")
        if answer is None:
            if not window.secret and not ask.forced:
                raise IllegalAnswer("error-bad-answer", "this question wants an answer")
            answer = ask.neutral
        ask.decode(answer)
        return Entry("answer", seat, window.id, ask.about, answer)

    def prefer(self, seat: int, about: str, wanted: bool) -> Entry | None:
        """The entry for a wish; None if it stands like that already. Raises SanzhanError."""
        if self.window is None:
            raise SanzhanError("error-stale-question", "the match is over")
        unwanted = self.unwanted(seat)
        if not ABOUT.fullmatch(about) or (not wanted and len(unwanted) >= MOST_UNWANTED):
            raise SanzhanError("error-bad-frame", "this is no kind of question")
        if wanted == (about not in unwanted):
            return None
        return Entry("prefer", seat, self.window.id, about, wanted)

    def neutral(self) -> list[Entry]:
        """What is put in when the time of an open window is up."""
        window = self.window
        if window is None:
            return []
        if window.secret:
            return [self.close()]
        if window.parley is not None:
            ready = window.parley.ready
            return [
                Entry("answer", seat, window.id, ask.about, ask.neutral)
                for seat, ask in sorted(window.asks.items())
                if seat not in ready
            ]
        return [Entry("answer", seat, window.id, ask.about, ask.neutral) for seat, ask in self.match.waiting.items()]

    def close(self) -> Entry:
        assert self.window is not None
        return Entry("close", None, self.window.id, self.window.about, None)

    # -- putting it in

    def apply(self, entry: Entry) -> None:
        """Let it happen. Raises SanzhanError, and changes nothing, if it does not belong to the window that is open."""
        match, window = self.match, self.window
        if entry.window != match.window_id or window is None:
            raise SanzhanError("error-stale-question", f"window {entry.window} is not open")
        match entry:
            case Entry(kind="close"):
                self._release(window)
            case Entry(kind="prefer", seat=int(seat), value=bool(wanted)):
                self._wishes.append((seat, entry.about, wanted))
            case Entry(kind="answer", seat=int(seat), value=tuple(answer)):
                if window.secret:
                    window.asks[seat].decode(answer)
                    window.given[seat] = answer
                else:
                    self.match.answer(seat, answer)
            case _:
                raise SanzhanError("error-bad-answer", f"{entry.kind} is not stored like this")
        self.entries += 1
        self._look()

    def _release(self, window: Window) -> None:
        match = self.match
        for seat in sorted(match.waiting):
            answer = window.given.get(seat)
            match.answer(seat, window.asks[seat].neutral if answer is None else answer)
        match.release()

    def _look(self) -> None:
        match = self.match
        if match.window is None:
            self.window = None
            return
        if self.window is None or self.window.id != match.window_id or self.window.parley is not None:
            self.window = Window(match)
        # A record knows no secret window in which nobody had a choice, so a wish uttered there would seem to come
        # later; and whether there was a choice must not show. Hence wishes count from the next open window on.
        if not self.window.secret:
            for wish in self._wishes:
                match.prefer(*wish)
            self._wishes.clear()

    # -- what can be seen

    def unwanted(self, seat: int) -> list[str]:
        """Kinds of secret windows in which the seat is not asked, or will not be from the next one on."""
        kinds = {about for who, about in self.match.unwanted if who == seat}
        for who, about, wanted in self._wishes:
            if who == seat:
                (kinds.discard if wanted else kinds.add)(about)
        return sorted(kinds)

    def wishes(self, seat: int, viewer: Viewer) -> list[str]:
        """What a viewer may see of a seat's wishes: which hidden skills it wants to be asked for is its own secret."""
        return [about for about in self.unwanted(seat) if viewer == seat or not about.startswith(SHOW)]

    def ask(self, viewer: Viewer) -> Frame | None:
        """The question to a viewer: in a secret window until he has answered, whether he has a choice or not."""
        window = self.window
        if window is not None and window.secret and viewer is not None and not window.asks_seat(viewer):
            return None
        return question(self.match, viewer)

    def waiting(self) -> Frame | None:
        return waiting(self.match)

    def news(self, viewer: Viewer) -> list[Frame]:
        """News and view since the last call."""
        return [frame for frame in self.watch.frames(viewer) if frame["t"] in ("news", "view")]

    def snapshot(self, viewer: Viewer) -> list[Frame]:
        """All news so far and the whole view."""
        return [frame for frame in self.watch.snapshot(viewer) if frame["t"] in ("log", "view")]
