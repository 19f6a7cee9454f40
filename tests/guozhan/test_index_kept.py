"""The index of skills is built anew whenever something has changed that it depends on: it never says what was."""

from __future__ import annotations

from typing import Any

import pytest

from sanzhan.guozhan.game import GUOZHAN
from sanzhan.guozhan.queries import distance
from sanzhan.guozhan.skills.index import Index, build
from sanzhan.guozhan.table import Table
from sanzhan.kernel.match import Match, random_answer
from sanzhan.kernel.options import from_dict
from sanzhan.kernel.rng import Rng

PARTS = tuple(part for part in Index.__slots__ if part != "distances")


def kept_and_anew(table: Table) -> list[tuple[Any, Any]]:
    """The parts of the index as they are kept, and as they would be built now, where they differ."""
    kept = table._index
    if kept is None:
        return []
    try:
        anew = build(table)
        found = [(getattr(kept, part), getattr(anew, part)) for part in PARTS]
        found += [(kept.distances[one, two], distance(table, table[one], table[two])) for one, two in kept.distances]
    finally:
        table._index = kept
    return [(was, now) for was, now in found if was != now]


@pytest.mark.parametrize("edition", ["first", "current"])
def test_whole_games_never_meet_an_old_index(edition: str) -> None:
    options = from_dict(GUOZHAN.options, {"edition": edition})
    for number in range(60):
        rng = Rng("index", edition, number)
        match = Match(GUOZHAN, 8, options, rng.seed())
        while match.result is None:
            assert kept_and_anew(match.table) == []
            seat = rng.choice(sorted(match.waiting))
            ask = match.waiting[seat]
            match.answer(seat, random_answer(ask, rng))
