"""Skills by what they do: what they bring me, what they do to whom, and what they cost."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from sanzhan.bots.guozhan import box
from sanzhan.bots.guozhan.cards import Plan, Valuer
from sanzhan.bots.guozhan.question import Chosen, Way, cheapest
from sanzhan.bots.guozhan.situation import SURE, Situation
from sanzhan.bots.guozhan.taking import best_worth

Advice = tuple[float, Chosen] | None
Args = Mapping[str, Any]
Adviser = Callable[[Situation, Args, Way], Advice]
Worth = Callable[[Situation, int], float]
Gain = Callable[[Situation, Args], float]

POINTS = {1: (0.0, 0.0), 11: (0.76, 0.44), 12: (0.83, 0.58), 13: (0.93, 0.79)}
"""By number: the chance to win a comparison of points against one card, and against the best of three."""
WANTED = 0.15
"""A further target is named from this on."""


# -- pieces


def best_place(seats: Sequence[int], worth: Callable[[int], float]) -> tuple[float, int]:
    """The best of some seats, and its place."""
    values = [worth(seat) for seat in seats]
    place = max(range(len(values)), key=lambda one: (values[one], -one))
    return values[place], place


def points(now: Situation, cards: Sequence[str], seat: int) -> tuple[float, int]:
    """The card to compare with, and the chance to win with it."""
    order = sorted(range(len(cards)), key=lambda p: (-box.number_of(cards[p]), now.spend(cards[p]), p))
    place = order[0]
    low, high = POINTS.get(box.number_of(cards[place]), (0.055 * box.number_of(cards[place]), 0.0))
    return (low if now.seats[seat]["hand"] <= 1 else (low + high) / 2), place


def ally(now: Situation, seat: int) -> bool:
    return seat != now.me and now.attitude(seat) >= SURE


def seat_of(args: Args, name: str) -> int | None:
    seat = args.get(name)
    return seat if isinstance(seat, int) and not isinstance(seat, bool) else None


def feeling(now: Situation, args: Args, name: str) -> float:
    seat = seat_of(args, name)
    return 0.0 if seat is None else now.attitude(seat)


# -- what is done to somebody


def draws(count: float) -> Worth:
    return lambda now, seat: 0.9 * count * now.attitude(seat)


def hurts(amount: int = 1, nature: str = "normal") -> Worth:
    return lambda now, seat: now.strike(seat, amount, nature)


def bleeds(now: Situation, seat: int) -> float:
    """1 HP lost, which is no damage."""
    return -now.attitude(seat) * now.loss(seat)


def heals(now: Situation, seat: int) -> float:
    return now.attitude(seat) * now.recovery(seat)


def robs(now: Situation, seat: int) -> float:
    """I take a card."""
    return best_worth(now, seat, True, judging=False)


def strips(now: Situation, seat: int) -> float:
    """I discard a card."""
    return best_worth(now, seat, False, judging=False)


def likes(now: Situation, seat: int) -> float:
    return now.attitude(seat)


def dislikes(now: Situation, seat: int) -> float:
    return -now.attitude(seat)


# -- what it brings me


class Effect(NamedTuple):
    """A skill by its effect. `gain`: what it brings me beside what it does to those picked; `on`, `second`: what that
    is worth, by seat; `first`: which of other things than cards and players are taken, by preference."""

    gain: float | Gain
    on: Worth = likes
    second: Worth = likes
    first: tuple[str, ...] = ()
    rank: int = 0

    def advise(self, now: Situation, args: Args, way: Way) -> Advice:
        """For a trigger."""
        value = self.gain if isinstance(self.gain, float | int) else self.gain(now, args)
        chosen: list[tuple[int, ...]] = []
        for pick in way.picks:
            if pick.of in ("seat", "second"):
                worth, places = _seats(now, self.on if pick.of == "seat" else self.second, pick)
            elif pick.of == "card":
                places = cheapest(pick.candidates, pick.least, now.spend)
                worth = -sum(max(0.2, now.spend(pick.candidates[place])) for place in places)
            else:
                worth, places = 0.0, self._other(pick.candidates, pick.least)
            value += worth
            chosen.append(places)
        return value, tuple(chosen)

    def plan(self, now: Situation, way: Way) -> Plan | None:
        """For a skill of the play phase."""
        advice = self.advise(now, {}, way)
        return None if advice is None else Plan(self.rank, *advice)

    def _other(self, candidates: Sequence[Any], least: int) -> tuple[int, ...]:
        order = sorted(
            range(len(candidates)),
            key=lambda p: (self.first.index(candidates[p]) if candidates[p] in self.first else len(self.first), p),
        )
        return tuple(order[:least])


def _seats(now: Situation, worth: Worth, pick: Any) -> tuple[float, tuple[int, ...]]:
    values = [(worth(now, seat), -place) for place, seat in enumerate(pick.candidates)]
    values.sort(reverse=True)
    named = [one for at, one in enumerate(values) if at < pick.least or (at < pick.most and one[0] > WANTED)]
    return sum(value for value, _ in named), tuple(-place for _, place in named)


def trigger(gain: float | Gain, on: Worth = likes, first: tuple[str, ...] = ()) -> Adviser:
    return Effect(gain, on, first=first).advise


def active(rank: int, gain: float | Gain, on: Worth = likes, second: Worth = likes) -> Valuer:
    return Effect(gain, on, second, rank=rank).plan


def towards(name: str, value: float) -> Gain:
    """Something bad for this player."""
    return lambda now, args: -value * feeling(now, args, name)


def for_whom(name: str, value: float) -> Gain:
    """Something good for this player."""
    return lambda now, args: value * feeling(now, args, name)
