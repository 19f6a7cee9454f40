"""Invariants of a running match, checked from outside: for `sim --check` and the conformance tests."""

from __future__ import annotations

from typing import Any

from sanzhan.kernel.errors import IllegalAnswer
from sanzhan.kernel.game import Game
from sanzhan.kernel.match import Match
from sanzhan.kernel.news import News, fold_into
from sanzhan.kernel.watch import Frame, Viewer, Watch


class Checks:
    """Follows a match; `violations` collects, once per step, what is wrong.

    The game's own invariants; every question has an answer and its neutral answer is legal; for every viewer the view
    equals the fold of the news he was sent.
    """

    def __init__(self, game: Game[Any], players: int) -> None:
        self.game = game
        self.violations: list[str] = []
        self._watch: Watch[Any] = Watch([*range(players), None])
        self._folded: dict[Viewer, Any] = {}
        self._step = 0

    def tell(self, news: News) -> None:
        self._watch.tell(news)

    def begin(self, match: Match[Any]) -> None:
        self._match = match
        self._watch.follow(match)
        for viewer in self._watch.viewers:
            self._folded[viewer] = match.game.view(match.table, viewer)
        self.after()

    def after(self) -> None:
        """Look at the match after an answer."""
        match = self._match
        # between two steps the table alone is the truth: in the middle of one, cards may be under way
        found = [] if match.steps == self._step else self.game.violations(match.checkpoint())
        self._step = match.steps
        for ask in match.waiting.values():
            if ask.ways() < 1:
                found.append(f"{ask.about} to seat {ask.seat} has no answer")
                continue
            try:
                ask.decode(ask.neutral)
            except IllegalAnswer as error:
                found.append(f"the neutral answer to {ask.about} is illegal: {error}")
        for viewer in self._watch.viewers:
            for frame in self._watch.frames(viewer):
                found += self._follow(viewer, frame)
        if found:
            self.violations.append("; ".join(found))

    def _follow(self, viewer: Viewer, frame: Frame) -> list[str]:
        if frame["t"] == "news":
            for line in frame["lines"]:
                self._folded[viewer] = fold_into(self._folded[viewer], line["patch"])
        elif frame["t"] == "view" and frame["view"] != self._folded[viewer]:
            return [f"the fold of the news is not the view of {viewer}"]
        return []
