"""廖化: 当先."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat

DANGXIAN = pytest.mark.proves("guozhan", "skill", "liao_hua.dangxian")
UP = "liao_hua+ zhao_yun+"


def turn(one: str = UP, hand: str = "", judging: str = "", deck: str = "") -> Scene:
    """The turn of A is about to begin."""
    return scene(seat(one, hand, judging=judging), seat(), stage="turn", deck=deck, edition="current")


@DANGXIAN
@pytest.mark.rule("guozhan", "G14")
def test_his_turn_begins_with_a_play_phase_of_its_own() -> None:
    s = turn(judging="indulgence", deck="slash.s7").until("A", "gz-play")
    assert (len(s["A"].hand), s.judging("A")) == (0, ["indulgence"])
    s.ends("A").until("B", "gz-play")
    # the card hits the other play phase
    assert s.count("gz-judge", seat="A") == 1
    assert [about for who, about, _ in s.asked_so_far if who == "A"].count("gz-play") == 1
    s.sound()


@DANGXIAN
def test_the_slashes_of_both_phases_are_counted_apart() -> None:
    s = turn(hand="slash slash slash").use("A", "slash", "B").until("A", "gz-play")
    assert s.why("A", "card", s.table.face[s["A"].hand[0]].wire) == "why-gz-slash-limit"
    s.ends("A").until("A", "gz-play").use("A", "slash", "B").until("A", "gz-play").ends("A").until("B", "gz-play")
    assert s["B"].hp == 2


@DANGXIAN
def test_hidden_he_may_be_turned_up_for_it_or_not() -> None:
    s = turn("liao_hua- zhao_yun-")
    s.skill("A", "dangxian", reveals="head").until("A", "gz-play")
    assert (s["A"].up, len(s["A"].hand)) == ((True, False), 0)
    s = turn("liao_hua- zhao_yun-").until("A", "gz-skill", "dangxian").does("A", "gz-skill", "decline")
    s.until("A", "gz-play")
    assert len(s["A"].hand) == 2


@DANGXIAN
def test_who_dies_in_it_has_no_turn_left() -> None:
    s = scene(seat(UP, "duel", hp=1), seat("guan_yu+ zhang_fei+", "slash"), seat(), seat(), stage="turn",
              edition="current")  # fmt: skip
    s.use("A", "duel", "B").until("B", "gz-slash").does("B", "gz-slash", "card", "slash").until("B", "gz-play")
    assert not s["A"].alive
    s.sound()


@DANGXIAN
def test_the_first_time_he_is_turned_up_he_has_a_mark() -> None:
    s = scene(seat("liao_hua- zhao_yun+"), seat(), stage="prepare", edition="current")
    s.skill("A", "turn_up", "head").until("A", "gz-play")
    assert s["A"].marks == ("vanguard",)
    s["A"].up = (False, True)
    s.table.changed()
    s.ends("A").until("B", "gz-play").ends("B").skill("A", "turn_up", "head").until("A", "gz-play")
    assert s["A"].marks == ("vanguard",)


@DANGXIAN
def test_it_is_beside_the_mark_of_the_first_general_of_the_game() -> None:
    s = scene(seat("liao_hua- zhao_yun-"), seat(), stage="prepare", edition="current")
    s.skill("A", "turn_up", "head").until("A", "gz-play")
    assert s["A"].marks == ("vanguard", "vanguard")
