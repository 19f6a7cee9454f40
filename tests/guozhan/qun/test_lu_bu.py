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
