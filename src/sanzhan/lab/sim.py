"""Many games between bots, with invariants checked on the way and one digest over everything that happened."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import blake2b
from multiprocessing import get_context
from typing import Any, NamedTuple

from sanzhan.bots import Bot, decide, make_bot
from sanzhan.games import GAMES
from sanzhan.kernel.ask import Answer, Ask, question_number
from sanzhan.kernel.match import Match
from sanzhan.kernel.news import News
from sanzhan.kernel.options import as_dict, from_dict, seed_words
from sanzhan.kernel.record import write
from sanzhan.kernel.rng import Rng
from sanzhan.lab.checks import Checks

MAX_ANSWERS = 20_000


class Plan(NamedTuple):
    """What to play; everything that the outcome depends on. `bots` has one level a seat."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: str
    bots: tuple[str, ...]
    check: bool = False
    max_answers: int = MAX_ANSWERS

    def game_seed(self, i: int) -> bytes:
        """The 32-byte seed of game i."""
        options = seed_words(GAMES[self.game].options, self.options)
        words = repr((self.game, options, self.seats, self.seed, i))
        return blake2b(words.encode(), digest_size=32).digest()


class Outcome(NamedTuple):
    """One game. `violations`: what failed, with the record to see it again; `winners` is None without a result."""

    winners: tuple[int, ...] | None
    decisions: int
    digest: bytes
    violations: list[str]
    record: str | None


class Seats:
    """The bots of one match and what each has learned."""

    def __init__(self, levels: Sequence[str], seed: bytes) -> None:
        self.bots: list[Bot] = [make_bot(level) for level in levels]
        self.key = seed.hex()
        self.news: list[list[dict[str, Any]]] = [[] for _ in levels]
        self._listening = [seat for seat, bot in enumerate(self.bots) if not bot.blind]

    def tell(self, news: News) -> None:
        for seat in self._listening:
            if news.reaches(seat):
                self.news[seat].append(news.line(seat))

    def choose(self, match: Match[Any], ask: Ask[Any]) -> Answer:
        seat = ask.seat
        bot = self.bots[seat]
        view = {} if bot.blind else match.game.view(match.table, seat)
        return decide(bot, view, self.news[seat], ask, Rng(self.key, seat, *question_number(ask)))


def play(plan: Plan, i: int) -> Outcome:
    """Game i of a plan."""
    game = GAMES[plan.game]
    options = from_dict(game.options, plan.options)
    seed = plan.game_seed(i)
    digest = blake2b(digest_size=16)
    seats = Seats(plan.bots, seed)
    checks = Checks(game, plan.seats) if plan.check else None

    def sink(news: News) -> None:
        digest.update(repr((news.key, news.args)).encode())
        seats.tell(news)
        if checks is not None:
            checks.tell(news)

    match = Match(game, plan.seats, options, seed, copyable=plan.check, sink=sink)
    if checks is not None:
        checks.begin(match)
    decisions = answers = 0
    stuck: str | None = None
    while match.waiting:
        ask = next(iter(match.waiting.values()))
        if not ask.options or answers >= plan.max_answers:
            stuck = f"{ask.about} has no answer" if not ask.options else f"no end after {answers} answers"
            break
        answer = seats.choose(match, ask)
        answers += 1
        if not ask.forced:
            decisions += 1
        digest.update(repr(decoded(ask, answer)).encode())
        match.answer(ask.seat, answer)
        if checks is not None:
            checks.after()
    found = [] if checks is None else checks.violations
    if match.result is None and stuck is None:
        stuck = "no result and nobody waiting"
    digest.update(repr(match.result).encode())
    bad = stuck is not None or bool(found)
    return Outcome(
        None if match.result is None else match.result.winners,
        decisions,
        digest.digest(),
        found,
        f"{stuck or found[0]}; seed {seed.hex()}\n{write(match, seed)}" if bad else None,
    )


def decoded(ask: Ask[Any], answer: Answer) -> tuple[Any, ...]:
    """An answer in words of the game: seat, question, act and what was chosen."""
    option = ask.options[answer[0]]
    chosen = [[pick.shown[i] for i in places] for pick, places in zip(option.picks, answer[1], strict=True)]
    return (ask.seat, ask.about, option.act, chosen)


def simulate(plan: Plan, games: int, jobs: int = 1, done: Callable[[Outcome], None] = lambda _: None) -> dict[str, Any]:
    """Play a plan's first games; the object of `sanzhan sim --json`. `done` is told each outcome in order."""
    begun = time.perf_counter()
    outcomes: list[Outcome] = []
    if jobs == 1:
        for i in range(games):
            outcomes.append(play(plan, i))
            done(outcomes[-1])
    else:
        # spawn: nothing is inherited, so the digest cannot depend on what this process has done before
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            for outcome in pool.map(play, [plan] * games, range(games), chunksize=max(1, games // (jobs * 8))):
                outcomes.append(outcome)
                done(outcome)
    seconds = time.perf_counter() - begun
    return summary(plan, outcomes, seconds)


def summary(plan: Plan, outcomes: list[Outcome], seconds: float) -> dict[str, Any]:
    decisions = sum(outcome.decisions for outcome in outcomes)
    finished = sum(outcome.winners is not None for outcome in outcomes)
    wins = {str(seat): sum(seat in (outcome.winners or ()) for outcome in outcomes) for seat in range(plan.seats)}
    return {
        "game": plan.game,
        "seats": plan.seats,
        "options": as_dict(from_dict(GAMES[plan.game].options, plan.options)),
        "bots": list(plan.bots),
        "games": len(outcomes),
        "finished": finished,
        "stalled": len(outcomes) - finished,
        "violations": sum(len(outcome.violations) for outcome in outcomes),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_s": round(decisions / seconds) if seconds else 0,
        "games_per_s": round(len(outcomes) / seconds, 2) if seconds else 0,
        "wins": wins,
        "digest": blake2b(b"".join(outcome.digest for outcome in outcomes), digest_size=16).hexdigest(),
    }
