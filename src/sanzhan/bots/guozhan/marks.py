"""Marks and when to spend them; recruiting and joining; summons to a formation."""

from __future__ import annotations

from sanzhan.bots.guozhan.cards import RANK_HEAL, RANK_LATE, Plan, Valuer
from sanzhan.bots.guozhan.effects import Advice, Args
from sanzhan.bots.guozhan.question import Question, Way
from sanzhan.bots.guozhan.reveal import value as worth_of_turning_up
from sanzhan.bots.guozhan.situation import Situation
from sanzhan.kernel.ask import Answer

KEPT = {"vanguard": 2.3, "companion": 2.4, "fish": 0.8, "careerist": 3.2}
"""What a mark is worth as long as it is not spent: the careerist's is as good as any, and recruits."""
FADES = 0.2
"""So much less with each round: an unspent mark is worth nothing at the end."""
EARLY = 3
COMPANY = 4
"""With so many alive a careerist looks for an ally."""
JOINED = 1.0
"""To show a general for a comrade who calls."""


def kept(now: Situation, mark: str) -> float:
    return max(0.3, KEPT.get(mark, 1.0) - FADES * max(0, now.round - EARLY))


def _spend(now: Situation, way: Way, gain: float, rank: int) -> Plan:
    marks = way.candidates(0)
    place = min(range(len(marks)), key=lambda p: (kept(now, marks[p]), p))
    return Plan(rank, gain - kept(now, marks[place]), ((place,),))


def _vanguard(now: Situation, way: Way) -> Plan:
    """Draw up to four and look: best with an empty hand."""
    hiding = any(not general["up"] for seat in now.others for general in now.seats[seat]["generals"])
    return _spend(now, way, max(0, 4 - len(now.hand)) + (0.4 if hiding else 0.0), RANK_LATE)


def _companion_draw(now: Situation, way: Way) -> Plan | None:
    return None if now.over > -1 else _spend(now, way, 2.0, RANK_LATE)


def _companion_peach(now: Situation, way: Way) -> Plan:
    return _spend(now, way, now.recovery(now.me) + (1.5 if now.own["hp"] <= 2 else 0.0), RANK_HEAL)


def _fish_draw(now: Situation, way: Way) -> Plan | None:
    return None if now.over > -1 else _spend(now, way, 1.0 if now.own["hp"] > 1 else 0.9, RANK_LATE)


def fish_keep(now: Situation, args: Args, way: Way) -> Advice:
    """Two cards that need not be discarded."""
    plan = _spend(now, way, 0.65 * min(2, max(0, now.over)), RANK_LATE)
    return plan.value, plan.chosen


def _recruit(now: Situation, way: Way) -> Plan | None:
    """When the end is near, or a side grows that I cannot beat alone."""
    rivals = [strength for side, strength in now.sides.items() if side != now.my_side]
    pressed = max(rivals, default=0.0) > 1.2 * now.sides.get(now.my_side, 0.0)
    return Plan(RANK_LATE, 1.0, ()) if len(now.living) <= COMPANY or (pressed and now.round >= EARLY) else None


ACTIVES: dict[str, Valuer] = {
    "mark_vanguard": _vanguard,
    "mark_companion_draw": _companion_draw,
    "mark_companion_peach": _companion_peach,
    "mark_fish_draw": _fish_draw,
    "recruit": _recruit,
}


def recruit(now: Situation, question: Question) -> Answer:
    """Somebody else is about to win: an ally is better than none."""
    way = question.way("recruit")
    return question.neutral if way is None else way.answer(())


def join(now: Situation, question: Question) -> Answer:
    """暴露野心: a careerist asks me: yes, if the two of us are stronger than my own side."""
    way, careerist = question.way("join"), question.args.get("seat")
    if way is None or not isinstance(careerist, int):
        return question.neutral
    mine = now.strength(now.me)
    ours = mine if now.overflow or now.kingdom is None else now.sides.get(now.my_side, mine)
    rivals = [strength for side, strength in now.sides.items() if side not in (now.my_side, now.banner(careerist))]
    pair = mine + now.strength(careerist)
    # without me my side is a rival as well
    against = max([*rivals, ours - mine])
    return way.answer(()) if pair > ours and pair > 0.8 * against else question.neutral


def summoned(now: Situation, question: Question) -> Answer:
    """阵法召唤: one of my kingdom would like me beside him."""
    best, answer = -JOINED, question.neutral
    for way in question.ways:
        if way.act == "decline":
            continue
        value = worth_of_turning_up(now, (way.act,))
        if value > best:
            best, answer = value, way.answer(())
    return answer


def look(now: Situation, question: Question) -> Answer:
    """先驱: at whom I know least about."""
    way = question.ways[0]
    seats = way.candidates(0)

    def doubt(seat: int) -> float:
        chance = now.same(seat)
        known = now.seats[seat]["kingdom"] is not None
        return (0.0 if known else 1.0) + min(chance, 1 - chance)

    place = max(range(len(seats)), key=lambda p: (doubt(seats[p]), -p))
    return way.answer(((place,),))


def look_at(now: Situation, question: Question) -> Answer:
    """The general that I have not seen yet."""
    known = now.view["me"]["known"].get(str(question.args.get("target")), {"generals": {}})
    way = min(question.ways, key=lambda way: (way.act in known["generals"], way.index))
    return way.answer(())
