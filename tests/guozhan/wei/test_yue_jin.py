"""乐进: 骁果."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat

XIAOGUO = pytest.mark.proves("guozhan", "skill", "yue_jin.xiaoguo@first")
XIAOGUO_CURRENT = pytest.mark.proves("guozhan", "skill", "yue_jin.xiaoguo@current")


@XIAOGUO
def test_who_does_not_discard_equipment_takes_damage() -> None:
    s = scene(seat("gan_ning- lu_meng-", equip="dilu"), seat("yue_jin+ zhang_he+", "slash"), stage="finish")
    s.skill("B", "xiaoguo", "slash").until("A", "gz-pay-or-hurt")
    assert s.asked("A", "gz-pay-or-hurt").args["why"] == "xiaoguo"
    s.does("A", "gz-pay-or-hurt", "decline").until("B", "gz-play")
    assert s["A"].hp == 3
    assert s.told("gz-damage", seat="A")["source"] == "B"
    assert s.worn("A") == {"plus_horse": "dilu"}
    s.sound()


@XIAOGUO
def test_an_equipped_card_saves_him() -> None:
    s = scene(seat("gan_ning- lu_meng-", equip="dilu"), seat("yue_jin+ zhang_he+", "slash"), stage="finish")
    s.skill("B", "xiaoguo", "slash").until("A", "gz-pay-or-hurt").does("A", "gz-pay-or-hurt", "discard", "dilu").on()
    assert s["A"].hp == 4
    assert s.worn("A") == {}


@XIAOGUO
def test_an_equipment_card_in_hand_saves_him_too() -> None:
    s = scene(seat("gan_ning- lu_meng-", "axe peach"), seat("yue_jin+ zhang_he+", "slash"), stage="finish")
    s.skill("B", "xiaoguo", "slash").until("A", "gz-pay-or-hurt").does("A", "gz-pay-or-hurt", "discard", "axe").on()
    assert s["A"].hp == 4
    assert s.hand("A") == ["peach"]


@XIAOGUO
def test_without_equipment_card_he_takes_the_damage() -> None:
    s = scene(seat("gan_ning- lu_meng-", "peach"), seat("yue_jin+ zhang_he+", "dodge"), stage="finish")
    s.skill("B", "xiaoguo", "dodge").on()
    assert s["A"].hp == 3


@XIAOGUO
def test_he_may_decline() -> None:
    s = scene(seat("gan_ning- lu_meng-"), seat("yue_jin+ zhang_he+", "slash"), stage="finish")
    s.until("B", "gz-skill", "xiaoguo").does("B", "gz-skill", "decline").on()
    assert s["A"].hp == 4


@XIAOGUO
def test_without_basic_card_it_is_not_offered() -> None:
    s = scene(seat("gan_ning- lu_meng-"), seat("yue_jin+ zhang_he+", "axe dismantle"), stage="finish")
    s.not_offered("B", "xiaoguo")


@XIAOGUO
def test_in_his_own_finish_phase_it_is_not_offered() -> None:
    s = scene(seat("yue_jin+ zhang_he+", "slash"), seat("gan_ning- lu_meng-"), stage="finish")
    s.not_offered("A", "xiaoguo")


@XIAOGUO
def test_once_in_a_finish_phase() -> None:
    s = scene(seat("gan_ning- lu_meng-"), seat("yue_jin+ zhang_he+", "slash dodge"), stage="finish")
    s.skill("B", "xiaoguo", "slash").not_offered("B", "xiaoguo")


@XIAOGUO
def test_xiahou_dun_answers_its_damage() -> None:
    s = scene(seat("xiahou_dun+ xu_huang+"), seat("yue_jin+ zhang_he+", "slash"), deck="slash.s7", stage="finish")
    s.skill("B", "xiaoguo", "slash").skill("A", "ganglie").on()
    assert s["B"].hp == 3


@XIAOGUO
def test_hidden_he_is_turned_up_with_the_cost() -> None:
    s = scene(seat("gan_ning- lu_meng-"), seat("zhang_he- yue_jin-", "slash"), stage="finish")
    s.skill("B", "xiaoguo", "slash", reveals="deputy").on()
    assert s["B"].up == (False, True)
    assert s["A"].hp == 3


@XIAOGUO
def test_zou_shi_keeps_him_hidden_in_her_turn() -> None:
    s = scene(seat("zou_shi+ pan_feng+"), seat("zhang_he- yue_jin-", "slash"), stage="finish")
    s.not_offered("B", "xiaoguo")


@XIAOGUO_CURRENT
def test_current_for_equipment_that_is_discarded_he_draws_a_card() -> None:
    for hand, equip in (("axe", ""), ("", "axe")):
        s = scene(
            seat("gan_ning- lu_meng-", hand, equip=equip), seat("yue_jin+ zhang_he+", "slash"),
            deck="peach", stage="finish", edition="current",
        )  # fmt: skip
        s.skill("B", "xiaoguo", "slash").until("A", "gz-pay-or-hurt").does("A", "gz-pay-or-hurt", "discard", "axe")
        assert s.hand("B") == ["peach"]
        assert s["A"].hp == 4
        assert (s.hand("A"), s.worn("A")) == ([], {})
        s.sound()


@XIAOGUO_CURRENT
def test_current_for_the_damage_he_draws_nothing() -> None:
    s = scene(
        seat("gan_ning- lu_meng-", equip="axe"), seat(), seat("yue_jin+ zhang_he+", "slash"),
        stage="finish", edition="current",
    )  # fmt: skip
    s.skill("C", "xiaoguo", "slash").until("A", "gz-pay-or-hurt").does("A", "gz-pay-or-hurt", "decline").on()
    assert s["A"].hp == 3
    assert s.told("gz-damage", seat="A")["source"] == "C"
    assert s.worn("A") == {"weapon": "axe"}
    assert s.hand("C") == []


@XIAOGUO_CURRENT
def test_current_without_equipment_card_he_takes_the_damage() -> None:
    s = scene(
        seat("gan_ning- lu_meng-", "peach"), seat("yue_jin+ zhang_he+", "dodge"), stage="finish", edition="current"
    )
    s.skill("B", "xiaoguo", "dodge").on()
    assert s["A"].hp == 3


@XIAOGUO_CURRENT
def test_current_he_may_decline() -> None:
    s = scene(seat("gan_ning- lu_meng-"), seat("yue_jin+ zhang_he+", "slash"), stage="finish", edition="current")
    s.until("B", "gz-skill", "xiaoguo").does("B", "gz-skill", "decline").on()
    assert s["A"].hp == 4


@XIAOGUO_CURRENT
def test_current_without_basic_card_or_in_his_own_finish_phase_it_is_not_offered() -> None:
    s = scene(
        seat("gan_ning- lu_meng-"), seat("yue_jin+ zhang_he+", "axe dismantle"), stage="finish", edition="current"
    )
    s.not_offered("B", "xiaoguo")
    s = scene(seat("yue_jin+ zhang_he+", "slash"), seat("gan_ning- lu_meng-"), stage="finish", edition="current")
    s.not_offered("A", "xiaoguo")


@XIAOGUO_CURRENT
def test_current_xiahou_dun_answers_its_damage() -> None:
    s = scene(
        seat("xiahou_dun+ xu_huang+"), seat("yue_jin+ zhang_he+", "slash"),
        deck="peach.h4", stage="finish", edition="current",
    )  # fmt: skip
    s.skill("B", "xiaoguo", "slash").skill("A", "ganglie").on()
    assert s["B"].hp == 3


@XIAOGUO_CURRENT
def test_current_hidden_he_is_turned_up_with_the_cost() -> None:
    s = scene(
        seat("gan_ning- lu_meng-", equip="axe"), seat("zhang_he- yue_jin-", "slash"),
        deck="peach", stage="finish", edition="current",
    )  # fmt: skip
    s.skill("B", "xiaoguo", "slash", reveals="deputy").until("A", "gz-pay-or-hurt")
    assert s["B"].up == (False, True)
    s.does("A", "gz-pay-or-hurt", "discard", "axe")
    assert s.hand("B") == ["peach"]
