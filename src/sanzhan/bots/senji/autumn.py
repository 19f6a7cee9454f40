"""Autumn: what to cash in and what to keep, and the small questions that come with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sanzhan.bots.senji import attack
from sanzhan.bots.senji.box import FAMILIES, KIND_OF, LIMITS, PROVINCE, SAMURAI, SEA, Face, face
from sanzhan.bots.senji.flowers import LONG_RUN, gain, traded, worth, worth_now
from sanzhan.bots.senji.question import Question, Way
from sanzhan.bots.senji.setup import samurai_worth
from sanzhan.bots.senji.situation import Situation
from sanzhan.bots.senji.worth import Purse
from sanzhan.kernel.ask import Answer
from sanzhan.kernel.rng import Rng
from sanzhan.senji.data import DATA, FLOWERS

COMBINATIONS = {each.id: each for each in DATA.combinations}
PLAIN = FLOWERS.index("plain")
NOW = 0.4
"""A combination in the hand may still be traded away or come too late."""
NEXT_SET = 0.45
"""How far a card kept for a set of the next year counts."""


class Stock:
    """My cards after a settlement: what each of them is worth if it is kept."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.years = min(1.0, situation.later)
        self.count = [0] * FAMILIES
        for card in situation.hand:
            self.count[card.family] += 1

    def keep(self, card: Face) -> float:
        """What a card still brings in later years."""
        if card.family == self.situation.family:
            return 0.3 * self.years
        alone = self.count[card.family] == 1
        value = (2.4 if alone else 0.5) * NEXT_SET
        if card.kind == "support":
            value += 0.6 * min(card.number, 2) / 2
        elif card.kind == "hostage":
            value += 0.15 * card.number
        else:
            value += 0.5
        return value * self.years

    def now(self, card: Face) -> float:
        """What it brings if it is used by itself in this settlement."""
        if card.family == self.situation.family:
            return 0.0
        if card.kind == "hostage":
            shown = self.situation.displayed(self.situation.me)[card.family]
            return float(max(0, card.number - shown))
        if card.kind == "trade":
            return self.trade(card)
        return 0.0

    def trade(self, card: Face) -> float:
        bonus = "hard_bargain" in self.situation.powers(self.situation.me)
        return traded(card.number + bonus, self.situation.flowers_of[card.family])

    def spared(self, card: Face) -> float:
        return max(self.now(card), self.keep(card))


def settle(situation: Situation, question: Question, rng: Rng) -> Answer:
    """The first thing of a good order that is worth doing; then the question comes again."""
    stock = Stock(situation)
    for step in STEPS:
        answer = step(situation, question, stock)
        if answer is not None:
            return answer
    return question.neutral


def change(situation: Situation, question: Question, stock: Stock) -> Answer | None:
    way = question.way("card_change")
    return None if way is None else way.say([worst(situation, way)])


def lay_set(situation: Situation, question: Question, stock: Stock) -> Answer | None:
    """The cheapest card of each family, if together they are worth less than a set."""
    way = question.way("set")
    if way is None:
        return None
    chosen = set_cards(stock, way)
    honour = float(situation.view["options"]["diplomacy_set_honour_by_players"])
    owners = sum(situation.rivalry[seat] for family, seat in situation.seat_of.items() if family != situation.family)
    if honour + owners <= sum(stock.spared(card) for card in chosen):
        return None
    return way.say(*arranged(way, chosen))


def set_cards(stock: Stock, way: Way) -> list[Face]:
    cards = sorted({face(wire) for pick in way.picks for wire in pick.candidates}, key=lambda card: card.wire)
    families = sorted({card.family for card in cards} - {stock.situation.family})
    return [min((c for c in cards if c.family == f), key=lambda c: (stock.spared(c), c.number)) for f in families]


def arranged(way: Way, chosen: list[Face]) -> list[list[str]]:
    """The cards of a set put to the picks: one pick for all, or one for each family."""
    if len(way.picks) == 1:
        return [[card.wire for card in chosen]]
    return [[card.wire for card in chosen if card.wire in pick.candidates][:1] for pick in way.picks]


def trade(situation: Situation, question: Question, stock: Stock) -> Answer | None:
    way = question.way("trade")
    if way is None:
        return None
    best: tuple[float, str] | None = None
    for wire in dict.fromkeys(way.candidates()):
        card = face(wire)
        profit = stock.trade(card) - stock.keep(card)
        if profit > 0 and (best is None or profit > best[0]):
            best = (profit, wire)
    return None if best is None else way.say([best[1]])


def display(situation: Situation, question: Question, stock: Stock) -> Answer | None:
    way = question.way("display")
    if way is None:
        return None
    bonus = "gracious_host" in situation.powers(situation.me)
    best = max((face(wire) for wire in way.candidates()), key=lambda card: card.number)
    return way.say([best.wire]) if best.number + bonus > stock.keep(best) else None


def take_back(situation: Situation, question: Question, stock: Stock) -> Answer | None:
    """A low hostage makes room for a higher one of its family."""
    way = question.way("take_back")
    if way is None:
        return None
    for wire in way.candidates():
        low = face(wire)
        higher = [
            card.number
            for card in situation.hand
            if card.kind == "hostage" and card.family == low.family and card.number > low.number
        ]
        if higher:
            return way.say([wire])
    return None


def redeem(situation: Situation, question: Question, stock: Stock) -> Answer | None:
    """What the best plan for the flowers redeems now."""
    later = min(4, round(situation.later))
    draws, flowers = situation.draws, situation.flowers
    hold = worth(flowers, later, draws) - NOW
    best: tuple[float, Way] | None = None
    for way in question.ways:
        if way.act not in ("redeem", "redeem_wild"):
            continue
        combination = COMBINATIONS[way.args["combination"]]
        needs = list(combination.needs)
        if way.act == "redeem_wild":
            needs[FLOWERS.index(way.args["kind"])] -= 1
            needs[PLAIN] += 1
        rest = tuple(have - need for have, need in zip(flowers, needs, strict=True))
        honour = float(combination.honour) or 6.6 + min(1.0, situation.later)
        total = honour + worth_now(rest, later, draws)
        if total >= hold and (best is None or total > best[0]):
            best = (total, way)
    return None if best is None else best[1].say()


def hire(situation: Situation, question: Question, stock: Stock) -> Answer | None:
    """傭兵: without land, as many as bring the most on the best coast, if there is a year left to use them."""
    if situation.later < 0.5:
        return None
    best: tuple[float, Answer] | None = None
    for way in question.ways:
        if way.act not in ("hire", "hire_samurai"):
            continue
        coast = DATA.seas[SEA[way.args["sea"]]].coast
        targets = [p for p in coast if situation.owner[p] not in (None, situation.me)]
        for count in way.candidates():
            extra = (
                6.6 * bool(situation.view["options"]["mercenary_samurai_scores"]) + 1.5 - LIMITS.mercenary_samurai_cost
            )
            cost = LIMITS.mercenary_army_cost * count - (extra if way.act == "hire_samurai" else 0.0)
            if not count:
                continue
            gain = max((attack.value(situation, count, (), p, dice=True, peace=False) for p in targets), default=0.0)
            total = gain + 2.0 * situation.later - cost
            if total > 0 and (best is None or total > best[0]):
                best = (total, way.say([count]))
    return None if best is None else best[1]


def heroes(situation: Situation, question: Question, stock: Stock) -> Answer | None:
    blue, green = question.way("hero_blue"), question.way("hero_green")
    if blue is not None:
        return blue.say([blue.best(lambda seat: situation.seats[seat]["hand"])])
    return None if green is None else green.say()


def swap(situation: Situation, question: Question, stock: Stock) -> Answer | None:
    """梅子: my worst for somebody's worst; from the fullest hand it is the least likely to matter to him."""
    way = question.way("swap")
    if way is None:
        return None
    cards = situation.view["options"]["umeko_effect"] == "designer"
    return way.say([way.best(lambda seat: -situation.seats[seat]["hand" if cards else "flowers"])])


STEPS: tuple[Callable[[Situation, Question, Stock], Answer | None], ...] = (
    change,
    swap,
    lay_set,
    trade,
    take_back,
    display,
    redeem,
    heroes,
    hire,
)


# -- small questions


def marginal(situation: Situation, flower: str) -> float:
    """What a flower in my hand is worth to me; equal ones by what they are worth to anybody."""
    kind = KIND_OF[flower]
    hand = tuple(have - (i == kind) for i, have in enumerate(situation.flowers))
    autumns = 1 + min(3, round(situation.later))
    return gain(hand, kind, autumns, situation.draws) + 0.05 * LONG_RUN[kind]


def worst(situation: Situation, way: Way) -> str:
    flower: str = min(way.candidates(), key=lambda each: marginal(situation, each))
    return flower


def welcome(situation: Situation, flower: str) -> float:
    """What one more flower is worth to me."""
    autumns = 1 + min(3, round(situation.later))
    return gain(situation.flowers, KIND_OF[flower], autumns, situation.draws) + 0.05 * LONG_RUN[KIND_OF[flower]]


def show_flowers(situation: Situation, question: Question, rng: Rng) -> Answer:
    way = question.ways[0]
    ranked = sorted(way.candidates(), key=lambda flower: marginal(situation, flower))
    return way.say(ranked[: way.picks[0].least])


def take_flower(situation: Situation, question: Question, rng: Rng) -> Answer:
    way = question.ways[0]
    return way.say([way.best(lambda flower: welcome(situation, flower))])


def give_flower(situation: Situation, question: Question, rng: Rng) -> Answer:
    way = question.ways[0]
    return way.say([worst(situation, way)])


def give_card(situation: Situation, question: Question, rng: Rng) -> Answer:
    """The card whose going costs me least."""
    way = question.ways[0]
    purse = Purse(situation.hand, situation.holder(situation.me, 0.6))
    return way.say([way.best(lambda wire: -purse.loss(face(wire)))])


def take_card(situation: Situation, question: Question, rng: Rng) -> Answer:
    way = question.ways[0]
    purse = Purse(situation.hand, situation.holder(situation.me, 0.6))
    return way.say([way.best(lambda wire: purse.gain(face(wire)))])


def fullest_hand(act: str) -> Callable[[Situation, Question, Rng], Answer]:
    """Look at, or draw from, the hand with the most cards."""

    def choose(situation: Situation, question: Question, rng: Rng) -> Answer:
        way = question.way(act)
        if way is None:
            return question.neutral
        return way.say([way.best(lambda seat: situation.seats[seat]["hand"] + rng.below(3))])

    return choose


def recruit(situation: Situation, question: Question, rng: Rng) -> Answer:
    way = question.ways[0]
    return way.say([way.best(lambda name: samurai_worth(name, situation.later))])


def station(situation: Situation, question: Question, rng: Rng) -> Answer:
    """Where most armies stand; who harvests, where it is safe."""
    way = question.ways[0]
    farmer = SAMURAI[question.args["samurai"]].power == "rich_harvest"

    def fits(name: Any) -> float:
        place = PROVINCE[name]
        if farmer:
            return -len(situation.hostile(place))
        return situation.armies[place] + 0.1 * len(situation.hostile(place))

    return way.say([way.best(fits)])


def autumn_order(situation: Situation, question: Question, rng: Rng) -> Answer:
    """Others first, the fullest hands of flowers before all: they have redeemed when I come to trade."""
    way = question.ways[0]
    seats = sorted(way.candidates(), key=lambda seat: (seat == situation.me, -situation.seats[seat]["flowers"], seat))
    return way.say(seats)


def autumn_next(situation: Situation, question: Question, rng: Rng) -> Answer:
    way = question.ways[0]
    return way.say([way.best(lambda seat: (seat != situation.me, situation.seats[seat]["flowers"]))])
