"""The choice of two generals of one kingdom."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import permutations
from typing import Any

from sanzhan.bots.guozhan.box import CAREERIST, Box, box_of, first_box, synergy
from sanzhan.bots.guozhan.question import Chosen, Question, Way
from sanzhan.kernel.ask import Answer
from sanzhan.kernel.rng import Rng

NOISE = 800
"""Thousandths of a card by which a choice is blurred, so that a deal cannot be read off the pair."""
ALONE = 1.5
"""What it costs to be on nobody's side from the beginning."""
LEADS = 0.5
"""A lord gathers those for whom his kingdom had no room."""


def pair_value(head: str, deputy: str, box: Box | None = None) -> float:
    """Skills, HP, companions and what fits together."""
    box = box or first_box()
    lead = box.lord_of(head)
    one = box.general(lead)
    fish = box.fish(lead, deputy)
    value = box.rating(lead) + box.rating(deputy) + 1.3 * (fish // 2 - 3) + 0.3 * (fish % 2)
    if box.companions(lead, deputy):
        value += 0.6
    if one is not None and one.sex == "female":
        value += 0.05
    if one is not None and one.kingdom == CAREERIST:
        value -= ALONE
    if one is not None and one.lord_of is not None:
        value += LEADS
    return value + synergy(head, deputy)


def _pairs(way: Way, box: Box) -> Iterator[tuple[str, str, Chosen]]:
    """Head and deputy, and how they are chosen."""
    names = list(way.candidates(0))
    if way.act != "pair_with":
        for head, deputy in permutations(range(len(names)), 2):
            yield names[head], names[deputy], ((head, deputy),)
        return
    # a general that has one place only, and who goes with it
    fixed = str(way.args["general"])
    known = box.general(fixed)
    leads = known is not None and (known.place == "head" or known.lord_of is not None)
    for place, name in enumerate(names):
        yield *((fixed, name) if leads else (name, fixed)), ((place,),)


def choose(view: Mapping[str, Any], question: Question, rng: Rng) -> Answer:
    best, answer = -1.0, question.neutral
    box = box_of(view)
    crowded = len(view["seats"]) <= 8
    for way in question.ways:
        common = 0.3 if crowded and len(way.candidates(0)) >= 4 and way.act != "pair_with" else 0.0
        for head, deputy, chosen in _pairs(way, box):
            value = pair_value(head, deputy, box) - common + rng.below(NOISE) / 1000
            if value > best:
                best, answer = value, way.answer(chosen)
    return answer
