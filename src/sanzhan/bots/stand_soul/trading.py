"""Trades, gifts, effects and the other small questions."""

from __future__ import annotations

from sanzhan.bots.stand_soul import main_action
from sanzhan.bots.stand_soul.beliefs import Beliefs
from sanzhan.bots.stand_soul.question import Question
from sanzhan.bots.stand_soul.worth import exchanged, moved
from sanzhan.kernel.ask import Answer

STAND_ORDER = (
    "mori_motonari", "oda_nobunaga", "zhuge_liang", "taishi_ci", "liu_bei", "nohime", "cao_cao", "zhen_ji",
    "takeda_shingen", "hashiba_hideyoshi",
)  # fmt: skip
SHARED = 0.5
"""A partner may always be an enemy: a trade must bring this much less if he is a sure friend."""


def answer(beliefs: Beliefs, question: Question) -> Answer:
    args = question.ask.args
    giver, item = args["from"], args["item"]
    assert isinstance(giver, int)
    assert isinstance(item, str)
    backs = question.candidates("accept")
    if not backs:
        return question.neutral
    values = {kind: exchanged(beliefs, item, giver, kind, beliefs.me) for kind in backs}
    best = max(backs, key=lambda kind: values[kind])
    if question.offers("refuse") and values[best] + SHARED * (beliefs.ally[giver] - 0.5) <= 0:
        return question.say("refuse")
    return question.say("accept", best)


def give(beliefs: Beliefs, question: Question) -> Answer:
    """One card to one seat: the one whose move hurts least."""
    to = question.ask.args["to"]
    assert isinstance(to, int)
    return question.say("give", _least_missed(beliefs, question, "give", to))


def tide_pick(beliefs: Beliefs, question: Question) -> Answer:
    to = question.ask.args["to"]
    assert isinstance(to, int)
    return question.say("pass_on", _least_missed(beliefs, question, "pass_on", to))


def _least_missed(beliefs: Beliefs, question: Question, act: str, to: int) -> str:
    kind: str = max(question.candidates(act), key=lambda kind: moved(beliefs, kind, beliefs.me, to))
    return kind


def gift(beliefs: Beliefs, question: Question) -> Answer:
    me = beliefs.me
    pairs = [(kind, seat) for seat in question.candidates("give", 1) for kind in question.candidates("give")]
    kind, seat = max(pairs, key=lambda pair: moved(beliefs, pair[0], me, pair[1]))
    return question.say("give", kind, seat)


def smuggle(beliefs: Beliefs, question: Question) -> Answer:
    return question.say("reveal") if question.offers("reveal") else question.neutral


def draw(beliefs: Beliefs, question: Question) -> Answer:
    return question.say("draw")


def before_draw(beliefs: Beliefs, question: Question) -> Answer:
    """诸葛亮 before a draw of mine, if an own item is likely in the pile."""
    trade = beliefs.view["trade"]
    effect = None if trade is None else trade["effect"]
    drawer = beliefs.me if effect is None else effect["seat"]
    left, chances = beliefs.spread(beliefs.own)
    mine = drawer == beliefs.me or beliefs.ally[drawer] > 0.9
    if mine and question.offers("zhuge_liang") and left * chances[beliefs.players] > 0.5:
        return question.say("zhuge_liang")
    return question.neutral


def swap(beliefs: Beliefs, question: Question) -> Answer:
    """灵魂交易: get rid of a spent stand."""
    return question.say("swap") if beliefs.view["seats"][beliefs.me]["stand"]["spent"] else question.neutral


def call(beliefs: Beliefs, question: Question) -> Answer:
    spent = beliefs.view["seats"][beliefs.me]["stand"]["spent"]
    weak = STAND_ORDER.index(beliefs.view["me"]["stand"]) > 4
    return question.say("look") if spent or weak else question.neutral


def call_pick(beliefs: Beliefs, question: Question) -> Answer:
    return question.say("choose", min(question.candidates("choose"), key=STAND_ORDER.index))


def tide(beliefs: Beliefs, question: Question) -> Answer:
    """扭转的战局: only if my worst card can go where it does no harm; what comes is as good as any card."""
    best, act = 0.0, "decline"
    for way, step in (("left", 1), ("right", -1)):
        to = (beliefs.me + step) % beliefs.players
        value = 0.3 + max(moved(beliefs, kind, beliefs.me, to) for kind in beliefs.items)
        if question.offers(way) and value > best:
            best, act = value, way
    return question.say(act)


def end(beliefs: Beliefs, question: Question) -> Answer:
    return main_action.mori(beliefs, question, last_act=True) or question.neutral


def ally(beliefs: Beliefs, question: Question) -> Answer:
    """Allies named one by one: the next of the best claim; those who have shown themselves are sure by now."""
    claim = beliefs.claim()
    nameable = question.candidates("name")
    named = [seat for seat in range(beliefs.players) if seat != beliefs.me and seat not in nameable]
    total = beliefs.items.count(beliefs.own) + sum(beliefs.sure[seat].count(beliefs.own) for seat in named)
    left = [seat for seat in claim.named if seat in nameable]
    if total >= 3 or not left:
        return question.neutral
    return question.say("name", max(left, key=lambda seat: (beliefs.ally[seat], -seat)))
