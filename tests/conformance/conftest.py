"""Every game goes through the same tests, 国战 in both editions; the toy game shows that they can fail."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

import pytest

from conformance.toy import TOY
from sanzhan.games import GAMES
from sanzhan.guozhan.game import Guozhan
from sanzhan.guozhan.options import GuozhanOptions
from sanzhan.kernel.game import Game


@dataclass(frozen=True)
class CurrentOptions(GuozhanOptions):
    """Unless something else is said, the current edition."""

    edition: Literal["first", "current"] = "current"


class Current(Guozhan):
    """国战 as it is when the current edition is the default."""

    options = CurrentOptions


ALL: dict[str, Game[Any]] = {TOY.id: TOY, **GAMES, "guozhan-current": Current()}


@pytest.fixture(params=list(ALL.values()), ids=list(ALL))
def game(request: pytest.FixtureRequest) -> Game[Any]:
    found: Game[Any] = request.param
    return found
