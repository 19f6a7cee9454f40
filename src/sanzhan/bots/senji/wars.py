"""Answers in the middle of a war: executions, dice to roll again, supports, and what is left afterwards."""

from __future__ import annotations

from typing import Any

from sanzhan.bots.senji import attack
from sanzhan.bots.senji.box import FAMILY, PROVINCE, face, own_faces
from sanzhan.bots.senji.odds import Support, win
from sanzhan.bots.senji.question import Question
from sanzhan.bots.senji.situation import Situation
from sanzhan.bots.senji.worth import Purse, single
from sanzhan.kernel.ask import Answer
from sanzhan.kernel.rng import Rng
from sanzhan.senji.data import DATA

BOLD = 0.5
"""How often an enemy who is ahead plays a support all the same."""


def execute(situation: Situation, question: Question, rng: Rng) -> Answer:
    """Every hostage that brings more dead than it is worth in my hand, the largest first."""
    way = question.way("execute")
    if way is None:
        return question.neutral
    holder = situation.holder(situation.me, 0.6)
    hurt = 1 + 2 * situation.rivalry[question.args["attacker"]]
    purse = Purse(situation.hand, holder)
    chosen: list[str] = []
    for wire in sorted(way.candidates(), key=lambda each: -face(each).number):
        card = face(wire)
        if len(chosen) < way.picks[0].most and card.number * hurt > purse.loss(card):
            chosen.append(wire)
            rest = list(purse.cards)
            rest.remove(card)
            purse = Purse(rest, holder)
    return way.say(chosen) if chosen else question.neutral


class Field:
    """The war as I see it now, from my side."""

    def __init__(self, situation: Situation) -> None:
        war = situation.view["war"]
        self.side = 0 if war["attacker"] == situation.me else 1
        self.enemy: int = war["defender"] if self.side == 0 else war["attacker"]
        self.dice: list[int] = [FAMILY[each] for each in war["dice"] or ()]
        strength = [war["armies"][i] + war["bonus"][i] for i in (0, 1)]
        self.base = strength[self.side] - strength[1 - self.side]
        mine, theirs = situation.family, situation.families[self.enemy]
        self.lead = self.base + self.dice.count(mine) - self.dice.count(theirs)
        self.armies: list[int] = [war["armies"][self.side], war["armies"][1 - self.side]]
        mine_lost, theirs_lost = self.armies
        self.stake = (2 if self.side == 0 else 1) * (theirs_lost + min(mine_lost, theirs_lost)) + situation.later
        self.stake += 0.45 * mine_lost

    def again(self, situation: Situation, without: str | None) -> float:
        """My chances if it is a tie and fought again, without a card that was played."""
        hand = [card for card in situation.hand if card.wire != without]
        cards = tuple(
            Support(card.family, card.number)
            for card in hand
            if card.kind == "support"
            and card.number
            and card.family not in (situation.family, situation.families[self.enemy])
        )
        best = tuple(sorted(cards, key=lambda each: -each.number)[:1])
        if self.side == 0:
            return win(self.base, len(self.dice), best)
        return 1 - win(-self.base, len(self.dice), (), best)


def reroll(situation: Situation, question: Question, rng: Rng) -> Answer:
    """Enemy crests always; blank dice when I am behind, but not those that a support of mine counts."""
    way = question.way("reroll")
    if way is None:
        return question.neutral
    field = Field(situation)
    enemy = situation.families[field.enemy]
    counted = {card.family for card in situation.hand if card.kind == "support" and card.number}
    places = [i for i, name in enumerate(way.candidates()) if FAMILY[name] == enemy]
    if field.lead < 0:
        places += [
            i
            for i, name in enumerate(way.candidates())
            if FAMILY[name] not in (enemy, situation.family) and FAMILY[name] not in counted
        ]
    places = places[: way.picks[0].most]
    return (way.index, (tuple(sorted(places)),)) if places else question.neutral


def support(situation: Situation, question: Question, rng: Rng) -> Answer:
    """The card that turns the result, the smallest that will do; none where it would be wasted."""
    way = question.way("card")
    if way is None:
        return question.neutral
    field = Field(situation)
    theirs = replies(situation, field)
    holder = situation.holder(situation.me, 0.6)
    best: tuple[float, Answer] = (field.stake * hope(situation, field, 0, None, theirs), question.neutral)
    for wire in dict.fromkeys(way.candidates()):
        card = face(wire)
        gain = 0 if card.family == situation.family else min(card.number, field.dice.count(card.family))
        if not gain:
            continue
        cost = 0.4 * single(card, holder) + 0.02 * card.number
        worth = field.stake * hope(situation, field, gain, wire, theirs) - cost
        if worth > best[0]:
            best = (worth, way.say([wire]))
    return best[1]


def replies(situation: Situation, field: Field) -> list[tuple[int, float]]:
    """How much the enemy's best support may add, and how likely."""
    most = [0.0] * 5
    for family in range(len(DATA.families)):
        if family in (situation.family, situation.families[field.enemy]):
            continue
        shown = field.dice.count(family)
        for card in dict.fromkeys(own_faces(family)):
            gain = min(card.number, shown)
            if card.kind == "support" and gain:
                most[gain] = 1 - (1 - most[gain]) * (1 - situation.holds(field.enemy, card.wire))
    chances: list[tuple[int, float]] = []
    left = 1.0
    for gain in range(4, 0, -1):
        chances.append((gain, left * most[gain]))
        left *= 1 - most[gain]
    return [*chances, (0, left)]


def hope(situation: Situation, field: Field, gain: int, played: str | None, theirs: list[tuple[int, float]]) -> float:
    """My chance to win if I add so much."""
    again: float | None = None
    total = 0.0
    for loss, chance in theirs:
        plays = 1.0 if 0 <= field.lead <= loss else BOLD
        for share, against in ((plays, loss), (1 - plays, 0)):
            ahead = field.lead + gain - against
            if ahead == 0 and again is None:
                again = field.again(situation, played)
            total += chance * share * ((again or 0.0) if ahead == 0 else float(ahead > 0))
    return total


def spare(situation: Situation, question: Question, rng: Rng) -> Answer:
    """An army that falls brings its winner more honour than it will later be worth."""
    way = question.ways[0]
    return way.say([min(way.candidates())])


def refuge(situation: Situation, question: Question, rng: Rng) -> Answer:
    way = question.ways[0]

    def shelter(name: Any) -> float:
        place = PROVINCE.get(name)
        return -1.0 if place is None else situation.armies[place] - 5 * attack.threat(situation, place, 0)

    return way.say([way.best(shelter)])
