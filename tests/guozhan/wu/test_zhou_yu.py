"""周瑜: 英姿, 反间."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat


@pytest.mark.proves("guozhan", "skill", "zhou_yu.yingzi@first")
def test_one_card_more_is_drawn() -> None:
    s = scene(seat("zhou_yu+ gan_ning+"), seat(), stage="draw")
    s.skill("A", "yingzi").on()
    assert len(s["A"].hand) == 3


@pytest.mark.proves("guozhan", "skill", "zhou_yu.yingzi@first")
def test_he_may_draw_two_as_everybody() -> None:
    s = scene(seat("zhou_yu+ gan_ning+"), seat(), stage="draw")
    s.until("A", "gz-skill", "yingzi").on()
    assert len(s["A"].hand) == 2


@pytest.mark.proves("guozhan", "skill", "zhou_yu.yingzi@first")
def test_not_in_the_draw_phases_of_others_nor_in_one_that_is_skipped() -> None:
    s = scene(seat("zhou_yu+ gan_ning+", judging="supply_shortage"), seat(), stage="judge", deck="peach.h4")
    s.not_offered("A", "yingzi")
    assert s.hand("A") == []
    s.ends("A").not_offered("A", "yingzi")


@pytest.mark.proves("guozhan", "skill", "zhou_yu.yingzi@first")
def test_a_hidden_zhou_yu_turns_up_to_draw_more() -> None:
    s = scene(seat("gan_ning- zhou_yu-"), seat(), stage="draw")
    s.skill("A", "yingzi", reveals="deputy").on()
    assert s["A"].up == (False, True)
    assert len(s["A"].hand) == 3


@pytest.mark.proves("guozhan", "skill", "zhou_yu.yingzi@first")
def test_it_adds_to_haoshi() -> None:
    s = scene(seat("zhou_yu+ lu_su+"), seat(), stage="draw")
    s.skill("A", "yingzi").skill("A", "haoshi").on()
    assert len(s["A"].hand) == 5


@pytest.mark.proves("guozhan", "skill", "zhou_yu.fanjian@first")
def test_a_suit_that_was_not_named_costs_one_hp_and_the_taker_keeps_the_card() -> None:
    s = scene(seat("zhou_yu+ gan_ning+", "peach.h4"), seat(), seat())
    s.skill("A", "fanjian", "B", about="gz-play")
    s.until("B", "gz-fanjian").does("B", "gz-fanjian", "club").on()
    assert (s["B"].hp, s.hand("A"), s.hand("B")) == (3, [], ["peach"])
    assert s.told("gz-fanjian", seat="B", suit="club")
    assert s.told("gz-show", seat="B", cards=["peach.h4"])
    assert s.told("gz-damage", seat="B", source="A", amount=1)
    s.sound()


@pytest.mark.proves("guozhan", "skill", "zhou_yu.fanjian@first")
def test_the_right_suit_costs_nothing() -> None:
    s = scene(seat("zhou_yu+ gan_ning+", "peach.h4"), seat())
    s.skill("A", "fanjian", "B", about="gz-play")
    s.until("B", "gz-fanjian").does("B", "gz-fanjian", "heart").on()
    assert (s["B"].hp, s.hand("B")) == (4, ["peach"])


@pytest.mark.proves("guozhan", "skill", "zhou_yu.fanjian@first")
def test_the_suit_is_named_before_the_card_is_taken_unseen() -> None:
    s = scene(seat("zhou_yu+ gan_ning+", "peach.h4 dodge.d2", equip="crossbow"), seat())
    s.skill("A", "fanjian", "B", about="gz-play")
    s.until("B", "gz-fanjian")
    assert s.hand("B") == []
    s.does("B", "gz-fanjian", "diamond")
    pick = s.asked("B", "gz-take").options[0].picks[0]
    assert list(pick.shown) == [{"hand": 0}, {"hand": 1}]
    s.does("B", "gz-take", "choose", "hand").on()
    assert len(s["A"].hand) == len(s["B"].hand) == 1


@pytest.mark.proves("guozhan", "skill", "zhou_yu.fanjian@first")
def test_once_a_phase_and_only_with_hand_cards() -> None:
    s = scene(seat("zhou_yu+ gan_ning+", "peach dodge"), seat(), seat())
    s.skill("A", "fanjian", "B", about="gz-play").on()
    assert "fanjian" not in s.acts(s.asked("A", "gz-play"))
    s = scene(seat("zhou_yu+ gan_ning+", equip="crossbow"), seat())
    assert "fanjian" not in s.acts(s.asked("A", "gz-play"))


@pytest.mark.proves("guozhan", "skill", "zhou_yu.fanjian@first")
@pytest.mark.parametrize(("qiao", "hp"), [("xiao_qiao+", 3), ("xiao_qiao-", 2)])
def test_a_spade_is_a_heart_for_a_xiao_qiao_that_is_up(qiao: str, hp: int) -> None:
    s = scene(seat("zhou_yu+ gan_ning+", "slash.s7"), seat(f"da_qiao+ {qiao}"))
    s.skill("A", "fanjian", "B", about="gz-play")
    s.until("B", "gz-fanjian").does("B", "gz-fanjian", "heart").on()
    assert s["B"].hp == hp


@pytest.mark.proves("guozhan", "skill", "zhou_yu.fanjian@first")
def test_a_hidden_zhou_yu_is_turned_up_and_rewarded_first() -> None:
    s = scene(seat("zhou_yu- huang_gai+", "peach.h4"), seat(), deck="dodge dodge")
    s.skill("A", "fanjian", "B", about="gz-play", reveals="head")
    s.until("A", "gz-companion").does("A", "gz-companion", "draw_two")
    assert len(s["A"].hand) == 3
    s.until("B", "gz-fanjian").on()
    assert len(s["A"].hand) == 2
    assert len(s["B"].hand) == 1
