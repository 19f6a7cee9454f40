"""The `thumb` bot for 替身之魂: beliefs, and a rule of thumb for every question."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from sanzhan.bots.base import Line
from sanzhan.bots.stand_soul import fights, main_action, trading
from sanzhan.bots.stand_soul.beliefs import Beliefs, Memory
from sanzhan.bots.stand_soul.question import Question
from sanzhan.kernel.ask import Answer, Seen
from sanzhan.kernel.rng import Rng

RULES: dict[str, Callable[[Beliefs, Question], Answer]] = {
    "soul-main": main_action.main,
    "soul-zhuge": main_action.zhuge,
    "soul-answer": trading.answer,
    "soul-mori-give": trading.give,
    "soul-mori-which": trading.give,
    "soul-smuggle": trading.smuggle,
    "soul-draw": trading.draw,
    "soul-pile": trading.before_draw,
    "soul-swap": trading.swap,
    "soul-call": trading.call,
    "soul-call-pick": trading.call_pick,
    "soul-tide": trading.tide,
    "soul-tide-pick": trading.tide_pick,
    "soul-gift": trading.gift,
    "soul-f1": fights.early,
    "soul-pay": trading.give,
    "soul-support": fights.support,
    "soul-f4": fights.bar,
    "soul-f5": fights.free_use,
    "soul-f7": fights.spare,
    "soul-spoils": fights.spoils,
    "soul-take": fights.take,
    "soul-end": trading.end,
    "soul-ally": trading.ally,
}


class SoulThumb:
    """Plays one seat. What it remembers is a reading of the news, and can be read anew at any time."""

    blind: ClassVar[bool] = False

    def __init__(self) -> None:
        self._memory: Memory | None = None

    def choose(self, view: Mapping[str, Any], news: Sequence[Line], ask: Seen, rng: Rng) -> Answer:
        question = Question(ask)
        rule = RULES.get(ask.about)
        if rule is None or question.forced:
            return question.neutral
        return rule(self.believe(view, news), question)

    def believe(self, view: Mapping[str, Any], news: Sequence[Line]) -> Beliefs:
        memory = self._memory
        if memory is None or memory.lines > len(news):
            me = view["me"]
            memory = self._memory = Memory(view["players"], me["seat"], me["gang"])
        memory.read(news)
        return Beliefs(memory, view)
