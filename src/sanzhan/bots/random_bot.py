"""The `random` bot: uniform over options, then over the number of picks, then over subsets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from sanzhan.bots.base import Line
from sanzhan.kernel.ask import Answer, Seen
from sanzhan.kernel.match import random_answer
from sanzhan.kernel.rng import Rng


class RandomBot:
    """Plays any legal answer with equal chances."""

    blind: ClassVar[bool] = True

    def choose(self, view: Mapping[str, Any], news: Sequence[Line], ask: Seen, rng: Rng) -> Answer:
        return random_answer(ask, rng)
