"""What it is worth to use the cards of the strategic deck (势备篇)."""

from __future__ import annotations

from collections.abc import Iterable

from sanzhan.bots.guozhan import box
from sanzhan.bots.guozhan.cards import (
    RANK_DRAW,
    RANK_LAY,
    RANK_STRIP,
    RANK_TRICK,
    Plan,
    Valuer,
    hit,
    on_all,
    on_one,
    payment,
)
from sanzhan.bots.guozhan.question import Way
from sanzhan.bots.guozhan.situation import Situation

RANK_LAST = 0
"""What ends the play phase."""
TURN = 3.2
"""A turn of my own."""
ABSORBED = {"fire": ("bright_armor", "peace_spell"), "thunder": ("peace_spell",)}


def burnt(now: Situation) -> list[int]:
    """火烧连营: the next player and the queue in which he stands."""
    ring = now.living
    if len(ring) < 2:
        return []
    start = ring.index(now.me) + 1
    first = ring[start % len(ring)]
    found = [first]
    kingdom = now.seats[first]["kingdom"]
    if kingdom in (None, box.CAREERIST):
        return found
    for step in (1, -1):
        for far in range(1, len(ring)):
            seat = ring[(start + step * far) % len(ring)]
            if seat in found or now.seats[seat]["kingdom"] != kingdom:
                break
            found.append(seat)
    return found


def _burn(now: Situation, way: Way) -> float:
    return sum(now.strike(seat, 1, "fire") for seat in burnt(now) if now.armor(seat) not in ABSORBED["fire"])


def flooded(now: Situation, seat: int) -> float:
    """水淹七军: what it costs its target, who chooses between his equipment and 1 thunder damage."""
    gear = sum(now.gear_value(seat, card) for card in now.seats[seat]["equip"].values() if card is not None)
    if "xiaoji" in now.up(seat):
        return 0.0
    return float(min(gear, now.loss(seat, 1, "thunder") if now.armor(seat) not in ABSORBED["thunder"] else 0.0))


def _drown(now: Situation, seat: int, way: Way) -> float:
    return -now.attitude(seat) * flooded(now, seat)


def feast(now: Situation, kingdom: str | None) -> float:
    """联军盛宴 with this kingdom, for whoever gives it: the guests counted by what I think of them."""
    guests = [seat for seat in now.living if now.seats[seat]["kingdom"] == kingdom]
    return sum(0.9 * now.attitude(seat) for seat in guests) + 1.3 * len(guests)


def _feast(now: Situation, seat: int, way: Way) -> float:
    return feast(now, now.seats[seat]["kingdom"])


def _threaten(now: Situation, way: Way) -> float:
    """挟天子以令诸侯: nothing more now, another turn for a hand card."""
    return TURN if len(now.hand) >= 2 else 0.0


def _order(now: Situation, way: Way) -> float:
    """敕令: it makes the undetermined known; whoever is still hidden gets a card for it."""
    return 0.8 if now.determined else -0.5


def _together(now: Situation, seat: int, way: Way) -> float:
    """勠力同心: whoever is chained draws, the others are chained."""
    side = [one for one in now.living if now.seats[one]["size"] == now.seats[seat]["size"]]
    return sum(now.attitude(one) * (0.9 if now.seats[one]["chained"] else -0.3) for one in side)


def _away(now: Situation, without: Iterable[int]) -> float:
    """The best Slash that is possible only when these are away (调虎离山)."""
    ring = [seat for seat in now.living if seat not in without]
    here = ring.index(now.me)
    best = 0.0
    for place, seat in enumerate(ring):
        there = abs(place - here)
        nearer = min(there, len(ring) - there) - now.far(now.me, seat)
        distance = now.view["me"]["distances"][seat] or 9
        if seat != now.me and distance > now.view["me"]["range"] >= distance + nearer:
            best = max(best, hit(now, seat, "slash", None))
    return best


def _joins(now: Situation, away: int) -> float:
    """调归: cards for the queue of my kingdom that comes about without somebody who stands in between."""
    ring = [seat for seat in now.living if seat != away]
    here = now.living.index(away)
    beside = [now.living[(here + step) % len(now.living)] for step in (-1, 1)]
    mine = [seat == now.me or (now.same(seat) == 1.0 and now.determined) for seat in ring]
    joined = all(seat == now.me or now.same(seat) == 1.0 for seat in beside) and beside[0] != beside[1]
    if not joined or now.same(away) == 1.0:
        return 0.0
    return 0.9 * _longest(mine)


def _longest(mine: list[bool]) -> int:
    """The longest run in a ring."""
    best = run = 0
    for one in (*mine, *mine):
        run = run + 1 if one else 0
        best = max(best, run)
    return min(best, len(mine))


def _lure(now: Situation, way: Way) -> Plan | None:
    """Whoever sits between me and an enemy."""
    cost, places = payment(now, way)
    seats = way.candidates(1)
    if way.act == "diaogui":
        value, place = max((_joins(now, seat), -place) for place, seat in enumerate(seats))
        if value > cost:
            return Plan(RANK_DRAW, value - cost, (places, (-place,)))
    if not now.slashes():
        return None
    sets = [(a,) for a in range(len(seats))]
    wider = [(a, b) for a in range(len(seats)) for b in range(a + 1, len(seats))] if way.picks[1].most > 1 else []
    best, chosen = 0.0, None
    for one in (*sets, *wider):
        value = _away(now, [seats[place] for place in one])
        if value > best:
            best, chosen = value, one
    return None if chosen is None else Plan(RANK_STRIP, best - 0.5 - cost, (places, chosen))


VALUERS: dict[str, Valuer] = {
    "threaten_emperor": on_all(RANK_LAST, _threaten),
    "burning_camps": on_all(RANK_TRICK, _burn),
    "drowning": on_one(RANK_STRIP, _drown),
    "alliance_feast": on_one(RANK_DRAW, _feast),
    "imperial_order": on_all(RANK_LAY, _order),
    "fight_together": on_one(RANK_DRAW, _together),
    "lure_tiger": _lure,
}
