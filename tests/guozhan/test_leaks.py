"""Leaks put into the rules on purpose: the secrecy test must find each of them."""

from __future__ import annotations

from typing import Any

import pytest

from sanzhan.guozhan import view
from sanzhan.guozhan.flow import nullify, window
from sanzhan.guozhan.flow.respond import Need
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.skills.skill import Listener
from sanzhan.guozhan.table import Table
from sanzhan.guozhan.timings import Timing
from sanzhan.kernel.ask import Together
from sanzhan.kernel.news import View
from sanzhan.lab.secrecy import secrecy
from sanzhan.lab.sim import Plan

PLAN = Plan("guozhan", 5, {}, "leaks", ("random",) * 5)


def leaks() -> int:
    found: int = secrecy(PLAN, 3)[0]["leaks"]
    return found


def test_without_them_there_is_none() -> None:
    assert leaks() == 0


def test_a_hidden_general_in_a_view(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view._seat

    def seat_of(table: Table, me: Player) -> View:
        return honest(table, me) | {"kin": table.general(me, 0).kingdom if me.generals else None}

    monkeypatch.setattr(view, "_seat", seat_of)
    assert leaks() > 0


def test_a_drawn_card_in_a_log_line(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.tell

    def tell(table: Table, key: str, private: Any = None, /, **args: Any) -> None:
        if key == "gz-draw":
            args["cards"] = table.wires(table[args["seat"]].hand)
        honest(table, key, private, **args)

    monkeypatch.setattr(Table, "tell", tell)
    assert leaks() > 0


def test_a_nullification_window_for_the_holders_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    async def only_holders(table: Table, use: object, target: Player, against: nullify.Against) -> bool:
        holders = [p for p in table.living() if any(table.face[card].family == "nullification" for card in p.hand)]
        if not holders:
            return False
        answers = await Together(*[nullify._ask(table, p, against) for p in holders], secret=True)
        return any(answer is not None for answer in answers.values())

    monkeypatch.setattr(nullify, "_window", only_holders)
    assert leaks() > 0


def test_a_skill_window_for_those_who_have_the_skill(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = window._claim

    def claim(
        table: Table, me: Player, gear: bool, event: Timing, timing: type[Timing], done: dict[Listener, int]
    ) -> window.Claim | None:
        found = honest(table, me, gear, event, timing, done)
        return found if found is not None and found.able else None

    monkeypatch.setattr(window, "_claim", claim)
    assert leaks() > 0


def test_a_reason_that_speaks_of_the_others_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    from sanzhan.guozhan.cards.tricks import Duel

    def refuses(self: Duel, table: Table, me: Player, target: Player, assumed: object = ()) -> str | None:
        if target is me:
            return "why-gz-not-yourself"
        slashes = any(table.face[card].family == "slash" for card in target.hand)
        return "why-gz-no-target" if slashes else None

    monkeypatch.setattr(Duel, "refuses", refuses)
    assert leaks() > 0


def test_asking_for_a_dodge_only_who_has_one(monkeypatch: pytest.MonkeyPatch) -> None:
    from sanzhan.guozhan.flow import respond

    honest = respond.ask_made

    async def ask_made(table: Table, me: Player, need: Need) -> respond.Made | None:
        if need.about == "gz-dodge" and not any(table.face[card].family == "dodge" for card in me.hand):
            return None
        return await honest(table, me, need)

    monkeypatch.setattr(respond, "ask_made", ask_made)
    assert leaks() > 0
