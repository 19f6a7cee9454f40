"""A record told again: as text in three languages, or as the frames that a viewer received."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sanzhan import games
from sanzhan.kernel.errors import SanzhanError
from sanzhan.kernel.record import Record, steps
from sanzhan.kernel.watch import Frame, Viewer, Watch
from sanzhan.texts import load, render_news


def frames(record: Record, viewer: Viewer) -> Iterator[Frame]:
    """What the viewer (a seat, or None for the public) received, in order. Raises BadRecord."""
    if viewer is not None and not 0 <= viewer < record.seats:
        raise SanzhanError("error-bad-seat", f"there is no seat {viewer}; there are {record.seats}, from 0")
    game = games.find(record.game)
    watch: Watch[Any] = Watch([viewer])
    for _, entry in steps(game, record, sink=watch.tell, begun=watch.follow):
        if entry is None:
            yield from watch.snapshot(viewer)
        yield from watch.frames(viewer)


def tell(record: Record, viewer: Viewer, lang: str) -> Iterator[str]:
    """One sentence for each news line."""
    texts = load(lang)
    names = [chr(ord("A") + seat) for seat in range(record.seats)]
    for frame in frames(record, viewer):
        lines: list[dict[str, Any]] = frame.get("lines", []) if frame["t"] in ("log", "news") else []
        for line in lines:
            if line["key"] is not None:
                yield render_news(texts, line, names)
