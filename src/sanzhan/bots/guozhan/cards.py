"""What it is worth to use a card in the own play phase, on whom, and with which of the cards that would do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from sanzhan.bots.guozhan import box, endgame
from sanzhan.bots.guozhan.question import Chosen, Way, cheapest
from sanzhan.bots.guozhan.situation import DUEL, SURE, Situation
from sanzhan.bots.guozhan.taking import best_worth


class Plan(NamedTuple):
    """`rank`: what is done first, whatever the values; `value` in cards, the cost of the card already taken off."""

    rank: int
    value: float
    chosen: Chosen


RANK_DRAW, RANK_HEAL, RANK_STRIP, RANK_GEAR, RANK_TRICK, RANK_WINE, RANK_SLASH, RANK_LAY, RANK_LATE = range(9, 0, -1)

Valuer = Callable[[Situation, Way], Plan | None]


def payment(now: Situation, way: Way, pick: int = 0) -> tuple[float, tuple[int, ...]]:
    """The cheapest cards for a pick of own cards, and what they cost me."""
    one = way.picks[pick]
    places = cheapest(one.candidates, one.least, now.spend)
    return sum(now.spend(one.candidates[place]) for place in places), places


def hit(now: Situation, seat: int, kind: str, card: str | None, bonus: int = 0, weapon: str | None = None) -> float:
    """What a Slash on this player is worth, the card not counted; `weapon`: as if I wore this one."""
    weapon = weapon or now.weapon(now.me)
    up, shown = set(now.up(seat)), now.seats[seat]
    mine = set(now.skills)
    if "kongcheng" in up and not shown["hand"]:
        return -1.0
    nature = {"fire_slash": "fire", "thunder_slash": "thunder"}.get(kind, "normal")
    pierced = weapon == "qinggang"
    armor = None if pierced else now.armor(seat)
    if armor == "rattan_armor" and kind == "slash":
        if weapon != "feather_fan":
            return -0.5
        nature = "fire"
    black = card is not None and box.color_of(now.suit(card)) == "black"
    if armor == "renwang_shield" and black:
        return -0.5
    if armor == "bright_armor" and nature == "fire":
        return -0.5
    chance = now.no_dodge(seat, 2 if "wushuang" in mine else 1)
    if pierced and now.armor(seat) == "eight_trigrams":
        chance = min(1.0, chance * 2)
    if "tieqi" in mine:
        chance += (1 - chance) * 0.5
    if "liegong" in mine and _outshot(now, shown):
        chance = 1.0
    if now.box.current and "jianchu" in mine and any(shown["equip"].values()):
        chance = 1.0
    if weapon == "axe" and len(now.hand) >= 4:
        chance += (1 - chance) * 0.5
    amount = 1 + bonus + now.own["wine"] + ("luoyi" in now.own["effects"])
    attitude = now.attitude(seat)
    value = chance * now.strike(seat, amount, nature)
    value += (1 - chance) * -attitude * 0.9
    if "xiangle" in up:
        value -= 1.0
    if "liuli" in up and shown["hand"]:
        value *= 0.6
    if "leiji" in up and shown["hand"] >= 2:
        value -= 0.6
    if "kuanggu" in mine and now.missing and now.steps(now.me, seat) == 1:
        value += chance * 1.2
    return value


def _outshot(now: Situation, shown: Mapping[str, Any]) -> bool:
    """烈弓: he cannot dodge."""
    if now.box.current:
        return bool(shown["hp"] >= now.own["hp"])
    return bool(shown["hand"] >= now.own["hp"] or shown["hand"] <= now.view["me"]["range"])


def slash(now: Situation, way: Way, bonus: int = 0) -> Plan | None:
    """The best targets, each card tried: a red one against 仁王盾, the cheapest otherwise."""
    seats = way.of("seat")
    if seats is None:
        return None
    kind = way.makes or "slash"
    pick = way.picks[seats]
    cards = way.picks[0]
    single = cards.least == 1
    best: Plan | None = None
    options = [(place,) for place in range(len(cards.candidates))] if single else [payment(now, way)[1]]
    for places in options:
        cost = sum(now.spend(cards.candidates[place]) for place in places)
        real = cards.candidates[places[0]] if single else None
        values = [(hit(now, seat, kind, real, bonus), -place) for place, seat in enumerate(pick.candidates)]
        values.sort(reverse=True)
        named = [v for place, v in enumerate(values) if place < pick.least or (place < pick.most and v[0] > 0.2)]
        value = sum(v for v, _ in named) - cost
        if best is None or value > best.value:
            best = Plan(RANK_SLASH, value, (places, tuple(-place for _, place in named)))
    return best


def on_one(rank: int, worth: Callable[[Situation, int, Way], float]) -> Valuer:
    """A card with one chosen target."""

    def value(now: Situation, way: Way) -> Plan | None:
        seats = way.of("seat")
        if seats is None:
            return None
        cost, places = payment(now, way)
        values = [worth(now, seat, way) for seat in way.picks[seats].candidates]
        best = max(range(len(values)), key=lambda place: (values[place], -place))
        return Plan(rank, values[best] - cost, (places, (best,)))

    return value


def on_all(rank: int, worth: Callable[[Situation, Way], float]) -> Valuer:
    """A card whose targets follow from it."""

    def value(now: Situation, way: Way) -> Plan | None:
        cost, places = payment(now, way)
        return Plan(rank, worth(now, way) - cost, (places,))

    return value


def _black(now: Situation, way: Way) -> bool:
    """The cheapest card for it is black: 帷幕 keeps such tricks off."""
    places = payment(now, way)[1]
    cards = way.candidates(0)
    return bool(places) and box.color_of(now.suit(cards[places[0]])) == "black"


def _shielded(now: Situation, seat: int, way: Way) -> bool:
    return "weimu" in now.up(seat) and _black(now, way)


def _stripping(gain: bool) -> Callable[[Situation, int, Way], float]:
    def worth(now: Situation, seat: int, way: Way) -> float:
        if _shielded(now, seat, way) or (gain and "qianxun" in now.up(seat)):
            return -1.0
        return best_worth(now, seat, gain) + (0.7 if not gain else 0.5)

    return worth


def duel_odds(now: Situation, seat: int, mine: int) -> float:
    """The chance that this player loses my Duel if I have so many Slashes."""
    hand = now.seats[seat]["hand"]
    if hand == 0:
        return 1.0
    odds = DUEL[min(mine, 2)][min(hand, 6) - 1]
    if "wushuang" in now.skills:
        odds += (1 - odds) * 0.6
    if "wushuang" in now.up(seat):
        odds *= 0.6
    return odds


def _duel(now: Situation, seat: int, way: Way) -> float:
    if _shielded(now, seat, way) or ("kongcheng" in now.up(seat) and not now.seats[seat]["hand"]):
        return -1.0
    mine = now.slashes() if not {"wusheng", "longdan"} & set(now.skills) else now.slashes() + 1
    odds = duel_odds(now, seat, mine)
    amount = 1 + ("luoyi" in now.own["effects"])
    return odds * now.strike(seat, amount) - (1 - odds) * (now.loss(now.me) + 0.3 * mine) + 0.3


def _fire(now: Situation, seat: int, way: Way) -> float:
    if seat == now.me or _shielded(now, seat, way) or len(now.hand) < 3:
        return -1.0
    paid = {way.candidates(0)[place] for place in payment(now, way)[1]}
    suits = {now.suit(card) for card in now.hand if card not in paid}
    known = now.known_cards(seat)
    # whoever has nothing but cards that I know shows one of them
    sure = known and len(known) >= now.seats[seat]["hand"]
    odds = sum(box.suit_of(card) in suits for card in known) / len(known) if sure else 0.9 * len(suits) / 4
    return odds * (now.strike(seat, 1, "fire") - 0.7)


def _indulge(now: Situation, seat: int, way: Way) -> float:
    if "qianxun" in now.up(seat) or _shielded(now, seat, way):
        return -1.0
    shown = now.seats[seat]
    away = 0.5 if shown["stacked"] else 1.0
    soon = 0.1 * (len(now.living) - (seat - now.me) % now.size) / len(now.living)
    engines = sum(now.box.engine(one["id"]) for one in shown["generals"] if one["up"])
    cards = 1.9 + soon + 0.3 * min(int(shown["hand"]) + 2, 6) + 0.3 * engines
    return -now.attitude(seat) * away * cards * 0.75 + 0.2


def _starve(now: Situation, seat: int, way: Way) -> float:
    if _shielded(now, seat, way):
        return -1.0
    return -now.attitude(seat) * (2.0 if not now.seats[seat]["stacked"] else 1.0) * 0.9 + 0.2


def know(now: Situation, seat: int, way: Way | None = None) -> float:
    if now.seats[seat]["kingdom"] is None and now.seats[seat]["alive"]:
        chance = now.same(seat)
        return 0.6 + 0.8 * min(chance, 1 - chance)
    return 0.3


def _befriend(now: Situation, seat: int, way: Way) -> float:
    return 3.5 + now.attitude(seat)


def _nothing(now: Situation, way: Way) -> float:
    return 3.5


def _volley(families: str) -> Callable[[Situation, Way], float]:
    def worth(now: Situation, way: Way) -> float:
        total = 0.3
        for seat in now.others:
            up = set(now.up(seat))
            if now.armor(seat) == "rattan_armor" or (_shielded(now, seat, way)):
                continue
            if families == "slash" and {"huoshou", "juxiang"} & up:
                total -= 1.0
                continue
            fails = now.no_slash(seat) if families == "slash" else now.no_dodge(seat)
            total += fails * now.strike(seat) - (1 - fails) * now.attitude(seat) * 0.7
        return total

    return worth


def _garden(now: Situation, way: Way) -> float:
    return sum(now.attitude(seat) * now.recovery(seat) for seat in now.living)


def _harvest(now: Situation, way: Way) -> float:
    return 1.4 + 0.8 * sum(now.attitude(seat) for seat in now.others)


def _await(now: Situation, way: Way) -> float:
    members = 1 + sum(now.same(seat) == 1.0 and now.determined for seat in now.others)
    gear = sum(card is not None for card in now.own["equip"].values())
    return 0.75 * members + (1.0 if "xiaoji" in now.skills and gear else 0.0)


def _peach(now: Situation, way: Way) -> float:
    dying = any(now.attitude(seat) >= SURE and now.seats[seat]["hp"] <= 1 for seat in now.others)
    urgent = now.own["hp"] <= 2
    value = now.recovery(now.me)
    if urgent:
        return value + 1.5
    if dying and now.count("peach") == 1:
        return 0.0
    return value + (0.9 if now.over >= 0 or now.count("peach") > 1 else 0.0)


def _borrow(now: Situation, way: Way) -> Plan | None:
    """借刀杀人: the sword of an enemy, or his Slash on another."""
    seat = way.candidates(1)[0]
    cost, places = payment(now, way)
    if now.attitude(seat) >= 0:
        return None
    values = [0.5 * now.no_dodge(s) * -now.attitude(s) * now.loss(s) for s in way.candidates(2)]
    best = max(range(len(values)), key=lambda place: (values[place], -place))
    if values[best] < 0:
        return None
    slashes = 1 - now.no_slash(seat)
    sword = now.gear_value(seat, now.seats[seat]["equip"]["weapon"] or "slash.s1")
    value = slashes * (values[best] + 0.5) + (1 - slashes) * (0.8 - now.attitude(seat) * sword)
    return Plan(RANK_STRIP, value - cost, (places, (0,), (best,)))


def _chain(now: Situation, way: Way) -> Plan | None:
    """Chain two enemies if fire or thunder follows; free chained friends."""
    cost, places = payment(now, way)
    fire = sum(box.kind_of(card) in ("fire_slash", "thunder_slash", "fire_attack") for card in now.hand)
    values = []
    for seat in way.candidates(1):
        chained = now.seats[seat]["chained"]
        good = now.attitude(seat) * (0.7 if chained else -1.2 if fire else -0.3)
        values.append(good)
    order = sorted(range(len(values)), key=lambda place: (-values[place], place))
    named = [place for place in order[: way.picks[1].most] if values[place] > 0.2]
    if len(named) < 2:
        return None
    return Plan(RANK_DRAW, sum(values[place] for place in named) - cost, (places, tuple(named)))


def _lightning(now: Situation, way: Way) -> float:
    enemies = -sum(now.attitude(seat) for seat in now.others)
    return 0.5 * (enemies / max(1, len(now.others)) - 0.55) + endgame.BOLD * now.pressure


VALUERS: dict[str, Valuer] = {
    "slash": slash,
    "fire_slash": slash,
    "thunder_slash": slash,
    "peach": on_all(RANK_HEAL, _peach),
    "something_for_nothing": on_all(RANK_DRAW, _nothing),
    "befriend_far": on_one(RANK_DRAW, _befriend),
    "know_both": on_one(RANK_DRAW, know),
    "snatch": on_one(RANK_STRIP, _stripping(True)),
    "dismantle": on_one(RANK_STRIP, _stripping(False)),
    "duel": on_one(RANK_TRICK, _duel),
    "fire_attack": on_one(RANK_TRICK, _fire),
    "iron_chain": _chain,
    "borrowed_sword": _borrow,
    "savage_assault": on_all(RANK_TRICK, _volley("slash")),
    "archery_attack": on_all(RANK_TRICK, _volley("dodge")),
    "peach_garden": on_all(RANK_LAY, _garden),
    "harvest": on_all(RANK_LAY, _harvest),
    "await_exhausted": on_all(RANK_LAY, _await),
    "indulgence": on_one(RANK_LAY, _indulge),
    "supply_shortage": on_one(RANK_LAY, _starve),
    "lightning": on_all(RANK_LATE, _lightning),
}
