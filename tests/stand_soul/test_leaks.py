"""Leaks put into the rules on purpose: the secrecy test must find each of them."""

from __future__ import annotations

from typing import Any

import pytest

from sanzhan.kernel.news import View
from sanzhan.lab.secrecy import secrecy
from sanzhan.lab.sim import Plan
from sanzhan.stand_soul import fight, trade, turn, view
from sanzhan.stand_soul.stands import LIU_BEI
from sanzhan.stand_soul.table import Table

PLAN = Plan("stand_soul", 5, {}, "leaks", ("random",) * 5)


def leaks() -> int:
    found: int = secrecy(PLAN, 4)[0]["leaks"]
    return found


def test_without_them_there_is_none() -> None:
    assert leaks() == 0


def test_a_card_in_a_log_line(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.tell

    def tell(table: Table, key: str, private: Any = None, /, **args: Any) -> None:
        if key == "soul-accept":
            assert table.trade is not None
            args["item"] = table.kind(table.trade.item).id
        honest(table, key, private, **args)

    monkeypatch.setattr(Table, "tell", tell)
    assert leaks() > 0


def test_a_question_asked_only_of_the_holder(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = fight.f7_step

    async def f7_step(table: Table) -> None:
        holder = next((seat for seat in range(table.players) if table.can_use(seat, LIU_BEI)), None)
        if holder is None:
            # nobody has him, so nobody is asked
            table.stage = "f8"
        else:
            await honest(table)

    monkeypatch.setitem(turn.STEPS, "f7", f7_step)
    assert leaks() > 0


def test_a_gang_in_a_view(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view._seat

    def seat_of(table: Table, seat: int) -> View:
        return honest(table, seat) | {"gang": table.gang(seat)}

    monkeypatch.setattr(view, "_seat", seat_of)
    assert leaks() > 0


def test_a_line_that_says_a_trade_was_forced(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = trade.offer

    def offer(table: Table, item: int, giver: int, receiver: int) -> None:
        honest(table, item, giver, receiver)
        if table.kind(item).must_accept:
            table.tell("soul-forced", seat=receiver)

    monkeypatch.setattr(trade, "offer", offer)
    assert leaks() > 0
