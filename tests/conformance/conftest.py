"""Every game goes through the same tests; the toy game shows that they can fail."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.toy import TOY
from sanzhan.games import GAMES
from sanzhan.kernel.game import Game

ALL: list[Game[Any]] = [TOY, *GAMES.values()]


@pytest.fixture(params=ALL, ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> Game[Any]:
    found: Game[Any] = request.param
    return found
