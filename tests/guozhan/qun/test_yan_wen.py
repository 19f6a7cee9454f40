"""颜良文丑: 双雄."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat

PROVES = pytest.mark.proves("guozhan", "skill", "yan_wen.shuangxiong")
YAN_WEN = "yan_wen+ pan_feng-"


def duels(s: Scene) -> list[str]:
    """The hand cards that A may use as a Duel."""
    options = s.asked("A", "gz-play").options
    return sorted(str(wire) for o in options if o.act == "shuangxiong" for wire in o.picks[0].shown)


@PROVES
def test_he_takes_the_judgement_card_and_duels_with_the_other_colour() -> None:
    s = scene(seat(YAN_WEN, "slash.s7 peach.h4"), seat(), stage="draw", deck="dodge.h2")
    s.skill("A", "shuangxiong").until("A", "gz-play")
    assert s.hand("A") == ["dodge", "peach", "slash"]
    assert duels(s) == ["slash.s7"]
    s.does("A", "gz-play", "shuangxiong", "slash.s7", "B", card="duel").on()
    assert s["B"].hp == 3
    assert s.discarded() == ["slash.s7"]
    s.sound()


@PROVES
def test_after_black_red_cards_are_duels_any_number_of_them_but_not_equipped_ones() -> None:
    a = seat(YAN_WEN, "peach.h4 peach.h6 slash.c2", equip="crossbow.d1")
    s = scene(a, seat(), stage="draw", deck="slash.s8")
    s.skill("A", "shuangxiong").until("A", "gz-play")
    assert duels(s) == ["peach.h4", "peach.h6"]
    s.does("A", "gz-play", "shuangxiong", "peach.h4", "B").on()
    s.does("A", "gz-play", "shuangxiong", "peach.h6", "B").on()
    assert s["B"].hp == 2


@PROVES
def test_he_may_draw_instead() -> None:
    s = scene(seat(YAN_WEN, "slash.s7"), seat(), stage="draw", deck="dodge.h2 peach.h4")
    s.until("A", "gz-skill", "shuangxiong").until("A", "gz-play")
    assert s.hand("A") == ["dodge", "peach", "slash"]
    assert duels(s) == []


@PROVES
def test_the_next_turn_knows_no_duels() -> None:
    s = scene(seat(YAN_WEN, "slash.s7"), seat(), stage="draw", deck="dodge.h2")
    s.skill("A", "shuangxiong").until("A", "gz-play").ends("A")
    s.until("B", "gz-play").ends("B").until("A", "gz-play")
    assert "slash" in s.hand("A")
    assert duels(s) == []


@PROVES
def test_ghostly_way_takes_the_first_card_and_leaves_the_new_one() -> None:
    s = scene(
        seat(YAN_WEN, "slash.s7 peach.h4"),
        seat("zhang_jiao+ pang_de-", "slash.s8"),
        stage="draw",
        deck="dodge.h2",
    )
    s.skill("A", "shuangxiong").skill("B", "guidao", "slash.s8").until("A", "gz-play")
    assert s.hand("B") == ["dodge"]
    assert sorted(s.table.wires(s["A"].hand)) == ["peach.h4", "slash.s7", "slash.s8"]
    assert duels(s) == ["peach.h4"]


@PROVES
def test_the_duels_last_for_the_turn_although_the_general_loses_its_skills() -> None:
    s = scene(
        seat(YAN_WEN, "slash.s7 slash.s8"),
        seat("cai_wenji+ zou_shi-", hp=1, kingdom="careerist"),
        seat(),
        stage="draw",
        deck="dodge.h2 peach.h4",
    )
    s.skill("A", "shuangxiong").until("A", "gz-play").does("A", "gz-play", "shuangxiong", "slash.s7", "B")
    s.until("B", "gz-duanchang").does("B", "gz-duanchang", "head").on()
    assert s["A"].lost == (True, False)
    assert s.hand("A") == ["dodge", "peach", "slash"]
    assert duels(s) == ["slash.s8"]


@PROVES
def test_hidden_he_turns_up_instead_of_drawing() -> None:
    s = scene(seat("pan_feng- yan_wen-", "slash.s7"), seat(), stage="draw", deck="dodge.h2")
    s.skill("A", "shuangxiong", reveals="deputy").until("A", "gz-play")
    assert s["A"].up == (False, True)
    assert s.hand("A") == ["dodge", "slash"]
    assert duels(s) == ["slash.s7"]
