"""Nothing a bot does can stop a match."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import pytest

from sanzhan.bots import decide, make_bot
from sanzhan.kernel.ask import Answer, Ask, Option, Pick, Seen
from sanzhan.kernel.errors import SanzhanError
from sanzhan.kernel.rng import Rng


class Broken:
    blind: ClassVar[bool] = True

    def choose(self, view: Mapping[str, Any], news: Sequence[Mapping[str, Any]], ask: Seen, rng: Rng) -> Answer:
        raise LookupError("lost")


class Cheating:
    blind: ClassVar[bool] = True

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, view: Mapping[str, Any], news: Sequence[Mapping[str, Any]], ask: Seen, rng: Rng) -> Answer:
        answer: Answer = self.answer
        return answer


def _ask() -> Ask[Any]:
    options: list[Option[Any]] = [Option("give", lambda seat: seat, Pick("seat", [4, 7])), Option("keep", lambda: None)]
    return Ask(0, "test", lambda: options)


def test_exception_gives_the_neutral_answer_and_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        assert decide(Broken(), {}, [], _ask(), Rng("x")) == (0, ((0,),))
    assert "Broken failed at test" in caplog.text
    assert "LookupError: lost" in caplog.text


@pytest.mark.parametrize("answer", [(2, ()), (-1, ()), (0, ()), (0, ((2,),)), (0, ((0, 1),)), (1, ((0,),)), None, (0,)])
def test_illegal_answer_gives_the_neutral_one_and_is_logged(answer: Any, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert decide(Cheating(answer), {}, [], _ask(), Rng("x")) == (0, ((0,),))
    assert "Cheating gave an illegal answer to test" in caplog.text


def test_legal_answer_is_passed_on() -> None:
    assert decide(Cheating((0, ((1,),))), {}, [], _ask(), Rng("x")) == (0, ((1,),))


def test_unknown_level_is_refused() -> None:
    with pytest.raises(SanzhanError):
        make_bot("clairvoyant")
