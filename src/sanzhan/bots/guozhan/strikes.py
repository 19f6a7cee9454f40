"""Skills and equipment that come with a card that is used."""

from __future__ import annotations

from sanzhan.bots.guozhan.cards import hit, payment
from sanzhan.bots.guozhan.effects import Advice, Adviser, Args, best_place, feeling, points, seat_of
from sanzhan.bots.guozhan.question import Way, cheapest
from sanzhan.bots.guozhan.situation import Situation
from sanzhan.bots.guozhan.taking import best_worth


def on_enemy(value: float) -> Adviser:
    """Something bad for the target of my card."""

    def advise(now: Situation, args: Args, way: Way) -> Advice:
        return (-value * feeling(now, args, "target"), way.least())

    return advise


def extra_target(now: Situation, args: Args, way: Way) -> Advice:
    value, place = best_place(way.candidates(0), lambda seat: hit(now, seat, str(args.get("card", "slash")), None))
    return (value, ((place,),))


def axe(now: Situation, args: Args, way: Way) -> Advice:
    target = seat_of(args, "target")
    cost, cards = payment(now, way)
    if target is None:
        return None
    return (now.strike(target, 1 + ("luoyi" in now.own["effects"])) - cost, (cards,))


def ice_sword(now: Situation, args: Args, way: Way) -> Advice:
    target = seat_of(args, "target")
    if target is None:
        return None
    shown = now.seats[target]
    cards = min(2, shown["hand"] + sum(card is not None for card in shown["equip"].values()))
    freeze = -now.attitude(target) * 1.15 * cards
    return (freeze - now.strike(target, int(args.get("amount", 1))), way.least())


def feather_fan(now: Situation, args: Args, way: Way) -> Advice:
    chained = sum(-now.attitude(seat) for seat in now.living if now.seats[seat]["chained"])
    rattan = any(now.armor(seat) == "rattan_armor" and now.attitude(seat) < 0 for seat in now.others)
    return (chained + rattan + 0.05, way.least())


def triblade(now: Situation, args: Args, way: Way) -> Advice:
    cost, cards = payment(now, way)
    value, place = best_place(way.candidates(1), now.strike)
    return (value - cost, (cards, (place,)))


def lieren(now: Situation, args: Args, way: Way) -> Advice:
    target = seat_of(args, "target")
    if target is None:
        return None
    cards = way.candidates(0)
    odds, card = points(now, cards, target)
    cheap = cheapest(cards, 1, now.spend)[0]
    if odds < 0.45:
        card = cheap
        odds = 0.2
    return (odds * best_worth(now, target, True, judging=False) - now.spend(cards[card]) - 0.1, ((card,),))


def leiji(now: Situation, args: Args, way: Way) -> Advice:
    value, place = best_place(way.candidates(0), lambda seat: 0.3 * now.strike(seat, 2, "thunder"))
    return (value, ((place,),))


def sijian(now: Situation, args: Args, way: Way) -> Advice:
    value, place = best_place(way.candidates(0), lambda seat: best_worth(now, seat, False, judging=False))
    return (value, ((place,),))
