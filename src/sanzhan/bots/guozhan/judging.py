"""Judgements, and the top of the deck."""

from __future__ import annotations

from collections.abc import Sequence

from sanzhan.bots.guozhan import box
from sanzhan.bots.guozhan.effects import Advice, Adviser, Args, seat_of
from sanzhan.bots.guozhan.question import Question, Way
from sanzhan.bots.guozhan.situation import KEEP, Situation
from sanzhan.kernel.ask import Answer


def is_good(why: str, card: str) -> bool | None:
    """Whether this judgement is good for whoever judges."""
    suit, number = box.suit_of(card), box.number_of(card)
    match why:
        case "indulgence":
            return suit == "heart"
        case "supply_shortage":
            return suit == "club"
        case "lightning":
            return not (suit == "spade" and 2 <= number <= 9)
        case "eight_trigrams" | "tieqi":
            return suit in ("heart", "diamond")
        case "luoshen":
            return suit in ("spade", "club")
        case "ganglie":
            return suit != "heart"
        case "leiji":
            return suit != "spade"
    return None


JUDGED = {"indulgence": 2.6, "supply_shortage": 2.0, "lightning": 5.0, "leiji": 4.0, "eight_trigrams": 1.8}


def replace(bonus: float) -> Adviser:
    """鬼才, 鬼道: a judgement that goes against my side is turned, if a card for it is at hand."""

    def advise(now: Situation, args: Args, way: Way) -> Advice:
        who, why, lies = seat_of(args, "who"), str(args.get("why")), now.memory.judgement
        if who is None or lies is None:
            return None
        good = is_good(why, lies)
        liked = now.attitude(who)
        if good is None or abs(liked) < 0.3 or good is (liked > 0):
            return None
        cards = way.candidates(0)
        fitting = [place for place, card in enumerate(cards) if is_good(why, card) is not good]
        if not fitting:
            return None
        place = min(fitting, key=lambda p: (now.spend(cards[p]), p))
        value = abs(liked) * JUDGED.get(why, 1.6)
        return (value + bonus - max(0.5, now.spend(cards[place])) - 0.4, ((place,),))

    return advise


def plain_keep(card: str) -> float:
    return KEEP.get(box.kind_of(card), 3.0)


def tiandu(now: Situation, args: Args, way: Way) -> Advice:
    lies = now.memory.judgement
    return (1.0 if lies is None else 0.4 + 0.3 * plain_keep(lies), way.least())


def arrange(now: Situation, question: Question) -> Answer:
    """观星: what my own judgements need on top, then the best cards; junk goes to the bottom."""
    way = question.way("arrange")
    if way is None:
        return question.neutral
    cards: Sequence[str] = way.candidates(0)
    left = list(range(len(cards)))
    top: list[int] = []
    # the trick laid last is judged first
    for one in reversed(now.own["judging"]):
        fitting = [place for place in left if is_good(one["kind"], cards[place])]
        if fitting:
            place = min(fitting, key=lambda p: (plain_keep(cards[p]), p))
            left.remove(place)
            top.append(place)
        elif left:
            place = min(left, key=lambda p: (plain_keep(cards[p]), p))
            left.remove(place)
            top.append(place)
    left.sort(key=lambda p: (-plain_keep(cards[p]), p))
    top += [place for place in left[:2] if plain_keep(cards[place]) >= 2.5]
    least = way.picks[0].least
    top += [place for place in left if place not in top][: max(0, least - len(top))]
    return way.answer((tuple(top),))
