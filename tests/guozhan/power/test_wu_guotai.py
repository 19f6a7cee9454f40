"""吴国太: 甘露, 补益."""

from __future__ import annotations

from typing import Any

import pytest

from guozhan.scene import Scene, scene, seat

GANLU = pytest.mark.proves("guozhan", "skill", "wu_guotai.ganlu")
BUYI = pytest.mark.proves("guozhan", "skill", "wu_guotai.buyi")
UP = "wu_guotai+ gan_ning+"
FELLOW = "huang_gai+ lu_meng+"


# -- 甘露


@GANLU
def test_two_characters_exchange_all_their_equipment() -> None:
    first, second = seat("", equip="crossbow dilu"), seat("", equip="silver_lion ice_sword")
    s = scene(seat(UP), first, second, edition="current")
    s.does("A", "gz-play", "ganlu", "B", "C").on()
    assert s.worn("B") == {"weapon": "ice_sword", "armor": "silver_lion"}
    assert s.worn("C") == {"weapon": "crossbow", "plus_horse": "dilu"}
    s.sound()
    assert s.why("A", "skill", "ganlu") == "why-gz-skill-used-up"


@GANLU
def test_the_numbers_differ_by_no_more_than_she_misses_hp() -> None:
    s = scene(seat(UP, equip="spear"), seat("", equip="crossbow dilu"), seat(), edition="current")
    assert s.why("A", "skill", "ganlu") == "why-gz-skill-not-now", "unwounded the numbers must be the same, and not 0"
    s = scene(seat(UP, hp=2, equip="spear"), seat("", equip="crossbow dilu"), seat(), edition="current")
    pairs = {
        (option.picks[0].candidates[0], other)
        for option in s.asked("A", "gz-play").options
        if option.act == "ganlu"
        for other in option.picks[1].candidates
    }
    assert pairs == {(0, 1), (1, 0), (0, 2), (2, 0)}


@GANLU
def test_she_may_be_one_of_them_and_the_other_may_have_nothing() -> None:
    s = scene(seat(UP, hp=2), seat("", equip="silver_lion", hp=2), edition="current")
    s.does("A", "gz-play", "ganlu", "A", "B").on()
    assert (s.worn("A"), s.worn("B")) == ({"armor": "silver_lion"}, {})
    assert s["B"].hp == 3, "the lion heals whom it leaves"


@GANLU
def test_both_sides_have_lost_equipment() -> None:
    lady = seat("sun_shangxiang+ sun_quan+", equip="crossbow")
    s = scene(seat(UP), lady, seat("", equip="spear"), seat(), edition="current")
    s.does("A", "gz-play", "ganlu", "B", "C").skill("B", "xiaoji").on()
    assert len(s["B"].hand) == 3
    assert s.worn("B") == {"weapon": "spear"}


@GANLU
def test_the_treasure_of_lord_liu_bei_goes_under_the_deck_instead() -> None:
    lord = seat("lord_liu_bei+ zhang_fei+", equip="dragon_phoenix dilu")
    s = scene(seat(UP), lord, seat("", equip="spear chitu"), seat(), edition="current")
    s.does("A", "gz-play", "ganlu", "B", "C").until("A", "gz-play")
    assert (s.worn("B"), s.worn("C")) == ({"weapon": "spear", "minus_horse": "chitu"}, {"plus_horse": "dilu"})
    assert s.table.face[s.table.deck[0]].kind == "dragon_phoenix"
    s.sound()


@GANLU
def test_hidden_she_is_turned_up() -> None:
    s = scene(seat("wu_guotai- gan_ning-", equip="spear"), seat("", equip="crossbow"), edition="current")
    s.does("A", "gz-play", "ganlu", "A", "B", reveals="head").on()
    assert s["A"].up == (True, False)
    assert s.worn("A") == {"weapon": "crossbow"}


# -- 补益


def saved(generals: str = UP, dying: str = FELLOW, **more: Any) -> Scene:
    """A has brought D to dying, who has saved himself; B is she."""
    seats = seat("cao_ren+ yue_jin+", "slash"), seat(generals), seat(), seat(dying, "peach", hp=1)
    s = scene(*seats, edition="current", **more)
    return s.use("A", "slash", "D").until("D", "gz-rescue").does("D", "gz-rescue", "card", "peach")


def gives(s: Scene) -> Scene:
    """Whichever command comes first."""
    s.skill("B", "buyi").until("B", "gz-command")
    return s.does("B", "gz-command", s.acts(s.asked("B", "gz-command"))[0]).until("A", "gz-obey")


@BUYI
def test_who_refuses_her_command_lets_the_saved_recover() -> None:
    s = gives(saved()).does("A", "gz-obey", "refuse").on()
    assert s["D"].hp == 2
    s.sound()


@BUYI
def test_who_obeys_does_not() -> None:
    s = gives(saved()).does("A", "gz-obey", "obey").on()
    assert s["D"].hp == 1


@BUYI
def test_she_herself_counts() -> None:
    s = scene(seat("cao_ren+ yue_jin+", "slash"), seat(UP, "peach", hp=1), seat(), edition="current")
    s.use("A", "slash", "B").until("B", "gz-rescue").does("B", "gz-rescue", "card", "peach")
    gives(s).does("A", "gz-obey", "refuse").on()
    assert s["B"].hp == 2


@BUYI
def test_only_for_her_kingdom_and_she_may_leave_it() -> None:
    saved(dying="guan_yu+ zhang_fei+").not_offered("B", "buyi")
    s = saved().until("B", "gz-skill", "buyi").does("B", "gz-skill", "decline").on()
    assert s["D"].hp == 1


@BUYI
def test_once_a_turn() -> None:
    user = seat("cao_ren+ yue_jin+", "slash slash slash", equip="crossbow")
    s = scene(user, seat(UP), seat(), seat(FELLOW, "peach peach", hp=1), edition="current")
    s.use("A", "slash", "D").until("D", "gz-rescue").does("D", "gz-rescue", "card", "peach")
    gives(s).does("A", "gz-obey", "refuse").until("A", "gz-play").use("A", "slash", "D").until("A", "gz-play")
    s.use("A", "slash", "D").until("D", "gz-rescue").does("D", "gz-rescue", "card", "peach").not_offered("B", "buyi")
    assert s["D"].hp == 1


@BUYI
def test_not_without_damage() -> None:
    s = scene(seat("huang_gai+ lu_meng+", "slash peach", hp=1), seat(UP), seat(), seat(), edition="current")
    s.does("A", "gz-play", "kurou", "slash").until("A", "gz-rescue").does("A", "gz-rescue", "card", "peach")
    s.not_offered("B", "buyi")


@BUYI
def test_hidden_she_is_turned_up_if_she_would_be_of_that_kingdom() -> None:
    s = gives(saved("wu_guotai- gan_ning-")).does("A", "gz-obey", "refuse").on()
    assert s["B"].up == (True, False)
    assert s["D"].hp == 2
    saved("wu_guotai- gan_ning-", "guan_yu+ zhang_fei+").not_offered("B", "buyi")
