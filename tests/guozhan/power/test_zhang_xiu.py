"""张绣: 附敌, 从谏."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat

FUDI = pytest.mark.proves("guozhan", "skill", "zhang_xiu.fudi")
CONGJIAN = pytest.mark.proves("guozhan", "skill", "zhang_xiu.congjian")
UP = "zhang_xiu+ pan_feng+"


@FUDI
def test_who_hurts_him_gets_a_card_and_the_healthiest_of_its_kingdom_is_hurt() -> None:
    wei, also = seat("cao_ren+ yue_jin+", "slash", hp=3), seat("xu_huang+ dian_wei+")
    s = scene(wei, seat(UP, "peach"), also, seat(), edition="current")
    s.use("A", "slash", "B").skill("B", "fudi", "peach").on()
    assert s.hand("A") == ["peach"]
    # outside his turn it is one more
    assert (s["A"].hp, s["C"].hp) == (3, 2)
    s.sound()


@FUDI
def test_among_equals_he_chooses() -> None:
    wei, also = seat("cao_ren+ yue_jin+", "slash"), seat("xu_huang+ dian_wei+")
    s = scene(wei, seat(UP, "peach"), also, seat(), edition="current")
    s.use("A", "slash", "B").skill("B", "fudi", "peach").until("B", "gz-fudi").does("B", "gz-fudi", "choose", "A").on()
    assert (s["A"].hp, s["C"].hp) == (2, 4)


@FUDI
def test_nobody_is_hurt_if_all_of_them_are_weaker_than_he() -> None:
    s = scene(seat("cao_ren+ yue_jin+", "slash", hp=2), seat(UP, "peach"), seat(), edition="current")
    s.use("A", "slash", "B").skill("B", "fudi", "peach").on()
    assert (s.hand("A"), s["A"].hp) == (["peach"], 2)


@FUDI
def test_an_undetermined_source_stands_alone() -> None:
    s = scene(
        seat("cao_ren- yue_jin-", "slash", hp=3), seat(UP, "peach"), seat("xu_huang+ dian_wei+"), edition="current"
    )
    s.use("A", "slash", "B").skill("B", "fudi", "peach").on()
    assert (s["A"].hp, s["C"].hp) == (1, 4)


@FUDI
def test_he_may_decline_and_needs_a_card_and_somebody_who_did_it() -> None:
    s = scene(seat("", "slash"), seat(UP, "peach"), edition="current")
    s.use("A", "slash", "B").until("B", "gz-skill", "fudi").does("B", "gz-skill", "decline").on()
    assert s.hand("B") == ["peach"]
    s = scene(seat("", "slash"), seat(UP), edition="current")
    s.use("A", "slash", "B").not_offered("B", "fudi")
    bolt = seat(UP, "peach", judging="lightning", hp=4)
    scene(bolt, seat(), stage="judge", deck="slash.s7", edition="current").not_offered("A", "fudi")


@FUDI
def test_hidden_he_is_turned_up() -> None:
    s = scene(seat("", "slash"), seat("zhang_xiu- pan_feng-", "peach"), edition="current")
    s.use("A", "slash", "B").skill("B", "fudi", "peach", reveals="head").on()
    assert s["B"].up == (True, False)
    assert s["A"].hp == 2, "up he deals one more"


@CONGJIAN
def test_in_his_own_turn_he_suffers_one_more() -> None:
    s = scene(seat(UP, "duel"), seat("", "slash"), edition="current")
    s.use("A", "duel", "B").until("B", "gz-slash").does("B", "gz-slash", "card", "slash").on()
    assert s["A"].hp == 2
    s = scene(seat("", "slash"), seat(UP), edition="current")
    s.use("A", "slash", "B").on()
    assert s["B"].hp == 3


@CONGJIAN
def test_outside_his_turn_he_deals_one_more() -> None:
    s = scene(seat("", "duel"), seat(UP, "slash"), edition="current")
    s.use("A", "duel", "B").until("B", "gz-slash").does("B", "gz-slash", "card", "slash").on()
    assert s["A"].hp == 2
    s = scene(seat(UP, "slash"), seat(), edition="current")
    s.use("A", "slash", "B").on()
    assert s["B"].hp == 3


@CONGJIAN
def test_the_silver_lion_lets_no_more_than_one_through() -> None:
    s = scene(seat(UP, "duel", equip="silver_lion"), seat("", "slash"), edition="current")
    s.use("A", "duel", "B").until("B", "gz-slash").does("B", "gz-slash", "card", "slash").on()
    assert s["A"].hp == 3


@CONGJIAN
def test_hidden_he_chooses_whether_to_be_turned_up_for_it() -> None:
    s = scene(seat("", "duel"), seat("zhang_xiu- pan_feng-", "slash"), edition="current")
    s.use("A", "duel", "B").until("B", "gz-slash").does("B", "gz-slash", "card", "slash")
    s.skill("B", "congjian", reveals="head").on()
    assert s["A"].hp == 2
    s = scene(seat("", "duel"), seat("zhang_xiu- pan_feng-", "slash"), edition="current")
    s.use("A", "duel", "B").until("B", "gz-slash").does("B", "gz-slash", "card", "slash").on()
    assert (s["A"].hp, s["B"].up) == (3, (False, False))
