"""The `thumb` bot: rules of thumb over honest beliefs; each game brings its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from sanzhan.bots.base import Bot, Line
from sanzhan.bots.guozhan.thumb import GuozhanThumb
from sanzhan.bots.senji.thumb import SenjiThumb
from sanzhan.bots.stand_soul.thumb import SoulThumb
from sanzhan.kernel.ask import Answer, Seen
from sanzhan.kernel.errors import SanzhanError
from sanzhan.kernel.rng import Rng

THUMBS: dict[str, type[Bot]] = {"stand_soul": SoulThumb, "guozhan": GuozhanThumb, "senji": SenjiThumb}


class ThumbBot:
    """Becomes the thumb of the game that its first view is of."""

    blind: ClassVar[bool] = False

    def __init__(self) -> None:
        self._thumb: Bot | None = None

    def choose(self, view: Mapping[str, Any], news: Sequence[Line], ask: Seen, rng: Rng) -> Answer:
        if self._thumb is None:
            game = view["game"]
            if game not in THUMBS:
                raise SanzhanError("error-unknown-bot", f"there is no thumb for {game}", level="thumb")
            self._thumb = THUMBS[game]()
        return self._thumb.choose(view, news, ask, rng)
