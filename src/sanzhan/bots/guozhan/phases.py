"""Skills of the phases of an own turn."""

from __future__ import annotations

from sanzhan.bots.guozhan import box
from sanzhan.bots.guozhan.cards import hit, payment
from sanzhan.bots.guozhan.effects import Advice, Args, ally, best_place, points, seat_of
from sanzhan.bots.guozhan.question import Way, cheapest
from sanzhan.bots.guozhan.situation import Situation


def tuxi(now: Situation, args: Args, way: Way) -> Advice:
    seats = way.candidates(0)
    order = sorted(range(len(seats)), key=lambda p: (now.attitude(seats[p]), now.seats[seats[p]]["hand"], p))
    places = tuple(p for p in order[: way.picks[0].most] if now.attitude(seats[p]) < 0.1)
    if len(places) < 2:
        return None
    return (0.1 + sum(-now.attitude(seats[p]) for p in places), (places,))


def luoyi(now: Situation, args: Args, way: Way) -> Advice:
    if not now.slashes() and not now.count("duel"):
        return None
    reach = [s for s in now.others if (now.view["me"]["distances"][s] or 9) <= now.view["me"]["range"]]
    best = 0.0
    if now.slashes():
        best = max((hit(now, s, "slash", None, 1) - hit(now, s, "slash", None) for s in reach), default=0.0)
    if now.count("duel"):
        best = max([best, *(0.6 * (now.strike(s, 2) - now.strike(s)) for s in now.others)])
    return (best - 1.0, way.least())


def burdened(now: Situation) -> float:
    return sum({"indulgence": 2.2, "supply_shortage": 1.5}.get(one["kind"], 0.6) for one in now.own["judging"])


def shensu(now: Situation, args: Args, way: Way) -> Advice:
    seats = way.of("seat")
    if seats is None:
        return None
    value, place = best_place(way.candidates(seats), lambda seat: hit(now, seat, "slash", None))
    if len(way.picks) == 1:
        starved = any(one["kind"] == "supply_shortage" for one in now.own["judging"])
        return (value + 0.8 * burdened(now) - (0.6 if starved else 2.0), ((place,),))
    cost, cards = payment(now, way)
    useful = sum(now.spend(card) > 0.4 and box.kind_of(card) not in ("dodge", "peach") for card in now.hand)
    return (value - cost - 0.7 * useful, (cards, (place,)))


def qiaobian(now: Situation, args: Args, way: Way) -> Advice:
    cost, cards = payment(now, way)
    match args.get("timing"):
        case "before_judge":
            return (0.85 * burdened(now) - cost, (cards,))
        case "before_draw":
            seats = way.candidates(1)
            order = sorted(range(len(seats)), key=lambda p: (now.attitude(seats[p]), p))
            places = tuple(p for p in order[: way.picks[1].most] if now.attitude(seats[p]) < -0.2)
            return (sum(1 - now.attitude(seats[p]) for p in places) - 2 - cost, (cards, places))
        case "before_discard":
            return (0.7 * (now.over - 1) - 0.5 * cost, (cards,))
    useful = sum(now.spend(card) > 0.4 and box.kind_of(card) not in ("dodge", "peach") for card in now.hand)
    laid = [
        -now.attitude(seat) * -1.8
        for seat in now.living
        for one in now.seats[seat]["judging"]
        if one["kind"] in ("indulgence", "supply_shortage")
    ]
    return (max(laid, default=0.6) - 0.7 * useful - cost, (cards,))


def jushou(now: Situation, args: Args, way: Way) -> Advice:
    if now.own["stacked"]:
        return (5.0, way.least())
    danger = 0.5 * now.threats + (1.5 if now.own["hp"] <= 2 else 0.0)
    return (3.0 - 2.0 - danger - (0.5 if now.own["hp"] < len(now.hand) else 0.0), way.least())


def xiaoguo(now: Situation, args: Args, way: Way) -> Advice:
    who = seat_of(args, "who")
    if who is None or now.attitude(who) > -0.2:
        return None
    cost, cards = payment(now, way)
    shown = now.seats[who]
    geared = sum(card is not None for card in shown["equip"].values())
    bare = 0.0 if geared else 0.81 ** shown["hand"]
    value = bare * now.strike(who) + (1 - bare) * -now.attitude(who) * 0.9
    spare = now.own["hp"] > 2 or now.count("dodge") > 1 or box.kind_of(way.candidates(0)[cards[0]]) != "dodge"
    return (value - max(0.6, cost), (cards,)) if spare else None


def shenzhi(now: Situation, args: Args, way: Way) -> Advice:
    if not now.missing or len(now.hand) < now.own["hp"]:
        return None
    return (0.8 * now.recovery(now.me) - sum(max(0.6, now.spend(card)) for card in now.hand), way.least())


def fangquan(now: Situation, args: Args, way: Way) -> Advice:
    friends = [seat for seat in now.others if ally(now, seat)]
    if args.get("timing") == "turn_ends":
        cost, cards = payment(now, way)
        value, place = best_place(way.candidates(1), lambda seat: now.attitude(seat) * turn_worth(now, seat))
        return (value - cost, (cards, (place,))) if value > 0.5 else None
    if not friends or not now.hand:
        return None
    useful = sum(now.spend(card) > 0.4 and box.kind_of(card) not in ("dodge", "peach") for card in now.hand)
    return (max(turn_worth(now, seat) for seat in friends) - 1.5 - 0.8 * useful, way.least())


def turn_worth(now: Situation, seat: int) -> float:
    """What a turn is worth to a player."""
    shown = now.seats[seat]
    if shown["stacked"]:
        return 0.5
    return float(
        1.6 + 0.3 * min(shown["hand"], 4) + sum(now.box.engine(g["id"] or "") for g in shown["generals"] if g["up"])
    )


def yinghun(now: Situation, args: Args, way: Way) -> Advice:
    missing = now.missing
    seats, choices = way.candidates(0), way.candidates(1)
    best, chosen = 0.0, None
    for place, seat in enumerate(seats):
        for which, choice in enumerate(choices):
            change = missing - 1 if choice == "draw_many" else 1 - missing
            value = now.attitude(seat) * (change + (0.2 if choice == "draw_many" else -0.1))
            if value > best:
                best, chosen = value, ((place,), (which,))
    return None if chosen is None else (best, chosen)


def zaiqi(now: Situation, args: Args, way: Way) -> Advice:
    return (now.missing - 2.0 + 0.1 if now.missing >= 2 else -1.0, way.least())


def haoshi(now: Situation, args: Args, way: Way) -> Advice:
    after = len(now.hand) + int(args.get("count", 2)) + 2
    if after <= 5:
        return (2.0, way.least())
    half = after // 2
    fewest = min((now.seats[seat]["hand"] for seat in now.others), default=0)
    poor = [seat for seat in now.others if now.seats[seat]["hand"] == fewest]
    liked = max(now.attitude(seat) for seat in poor)
    return (2.0 - half * (0.6 - 0.7 * liked), way.least())


def haoshi_gives(now: Situation, args: Args, way: Way) -> Advice:
    cards, seats = way.candidates(0), way.candidates(1)
    places = cheapest(cards, way.picks[0].least, now.keep)
    _, place = best_place(seats, now.attitude)
    return (0.0, (places, (place,)))


def haoshi_any(now: Situation, args: Args, way: Way) -> Advice:
    return haoshi_gives(now, args, way) if way.picks else haoshi(now, args, way)


def shuangxiong(now: Situation, args: Args, way: Way) -> Advice:
    reds = sum(box.color_of(now.suit(card)) == "red" for card in now.hand)
    most = max(reds, len(now.hand) - reds)
    weak = any(now.attitude(seat) < -0.3 and now.seats[seat]["hand"] <= 2 for seat in now.others)
    indulged = any(one["kind"] == "indulgence" for one in now.own["judging"])
    if most < 3 or not weak or indulged:
        return None
    return (0.4 * (most - 2), way.least())


def shuangren(now: Situation, args: Args, way: Way) -> Advice:
    seats, cards = way.candidates(0), way.candidates(1)
    useful = sum(now.spend(card) > 0.4 and box.kind_of(card) not in ("dodge", "peach") for card in now.hand)

    def worth(seat: int) -> float:
        odds, _ = points(now, cards, seat)
        return odds * hit(now, seat, "slash", None) - (1 - odds) * 0.6 * useful - 0.2

    value, place = best_place(seats, worth)
    _, card = points(now, cards, seats[place])
    return (value - now.spend(cards[card]), ((place,), (card,)))


def keji(now: Situation, args: Args, way: Way) -> Advice:
    return (0.7 * now.over, way.least())
