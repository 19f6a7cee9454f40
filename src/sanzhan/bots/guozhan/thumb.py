"""The `thumb` bot for 国战: beliefs, and a rule of thumb for every question."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from sanzhan.bots.base import Line
from sanzhan.bots.guozhan import actives, answers, judging, modern_answers, nullify, pairs, taking, triggers
from sanzhan.bots.guozhan.kingdoms import Memory
from sanzhan.bots.guozhan.question import Question
from sanzhan.bots.guozhan.situation import Situation
from sanzhan.kernel.ask import Answer, Seen
from sanzhan.kernel.rng import Rng

RULES: dict[str, Callable[[Situation, Question], Answer]] = {
    "gz-play": actives.play,
    "gz-skill": triggers.choose,
    "gz-nullify": nullify.nullify,
    "gz-nullify-mine": nullify.nullify,
    "gz-dodge": answers.dodge,
    "gz-slash": answers.slash,
    "gz-borrowed": answers.borrowed,
    "gz-rescue": answers.rescue,
    "gz-companion": answers.companion,
    "gz-fish": answers.act("draw_one"),
    "gz-discard": answers.discard,
    "gz-pay-or-hurt": answers.pay_or_hurt,
    "gz-harvest": answers.harvest,
    "gz-snatch": taking.choose,
    "gz-dismantle": taking.choose,
    "gz-ice-sword": taking.choose,
    "gz-take": taking.choose,
    "gz-fire-show": answers.fire_show,
    "gz-fire-burn": answers.fire_burn,
    "gz-double-swords": answers.swords,
    "gz-kylin-bow": answers.mount,
    "gz-know-both": answers.know_both,
    "gz-point-duel": answers.compare,
    "gz-duanchang": answers.duanchang,
    "gz-buqu": answers.buqu,
    "gz-shuangren": answers.victim,
    "gz-xiangle": answers.xiangle,
    "gz-luoshen": answers.act("again"),
    "gz-yiji": answers.yiji,
    "gz-quhu": answers.victim,
    "gz-guanxing": judging.arrange,
    "gz-guanxing-bottom": answers.act("arrange"),
    "gz-guzheng": answers.act("take"),
    "gz-fanjian": answers.fanjian,
    "gz-luanwu": answers.luanwu,
    "gz-luanwu-target": answers.victim,
    "gz-kuangfu": answers.kuangfu,
    "gz-move-on-field": answers.move,
    **modern_answers.RULES,
}


class GuozhanThumb:
    """Plays one seat. What it remembers is a reading of the news, and can be read anew at any time."""

    blind: ClassVar[bool] = False

    def __init__(self) -> None:
        self._memory: Memory | None = None

    def choose(self, view: Mapping[str, Any], news: Sequence[Line], ask: Seen, rng: Rng) -> Answer:
        question = Question(ask)
        if question.forced:
            return question.neutral
        if ask.about == "gz-choose":
            return pairs.choose(view, question, rng)
        rule = RULES.get(ask.about)
        return question.neutral if rule is None else rule(self.judge(view, news), question)

    def judge(self, view: Mapping[str, Any], news: Sequence[Line]) -> Situation:
        memory = self._memory
        if memory is None or memory.lines > len(news):
            memory = self._memory = Memory(view["players"], view["me"]["seat"])
        memory.read(news)
        return Situation(memory, view)
