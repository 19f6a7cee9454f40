"""What to do in one's own turn."""

from __future__ import annotations

from sanzhan.bots.stand_soul.beliefs import Beliefs, Claim
from sanzhan.bots.stand_soul.fights import chance_to_win
from sanzhan.bots.stand_soul.question import Question
from sanzhan.bots.stand_soul.worth import DRAW, LOOK, effect, moved, uncertain, worth
from sanzhan.kernel.ask import Answer

EAGER = 0.88
"""A claim as sure as this is made in the first turns."""
RESIGNED = 0.65
"""Later the others come closer to theirs, so less is enough."""
LATE = 100
STALE = 0.85
LAST = 300
"""From this turn on any claim is better than none."""


def threshold(beliefs: Beliefs) -> float:
    """How sure a claim must be: the chance that my gang wins if I wait."""
    turn: int = beliefs.view["turn"]
    if turn < LATE:
        return EAGER - (EAGER - RESIGNED) * turn / LATE
    return max(0.0, RESIGNED * (LAST - turn) / (LAST - LATE))


def main(beliefs: Beliefs, question: Question) -> Answer:
    claim = beliefs.claim() if question.offers("declare") else Claim(0.0, ())
    if question.offers("declare_solo") and claim.p < 1:
        return question.say("declare_solo")
    wanted = threshold(beliefs)
    if claim.p >= wanted and question.offers("declare"):
        named = list(claim.named) if question.candidates("declare") and _can_name(question) else []
        return question.say("declare", named)
    fetch = mori(beliefs, question, last_act=False)
    if fetch is not None:
        return fetch
    return _best(beliefs, question)


def _can_name(question: Question) -> bool:
    """False if allies are named one by one, in questions of their own."""
    return question.ask.options[question.index["declare"]].picks[0].most > 0


def _best(beliefs: Beliefs, question: Question) -> Answer:
    best, answer = 0.0, question.say("pass")
    for seat in question.candidates("trade"):
        for kind in question.candidates("trade", 1):
            value = offer_value(beliefs, kind, seat) * freshness(beliefs, kind, seat)
            if value > best:
                best, answer = value, question.say("trade", seat, kind)
    for seat in question.candidates("attack"):
        value = attack_value(beliefs, seat) * freshness(beliefs, "attack", seat)
        if value > best:
            best, answer = value, question.say("attack", seat)
    return answer


def freshness(beliefs: Beliefs, what: str, seat: int) -> float:
    """Tables of cautious players would go round in circles: the same again is worth less and less."""
    times = sum((what == old) + (what == old and seat == with_) for old, with_ in beliefs.tried)
    return float(STALE**times)


def offer_value(beliefs: Beliefs, kind: str, seat: int) -> float:
    """An offer is taken about as often as the partner trusts me; what comes back is unknown, so it counts little."""
    ally = beliefs.ally[seat]
    taken = 1.0 if kind == "silent_kogoro" else 0.4 + 0.4 * ally
    back = 0.4 + 0.3 * ally
    return taken * (moved(beliefs, kind, beliefs.me, seat) + effect(beliefs, kind, beliefs.me, seat) + back)


def attack_value(beliefs: Beliefs, seat: int) -> float:
    """A win shows a gang or a hand, a tie draws, a loss shows mine."""
    win = chance_to_win(beliefs, seat)
    tie = 0.25
    loss = max(0.0, 1 - tie - win)
    loot = (1 - beliefs.ally[seat]) * (0.5 + 1.5 * beliefs.holds(seat, beliefs.own))
    spoils = max(LOOK * uncertain(beliefs, seat), loot)
    risk = 0.3 + 0.5 * beliefs.items.count(beliefs.own)
    draw = DRAW if beliefs.view["pile"] else 0.0
    return win * spoils + tie * draw - loss * risk * (1 - beliefs.ally[seat])


def mori(beliefs: Beliefs, question: Question, *, last_act: bool) -> Answer | None:
    """毛利元就: fetch the item that makes a claim good; at the end of a turn, one that is likely there."""
    if not question.offers("mori_motonari") or beliefs.own not in question.candidates("mori_motonari", 1):
        return None
    wanted = threshold(beliefs)
    if "silent_kogoro" in beliefs.items and len(beliefs.items) == 1:
        return None
    best, answer = 0.0, None
    for seat in question.candidates("mori_motonari"):
        hit = beliefs.holds(seat, beliefs.own)
        if hit < 0.5:
            continue
        after = beliefs.claim(1, seat).p
        good = after >= wanted or (last_act and beliefs.ally[seat] < 0.3)
        if good and hit * (1 + after) > best:
            best, answer = hit * (1 + after), question.say("mori_motonari", seat, beliefs.own)
    return answer


def zhuge(beliefs: Beliefs, question: Question) -> Answer:
    """诸葛亮: the two best cards for me on top."""
    pile = question.candidates("arrange")
    count = question.ask.options[0].picks[0].least
    # places, not kinds: the pile may hold equal cards
    places = sorted(range(len(pile)), key=lambda place: (-worth(beliefs, pile[place], beliefs.me), place))
    return (0, (tuple(places[:count]),))
