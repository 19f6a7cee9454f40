"""Generals removed and deputies changed (rules §13), dual kingdoms (§14.3)."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan.flow.change import change_deputy, remove_general
from sanzhan.guozhan.queries import sex
from sanzhan.guozhan.skills.skill import DEPUTY, HEAD


def current(*seats: Any, **how: Any) -> Scene:
    return scene(*seats, edition="current", **how)


def run(flow: Coroutine[Any, Any, Any]) -> Any:
    """Carry out what asks nobody anything."""
    return asyncio.run(flow)


@pytest.mark.rule("guozhan", "R104")
def test_a_hidden_general_is_shown_and_a_soldier_takes_its_place() -> None:
    s = current(seat("zhang_fei- gan_furen-", hp=3), seat("cao_ren- yue_jin-"), seat("gan_ning- lu_meng-"))
    most = s["A"].max_hp
    run(remove_general(s.table, s["A"], DEPUTY))
    assert s["A"].kingdom == "shu"
    assert (s["A"].max_hp, s["A"].hp) == (most, 3)
    assert s.table.general(s["A"], DEPUTY).skills == ()
    assert sex(s.table, s["A"]) == "female"
    assert s["A"].up == (False, True)
    # no mark, neither now nor when the other is turned up
    assert s["A"].marks == ()
    assert not s.table.vanguard
    s.told("gz-removed", seat="A", general="gan_furen", kingdom="shu")
    s.sound()


def test_a_soldier_cannot_be_removed() -> None:
    s = current(seat("zhang_fei+ soldier_female_shu+"), seat("cao_ren- yue_jin-"))
    with pytest.raises(ValueError, match="soldier"):
        run(remove_general(s.table, s["A"], DEPUTY))


@pytest.mark.rule("guozhan", "R59")
@pytest.mark.rule("guozhan", "R60")
def test_a_deputy_is_changed_once_by_a_skill_without_marks_and_maximum_hp_stays() -> None:
    s = current(seat("guan_yu+ zhang_fei+"), seat("cao_ren- yue_jin-"))
    s["A"].marks = ()
    most = s["A"].max_hp
    assert run(change_deputy(s.table, s["A"], "sanyao"))
    new = s.table.general(s["A"], DEPUTY)
    assert new.id != "zhang_fei"
    assert "shu" in new.kingdoms
    assert (s["A"].max_hp, s["A"].marks) == (most, ())
    assert not run(change_deputy(s.table, s["A"], "sanyao"))
    assert s.table.general(s["A"], DEPUTY).id == new.id
    assert run(change_deputy(s.table, s["A"], "another"))
    s.sound()


def test_the_cards_turned_up_and_the_old_deputy_go_under_the_deck() -> None:
    s = current(seat("guan_yu+ zhang_fei+"), seat("cao_ren- yue_jin-"))
    old = s["A"].generals[DEPUTY]
    before = len(s.table.general_deck)
    run(change_deputy(s.table, s["A"], "sanyao"))
    assert len(s.table.general_deck) == before
    assert s.table.general_deck[-1] == old


def test_with_a_hidden_general_both_are_turned_up_first() -> None:
    s = current(seat("guan_yu- zhang_fei-"), seat("cao_ren- yue_jin-"), seat("gan_ning- lu_meng-"))
    run(change_deputy(s.table, s["A"], "sanyao"))
    assert s["A"].up == (True, True)
    s.told("gz-reveal", seat="A")


@pytest.mark.rule("guozhan", "R107")
def test_a_dual_kingdom_deputy_brings_the_head_with_it() -> None:
    s = current(seat("cao_ren- meng_da-"), seat("gan_ning- lu_meng-"), stage="prepare")
    s.skill("A", "turn_up", "deputy")
    assert s["A"].up == (True, True)
    assert s["A"].kingdom == "wei"
    assert s.table.general(s["A"], HEAD).id == "cao_ren"
    assert s.count("gz-reveal") == 1
