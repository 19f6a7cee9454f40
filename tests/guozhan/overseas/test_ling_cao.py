"""凌操: 独进."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat

DUJIN = pytest.mark.proves("guozhan", "skill", "ling_cao.dujin")
UP = "ling_cao+ gan_ning+"


@DUJIN
@pytest.mark.parametrize(("equip", "drawn"), [("dilu", 3), ("dilu crossbow", 3), ("dilu crossbow zixing", 4)])
def test_half_his_equipment_rounded_up_is_drawn_more(equip: str, drawn: int) -> None:
    s = scene(seat(UP, equip=equip), seat(), stage="draw", edition="current")
    s.skill("A", "dujin").until("A", "gz-play")
    assert len(s["A"].hand) == drawn


@DUJIN
def test_without_equipment_it_is_not_offered_and_it_may_be_left() -> None:
    scene(seat(UP), seat(), stage="draw", edition="current").not_offered("A", "dujin")
    s = scene(seat(UP, equip="dilu"), seat(), stage="draw", edition="current")
    s.until("A", "gz-skill", "dujin").does("A", "gz-skill", "decline").until("A", "gz-play")
    assert len(s["A"].hand) == 2


@DUJIN
def test_hidden_he_is_turned_up_and_as_the_first_of_wu_gets_a_mark() -> None:
    s = scene(seat("ling_cao- gan_ning-", equip="dilu"), seat("cao_ren+ xu_chu+"), stage="draw", edition="current")
    s.skill("A", "dujin", reveals="head").until("A", "gz-play")
    assert s["A"].up == (True, False)
    assert s["A"].marks == ("vanguard",)
    assert len(s["A"].hand) == 3


@DUJIN
def test_the_mark_is_beside_the_one_of_the_first_general_of_the_game() -> None:
    s = scene(seat("ling_cao- gan_ning-"), seat(), stage="prepare", edition="current")
    s.skill("A", "turn_up", "head").until("A", "gz-play")
    assert s["A"].marks == ("vanguard", "vanguard")


@DUJIN
@pytest.mark.parametrize("dead", [False, True])
def test_no_mark_with_another_of_wu_alive_or_dead(dead: bool) -> None:
    s = scene(seat("ling_cao- gan_ning-"), seat("sun_quan+ lu_su+", dead=dead), seat(), seat(), stage="prepare",
              edition="current")  # fmt: skip
    s.skill("A", "turn_up", "head").until("A", "gz-play")
    assert s["A"].marks == ()


@DUJIN
def test_only_the_first_time_counts() -> None:
    s = scene(seat("ling_cao- gan_ning+"), seat("cao_ren+ xu_chu+"), stage="prepare", edition="current")
    s.skill("A", "turn_up", "head").until("A", "gz-play")
    s["A"].up = (False, True)
    s.table.changed()
    s.ends("A").until("B", "gz-play").ends("B").skill("A", "turn_up", "head").until("A", "gz-play")
    assert s["A"].marks.count("vanguard") == 1
