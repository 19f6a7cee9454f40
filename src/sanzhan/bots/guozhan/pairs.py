"""The choice of two generals of one kingdom."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from typing import Any

from sanzhan.bots.guozhan import box
from sanzhan.bots.guozhan.question import Question
from sanzhan.kernel.ask import Answer
from sanzhan.kernel.rng import Rng

NOISE = 800
"""Thousandths of a card by which a choice is blurred, so that a deal cannot be read off the pair."""


def pair_value(head: str, deputy: str) -> float:
    """Skills, HP, companions and what fits together."""
    one, other = box.general(head), box.general(deputy)
    fish = (4 if one is None else one.half_fish) + (4 if other is None else other.half_fish)
    value = box.rating(head) + box.rating(deputy) + 1.3 * (fish // 2 - 3) + 0.3 * (fish % 2)
    if box.companions(head, deputy):
        value += 0.6
    if one is not None and one.sex == "female":
        value += 0.05
    return value + box.synergy(head, deputy)


def choose(view: Mapping[str, Any], question: Question, rng: Rng) -> Answer:
    best, answer = -1.0, question.neutral
    crowded = len(view["seats"]) <= 8
    for way in question.ways:
        names = list(way.candidates(0))
        common = 0.3 if crowded and len(names) >= 4 else 0.0
        for head, deputy in permutations(range(len(names)), 2):
            value = pair_value(names[head], names[deputy]) - common + rng.below(NOISE) / 1000
            if value > best:
                best, answer = value, way.answer(((head, deputy),))
    return answer
