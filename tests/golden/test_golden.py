"""The rules lead where they led: who changes that raises the game's rules version and writes the golden games anew."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sanzhan.games import GAMES
from sanzhan.lab.golden import digests, transcript

HERE = Path(__file__).parent
HOW = "raise rules_version if a match may go another way, then: python -m sanzhan.lab.golden tests/golden"


@pytest.mark.parametrize("game", GAMES)
def test_the_same_answers_lead_to_the_same_games(game: str) -> None:
    assert digests(game) == json.loads((HERE / f"{game}.json").read_text(encoding="utf-8")), HOW


@pytest.mark.parametrize("game", GAMES)
def test_the_golden_game_reads_as_it_did(game: str) -> None:
    assert list(transcript(game)) == (HERE / f"{game}.txt").read_text(encoding="utf-8").splitlines(), HOW
