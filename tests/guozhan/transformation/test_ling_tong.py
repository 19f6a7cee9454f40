"""凌统: 旋略, 勇进."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat

XUANLUE = pytest.mark.proves("guozhan", "skill", "ling_tong.xuanlue")
YONGJIN = pytest.mark.proves("guozhan", "skill", "ling_tong.yongjin")
PAIR = "ling_tong+ lu_meng+"


@XUANLUE
def test_an_equipment_replaced_is_one_lost() -> None:
    s = scene(seat(PAIR, "crossbow", equip="green_dragon"), seat("", "peach"), seat(), edition="current")
    s.use("A", "crossbow").skill("A", "xuanlue", "B").on()
    assert s["B"].hand == []
    s.told("gz-discard", seat="B", by="A")
    s.sound()


@XUANLUE
def test_he_chooses_among_hand_and_equipment() -> None:
    s = scene(
        seat("", "dismantle"),
        seat(PAIR, equip="crossbow"),
        seat("", "peach", equip="eight_trigrams"),
        edition="current",
    )
    s.use("A", "dismantle", "B").skill("B", "xuanlue", "C").until("B", "gz-take").does(
        "B", "gz-take", "choose", "eight_trigrams"
    )
    s.on()
    assert s.worn("C") == {}
    assert s.hand("C") == ["peach"]


@XUANLUE
def test_it_may_be_declined_and_hand_cards_do_not_count() -> None:
    s = scene(seat("", "dismantle"), seat(PAIR, equip="crossbow"), seat("", "peach"), edition="current")
    s.use("A", "dismantle", "B").until("B", "gz-skill", "xuanlue").on()
    assert s.hand("C") == ["peach"]
    s = scene(seat("", "dismantle"), seat(PAIR, "slash"), seat("", "peach"), edition="current")
    s.use("A", "dismantle", "B").not_offered("B", "xuanlue")


@XUANLUE
def test_several_lost_at_once_are_one_event() -> None:
    s = scene(
        seat("", "drowning"), seat(PAIR, equip="crossbow eight_trigrams"), seat("", "peach peach"), edition="current"
    )
    s.use("A", "drowning", "B").until("B", "gz-drowning").does("B", "gz-drowning", "discard")
    s.skill("B", "xuanlue", "C").not_offered("B", "xuanlue")
    assert len(s["C"].hand) == 1


@XUANLUE
def test_a_hidden_ling_tong_is_turned_up_when_he_loses_equipment() -> None:
    s = scene(
        seat("", "dismantle"), seat("ling_tong- lu_meng-", equip="crossbow"), seat("", "peach"), edition="current"
    )
    s.use("A", "dismantle", "B").skill("B", "xuanlue", "C", reveals="head").on()
    assert s["B"].up == (True, False)
    assert s["C"].hand == []


@YONGJIN
def test_up_to_three_cards_move_and_the_same_may_move_again() -> None:
    s = scene(seat(PAIR), seat(equip="crossbow"), seat(), seat(equip="eight_trigrams"), edition="current")
    s.skill("A", "yongjin", about="gz-play")
    s.does("A", "gz-move-on-field", "move", "crossbow", "C").until("A", "gz-move-on-field")
    s.does("A", "gz-move-on-field", "move", "crossbow", "D").until("A", "gz-move-on-field")
    s.does("A", "gz-move-on-field", "move", "eight_trigrams", "A").on()
    assert s.worn("D") == {"weapon": "crossbow"}
    assert s.worn("A") == {"armor": "eight_trigrams"}
    assert s.worn("B") == s.worn("C") == {}
    assert all(option.act != "yongjin" for option in s.asked("A", "gz-play").options)
    assert s["A"].spent == {"yongjin"}
    s.sound()


@YONGJIN
def test_he_may_stop_early() -> None:
    s = scene(seat(PAIR), seat(equip="crossbow"), seat(), edition="current")
    s.skill("A", "yongjin", about="gz-play").does("A", "gz-move-on-field", "move", "crossbow", "A")
    s.does("A", "gz-move-on-field", "decline").on()
    assert s.worn("A") == {"weapon": "crossbow"}


@YONGJIN
def test_only_into_free_slots_and_never_a_delayed_trick() -> None:
    s = scene(seat(PAIR), seat(equip="crossbow", judging="indulgence"), seat(equip="eight_trigrams"), edition="current")
    s.skill("A", "yongjin", about="gz-play")
    with pytest.raises(AssertionError):
        s.does("A", "gz-move-on-field", "move", "indulgence", "C")
    s.does("A", "gz-move-on-field", "move", "crossbow", "C").on()
    s = scene(seat(PAIR, equip="crossbow"), seat(equip="green_dragon"), edition="current")
    assert all(option.act != "yongjin" for option in s.asked("A", "gz-play").options)


@YONGJIN
def test_his_own_equipment_moved_away_is_lost() -> None:
    s = scene(seat(PAIR, equip="crossbow"), seat("", "peach"), seat(), edition="current")
    s.skill("A", "yongjin", about="gz-play").does("A", "gz-move-on-field", "move", "crossbow", "C")
    s.skill("A", "xuanlue", "B").on()
    assert s["B"].hand == []


@YONGJIN
def test_a_hidden_ling_tong_is_turned_up_by_moving() -> None:
    s = scene(seat("ling_tong- lu_meng-"), seat(equip="crossbow"), seat(), edition="current")
    s.skill("A", "yongjin", about="gz-play", reveals="head").does("A", "gz-move-on-field", "move", "crossbow", "C").on()
    assert s["A"].up == (True, False)
    assert s.worn("C") == {"weapon": "crossbow"}
