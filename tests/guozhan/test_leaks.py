"""Leaks put into the rules on purpose: the secrecy test must find each of them."""

from __future__ import annotations

from typing import Any

import pytest

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan import view
from sanzhan.guozhan.flow import nullify, window
from sanzhan.guozhan.flow.respond import Need
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.rules import summon
from sanzhan.guozhan.skills.skill import DEPUTY, HEAD, Listener
from sanzhan.guozhan.table import Table
from sanzhan.guozhan.timings import Timing
from sanzhan.kernel.ask import Together
from sanzhan.kernel.news import View
from sanzhan.kernel.rng import Rng
from sanzhan.lab.secrecy import check_pair, secrecy
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


# -- the current edition: what is rare in a random game is set by hand


def leaks_at(table: Scene) -> int:
    """From this step boundary on, pairs for everybody but A, whose secret it is."""
    rng = Rng("leaks at")
    return sum(len(check_pair(table.match, seat, rng)) for seat in range(1, table.table.size) for _ in range(40))


def hidden_lord() -> Scene:
    """A is a lord whom nobody has seen; B may use a Slash on him."""
    return scene(seat("lord_liu_bei- zhang_fei-"), seat("", "slash"), seat(), turn="B", edition="current")


def lords_turn() -> Scene:
    """A, a lord whom nobody has seen, has to turn up; C could act at the same moment."""
    return scene(
        seat("lord_liu_bei- zhang_fei-"), seat(), seat("huang_zu+ pan_feng-", equip="jueying"), stage="prepare",
        edition="current",
    )  # fmt: skip


def hidden_careerist() -> Scene:
    """A is 蜀 by his deputy; his head is a careerist general."""
    return scene(seat("sun_chen- liu_bei+"), seat(), seat(), stage="turn", edition="current")


def summoner() -> Scene:
    """A may summon; B, who is asked first, is of another kingdom."""
    return scene(
        seat("cao_hong+ yue_jin+"), seat("guan_yu- zhang_fei-"), seat("gan_ning- lu_meng-"), seat("pan_feng+ pang_de+"),
        edition="current",
    )  # fmt: skip


def test_in_the_current_edition_there_is_none_either() -> None:
    plan = Plan("guozhan", 5, {"edition": "current"}, "leaks", ("random",) * 5)
    assert secrecy(plan, 3)[0]["leaks"] == 0
    assert [leaks_at(table()) for table in (hidden_lord, lords_turn, hidden_careerist, summoner)] == [0] * 4


def test_a_hidden_lord_in_a_log_line(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.tell

    def tell(table: Table, key: str, private: Any = None, /, **args: Any) -> None:
        if key == "gz-use":
            args["lords"] = [t for t in args["targets"] if table.general(table[t], HEAD).lord_of is not None]
        honest(table, key, private, **args)

    monkeypatch.setattr(Table, "tell", tell)
    assert leaks_at(hidden_lord()) > 0


def test_a_hidden_lord_in_a_view(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view._seat

    def seat_of(table: Table, me: Player) -> View:
        return honest(table, me) | {"lord": bool(me.generals) and table.general(me, HEAD).lord_of is not None}

    monkeypatch.setattr(view, "_seat", seat_of)
    assert leaks_at(hidden_lord()) > 0


def test_a_careerist_behind_his_deputy_in_a_view(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view._seat

    def seat_of(table: Table, me: Player) -> View:
        head = table.general(me, HEAD).kingdom if me.up[DEPUTY] else None
        return honest(table, me) | ({"kingdom": head} if head == "careerist" else {})

    monkeypatch.setattr(view, "_seat", seat_of)
    assert leaks_at(hidden_careerist()) > 0


def test_a_summons_that_passes_over_who_cannot_join(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = summon.asks

    async def asks(table: Table, me: Player, other: Player) -> bool:
        if all(table.general(other, origin).kingdom != me.kingdom for origin in (HEAD, DEPUTY)):
            return False
        return await honest(table, me, other)

    monkeypatch.setattr(summon, "asks", asks)
    assert leaks_at(summoner()) > 0
