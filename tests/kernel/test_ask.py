"""Questions and their answers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sanzhan.kernel.ask import Answer, Ask, Option, Pick, seen
from sanzhan.kernel.errors import IllegalAnswer
from sanzhan.kernel.match import random_answer
from sanzhan.kernel.rng import Rng


def ask(*picks: Pick) -> Ask[object]:
    return Ask(0, "test", lambda: [Option("no", lambda: None), Option("yes", lambda *chosen: chosen, *picks)])


def test_an_exact_pick_gives_the_candidate_and_a_free_one_a_tuple() -> None:
    question = ask(Pick("item", ["a", "b"]), Pick("seat", [1, 2, 3], least=0, most=3))
    assert question.decode((1, ((1,), (0, 2)))) == ("b", (1, 3))
    assert question.decode((0, ())) is None


@pytest.mark.parametrize(
    "answer",
    [
        (2, ()),
        (-1, ()),
        (1, ()),
        (1, ((0,),)),
        (1, ((0, 1), ())),
        (1, ((2,), ())),
        (1, ((0,), (1, 0))),
        (1, ((0,), (1, 1))),
        (1, ((0,), (0, 1, 2, 2))),
        (0, ((),)),
    ],
)
def test_whatever_does_not_fit_is_refused(answer: Answer) -> None:
    question = ask(Pick("item", ["a", "b"]), Pick("seat", [1, 2, 3], least=0, most=3))
    with pytest.raises(IllegalAnswer):
        question.decode(answer)


def test_an_ordered_pick_keeps_its_order_and_takes_each_once() -> None:
    question = ask(Pick("pile", ["a", "b", "c"], least=2, most=2, ordered=True))
    assert question.decode((1, ((2, 0),))) == (("c", "a"),)
    with pytest.raises(IllegalAnswer):
        question.decode((1, ((2, 2),)))


def test_ways_counts_every_answer() -> None:
    question = ask(Pick("item", ["a", "b"]), Pick("seat", [1, 2, 3], least=0, most=3))
    assert question.ways() == 1 + 2 * 8
    assert ask(Pick("pile", "abcd", least=2, most=2, ordered=True)).ways() == 1 + 12
    assert not question.forced
    assert Ask(0, "test", lambda: [Option("go", lambda: None, Pick("item", ["a"]))]).forced


@given(
    st.lists(st.tuples(st.integers(1, 6), st.integers(0, 3), st.integers(0, 3), st.booleans()), max_size=3),
    st.integers(),
)
def test_a_random_answer_always_fits(shapes: list[tuple[int, int, int, bool]], key: int) -> None:
    picks = []
    for n, a, b, ordered in shapes:
        least, most = sorted((min(a, n), min(b, n)))
        picks.append(Pick("thing", range(n), least=least, most=most, ordered=ordered))
    question = ask(*picks)
    for i in range(5):
        question.decode(random_answer(question, Rng(key, i)))
    question.decode(question.neutral)


def test_what_a_bot_sees_has_wire_values_and_nothing_behind_it() -> None:
    shown = seen(ask(Pick("item", [17, 4], ["gouyu", "orochi"])))
    assert list(shown.options[1].picks[0].candidates) == ["gouyu", "orochi"]
    assert shown.options[1].make() is None


def test_random_answers_are_uniform_over_options_then_sizes_then_subsets() -> None:
    question = ask(Pick("seat", [0, 1], least=0, most=2))
    counts: dict[Answer, int] = {}
    for i in range(4000):
        answer = random_answer(question, Rng("uniform", i))
        counts[answer] = counts.get(answer, 0) + 1
    assert abs(counts[(0, ())] / 4000 - 1 / 2) < 0.04
    assert abs(counts[(1, ((),))] / 4000 - 1 / 6) < 0.03
    assert abs(counts[(1, ((0,),))] / 4000 - 1 / 12) < 0.03
