"""夏侯渊: 神速."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat

SHENSU = pytest.mark.proves("guozhan", "skill", "xiahou_yuan.shensu@first")
SHENSU_CURRENT = pytest.mark.proves("guozhan", "skill", "xiahou_yuan.shensu@current")


@SHENSU
def test_judge_and_draw_phase_are_given_up_for_a_slash_at_any_distance() -> None:
    s = scene(
        seat("xiahou_yuan+ zhang_he+", judging="indulgence"), seat(), seat("", equip="dilu"), seat(), stage="judge"
    )
    s.skill("A", "shensu", "C").until("A", "gz-play")
    assert s["C"].hp == 3
    assert s.hand("A") == []
    assert s.judging("A") == ["indulgence"]
    assert s.told("gz-use", seat="A")["cards"] == []
    s.sound()


@SHENSU
def test_the_slash_does_not_count_against_the_limit() -> None:
    s = scene(seat("xiahou_yuan+ zhang_he+", "slash"), seat(), stage="judge")
    s.skill("A", "shensu", "B").until("A", "gz-play").use("A", "slash", "B").on()
    assert s["B"].hp == 2


@SHENSU
def test_the_slash_may_be_dodged_and_has_no_colour() -> None:
    s = scene(seat("xiahou_yuan+ zhang_he+"), seat("", "dodge", equip="renwang_shield"), stage="judge")
    s.skill("A", "shensu", "B").until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge").until("A", "gz-play")
    assert s["B"].hp == 4


@SHENSU
def test_he_may_decline() -> None:
    s = scene(seat("xiahou_yuan+ zhang_he+"), seat(), stage="judge")
    s.until("A", "gz-skill", "shensu").does("A", "gz-skill", "decline").until("A", "gz-play")
    assert len(s["A"].hand) == 2


@SHENSU
def test_the_play_phase_is_given_up_with_an_equipment_card_from_the_hand() -> None:
    s = scene(seat("xiahou_yuan+ zhang_he+", "axe.d5 slash"), seat(), stage="play")
    s.skill("A", "shensu", "axe", "B").until("B", "gz-play")
    assert s["B"].hp == 3
    assert s.hand("A") == ["slash"]
    assert s.told("gz-skip", seat="A")["phase"] == "play"
    assert "axe.d5" in s.discarded()


@SHENSU
def test_without_equipment_card_the_play_phase_cannot_be_given_up() -> None:
    s = scene(seat("xiahou_yuan+ zhang_he+", "slash"), seat(), stage="play")
    s.not_offered("A", "shensu")


@SHENSU
def test_both_in_one_turn() -> None:
    s = scene(seat("xiahou_yuan+ zhang_he+", "axe"), seat(), stage="judge")
    s.skill("A", "shensu", "B").skill("A", "shensu", "axe", "B").until("B", "gz-play")
    assert s["B"].hp == 2


@SHENSU
def test_a_play_phase_that_is_skipped_already_cannot_be_given_up() -> None:
    s = scene(seat("xiahou_yuan+ zhang_he+", "axe", judging="indulgence"), seat(), deck="slash.s7", stage="judge")
    s.until("A", "gz-skill", "shensu").does("A", "gz-skill", "decline").not_offered("A", "shensu")
    assert s.count("gz-skip", phase="play") == 1


@SHENSU
def test_a_judge_phase_that_zhang_he_has_skipped_cannot_be_given_up_again() -> None:
    s = scene(seat("xiahou_yuan+ zhang_he+", "peach"), seat(), stage="judge")
    s.skill("A", "qiaobian", "peach").not_offered("A", "shensu")


@SHENSU
@pytest.mark.rule("guozhan", "G21")
def test_the_feather_fan_makes_its_slash_one_of_fire() -> None:
    s = scene(seat("xiahou_yuan+ zhang_he+", equip="feather_fan"), seat("", equip="rattan_armor"), stage="judge")
    s.skill("A", "shensu", "B").skill("A", "feather_fan").until("A", "gz-play")
    assert s["B"].hp == 2
    assert s.told("gz-damage", seat="B")["nature"] == "fire"


@SHENSU
@pytest.mark.rule("guozhan", "G21")
def test_the_fan_that_is_discarded_for_it_is_of_no_use() -> None:
    s = scene(seat("xiahou_yuan+ zhang_he+", equip="feather_fan"), seat(), stage="play")
    s.skill("A", "shensu", "feather_fan", "B").not_offered("A", "feather_fan")
    assert s.told("gz-damage", seat="B")["nature"] == "normal"


@SHENSU
def test_hidden_he_is_turned_up_and_rewarded_with_xiahou_dun_before_the_slash() -> None:
    s = scene(seat("xiahou_dun+ xiahou_yuan-"), seat(), stage="judge")
    s.skill("A", "shensu", "B", reveals="deputy").until("A", "gz-companion")
    assert s["A"].up == (True, True)
    assert s["B"].hp == 4
    s.does("A", "gz-companion", "draw_two").until("A", "gz-play")
    assert s["B"].hp == 3
    assert len(s["A"].hand) == 2


@SHENSU
def test_the_own_death_by_it_ends_the_turn() -> None:
    s = scene(
        seat("xiahou_yuan+ zhang_he+", hp=1), seat("xiahou_dun+ xu_huang+"), seat("guan_yu+ zhang_fei+"),
        deck="slash.s7", stage="judge",
    )  # fmt: skip
    s.skill("A", "shensu", "B").skill("B", "ganglie").on()
    assert not s["A"].alive
    assert s.told("gz-turn", seat="B")
    s.sound()


@SHENSU_CURRENT
def test_current_the_discard_phase_is_given_up_for_one_hp() -> None:
    s = scene(
        seat("xiahou_yuan+ zhang_he+", "peach peach peach dodge dodge dodge"), seat(), seat("", equip="dilu"), seat(),
        stage="discard", edition="current",
    )  # fmt: skip
    s.skill("A", "shensu", "C").until("B", "gz-play")
    assert (s["A"].hp, s["C"].hp) == (3, 3)
    assert len(s["A"].hand) == 6
    assert s.told("gz-skip", seat="A")["phase"] == "discard"
    assert s.told("gz-use", seat="A")["cards"] == []
    s.sound()


@SHENSU_CURRENT
def test_current_all_three_in_one_turn() -> None:
    s = scene(seat("xiahou_yuan+ zhang_he+", "axe"), seat(), stage="judge", edition="current")
    s.skill("A", "shensu", "B").skill("A", "shensu", "axe", "B").skill("A", "shensu", "B").until("B", "gz-play")
    assert (s["A"].hp, s["B"].hp) == (3, 1)
    assert s.count("gz-use", seat="A") == 3


@SHENSU_CURRENT
def test_current_he_may_decline_and_has_to_discard() -> None:
    s = scene(
        seat("xiahou_yuan+ zhang_he+", "peach peach peach dodge dodge"), seat(), stage="discard", edition="current"
    )
    s.until("A", "gz-skill", "shensu").does("A", "gz-skill", "decline").until("A", "gz-discard")
    assert s["A"].hp == 4


@SHENSU_CURRENT
def test_current_a_discard_phase_that_zhang_he_has_skipped_cannot_be_given_up_again() -> None:
    s = scene(seat("xiahou_yuan+ zhang_he+", "peach"), seat(), stage="discard", edition="current")
    s.skill("A", "qiaobian", "peach").not_offered("A", "shensu")


@SHENSU_CURRENT
def test_current_if_the_hp_was_his_last_no_slash_is_used() -> None:
    s = scene(
        seat("xiahou_yuan+ zhang_he+", hp=1), seat("guan_yu+ zhang_fei+"), seat("gan_ning+ lu_meng+"),
        stage="discard", edition="current",
    )  # fmt: skip
    s.skill("A", "shensu", "B").on()
    assert not s["A"].alive
    assert s.count("gz-use") == 0
    assert s["B"].hp == 4
    s.sound()


@SHENSU_CURRENT
def test_current_saved_with_his_own_peach_he_strikes() -> None:
    s = scene(seat("xiahou_yuan+ zhang_he+", "peach", hp=1), seat(), stage="discard", edition="current")
    s.skill("A", "shensu", "B").until("A", "gz-rescue").does("A", "gz-rescue", "card", "peach").until("B", "gz-play")
    assert (s["A"].hp, s["B"].hp) == (1, 3)


@SHENSU_CURRENT
def test_current_hidden_he_is_turned_up() -> None:
    s = scene(seat("zhang_he- xiahou_yuan-"), seat(), stage="discard", edition="current")
    s.skill("A", "shensu", "B", reveals="deputy").until("B", "gz-play")
    assert s["A"].up == (False, True)
    assert (s["A"].hp, s["B"].hp) == (3, 3)


@SHENSU_CURRENT
def test_current_he_has_a_half_fish_more() -> None:
    for edition, hp in (("first", 3), ("current", 4)):
        s = scene(seat("xiahou_yuan- guo_jia-"), seat(), edition=edition)
        assert s["A"].max_hp == hp
