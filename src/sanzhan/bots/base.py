"""What a bot is, and how it is asked so that nothing it does can stop a match."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Protocol

from sanzhan.kernel.ask import Answer, Ask, Seen, seen
from sanzhan.kernel.errors import IllegalAnswer
from sanzhan.kernel.rng import Rng

log = logging.getLogger(__name__)

Line = Mapping[str, Any]


class Bot(Protocol):
    """One bot plays one seat of one match.

    `blind`: it looks at the question alone, so no view is made for it. Whatever it remembers must follow from the news,
    which it gets whole and growing: a bot made anew in the middle of a match plays on the same way.
    """

    blind: ClassVar[bool]

    def choose(self, view: Mapping[str, Any], news: Sequence[Line], ask: Seen, rng: Rng) -> Answer: ...


def decide(bot: Bot, view: Mapping[str, Any], news: Sequence[Line], ask: Ask[Any], rng: Rng) -> Answer:
    """The bot's answer; the neutral one, logged, if it fails or answers what cannot be answered."""
    question = seen(ask)
    try:
        answer = bot.choose(view, news, question, rng)
        ask.decode(answer)
    except IllegalAnswer as error:
        log.warning("%s gave an illegal answer to %s: %s", type(bot).__name__, ask.about, error)
        return question.neutral
    except Exception:
        log.exception("%s failed at %s", type(bot).__name__, ask.about)
        return question.neutral
    return answer
