"""Random play for the conformance tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sanzhan.kernel.game import Game
from sanzhan.kernel.match import Match, random_answer
from sanzhan.kernel.rng import Rng


def new(game: Game[Any], seats: int, key: object, **how: Any) -> Match[Any]:
    return Match(game, seats, game.options(), Rng("conformance", game.id, seats, key).seed(), **how)


def played(match: Match[Any], rng: Rng, most: int = 20_000) -> Iterator[int]:
    """Play at random, stopping at each waiting point."""
    for n in range(most):
        if not match.waiting:
            return
        yield n
        # any seat that is asked, not just the first: windows are filled in any order
        seat = rng.choice(list(match.waiting))
        match.answer(seat, random_answer(match.waiting[seat], rng))
    raise AssertionError("the game does not end")


def finish(match: Match[Any], rng: Rng) -> None:
    for _ in played(match, rng):
        pass


def position(match: Match[Any]) -> tuple[object, ...]:
    """Everything by which two matches in the same position are equal."""
    questions = {
        seat: (ask.about, ask.id, dict(ask.args), [(o.act, [list(p.shown) for p in o.picks]) for o in ask.options])
        for seat, ask in match.waiting.items()
    }
    return match.game.state(match.table), questions, match.result
