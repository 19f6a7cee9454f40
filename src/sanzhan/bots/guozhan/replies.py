"""The small choices that cards and skills of the current edition put."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from sanzhan.bots.guozhan import box
from sanzhan.bots.guozhan.answers import best_answer
from sanzhan.bots.guozhan.cards import hit
from sanzhan.bots.guozhan.effects import Worth, best_place, robs, strips
from sanzhan.bots.guozhan.judging import plain_keep
from sanzhan.bots.guozhan.modern_actives import gear_sum
from sanzhan.bots.guozhan.question import Question, Way, cheapest
from sanzhan.bots.guozhan.reveal import value as worth_of_turning_up
from sanzhan.bots.guozhan.situation import Situation
from sanzhan.bots.guozhan.taking import BURDEN
from sanzhan.bots.guozhan.uses import VALUERS
from sanzhan.kernel.ask import Answer

Rule = Callable[[Situation, Question], Answer]
TIGERS = (
    ("wusheng", "longdan", "paoxiao", "tieqi", "liegong", "kuanggu"),
    ("kuanggu", "tieqi", "liegong", "wusheng", "longdan", "paoxiao"),
    ("paoxiao", "tieqi", "kuanggu", "liegong", "wusheng", "longdan"),
)
"""With no Slash in hand, with one, with more."""


# -- shapes


def seat_of(question: Question, *names: str) -> int | None:
    for name in names:
        seat = question.args.get(name)
        if isinstance(seat, int) and not isinstance(seat, bool):
            return seat
    return None


def whom(worth: Worth, least: float = 0.0) -> Rule:
    """A player by what it is worth; where it may be declined, only above `least`."""

    def rule(now: Situation, question: Question) -> Answer:
        best, answer = (least if question.may_decline else -99.0), question.neutral
        for way in question.ways:
            if way.act == "decline" or not way.picks:
                continue
            value, place = best_place(way.candidates(0), lambda seat: worth(now, seat))
            if value > best:
                best, answer = value, way.answer(((place,),))
        return answer

    return rule


def give_up(now: Situation, question: Question) -> Answer:
    """The cards that I need least."""
    way = question.ways[-1]
    return way.answer((cheapest(way.candidates(0), way.picks[0].least, now.keep),))


def best_kept(now: Situation, question: Question) -> Answer:
    """The card that I need most; of several picks each."""
    way = question.ways[-1]
    return way.answer(
        tuple(cheapest(pick.candidates, pick.least, lambda card: -plain_keep(card)) for pick in way.picks)
    )


def either(first: str, second: str, prefer: Callable[[Situation, Question], bool]) -> Rule:
    """The first of two acts if it is to be preferred (and offered)."""

    def rule(now: Situation, question: Question) -> Answer:
        for name in (first, second) if prefer(now, question) else (second, first):
            way = question.way(name)
            if way is not None:
                return way.answer(least(now, way))
        return question.neutral

    return rule


def least(now: Situation, way: Way) -> tuple[tuple[int, ...], ...]:
    return tuple(
        cheapest(pick.candidates, pick.least, now.spend) if pick.of == "card" else tuple(range(pick.least))
        for pick in way.picks
    )


def price(now: Situation, way: Way | None) -> float:
    """What the cards of an answer cost; very much if it is not offered."""
    if way is None:
        return 99.0
    cards = way.candidates(0)
    places = cheapest(cards, way.picks[0].least, now.spend)
    return sum(max(0.3, now.spend(cards[place])) for place in places)


def disliked(now: Situation, question: Question) -> float:
    seat = seat_of(question, "seat", "user", "target", "by")
    return 0.5 if seat is None else -now.attitude(seat)


# -- cards


def feast(now: Situation, question: Question) -> bool:
    return now.own["hp"] <= 2 or now.over >= 0


def drowned(now: Situation, question: Question) -> bool:
    return gear_sum(now, now.me) - (3.0 if "xiaoji" in now.skills else 0.0) < now.loss(now.me, 1, "thunder")


def order(now: Situation, question: Question) -> Answer:
    """敕令: turned up and a card, or equipment, or 1 HP."""
    best, answer = -now.hp_value(now.me) - 0.5, question.neutral
    up = question.way("turn_up")
    if up is not None:
        for place, name in enumerate(up.candidates(0)):
            value = 1.0 + worth_of_turning_up(now, (name,))
            if value > best:
                best, answer = value, up.answer(((place,),))
    discard = question.way("discard")
    if discard is not None and -price(now, discard) > best:
        return discard.answer(least(now, discard))
    return answer


def ox(now: Situation, question: Question) -> Answer:
    """木牛流马 stays with me."""
    return question.neutral


def strike(now: Situation, question: Question) -> Answer:
    """A Slash on whoever provokes me, or a card is lost."""
    target = seat_of(question, "user", "target")
    return question.neutral if target is None else best_answer(now, question, hit(now, target, "slash", None) + 0.8)


# -- skills of others


def gives(now: Situation, question: Question) -> Answer:
    """恩怨: a card or 1 HP."""
    way = question.way("give")
    return question.neutral if way is None or price(now, way) > now.loss(now.me) else way.answer(least(now, way))


def pays(cost: Callable[[Situation, Question], float], name: str = "discard") -> Rule:
    """Cards are given up if they are worth less than what would happen."""

    def rule(now: Situation, question: Question) -> Answer:
        way = question.way(name)
        pays = way is not None and price(now, way) < cost(now, question)
        return way.answer(least(now, way)) if way is not None and pays else question.neutral

    return rule


def stacked(now: Situation, question: Question) -> float:
    """放逐: stacked with some cards, or without so many cards and 1 HP."""
    drawn = 0.9 * int(question.args.get("n", 1))
    turn = 4.0 if not now.own["stacked"] else -4.0
    return turn - drawn - now.loss(now.me)


def tieqi(now: Situation, question: Question) -> float:
    return (now.loss(now.me) - 0.6) if now.count("dodge") else 0.0


def discards(now: Situation, question: Question) -> bool:
    """反间: all of a suit rather than 1 HP."""
    suit = question.args.get("suit")
    cost = sum(max(0.4, now.spend(card)) for card in now.hand if now.suit(card) == suit)
    gear = [card for card in now.own["equip"].values() if card is not None and box.suit_of(card) == suit]
    return cost + 0.3 + sum(now.gear_value(now.me, card) for card in gear) < now.loss(now.me)


def chuanxin(now: Situation, question: Question) -> bool:
    """穿心: all equipment and 1 HP, or the deputy."""
    deputy = now.box.rating(now.generals[1])
    return gear_sum(now, now.me) + now.loss(now.me) < 1.2 * (deputy - 1.0)


def lixia(now: Situation, question: Question) -> Answer:
    """礼下: his equipment for what it costs me: two cards for him."""
    seat, way = seat_of(question, "seat"), question.way("discard")
    if seat is None or way is None or now.attitude(seat) >= 0:
        return question.neutral
    cards = way.candidates(0)
    place = max(range(len(cards)), key=lambda p: (now.gear_value(seat, cards[p]), -p))
    gain = -now.attitude(seat) * (now.gear_value(seat, cards[place]) - 1.8)
    return way.answer(((place,),)) if gain > 0.1 else question.neutral


def lixia_price(now: Situation, question: Question) -> Answer:
    seat = seat_of(question, "seat")
    dislike = 0.5 if seat is None else -now.attitude(seat)
    junk = sorted(max(0.3, now.spend(card)) for card in now.hand)[:2]
    costs = {"let_draw": 1.8 * dislike, "lose_hp": now.loss(now.me), "discard_two": sum(junk) if len(junk) > 1 else 2.0}
    return min(question.ways, key=lambda way: (costs.get(way.act, 9.0), way.index)).answer(())


def lianpian(now: Situation, question: Question) -> Answer:
    """联翩: a card of his goes, or he heals."""
    seat = seat_of(question, "seat")
    if seat is None:
        return question.neutral
    values = {"decline": 0.0, "discard": strips(now, seat), "recover": now.attitude(seat) * now.recovery(seat)}
    return max(question.ways, key=lambda way: (values.get(way.act, -9.0), -way.index)).answer(())


def worst_general(now: Situation, question: Question) -> Answer:
    """The general that I miss least."""
    return min(question.ways, key=lambda way: (mine(now, way.act), way.index)).answer(())


def mine(now: Situation, place: str) -> float:
    return now.box.rating(now.generals[0 if place == "head" else 1])


def changes(now: Situation, question: Question) -> bool:
    """Another deputy: an average one, and everything about me is known."""
    poor = now.box.rating(now.generals[1]) < 2.9 or now.own["generals"][1]["lost"]
    return bool(poor and worth_of_turning_up(now, ("head", "deputy")) > -2.0)


def deputy(now: Situation, question: Question) -> Answer:
    way = question.ways[0]
    names = way.candidates(0)
    return way.answer(((max(range(len(names)), key=lambda p: (now.box.rating(names[p]), -p)),),))


# -- skills of mine


def struck(now: Situation, kind: str, seat: int) -> float:
    return hit(now, seat, kind, None)


def basic(now: Situation, question: Question) -> Answer:
    """仁德: the basic card that does most."""
    best, answer = 0.0, question.neutral
    for way in question.ways:
        kind = way.makes
        if kind is None:
            continue
        value, chosen = 0.0, way.least()
        if kind in box.SLASHES and way.picks:
            value, place = best_place(way.candidates(0), partial(struck, now, kind))
            chosen = ((place,),)
        elif kind == "peach":
            value = now.recovery(now.me) + 0.5
        elif kind == "wine":
            value = 0.8 if now.slashes() else 0.0
        if value > best:
            best, answer = value, way.answer(chosen)
    return answer


def tongling(now: Situation, question: Question) -> Answer:
    """通令: another card upon the victim."""
    best, answer = 0.1, question.neutral
    for way in question.ways:
        valuer = VALUERS.get(way.makes or "")
        target = seat_of(question, "target")
        if valuer is None or target is None:
            continue
        value = 0.6 * now.strike(target) + 0.6 - price(now, way)
        if value > best:
            best, answer = value, way.answer(least(now, way))
    return answer


def table_card(now: Situation, question: Question) -> Answer:
    """A card on the table to be discarded: delayed tricks of friends, equipment of enemies."""
    best, answer = 0.1, question.neutral
    for way in question.ways:
        if not way.picks:
            continue
        for place, thing in enumerate(way.candidates(0)):
            value = off(now, thing)
            if value > best:
                best, answer = value, way.answer(((place,),))
    return answer


def off(now: Situation, thing: Mapping[str, Any]) -> float:
    owner, card = int(thing["seat"]), str(thing["card"])
    laid = {one["card"]: one["kind"] for one in now.seats[owner]["judging"]}
    if card in laid:
        return now.attitude(owner) * BURDEN.get(laid[card], 1.0)
    return -now.attitude(owner) * now.gear_value(owner, card)


def colour(now: Situation, question: Question) -> Answer:
    """怀异: the colour that costs least for what it brings."""
    victims = sorted((robs(now, seat) for seat in now.others), reverse=True)

    def worth(way: Way) -> float:
        cards = [card for card in now.hand if box.color_of(now.suit(card)) == way.act]
        return sum(victims[: len(cards)]) - sum(max(0.3, now.spend(card)) for card in cards)

    return max(question.ways, key=lambda way: (worth(way), -way.index)).answer(())


def gift(now: Situation, question: Question) -> Answer:
    """A card for somebody: what he can use if he is a friend, what I need least anyway."""
    way = question.ways[-1]
    to = seat_of(question, "to", "target", "seat")
    cards = way.candidates(0)
    friend = to is not None and now.attitude(to) > 0.5

    def cost(card: str) -> float:
        return now.keep(card) - (0.6 * plain_keep(card) if friend else 0.0)

    return way.answer((cheapest(cards, way.picks[0].least, cost),))


def returns(now: Situation, question: Question) -> Answer:
    """征辟: one card that is not basic, or two."""
    way = min(question.ways, key=lambda way: (price(now, way), way.index))
    return way.answer(least(now, way))


def arrange(now: Situation, question: Question) -> Answer:
    """The best cards on top."""
    way = question.ways[-1]
    cards: Sequence[str] = way.candidates(0)
    order = sorted(range(len(cards)), key=lambda p: (-plain_keep(cards[p]), p))
    return way.answer((tuple(order[: way.picks[0].least]),))


def best_card(now: Situation, question: Question) -> Answer:
    """尚义: the black card that hurts him most to lose."""
    way = question.way("discard")
    if way is None or disliked(now, question) < 0:
        return question.neutral
    cards = way.candidates(0)
    return way.answer(((max(range(len(cards)), key=lambda p: (plain_keep(cards[p]), -p)),),))


def tiger(now: Situation, question: Question) -> Answer:
    """眩惑: unlimited Slashes for many, a better one for one, one to make for none."""
    order = TIGERS[min(2, now.slashes())]
    return min(question.ways, key=lambda way: (order.index(way.act), way.index)).answer(())


def hides(now: Situation, question: Question) -> bool:
    """Whose kingdom is not known is looked at first."""
    return any(now.seats[seat]["kingdom"] is None for seat in [seat_of(question, "target")] if seat is not None)


def qingcheng(now: Situation, question: Question) -> Answer:
    """A second victim: the best general of an enemy."""
    best, answer = 0.2, question.neutral
    for way in question.ways:
        if not way.picks:
            continue
        for place, seat in enumerate(way.candidates(0)):
            for at, name in enumerate(way.candidates(1)):
                shown = now.seats[seat]["generals"][0 if name == "head" else 1]
                value = -now.attitude(seat) * now.box.rating(shown["id"] or "")
                if value > best:
                    best, answer = value, way.answer(((place,), (at,)))
    return answer


def no_dodge(now: Situation, question: Question) -> bool:
    """烈弓: who hardly dodges is better hurt more."""
    target = seat_of(question, "target")
    return target is None or now.no_dodge(target) < 0.75


def wounded(now: Situation, question: Question) -> bool:
    return now.own["hp"] <= 2 or (now.missing > 0 and now.over >= 0)


def helped(now: Situation, question: Question) -> bool:
    """再起: the other is wounded more than I need a card."""
    seat = seat_of(question, "target")
    return seat is not None and now.seats[seat]["hp"] <= 2 and now.attitude(seat) > 0.5


def friendly(now: Situation, question: Question) -> bool:
    return disliked(now, question) < -0.3


def agrees(now: Situation, question: Question) -> bool:
    """锋势: more damage for a card of each."""
    return disliked(now, question) > 0.3 and len(now.hand) > 1


def keep(now: Situation, question: Question) -> Answer:
    """军令: the one card that stays."""
    way = question.ways[0]
    return way.answer((cheapest(way.candidates(0), 1, lambda card: -now.keep(card)),))
