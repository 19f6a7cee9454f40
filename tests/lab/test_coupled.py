"""The answer that does the same in the other world of a pair."""

from __future__ import annotations

from typing import Any

from sanzhan.kernel.ask import Ask, Option, Pick
from sanzhan.lab.secrecy import coupled


def ask(*options: Option[Any]) -> Ask[Any]:
    return Ask(1, "toy", lambda: list(options))


def option(act: str, *cards: int) -> Option[Any]:
    return Option(act, lambda chosen: chosen, Pick("card", list(cards), [str(card) for card in cards]))


def test_of_options_that_look_alike_the_one_in_the_same_place() -> None:
    here = ask(option("use", 1), option("use", 2, 3), option("use", 2, 4))
    there = ask(option("use", 1, 2), option("use", 1, 3), option("use", 4, 2))
    assert coupled(here, (2, ((0,),)), there) == (2, ((1,),))


def test_else_the_first_that_does_the_same() -> None:
    here = ask(option("use", 1), option("use", 5), option("use", 2))
    there = ask(option("use", 9), option("use", 2), option("play", 2), option("use", 2))
    assert coupled(here, (2, ((0,),)), there) == (1, ((0,),))


def test_the_same_place_does_not_make_it_the_same_act() -> None:
    here = ask(option("use", 1), option("use", 2))
    assert coupled(here, (1, ((0,),)), ask(option("use", 1), option("use", 3))) is None
    assert coupled(here, (1, ((0,),)), ask(option("use", 1), option("play", 2))) is None
