"""关羽: 武圣."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat

ENEMIES = seat("cao_ren- yue_jin-"), seat("sun_jian- huang_gai-"), seat("pan_feng- pang_de-")


@pytest.mark.proves("guozhan", "skill", "guan_yu.wusheng@first")
def test_a_red_card_is_a_plain_slash_that_counts() -> None:
    s = scene(seat("guan_yu+ ma_chao-", "fire_slash.h4 slash"), seat())
    s.does("A", "gz-play", "wusheng", "fire_slash.h4", "B").on()
    assert s.told("gz-use", seat="A", skill="wusheng")["card"] == "slash"
    assert s.told("gz-damage", seat="B")["nature"] == "normal"
    s.cannot_use("A", "slash", "B")


@pytest.mark.proves("guozhan", "skill", "guan_yu.wusheng@first")
def test_black_cards_do_not_do() -> None:
    s = scene(seat("guan_yu+ ma_chao-", "slash.s7 dodge.h2"), seat())
    (option,) = [o for o in s.asked("A", "gz-play").options if o.act == "wusheng"]
    assert list(option.picks[0].shown) == ["dodge.h2"]


@pytest.mark.proves("guozhan", "skill", "guan_yu.wusheng@first")
def test_red_equipment_is_played_when_a_slash_is_asked_for() -> None:
    s = scene(seat("", "savage_assault"), seat("guan_yu+ ma_chao-", equip="chitu.h5"))
    s.use("A", "savage_assault").until("B", "gz-slash").does("B", "gz-slash", "wusheng", "chitu").on()
    assert s["B"].hp == 4
    assert s.worn("B") == {}
    assert s.told("gz-respond", seat="B")["used"] is False


@pytest.mark.proves("guozhan", "skill", "guan_yu.wusheng@first")
def test_nobody_has_to_use_wusheng() -> None:
    s = scene(seat("", "savage_assault"), seat("guan_yu+ ma_chao-", "peach"))
    s.use("A", "savage_assault").until("B", "gz-slash").does("B", "gz-slash", "decline").on()
    assert s["B"].hp == 3
    assert s.hand("B") == ["peach"]


@pytest.mark.proves("guozhan", "skill", "guan_yu.wusheng@first")
def test_a_red_slash_of_wusheng_passes_the_renwang_shield() -> None:
    s = scene(seat("guan_yu+ ma_chao-", "dodge.h2"), seat(equip="renwang_shield"))
    s.does("A", "gz-play", "wusheng", "dodge", "B").on()
    assert s["B"].hp == 3


@pytest.mark.proves("guozhan", "skill", "guan_yu.wusheng@first")
def test_a_horse_helps_a_slash_made_of_another_card() -> None:
    s = scene(seat("guan_yu+ ma_chao-", "dodge.h2", equip="chitu.h5"), *ENEMIES)
    s.does("A", "gz-play", "wusheng", "dodge", "C").on()
    assert s["C"].hp == 3


@pytest.mark.proves("guozhan", "skill", "guan_yu.wusheng@first")
@pytest.mark.parametrize("card", ["chitu.h5", "kylin_bow.h5"])
def test_equipment_used_for_the_slash_does_not_help_it_to_reach(card: str) -> None:
    s = scene(seat("guan_yu+ huang_zhong-", equip=card), *ENEMIES)
    (option,) = [o for o in s.asked("A", "gz-play").options if o.act == "wusheng"]
    assert list(option.picks[1].candidates) == [1, 3]


@pytest.mark.proves("guozhan", "skill", "guan_yu.wusheng@first")
def test_a_crossbow_used_for_the_slash_does_not_lift_the_limit() -> None:
    s = scene(seat("guan_yu+ ma_chao-", "slash", equip="crossbow"), *ENEMIES)
    s.use("A", "slash", "B").on()
    assert "wusheng" not in s.acts(s.asked("A", "gz-play"))


@pytest.mark.proves("guozhan", "skill", "guan_yu.wusheng@first")
def test_a_hidden_guan_yu_turns_up_when_the_targets_are_named() -> None:
    s = scene(seat("ma_chao- guan_yu-", "peach"), seat("", "dodge"))
    s.does("A", "gz-play", "wusheng", "peach", "B", reveals="deputy").until("B", "gz-dodge")
    assert s["A"].up == (False, True)
    assert s["A"].kingdom == "shu"
    s.does("B", "gz-dodge", "card", "dodge").on()
    assert s["B"].hp == 4


@pytest.mark.proves("guozhan", "skill", "guan_yu.wusheng@first")
def test_a_hidden_guan_yu_turns_up_in_answer() -> None:
    s = scene(seat("", "duel"), seat("ma_chao- guan_yu-", "peach"))
    s.use("A", "duel", "B").until("B", "gz-slash").does("B", "gz-slash", "wusheng", "peach", reveals="deputy").on()
    assert s["B"].up == (False, True)
    assert (s["A"].hp, s["B"].hp) == (3, 4)
