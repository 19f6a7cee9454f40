"""Leaks put into the rules on purpose: the secrecy test, or the one of bystanders, must find each of them."""

from __future__ import annotations

from typing import Any

import pytest

from sanzhan.kernel.ask import Parley, Refusal
from sanzhan.kernel.news import View
from sanzhan.lab.secrecy import probe, secrecy
from sanzhan.lab.sim import Plan
from sanzhan.senji import offers, settle, view, winter
from sanzhan.senji.data import ORDERS
from sanzhan.senji.player import Player
from sanzhan.senji.table import Table
from senji.bystander import overheard

PLAN = Plan("senji", 4, {}, "leaks", ("random",) * 4)


def leaks() -> int:
    """Leaks in the first match that has any."""
    return next((len(found) for i in range(3) if (found := probe(PLAN, i)[1])), 0)


def test_without_them_there_is_none() -> None:
    assert secrecy(PLAN, 3)[0]["leaks"] == 0


def test_the_faces_of_a_bid_in_a_view(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view._lot

    def lot(table: Table, family: int) -> dict[str, Any]:
        bids = {str(p.seat): table.wires(p.bids[family]) for p in table.players if family in p.bids}
        return honest(table, family) | {"bids": bids}

    monkeypatch.setattr(view, "_lot", lot)
    assert leaks() > 0


def test_the_faces_of_a_bid_in_a_log_line(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.tell

    def tell(table: Table, key: str, private: Any = None, /, **args: Any) -> None:
        if key == "senji-bid":
            bids = table[args["seat"]].bids.values()
            args["cards"] = table.wires(table.sorted_cards(card for bid in bids for card in bid))
        honest(table, key, private, **args)

    monkeypatch.setattr(Table, "tell", tell)
    assert leaks() > 0


def test_the_kind_of_an_order_in_a_view(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view._province

    def province(table: Table, place: int, figures: list[dict[int, list[str]]]) -> View:
        order = table.order[place]
        return honest(table, place, figures) | {"order": ORDERS[order] if order >= 0 else None}

    monkeypatch.setattr(view, "_province", province)
    assert leaks() > 0


def loud(monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    """News of this kind, meant for two, are told to everybody."""
    honest = Table.tell_between

    def tell(table: Table, seats: Any, what: str, /, **args: Any) -> None:
        honest(table, None if what == key else seats, what, **args)

    monkeypatch.setattr(Table, "tell_between", tell)


def test_the_cards_of_a_secret_offer_in_a_line_to_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    loud(monkeypatch, "senji-offer")
    assert leaks() > 0


def test_a_hand_card_in_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = settle._refusals

    def refusals(table: Table, player: Player) -> list[Refusal]:
        other = table[(player.seat + 1) % table.size]
        held = {"card": table.wire(table.sorted_cards(other.hand)[0])} if other.hand else {}
        return [*honest(table, player), Refusal(("act", "set"), "why-senji-set-missing", held, "R56")]

    monkeypatch.setattr(settle, "_refusals", refusals)
    assert leaks() > 0


def test_what_two_deal_in_secret_reaches_no_bystander() -> None:
    exchanges, learned = overheard(0)
    assert exchanges > 10
    assert learned == []


@pytest.mark.parametrize("key", ["senji-offer", "senji-accepted", "senji-declined", "senji-withdrawn"])
def test_a_line_to_bystanders(monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    loud(monkeypatch, key)
    assert any(f"'{key}'" in line for line in overheard(0)[1])


def test_a_word_that_there_was_an_exchange(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = offers.exchange

    def exchange(table: Table, offer: offers.Offer, *cards: Any) -> set[int]:
        table.tell("senji-exchanged", seat=offer.seat, to=offer.to)
        return honest(table, offer, *cards)

    monkeypatch.setattr(offers, "exchange", exchange)
    assert any("senji-exchanged" in line for line in overheard(0)[1])


def test_another_number_for_everybodys_question_when_an_offer_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = winter._offer

    def offer(table: Table, *args: Any) -> set[int]:
        return honest(table, *args) | {player.seat for player in table.living()}

    monkeypatch.setattr(winter, "_offer", offer)
    assert any("another question" in line for line in overheard(0)[1])


def test_a_new_window_for_each_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def renewed(*asks: Any, changed: object, **more: Any) -> Parley[Any]:
        return Parley(*asks, changed=None, **more)

    monkeypatch.setattr(winter, "Parley", renewed)
    assert any("another question" in line for line in overheard(0)[1])


def test_an_offer_in_the_eyes_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view._public

    def public(table: Table) -> View:
        return honest(table) | {"offers": [offers.wire(table, offer) for offer in table.offers]}

    monkeypatch.setattr(view, "_public", public)
    assert any("'offers'" in line for line in overheard(0)[1])
