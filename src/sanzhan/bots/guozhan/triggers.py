"""Skills that may be used at a moment: for each what it brings now, and with which choices.

A piece of advice gives the gain in cards and the chosen candidates, or nothing if the skill should rest.
"""

from __future__ import annotations

from sanzhan.bots.guozhan import judging, modern_triggers, phases, strikes
from sanzhan.bots.guozhan.cards import payment
from sanzhan.bots.guozhan.effects import Advice, Adviser, Args, best_place, feeling, seat_of
from sanzhan.bots.guozhan.question import Question, Way
from sanzhan.bots.guozhan.reveal import price, turn_up
from sanzhan.bots.guozhan.situation import Situation
from sanzhan.bots.guozhan.taking import best_worth
from sanzhan.kernel.ask import Answer


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
    modern = modern_triggers.ADVISERS.get(way.act) if now.box.current else None
    adviser = modern or ADVISERS.get(way.act)
    if adviser is None:
        # unheard of: use what costs nothing and is up already
        return (0.1, way.least()) if way.reveals is None and not way.picks else (-1.0, way.least())
    return adviser(now, args, way)


def _yes(value: float) -> Adviser:
    return lambda now, args, way: (value, way.least())


# -- being hurt


def _fankui(now: Situation, args: Args, way: Way) -> Advice:
    source = seat_of(args, "source")
    if source is None or now.attitude(source) > 0.3:
        return None
    return (best_worth(now, source, True, judging=False), way.least())


def _ganglie(now: Situation, args: Args, way: Way) -> Advice:
    source = seat_of(args, "source")
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
    who = seat_of(args, "who")
    if who is None:
        return None
    cost, cards = payment(now, way)
    source = feeling(now, args, "source")
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


# -- others


def _xingshang(now: Situation, args: Args, way: Way) -> Advice:
    who = seat_of(args, "who")
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
    liked = feeling(now, args, "who")
    value = [judging.plain_keep(card) for card in cards]
    place = max(range(len(cards)), key=lambda p: (value[p] * (1 if liked > 0.3 else -1), -p))
    return (0.9 * (len(cards) - 1) + liked * 0.9, ((place,),))


def _wansha(now: Situation, args: Args, way: Way) -> Advice:
    return (-2.5 * feeling(now, args, "who"), way.least())


def _suishi(now: Situation, args: Args, way: Way) -> Advice:
    return (0.8 if args.get("timing") == "enters_dying" else -2.0, way.least())


def _niepan(now: Situation, args: Args, way: Way) -> Advice:
    cheap = now.own["hp"] == 0 and now.count("peach") + now.count("wine") > 0 and len(now.hand) > 3
    return None if cheap else (8.0, way.least())


def _huoshou(now: Situation, args: Args, way: Way) -> Advice:
    return (1.6 if seat_of(args, "who") == now.me else 0.1, way.least())


ADVISERS: dict[str, Adviser] = {
    # Wei
    "jianxiong": _yes(1.2),
    "fankui": _fankui,
    "guicai": judging.replace(0.0),
    "ganglie": _ganglie,
    "tuxi": phases.tuxi,
    "luoyi": phases.luoyi,
    "tiandu": judging.tiandu,
    "yiji": _yes(2.0),
    "luoshen": _yes(1.2),
    "shensu": phases.shensu,
    "qiaobian": phases.qiaobian,
    "jushou": phases.jushou,
    "jieming": _jieming,
    "xingshang": _xingshang,
    "fangzhu": _fangzhu,
    "xiaoguo": phases.xiaoguo,
    # Shu
    "shushen": _friend,
    "shenzhi": phases.shenzhi,
    "jizhi": _yes(1.0),
    "tieqi": strikes.on_enemy(0.8),
    "liegong": strikes.on_enemy(0.8),
    "kuanggu": _yes(1.7),
    "niepan": _niepan,
    "xiangle": _xiangle,
    "fangquan": phases.fangquan,
    "huoshou": _huoshou,
    "juxiang": _huoshou,
    "zaiqi": phases.zaiqi,
    "lieren": strikes.lieren,
    "guanxing": _yes(0.8),
    "kongcheng": _shield,
    # Wu
    "liuli": _liuli,
    "duanbing": strikes.extra_target,
    "guzheng": _guzheng,
    "keji": phases.keji,
    "haoshi": phases.haoshi_any,
    "yinghun": phases.yinghun,
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
    "sijian": strikes.sijian,
    "suishi": _suishi,
    "wansha": _wansha,
    "weimu": _shield,
    "mengjin": strikes.on_enemy(1.0),
    "shuangxiong": phases.shuangxiong,
    "shuangren": phases.shuangren,
    "biyue": _yes(1.0),
    "leiji": strikes.leiji,
    "guidao": judging.replace(0.8),
    "kuangfu": strikes.on_enemy(1.2),
    "wushuang": strikes.on_enemy(0.6),
    # equipment
    "double_swords": _yes(0.9),
    "ice_sword": strikes.ice_sword,
    "axe": strikes.axe,
    "feather_fan": strikes.feather_fan,
    "kylin_bow": strikes.on_enemy(1.0),
    "triblade": strikes.triblade,
}
