"""Nullification: against which trick, and for whom."""

from __future__ import annotations

from typing import Any

from sanzhan.bots.guozhan import strategic
from sanzhan.bots.guozhan.answers import best_answer, cost_of
from sanzhan.bots.guozhan.question import Question, Way
from sanzhan.bots.guozhan.situation import Situation
from sanzhan.bots.guozhan.taking import BURDEN
from sanzhan.kernel.ask import Answer


def harm(now: Situation, card: str, seat: int, user: int | None) -> float:
    """What a trick takes from its target, in cards; negative: it helps."""
    shown = now.seats[seat]
    if card in BURDEN:
        return {"indulgence": 2.4, "supply_shortage": 1.7, "lightning": 1.1}[card]
    match card:
        case "duel":
            if seat == now.me:
                return now.loss(seat) * (0.35 if now.slashes() >= 2 else 0.6 if now.slashes() else 1.0)
            return 0.7 * now.loss(seat)
        case "savage_assault":
            if {"huoshou", "juxiang"} & set(now.up(seat)):
                return 0.0
            if seat == now.me:
                return 0.4 if now.slashes() else now.loss(seat)
            return now.no_slash(seat) * now.loss(seat)
        case "archery_attack":
            if seat == now.me:
                return 0.8 if now.count("dodge") else now.loss(seat)
            return now.no_dodge(seat) * now.loss(seat)
        case "fire_attack":
            return 0.5 * now.loss(seat, 1, "fire")
        case "burning_camps":
            return now.loss(seat, 1, "fire")
        case "drowning":
            return strategic.flooded(now, seat)
        case "threaten_emperor":
            return -strategic.TURN
        case "alliance_feast":
            return -1.5 if seat == user else -0.9
        case "fight_together":
            return -0.9 if shown["chained"] else 0.3
        case "imperial_order":
            return 0.4
        case "lure_tiger":
            return 0.4
        case "snatch" | "dismantle":
            if user is not None and now.attitude(seat) > 0.3 and now.attitude(user) > 0.3:
                return -1.0
            geared = any(worn is not None for worn in shown["equip"].values())
            return 1.5 if geared or shown["hand"] == 1 else 1.1
        case "borrowed_sword":
            return 0.9
        case "something_for_nothing":
            return -2.0
        case "peach_garden":
            return -now.recovery(seat)
        case "harvest" | "await_exhausted":
            return -0.9
        case "iron_chain" | "know_both":
            return 0.3
    return 0.0


def nullify(now: Situation, question: Question) -> Answer:
    """Against what hurts my side or helps the other, if it is worth the card."""
    card, target, user = str(question.args["card"]), question.args["target"], question.args["user"]
    depth = int(question.args["depth"])
    if len(question.ways) == 1 or not isinstance(target, int):
        return question.neutral
    if depth:
        return _counter(now, question, target, user)
    attitude = now.attitude(target)
    if card == "befriend_far":
        gain = -3.0 * now.attitude(user) - attitude if isinstance(user, int) else 0.0
    else:
        gain = attitude * harm(now, card, target, user if isinstance(user, int) else None)
        if card == "snatch" and isinstance(user, int):
            gain -= 0.6 * now.attitude(user) if now.attitude(user) < 0 else 0.0
    wanted = 0.0 if target == now.me else 0.3
    if not now.determined and target != now.me:
        wanted = 0.9
    broad = question.way("kingdom")
    if broad is not None and abs(attitude) > 0.3 and gain > 0.8:
        return _one_way(now, broad)
    return best_answer(now, question, gain - wanted + 0.3, ("kingdom",))


def _counter(now: Situation, question: Question, target: int, user: Any) -> Answer:
    """Somebody has used a Nullification: only if an enemy undid what I want badly."""
    if not isinstance(user, int) or now.attitude(user) > -0.3 or now.attitude(target) > -0.3:
        return question.neutral
    return best_answer(now, question, 1.7 * -now.attitude(target), ("kingdom",))


def _one_way(now: Situation, way: Way) -> Answer:
    return way.answer(cost_of(now, way)[1])
