"""Non-interference by pairs, on every game; and that a leak put in on purpose is found."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from conformance.playing import new, played
from conformance.toy import TOY, ToyOptions
from sanzhan.games import GAMES
from sanzhan.kernel.match import Match
from sanzhan.kernel.rng import Rng
from sanzhan.lab.secrecy import check_pair, secrecy
from sanzhan.lab.sim import Plan


@pytest.mark.parametrize(("name", "options"), [*((name, {}) for name in GAMES), ("guozhan", {"edition": "current"})])
def test_no_leaks(name: str, options: dict[str, str]) -> None:
    for seats in (GAMES[name].seats[0], 5, GAMES[name].seats[-1]):
        found, leak = secrecy(Plan(name, seats, options, "conformance", ("random",) * seats), 6)
        assert leak is None, leak
        assert found["pairs"] >= 20 * 6


def toy_leaks(kind: Literal["", "view", "log", "asked"]) -> int:
    leaks = 0
    for i in range(10):
        match: Match[Any] = Match(TOY, 3, ToyOptions(leak=kind), Rng("leak", i).seed())
        for n in played(match, Rng("toy", i)):
            leaks += len(check_pair(match, n % 3, Rng("pair", i, n)))
    return leaks


def test_the_toy_game_keeps_its_secrets() -> None:
    assert toy_leaks("") == 0


@pytest.mark.parametrize("kind", ["view", "log", "asked"])
def test_a_leak_on_purpose_is_found(kind: Literal["view", "log", "asked"]) -> None:
    assert toy_leaks(kind) > 0


@pytest.mark.parametrize("name", GAMES)
def test_the_seed_is_nowhere_before_the_end(name: str) -> None:
    game = GAMES[name]
    seed = Rng("conformance", name, 5, "seed").seed().hex()
    match = new(game, 5, "seed")
    for _ in played(match, Rng("seed")):
        for viewer in (*range(5), None):
            assert seed not in str(game.view(match.table, viewer))
