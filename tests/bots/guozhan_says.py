"""What the thumb of 国战 answers in a scene."""

from __future__ import annotations

from guozhan.scene import LETTERS, Scene
from sanzhan.bots import decide, make_bot
from sanzhan.guozhan.game import GUOZHAN
from sanzhan.kernel.rng import Rng
from sanzhan.lab.sim import decoded

Said = tuple[str, list[list[object]]]


def says(s: Scene, letter: str) -> Said:
    """The act and what it chooses."""
    number = LETTERS.index(letter)
    ask = s.match.waiting[number]
    view = GUOZHAN.view(s.table, number)
    news = [news.line(number) for news in s.news]
    _, _, act, chosen = decoded(ask, decide(make_bot("thumb"), view, news, ask, Rng("scene")))
    return act, chosen
