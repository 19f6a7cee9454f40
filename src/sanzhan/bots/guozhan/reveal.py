"""When to turn a general up, and what it costs to be known."""

from __future__ import annotations

from sanzhan.bots.guozhan import box
from sanzhan.bots.guozhan.question import Question, Way
from sanzhan.bots.guozhan.ratings import SURPRISES
from sanzhan.bots.guozhan.situation import ORIGINS, Situation

THRESHOLD = 1.0
SHY = 1.5
"""While nobody is known it takes so much."""
SECOND = 0.8
"""One general is mostly enough until the other has a reason of its own."""
EARLY, SETTLED = 2.0, 4
"""Before this round being known costs so much for each round that is missing: the first who is known is hunted."""
WINS = 12.0
"""Nobody else is left: turning up ends the game."""
VANGUARD = 1.0
"""先驱: whoever is turned up first looks at a general, and draws if the hand is small."""
FULL = 6.0
"""Losing one's kingdom is worth about a life."""


def value(now: Situation, places: tuple[str, ...]) -> float:
    """Cards gained by turning these up now rather than later; negative: better wait."""
    total = 0.0
    for place in places:
        general = now.generals[ORIGINS.index(place)]
        total += 1.6 * now.box.engine(general)
        if general in SURPRISES:
            total -= 0.8
    if "deputy" in places and now.box.dual(now.generals[1]):
        # it brings its head with it
        places = ORIGINS
    up_after = [shown["up"] or name in places for shown, name in zip(now.own["generals"], ORIGINS, strict=True)]
    if all(up_after):
        total += rewards(now) - SECOND
    if now.box.current and not any(general["up"] for shown in now.seats for general in shown["generals"]):
        total += VANGUARD + 0.5 * max(0, 4 - len(now.hand))
    if now.printed == box.CAREERIST and "head" in places and not now.own["generals"][0]["up"]:
        return total + _ambition(now)
    if now.determined:
        return total
    return total + _known(now)


def rewards(now: Situation) -> float:
    """Companions and a spare half fish, when the second of a pair is turned up for the first time."""
    head, deputy = now.generals
    gain = 0.0
    if now.box.companions(head, deputy):
        gain += 2.5 if now.box.current or (now.own["hp"] <= 2 and now.missing) else 2.0
    if now.box.fish(head, deputy) % 2:
        gain += 1.0
    return gain


def _ambition(now: Situation) -> float:
    """A careerist by his general shows it: the mark is a Peach, but everybody else is an enemy now."""
    few = len(now.living) <= 3
    return 2.4 + (3.0 if few else 0.0) - 0.5 * now.threats - (0.0 if now.determined or few else 1.0)


def _known(now: Situation) -> float:
    """What it brings and costs that my kingdom is known."""
    shown = [now.seats[seat]["kingdom"] for seat in now.others]
    friends = sum(kingdom == now.printed for kingdom in shown)
    if now.overflow:
        return 1.0 if len(now.living) <= 3 else -3.0
    total: float = 0.8 * friends
    total += 0.5 * sum(now.same(seat) for seat in now.others if now.seats[seat]["kingdom"] is None)
    young = max(0, SETTLED - now.round) if len(now.living) > 2 else 0
    total += 0.8 - EARLY * young
    if any(
        now.attitude(seat) < -0.4 and now.seats[seat]["hp"] <= 1 and now.reaches(now.me, seat) for seat in now.others
    ):
        total += 1.0
    room = now.room
    hidden = sum(kingdom is None for kingdom in shown)
    if room <= 0 and hidden:
        total += FULL * min(1.0, 0.25 * hidden)
    elif room == 1 and hidden >= 3:
        total += 0.6
    known = sum(kingdom is not None for kingdom in shown)
    total -= 0.35 * now.threats * (1.5 if now.own["hp"] <= 2 else 1.0)
    if known == 0:
        total -= 0.5
    if 4 * known < len(shown):
        total -= 0.5
    elif 2 * known > len(shown):
        total += 0.5
    if all(now.seats[seat]["kingdom"] == now.printed for seat in now.others):
        total += WINS
    elif len(now.living) <= 3 and not young:
        total += 4.0
    return total


def price(now: Situation, way: Way) -> float:
    """What the general that an option turns up costs: nothing if it is up, negative if it should be up anyway."""
    place = way.reveals
    if place is None:
        return 0.0
    worth = value(now, (place,))
    if worth < 0:
        return min(3.0, -worth + 0.2)
    return -min(1.0, 0.3 * worth)


def turn_up(now: Situation, question: Question, way: Way) -> tuple[float, tuple[tuple[int, ...], ...]] | None:
    """At the start of the turn: one, both or none."""
    places = list(way.candidates(0))
    threshold = THRESHOLD if now.determined or any(s["kingdom"] for s in now.seats) else SHY
    best = threshold
    chosen: tuple[tuple[int, ...]] | None = None
    sets: list[tuple[int, ...]] = [(place,) for place in range(len(places))]
    if len(places) == 2:
        sets.append((0, 1))
    for one in sets:
        worth = value(now, tuple(places[place] for place in one))
        if worth > best:
            best, chosen = worth, (one,)
    return None if chosen is None else (best, chosen)
