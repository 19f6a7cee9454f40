"""Exact chances of a war: dice, supports that are used as well as can be, ties that are fought again."""

from __future__ import annotations

from collections import defaultdict
from functools import cache, lru_cache
from math import comb
from typing import NamedTuple

from sanzhan.senji.data import DATA

FACES = len(DATA.families)
DICE = DATA.limits.destiny_dice
HIGHEST = max(card.value for card in DATA.cards if card.kind == "support")
ALMOST = 1e-9


class Support(NamedTuple):
    """支援牌 of a family that fights on neither side; its number is 1 or more."""

    family: int
    number: int


Cards = tuple[Support, ...]


@lru_cache(maxsize=512)
def rolls(dice: int, most: tuple[int, ...] = ()) -> dict[tuple[int, ...], float]:
    """The chance of each roll, told as own crests less enemy crests, then the crests of as many third families as
    `most` has numbers, each counted no further than its number."""
    chances: dict[tuple[int, ...], float] = {(0,) * (1 + len(most)): 1.0}
    rest = (FACES - 2 - len(most)) / FACES
    for _ in range(dice):
        after: defaultdict[tuple[int, ...], float] = defaultdict(float)
        for roll, chance in chances.items():
            lead, third = roll[0], roll[1:]
            after[roll] += chance * rest
            after[(lead + 1, *third)] += chance / FACES
            after[(lead - 1, *third)] += chance / FACES
            for i, top in enumerate(most):
                after[(lead, *third[:i], min(top, third[i] + 1), *third[i + 1 :])] += chance / FACES
        chances = dict(after)
    return chances


def win(lead: int, dice: int = DICE, attacker: Cards = (), defender: Cards = ()) -> float:
    """P(the attacker wins). `lead`: his strength before the dice less the defender's.

    Either side holds at most one support, or one side holds several and the other none. A played card is gone when a
    tie is fought again. Without dice a tie is the defender's.
    """
    if (len(attacker) > 1 and defender) or (len(defender) > 1 and attacker):
        raise ValueError("several supports are worked out for one side alone")
    if dice <= 0:
        return float(lead > 0)
    if not defender:
        return _alone(lead, dice, tuple(sorted(attacker, key=_order)))
    if not attacker:
        return 1.0 - _alone(-lead, dice, tuple(sorted(defender, key=_order)))
    (mine,), (theirs,) = attacker, defender
    return _both(lead, dice, mine.number, theirs.number, mine.family == theirs.family)


def _order(card: Support) -> tuple[int, int]:
    return (-card.number, card.family)


def _alone(lead: int, dice: int, cards: Cards) -> float:
    """The chance of the only side that holds supports."""
    families = list(dict.fromkeys(card.family for card in cards))
    return _holding(lead, dice, tuple((families.index(card.family), card.number) for card in cards))


@lru_cache(maxsize=4096)
def _holding(lead: int, dice: int, cards: tuple[tuple[int, int], ...]) -> float:
    families = len({family for family, _ in cards})
    sure = again = 0.0
    for roll, chance in rolls(dice, (HIGHEST,) * families).items():
        ahead = lead + roll[0]
        if ahead > 0:
            sure += chance
            continue
        gains = [min(number, roll[1 + family]) for family, number in cards]
        if any(ahead + gain > 0 for gain in gains):
            sure += chance
        elif ahead == 0:
            again += chance
        else:
            sure += chance * max(
                (
                    _alone(lead, dice, tuple(Support(*card) for j, card in enumerate(cards) if j != i))
                    for i, gain in enumerate(gains)
                    if ahead + gain == 0
                ),
                default=0.0,
            )
    return sure / (1.0 - again)


@lru_cache(maxsize=4096)
def _both(lead: int, dice: int, mine: int, theirs: int, same: bool) -> float:
    """One support on each side, chosen in secret after the roll: the value of that little game."""
    most = (max(mine, theirs),) if same else (mine, theirs)
    without_mine = 1.0 - _holding(-lead, dice, ((0, theirs),))
    without_theirs = _holding(lead, dice, ((0, mine),))
    bare = _holding(lead, dice, ())
    value, before = 0.5, -1.0
    while abs(value - before) > ALMOST:
        before, value = value, 0.0
        for roll, chance in rolls(dice, most).items():
            ahead = lead + roll[0]
            gain, loss = min(mine, roll[1]), min(theirs, roll[-1])
            clash = 0 if not same or mine == theirs else gain if mine > theirs else -loss
            value += chance * _game(
                _outcome(ahead, before),
                _outcome(ahead - loss, without_theirs),
                _outcome(ahead + gain, without_mine),
                _outcome(ahead + (clash if same else gain - loss), bare),
            )
    return value


def _outcome(ahead: int, tie: float) -> float:
    return tie if ahead == 0 else float(ahead > 0)


def _game(a: float, b: float, c: float, d: float) -> float:
    """The value of the game of two rows (a b) and (c d) to the row player."""
    low, high = max(min(a, b), min(c, d)), min(max(a, c), max(b, d))
    return low if high - low < ALMOST else (a * d - b * c) / (a + d - b - c)


def prepare() -> None:
    """Work out the rolls that wars of a holder of one or two supports need, so that no decision has to wait."""
    for dice in range(DICE + 1):
        for families in range(3):
            rolls(dice, (HIGHEST,) * families)


@cache
def landing(armies: int) -> tuple[float, ...]:
    """登陆: the chance that 0, 1, ... of so many armies arrive."""
    drown = 1 / FACES
    return tuple(comb(armies, n) * (1 - drown) ** n * drown ** (armies - n) for n in range(armies + 1))
