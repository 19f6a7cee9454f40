"""Winter: answer what others offer, offer what is good for both, bid, and be ready."""

from __future__ import annotations

from collections.abc import Sequence

from sanzhan.bots.senji.box import Face, face
from sanzhan.bots.senji.dealing import Dealing
from sanzhan.bots.senji.question import Question, Way
from sanzhan.bots.senji.situation import Situation
from sanzhan.bots.senji.worth import Purse
from sanzhan.kernel.ask import Answer
from sanzhan.kernel.rng import Rng
from sanzhan.senji.data import DATA

FAIR = 0.4
"""An offer is accepted from this profit on."""
OFFERS = 9
"""So many offers a winter."""
OPEN = 3
"""So many at a time."""
POINT = 0.3
"""What a number paid in a bid is worth: it comes back when it is turned up."""


def parley(situation: Situation, question: Question, rng: Rng) -> Answer:
    dealing = Dealing(situation)
    answer = reply(dealing, question)
    if answer is None:
        answer = propose(dealing, question)
    if answer is None and not situation.seats[situation.me]["ready"]:
        answer = bid(dealing, question, rng)
    return question.neutral if answer is None else answer


def reply(dealing: Dealing, question: Question) -> Answer | None:
    """Accept the best offer that is fair; decline the others. My own open offers could all still be accepted: if then
    it would be more exchanges than I make in a winter, one of them is withdrawn first."""
    offers = {offer["id"]: offer for offer in dealing.offers}
    best: tuple[float, Answer] | None = None
    if dealing.left > 0:
        for way in question.all("accept"):
            offer = offers[way.args["offer"]]
            wild = list(dict.fromkeys(way.candidates(0))) if way.picks else [None]
            for wire in wild:
                pays = [face(each) for each in offer["wants"]] + ([face(wire)] if wire is not None else [])
                gets = [face(each) for each in offer["gives"]]
                profit = dealing.profit(pays, gets, offer["from"]) + dealing.word(offer["promise"], offer["from"])
                if profit >= FAIR and (best is None or profit > best[0]):
                    best = (profit, way.say([wire]) if wire is not None else way.say())
    if best is not None:
        if dealing.waiting < dealing.left:
            return best[1]
        withdraw = question.way("withdraw")
        if withdraw is not None and not dealing.situation.seats[dealing.situation.me]["ready"]:
            return withdraw.say()
    decline = question.way("decline")
    return None if decline is None else decline.say()


def propose(dealing: Dealing, question: Question) -> Answer | None:
    """The exchange that is best for both, with its reason."""
    way = next((each for each in question.all("offer") if not each.args["open"]), None)
    if way is None or len(dealing.made) >= OFFERS or dealing.waiting >= min(OPEN, dealing.left):
        return None
    swap = dealing.best()
    if swap is None:
        return None
    wild = [] if swap.wild is None else [f"{DATA.families[swap.wild].id}.any"]
    pact = dealing.pact(swap)
    return way.say(
        [swap.to],
        [swap.give.wire],
        [] if swap.want is None else [swap.want.wire],
        wild,
        ["peace" if pact else dealing.reason(swap)],
        [pact] if pact else [],
    )


def bid(dealing: Dealing, question: Question, rng: Rng) -> Answer | None:
    """Own cards for the open cards of a family that nobody plays, once a winter for each."""
    situation = dealing.situation
    for way in question.all("bid"):
        name = way.args["family"]
        if situation.mine["bids"].get(name):
            continue
        lot = [face(wire) for wire in situation.view["lots"][name]["open"]]
        chosen = stake(dealing.purse, lot, way, kept(situation, name), rng)
        if chosen:
            return way.say([card.wire for card in chosen])
    return None


def kept(situation: Situation, name: str) -> int:
    """What a tie of an earlier year has left of mine on the table."""
    cards: Sequence[str] = situation.view["lots"][name]["kept"].get(str(situation.me), ())
    return sum(face(wire).number for wire in cards)


def stake(purse: Purse, lot: Sequence[Face], way: Way, before: int, rng: Rng) -> list[Face]:
    """The cheapest own cards that together come near to what the lot is worth."""
    worth = purse.exchanged((), lot)
    aim = round(worth / POINT / 2 * (0.6 + rng.below(61) / 100))
    held = [face(wire) for wire in way.candidates()]
    own = [card for card in held if card.family == purse.holder.family]
    # a zero wins a lot that nobody else wants, a high number is worth no more in my own hand than a low one
    own.sort(key=lambda card: (card.kind == "hostage", -card.number))
    chosen: list[Face] = []
    total = before
    for card in own:
        if total + card.number <= aim and len(chosen) < 4:
            chosen.append(card)
            total += card.number
    if not chosen and own and not before and worth > 0.5:
        chosen = [min(own, key=lambda card: card.number)]
    return chosen
