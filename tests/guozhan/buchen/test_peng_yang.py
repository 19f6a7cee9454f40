"""彭羕: 通令, 近陷."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat

TONGLING = pytest.mark.proves("guozhan", "skill", "peng_yang.tongling")
JINXIAN = pytest.mark.proves("guozhan", "skill", "peng_yang.jinxian")
PAIR = "guan_yu+ peng_yang+"
WU = "gan_ning+ lu_meng+"


def struck(helper_hand: str = "", own_hand: str = "", victim_hand: str = "") -> Scene:
    """A, 彭羕 of Shu, has hit B of Wu with the Slash of spades 7; C is of Shu."""
    s = scene(
        seat(PAIR, f"slash.s7 {own_hand}"),
        seat(WU, victim_hand),
        seat("zhang_fei+ zhao_yun+", helper_hand),
        seat(),
        seat(),
        edition="current",
    )
    return s.use("A", "slash.s7", "B")


@TONGLING
def test_a_fellow_strikes_too_and_both_draw() -> None:
    s = struck("slash").skill("A", "tongling", "C").until("C", "gz-tongling")
    s.does("C", "gz-tongling", "use", "slash").on()
    assert s["B"].hp == 2
    assert (len(s["A"].hand), len(s["C"].hand)) == (2, 2)
    s.sound()


@TONGLING
def test_he_may_do_it_himself_and_draws_once() -> None:
    s = struck("", "slash").skill("A", "tongling", "A").until("A", "gz-tongling")
    s.does("A", "gz-tongling", "use", "slash").on()
    assert s["B"].hp == 2
    assert len(s["A"].hand) == 2


@TONGLING
def test_a_card_without_damage_gives_the_victim_the_first_one() -> None:
    s = struck("slash", "", "dodge").until("B", "gz-dodge")
    s.skill("A", "tongling", "C").until("C", "gz-tongling").does("C", "gz-tongling", "use", "slash")
    s.until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge").on()
    assert s["B"].hp == 3
    assert s.table.wires(s["B"].hand) == ["slash.s7"]
    assert (s["A"].hand, s["C"].hand) == ([], [])
    s.sound()


@TONGLING
def test_the_fellow_need_not_but_the_phase_is_spent() -> None:
    s = scene(
        seat(PAIR, "slash slash", equip="crossbow"),
        seat(WU),
        seat("zhang_fei+ zhao_yun+", "slash"),
        seat(),
        seat(),
        edition="current",
    )
    s.use("A", "slash", "B").skill("A", "tongling", "C").until("C", "gz-tongling").does("C", "gz-tongling", "decline")
    s.on()
    assert s["B"].hand == []
    s.use("A", "slash", "B").not_offered("A", "tongling")


@TONGLING
def test_it_may_be_declined() -> None:
    s = struck("slash").until("A", "gz-skill", "tongling").on()
    assert s.hand("C") == ["slash"]


@TONGLING
@pytest.mark.parametrize("generals", ["zhang_fei+ zhao_yun+", "gan_ning- lu_meng-"])
def test_not_for_damage_to_his_kingdom_or_to_the_undetermined(generals: str) -> None:
    s = scene(seat(PAIR, "slash"), seat(generals), seat(), seat("zhen_ji- guo_jia-"), edition="current")
    s.use("A", "slash", "B").not_offered("A", "tongling")


@TONGLING
def test_no_equipment_and_nothing_for_oneself() -> None:
    s = struck("crossbow peach wine something_for_nothing lightning dodge duel archery_attack dismantle", "", "peach")
    s.skill("A", "tongling", "C").until("C", "gz-tongling")
    offered = {dict(option.args).get("card") for option in s.asked("C", "gz-tongling").options}
    assert offered == {None, "duel", "archery_attack", "dismantle"}


@TONGLING
def test_distance_does_not_matter() -> None:
    s = scene(
        seat(PAIR, "slash"),
        seat(WU, "peach"),
        seat(),
        seat("zhang_fei+ zhao_yun+", "snatch"),
        seat(),
        seat("zhen_ji- guo_jia-"),
        edition="current",
    )
    s.use("A", "slash", "B").skill("A", "tongling", "D").until("D", "gz-tongling")
    s.does("D", "gz-tongling", "use", "snatch").on()
    assert s.hand("D") == ["peach"]


@TONGLING
def test_only_in_a_play_phase() -> None:
    s = scene(seat(PAIR, "slash"), seat("xiahou_dun+ cao_ren+"), seat(), stage="finish", edition="current")
    s.not_offered("A", "tongling")


@TONGLING
def test_a_hidden_peng_yang_turns_up_for_it() -> None:
    s = scene(seat("guan_yu- peng_yang-", "slash peach"), seat(WU), seat(), edition="current")
    s.use("A", "slash", "B").skill("A", "tongling", "A", reveals="deputy")
    assert s["A"].up == (True, True)
    s.on()


def turned_up(*others: str, own: str = "peach dodge slash") -> Scene:
    """The preparation phase of A: he turns 彭羕 up."""
    seats = [seat(generals, "peach dodge slash") for generals in others]
    s = scene(seat("guan_yu+ peng_yang-", own), *seats, stage="prepare", edition="current")
    return s.skill("A", "turn_up", "deputy")


@JINXIAN
def test_turned_up_everybody_near_turns_one_down_or_discards_two() -> None:
    s = turned_up(WU, "cao_ren+ yue_jin+", "pan_feng+ pang_de-")
    s.until("A", "gz-jinxian").does("A", "gz-jinxian", "head")
    s.until("B", "gz-jinxian").does("B", "gz-jinxian", "deputy")
    s.until("D", "gz-discard").does("D", "gz-discard", "choose", ("peach", "dodge"))
    s.until("A", "gz-play")
    assert s["A"].up == (False, True)
    assert s["B"].up == (True, False)
    assert s["C"].up == (True, True)
    assert (len(s["C"].hand), s.hand("D")) == (3, ["slash"])
    s.sound()


@JINXIAN
def test_he_may_hide_himself_and_do_it_again_later() -> None:
    s = turned_up(WU).until("A", "gz-jinxian").does("A", "gz-jinxian", "deputy").until("A", "gz-play")
    assert s["A"].up == (True, False)
    s.ends("A").until("B", "gz-play").ends("B").skill("A", "turn_up", "deputy").until("A", "gz-jinxian")


@JINXIAN
def test_a_lord_cannot_be_turned_down() -> None:
    pytest.importorskip("sanzhan.guozhan.generals.formation.lord_liu_bei")
    lord = seat("lord_liu_bei+ zhao_yun+")
    s = scene(seat("guan_yu+ peng_yang-"), lord, seat(), seat(), stage="prepare", edition="current")
    s.skill("A", "turn_up", "deputy").until("A", "gz-jinxian").does("A", "gz-jinxian", "head").until("A", "gz-play")
    assert s["B"].up == (True, False)


@JINXIAN
def test_a_soldier_cannot_be_turned_down() -> None:
    s = turned_up("gan_ning+ soldier_male_wu+").until("A", "gz-play")
    assert s["B"].up == (False, True)


@JINXIAN
def test_another_general_turned_up_does_not_bring_it() -> None:
    s = scene(seat("guan_yu- zhang_fei-"), seat(PAIR, "peach dodge"), stage="prepare", edition="current")
    s.skill("A", "turn_up", "head").until("A", "gz-play")
    assert len(s["B"].hand) == 2


@JINXIAN
def test_turned_up_by_a_skill_it_comes_before_the_effect() -> None:
    s = scene(seat("guan_yu- peng_yang-", "slash peach"), seat(WU, "peach"), edition="current")
    s.use("A", "slash", "B").skill("A", "tongling", "A", reveals="deputy")
    s.until("A", "gz-jinxian").does("A", "gz-jinxian", "head").until("B", "gz-jinxian")
