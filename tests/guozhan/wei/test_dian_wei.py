"""典韦: 强袭."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat

QIANGXI = pytest.mark.proves("guozhan", "skill", "dian_wei.qiangxi@first")
QIANGXI_CURRENT = pytest.mark.proves("guozhan", "skill", "dian_wei.qiangxi@current")


@QIANGXI
def test_one_hp_for_one_damage() -> None:
    s = scene(seat("dian_wei+ zhang_he+"), seat())
    s.does("A", "gz-play", "qiangxi", "B").until("A", "gz-play")
    assert (s["A"].hp, s["B"].hp) == (3, 3)
    assert s.told("gz-lose-hp", seat="A")["amount"] == 1
    assert s.told("gz-damage", seat="B")["source"] == "A"
    s.sound()


@QIANGXI
def test_a_weapon_from_the_hand_for_one_damage() -> None:
    s = scene(seat("dian_wei+ zhang_he+", "axe.d5"), seat())
    s.does("A", "gz-play", "qiangxi", "B", "axe").until("A", "gz-play")
    assert (s["A"].hp, s["B"].hp) == (4, 3)
    assert s.discarded() == ["axe.d5"]


@QIANGXI
def test_the_equipped_weapon_does_not_help_to_reach_if_it_is_the_one_given_up() -> None:
    s = scene(seat("dian_wei+ zhang_he+", equip="axe.d5"), seat(), seat(), seat())
    with pytest.raises(AssertionError, match="not offered qiangxi"):
        s.does("A", "gz-play", "qiangxi", "C", "axe")
    s.does("A", "gz-play", "qiangxi", "B", "axe").until("A", "gz-play")
    assert s["B"].hp == 3
    assert s.worn("A") == {}


@QIANGXI
def test_for_an_hp_or_another_weapon_the_equipped_one_reaches() -> None:
    s = scene(seat("dian_wei+ zhang_he+", "spear", equip="axe.d5"), seat(), seat(), seat())
    s.does("A", "gz-play", "qiangxi", "C", "spear").until("A", "gz-play")
    assert s["C"].hp == 3
    assert s.worn("A") == {"weapon": "axe"}


@QIANGXI
def test_out_of_range_and_a_second_time_it_is_not_offered() -> None:
    s = scene(seat("dian_wei+ zhang_he+"), seat(), seat(), seat())
    with pytest.raises(AssertionError, match="not offered qiangxi"):
        s.does("A", "gz-play", "qiangxi", "C")
    s.does("A", "gz-play", "qiangxi", "D").until("A", "gz-play")
    assert "qiangxi" not in s.acts(s.asked("A", "gz-play"))
    assert s.why("A", "skill", "qiangxi") == "why-gz-skill-used-up"


@QIANGXI
def test_other_equipment_is_no_weapon() -> None:
    s = scene(seat("dian_wei+ zhang_he+", "dilu"), seat())
    with pytest.raises(AssertionError, match="not offered qiangxi"):
        s.does("A", "gz-play", "qiangxi", "B", "dilu")


@QIANGXI
def test_he_may_play_on_without_it() -> None:
    s = scene(seat("dian_wei+ zhang_he+"), seat())
    s.ends("A").until("B", "gz-play")
    assert s["B"].hp == 4


@QIANGXI
def test_his_last_hp_makes_him_dying_first_and_dead_he_does_no_damage() -> None:
    s = scene(seat("dian_wei+ zhang_he+", hp=1), seat(), seat())
    s.does("A", "gz-play", "qiangxi", "B").on()
    assert not s["A"].alive
    assert s["B"].hp == 4
    s.sound()


@QIANGXI
def test_saved_with_his_own_peach_he_does_the_damage() -> None:
    s = scene(seat("dian_wei+ zhang_he+", "peach", hp=1), seat())
    s.does("A", "gz-play", "qiangxi", "B").until("A", "gz-rescue").does("A", "gz-rescue", "card", "peach")
    s.until("A", "gz-play")
    assert (s["A"].hp, s["B"].hp) == (1, 3)


@QIANGXI
def test_damage_without_card_leaves_xiahou_dun_his_answer() -> None:
    s = scene(seat("dian_wei+ zhang_he+"), seat("xiahou_dun+ xu_huang+"), deck="slash.s7")
    s.does("A", "gz-play", "qiangxi", "B").skill("B", "ganglie").until("A", "gz-play")
    assert s["A"].hp == 2


@QIANGXI
def test_hidden_he_is_turned_up_and_the_pair_heals_the_cost() -> None:
    s = scene(seat("cao_cao+ dian_wei-"), seat())
    s.does("A", "gz-play", "qiangxi", "B", reveals="deputy").until("A", "gz-companion")
    assert s["A"].hp == 3
    assert s["B"].hp == 4
    s.does("A", "gz-companion", "recover").until("A", "gz-play")
    assert s["A"].up == (True, True)
    assert (s["A"].hp, s["B"].hp) == (4, 3)


@QIANGXI_CURRENT
def test_current_distance_does_not_matter() -> None:
    s = scene(seat("dian_wei+ zhang_he+"), seat(), seat("", equip="dilu"), seat(), edition="current")
    s.does("A", "gz-play", "qiangxi", "C").until("A", "gz-play")
    assert (s["A"].hp, s["C"].hp) == (3, 3)
    assert s.told("gz-damage", seat="C")["source"] == "A"
    assert "qiangxi" not in s.acts(s.asked("A", "gz-play"))
    s.sound()


@QIANGXI_CURRENT
def test_current_nor_with_the_equipped_weapon_or_one_from_the_hand() -> None:
    for hand, equip in (("", "axe.d5"), ("axe.d5", "")):
        s = scene(seat("dian_wei+ zhang_he+", hand, equip=equip), seat(), seat(), seat(), edition="current")
        s.does("A", "gz-play", "qiangxi", "C", "axe").until("A", "gz-play")
        assert (s["A"].hp, s["C"].hp) == (4, 3)
        assert s.discarded() == ["axe.d5"]


@QIANGXI_CURRENT
def test_current_other_equipment_is_no_weapon_and_he_is_no_target() -> None:
    s = scene(seat("dian_wei+ zhang_he+", "dilu"), seat(), edition="current")
    for words in (("B", "dilu"), ("A",)):
        with pytest.raises(AssertionError, match="not offered qiangxi"):
            s.does("A", "gz-play", "qiangxi", *words)


@QIANGXI_CURRENT
def test_current_he_may_play_on_without_it() -> None:
    s = scene(seat("dian_wei+ zhang_he+"), seat(), edition="current")
    s.ends("A").until("B", "gz-play")
    assert s["B"].hp == 4


@QIANGXI_CURRENT
def test_current_his_last_hp_makes_him_dying_first_and_dead_he_does_no_damage() -> None:
    s = scene(seat("dian_wei+ zhang_he+", hp=1), seat(), seat(), edition="current")
    s.does("A", "gz-play", "qiangxi", "B").on()
    assert not s["A"].alive
    assert s["B"].hp == 4
    s.sound()


@QIANGXI_CURRENT
def test_current_damage_without_card_leaves_xiahou_dun_his_answer() -> None:
    s = scene(seat("dian_wei+ zhang_he+"), seat("xiahou_dun+ xu_huang+"), deck="peach.h4", edition="current")
    s.does("A", "gz-play", "qiangxi", "B").skill("B", "ganglie").until("A", "gz-play")
    assert s["A"].hp == 2


@QIANGXI_CURRENT
def test_current_hidden_he_is_turned_up_with_the_cost() -> None:
    s = scene(seat("zhang_he- dian_wei-"), seat(), seat(), seat(), edition="current")
    s.does("A", "gz-play", "qiangxi", "C", reveals="deputy").until("A", "gz-play")
    assert s["A"].up == (False, True)
    assert (s["A"].hp, s["C"].hp) == (3, 3)
