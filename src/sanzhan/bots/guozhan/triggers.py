"""Skills that may be used at a moment: for each what it brings now, and with which choices.

A piece of advice gives the gain in cards and the chosen candidates, or nothing if the skill should rest.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sanzhan.bots.guozhan import box
from sanzhan.bots.guozhan.actives import ally, best_place, points
from sanzhan.bots.guozhan.cards import hit, payment
from sanzhan.bots.guozhan.question import Chosen, Question, Way, cheapest
from sanzhan.bots.guozhan.reveal import price, turn_up
from sanzhan.bots.guozhan.situation import KEEP, Situation
from sanzhan.bots.guozhan.taking import best_worth
from sanzhan.kernel.ask import Answer

Advice = tuple[float, Chosen] | None
Args = Mapping[str, Any]
Adviser = Callable[[Situation, Args, Way], Advice]


def choose(now: Situation, question: Question) -> Answer:
    """The best of what is offered; to decline is worth nothing."""
    best, answer = (0.0 if question.may_decline else -99.0), question.neutral
    for way in question.ways:
        if way.act == "decline":
            continue
        advice = turn_up(now, question, way) if way.act == "turn_up" else advise(now, question.args, way)
        if advice is None:
            continue
        value = advice[0] - price(now, way)
        if value > best:
            best, answer = value, way.answer(advice[1])
    return answer


def advise(now: Situation, args: Args, way: Way) -> Advice:
    adviser = ADVISERS.get(way.act)
    if adviser is None:
        # unheard of: use what costs nothing and is up already
        return (0.1, way.least()) if way.reveals is None and not way.picks else (-1.0, way.least())
    return adviser(now, args, way)


def _yes(value: float) -> Adviser:
    return lambda now, args, way: (value, way.least())


def _seat(args: Args, name: str) -> int | None:
    seat = args.get(name)
    return seat if isinstance(seat, int) and not isinstance(seat, bool) else None


def _feeling(now: Situation, args: Args, name: str) -> float:
    seat = _seat(args, name)
    return 0.0 if seat is None else now.attitude(seat)


# -- being hurt


def _fankui(now: Situation, args: Args, way: Way) -> Advice:
    source = _seat(args, "source")
    if source is None or now.attitude(source) > 0.3:
        return None
    return (best_worth(now, source, True, judging=False), way.least())


def _ganglie(now: Situation, args: Args, way: Way) -> Advice:
    source = _seat(args, "source")
    if source is None or now.attitude(source) >= 0 or source == now.me:
        return None
    return (0.75 * min(1.8, now.strike(source)), way.least())


def _fangzhu(now: Situation, args: Args, way: Way) -> Advice:
    missing = max(1, now.missing)

    def worth(seat: int) -> float:
        shown = now.seats[seat]
        turn = 2.4 + 0.3 * min(shown["hand"], 4)
        stack = turn if shown["stacked"] else -turn
        return float(now.attitude(seat) * (missing + stack))

    value, place = best_place(way.candidates(0), worth)
    return (value, ((place,),))


def _jieming(now: Situation, args: Args, way: Way) -> Advice:
    def worth(seat: int) -> float:
        shown = now.seats[seat]
        return float(now.attitude(seat) * max(0, min(5, shown["max_hp"]) - shown["hand"]))

    value, place = best_place(way.candidates(0), worth)
    return (value, ((place,),))


def _tianxiang(now: Situation, args: Args, way: Way) -> Advice:
    amount = int(args.get("amount", 1))
    seats = way.candidates(1)
    cost, cards = payment(now, way)

    def worth(seat: int) -> float:
        shown = now.seats[seat]
        draws = max(0, shown["max_hp"] - shown["hp"] + amount)
        return float(now.attitude(seat) * (0.8 * draws - now.loss(seat, amount)))

    value, place = best_place(seats, worth)
    return (now.loss(now.me, amount) + value - cost, (cards, (place,)))


def _beige(now: Situation, args: Args, way: Way) -> Advice:
    who = _seat(args, "who")
    if who is None:
        return None
    cost, cards = payment(now, way)
    source = _feeling(now, args, "source")
    value = now.attitude(who) * 1.1 - source * 1.1
    return (value - cost, (cards,))


def _liuli(now: Situation, args: Args, way: Way) -> Advice:
    seats = way.candidates(1)
    cost, cards = payment(now, way)
    value, place = best_place(seats, lambda seat: -now.attitude(seat) * now.no_dodge(seat) * now.loss(seat))
    mine = max(0.35, now.no_dodge(now.me)) * now.loss(now.me)
    return (mine + value - cost, (cards, (place,)))


def _shield(now: Situation, args: Args, way: Way) -> Advice:
    """A locked skill that keeps something off me: good unless the card was good for me."""
    good = args.get("card") in ("harvest", "peach_garden", "await_exhausted", "something_for_nothing", "iron_chain")
    return None if good else (1.5, way.least())


def _xiangle(now: Situation, args: Args, way: Way) -> Advice:
    """享乐, hidden: the Slash costs its user a basic card, or nothing comes of it."""
    return (0.5 + 0.8 * now.no_dodge(now.me) * now.loss(now.me), way.least())


# -- the phases of a turn


def _tuxi(now: Situation, args: Args, way: Way) -> Advice:
    seats = way.candidates(0)
    order = sorted(range(len(seats)), key=lambda p: (now.attitude(seats[p]), now.seats[seats[p]]["hand"], p))
    places = tuple(p for p in order[: way.picks[0].most] if now.attitude(seats[p]) < 0.1)
    if len(places) < 2:
        return None
    return (0.1 + sum(-now.attitude(seats[p]) for p in places), (places,))


def _luoyi(now: Situation, args: Args, way: Way) -> Advice:
    if not now.slashes() and not now.count("duel"):
        return None
    reach = [s for s in now.others if (now.view["me"]["distances"][s] or 9) <= now.view["me"]["range"]]
    best = 0.0
    if now.slashes():
        best = max((hit(now, s, "slash", None, 1) - hit(now, s, "slash", None) for s in reach), default=0.0)
    if now.count("duel"):
        best = max([best, *(0.6 * (now.strike(s, 2) - now.strike(s)) for s in now.others)])
    return (best - 1.0, way.least())


def _burdened(now: Situation) -> float:
    return sum({"indulgence": 2.2, "supply_shortage": 1.5}.get(one["kind"], 0.6) for one in now.own["judging"])


def _shensu(now: Situation, args: Args, way: Way) -> Advice:
    seats = way.of("seat")
    if seats is None:
        return None
    value, place = best_place(way.candidates(seats), lambda seat: hit(now, seat, "slash", None))
    if len(way.picks) == 1:
        starved = any(one["kind"] == "supply_shortage" for one in now.own["judging"])
        return (value + 0.8 * _burdened(now) - (0.6 if starved else 2.0), ((place,),))
    cost, cards = payment(now, way)
    useful = sum(now.spend(card) > 0.4 and box.kind_of(card) not in ("dodge", "peach") for card in now.hand)
    return (value - cost - 0.7 * useful, (cards, (place,)))


def _qiaobian(now: Situation, args: Args, way: Way) -> Advice:
    cost, cards = payment(now, way)
    match args.get("timing"):
        case "before_judge":
            return (0.85 * _burdened(now) - cost, (cards,))
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


def _jushou(now: Situation, args: Args, way: Way) -> Advice:
    if now.own["stacked"]:
        return (5.0, way.least())
    danger = 0.5 * now.threats + (1.5 if now.own["hp"] <= 2 else 0.0)
    return (3.0 - 2.0 - danger - (0.5 if now.own["hp"] < len(now.hand) else 0.0), way.least())


def _xiaoguo(now: Situation, args: Args, way: Way) -> Advice:
    who = _seat(args, "who")
    if who is None or now.attitude(who) > -0.2:
        return None
    cost, cards = payment(now, way)
    shown = now.seats[who]
    geared = sum(card is not None for card in shown["equip"].values())
    bare = 0.0 if geared else 0.81 ** shown["hand"]
    value = bare * now.strike(who) + (1 - bare) * -now.attitude(who) * 0.9
    spare = now.own["hp"] > 2 or now.count("dodge") > 1 or box.kind_of(way.candidates(0)[cards[0]]) != "dodge"
    return (value - max(0.6, cost), (cards,)) if spare else None


def _shenzhi(now: Situation, args: Args, way: Way) -> Advice:
    if not now.missing or len(now.hand) < now.own["hp"]:
        return None
    return (0.8 * now.recovery(now.me) - sum(max(0.6, now.spend(card)) for card in now.hand), way.least())


def _fangquan(now: Situation, args: Args, way: Way) -> Advice:
    friends = [seat for seat in now.others if ally(now, seat)]
    if args.get("timing") == "turn_ends":
        cost, cards = payment(now, way)
        value, place = best_place(way.candidates(1), lambda seat: now.attitude(seat) * _turn(now, seat))
        return (value - cost, (cards, (place,))) if value > 0.5 else None
    if not friends or not now.hand:
        return None
    useful = sum(now.spend(card) > 0.4 and box.kind_of(card) not in ("dodge", "peach") for card in now.hand)
    return (max(_turn(now, seat) for seat in friends) - 1.5 - 0.8 * useful, way.least())


def _turn(now: Situation, seat: int) -> float:
    """What a turn is worth to a player."""
    shown = now.seats[seat]
    if shown["stacked"]:
        return 0.5
    return float(
        1.6 + 0.3 * min(shown["hand"], 4) + sum(box.engine(g["id"] or "") for g in shown["generals"] if g["up"])
    )


def _yinghun(now: Situation, args: Args, way: Way) -> Advice:
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


def _zaiqi(now: Situation, args: Args, way: Way) -> Advice:
    return (now.missing - 2.0 + 0.1 if now.missing >= 2 else -1.0, way.least())


def _haoshi(now: Situation, args: Args, way: Way) -> Advice:
    after = len(now.hand) + int(args.get("count", 2)) + 2
    if after <= 5:
        return (2.0, way.least())
    half = after // 2
    fewest = min((now.seats[seat]["hand"] for seat in now.others), default=0)
    poor = [seat for seat in now.others if now.seats[seat]["hand"] == fewest]
    feeling = max(now.attitude(seat) for seat in poor)
    return (2.0 - half * (0.6 - 0.7 * feeling), way.least())


def _haoshi_gives(now: Situation, args: Args, way: Way) -> Advice:
    cards, seats = way.candidates(0), way.candidates(1)
    places = cheapest(cards, way.picks[0].least, now.keep)
    _, place = best_place(seats, now.attitude)
    return (0.0, (places, (place,)))


def _haoshi_any(now: Situation, args: Args, way: Way) -> Advice:
    return _haoshi_gives(now, args, way) if way.picks else _haoshi(now, args, way)


def _shuangxiong(now: Situation, args: Args, way: Way) -> Advice:
    reds = sum(box.color_of(now.suit(card)) == "red" for card in now.hand)
    most = max(reds, len(now.hand) - reds)
    weak = any(now.attitude(seat) < -0.3 and now.seats[seat]["hand"] <= 2 for seat in now.others)
    indulged = any(one["kind"] == "indulgence" for one in now.own["judging"])
    if most < 3 or not weak or indulged:
        return None
    return (0.4 * (most - 2), way.least())


def _shuangren(now: Situation, args: Args, way: Way) -> Advice:
    seats, cards = way.candidates(0), way.candidates(1)
    useful = sum(now.spend(card) > 0.4 and box.kind_of(card) not in ("dodge", "peach") for card in now.hand)

    def worth(seat: int) -> float:
        odds, _ = points(now, cards, seat)
        return odds * hit(now, seat, "slash", None) - (1 - odds) * 0.6 * useful - 0.2

    value, place = best_place(seats, worth)
    _, card = points(now, cards, seats[place])
    return (value - now.spend(cards[card]), ((place,), (card,)))


def _keji(now: Situation, args: Args, way: Way) -> Advice:
    return (0.7 * now.over, way.least())


# -- using cards


def _on_enemy(value: float) -> Adviser:
    """Something bad for the target of my card."""

    def advise(now: Situation, args: Args, way: Way) -> Advice:
        return (-value * _feeling(now, args, "target"), way.least())

    return advise


def _extra_target(now: Situation, args: Args, way: Way) -> Advice:
    value, place = best_place(way.candidates(0), lambda seat: hit(now, seat, str(args.get("card", "slash")), None))
    return (value, ((place,),))


def _axe(now: Situation, args: Args, way: Way) -> Advice:
    target = _seat(args, "target")
    cost, cards = payment(now, way)
    if target is None:
        return None
    return (now.strike(target, 1 + ("luoyi" in now.own["effects"])) - cost, (cards,))


def _ice_sword(now: Situation, args: Args, way: Way) -> Advice:
    target = _seat(args, "target")
    if target is None:
        return None
    shown = now.seats[target]
    cards = min(2, shown["hand"] + sum(card is not None for card in shown["equip"].values()))
    freeze = -now.attitude(target) * 1.15 * cards
    return (freeze - now.strike(target, int(args.get("amount", 1))), way.least())


def _feather_fan(now: Situation, args: Args, way: Way) -> Advice:
    chained = sum(-now.attitude(seat) for seat in now.living if now.seats[seat]["chained"])
    rattan = any(now.armor(seat) == "rattan_armor" and now.attitude(seat) < 0 for seat in now.others)
    return (chained + rattan + 0.05, way.least())


def _triblade(now: Situation, args: Args, way: Way) -> Advice:
    cost, cards = payment(now, way)
    value, place = best_place(way.candidates(1), now.strike)
    return (value - cost, (cards, (place,)))


def _lieren(now: Situation, args: Args, way: Way) -> Advice:
    target = _seat(args, "target")
    if target is None:
        return None
    cards = way.candidates(0)
    odds, card = points(now, cards, target)
    cheap = cheapest(cards, 1, now.spend)[0]
    if odds < 0.45:
        card = cheap
        odds = 0.2
    return (odds * best_worth(now, target, True, judging=False) - now.spend(cards[card]) - 0.1, ((card,),))


def _leiji(now: Situation, args: Args, way: Way) -> Advice:
    value, place = best_place(way.candidates(0), lambda seat: 0.3 * now.strike(seat, 2, "thunder"))
    return (value, ((place,),))


def _sijian(now: Situation, args: Args, way: Way) -> Advice:
    value, place = best_place(way.candidates(0), lambda seat: best_worth(now, seat, False, judging=False))
    return (value, ((place,),))


# -- judgements


def _good(why: str, card: str) -> bool | None:
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


def _replace(bonus: float) -> Adviser:
    """鬼才, 鬼道: a judgement that goes against my side is turned, if a card for it is at hand."""

    def advise(now: Situation, args: Args, way: Way) -> Advice:
        who, why, lies = _seat(args, "who"), str(args.get("why")), now.memory.judgement
        if who is None or lies is None:
            return None
        good = _good(why, lies)
        feeling = now.attitude(who)
        if good is None or abs(feeling) < 0.3 or good is (feeling > 0):
            return None
        cards = way.candidates(0)
        fitting = [place for place, card in enumerate(cards) if _good(why, card) is not good]
        if not fitting:
            return None
        place = min(fitting, key=lambda p: (now.spend(cards[p]), p))
        value = abs(feeling) * JUDGED.get(why, 1.6)
        return (value + bonus - max(0.5, now.spend(cards[place])) - 0.4, ((place,),))

    return advise


# -- others


def _xingshang(now: Situation, args: Args, way: Way) -> Advice:
    who = _seat(args, "who")
    if who is None:
        return None
    shown = now.seats[who]
    return (float(shown["hand"] + sum(card is not None for card in shown["equip"].values())), way.least())


def _friend(now: Situation, args: Args, way: Way) -> Advice:
    value, place = best_place(way.candidates(0), now.attitude)
    return (value, ((place,),))


def _lirang(now: Situation, args: Args, way: Way) -> Advice:
    seats = way.candidates(1)
    value, place = best_place(seats, lambda seat: now.attitude(seat) - 0.02 * now.seats[seat]["hand"])
    if value < 0.3:
        return None
    most = way.picks[0].most
    return (value * most, (tuple(range(most)), (place,)))


def _guzheng(now: Situation, args: Args, way: Way) -> Advice:
    cards = way.candidates(0)
    feeling = _feeling(now, args, "who")
    value = [_plain_keep(card) for card in cards]
    place = max(range(len(cards)), key=lambda p: (value[p] * (1 if feeling > 0.3 else -1), -p))
    return (0.9 * (len(cards) - 1) + feeling * 0.9, ((place,),))


def _plain_keep(card: str) -> float:
    return KEEP.get(box.kind_of(card), 3.0)


def _wansha(now: Situation, args: Args, way: Way) -> Advice:
    return (-2.5 * _feeling(now, args, "who"), way.least())


def _suishi(now: Situation, args: Args, way: Way) -> Advice:
    return (0.8 if args.get("timing") == "enters_dying" else -2.0, way.least())


def _niepan(now: Situation, args: Args, way: Way) -> Advice:
    cheap = now.own["hp"] == 0 and now.count("peach") + now.count("wine") > 0 and len(now.hand) > 3
    return None if cheap else (8.0, way.least())


def _huoshou(now: Situation, args: Args, way: Way) -> Advice:
    return (1.6 if _seat(args, "who") == now.me else 0.1, way.least())


def _tiandu(now: Situation, args: Args, way: Way) -> Advice:
    lies = now.memory.judgement
    return (1.0 if lies is None else 0.4 + 0.3 * _plain_keep(lies), way.least())


ADVISERS: dict[str, Adviser] = {
    # Wei
    "jianxiong": _yes(1.2),
    "fankui": _fankui,
    "guicai": _replace(0.0),
    "ganglie": _ganglie,
    "tuxi": _tuxi,
    "luoyi": _luoyi,
    "tiandu": _tiandu,
    "yiji": _yes(2.0),
    "luoshen": _yes(1.2),
    "shensu": _shensu,
    "qiaobian": _qiaobian,
    "jushou": _jushou,
    "jieming": _jieming,
    "xingshang": _xingshang,
    "fangzhu": _fangzhu,
    "xiaoguo": _xiaoguo,
    # Shu
    "shushen": _friend,
    "shenzhi": _shenzhi,
    "jizhi": _yes(1.0),
    "tieqi": _on_enemy(0.8),
    "liegong": _on_enemy(0.8),
    "kuanggu": _yes(1.7),
    "niepan": _niepan,
    "xiangle": _xiangle,
    "fangquan": _fangquan,
    "huoshou": _huoshou,
    "juxiang": _huoshou,
    "zaiqi": _zaiqi,
    "lieren": _lieren,
    "guanxing": _yes(0.8),
    "kongcheng": _shield,
    # Wu
    "liuli": _liuli,
    "duanbing": _extra_target,
    "guzheng": _guzheng,
    "keji": _keji,
    "haoshi": _haoshi_any,
    "yinghun": _yinghun,
    "xiaoji": _yes(2.0),
    "yingzi": _yes(1.0),
    "tianxiang": _tianxiang,
    "hongyan": _yes(-0.5),
    "buqu": _yes(8.0),
    "qianxun": _shield,
    # Qun
    "beige": _beige,
    "lirang": _lirang,
    "mingshi": _yes(1.2),
    "sijian": _sijian,
    "suishi": _suishi,
    "wansha": _wansha,
    "weimu": _shield,
    "mengjin": _on_enemy(1.0),
    "shuangxiong": _shuangxiong,
    "shuangren": _shuangren,
    "biyue": _yes(1.0),
    "leiji": _leiji,
    "guidao": _replace(0.8),
    "kuangfu": _on_enemy(1.2),
    "wushuang": _on_enemy(0.6),
    # equipment
    "double_swords": _yes(0.9),
    "ice_sword": _ice_sword,
    "axe": _axe,
    "feather_fan": _feather_fan,
    "kylin_bow": _on_enemy(1.0),
    "triblade": _triblade,
}


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
        fitting = [place for place in left if _good(one["kind"], cards[place])]
        if fitting:
            place = min(fitting, key=lambda p: (_plain_keep(cards[p]), p))
            left.remove(place)
            top.append(place)
        elif left:
            place = min(left, key=lambda p: (_plain_keep(cards[p]), p))
            left.remove(place)
            top.append(place)
    left.sort(key=lambda p: (-_plain_keep(cards[p]), p))
    top += [place for place in left[:2] if _plain_keep(cards[place]) >= 2.5]
    least = way.picks[0].least
    top += [place for place in left if place not in top][: max(0, least - len(top))]
    return way.answer((tuple(top),))
