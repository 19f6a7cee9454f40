"""曹仁: 据守."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat

JUSHOU = pytest.mark.proves("guozhan", "skill", "cao_ren.jushou@first")


@JUSHOU
def test_three_cards_and_the_next_turn_is_left_out() -> None:
    s = scene(seat("cao_ren+ zhang_he+"), seat("gan_ning- lu_meng-"), stage="finish")
    s.skill("A", "jushou").until("B", "gz-play")
    assert len(s["A"].hand) == 3
    assert s["A"].stacked
    s.ends("B").until("B", "gz-play")
    assert not s["A"].stacked
    assert s.told("gz-stack", seat="A")["stacked"] is False
    s.sound()


@JUSHOU
def test_he_may_decline() -> None:
    s = scene(seat("cao_ren+ zhang_he+"), seat("gan_ning- lu_meng-"), stage="finish")
    s.until("A", "gz-skill", "jushou").does("A", "gz-skill", "decline").until("B", "gz-play")
    assert s["A"].hand == []
    assert not s["A"].stacked


@JUSHOU
def test_stacked_already_he_is_upright_again() -> None:
    s = scene(seat("cao_ren+ zhang_he+", stacked=True), seat("gan_ning- lu_meng-"), stage="finish")
    s.skill("A", "jushou").until("B", "gz-play")
    assert len(s["A"].hand) == 3
    assert not s["A"].stacked


@JUSHOU
def test_in_the_finish_phase_of_another_he_does_nothing() -> None:
    s = scene(seat("gan_ning- lu_meng-"), seat("cao_ren+ zhang_he+"), stage="finish")
    s.not_offered("B", "jushou")


@JUSHOU
def test_who_is_killed_in_his_finish_phase_does_not_use_it() -> None:
    s = scene(
        seat("cao_ren+ zhang_he+", hp=1),
        seat("yue_jin+ xu_huang+", "slash"),
        seat("gan_ning- lu_meng-"),
        stage="finish",
    )
    s.until("A", "gz-skill", "jushou").does("A", "gz-skill", "decline").skill("B", "xiaoguo", "slash").on()
    assert not s["A"].alive
    assert s.count("gz-skill", skill="jushou") == 0


@JUSHOU
def test_hidden_he_is_turned_up() -> None:
    s = scene(seat("zhang_he- cao_ren-"), seat("gan_ning- lu_meng-"), stage="finish")
    s.skill("A", "jushou", reveals="deputy").until("B", "gz-play")
    assert s["A"].up == (False, True)
    assert s["A"].stacked
