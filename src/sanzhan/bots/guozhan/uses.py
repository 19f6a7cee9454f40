"""A use of a card in the own play phase: which rule weighs it; equipment and wine."""

from __future__ import annotations

from sanzhan.bots.guozhan import box, cards, strategic
from sanzhan.bots.guozhan.cards import RANK_DRAW, RANK_GEAR, RANK_WINE, Plan, Valuer, hit, payment, slash
from sanzhan.bots.guozhan.question import Question, Way, cheapest
from sanzhan.bots.guozhan.situation import Situation, slot_of

VALUERS: dict[str, Valuer] = {**cards.VALUERS, **strategic.VALUERS}


def card_plan(now: Situation, question: Question, way: Way) -> Plan | None:
    """A use of a card, real or made."""
    kind = way.makes
    if kind is None:
        return None
    if kind == "wine":
        return _wine(now, question, way)
    if kind in VALUERS:
        return VALUERS[kind](now, way)
    return _gear(now, way) if len(way.picks) == 1 else None


def _wine(now: Situation, question: Question, way: Way) -> Plan | None:
    """酒 before a Slash that it makes worth it."""
    cost, places = payment(now, way)
    best = 0.0
    for other in question.ways:
        if other.makes in box.SLASHES and other.of("seat") is not None:
            plain, strong = slash(now, other), slash(now, other, 1)
            if plain is not None and strong is not None and strong.value > 0.3:
                best = max(best, strong.value - max(plain.value, 0.0))
    return Plan(RANK_WINE, best - cost, (places,))


def recast(now: Situation, way: Way) -> Plan | None:
    cards = way.candidates(0)
    places = cheapest(cards, 1, now.keep)
    real = way.args.get("skill") is None
    cost = 0.3 if real else now.spend(cards[places[0]])
    return Plan(RANK_DRAW, 0.9 - cost, (places,))


def _gear(now: Situation, way: Way) -> Plan | None:
    """Wear the best card of a kind that is better than what is worn."""
    kind = way.makes or ""
    cards = way.candidates(0)
    card = cards[0]
    slot = slot_of(card)
    if slot is None:
        return Plan(RANK_GEAR, 0.3, ((0,),))
    worn = now.own["equip"][slot]
    value = now.gear_value(now.me, card)
    if slot == "weapon":
        value += _reach_gain(now, kind)
        if kind == "crossbow":
            value += 0.8 * max(0, now.slashes() - 1)
    if slot == "armor" and "bazhen" in now.skills:
        value -= 1.8
    if worn is not None:
        value -= now.gear_value(now.me, worn)
        if box.kind_of(worn) == "crossbow" and "paoxiao" not in now.skills:
            value -= 0.8 * max(0, now.slashes() - 1)
        if box.kind_of(worn) == "silver_lion" and now.missing:
            value += 1.5
    if worn is not None and "xiaoji" in now.skills:
        value += 2.0
    return Plan(RANK_GEAR, value - (0.1 if worn is None else 0.5), ((0,),))


def _reach_gain(now: Situation, kind: str) -> float:
    """A weapon that brings an enemy into reach, or pierces him, while I hold a Slash."""
    if not now.slashes():
        return 0.0
    worn = now.weapon(now.me)
    best = {kind: 0.0, worn: 0.0}
    for seat in now.others:
        far = now.view["me"]["distances"][seat] or 9
        for weapon in best:
            if far <= box.WEAPON_RANGE.get(weapon or "", 1):
                best[weapon] = max(best[weapon], hit(now, seat, "slash", None, 0, weapon))
    return best[kind] - best[worn]
