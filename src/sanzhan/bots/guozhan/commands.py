"""军令: which of two commands to give, whom it strikes, and whether to obey."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sanzhan.bots.guozhan import box
from sanzhan.bots.guozhan.effects import best_place
from sanzhan.bots.guozhan.question import Question
from sanzhan.bots.guozhan.situation import Situation
from sanzhan.kernel.ask import Answer

HARSH = ("hold", "tribute", "rest", "disarm", "strike", "bleed")
"""From mild to harsh for an enemy."""
KIND = ("strike", "tribute", "hold", "disarm", "rest", "bleed")
"""From best to worst for a comrade: a blow goes to an enemy, what is given stays in the family."""
FRIENDLY = ("jianglue",)
"""Skills that command one's own kingdom."""


def give(now: Situation, question: Question) -> Answer:
    """The harsher for strangers, the kinder for comrades."""
    order = KIND[::-1] if question.args.get("why") in FRIENDLY else HARSH
    way = max(question.ways, key=lambda way: (order.index(way.act) if way.act in order else -1, -way.index))
    return way.answer(())


def target(now: Situation, question: Question) -> Answer:
    """Whom the receiver would have to strike: an enemy, best himself."""
    way = question.ways[0]
    receiver = question.args.get("receiver")

    def worth(seat: int) -> float:
        return now.strike(seat) + (0.5 if seat == receiver and now.attitude(seat) < 0 else 0.0)

    _, place = best_place(way.candidates(0), worth)
    return way.answer(((place,),))


def obey(now: Situation, question: Question) -> Answer:
    """Whatever costs less."""
    way = question.way("obey")
    if way is None:
        return question.neutral
    return way.answer(()) if _cost(now, question.args) < _refused(now, question.args) else question.neutral


def _cost(now: Situation, args: Mapping[str, Any]) -> float:
    """What it costs me to obey."""
    issuer = args.get("seat")
    friend = isinstance(issuer, int) and now.attitude(issuer) > 0.5
    cards = sorted((now.keep(card) for card in now.hand), reverse=True)
    match args.get("command"):
        case "strike":
            seat = args.get("target")
            return now.attitude(seat) * now.loss(seat) if isinstance(seat, int) else 0.0
        case "tribute":
            return 0.1 if friend else 1.6
        case "bleed":
            return now.loss(now.me) + (1.0 if now.own["hp"] <= 2 else 0.0)
        case "hold":
            answers = sum(box.kind_of(card) in ("dodge", *box.NULLIFICATIONS) for card in now.hand)
            return 1.0 + 0.4 * len(now.hand) if now.my_turn else 0.4 + 0.5 * min(2, answers)
        case "rest":
            return -2.5 if now.own["stacked"] else 2.6
        case "disarm":
            gear = sorted((now.gear_value(now.me, card) for card in now.own["equip"].values() if card), reverse=True)
            return sum(0.25 * card for card in cards[1:]) + sum(gear[1:])
    return 1.5


def _refused(now: Situation, args: Mapping[str, Any]) -> float:
    """What it costs me not to obey, by the skill."""
    issuer = args.get("seat")
    dislike = -now.attitude(issuer) if isinstance(issuer, int) else 0.5
    match args.get("why"):
        case "jieyue":
            return 2.0 * dislike
        case "quanjin":
            return 1.6 * dislike
        case "jianglue":
            return 3.0
        case "buyi":
            return 1.8 * dislike
        case "weidi":
            return 0.5 + 0.2 * len(now.hand)
        case "duwu":
            return now.loss(now.me) + 0.9 * dislike
    return 1.0
