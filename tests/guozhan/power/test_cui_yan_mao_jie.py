"""崔琰毛玠: 征辟, 奉迎."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat

ZHENGBI = pytest.mark.proves("guozhan", "skill", "cui_yan_mao_jie.zhengbi")
FENGYING = pytest.mark.proves("guozhan", "skill", "cui_yan_mao_jie.fengying")
UP = "cui_yan_mao_jie+ cao_ren+"
SHU = "guan_yu+ zhang_fei+"
WEI = "xu_huang+ dian_wei+"


# -- 征辟


def against() -> Scene:
    """At the start of the play phase of A; C sits two away."""
    return scene(seat(UP, "slash slash slash"), seat(), seat(), seat(), edition="current", stage="play")


@ZHENGBI
def test_on_one_undetermined_his_cards_know_no_distance_and_no_limit() -> None:
    s = against().skill("A", "zhengbi", "C").until("A", "gz-play")
    s.use("A", "slash", "C").until("A", "gz-play").use("A", "slash", "C").until("A", "gz-play")
    assert s["C"].hp == 2
    # and none of them was the Slash of the phase
    s.use("A", "slash", "B").until("A", "gz-play")
    assert s["B"].hp == 3
    s.sound()


@ZHENGBI
def test_a_trick_reaches_it_too() -> None:
    s = scene(seat(UP, "snatch"), seat(), seat("", "peach"), seat(), edition="current", stage="play")
    s.skill("A", "zhengbi", "C").until("A", "gz-play").use("A", "snatch", "C").until("A", "gz-play")
    assert s.hand("A") == ["peach"]


@ZHENGBI
def test_a_target_added_later_does_not_make_it_the_slash_of_the_phase() -> None:
    s = scene(seat(UP, "slash slash", equip="halberd"), seat(), seat(), seat(), edition="current", stage="play")
    s.skill("A", "zhengbi", "C").until("A", "gz-play").use("A", "slash", "C").skill("A", "halberd", "B")
    s.until("A", "gz-play").use("A", "slash", "B").until("A", "gz-play")
    assert (s["B"].hp, s["C"].hp) == (2, 3)


@ZHENGBI
def test_only_as_long_as_it_is_undetermined() -> None:
    s = scene(
        seat(UP, "slash slash"), seat(), seat("xiahou_dun- cao_pi-", "peach"), seat(), edition="current", stage="play"
    )
    s.skill("A", "zhengbi", "C").until("A", "gz-play").use("A", "slash", "C")
    s.until("C", "gz-skill").does("C", "gz-skill", "fangzhu", "A", reveals="deputy").until("A", "gz-play")
    assert s["C"].determined
    s.cannot_use("A", "slash", "C")


@ZHENGBI
def test_one_determined_gives_a_card_that_is_not_basic_for_a_basic_one() -> None:
    s = scene(seat(UP, "slash"), seat(SHU, "duel dodge"), seat(), edition="current", stage="play")
    s.skill("A", "zhengbi", "slash", "B").until("B", "gz-zhengbi").does("B", "gz-zhengbi", "give_one", "duel")
    s.until("A", "gz-play")
    assert (s.hand("A"), s.hand("B")) == (["duel"], ["dodge", "slash"])
    s.sound()


@ZHENGBI
def test_or_two_basic_ones_that_just_given_among_them() -> None:
    s = scene(seat(UP, "slash"), seat(SHU, "dodge", equip="spear"), seat(), edition="current", stage="play")
    s.skill("A", "zhengbi", "slash", "B").until("B", "gz-zhengbi")
    s.does("B", "gz-zhengbi", "give_two", ("dodge", "slash")).until("A", "gz-play")
    assert (s.hand("A"), s.hand("B"), s.worn("B")) == (["dodge", "slash"], [], {"weapon": "spear"})


@ZHENGBI
def test_equipment_is_no_basic_card() -> None:
    s = scene(seat(UP, "slash"), seat(SHU, equip="spear"), seat(), edition="current", stage="play")
    s.skill("A", "zhengbi", "slash", "B").until("A", "gz-play")
    assert (s.hand("A"), s.hand("B"), s.worn("B")) == (["spear"], ["slash"], {})


@ZHENGBI
def test_the_only_card_comes_back() -> None:
    s = scene(seat(UP, "slash"), seat(SHU), seat(), edition="current", stage="play")
    s.skill("A", "zhengbi", "slash", "B").until("A", "gz-play")
    assert (s.hand("A"), s.hand("B")) == (["slash"], [])


@ZHENGBI
def test_he_may_leave_it_and_needs_a_basic_card_for_the_determined() -> None:
    s = against().until("A", "gz-skill", "zhengbi").does("A", "gz-skill", "decline").until("A", "gz-play")
    s.cannot_use("A", "slash", "C")
    scene(seat(UP, "duel"), seat(SHU), edition="current", stage="play").not_offered("A", "zhengbi")


@ZHENGBI
def test_hidden_he_is_turned_up() -> None:
    s = scene(seat("cui_yan_mao_jie- cao_ren-", "slash"), seat(SHU), seat(), edition="current", stage="play")
    s.skill("A", "zhengbi", "C", reveals="head").until("A", "gz-play")
    assert s["A"].up == (True, False)


# -- 奉迎


@FENGYING
def test_all_hand_cards_are_the_card_and_the_kingdom_draws_up_to_its_maximum_hp() -> None:
    s = scene(seat(UP, "slash duel"), seat(SHU), seat(WEI, "peach"), seat(), edition="current")
    s.does("A", "gz-play", "fengying").until("A", "gz-skill", "threaten_emperor")
    assert s.told("gz-use", seat="A")["card"] == "threaten_emperor"
    assert (len(s["A"].hand), len(s["B"].hand), len(s["C"].hand)) == (3, 0, 4)
    s.does("A", "gz-skill", "threaten_emperor", s.hand("A")[0]).until("A", "gz-play")
    assert s.count("gz-turn", seat="A") == 1
    s.sound()


@FENGYING
def test_once_a_game_and_not_without_a_hand() -> None:
    s = scene(seat(UP, "slash"), seat(), edition="current")
    s.does("A", "gz-play", "fengying").until("A", "gz-skill", "threaten_emperor")
    s.does("A", "gz-skill", "threaten_emperor", s.hand("A")[0]).until("A", "gz-play")
    assert s.why("A", "skill", "fengying") == "why-gz-skill-used-up"
    s = scene(seat(UP), seat(), edition="current")
    assert s.why("A", "skill", "fengying") == "why-gz-skill-not-now"


@FENGYING
def test_who_has_enough_draws_nothing() -> None:
    s = scene(seat(UP, "slash"), seat(SHU), seat(WEI, "peach peach peach peach peach"), seat(), edition="current")
    s.does("A", "gz-play", "fengying").on()
    assert s.count("gz-draw", seat="C", count=2) == s.count("gz-draw", seat="C")


@FENGYING
def test_nullified_it_has_let_them_draw_all_the_same() -> None:
    s = scene(seat(UP, "slash"), seat(SHU, "nullification.s11"), seat(WEI), seat(), edition="current")
    s.does("A", "gz-play", "fengying").until("B", "gz-nullify").does("B", "gz-nullify", "card", "nullification")
    s.until("A", "gz-play")
    assert (len(s["A"].hand), len(s["C"].hand)) == (3, 4)


@FENGYING
def test_hidden_he_is_turned_up_and_it_need_not_be_used() -> None:
    s = scene(seat("cui_yan_mao_jie- cao_ren-", "slash duel"), seat(), edition="current")
    s.does("A", "gz-play", "fengying", reveals="head").on()
    assert s["A"].up == (True, False)
    s = scene(seat(UP, "slash duel"), seat(), edition="current").ends("A")
    s.on()
    assert s.count("gz-skill", seat="A") == 0
