"""What each viewer receives: the only place where frames about a match are made, for servers and for secrecy tests."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, TypeAlias, TypeVar

from sanzhan.kernel.ask import Anyone, Ask, Parley, Together, asked_of
from sanzhan.kernel.game import Table
from sanzhan.kernel.match import Match
from sanzhan.kernel.news import News, View, diff

S = TypeVar("S", bound=Table)
Frame: TypeAlias = dict[str, Any]
Viewer: TypeAlias = int | None
Shared: TypeAlias = dict[tuple[int, int], list[list[Any]]]
"""Differences by the identity of what was compared, while both are alive."""


class Watch(Generic[S]):
    """Follows a match for some viewers: seats, or None for the public.

    Give `tell` to the match as its sink; after each input `frames(viewer)` returns what is new for that viewer, in
    order: news (with patches), the view if a step has ended, the question to him, whom the table waits for.
    """

    def __init__(self, viewers: Iterable[Viewer]) -> None:
        self.viewers = tuple(viewers)
        self.match: Match[S] | None = None
        self.lines: dict[Viewer, list[Frame]] = {viewer: [] for viewer in self.viewers}
        self._views: dict[Viewer, View] = {}
        self._new: dict[Viewer, list[Frame]] = {viewer: [] for viewer in self.viewers}
        self._steps: dict[Viewer, int] = {}
        self._early: list[News] = []
        self._told = 0
        self._moment: tuple[Any, ...] | None = None
        self._now: list[View] = []

    def follow(self, match: Match[S]) -> None:
        """Start: news told while the match was set up come first, then the whole view."""
        self.match = match
        for viewer in self.viewers:
            self._views[viewer] = match.game.view(match.table, viewer)
            for news in self._early:
                if news.reaches(viewer):
                    self._line(viewer, {**news.line(viewer), "patch": []})
        self._early = []

    def tell(self, news: News) -> None:
        """The sink of the match."""
        match = self.match
        if match is None:
            self._early.append(news)
            return
        self._told += 1
        shared: Shared = {}
        for viewer, view in zip(self.viewers, self._all_views(match), strict=True):
            if news.reaches(viewer):
                self._line(viewer, {**news.line(viewer), "patch": self._patch(viewer, view, shared)})

    def frames(self, viewer: Viewer) -> list[Frame]:
        """What is new for this viewer since the last call."""
        match = self._followed()
        rest = self._patch(viewer, self._view(match, viewer), {})
        if rest:
            # a change that no news told: the fold must still equal the view
            self._new[viewer].append({"n": len(self.lines[viewer]), "key": None, "args": {}, "patch": rest})
        frames: list[Frame] = []
        if self._new[viewer]:
            frames.append({"t": "news", "lines": self._new[viewer]})
            self._new[viewer] = []
        if self._steps.get(viewer) != match.steps:
            self._steps[viewer] = match.steps
            frames.append({"t": "view", "view": self._views[viewer]})
        frames.append({"t": "ask", "ask": question(match, viewer)})
        frames.append({"t": "waiting", "waiting": waiting(match)})
        return frames

    def snapshot(self, viewer: Viewer) -> list[Frame]:
        """Everything a viewer needs who connects now; `frames` does not give it again."""
        match = self._followed()
        self.frames(viewer)
        log = [{key: line[key] for key in line if key != "patch"} for line in self.lines[viewer]]
        return [
            {"t": "log", "lines": log},
            {"t": "view", "view": self._view(match, viewer)},
            {"t": "ask", "ask": question(match, viewer)},
            {"t": "waiting", "waiting": waiting(match)},
        ]

    def _followed(self) -> Match[S]:
        if self.match is None:
            raise ValueError("follow a match first")
        return self.match

    def _line(self, viewer: Viewer, line: Frame) -> None:
        line = {"n": len(self.lines[viewer]) + 1, **line}
        self.lines[viewer].append(line)
        self._new[viewer].append(line)

    def _all_views(self, match: Match[S]) -> list[View]:
        """Everybody's view of this moment, made once."""
        moment = (match.window_id, match.steps, self._told, len(match.inputs), match.result is None)
        if self._moment != moment:
            self._moment = moment
            self._now = match.game.views(match.table, self.viewers)
        return self._now

    def _view(self, match: Match[S], viewer: Viewer) -> View:
        return self._all_views(match)[self.viewers.index(viewer)]

    def _patch(self, viewer: Viewer, view: View, shared: Shared) -> list[list[Any]]:
        """The difference to the viewer's last view. Parts that several viewers share are compared once."""
        old, self._views[viewer] = self._views[viewer], view
        if old.keys() != view.keys():
            return diff(old, view)
        patch: list[list[Any]] = []
        for key, value in view.items():
            pair = (id(old[key]), id(value))
            found = shared.get(pair)
            if found is None:
                found = shared[pair] = diff(old[key], value)
            if found:
                patch += [[[key, *path], changed] for path, changed in found]
        return patch


def question(match: Match[Any], viewer: Viewer) -> Frame | None:
    """The question to this viewer. In a secret window everybody who could answer sees his, until he has answered."""
    window = match.window
    if window is None or viewer is None:
        return None
    secret = type(window) is Together and window.secret
    for ask in asked_of(window):
        if ask.seat != viewer:
            continue
        if type(window) is Parley or viewer in match.waiting or (secret and not match.has_answered(viewer)):
            return wire(ask, _kind(window), secret)
    return None


def waiting(match: Match[Any]) -> Frame | None:
    """Whom the table waits for, as everybody may know it: nobody is named in a secret window."""
    window = match.window
    if window is None:
        return None
    first = asked_of(window)[0]
    secret = type(window) is Together and window.secret
    if type(window) is Parley:
        seats: list[int] | None = sorted(ask.seat for ask in window.asks if ask.seat not in window.ready)
    else:
        seats = None if secret else sorted(ask.seat for ask in asked_of(window) if ask.seat in match.waiting)
    return {"id": match.window_id, "about": first.about, "deadline": first.deadline, "secret": secret, "seats": seats}


def wire(ask: Ask[Any], kind: str, secret: bool) -> Frame:
    """A question as it travels."""
    index, picks = ask.neutral
    return {
        "id": ask.id,
        "turn": ask.turn,
        "about": ask.about,
        "args": dict(ask.args),
        "deadline": ask.deadline,
        "kind": kind,
        "secret": secret,
        "options": [
            {
                "act": option.act,
                "args": dict(option.args),
                "picks": [
                    {"of": p.of, "shown": list(p.shown), "least": p.least, "most": p.most, "ordered": p.ordered}
                    for p in option.picks
                ],
            }
            for option in ask.options
        ],
        "neutral": [index, [list(places) for places in picks]],
        "why": [{"thing": list(r.thing), "key": r.key, "args": dict(r.args), "rule": r.rule} for r in ask.refusals],
    }


def _kind(window: object) -> str:
    return {Together: "together", Anyone: "anyone", Parley: "parley"}.get(type(window), "one")
