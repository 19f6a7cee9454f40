"""Which card to take or discard of somebody, and what that is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sanzhan.bots.guozhan import box
from sanzhan.bots.guozhan.question import Question
from sanzhan.bots.guozhan.situation import Situation
from sanzhan.kernel.ask import Answer

BURDEN = {"indulgence": 2.2, "supply_shortage": 1.6, "lightning": 0.8}
"""What it is worth to be rid of a delayed trick."""


def worth(now: Situation, seat: int, thing: Mapping[str, Any] | str, gain: bool) -> float:
    """What it brings me that this card of a player goes: a hand slot, a worn card, a laid trick."""
    attitude = now.attitude(seat)
    mine = 0.8 if gain else 0.0
    if isinstance(thing, str):
        return mine - now.keep(thing) / 3 if seat == now.me else mine
    if "judging" in thing:
        return attitude * BURDEN.get(box.kind_of(thing["judging"]), 1.0) + mine * 0.7
    if "gear" in thing:
        card = str(thing["gear"])
        value = now.gear_value(seat, card)
        if box.kind_of(card) == "silver_lion" and now.seats[seat]["hp"] < now.seats[seat]["max_hp"]:
            value -= 2.0
        if "xiaoji" in now.up(seat):
            value -= 2.0
        return -attitude * value + mine
    hand = now.seats[seat]["hand"]
    value = 1.0
    if hand == 1:
        value += -0.8 if {"kongcheng", "sijian"} & set(now.up(seat)) else 0.5
    return -attitude * value + mine


def things_of(now: Situation, seat: int) -> list[Mapping[str, Any]]:
    """Everything of a player that could be taken."""
    shown = now.seats[seat]
    found: list[Mapping[str, Any]] = [{"hand": 0}] if shown["hand"] else []
    found += [{"gear": card} for card in shown["equip"].values() if card is not None]
    return found + [{"judging": one["card"], "kind": one["kind"]} for one in shown["judging"]]


def best_worth(now: Situation, seat: int, gain: bool, *, judging: bool = True) -> float:
    values = [
        worth(now, seat, _laid(thing), gain) for thing in things_of(now, seat) if judging or "judging" not in thing
    ]
    return max(values, default=0.0)


def _laid(thing: Mapping[str, Any]) -> Mapping[str, Any]:
    """A card that counts as a delayed trick is judged as what it counts as."""
    return {"judging": thing["kind"]} if "judging" in thing else thing


def choose(now: Situation, question: Question) -> Answer:
    """Choose a card of `target` (or of me)."""
    way = question.ways[0]
    seat = question.args.get("target")
    gain = question.about in ("gz-snatch", "gz-take") and question.args.get("why") not in ("mengjin", "sijian")
    if not isinstance(seat, int):
        return question.neutral
    kinds = {one["card"]: one["kind"] for one in now.seats[seat]["judging"]}
    things: Sequence[Any] = way.candidates(0)
    values = []
    for thing in things:
        if isinstance(thing, Mapping) and "judging" in thing:
            thing = {"judging": kinds.get(thing["judging"], thing["judging"])}
        values.append(worth(now, seat, thing, gain))
    best = max(range(len(values)), key=lambda place: (values[place], -place))
    return way.answer(((best,),))
