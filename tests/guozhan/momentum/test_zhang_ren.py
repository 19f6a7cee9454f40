"""张任: 穿心, 锋矢."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan.skills.common import Mashu
from sanzhan.guozhan.skills.skill import Effect

CHUANXIN = pytest.mark.proves("guozhan", "skill", "zhang_ren.chuanxin")
FENGSHI = pytest.mark.proves("guozhan", "skill", "zhang_ren.fengshi")
UP = "zhang_ren+ jia_xu+"
VICTIM = "cao_ren+ xu_chu-"


def pierced(card: str = "slash", equip: str = "", generals: str = UP) -> Scene:
    """A card of 张任 is about to hurt a victim of Wei."""
    s = scene(seat(generals, card), seat(VICTIM, equip=equip), seat(), edition="current")
    return s.use("A", card, "B").skill("A", "chuanxin")


@CHUANXIN
def test_the_victim_loses_its_deputy_instead_of_hp() -> None:
    s = pierced().until("A", "gz-play")
    assert (s["B"].hp, s["B"].max_hp) == (4, 4)
    assert s.told("gz-removed", seat="B")["general"] == "xu_chu"
    assert s.table.general(s["B"], 1).id == "soldier_male_wei"
    s.sound()


@CHUANXIN
@pytest.mark.parametrize("card", ["slash", "duel"])
def test_or_all_its_equipment_and_a_hit_point(card: str) -> None:
    s = pierced(card, "zixing crossbow").until("B", "gz-chuanxin").does("B", "gz-chuanxin", "discard")
    s.until("A", "gz-play")
    assert (s.worn("B"), s["B"].hp) == ({}, 3)
    assert s.count("gz-damage") == 0
    s = pierced(card, "zixing").until("B", "gz-chuanxin").does("B", "gz-chuanxin", "remove").until("A", "gz-play")
    assert (s.worn("B"), s["B"].hp) == ({"minus_horse": "zixing"}, 4)


@CHUANXIN
@pytest.mark.parametrize("victim", ["cao_ren- xu_chu-", "lu_bu+ hua_tuo+", "cao_ren+ soldier_male_wei+"])
def test_not_on_the_undetermined_nor_on_his_own_kingdom_nor_without_a_deputy(victim: str) -> None:
    s = scene(seat(UP, "slash"), seat(victim, hp=2, max_hp=4), seat(), seat(), edition="current")
    s.use("A", "slash", "B").not_offered("A", "chuanxin")
    assert s["B"].hp == 1


@CHUANXIN
def test_not_outside_his_play_phase_nor_for_other_cards_nor_along_a_chain() -> None:
    s = scene(seat(VICTIM, "duel"), seat("zhang_ren+ lu_bu+", "slash"), edition="current").use("A", "duel", "B")
    s.until("B", "gz-slash").does("B", "gz-slash", "card", "slash").not_offered("B", "chuanxin")
    assert s["A"].hp == 3
    s = scene(seat(UP, "savage_assault"), seat(VICTIM), edition="current").use("A", "savage_assault")
    s.not_offered("A", "chuanxin")
    s = scene(seat(UP, "fire_slash"), seat("", chained=True), seat(VICTIM, chained=True), edition="current")
    s.use("A", "fire_slash", "B").not_offered("A", "chuanxin")
    assert s["C"].hp == 3


@CHUANXIN
def test_he_may_leave_it_and_the_damage_is_dealt() -> None:
    s = scene(seat(UP, "slash"), seat(VICTIM), seat(), edition="current").use("A", "slash", "B")
    s.until("A", "gz-skill", "chuanxin").does("A", "gz-skill", "decline").until("A", "gz-play")
    assert s["B"].hp == 3


@CHUANXIN
def test_a_mi_furen_recovers_when_she_is_removed() -> None:
    s = scene(seat(UP, "slash"), seat("guan_yu+ mi_furen-", hp=2), seat(), edition="current")
    s.use("A", "slash", "B").skill("A", "chuanxin").skill("B", "guixiu").until("A", "gz-play")
    assert s["B"].hp == 3


@CHUANXIN
def test_hidden_he_is_turned_up_unless_they_would_be_of_one_kingdom() -> None:
    s = pierced(generals="zhang_ren- jia_xu-").until("A", "gz-play")
    assert s["A"].up == (True, False)
    assert s["B"].hp == 4
    s = scene(seat("zhang_ren- jia_xu-", "slash"), seat("lu_bu+ hua_tuo-"), seat(), seat(), edition="current")
    s.use("A", "slash", "B").not_offered("A", "chuanxin")


def siege(user: str, *, head: str = "zhang_ren+ jia_xu+", more: int = 1, equip: str = "zixing crossbow") -> Scene:
    """A and C, both Qun, have B of Wei between them; then `more` others."""
    seats = [seat(head, "slash.s7"), seat(VICTIM, equip=equip), seat("lu_bu+ hua_tuo-", "slash.s8")]
    s = scene(*seats, *(seat() for _ in range(more)), turn=user, edition="current", decks="standard")
    return s.use(user, "slash", "B")


@FENGSHI
@pytest.mark.parametrize("user", ["A", "C"])
def test_each_of_the_besiegers_takes_a_piece_of_equipment(user: str) -> None:
    s = siege(user).until("B", "gz-discard").does("B", "gz-discard", "choose", "crossbow").on()
    assert s.worn("B") == {"minus_horse": "zixing"}
    s.sound()


@FENGSHI
def test_nobody_else_does_and_nothing_without_equipment() -> None:
    s = scene(seat(UP), seat(VICTIM, equip="dilu", hp=4), seat("lu_bu+ hua_tuo+"), seat("guan_yu+ zhang_fei+", "slash"),
              turn="D", edition="current")  # fmt: skip
    s["D"].effects = (Effect(Mashu(), "turn"), Effect(Mashu(), "turn"))
    s.table.changed()
    s.use("D", "slash", "B").on()
    assert s.worn("B") == {"plus_horse": "dilu"}
    assert siege("A", equip="").until("A", "gz-play").count("gz-discard") == 0


@FENGSHI
def test_not_with_three_alive_nor_while_he_is_hidden() -> None:
    assert siege("A", more=0).until("A", "gz-play").worn("B") == {"minus_horse": "zixing", "weapon": "crossbow"}
    s = siege("A", head="zhang_ren- jia_xu+").until("A", "gz-play")
    assert s.worn("B") == {"minus_horse": "zixing", "weapon": "crossbow"}


@FENGSHI
def test_lost_equipment_is_answered_in_between() -> None:
    s = scene(
        seat(UP, "slash"), seat("sun_shangxiang+ lu_meng+", equip="zixing"), seat("lu_bu+ hua_tuo+"), seat(),
        edition="current",
    )  # fmt: skip
    s.use("A", "slash", "B").skill("B", "xiaoji").until("A", "gz-play")
    assert s.worn("B") == {}


@FENGSHI
def test_the_summon_in_the_play_phase_asks_who_would_complete_the_siege() -> None:
    s = scene(seat(UP), seat(VICTIM), seat("lu_bu- hua_tuo-"), seat(), seat(), edition="current")
    s.does("A", "gz-play", "fengshi").until("C", "gz-summoned").does("C", "gz-summoned", "head").until("A", "gz-play")
    assert s["C"].up == (True, False)
    assert "fengshi" not in s.acts(s.asked("A", "gz-play"))


@FENGSHI
def test_a_hidden_zhang_ren_is_turned_up_by_the_summon_at_the_start() -> None:
    s = scene(
        seat("zhang_ren- jia_xu+"), seat(VICTIM), seat("lu_bu- hua_tuo-"), seat(), seat(), stage="prepare",
        edition="current",
    )  # fmt: skip
    s.skill("A", "fengshi", reveals="head").until("C", "gz-summoned").does("C", "gz-summoned", "decline")
    s.until("A", "gz-play")
    assert (s["A"].up, s["C"].up) == ((True, True), (False, False))
