"""What a hand of flowers is worth: the best plan of redeeming, worked out for every hand at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations, product
from math import comb

from sanzhan.senji.data import DATA, FLOWERS

Counts = tuple[int, ...]
"""How many flowers of each of FLOWERS."""

COPIES = [sum(face.copies for face in DATA.flowers if face.kind == kind) for kind in FLOWERS]
CHANCE = [copies / sum(COPIES) for copies in COPIES]
FIGURE = 1.0
"""What a new samurai is worth beside his honour."""


def _new_samurai() -> float:
    """The mean honour of the best of three samurai, and the figure."""
    drawn = list(combinations([samurai.honour for samurai in DATA.samurai], DATA.limits.mercenary_samurai_draw))
    return sum(map(max, drawn)) / len(drawn) + FIGURE


SAMURAI = _new_samurai()
REWARDS = [(c.needs, float(c.honour) or SAMURAI) for c in DATA.combinations]
# a hand is worked out up to somewhat more than any one combination needs: beyond, a further card brings nothing new
MOST = [max(needs[kind] for needs, _ in REWARDS) for kind in range(len(FLOWERS))]
CAP = [most * 2 - 1 for most in MOST]
HANDS: list[Counts] = list(product(*[range(cap + 1) for cap in CAP]))
STRIDE = [1] * len(CAP)
for _kind in range(len(CAP) - 2, -1, -1):
    STRIDE[_kind] = STRIDE[_kind + 1] * (CAP[_kind + 1] + 1)
GROWN = [[i + STRIDE[kind] * (hand[kind] < cap) for i, hand in enumerate(HANDS)] for kind, cap in enumerate(CAP)]
SPENT = [
    (needs, honour, sum(need * step for need, step in zip(needs, STRIDE, strict=True))) for needs, honour in REWARDS
]
WAYS = [
    [
        (step, honour)
        for needs, honour, step in SPENT
        if all(have >= need for have, need in zip(hand, needs, strict=True))
    ]
    for hand in HANDS
]
"""What can be redeemed out of each hand: how far back the hand lies that is left, and the honour."""
DRAWS = (2, 4, 6)
"""Flowers drawn in a year, as far as plans tell them apart."""
AUTUMNS = 4
"""Plans look no further ahead."""


def _index(hand: Sequence[int]) -> int:
    return sum(min(have, cap) * stride for have, cap, stride in zip(hand, CAP, STRIDE, strict=True))


def _drawn(values: list[float]) -> list[float]:
    """The values before one more flower is drawn."""
    a, b, c, d = CHANCE
    return [a * values[i] + b * values[j] + c * values[k] + d * values[m] for i, j, k, m in zip(*GROWN, strict=True)]


def _redeemed(values: list[float]) -> list[float]:
    """The values in an autumn, when as much as one likes may be redeemed and the rest is kept."""
    after = list(values)
    for i, ways in enumerate(WAYS):
        for step, honour in ways:
            value = honour + after[i - step]
            if value > after[i]:
                after[i] = value
    return after


@lru_cache(maxsize=64)
def _table(autumns: int, draws: int) -> list[float]:
    """The value of every hand with so many autumns to come and so many flowers drawn before each."""
    if autumns == 0:
        return [0.0] * len(HANDS)
    values = _redeemed(_table(autumns - 1, draws))
    for _ in range(draws):
        values = _drawn(values)
    return values


@lru_cache(maxsize=64)
def _autumn(later: int, draws: int) -> list[float]:
    return _redeemed(_table(later, draws))


def prepare() -> None:
    """Work out all tables that plans need, so that no decision has to wait for one."""
    for draws in DRAWS:
        for autumns in range(AUTUMNS + 1):
            _autumn(autumns, draws)


def worth(hand: Sequence[int], autumns: int, draws: int) -> float:
    """Honour to be expected from a hand (counts of FLOWERS) in so many autumns, with so many draws before each."""
    return _table(autumns, draws)[_index(hand)]


def worth_now(hand: Sequence[int], later: int, draws: int) -> float:
    """The same in the middle of an autumn, with so many later ones."""
    return _autumn(later, draws)[_index(hand)]


@lru_cache(maxsize=4096)
def gain(hand: Counts, kind: int, autumns: int, draws: int) -> float:
    """What one more flower of a kind adds to a hand."""
    more = tuple(have + (i == kind) for i, have in enumerate(hand))
    return worth(more, autumns, draws) - worth(hand, autumns, draws)


LONG_RUN = (2.6, 1.9, 1.4, 0.8)
"""What a flower of each kind is worth in a long game."""
_RISING = sorted(range(len(FLOWERS)), key=lambda kind: LONG_RUN[kind])


@cache
def traded(number: int, hand: int) -> float:
    """What a trade card of this number brings against so many unknown flowers, the worst of which are shown."""
    if hand <= 0:
        return 0.0
    shown = min(number, hand)
    value, below, last = 0.0, 0.0, 0.0
    for kind in _RISING:
        # the best card shown reaches this kind unless at least `shown` cards lie below it
        reached = sum(comb(hand, n) * below**n * (1 - below) ** (hand - n) for n in range(shown))
        value += (LONG_RUN[kind] - last) * reached
        last, below = LONG_RUN[kind], below + CHANCE[kind]
    return value
