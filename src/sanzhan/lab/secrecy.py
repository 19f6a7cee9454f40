"""Non-interference by pairs: two worlds that a seat cannot tell apart must go on looking alike to it.

At a step boundary the match is copied and imagined anew for a seat. Both go on: the seat answers alike in both, the
others by one policy that does the same visible act where both worlds offer it. After every answer everything that the
seat and a spectator receive is compared byte for byte, until the rules grant one of them a face that differs, the same
act cannot be done in both worlds, or two steps are over.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from sanzhan.games import GAMES
from sanzhan.kernel.ask import Answer, Ask, Option
from sanzhan.kernel.errors import IllegalAnswer
from sanzhan.kernel.match import Match, random_answer
from sanzhan.kernel.options import from_dict
from sanzhan.kernel.record import write
from sanzhan.kernel.rng import Rng, Streams
from sanzhan.kernel.watch import Viewer, Watch
from sanzhan.lab.sim import Plan

PAIRS_A_GAME = 20
STEPS = 2
ILLEGAL: tuple[Answer, ...] = ((99, ()), (0, ((99,),)), (1, ((0, 0, 0),)), (-1, ()))


class Leak(NamedTuple):
    """What a viewer received differently in two worlds that he cannot tell apart, and how to see it again."""

    viewer: Viewer
    seat: int
    true: str
    imagined: str
    record: str


class World:
    """A copy of a match at a step boundary, and what its viewers receive."""

    def __init__(self, match: Match[Any], viewers: tuple[Viewer, ...]) -> None:
        self.match = match
        self.start = match.table.copy()
        self.watch: Watch[Any] = Watch(viewers)
        match.table.sink = self.watch.tell
        match.hold = True
        self.watch.follow(match)
        self.viewers = viewers

    def received(self, viewer: Viewer) -> str:
        """Everything new for this viewer as one text, with the answers to fixed wrong inputs."""
        frames: list[Any] = list(self.watch.frames(viewer))
        if viewer is not None:
            frames += [_error(self.match, viewer, answer) for answer in ILLEGAL]
        return json.dumps(frames, ensure_ascii=False, sort_keys=True)


def _error(match: Match[Any], seat: int, answer: Answer) -> list[Any]:
    """What a wrong answer is told; it must not fit by accident."""
    ask = match.waiting.get(seat)
    if ask is None:
        # in a secret window a seat without a choice is not waited for: the server answers it alike
        return []
    try:
        ask.decode(answer)
    except IllegalAnswer as error:
        return [error.code, str(error)]
    return ["fits"]


def check_pair(match: Match[Any], seat: int, rng: Rng) -> list[tuple[Viewer, str, str]]:
    """Play one pair from the step boundary where `match` stands; what differed, at most one entry."""
    viewers: tuple[Viewer, ...] = (seat, None)
    table = match.checkpoint()
    twin = table.copy()
    match.game.imagine(twin, table, seat, rng)
    twin.rng = Streams(rng.seed(), twin.rng.used)
    true = World(_from(match, table.copy()), viewers)
    other = World(_from(match, twin), viewers)
    steps = true.match.steps
    while True:
        for viewer in viewers:
            one, two = true.received(viewer), other.received(viewer)
            if one != two:
                if _granted(true, other, viewer):
                    return []
                return [(viewer, one, two)]
        if true.match.steps - steps >= STEPS or true.match.result is not None or other.match.result is not None:
            return []
        if any(_granted(true, other, viewer) for viewer in viewers):
            return []
        if not _advance(true.match, other.match, seat, rng):
            return []


def _from(match: Match[Any], table: Any) -> Match[Any]:
    """A match that goes on from a table, with nothing told yet."""
    return Match.at(match.game, table, match.players, match.options, hold=True)


def _granted(true: World, other: World, viewer: Viewer) -> bool:
    learned = true.match.game.learned
    return learned(true.start, true.match.table, other.match.table, viewer) or learned(
        other.start, other.match.table, true.match.table, viewer
    )


def _advance(true: Match[Any], other: Match[Any], seat: int, rng: Rng) -> bool:
    """One answer in each world, the same visible act; False if that cannot be."""
    if true.window_id != other.window_id or (true.window is None) != (other.window is None):
        return False
    seats = [who for who in true.players_asked() if who in true.waiting or who in other.waiting]
    if not seats:
        if true.held and other.held:
            true.release()
            other.release()
            return True
        return False
    who = seats[rng.below(len(seats))]
    here, there = true.waiting.get(who), other.waiting.get(who)
    if here is None or there is None:
        # a choice in one world only: the seat does nothing, as it must in the other
        ask = here or there
        assert ask is not None
        (true if here is not None else other).answer(who, ask.neutral)
        return True
    answer = random_answer(here, rng)
    twin = answer if who == seat else coupled(here, answer, there)
    if twin is None:
        answer, twin = here.neutral, there.neutral
        if _visible(here, answer) != _visible(there, twin):
            return False
    true.answer(who, answer)
    other.answer(who, twin)
    return True


def coupled(here: Ask[Any], answer: Answer, there: Ask[Any]) -> Answer | None:
    """The answer that does in the other world what this one does here; None if it is not offered there.

    Several options may look alike: the one in the same place comes first.
    """
    act, args, chosen = _visible(here, answer)
    for index, option in sorted(enumerate(there.options), key=lambda one: one[0] != answer[0]):
        if option.act != act or option.args != args or len(option.picks) != len(chosen):
            continue
        picks = _places(option, chosen)
        if picks is not None:
            return (index, picks)
    return None


def _places(option: Option[Any], chosen: list[list[Any]]) -> tuple[tuple[int, ...], ...] | None:
    """Where the same things stand in this option; None if one of them does not, or not so many may be chosen."""
    picks: list[tuple[int, ...]] = []
    for pick, wanted in zip(option.picks, chosen, strict=True):
        candidates = list(pick.candidates)
        if not pick.least <= len(wanted) <= pick.most or any(candidate not in candidates for candidate in wanted):
            return None
        places = [candidates.index(candidate) for candidate in wanted]
        picks.append(tuple(places if pick.ordered else sorted(places)))
    return tuple(picks)


def _visible(ask: Ask[Any], answer: Answer) -> tuple[str, Mapping[str, Any], list[list[Any]]]:
    """The act and the handles and seats chosen, which are the same cards in both worlds."""
    option: Option[Any] = ask.options[answer[0]]
    chosen = [[p.candidates[i] for i in places] for p, places in zip(option.picks, answer[1], strict=True)]
    return option.act, option.args, chosen


def probe(plan: Plan, i: int) -> tuple[int, list[Leak]]:
    """Random game i of a plan with a pair at sampled step boundaries; the number of pairs and the leaks."""
    game = GAMES[plan.game]
    seed = plan.game_seed(i)
    match = Match(game, plan.seats, from_dict(game.options, plan.options), seed, copyable=True)
    rng = Rng("secrecy", seed.hex())
    pairs, leaks, boundary = 0, [], 0
    while match.waiting:
        ask = next(iter(match.waiting.values()))
        if match.steps != boundary:
            boundary = match.steps
            # every seat at early boundaries, so that short games too give enough pairs; later one at every other
            if pairs < PAIRS_A_GAME:
                chosen = list(range(plan.seats))
            else:
                chosen = [rng.below(plan.seats)] if rng.below(2) else []
            pairs += len(chosen)
            for seat in chosen:
                for viewer, one, two in check_pair(match, seat, rng):
                    leaks.append(Leak(viewer, seat, one, two, write(match, seed)))
        match.answer(ask.seat, random_answer(ask, rng))
    return pairs, leaks


def secrecy(plan: Plan, games: int) -> tuple[dict[str, Any], Leak | None]:
    """The object of `sanzhan secrecy --json` and the first leak."""
    pairs, first, leaks = 0, None, 0
    for i in range(games):
        found, bad = probe(plan, i)
        pairs += found
        leaks += len(bad)
        first = first or (bad[0] if bad else None)
    return {"game": plan.game, "seats": plan.seats, "games": games, "pairs": pairs, "leaks": leaks}, first
