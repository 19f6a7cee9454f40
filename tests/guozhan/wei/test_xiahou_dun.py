"""夏侯惇: 刚烈."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat

GANGLIE = pytest.mark.proves("guozhan", "skill", "xiahou_dun.ganglie@first")
GANGLIE_CURRENT = pytest.mark.proves("guozhan", "skill", "xiahou_dun.ganglie@current")


@GANGLIE
def test_the_source_takes_damage_if_it_does_not_want_to_discard() -> None:
    s = scene(seat("", "slash peach peach"), seat("xiahou_dun+ zhang_he+"), deck="slash.s7")
    s.use("A", "slash", "B").skill("B", "ganglie").until("A", "gz-pay-or-hurt")
    assert s.asked("A", "gz-pay-or-hurt").args["why"] == "ganglie"
    s.does("A", "gz-pay-or-hurt", "decline").on()
    assert (s["A"].hp, s["B"].hp) == (3, 3)
    assert s.told("gz-damage", seat="A")["source"] == "B"
    assert s.hand("A") == ["peach", "peach"]


@GANGLIE
def test_the_source_discards_two_hand_cards_instead() -> None:
    s = scene(seat("", "slash peach dodge wine", equip="dilu"), seat("xiahou_dun+ zhang_he+"), deck="slash.d10")
    s.use("A", "slash", "B").skill("B", "ganglie").until("A", "gz-pay-or-hurt")
    s.does("A", "gz-pay-or-hurt", "discard", ("dodge", "wine")).on()
    assert s["A"].hp == 4
    assert s.hand("A") == ["peach"]
    assert s.worn("A") == {"plus_horse": "dilu"}


@GANGLIE
def test_with_fewer_than_two_hand_cards_there_is_no_choice() -> None:
    s = scene(seat("", "slash peach", equip="dilu"), seat("xiahou_dun+ zhang_he+"), deck="slash.s7")
    s.use("A", "slash", "B").skill("B", "ganglie").on()
    assert s["A"].hp == 3
    assert not any(about == "gz-pay-or-hurt" for _, about, _ in s.asked_so_far)


@GANGLIE
def test_a_heart_lets_the_source_off() -> None:
    s = scene(seat("", "slash"), seat("xiahou_dun+ zhang_he+"), deck="peach.h4")
    s.use("A", "slash", "B").skill("B", "ganglie").on()
    assert s["A"].hp == 4


@GANGLIE
def test_he_may_decline() -> None:
    s = scene(seat("", "slash"), seat("xiahou_dun+ zhang_he+"), deck="slash.s7")
    s.use("A", "slash", "B").until("B", "gz-skill", "ganglie").does("B", "gz-skill", "decline").on()
    assert s["A"].hp == 4
    assert s.count("gz-judge") == 0


@GANGLIE
def test_without_source_it_is_judged_for_nothing() -> None:
    s = scene(seat("xiahou_dun+ zhang_he+", judging="lightning"), seat(), deck="slash.s5 slash.s7", stage="judge")
    s.skill("A", "ganglie").until("A", "gz-play")
    assert s.count("gz-judge", why="ganglie") == 1
    assert s.count("gz-damage") == 1


@GANGLIE
def test_once_for_two_damage_at_once() -> None:
    s = scene(seat("", "wine slash"), seat("xiahou_dun+ zhang_he+"), deck="slash.s7")
    s.use("A", "wine").use("A", "slash", "B").skill("B", "ganglie").not_offered("B", "ganglie")
    assert (s["A"].hp, s["B"].hp) == (3, 2)


@GANGLIE
def test_si_ma_yi_can_turn_its_judgement() -> None:
    s = scene(seat("", "slash"), seat("xiahou_dun+ zhang_he+"), seat("sima_yi+ xu_huang+", "peach.h4"), deck="slash.s7")
    s.use("A", "slash", "B").skill("B", "ganglie").skill("C", "guicai", "peach").on()
    assert s["A"].hp == 4


@GANGLIE
def test_who_dies_of_it_is_killed_by_him() -> None:
    s = scene(
        seat("guan_yu+ zhang_fei+", "slash", hp=1), seat("xiahou_dun+ zhang_he+"), seat("gan_ning+ lu_meng+"),
        deck="slash.s7",
    )  # fmt: skip
    s.use("A", "slash", "B").skill("B", "ganglie").on()
    assert not s["A"].alive
    assert s.told("gz-death", seat="A")["killer"] == "B"
    assert s.told("gz-reward", seat="B")["count"] == 1
    s.sound()


@GANGLIE
def test_hidden_he_is_turned_up_before_the_judgement() -> None:
    s = scene(seat("", "slash"), seat("yue_jin- xiahou_dun-"), deck="slash.s7")
    s.use("A", "slash", "B").skill("B", "ganglie", reveals="deputy").on()
    assert s["B"].up == (False, True)
    assert s["A"].hp == 3


@GANGLIE
@pytest.mark.rule("guozhan", "R39")
def test_a_source_that_dies_of_it_amid_its_mass_trick_is_no_killer_any_more() -> None:
    s = scene(
        seat("guan_yu+ zhang_fei+", "savage_assault", hp=1),
        seat("xiahou_dun+ zhang_he+"),
        seat("gan_ning+ lu_meng+", hp=1),
        seat("xu_huang- dian_wei-"),
        deck="slash.s7",
    )
    s.use("A", "savage_assault").skill("B", "ganglie").on()
    assert not s["A"].alive
    assert s.told("gz-damage", seat="C")["source"] is None
    assert s.told("gz-death", seat="C")["killer"] is None
    assert s["D"].hp == 3
    s.sound()


@GANGLIE_CURRENT
def test_current_red_hurts_the_source_a_heart_too() -> None:
    for card in ("peach.h4", "slash.d10"):
        s = scene(seat("", "slash.s7 peach"), seat("xiahou_dun+ zhang_he+"), deck=card, edition="current")
        s.use("A", "slash", "B").skill("B", "ganglie").on()
        assert s["A"].hp == 3
        assert s.told("gz-damage", seat="A")["source"] == "B"
        assert s.hand("A") == ["peach"]
        s.sound()


@GANGLIE_CURRENT
def test_current_black_takes_an_unseen_hand_card_off_the_source() -> None:
    s = scene(
        seat("", "slash peach peach", equip="dilu", judging="indulgence"), seat("xiahou_dun+ zhang_he+"),
        deck="slash.s7", edition="current",
    )  # fmt: skip
    s.use("A", "slash", "B").skill("B", "ganglie").until("B", "gz-take")
    (option,) = s.asked("B", "gz-take").options
    assert len(option.picks[0].candidates) == 3
    s.does("B", "gz-take", "choose", "hand").on()
    assert s["A"].hp == 4
    assert s.hand("A") == ["peach"]
    assert s.told("gz-discard", seat="A")["by"] == "B"
    s.sound()


@GANGLIE_CURRENT
def test_current_black_may_take_an_equipped_card_by_name() -> None:
    s = scene(seat("", "slash peach", equip="dilu"), seat("xiahou_dun+ zhang_he+"), deck="slash.s7", edition="current")
    s.use("A", "slash", "B").skill("B", "ganglie").until("B", "gz-take").does("B", "gz-take", "choose", "dilu").on()
    assert s.worn("A") == {}
    assert s.hand("A") == ["peach"]


@GANGLIE_CURRENT
def test_current_black_does_nothing_to_a_source_without_cards() -> None:
    s = scene(seat("", "slash"), seat("xiahou_dun+ zhang_he+"), deck="slash.s7", edition="current")
    s.use("A", "slash", "B").skill("B", "ganglie").on()
    assert s["A"].hp == 4
    assert s.count("gz-discard") == 0


@GANGLIE_CURRENT
def test_current_without_source_it_is_judged_for_nothing() -> None:
    s = scene(
        seat("xiahou_dun+ zhang_he+", judging="lightning"), seat(),
        deck="slash.s5 peach.h4", stage="judge", edition="current",
    )  # fmt: skip
    s.skill("A", "ganglie").until("A", "gz-play")
    assert s.count("gz-judge", why="ganglie") == 1
    assert s.count("gz-damage") == 1


@GANGLIE_CURRENT
def test_current_he_may_decline() -> None:
    s = scene(seat("", "slash"), seat("xiahou_dun+ zhang_he+"), deck="peach.h4", edition="current")
    s.use("A", "slash", "B").until("B", "gz-skill", "ganglie").does("B", "gz-skill", "decline").on()
    assert s["A"].hp == 4
    assert s.count("gz-judge") == 0


@GANGLIE_CURRENT
def test_current_once_for_two_damage_at_once() -> None:
    s = scene(seat("", "wine slash"), seat("xiahou_dun+ zhang_he+"), deck="peach.h4", edition="current")
    s.use("A", "wine").use("A", "slash", "B").skill("B", "ganglie").not_offered("B", "ganglie")
    assert (s["A"].hp, s["B"].hp) == (3, 2)


@GANGLIE_CURRENT
def test_current_si_ma_yi_can_turn_its_judgement() -> None:
    s = scene(
        seat("", "slash peach"), seat("xiahou_dun+ zhang_he+"), seat("sima_yi+ xu_huang+", equip="dilu.c5"),
        deck="slash.d10", edition="current",
    )  # fmt: skip
    s.use("A", "slash", "B").skill("B", "ganglie").skill("C", "guicai", "dilu").on()
    assert s["A"].hp == 4
    assert s.hand("A") == []


@GANGLIE_CURRENT
def test_current_who_dies_of_it_is_killed_by_him() -> None:
    s = scene(
        seat("guan_yu+ zhang_fei+", "slash", hp=1), seat("xiahou_dun+ zhang_he+"), seat("gan_ning+ lu_meng+"),
        deck="peach.h4", edition="current",
    )  # fmt: skip
    s.use("A", "slash", "B").skill("B", "ganglie").on()
    assert not s["A"].alive
    assert s.told("gz-death", seat="A")["killer"] == "B"
    s.sound()


@GANGLIE_CURRENT
def test_current_hidden_he_is_turned_up_before_the_judgement() -> None:
    s = scene(seat("", "slash"), seat("yue_jin- xiahou_dun-"), deck="peach.h4", edition="current")
    s.use("A", "slash", "B").skill("B", "ganglie", reveals="deputy").on()
    assert s["B"].up == (False, True)
    assert s["A"].hp == 3
