"""曹仁: 据守."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat
from sanzhan.guozhan.flow.command import HOLD
from sanzhan.guozhan.skills.skill import Effect

JUSHOU = pytest.mark.proves("guozhan", "skill", "cao_ren.jushou@first")
JUSHOU_CURRENT = pytest.mark.proves("guozhan", "skill", "cao_ren.jushou@current")


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


WU, SHU, QUN = seat("gan_ning+ lu_meng+"), seat("guan_yu+ zhang_fei+"), seat("pan_feng+ pang_de+")


@JUSHOU_CURRENT
def test_current_a_card_for_each_kingdom_one_is_discarded_and_with_three_he_is_stacked() -> None:
    s = scene(
        seat("cao_ren+ zhang_he+"), WU, SHU, seat("yue_jin+ xu_huang+"),
        deck="peach.h4 dodge.d2 slash.s7", stage="finish", edition="current",
    )  # fmt: skip
    s.skill("A", "jushou").until("A", "gz-jushou").does("A", "gz-jushou", "choose", "dodge").until("B", "gz-play")
    assert s.hand("A") == ["peach", "slash"]
    assert s.discarded() == ["dodge.d2"]
    assert s["A"].stacked
    s.sound()


@JUSHOU_CURRENT
def test_current_with_two_kingdoms_he_stays_upright() -> None:
    s = scene(seat("cao_ren+ zhang_he+"), WU, deck="peach.h4 dodge.d2", stage="finish", edition="current")
    s.skill("A", "jushou").until("A", "gz-jushou").does("A", "gz-jushou", "choose", "dodge").until("B", "gz-play")
    assert s.hand("A") == ["peach"]
    assert not s["A"].stacked


@JUSHOU_CURRENT
def test_current_the_hidden_are_no_kingdom_and_a_single_card_goes_without_question() -> None:
    s = scene(
        seat("cao_ren+ zhang_he+"), seat("gan_ning- lu_meng-"), seat(), deck="peach.h4", stage="finish",
        edition="current",
    )  # fmt: skip
    s.skill("A", "jushou").until("B", "gz-play")
    assert s["A"].hand == []
    assert s.discarded() == ["peach.h4"]
    assert not s["A"].stacked


@JUSHOU_CURRENT
def test_current_each_careerist_is_a_kingdom() -> None:
    s = scene(
        seat("cao_ren+ zhang_he+"),
        seat("gan_ning+ lu_meng+", kingdom="careerist"),
        seat("guan_yu+ zhang_fei+", kingdom="careerist"),
        stage="finish", edition="current",
    )  # fmt: skip
    s.skill("A", "jushou").until("B", "gz-play")
    assert s.told("gz-draw", seat="A")["count"] == 3
    assert s["A"].stacked


@JUSHOU_CURRENT
def test_current_an_equipment_card_is_used() -> None:
    s = scene(seat("cao_ren+ zhang_he+", "axe", equip="spear.s12"), WU, stage="finish", edition="current")
    s.skill("A", "jushou").until("A", "gz-jushou").does("A", "gz-jushou", "choose", "axe").until("B", "gz-play")
    assert s.worn("A") == {"weapon": "axe"}
    assert s.discarded() == ["spear.s12"]
    assert s.told("gz-use", seat="A")["card"] == "axe"
    assert s.count("gz-discard") == 0
    s.sound()


@JUSHOU_CURRENT
def test_current_the_silver_lion_replaced_by_it_heals_him() -> None:
    s = scene(
        seat("cao_ren+ zhang_he+", "eight_trigrams", hp=2, equip="silver_lion"), WU, stage="finish", edition="current"
    )
    s.skill("A", "jushou").until("A", "gz-jushou").does("A", "gz-jushou", "choose", "eight_trigrams")
    s.until("B", "gz-play")
    assert s.worn("A") == {"armor": "eight_trigrams"}
    assert s["A"].hp == 3


@JUSHOU_CURRENT
def test_current_equipment_that_he_may_not_use_stays_in_the_hand() -> None:
    s = scene(seat("cao_ren+ zhang_he+", "axe"), seat(), deck="dilu", stage="finish", edition="current")
    s["A"].effects = (Effect(HOLD, "turn"),)
    s.table.changed()
    s.skill("A", "jushou").until("B", "gz-play")
    assert s.hand("A") == ["axe", "dilu"]
    assert not any(about == "gz-jushou" for _, about, _ in s.asked_so_far)


@JUSHOU_CURRENT
def test_current_he_may_decline() -> None:
    s = scene(seat("cao_ren+ zhang_he+"), WU, SHU, stage="finish", edition="current")
    s.until("A", "gz-skill", "jushou").does("A", "gz-skill", "decline").until("B", "gz-play")
    assert s["A"].hand == []
    assert not s["A"].stacked


@JUSHOU_CURRENT
def test_current_stacked_already_he_is_upright_again() -> None:
    s = scene(seat("cao_ren+ zhang_he+", stacked=True), WU, SHU, QUN, stage="finish", edition="current")
    s.skill("A", "jushou").until("B", "gz-play")
    assert s.told("gz-draw", seat="A")["count"] == 4
    assert not s["A"].stacked


@JUSHOU_CURRENT
def test_current_in_the_finish_phase_of_another_he_does_nothing() -> None:
    s = scene(WU, seat("cao_ren+ zhang_he+"), SHU, stage="finish", edition="current")
    s.not_offered("B", "jushou")


@JUSHOU_CURRENT
def test_current_hidden_he_is_turned_up_first_and_his_own_kingdom_counts() -> None:
    s = scene(seat("zhang_he- cao_ren-"), WU, SHU, stage="finish", edition="current")
    s.skill("A", "jushou", reveals="deputy").until("B", "gz-play")
    assert s["A"].up == (False, True)
    assert s.told("gz-draw", seat="A")["count"] == 3
    assert len(s["A"].hand) == 2
    assert s["A"].stacked
