"""The driver: what rules may await, when windows close, what a record keeps."""

from __future__ import annotations

import pytest

from conformance.toy import TOY, ToyOptions, ToyTable
from sanzhan.kernel.errors import IllegalAnswer
from sanzhan.kernel.match import Match
from sanzhan.kernel.rng import Rng, Streams, commitment


class Stray(type(TOY)):  # type: ignore[misc]  # the toy with rules that await something else
    def step(self, table: ToyTable):  # type: ignore[no-untyped-def]  # deliberately wrong
        class Sleep:
            def __await__(self):  # type: ignore[no-untyped-def]  # deliberately wrong
                yield "a while"

        async def rules() -> None:
            await Sleep()

        return rules()


def match(key: object = 0, seats: int = 3) -> Match[ToyTable]:
    return Match(TOY, seats, ToyOptions(), Rng("match", key).seed())


def test_rules_may_await_nothing_but_questions() -> None:
    with pytest.raises(TypeError, match="nothing but questions"):
        Match(Stray(), 3, ToyOptions(), bytes(32))


def test_answers_of_a_secret_window_stand_in_seat_order_whatever_came_first() -> None:
    for key in range(40):
        one, two = match(key), match(key)
        seats = list(one.waiting)
        if len(seats) < 3:
            continue
        for seat in seats:
            one.answer(seat, one.waiting[seat].neutral)
        for seat in reversed(seats):
            two.answer(seat, two.waiting[seat].neutral)
        assert one.inputs == two.inputs
        assert [entry.seat for entry in one.inputs] == sorted(seats)
        return
    raise AssertionError("no window with three seats was found")


def test_an_answer_is_final() -> None:
    for key in range(40):
        game = match(key)
        if len(game.waiting) > 1:
            seat = next(iter(game.waiting))
            game.answer(seat, (0, ()))
            with pytest.raises(IllegalAnswer):
                game.answer(seat, (0, ()))
            return
    raise AssertionError("no window with two seats was found")


def test_an_open_window_closes_at_the_first_act_or_when_all_have_passed() -> None:
    game = match()
    while game.table.stage == "bid":
        for seat in list(game.waiting):
            game.answer(seat, (0, ()))
    asked = list(game.waiting)
    identity = game.window_id
    assert len(asked) == 3
    game.answer(asked[1], (0, ()))
    assert asked[1] not in game.waiting
    assert {ask.id for ask in game.waiting.values()} == {identity}
    game.answer(asked[0], (1, ((0,), (0,))))
    assert game.window_id > identity


def test_streams_of_different_purposes_do_not_disturb_each_other() -> None:
    one, two = Streams(bytes(32)), Streams(bytes(32))
    one.below(10, "noise")
    assert [one.below(1000, "deck") for _ in range(5)] == [two.below(1000, "deck") for _ in range(5)]
    assert one.copy().below(1000, "deck") == two.below(1000, "deck")


def test_draws_are_uniform_and_samples_are_subsets() -> None:
    rng = Rng("uniform")
    counts = [0] * 6
    for _ in range(6000):
        counts[rng.below(6)] += 1
    assert all(abs(count - 1000) < 150 for count in counts)
    for n in range(1, 8):
        for k in range(n + 1):
            chosen = rng.sample(n, k)
            assert len(chosen) == k
            assert chosen == sorted(set(chosen))


def test_the_commitment_is_sha256_of_the_seed() -> None:
    assert commitment(bytes(32)) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
