"""Spring and summer: which order where, whom the host names, and where a mover goes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sanzhan.bots.senji import attack
from sanzhan.bots.senji.box import LIMITS, PROVINCE, SAMURAI, SEA
from sanzhan.bots.senji.flowers import CHANCE, gain
from sanzhan.bots.senji.question import Question, Way
from sanzhan.bots.senji.situation import Situation
from sanzhan.kernel.ask import Answer
from sanzhan.kernel.rng import Rng
from sanzhan.senji.data import DATA

NOISE = 0.7
"""Orders closer than this are not always chosen the same way: a reader must not be certain."""
STALE = 0.85
"""The target may have moved or grown before the order is carried out."""
HARVEST = 1.0
"""How the harvest is weighed against war."""
NEXT_YEAR = 0.5
"""What a chance to attack next year is worth today."""


def produce(situation: Situation, place: int) -> float:
    count = LIMITS.produce_draw + any(SAMURAI[name].power == "rich_harvest" for name in situation.guards[place])
    autumns = 1 + min(3, round(situation.later))
    return (
        HARVEST
        * count
        * sum(chance * gain(situation.flowers, kind, autumns, situation.draws) for kind, chance in enumerate(CHANCE))
    )


def room(situation: Situation, place: int) -> int:
    """How many armies recruiting would bring here."""
    mine = int(situation.seats[situation.me]["armies"])
    return max(
        0,
        min(
            LIMITS.recruit_armies,
            LIMITS.max_armies_per_space - situation.armies[place],
            LIMITS.max_armies_on_map - mine,
        ),
    )


def recruit(situation: Situation, place: int) -> float:
    more = room(situation, place)
    if not more:
        return -1.0
    armies, guards = situation.armies[place], situation.guards[place]
    use = attack.army(situation) * more * 0.6
    stake = situation.later + 0.45 * armies + 2 * len(guards)
    use += max(0.0, attack.threat(situation, place, armies) - attack.threat(situation, place, armies + more)) * stake
    use += max(0.0, prospect(situation, place, armies + more) - prospect(situation, place, armies))
    return use


def prospect(situation: Situation, place: int, armies: int) -> float:
    """What the best attack out of here might bring next year with so many armies."""
    if situation.later < 0.3:
        return 0.0
    guards = situation.guards[place]
    best = max((attack.value(situation, armies, guards, t) for t in situation.hostile(place)), default=0.0)
    return max(0.0, best) * NEXT_YEAR * min(1.0, situation.later)


def regroup(situation: Situation, place: int) -> tuple[float, int | None]:
    """What it is worth to join the armies of a neighbouring province of mine, and which."""
    best: tuple[float, int | None] = (0.0, None)
    armies = situation.armies[place]
    if not armies and not situation.guards[place]:
        return best
    for near in DATA.provinces[place].next_to:
        if situation.owner[near] == situation.me:
            there = situation.armies[near]
            joined = min(LIMITS.max_armies_per_space, armies + there)
            worth = prospect(situation, near, joined) - prospect(situation, near, there)
            worth -= prospect(situation, place, armies)
            if worth > best[0]:
                best = (worth, near)
    return best


def orders(situation: Situation, question: Question, rng: Rng) -> Answer:
    way = question.ways[0]
    supply = list(way.candidates())
    plans: list[tuple[float, int, list[tuple[float, str]]]] = []
    for i, name in enumerate(question.args["provinces"]):
        place = PROVINCE[name]
        assault = attack.best_target(situation, place)
        joining, _ = regroup(situation, place)
        worth = [
            (produce(situation, place) + noise(rng), "produce"),
            (recruit(situation, place) + noise(rng), "recruit"),
            (max(assault * STALE, joining) + noise(rng) - 0.2, "move"),
        ]
        worth.sort(reverse=True)
        plans.append((worth[0][0] - worth[1][0], i, worth))
    chosen = [""] * len(plans)
    for _, i, worth in sorted(plans, reverse=True):
        chosen[i] = next(kind for _, kind in worth if kind in supply)
        supply.remove(chosen[i])
    return way.say(chosen)


def noise(rng: Rng) -> float:
    return NOISE * (rng.below(1001) / 1000 - 0.5)


def name_order(situation: Situation, question: Question, rng: Rng) -> Answer:
    """天皇の主人: my attacks first, then those of others on others, my harvest last (strategy of the host)."""
    best: tuple[float, Way, Any] | None = None
    for way in question.ways:
        for candidate in way.candidates():
            urgency = fleet(situation, candidate) if way.act == "fleet" else province(situation, PROVINCE[candidate])
            urgency += noise(rng)
            if best is None or urgency > best[0]:
                best = (urgency, way, candidate)
    if best is None:
        return question.neutral
    return best[1].say([best[2]])


def province(situation: Situation, place: int) -> float:
    """How early the host wants a province to act."""
    seat = situation.owner[place]
    if seat == situation.me:
        order = situation.mine["orders"].get(DATA.provinces[place].id)
        if order == "move":
            return 6.0 + attack.best_target(situation, place)
        if order == "recruit":
            return 4.0 + 4 * attack.threat(situation, place, situation.armies[place])
        return 4 * attack.threat(situation, place, situation.armies[place])
    if seat is None:
        return 0.0
    urgency = 2.0 + promised(situation, seat)
    strength = situation.armies[place] + len(situation.guards[place])
    for target in situation.hostile(place, seat):
        mine = situation.owner[target] == situation.me
        appetite = max(0, strength - situation.armies[target] + 1)
        urgency += -0.5 * appetite if mine else 0.2 * appetite
    return urgency


def fleet(situation: Situation, candidate: Any) -> float:
    seat = candidate["seat"]
    if seat == situation.me:
        return 3.0
    coast = DATA.seas[SEA[candidate["sea"]]].coast
    mine = any(situation.owner[place] == situation.me for place in coast)
    return (-1.0 if mine else 3.0) + promised(situation, seat)


def promised(situation: Situation, seat: int) -> float:
    """What I promised as a host is kept."""
    early = situation.promised("name-early", seat)
    return 50.0 * (early - situation.promised("name-late", seat))


def move(situation: Situation, question: Question, rng: Rng) -> Answer:
    """The best step, or none: each step is chosen anew after what the last one brought."""
    done = question.way("done")
    stay = question.neutral if done is None else done.say()
    here = PROVINCE.get(question.args["place"]) if isinstance(question.args["place"], str) else None
    best: tuple[float, Answer] = (attack.GOOD, stay)
    for way in question.ways:
        if way.act != "done":
            step = war_step(situation, way, here) if way.args["war"] is not None else peace_step(situation, way, here)
            if step[0] > best[0]:
                best = step
    return best[1]


def split(way: Way) -> tuple[Sequence[int], Sequence[str]]:
    """How many armies may go, and which samurai."""
    if way.act == "samurai":
        return (0,), way.candidates(0)
    return way.candidates(0), way.candidates(1) if len(way.picks) > 1 else ()


def say(way: Way, armies: int, samurai: Sequence[str]) -> Answer:
    if way.act == "samurai":
        return way.say(samurai)
    return way.say([armies], samurai) if len(way.picks) > 1 else way.say([armies])


def war_step(situation: Situation, way: Way, here: int | None) -> tuple[float, Answer]:
    armies, samurai = split(way)
    place = PROVINCE[way.args["to"]]
    best: tuple[float, Answer] = (-99.0, (0, ()))
    for count in armies:
        for figures in ((), tuple(samurai)) if samurai else ((),):
            if not count and not figures:
                continue
            worth = attack.value(situation, count, figures, place, dice=bool(way.args["dice"]))
            if here is not None:
                left = situation.armies[here] - count
                worth -= attack.threat(situation, here, left) * (situation.later + 0.3 + 0.45 * left)
            if worth > best[0]:
                best = (worth, say(way, count, figures))
    return best


def peace_step(situation: Situation, way: Way, here: int | None) -> tuple[float, Answer]:
    """To one's own: all that stands here, where it is of more use."""
    target = PROVINCE.get(way.args["to"])
    armies, samurai = split(way)
    if here is None or target is None:
        return (-99.0, (0, ()))
    worth, near = regroup(situation, here)
    if near != target or way.act != "march":
        return (-99.0, (0, ()))
    return (worth + attack.GOOD, say(way, max(armies), samurai))
