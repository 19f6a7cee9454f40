"""What diplomacy cards are worth to whoever holds them, in honour: each by itself, and together as a set."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import prod
from typing import NamedTuple

from sanzhan.bots.senji.box import FAMILIES, Face
from sanzhan.bots.senji.flowers import traded
from sanzhan.senji.data import DATA

OWN = 0.35
OWN_ZERO = 0.2
SHOWN = 0.95
"""What a point of a hostage is worth that can still be displayed."""
IN_WAR = (0.0, 0.7, 1.2, 1.4, 1.5)
"""What a support of a number is worth in one war."""
TRADE = (0.0, 0.8, 1.0, 1.3, 1.6)
"""What a trade card of a number is worth against a hand that nobody knows."""
SECOND = 0.5
"""A second card of a family is of use for the next year's set."""
HELD = 0.1
"""A hostage that is not displayed can still be put into a bid or a set."""
SET = float(DATA.limits.diplomacy_set_honour)


class Holder(NamedTuple):
    """What of a player's position gives diplomacy cards their worth; the tuples have one number for each family.

    `shown`: number of the hostage displayed; `flowers`: how many the family's player holds, 0 if nobody plays it;
    `fear`: how likely the family attacks this player this year; `chance`: how likely a card of the family can still
    be got before the set is laid; `wars`: wars to be expected before the end of the year; `honour`: of a set.
    """

    family: int
    shown: tuple[int, ...]
    flowers: tuple[int, ...]
    fear: tuple[float, ...]
    chance: tuple[float, ...]
    wars: float = 1.0
    honour: float = SET


def potential(held: Sequence[int], holder: Holder) -> float:
    """What so many cards of each family are worth towards a set of all the others."""
    others = [f for f in range(FAMILIES) if f != holder.family]
    first = holder.honour * prod([1.0 if held[f] else holder.chance[f] for f in others])
    return first + SECOND * sum([held[f] > 1 for f in others])


def single(card: Face, holder: Holder) -> float:
    """One card by itself, but for displaying it."""
    family, number = card.family, card.number
    if family == holder.family:
        return OWN if number else OWN_ZERO
    if card.kind == "support":
        return IN_WAR[number] * holder.wars
    if card.kind == "trade":
        return min(TRADE[number], traded(number, holder.flowers[family])) if holder.flowers[family] else 0.0
    return HELD + holder.fear[family] * number * 2


class Purse:
    """A hand of diplomacy cards and what it is worth to its holder: of each family the best hostage is displayed."""

    def __init__(self, cards: Iterable[Face], holder: Holder) -> None:
        self.holder = holder
        self.cards = list(cards)
        self.held = [0] * FAMILIES
        self.hostages: list[list[int]] = [[] for _ in range(FAMILIES)]
        for card in self.cards:
            self.held[card.family] += 1
            if card.kind == "hostage" and card.family != holder.family:
                self.hostages[card.family].append(card.number)
        self._potential = potential(self.held, holder)
        self._more: dict[tuple[int, int], float] = {}

    @property
    def worth(self) -> float:
        total = self._potential + sum([single(card, self.holder) for card in self.cards])
        return total + sum([self._display(f, self.hostages[f]) for f in range(FAMILIES)])

    def gain(self, card: Face) -> float:
        """What one more card would add."""
        return single(card, self.holder) + self._set(card.family, 1) + self._hostage(card, 1)

    def loss(self, card: Face) -> float:
        """What the hand loses without this card of it."""
        return single(card, self.holder) - self._set(card.family, -1) - self._hostage(card, -1)

    def exchanged(self, gives: Iterable[Face], gets: Iterable[Face]) -> float:
        """What it adds to give some cards and get others."""
        rest = list(self.cards)
        for card in gives:
            rest.remove(card)
        return Purse([*rest, *gets], self.holder).worth - self.worth

    def _display(self, family: int, numbers: list[int]) -> float:
        return SHOWN * max(0, max(numbers, default=0) - self.holder.shown[family])

    def _hostage(self, card: Face, change: int) -> float:
        if card.kind != "hostage" or card.family == self.holder.family:
            return 0.0
        before = self.hostages[card.family]
        after = list(before)
        if change > 0:
            after.append(card.number)
        else:
            after.remove(card.number)
        return self._display(card.family, after) - self._display(card.family, before)

    def _set(self, family: int, change: int) -> float:
        """How the worth of the set changes with one card of a family more or less."""
        key = (family, change)
        if key not in self._more:
            held = list(self.held)
            held[family] += change
            self._more[key] = potential(held, self.holder) - self._potential
        return self._more[key]
