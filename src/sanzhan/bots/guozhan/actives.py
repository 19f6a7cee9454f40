"""The own play phase: every option gets a plan, the best of the first rank is carried out."""

from __future__ import annotations

from collections.abc import Callable

from sanzhan.bots.guozhan import box, modern_actives, uses
from sanzhan.bots.guozhan.cards import (
    RANK_DRAW,
    RANK_HEAL,
    RANK_LATE,
    RANK_LAY,
    RANK_SLASH,
    RANK_STRIP,
    RANK_TRICK,
    Plan,
    Valuer,
    hit,
    payment,
)
from sanzhan.bots.guozhan.effects import ally, best_place, points
from sanzhan.bots.guozhan.question import Question, Way, cheapest
from sanzhan.bots.guozhan.reveal import price
from sanzhan.bots.guozhan.situation import NO_SLASH, Situation
from sanzhan.kernel.ask import Answer

ENOUGH = 0.15
"""Less than this is not worth doing."""


def play(now: Situation, question: Question) -> Answer:
    best, answer = (0, 0.0), question.neutral
    for way in question.ways:
        plan = plan_for(now, question, way)
        if plan is None:
            continue
        value = plan.value - price(now, way)
        if way.act == "use" and plan.value > ENOUGH and "jizhi" in now.skills and _instant(way):
            value += 1.0
        if value > ENOUGH and (plan.rank, value) > best:
            best, answer = (plan.rank, value), way.answer(plan.chosen)
    return answer


def _instant(way: Way) -> bool:
    return way.makes not in (*box.SLASHES, "peach", "wine", "indulgence", "supply_shortage", "lightning")


def plan_for(now: Situation, question: Question, way: Way) -> Plan | None:
    if way.act == "end":
        return None
    if way.act == "recast":
        return uses.recast(now, way)
    if way.makes is not None:
        return uses.card_plan(now, question, way)
    modern = modern_actives.ACTIVES.get(way.act) if now.box.current else None
    advice = modern or ACTIVES.get(way.act)
    if advice is None:
        return modern_actives.unheard(now, way) if now.box.current else None
    return advice(now, way)


# -- skills


def _rende(now: Situation, way: Way) -> Plan | None:
    cards, seats = way.candidates(0), way.candidates(1)
    friends = [place for place, seat in enumerate(seats) if ally(now, seat)]
    if not friends:
        return None
    spare = max(0, now.over)
    left = 3 - now.memory.given
    if now.missing and 0 < left <= len(cards):
        spare = max(spare, left)
    if spare == 0:
        return None
    to = min(friends, key=lambda place: (now.seats[seats[place]]["hand"], place))
    places = cheapest(cards, min(spare, len(cards)), now.keep)
    heals = now.missing and 0 < left <= len(places)
    cost = sum(now.spend(cards[place]) for place in places)
    return Plan(RANK_LATE, 0.8 * len(places) + (now.recovery(now.me) if heals else 0.0) - 0.5 * cost, (places, (to,)))


def _zhiheng(now: Situation, way: Way) -> Plan | None:
    cards = way.candidates(0)
    low = [place for place in cheapest(cards, len(cards), now.keep) if now.keep(cards[place]) < 3.3]
    low = [place for place in low if not now.worn(cards[place]) or now.spend(cards[place]) < 0]
    low = low[: way.picks[0].most]
    if not low:
        return None
    return Plan(RANK_LATE, 0.5 * len(low), (tuple(low),))


def _kurou(now: Situation, way: Way) -> Plan | None:
    hp = now.own["hp"]
    safe = hp >= 3 or (hp == 2 and now.count("peach") > 0)
    if not safe or len(now.hand) > 4:
        return None
    return Plan(RANK_DRAW, 2.0 - 0.8 * now.hp_value(now.me), ())


def _qiangxi(now: Situation, way: Way) -> Plan | None:
    seats = way.candidates(0)
    value, place = best_place(seats, now.strike)
    if len(way.picks) == 1:
        kills = now.seats[seats[place]]["hp"] <= 1 and now.attitude(seats[place]) < 0
        if now.own["hp"] < 3 and not (kills and now.own["hp"] == 2):
            return None
        return Plan(RANK_TRICK, value - now.hp_value(now.me), ((place,),))
    cost, cards = payment(now, way, 1)
    return Plan(RANK_TRICK, value - cost, ((place,), cards))


def _quhu(now: Situation, way: Way) -> Plan | None:
    seats, cards = way.candidates(0), way.candidates(1)
    if now.own["hp"] < 2:
        return None

    def worth(seat: int) -> float:
        odds, _ = points(now, cards, seat)
        victims = [now.strike(s) * 0.8 for s in now.living if s != seat and now.reaches(seat, s)]
        heal = 1.5 if "jieming" in now.skills else 0.0
        return odds * max(victims, default=0.0) - (1 - odds) * (now.hp_value(now.me) - heal) - now.attitude(seat) * 0.4

    value, place = best_place(seats, worth)
    _, card = points(now, cards, seats[place])
    return Plan(RANK_TRICK, value - now.spend(cards[card]), ((place,), (card,)))


def _jieyin(now: Situation, way: Way) -> Plan | None:
    seats = way.candidates(1)
    cost, cards = payment(now, way)
    value, place = best_place(seats, lambda seat: now.attitude(seat) * now.recovery(seat))
    return Plan(RANK_HEAL, value + now.recovery(now.me) - cost, (cards, (place,)))


def _qingnang(now: Situation, way: Way) -> Plan | None:
    seats = way.candidates(1)
    cost, cards = payment(now, way)
    value, place = best_place(seats, lambda seat: now.attitude(seat) * now.recovery(seat))
    return Plan(RANK_LATE, value - cost, (cards, (place,)))


def _lijian(now: Situation, way: Way) -> Plan | None:
    """The target of the Duel plays first, so he loses more often."""
    cost, cards = payment(now, way)
    target = way.candidates(1)[0]

    def worth(user: int) -> float:
        odds = 0.35 + 0.5 * NO_SLASH[min(now.seats[target]["hand"], 6)]
        odds -= 0.2 * NO_SLASH[min(now.seats[user]["hand"], 6)]
        return -odds * now.attitude(target) * now.loss(target) - (1 - odds) * now.attitude(user) * now.loss(user)

    if now.attitude(target) > 0.3:
        return None
    value, place = best_place(way.candidates(2), worth)
    return Plan(RANK_TRICK, value + 0.3 - cost, (cards, (0,), (place,)))


def _fanjian(now: Situation, way: Way) -> Plan | None:
    value, place = best_place(way.candidates(0), lambda seat: 0.72 * now.strike(seat) + 0.8 * now.attitude(seat))
    average = sum(now.spend(card) for card in now.hand) / max(1, len(now.hand))
    return Plan(RANK_LAY, value - 0.5 * average, ((place,),))


def _dimeng(now: Situation, way: Way) -> Plan | None:
    one, other = way.candidates(0)
    cost, cards = payment(now, way, 1)
    a, b = now.seats[one]["hand"], now.seats[other]["hand"]
    gain = now.attitude(one) * (b - a) + now.attitude(other) * (a - b)
    return Plan(RANK_LAY, gain - cost, ((0, 1), cards))


def _zhijian(now: Situation, way: Way) -> Plan | None:
    cards, seats = way.candidates(0), way.candidates(1)
    card = cheapest(cards, 1, now.spend)[0]
    value, place = best_place(seats, lambda seat: now.attitude(seat) * now.gear_value(seat, cards[card]))
    if value < 0 and value > -0.3 and now.over > 0:
        value = 0.0
    return Plan(RANK_LATE, value + 1.0 - now.spend(cards[card]), ((card,), (place,)))


def _tianyi(now: Situation, way: Way) -> Plan | None:
    cards, seats = way.candidates(0), way.candidates(1)
    if now.slashes() < 1:
        return None

    def worth(seat: int) -> float:
        odds, card = points(now, cards, seat)
        if box.kind_of(cards[card]) in box.SLASHES and now.slashes() < 2:
            return -1.0
        best = max((hit(now, s, "slash", None) for s in now.others), default=0.0)
        return odds * min(2, now.slashes()) * best - best * 0.9 - now.spend(cards[card]) - 0.3 * now.attitude(seat)

    value, place = best_place(seats, worth)
    return Plan(RANK_TRICK, value, ((points(now, cards, seats[place])[1],), (place,)))


def _fenxun(now: Situation, way: Way) -> Plan | None:
    if not now.slashes() or len(now.hand) < 2:
        return None
    cards, seats = way.candidates(0), way.candidates(1)
    places = [p for p in cheapest(cards, len(cards), now.spend) if box.kind_of(cards[p]) not in box.SLASHES]
    if not places:
        return None

    def worth(seat: int) -> float:
        far = (now.view["me"]["distances"][seat] or 9) > now.view["me"]["range"]
        return hit(now, seat, "slash", None) if far else -1.0

    near = [s for s in seats if (now.view["me"]["distances"][s] or 9) <= now.view["me"]["range"]]
    already = max((hit(now, seat, "slash", None) for seat in near), default=0.0)
    value, place = best_place(seats, worth)
    return Plan(RANK_STRIP, value - max(0.0, already) - 0.4 - now.spend(cards[places[0]]), ((places[0],), (place,)))


def _luanwu(now: Situation, way: Way) -> Plan | None:
    total = sum(0.6 * -now.attitude(seat) * now.loss(seat) for seat in now.others)
    last = 2.0 if now.own["hp"] <= 1 else 4.5
    return Plan(RANK_TRICK, total - last, ())


def _xiongyi(now: Situation, way: Way) -> Plan | None:
    members = 1 + sum(now.same(seat) == 1.0 for seat in now.others if now.seats[seat]["kingdom"] is not None)
    value = 3.0 * members
    waits = 5.5 - (2.5 if now.own["hp"] <= 2 else 0.0) - 0.7 * max(0, now.view["round"] - 2)
    return Plan(RANK_LAY, value - waits, ())


def _qingcheng(now: Situation, way: Way) -> Plan | None:
    """Hide what protects an enemy: 不屈 at 0 HP kills at once."""
    cost, cards = payment(now, way)
    best, chosen = 0.0, None
    for place, seat in enumerate(way.candidates(1)):
        if now.attitude(seat) > -0.3:
            continue
        for origin, general in enumerate(now.seats[seat]["generals"]):
            skills = now.box.skills_of(general["id"], origin)
            value = 0.3 * now.box.rating(general["id"] or "") - 0.6
            if "buqu" in skills and now.seats[seat]["hp"] <= 0:
                value = 5.0
            value *= -now.attitude(seat)
            if value > best:
                best, chosen = value, (cards, (place,), (origin,))
    return None if chosen is None else Plan(RANK_STRIP, best - cost, chosen)


def _alone(value: Callable[[Situation], float], rank: int) -> Valuer:
    """A skill without choices."""

    def plan(now: Situation, way: Way) -> Plan | None:
        return Plan(rank, value(now), way.least())

    return plan


ACTIVES: dict[str, Valuer] = {
    "rende": _rende,
    "zhiheng": _zhiheng,
    "kurou": _kurou,
    "qiangxi": _qiangxi,
    "quhu": _quhu,
    "jieyin": _jieyin,
    "qingnang": _qingnang,
    "lijian": _lijian,
    "fanjian": _fanjian,
    "dimeng": _dimeng,
    "zhijian": _zhijian,
    "tianyi": _tianyi,
    "fenxun": _fenxun,
    "luanwu": _luanwu,
    "xiongyi": _xiongyi,
    "qingcheng": _qingcheng,
    "huoshui": _alone(lambda now: -0.5, RANK_SLASH),
    "turn_up": _alone(lambda now: -1.0, RANK_DRAW),
}
