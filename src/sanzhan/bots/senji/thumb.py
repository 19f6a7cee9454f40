"""The `thumb` bot for SENJI: exact odds, fair exchanges, and a rule of thumb for every question."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from sanzhan.bots.base import Line
from sanzhan.bots.senji import autumn, flowers, odds, orders, setup, wars, winter
from sanzhan.bots.senji.memory import Memory
from sanzhan.bots.senji.question import Question
from sanzhan.bots.senji.situation import Situation
from sanzhan.kernel.ask import Answer, Seen
from sanzhan.kernel.rng import Rng

RULES: dict[str, Callable[[Situation, Question, Rng], Answer]] = {
    "senji-keep": setup.keep,
    "senji-name-home": setup.name_home,
    "senji-place": setup.place,
    "senji-host-tie": setup.host_tie,
    "senji-naoe": autumn.fullest_hand("use"),
    "senji-naoe-give": autumn.give_card,
    "senji-winter": winter.parley,
    "senji-spy": autumn.take_card,
    "senji-mori": autumn.fullest_hand("look"),
    "senji-orders": orders.orders,
    "senji-name-order": orders.name_order,
    "senji-move": orders.move,
    "senji-execute": wars.execute,
    "senji-reroll": wars.reroll,
    "senji-support": wars.support,
    "senji-spare": wars.spare,
    "senji-refuge": wars.refuge,
    "senji-autumn-order": autumn.autumn_order,
    "senji-autumn-next": autumn.autumn_next,
    "senji-settle": autumn.settle,
    "senji-recruit": autumn.recruit,
    "senji-station": autumn.station,
    "senji-show-flowers": autumn.show_flowers,
    "senji-pick-flower": autumn.take_flower,
    "senji-swap-flower": autumn.give_flower,
    "senji-swap-card": autumn.give_card,
    "senji-search": autumn.take_flower,
}


class SenjiThumb:
    """Plays one seat. What it remembers is a reading of the news, and can be read anew at any time."""

    blind: ClassVar[bool] = False

    def __init__(self) -> None:
        flowers.prepare()
        odds.prepare()
        self._memory: Memory | None = None

    def choose(self, view: Mapping[str, Any], news: Sequence[Line], ask: Seen, rng: Rng) -> Answer:
        question = Question(ask)
        rule = RULES.get(ask.about)
        if rule is None or question.forced:
            return question.neutral
        return rule(self.judge(view, news), question, rng)

    def judge(self, view: Mapping[str, Any], news: Sequence[Line]) -> Situation:
        memory = self._memory
        if memory is None or memory.lines > len(news):
            memory = self._memory = Memory()
        memory.read(news)
        return Situation(memory, view)
