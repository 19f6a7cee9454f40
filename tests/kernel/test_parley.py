"""The parley: a window in which seats deal with each other until all of them are ready."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import pytest

from sanzhan.kernel import record as records
from sanzhan.kernel.ask import Ask, Option, Parley, Pick, Question
from sanzhan.kernel.errors import GameOver, IllegalAnswer
from sanzhan.kernel.game import Result
from sanzhan.kernel.match import Match, random_answer
from sanzhan.kernel.news import News, Sink, View
from sanzhan.kernel.rng import Rng, Streams
from sanzhan.kernel.watch import Watch

Deed: TypeAlias = tuple[str, int]
"""What a seat does and to whom."""


@dataclass(frozen=True, slots=True)
class FairOptions:
    coins: int = 3


class Stalls:
    """Coins by seat, who is ready, and how many bells have rung."""

    def __init__(self, players: int, options: Any, rng: Streams) -> None:
        self.players, self.options, self.rng = players, options, rng
        self.sink: Sink | None = None
        self.result: Result | None = None
        self.coins = [options.coins] * players
        self.ready = [False] * players
        self.bells = 0
        self.day = 1

    def copy(self) -> Stalls:
        new: Stalls = Stalls.__new__(Stalls)
        new.__dict__.update(self.__dict__)
        new.rng = self.rng.copy()
        new.sink = None
        new.coins, new.ready = self.coins.copy(), self.ready.copy()
        return new


class Fair:
    """Two days of giving coins: a gift is known to the two alone; a bell stops the talk and its ringer is asked why."""

    id = "fair"
    rules_version = 1
    seats = range(2, 5)
    options = FairOptions

    def setup(self, players: int, options: Any, rng: Streams) -> Stalls:
        return Stalls(players, options, rng)

    def step(self, table: Stalls) -> Coroutine[Question, Any, None]:
        return talk(table)

    def view(self, table: Stalls, viewer: int | None) -> View:
        mine = None if viewer is None else table.coins[viewer]
        return {"day": table.day, "ready": list(table.ready), "bells": table.bells, "mine": mine}

    def views(self, table: Stalls, viewers: Sequence[int | None]) -> list[View]:
        return [self.view(table, viewer) for viewer in viewers]

    def imagine(self, table: Stalls, knower: Stalls, seat: int, rng: Rng) -> None:
        """Nothing is hidden by chance."""

    def learned(self, before: Stalls, after: Stalls, other: Stalls, viewer: int | None) -> bool:
        return False

    def violations(self, table: Stalls) -> list[str]:
        return [] if sum(table.coins) == table.players * table.options.coins else ["coins are lost"]

    def state(self, table: Stalls) -> str:
        return repr((table.coins, table.ready, table.bells, table.day, sorted(table.rng.used.items())))


def say(table: Stalls, seat: int) -> Ask[Deed]:
    def options() -> list[Option[Deed]]:
        first = "stay" if table.ready[seat] else "ready"
        listed = [Option(first, lambda: (first, seat))]
        if table.ready[seat]:
            listed.append(Option("unready", lambda: ("unready", seat)))
        if table.coins[seat]:
            others = [other for other in range(table.players) if other != seat]
            listed.append(Option("give", lambda other: ("give", other), Pick("seat", others)))
        listed.append(Option("bell", lambda: ("bell", seat)))
        return listed

    return Ask(seat, "fair-talk", options, deadline="parley")


async def talk(table: Stalls) -> None:
    """One day."""
    changed: frozenset[int] | None = None
    stirred: frozenset[int] = frozenset()
    while not all(table.ready):
        ready = frozenset(seat for seat in range(table.players) if table.ready[seat])
        asks = [say(table, seat) for seat in range(table.players)]
        seat, (act, other) = await Parley(
            *asks, ready=ready, stirred=stirred, changed=changed, seconds=60, clock=f"day-{table.day}"
        )
        changed = frozenset({seat})
        if act == "give":
            table.coins[seat] -= 1
            table.coins[other] += 1
            changed |= {other}
            stirred |= {other} if table.ready[other] else set()
            if table.sink is not None:
                table.sink(News("fair-gift", {"seat": seat, "to": other}, {}, (seat, other)))
        elif act == "bell":
            table.bells += await Ask(seat, "fair-why", lambda: [Option("ring", int, Pick("times", range(1, 4)))])
            changed = None
        elif act != "stay":
            table.ready[seat] = act == "ready"
        stirred -= {seat}
    if table.day == 2:
        table.result = Result((table.coins.index(max(table.coins)),), "fair-over", None)
        raise GameOver
    table.day = 2
    table.ready = [False] * table.players


FAIR = Fair()
SEED = Rng("fair").seed()


def fair(players: int = 3, **how: Any) -> Match[Stalls]:
    return Match(FAIR, players, FairOptions(), SEED, **how)


def do(match: Match[Stalls], seat: int, act: str, *places: int) -> None:
    """The seat's present question is answered with this act."""
    ask = match.asked(seat)
    assert ask is not None
    index = next(i for i, option in enumerate(ask.options) if option.act == act)
    match.answer(seat, (index, tuple((place,) for place in places)))


def numbers(match: Match[Stalls]) -> list[tuple[int, int]]:
    """The window and the turn of every seat's question."""
    asks = [match.asked(seat) for seat in range(match.players)]
    return [(ask.id, ask.turn) for ask in asks if ask is not None]


def position(match: Match[Stalls]) -> tuple[object, ...]:
    """Everything by which two matches in the same position are equal."""
    asks = [match.asked(seat) for seat in range(match.players)]
    questions = [
        None if ask is None else (ask.about, ask.id, ask.turn, [option.act for option in ask.options]) for ask in asks
    ]
    return FAIR.state(match.table), questions, list(match.waiting), match.players_asked(), match.result


def test_everybody_is_asked_and_an_answer_leaves_the_window_open() -> None:
    match = fair()
    assert list(match.waiting) == [0, 1, 2]
    window = match.window_id
    do(match, 1, "give", 0)
    assert match.table.coins == [4, 2, 3]
    assert list(match.waiting) == [0, 1, 2]
    assert match.window_id == window
    # the same seat may go on
    do(match, 1, "give", 0)
    assert match.table.coins == [5, 1, 3]
    assert match.players_asked() == (0, 1, 2)


def test_only_questions_that_have_changed_get_a_new_turn() -> None:
    match = fair()
    assert numbers(match) == [(1, 0), (1, 0), (1, 0)]
    do(match, 1, "give", 0)
    assert numbers(match) == [(1, 1), (1, 1), (1, 0)]
    do(match, 2, "ready")
    assert numbers(match) == [(1, 1), (1, 1), (1, 1)]


def test_a_question_in_between_opens_a_new_window_and_so_does_the_return() -> None:
    match = fair()
    do(match, 1, "give", 0)
    do(match, 2, "bell")
    assert [(ask.about, ask.id) for ask in match.waiting.values()] == [("fair-why", 2)]
    assert match.asked(0) is None
    with pytest.raises(IllegalAnswer):
        match.answer(0, (0, ()))
    do(match, 2, "ring", 2)
    assert match.table.bells == 3
    assert numbers(match) == [(3, 0), (3, 0), (3, 0)]


def test_a_ready_seat_is_not_waited_for_and_may_still_answer() -> None:
    match = fair()
    do(match, 0, "ready")
    assert list(match.waiting) == [1, 2]
    ask = match.asked(0)
    assert ask is not None
    assert [option.act for option in ask.options] == ["stay", "unready", "give", "bell"]
    do(match, 0, "give", 0)
    assert match.table.coins == [2, 4, 3]
    assert list(match.waiting) == [1, 2]
    do(match, 0, "unready")
    assert list(match.waiting) == [0, 1, 2]


def test_a_stirred_seat_is_asked_first_until_it_has_answered() -> None:
    match = fair()
    do(match, 2, "ready")
    do(match, 0, "give", 1)
    assert list(match.waiting) == [2, 0, 1]
    window = match.window
    assert isinstance(window, Parley)
    assert (window.ready, window.stirred) == (frozenset({2}), frozenset({2}))
    do(match, 2, "stay")
    assert list(match.waiting) == [0, 1]
    assert match.table.ready == [False, False, True]


def test_who_is_stirred_is_nobody_elses_business() -> None:
    watch: Watch[Stalls] = Watch((0, 1, 2, None))
    match = fair(sink=watch.tell)
    watch.follow(match)
    do(match, 2, "ready")
    before = {viewer: watch.frames(viewer)[-2:] for viewer in (0, 1, 2, None)}
    do(match, 0, "give", 1)
    # the giver and the receiver learn of it; the third is sent the question he had and nothing else
    assert [line["key"] for frame in watch.frames(0)[:-2] for line in frame["lines"]] == ["fair-gift"]
    assert [line["key"] for frame in watch.frames(2)[:-2] for line in frame["lines"]] == ["fair-gift"]
    assert watch.frames(1) == before[1]
    assert watch.frames(None) == before[None]
    assert before[None][1]["waiting"] == {
        "id": 1, "about": "fair-talk", "deadline": "parley", "secret": False, "seats": [0, 1],
    }  # fmt: skip
    assert before[1][0]["ask"]["kind"] == "parley"
    # a ready seat keeps its question
    assert before[2][0]["ask"]["options"][0]["act"] == "stay"


def test_time_is_up_neutral_answers_close_the_window_and_deal_nothing() -> None:
    match = fair()
    do(match, 2, "ready")
    do(match, 0, "give", 1)
    window = match.window_id
    for _ in range(match.players + 1):
        if match.table.day == 2:
            break
        seat, ask = next(iter(match.waiting.items()))
        match.answer(seat, ask.neutral)
    assert match.table.day == 2
    assert match.table.coins == [2, 3, 4]
    assert [(entry.seat, entry.answer) for entry in match.inputs[2:]] == [(2, (0, ())), (0, (0, ())), (1, (0, ()))]
    # the next day is a window of its own, with turns from the start
    assert numbers(match) == [(window + 1, 0)] * 3


def test_a_wrong_answer_is_refused_and_changes_nothing() -> None:
    match = fair()
    do(match, 0, "ready")
    before = position(match)
    for seat, answer in ((1, (9, ())), (0, (1, ((0,),))), (1, (1, ((5,),))), (3, (0, ()))):
        with pytest.raises(IllegalAnswer):
            match.answer(seat, answer)
    assert position(match) == before
    assert len(match.inputs) == 1


def played(seed: object, answers: int) -> Match[Stalls]:
    """A match in which any seat, ready or not, answers at random."""
    match = fair()
    rng = Rng("played", seed)
    for _ in range(answers):
        if match.result is not None:
            break
        seat = rng.choice([seat for seat in range(match.players) if match.asked(seat) is not None])
        ask = match.asked(seat)
        assert ask is not None
        match.answer(seat, random_answer(ask, rng))
    return match


@pytest.mark.parametrize("seed", range(4))
def test_a_copy_in_the_middle_is_equal_and_goes_on_alike(seed: int) -> None:
    for answers in range(1, 25):
        match = played(seed, answers)
        copy = match.copy()
        assert position(copy) == position(match)
        rng = Rng("on", seed)
        while match.result is None:
            seat = rng.choice([seat for seat in range(match.players) if match.asked(seat) is not None])
            ask = match.asked(seat)
            assert ask is not None
            answer = random_answer(ask, rng)
            match.answer(seat, answer)
            before = position(match)
            copy.answer(seat, answer)
            assert position(copy) == before
            assert position(match) == before


def test_a_copy_does_not_change_the_original() -> None:
    match = fair()
    do(match, 2, "ready")
    do(match, 0, "give", 1)
    before = position(match)
    copy = match.copy()
    do(copy, 2, "unready")
    do(copy, 1, "give", 0)
    do(copy, 0, "bell")
    assert position(match) == before
    do(match, 2, "stay")
    assert list(match.waiting) == [0, 1]


def test_an_imagined_parley_has_the_same_questions() -> None:
    match = fair()
    do(match, 2, "ready")
    do(match, 0, "give", 1)
    world = match.imagine(1, Rng("world"))
    assert numbers(world) == numbers(match)
    assert set(world.waiting) == set(match.waiting)
    do(world, 2, "give", 0)
    assert world.table.coins == [3, 3, 3]
    assert match.table.coins == [2, 3, 4]


@pytest.mark.parametrize("seed", range(6))
def test_a_record_leads_to_the_same_end_with_answers_of_ready_seats_in_it(seed: int) -> None:
    match = played(seed, 2000)
    assert match.result is not None
    assert any(entry.answer != (0, ()) for entry in match.inputs)
    text = records.write(match, SEED)
    again = records.replay(FAIR, records.read(text))
    assert position(again) == position(match)
    assert again.inputs == match.inputs
    assert records.write(again, SEED) == text


def test_a_record_of_a_running_parley_is_replayed_to_the_same_place() -> None:
    match = fair()
    do(match, 2, "ready")
    do(match, 2, "give", 1)
    do(match, 0, "give", 1)
    text = records.write(match, SEED)
    again = records.replay(FAIR, records.read(text), SEED)
    assert position(again) == position(match)
    assert list(again.waiting) == [2, 0, 1]


def test_the_clock_is_named_so_that_windows_share_it() -> None:
    match = fair()
    first = match.window
    do(match, 2, "bell")
    do(match, 2, "ring", 0)
    second = match.window
    assert isinstance(first, Parley)
    assert isinstance(second, Parley)
    assert (first.clock, first.seconds) == (second.clock, second.seconds) == ("day-1", 60)
    for seat in range(3):
        do(match, seat, "ready")
    third = match.window
    assert isinstance(third, Parley)
    assert third.clock == "day-2"
