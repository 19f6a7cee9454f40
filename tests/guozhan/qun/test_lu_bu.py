"""吕布: 无双."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat

PROVES = pytest.mark.proves("guozhan", "skill", "lu_bu.wushuang@first")


def dodges(s: Scene, letter: str) -> Scene:
    return s.until(letter, "gz-dodge").does(letter, "gz-dodge", "card", "dodge")


def slashes(s: Scene, letter: str) -> Scene:
    return s.until(letter, "gz-slash").does(letter, "gz-slash", "card", "slash")


@PROVES
def test_two_dodges_cancel_his_slash() -> None:
    s = scene(seat("lu_bu+ pan_feng-", "slash"), seat("", "dodge dodge"))
    s.use("A", "slash", "B").until("B", "gz-dodge")
    assert s.asked("B", "gz-dodge").args["needed"] == 2
    dodges(s, "B")
    assert s.asked("B", "gz-dodge").args["needed"] == 1
    dodges(s, "B").on()
    assert s["B"].hp == 4
    assert s["B"].hand == []
    s.sound()


@PROVES
def test_a_single_dodge_is_lost_and_does_not_help() -> None:
    s = scene(seat("lu_bu+ pan_feng-", "slash"), seat("", "dodge"))
    dodges(s.use("A", "slash", "B"), "B").on()
    assert s["B"].hp == 3
    assert s["B"].hand == []


@PROVES
def test_others_are_content_with_one_dodge() -> None:
    s = scene(seat("", "slash"), seat("lu_bu+ pan_feng-", "dodge dodge"))
    dodges(s.use("A", "slash", "B"), "B").on()
    assert s["B"].hp == s["B"].max_hp
    assert s.hand("B") == ["dodge"]


@PROVES
def test_each_of_the_two_dodges_may_come_from_the_trigrams() -> None:
    s = scene(
        seat("lu_bu+ pan_feng-", "slash"), seat("", "dodge", equip="eight_trigrams"), deck="peach.h4 slash.s8 peach.h6"
    )
    s.use("A", "slash", "B").skill("B", "eight_trigrams", about="gz-dodge")
    # the second judgement is black: the hand may still help
    s.skill("B", "eight_trigrams", about="gz-dodge")
    dodges(s, "B").on()
    assert s["B"].hp == 4
    assert s.count("gz-judge", seat="B") == 2


@PROVES
def test_a_slash_that_cannot_be_dodged_stays_so() -> None:
    s = scene(seat("lu_bu+ ma_chao+", "slash"), seat("", "dodge dodge"), deck="peach.h4")
    s.use("A", "slash", "B").skill("A", "tieqi").on()
    assert s["B"].hp == 3
    assert not any(about == "gz-dodge" for _, about, _ in s.asked_so_far)


@PROVES
def test_in_his_duel_the_other_plays_two_each_time() -> None:
    s = scene(seat("lu_bu+ pan_feng-", "duel slash"), seat("", "slash slash slash"))
    slashes(slashes(s.use("A", "duel", "B"), "B"), "B")
    slashes(s, "A")
    slashes(s, "B").on()
    assert s["B"].hp == 3
    assert s["B"].hand == []
    assert s["A"].hp == s["A"].max_hp


@PROVES
def test_who_challenges_him_plays_two_and_he_one() -> None:
    s = scene(seat("", "duel slash"), seat("lu_bu+ pan_feng-", "slash"))
    slashes(s.use("A", "duel", "B"), "B")
    slashes(s, "A").on()
    assert s["A"].hp == 3
    assert s.told("gz-damage", seat="A")["source"] == "B"
    assert s["A"].hand == []


@PROVES
def test_a_duel_that_another_makes_him_use_is_his_duel_too() -> None:
    s = scene(seat("diao_chan+ zou_shi-", "peach"), seat("cao_ren+ yue_jin-", "slash"), seat("lu_bu+ pan_feng-"))
    slashes(s.does("A", "gz-play", "lijian", "peach", "B", "C"), "B").on()
    assert s["B"].hp == 3
    assert s["B"].hand == []


@PROVES
def test_hidden_he_may_turn_up_when_he_has_named_his_target() -> None:
    s = scene(seat("lu_bu- pan_feng-", "slash"), seat("", "dodge"))
    dodges(s.use("A", "slash", "B").skill("A", "wushuang", reveals="head"), "B").on()
    assert s["A"].up == (True, False)
    assert s["B"].hp == 3


@PROVES
def test_hidden_he_may_decline_and_nothing_happens() -> None:
    s = scene(seat("lu_bu- pan_feng-", "slash"), seat("", "dodge"))
    dodges(s.use("A", "slash", "B").until("A", "gz-skill", "wushuang"), "B").on()
    assert s["A"].up == (False, False)
    assert s["B"].hp == 4


@PROVES
def test_hidden_he_may_turn_up_when_he_is_challenged() -> None:
    s = scene(seat("", "duel slash"), seat("lu_bu- pan_feng-", "slash"))
    slashes(slashes(s.use("A", "duel", "B").skill("B", "wushuang"), "B"), "A").on()
    assert s["B"].up == (True, False)
    assert s["A"].hp == 3


CURRENT = pytest.mark.proves("guozhan", "skill", "lu_bu.wushuang@current")


@CURRENT
def test_his_duel_may_have_two_more_targets_one_after_the_other() -> None:
    s = scene(seat("lu_bu+ pan_feng-", "duel"), seat("", "slash slash"), seat("", "slash"), seat(), edition="current")
    s.use("A", "duel", "D").skill("A", "wushuang", ("B", "C"))
    assert s.count("gz-add-target", seat="A") == 2
    slashes(slashes(s, "B"), "B").on()
    # one Slash is not enough for C
    assert [s[letter].hp for letter in "ABCD"] == [s["A"].max_hp - 1, 4, 3, 3]
    assert [said.args["seat"] for said in s.news if said.key == "gz-damage"] == [0, 2, 3]
    s.sound()


@CURRENT
def test_more_targets_are_his_choice_although_the_skill_is_locked() -> None:
    s = scene(seat("lu_bu+ pan_feng-", "duel"), seat("", "slash"), seat(), edition="current")
    slashes(s.use("A", "duel", "B").until("A", "gz-skill", "wushuang"), "B").on()
    # the other half is not: one Slash was not enough
    assert (s["B"].hp, s["C"].hp) == (3, 4)
    assert s.count("gz-add-target") == 0


@CURRENT
def test_no_more_targets_for_a_converted_duel_a_slash_or_the_duel_of_another() -> None:
    a = seat("lu_bu+ yan_wen+", "slash.h10 slash.s7 slash.s8")
    s = scene(a, seat(), seat(), edition="current", stage="draw", deck="slash.s9")
    s.skill("A", "shuangxiong").until("A", "gz-play")
    s.does("A", "gz-play", "shuangxiong", "slash.h10", "B")
    s.not_offered("A", "wushuang")
    assert (s["B"].hp, s["C"].hp) == (3, 4)
    s.use("A", "slash.s7", "B").not_offered("A", "wushuang")
    s = scene(seat("", "duel"), seat("lu_bu+ pan_feng-"), seat(), edition="current")
    s.use("A", "duel", "B").not_offered("B", "wushuang")
    assert s["B"].hp == s["B"].max_hp - 1


@CURRENT
def test_a_duel_as_if_used_is_not_converted_and_may_be_extended() -> None:
    s = scene(
        seat("diao_chan+ zou_shi-", "peach"), seat("cao_ren+ yue_jin-"), seat("lu_bu+ pan_feng-"), edition="current"
    )
    s.does("A", "gz-play", "lijian", "peach", "B", "C").skill("C", "wushuang", "A").on()
    assert (s["A"].hp, s["B"].hp) == (s["A"].max_hp - 1, 3)


@CURRENT
def test_an_added_target_may_nullify_for_itself_alone() -> None:
    s = scene(seat("lu_bu+ pan_feng-", "duel"), seat(), seat("", "nullification"), edition="current")
    s.use("A", "duel", "B").skill("A", "wushuang", "C").until("C", "gz-nullify-mine")
    s.does("C", "gz-nullify-mine", "card", "nullification").on()
    assert (s["B"].hp, s["C"].hp) == (3, 4)


@CURRENT
def test_hidden_he_turns_up_to_add_targets_and_then_two_slashes_are_needed() -> None:
    s = scene(seat("pan_feng- lu_bu-", "duel"), seat("", "slash"), seat(), edition="current")
    slashes(s.use("A", "duel", "B").skill("A", "wushuang", "C", reveals="deputy"), "B").on()
    assert s["A"].up == (False, True)
    assert (s["B"].hp, s["C"].hp) == (3, 3)


@CURRENT
def test_two_dodges_are_needed_as_ever() -> None:
    s = scene(seat("lu_bu+ pan_feng-", "slash"), seat("", "dodge"), edition="current")
    dodges(s.use("A", "slash", "B"), "B").on()
    assert s["B"].hp == 3
    s = scene(seat("", "duel slash"), seat("lu_bu+ pan_feng-", "slash"), edition="current")
    assert slashes(s.use("A", "duel", "B"), "B").until("A", "gz-slash").asked("A", "gz-slash").args["needed"] == 2
