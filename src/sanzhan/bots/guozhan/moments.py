"""Skills of the current edition whose use takes a thought."""

from __future__ import annotations

from sanzhan.bots.guozhan import box
from sanzhan.bots.guozhan.cards import duel_odds, hit, payment
from sanzhan.bots.guozhan.effects import (
    Advice,
    Adviser,
    Args,
    best_place,
    feeling,
    robs,
    seat_of,
    strips,
    trigger,
)
from sanzhan.bots.guozhan.nullify import harm
from sanzhan.bots.guozhan.question import Way, cheapest
from sanzhan.bots.guozhan.situation import Situation, slot_of

STRIKES = (*box.SLASHES, "duel", "fire_attack", "savage_assault", "archery_attack", "burning_camps")
SKIPPED = 1.5
LENT = ("qiaobian", "tuxi", "xiaoguo", "shensu", "duanliang")
LESSONS = ("shelie", "yingzi", "haoshi", "duoshi")


def amount_of(args: Args) -> int:
    return int(args.get("amount", 1))


def by_time(**advisers: Adviser) -> Adviser:
    """A skill with several moments: `rest` is for those not named."""

    def advise(now: Situation, args: Args, way: Way) -> Advice:
        adviser = advisers.get(str(args.get("timing")), advisers.get("rest"))
        return None if adviser is None else adviser(now, args, way)

    return advise


# -- the phases of a turn


def tuxi(now: Situation, args: Args, way: Way) -> Advice:
    """Each card that is not drawn is taken from an enemy."""
    seats = way.candidates(0)
    order = sorted(range(len(seats)), key=lambda p: (now.attitude(seats[p]), now.seats[seats[p]]["hand"], p))
    places = tuple(p for p in order[: way.picks[0].most] if now.attitude(seats[p]) < -0.15)
    return (0.1 - sum(now.attitude(seats[p]) for p in places), (places,)) if places else None


def luoyi(now: Situation, args: Args, way: Way) -> Advice:
    if not now.slashes() and not now.count("duel"):
        return None
    reach = [s for s in now.others if (now.view["me"]["distances"][s] or 9) <= now.view["me"]["range"]]
    best = 0.0
    if now.slashes():
        best = max((hit(now, s, "slash", None, 1) - hit(now, s, "slash", None) for s in reach), default=0.0)
    if now.count("duel"):
        best = max([best, *(0.6 * (now.strike(s, 2) - now.strike(s)) for s in now.others)])
    own = way.candidates(0)
    strikes = (*box.SLASHES, "duel")
    places = cheapest(own, 1, lambda card: now.spend(card) + (5.0 if box.kind_of(card) in strikes else 0.0))
    return best - now.spend(own[places[0]]), (places,)


def shensu_last(now: Situation, args: Args, way: Way) -> Advice:
    """The third: without discarding, for 1 HP."""
    seats = way.candidates(0)
    value, place = best_place(seats, lambda seat: hit(now, seat, "slash", None))
    if now.own["hp"] < 3:
        return None
    return value + 0.7 * max(0, now.over) - 0.8 * now.hp_value(now.me), ((place,),)


def choosing(adviser: Adviser) -> Adviser:
    """A skill that has other parts beside this one, which choose nothing and cost nothing."""
    return lambda now, args, way: adviser(now, args, way) if way.picks else (0.3, ())


def skips(adviser: Adviser) -> Adviser:
    """A play phase with something to strike with is not skipped when a game drags on."""

    def advise(now: Situation, args: Args, way: Way) -> Advice:
        advice = adviser(now, args, way)
        if advice is None or args.get("timing") != "before_play":
            return advice
        strikes = sum(box.kind_of(card) in STRIKES for card in now.hand)
        return advice[0] - SKIPPED * now.pressure * min(2, strikes), advice[1]

    return advise


def zaiqi(now: Situation, args: Args, way: Way) -> Advice:
    return trigger(0.0, lambda now, seat: 1.0 if seat == now.me else 0.9 * now.attitude(seat))(now, args, way)


def lianpian(now: Situation, args: Args, way: Way) -> Advice:
    if not way.picks:
        return feeling(now, args, "who"), ()

    def lacks(now: Situation, seat: int) -> float:
        shown = now.seats[seat]
        return 0.9 * now.attitude(seat) * float(shown["max_hp"] - shown["hand"])

    return trigger(0.0, lacks)(now, args, way)


def huyuan(now: Situation, args: Args, way: Way) -> Advice:
    own, seats = way.candidates(0), way.candidates(1)
    place = cheapest(own, 1, now.spend)[0]
    card = own[place]
    if slot_of(card) is None:
        value, to = best_place(seats, lambda seat: 0.9 * now.attitude(seat) if seat != now.me else 0.0)
        return value - now.spend(card) - 0.1, ((place,), (to,))
    worn = now.gear_value(now.me, card) if now.worn(card) else 0.3
    value, to = best_place(seats, lambda seat: now.attitude(seat) * now.gear_value(seat, card))
    return value - worn + 0.8, ((place,), (to,))


def juejue(now: Situation, args: Args, way: Way) -> Advice:
    if args.get("timing") == "dies":
        return 4.0, way.least()
    if now.over < 1 or now.own["hp"] < 2:
        return None
    pain = -sum(now.attitude(seat) * min(0.8 * now.over, now.loss(seat)) for seat in now.others)
    return 0.8 * pain - now.hp_value(now.me), way.least()


def zhengbi(now: Situation, args: Args, way: Way) -> Advice:
    if len(way.picks) == 1:
        return trigger(0.0, lambda now, seat: 0.3 + (0.5 * now.strike(seat) if now.slashes() > 1 else 0.0))(
            now, args, way
        )
    cost, places = payment(now, way)
    value, place = best_place(way.candidates(1), lambda seat: 1.2 - 0.5 * now.attitude(seat))
    return value - cost - 0.3, (places, (place,))


def jieyue(now: Situation, args: Args, way: Way) -> Advice:
    cost, places = payment(now, way)
    value, place = best_place(
        way.candidates(1), lambda seat: -0.7 * now.attitude(seat) - 0.03 * now.seats[seat]["hand"]
    )
    return value + 1.6 - max(0.6, cost), (places, (place,))


def wenji(now: Situation, args: Args, way: Way) -> Advice:
    def worth(seat: int) -> float:
        known = now.seats[seat]["kingdom"] is not None
        if known and now.same(seat) < 1.0:
            return 0.15 - 0.1 * now.attitude(seat)
        return 0.6 - 0.4 * now.attitude(seat)

    value, place = best_place(way.candidates(0), worth)
    return value, ((place,),)


def diaodu(now: Situation, args: Args, way: Way) -> Advice:
    """A card of my own that a friend needs more, or one that a friend is better without."""
    if not way.picks:
        return 0.9, ()
    things = way.candidates(0)

    def worth(thing: object) -> float:
        assert isinstance(thing, dict)
        seat, card = int(thing["seat"]), str(thing["card"])
        friends = [one for one in now.others if one != seat and now.attitude(one) > 0.5]
        if "xiaoji" in now.up(seat) or "xuanlue" in now.up(seat):
            return 1.0
        if seat == now.me:
            slot = slot_of(card)
            return 0.4 if any(slot_of(other) == slot for other in now.hand) and friends else -1.0
        mounted = now.own["equip"].get(str(slot_of(card))) is not None
        return -0.5 if mounted else 0.5 * (now.seats[seat]["hand"] - len(now.hand)) - 1.0

    place = max(range(len(things)), key=lambda p: (worth(things[p]), -p))
    return worth(things[place]), ((place,),)


def hengzheng(now: Situation, args: Args, way: Way) -> Advice:
    return sum(robs(now, seat) for seat in now.others) - 2.0, way.least()


def jianan(now: Situation, args: Args, way: Way) -> Advice:
    """A borrowed skill instead of a poor general's."""
    if len(way.picks) < 3:
        return 0.3, way.least()
    cost, places = payment(now, way)
    seats = way.candidates(1)
    generals = [now.generals[0 if place == "head" else 1] for place in seats]
    at = min(range(len(seats)), key=lambda p: (now.box.rating(generals[p]), p))
    skills = way.candidates(2)
    best = min(range(len(skills)), key=lambda p: (LENT.index(skills[p]) if skills[p] in LENT else 9, p))
    return 3.3 - now.box.rating(generals[at]) - cost, (places, (at,), (best,))


# -- damage


def tianxiang(now: Situation, args: Args, way: Way) -> Advice:
    amount = amount_of(args)
    cost, places = payment(now, way)
    best, chosen = -9.0, None
    for place, seat in enumerate(way.candidates(1)):
        shown = now.seats[seat]
        for which, choice in enumerate(way.candidates(2)):
            back = 0.8 * min(5, shown["max_hp"] - shown["hp"] + 1) if choice == "hurt" else 0.9
            value = now.attitude(seat) * (back - now.loss(seat))
            if value > best:
                best, chosen = value, (places, (place,), (which,))
    return None if chosen is None else (now.loss(now.me, amount) + best - cost, chosen)


def chuanxin(now: Situation, args: Args, way: Way) -> Advice:
    target = seat_of(args, "target")
    if target is None:
        return None
    deputy = now.seats[target]["generals"][1]
    value = 2.2 + (0.3 * (now.box.rating(deputy["id"]) - 3.0) if deputy["id"] else 0.0)
    return -now.attitude(target) * value - now.strike(target, amount_of(args)), way.least()


def zhiman(now: Situation, args: Args, way: Way) -> Advice:
    target = seat_of(args, "target")
    if target is None:
        return None
    gear = [card for card in now.seats[target]["equip"].values() if card is not None]
    taken = max((0.8 - now.attitude(target) * now.gear_value(target, card) for card in gear), default=0.0)
    return taken - now.strike(target, amount_of(args)), way.least()


def keshou(now: Situation, args: Args, way: Way) -> Advice:
    amount = amount_of(args)
    cost, places = payment(now, way)
    return now.loss(now.me, amount) - (now.loss(now.me, amount - 1) if amount > 1 else 0.0) - cost, (places,)


def fudi(now: Situation, args: Args, way: Way) -> Advice:
    source = seat_of(args, "source")
    if source is None or now.attitude(source) >= 0:
        return None
    kingdom = now.seats[source]["kingdom"]
    mates = [seat for seat in now.living if kingdom is not None and now.seats[seat]["kingdom"] == kingdom] or [source]
    top = max(now.seats[seat]["hp"] for seat in mates)
    cost, places = payment(now, way)
    if top < now.own["hp"]:
        return None
    hurt = max(now.strike(seat) for seat in mates if now.seats[seat]["hp"] == top)
    return hurt - cost + 0.6 * now.attitude(source), (places,)


def qianhuan(now: Situation, args: Args, way: Way) -> Advice:
    """An illusion laid down is a trick taken away later."""
    if args.get("timing") == "suffered":
        cost, places = payment(now, way)
        return 0.9 - cost, (places,)
    who = seat_of(args, "target") if args.get("timing") == "becoming" else seat_of(args, "who")
    if who is None:
        return None
    card = str(args.get("card"))
    kind = box.SLASHES[0] if card in box.SLASHES else card
    loss = 0.6 * now.loss(who) if kind == "slash" else harm(now, kind, who, seat_of(args, "user"))
    return now.attitude(who) * loss - 0.9, way.least()


def zhaoxin(now: Situation, args: Args, way: Way) -> Advice:
    """Mine is no smaller: with as many cards the other hand is as good, and mine is known now."""
    held = sum(now.keep(card) for card in now.hand) / max(1, len(now.hand))
    value, place = best_place(
        way.candidates(0),
        lambda seat: (now.seats[seat]["hand"] - len(now.hand)) * (1 - now.attitude(seat)) + 0.2 * (3.8 - held),
    )
    return value, ((place,),)


# -- cards


def dragon(now: Situation, args: Args, way: Way) -> Advice:
    who = seat_of(args, "target") if args.get("timing") == "designated" else seat_of(args, "who")
    return None if who is None else (-now.attitude(who), way.least())


def fengshi_md(now: Situation, args: Args, way: Way) -> Advice:
    """One more damage for a card of each: mine upon an enemy only."""
    target = seat_of(args, "target")
    if target is None or not way.picks:
        return None
    cost, places = payment(now, way)
    harmful = str(args.get("card")) in (*box.SLASHES, "duel", "fire_attack", "drowning")
    more = 0.5 * (now.strike(target, 2) - now.strike(target)) if harmful else 0.0
    return more + strips(now, target) - cost, (places,)


def tieqi(now: Situation, args: Args, way: Way) -> Advice:
    """The better general is silenced."""
    target = seat_of(args, "target")
    if target is None:
        return None
    value = -0.9 * now.attitude(target)
    if not way.picks:
        return value, ()
    generals = now.seats[target]["generals"]
    names = way.candidates(0)
    rated = [now.box.rating(generals[0 if name == "head" else 1]["id"] or "") for name in names]
    return value, ((max(range(len(names)), key=lambda p: (rated[p], -p)),),)


def halberd(now: Situation, args: Args, way: Way) -> Advice:
    value, place = best_place(way.candidates(0), lambda seat: hit(now, seat, "slash", None))
    return value - 0.2, ((place,),)


def kuangfu(now: Situation, args: Args, way: Way) -> Advice:
    """Equipment now for two cards if the Slash fails."""
    if not way.picks:
        return -1.2 * feeling(now, args, "target"), ()
    value, place = best_place(
        way.candidates(0), lambda seat: robs(now, seat) - (1 - now.no_dodge(seat)) * 0.6 * min(2, len(now.hand))
    )
    return value, ((place,),)


def duels(now: Situation, seat: int) -> float:
    odds = duel_odds(now, seat, now.slashes())
    return odds * now.strike(seat) - (1 - odds) * now.loss(now.me)


def xishe(now: Situation, args: Args, way: Way) -> Advice:
    who = seat_of(args, "who")
    if who is None:
        return None
    cost, places = payment(now, way)
    weaker = now.seats[who]["hp"] < now.own["hp"]
    return (now.strike(who) if weaker else hit(now, who, "slash", None)) - max(0.3, cost), (places,)


def bushi(now: Situation, args: Args, way: Way) -> Advice:
    if not way.picks:
        return 1.0, ()
    cost, places = payment(now, way)
    return 1.8 - cost + 0.6 * feeling(now, args, "who"), (places,)


def wanwei(now: Situation, args: Args, way: Way) -> Advice:
    """Others of my cards, which I need less; not against a comrade."""
    own = way.candidates(0)
    return 0.3 - feeling(now, args, "by"), (cheapest(own, way.picks[0].least, now.keep),)


def zhendu(now: Situation, args: Args, way: Way) -> Advice:
    """1 damage for a card; the Wine is drunk with it."""
    who = seat_of(args, "who")
    if who is None:
        return None
    cost, places = payment(now, way)
    wine = 0.4 * (1 - now.no_slash(who)) if now.attitude(who) < 0 else 0.0
    return now.strike(who) - cost - wine, (places,)


def riverside(now: Situation, args: Args, way: Way) -> Advice:
    if args.get("timing") != "prepare_starts":
        return 0.0, way.least()
    skills = list(way.candidates(0))
    order = sorted(range(len(skills)), key=lambda p: (LESSONS.index(skills[p]) if skills[p] in LESSONS else 9, p))
    return 1.0, (tuple(order[: way.picks[0].most]),)


def shilu(now: Situation, args: Args, way: Way) -> Advice:
    """嗜戮: the generals of the dead, and what I can do without for as many others."""
    if not way.picks:
        return 1.0, ()
    own = way.candidates(0)
    order = cheapest(own, len(own), now.keep)
    low = [place for place in order if now.keep(own[place]) < 3.3 and not now.worn(own[place])][: way.picks[0].most]
    return (0.4 * len(low), (tuple(low),)) if low else None


def xiongnue(now: Situation, args: Args, way: Way) -> Advice:
    """凶虐: the more with Slashes in hand; at the end against those who reach me."""
    if args.get("timing") == "play_starts":
        return trigger(0.6 if now.slashes() else -0.3, first=("damage",))(now, args, way)
    return trigger(0.4 * now.threats - 0.3)(now, args, way)


def once_more(now: Situation, args: Args, way: Way) -> Advice:
    """寄篱, hidden: what was used on me is used again."""
    good = args.get("card") in ("peach", "something_for_nothing", "befriend_far")
    return (1.5 if good else -1.5), way.least()


def other_of(now: Situation, args: Args) -> float:
    """What I think of the other one of the damage."""
    name = "target" if args.get("source") == now.me else "source"
    return feeling(now, args, name)
