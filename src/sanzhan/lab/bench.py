"""Speed on one core, each figure with what was measured."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from sanzhan.games import GAMES
from sanzhan.guozhan.flow.window import happen
from sanzhan.guozhan.timings import Timing
from sanzhan.kernel import record as records
from sanzhan.kernel.match import Match, random_answer
from sanzhan.kernel.options import from_dict
from sanzhan.kernel.rng import Rng
from sanzhan.lab.sim import Plan, simulate

SEATS = {"stand_soul": 7, "guozhan": 8}
USUAL = 5
EDITIONS = ("first", "current")


def bench() -> dict[str, Any]:
    """Every game: random play, `copy` and `imagine` over all waiting points of 20 games, restoring 2,000 answers.

    国战 also by seat count and by edition, and what a timing costs that nobody listens to.
    """
    found = {game: _game(game) for game in GAMES}
    found["guozhan"] |= {
        "decisions_per_s_by_seats": {str(seats): _speed(_plan("guozhan", seats)) for seats in (4, 8, 12)},
        "decisions_per_s_by_edition": {edition: _speed(_plan("guozhan", 8, edition=edition)) for edition in EDITIONS},
        "idle_timing_us": idle_timing(),
    }
    return found


def _plan(name: str, seats: int, **options: Any) -> Plan:
    return Plan(name, seats, options, "bench", ("random",) * seats)


def _speed(plan: Plan) -> int:
    """The median of three runs, after one to warm up."""
    simulate(plan, 20)
    return sorted(int(simulate(plan, 200)["decisions_per_s"]) for _ in range(3))[1]


def idle_timing() -> float:
    """Microseconds that a timing of 国战 costs to which no skill listens, the making of the event included."""
    game = GAMES["guozhan"]
    match = Match(game, 8, game.options(), bytes(32))
    for ask in list(match.waiting.values()):
        match.answer(ask.seat, ask.neutral)
    table = match.table
    times = []
    for _ in range(5):
        begun = time.perf_counter()
        for _ in range(20_000):
            flow = happen(table, Unheard(table.active))
            try:
                flow.send(None)
            except StopIteration:
                continue
            raise AssertionError("somebody was asked")
        times.append((time.perf_counter() - begun) / 20_000)
    return round(min(times) * 1e6, 2)


class Unheard(Timing):
    """A timing that no skill knows."""

    __slots__ = ()
    key = "unheard"


def _game(name: str) -> dict[str, Any]:
    plan = _plan(name, SEATS.get(name, USUAL))
    copies, imagined = _copies(plan)
    return {
        "seats": plan.seats,
        "decisions_per_s": _speed(plan),
        "copy_us": _spread(copies),
        "imagine_us": _spread(imagined),
        "restore_2000_answers_s": _restore(plan),
    }


def _copies(plan: Plan) -> tuple[list[float], list[float]]:
    copies: list[float] = []
    imagined: list[float] = []
    game = GAMES[plan.game]
    options = from_dict(game.options, plan.options)
    rng = Rng("bench")
    for i in range(20):
        match = Match(game, plan.seats, options, plan.game_seed(i))
        while match.waiting:
            ask = next(iter(match.waiting.values()))
            copies.append(_best(match.copy))
            imagined.append(_best(partial(match.imagine, ask.seat, rng)))
            match.answer(ask.seat, random_answer(ask, rng))
    return copies, imagined


def _best(work: Callable[[], object]) -> float:
    """Microseconds, the better of two: the first warms the caches."""
    gc.disable()
    times = []
    for _ in range(2):
        begun = time.perf_counter()
        work()
        times.append(time.perf_counter() - begun)
    gc.enable()
    return min(times) * 1e6


def _restore(plan: Plan) -> float:
    """Seconds to read and play again as many records as make 2,000 answers."""
    game = GAMES[plan.game]
    options = from_dict(game.options, plan.options)
    texts, answers, i = [], 0, 0
    while answers < 2000:
        seed = plan.game_seed(i)
        match = Match(game, plan.seats, options, seed, copyable=False)
        rng = Rng("restore", i)
        while match.waiting and answers < 2000:
            ask = next(iter(match.waiting.values()))
            match.answer(ask.seat, random_answer(ask, rng))
            answers += 1
        texts.append((records.write(match, seed), seed))
        i += 1
    begun = time.perf_counter()
    for text, seed in texts:
        records.replay(game, records.read(text), seed)
    return round(time.perf_counter() - begun, 4)


def _spread(times: list[float]) -> dict[str, Any]:
    times = sorted(times)
    return {
        "median": round(times[len(times) // 2], 1),
        "p95": round(times[len(times) * 95 // 100], 1),
        "max": round(times[-1], 1),
        "points": len(times),
    }
