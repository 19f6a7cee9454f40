"""Skills of the play phase in the current edition and its expansions."""

from __future__ import annotations

from sanzhan.bots.guozhan import box, cards, marks, reveal, strategic
from sanzhan.bots.guozhan.cards import (
    RANK_DRAW,
    RANK_HEAL,
    RANK_LATE,
    RANK_LAY,
    RANK_STRIP,
    RANK_TRICK,
    Plan,
    Valuer,
    hit,
    payment,
)
from sanzhan.bots.guozhan.effects import active, ally, best_place, dislikes, heals, robs, strips
from sanzhan.bots.guozhan.question import Way, cheapest
from sanzhan.bots.guozhan.situation import Situation

SUMMONS = ("heyi", "tianfu", "niaoxiang", "fengshi", "fangyuan", "fengyang")
"""阵法召唤: it costs nothing to ask."""
ASKING = 0.3
SOUL = 0.8
"""What a soul is worth as long as it is kept (役鬼)."""
VALUERS: dict[str, Valuer] = {**cards.VALUERS, **strategic.VALUERS}


def _mates(now: Situation) -> list[int]:
    """Known comrades, me not counted."""
    return [seat for seat in now.others if now.same(seat) == 1.0 and now.seats[seat]["kingdom"] is not None]


def gear_sum(now: Situation, seat: int) -> float:
    return sum(now.gear_value(seat, card) for card in now.seats[seat]["equip"].values() if card is not None)


def junk(now: Situation) -> float:
    """What my whole hand is worth when it goes."""
    return sum(max(0.3, now.spend(card)) for card in now.hand)


def _rende(now: Situation, way: Way) -> Plan | None:
    """Two cards for a comrade: a basic card comes of it."""
    own, seats = way.candidates(0), way.candidates(1)
    friends = [place for place, seat in enumerate(seats) if ally(now, seat)]
    if not friends:
        return None
    to = min(friends, key=lambda place: (now.seats[seats[place]]["hand"], place))
    count = max(2 if now.memory.given < 2 else 1, min(now.over, len(own)))
    if count > len(own) or (now.memory.given >= 2 and now.over <= 0):
        return None
    places = cheapest(own, count, now.keep)
    gain = (now.recovery(now.me) if now.missing else 1.2) if now.memory.given < 2 <= now.memory.given + count else 0.0
    cost = sum(max(0.4, now.spend(own[place])) for place in places)
    return Plan(RANK_HEAL if now.missing else RANK_STRIP, 0.8 * count + gain - cost, (places, (to,)))


def _kurou(now: Situation, way: Way) -> Plan | None:
    if now.own["hp"] < 2 or (now.own["hp"] == 2 and not now.count("peach")):
        return None
    cost, places = payment(now, way)
    more = 0.4 * max(0, now.slashes() - 1)
    return Plan(RANK_DRAW, 3.0 + more - cost - 0.85 * now.hp_value(now.me), (places,))


def _fanjian(now: Situation, way: Way) -> Plan | None:
    """A card that I can spare, of a suit that he may hold more of."""
    cost, places = payment(now, way)

    def worth(seat: int) -> float:
        pays = min(now.loss(seat), 0.6 + 0.4 * float(now.seats[seat]["hand"]))
        return now.attitude(seat) * (0.8 - pays)

    value, place = best_place(way.candidates(1), worth)
    return Plan(RANK_LAY, value - cost, (places, (place,)))


def _chuli(now: Situation, way: Way) -> Plan | None:
    own = way.candidates(0)
    # whose card was a spade draws
    price = cheapest(own, 1, lambda card: now.spend(card) - (0.9 if now.suit(card) == "spade" else 0.0))
    cost = now.spend(own[price[0]]) - (0.9 if now.suit(own[price[0]]) == "spade" else 0.0)
    value, place = best_place(way.candidates(1), lambda seat: strips(now, seat))
    return Plan(RANK_STRIP, 1.6 * value - cost, (price, (place,)))


def _qingcheng(now: Situation, way: Way) -> Plan | None:
    """Each way is one victim; 不屈 at 0 HP kills no longer."""
    cost, places = payment(now, way)
    best, chosen = 0.0, None
    for place, seat in enumerate(way.candidates(1)):
        for at, general in enumerate(way.candidates(2)):
            shown = now.seats[seat]["generals"][0 if general == "head" else 1]
            value = -now.attitude(seat) * (0.4 * now.box.rating(shown["id"] or "") - 0.6)
            if value > best:
                best, chosen = value, (places, (place,), (at,))
    return None if chosen is None else Plan(RANK_STRIP, best - cost, chosen)


def _tiaoxin(now: Situation, seat: int) -> float:
    """He strikes me or loses a card."""
    strikes = 1 - now.no_slash(seat)
    pays = strips(now, seat)
    shielded = 0.3 if now.count("dodge") else 0.9
    return (1 - strikes) * pays + strikes * (-0.6 * now.attitude(seat) - shielded * 0.6 * now.loss(now.me))


def _paiyi(now: Situation, way: Way) -> Plan | None:
    """I draw, or an enemy who draws is hurt for it."""
    left = min(7, len(way.candidates(0)) - 1)

    def worth(seat: int) -> float:
        if seat == now.me:
            return 0.9 * left
        more = now.seats[seat]["hand"] + left > len(now.hand)
        return 0.9 * left * now.attitude(seat) + (now.strike(seat) if more else 0.0)

    value, place = best_place(way.candidates(1), worth)
    return Plan(RANK_DRAW, value - 0.4, ((0,), (place,)))


def _ganlu(now: Situation, way: Way) -> Plan | None:
    one = way.candidates(0)[0]

    def worth(other: int) -> float:
        change = gear_sum(now, other) - gear_sum(now, one)
        return change * (now.attitude(one) - now.attitude(other))

    value, place = best_place(way.candidates(1), worth)
    return Plan(RANK_STRIP, value - 0.2, ((0,), (place,)))


def _huibian(now: Situation, way: Way) -> Plan | None:
    """Somebody healthy bleeds, draws two, and another is healed."""
    hurt = way.candidates(0)[0]
    value, place = best_place(way.candidates(1), lambda seat: heals(now, seat))
    cost = now.attitude(hurt) * (1.8 - now.loss(hurt))
    return Plan(RANK_HEAL, value + cost, ((0,), (place,)))


def _xiongsuan(now: Situation, way: Way) -> Plan | None:
    """1 damage in the family for three cards; later the better."""
    cost, places = payment(now, way)
    value, place = best_place(way.candidates(1), lambda seat: -now.attitude(seat) * now.loss(seat))
    return Plan(RANK_DRAW, 3.0 + value - cost, (places, (place,)))


def _duanxie(now: Situation, way: Way) -> Plan | None:
    """Chain enemies before fire and thunder; with 奋命 they lose cards."""
    seats = way.candidates(0)
    bites = 0.9 if "fenming" in now.skills else 0.3
    order = sorted(range(len(seats)), key=lambda place: (now.attitude(seats[place]), place))
    named = [place for place in order[: way.picks[0].most] if now.attitude(seats[place]) < -0.2] or order[:1]
    value = sum(-bites * now.attitude(seats[place]) for place in named)
    return Plan(RANK_LATE, value - (0.5 * bites if now.own["chained"] else bites), (tuple(named),))


def _named(now: Situation, way: Way, cost: float, rank: int) -> Plan | None:
    """A card that is only named: the best of the kinds, for what it costs."""
    named = way.of("kind")
    if named is None or len(way.picks) > named + 2:
        return None
    best, chosen = 0.0, None
    for place, kind in enumerate(way.candidates(named)):
        valuer = VALUERS.get(kind)
        plan = None if valuer is None else valuer(now, Way.of_kind(way, kind))
        if plan is None:
            continue
        value = plan.value + now.spend(f"{kind}.s1")
        if value > best:
            best, chosen = value, (*((0,) for _ in range(named)), (place,), *plan.chosen[1:])
    return None if chosen is None else Plan(rank, best - cost, chosen)


def _qice(now: Situation, way: Way) -> Plan | None:
    """The whole hand as one trick: with little in hand, or with nothing that is of use."""
    return _named(now, way, 0.8 * junk(now), RANK_LATE)


def _yigui(now: Situation, way: Way) -> Plan | None:
    """A soul for a card."""
    return _named(now, way, SOUL, RANK_STRIP)


def _counsel(now: Situation, way: Way) -> Plan | None:
    """问计: a card from a friend, bound by nothing."""
    kind = box.kind_of(way.candidates(0)[0])
    return None if kind not in VALUERS else VALUERS[kind](now, Way.of_kind(way, kind))


def _jianglue(now: Situation, way: Way) -> Plan | None:
    """Best with many comrades, some of them wounded."""
    members = [now.me, *_mates(now)]
    value = sum(1.0 + (0.9 if now.seats[seat]["hp"] < now.seats[seat]["max_hp"] else 0.6) for seat in members)
    return Plan(RANK_HEAL, value - _waits(now, 4.0), ())


def _waits(now: Situation, value: float) -> float:
    """What a limited skill is worth later: less with every round and in danger."""
    return max(0.0, value - 0.5 * max(0, now.round - 2) - (1.5 if now.own["hp"] <= 2 else 0.0))


def _qingyin(now: Situation, way: Way) -> Plan | None:
    members = [now.me, *_mates(now)]
    healed = sum(now.recovery(seat, 5) for seat in members)
    return Plan(RANK_HEAL, healed - 2.0 - _waits(now, 1.0), ())


def _fengying(now: Situation, way: Way) -> Plan | None:
    """Everybody of the kingdom draws to its maximum HP, and I have another turn if a card is left."""
    members = [now.me, *_mates(now)]
    drawn = sum(
        max(0, now.seats[seat]["max_hp"] - (0 if seat == now.me else now.seats[seat]["hand"])) for seat in members
    )
    return Plan(strategic.RANK_LAST, drawn + 2.0 - junk(now) - _waits(now, 2.0), ())


def _duwu(now: Situation, way: Way) -> Plan | None:
    """Everybody in my range obeys or is hurt."""
    near = [seat for seat in now.others if (now.view["me"]["distances"][seat] or 9) <= now.view["me"]["range"]]
    value = sum(0.6 * now.strike(seat) + 0.4 for seat in near if now.same(seat) < 1.0)
    return Plan(RANK_TRICK, value - _waits(now, 2.0), ())


def _yongjin(now: Situation, way: Way) -> Plan | None:
    """Three pieces of equipment from enemies to friends."""
    friends = [seat for seat in now.living if now.attitude(seat) > 0.5]
    moves = [
        now.gear_value(seat, card) * -now.attitude(seat) + 0.8 * now.gear_value(seat, card)
        for seat in now.others
        if now.attitude(seat) < 0
        for slot, card in now.seats[seat]["equip"].items()
        if card is not None and any(now.seats[friend]["equip"].get(slot) is None for friend in friends)
    ]
    best = sorted(moves, reverse=True)[:3]
    return Plan(RANK_STRIP, sum(best) - _waits(now, 2.5), ())


def _huaiyi(now: Situation, way: Way) -> Plan | None:
    """The colour of which I have less, for as many cards of others."""
    by_color: dict[str, list[str]] = {"red": [], "black": []}
    for card in now.hand:
        by_color[box.color_of(now.suit(card))].append(card)
    if not all(by_color.values()):
        return None
    victims = sorted((robs(now, seat) for seat in now.others), reverse=True)
    value = max(
        sum(victims[: len(same)]) - sum(max(0.3, now.spend(card)) for card in same) for same in by_color.values()
    )
    return Plan(RANK_STRIP, value, ())


def _cunsi(now: Situation, way: Way) -> Plan | None:
    """The general goes for two cards and 勇决: when it is spent, or somebody is in need."""
    value, place = best_place(way.candidates(0), lambda seat: now.attitude(seat) * (1.9 if seat != now.me else 0.6))
    healed = 0.8 * now.recovery(now.me) if now.missing else 0.0
    return Plan(RANK_HEAL, 0.8 + value + healed - _waits(now, 2.0), ((place,),))


def _ox(now: Situation, way: Way) -> Plan | None:
    """木牛流马: what would have to be discarded is kept under it."""
    if now.over <= 0:
        return None
    places = cheapest(way.candidates(0), len(way.candidates(0)), now.keep)
    # the best of what would go
    return Plan(strategic.RANK_LAST, 0.5, ((places[min(now.over, len(places)) - 1],),))


def _alliance(now: Situation, way: Way) -> Plan | None:
    """连横: a marked card for another one; a comrade who is not known yet may have it too."""
    cost, places = payment(now, way)

    def worth(seat: int) -> float:
        shown = now.seats[seat]["kingdom"]
        paid = now.determined and shown is not None
        return (1.0 if paid else 0.0) + 0.6 * now.attitude(seat)

    value, place = best_place(way.candidates(1), worth)
    return Plan(RANK_LATE, value - 0.8 * cost, (places, (place,)))


def _zaoyun(now: Situation, way: Way) -> Plan | None:
    seat = way.candidates(1)[0]
    cost, places = payment(now, way)
    slash = 0.5 * max(0.0, hit(now, seat, "slash", None)) if now.slashes() else 0.0
    return Plan(RANK_TRICK, now.strike(seat) + slash - cost, (places, (0,)))


def _sanyao(now: Situation, seat: int) -> float:
    """With 制蛮 the damage may be prevented for a card."""
    return max(now.strike(seat), robs(now, seat) if "zhiman" in now.skills else -9.0)


def unheard(now: Situation, way: Way) -> Plan | None:
    """A skill that this bot has never heard of: tried if it costs nearly nothing."""
    return active(RANK_LATE, 0.6, dislikes, dislikes)(now, way)


def _asks(now: Situation, way: Way) -> Plan | None:
    return Plan(RANK_DRAW, ASKING, way.least())


def _turn_up(now: Situation, way: Way) -> Plan | None:
    """A general with a locked skill may be turned up when the turn has changed something."""
    places = way.candidates(0)
    values = [reveal.value(now, (place,)) for place in places]
    at = max(range(len(places)), key=lambda p: (values[p], -p))
    return Plan(RANK_DRAW, values[at] - reveal.THRESHOLD, ((at,),))


ACTIVES: dict[str, Valuer] = {
    **marks.ACTIVES,
    **dict.fromkeys(SUMMONS, _asks),
    "alliance": _alliance,
    "chuli": _chuli,
    "cunsi": _cunsi,
    "duanxie": _duanxie,
    "duwu": _duwu,
    "fanjian": _fanjian,
    "fengying": _fengying,
    "ganlu": _ganlu,
    "hongyuan": active(RANK_LATE, lambda now, args: 0.5 if len(now.hand) > 1 else -1.0),
    "huaiyi": _huaiyi,
    "huibian": _huibian,
    "jianglue": _jianglue,
    "jinfa": active(RANK_STRIP, 0.0, lambda now, seat: 0.9 * robs(now, seat)),
    "jixi": active(RANK_STRIP, -0.2, robs),
    "kurou": _kurou,
    "lianzi": active(RANK_DRAW, lambda now, args: 0.5 + 0.5 * _wealth(now)),
    "paiyi": _paiyi,
    "qice": _qice,
    "qingcheng": _qingcheng,
    "qingyin": _qingyin,
    "quanjin": active(RANK_LAY, lambda now, args: 1.2, lambda now, seat: -1.2 * now.attitude(seat)),
    "rende": _rende,
    "riverside_beacon_map": active(RANK_LATE, 1.2),
    "sanyao": active(RANK_TRICK, 0.0, _sanyao),
    "shangyi": active(RANK_STRIP, -0.2, lambda now, seat: strips(now, seat) if now.seats[seat]["hand"] else 0.3),
    "tiaoxin": active(RANK_STRIP, 0.0, _tiaoxin),
    "turn_up": _turn_up,
    "weidi": active(RANK_LAY, 0.2, lambda now, seat: -1.3 * now.attitude(seat)),
    "wendao": active(RANK_LATE, 1.6),
    "wenji": _counsel,
    "wooden_ox": _ox,
    "xiongsuan": _xiongsuan,
    "xuanhuo": active(RANK_STRIP, lambda now, args: 1.5 if now.slashes() > 1 else 0.4),
    "yigui": _yigui,
    "yongjin": _yongjin,
    "zaoyun": _zaoyun,
}


def _wealth(now: Situation) -> int:
    """Equipment of my kingdom."""
    return sum(
        card is not None
        for seat in now.living
        if now.seats[seat]["kingdom"] == now.kingdom
        for card in now.seats[seat]["equip"].values()
    )
