"""文钦: 矜伐."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat

PROVES = pytest.mark.proves("guozhan", "skill", "wen_qin.jinfa")
PAIR = "cao_ren+ wen_qin+"


@PROVES
def test_he_takes_a_card_of_who_gives_no_equipment() -> None:
    s = scene(seat(PAIR, "peach"), seat("", "dodge dodge", equip="crossbow"), edition="current")
    s.skill("A", "jinfa", "peach", "B", about="gz-play")
    s.until("B", "gz-jinfa").does("B", "gz-jinfa", "suffer")
    s.until("A", "gz-take").does("A", "gz-take", "choose", "crossbow").on()
    assert s.hand("A") == ["crossbow"]
    assert s.discarded() == [s.told("gz-discard", seat="A")["cards"][0]]
    s.sound()


@PROVES
def test_a_spade_that_is_given_counts_as_a_slash() -> None:
    s = scene(seat(PAIR, "peach"), seat("", "ice_sword.s2"), edition="current")
    s.skill("A", "jinfa", "peach", "B", about="gz-play")
    s.until("B", "gz-jinfa").does("B", "gz-jinfa", "give", "ice_sword.s2").on()
    assert s.told("gz-use", seat="B", card="slash", targets="A", cards=[])
    assert s["A"].hp == 3
    assert s.hand("A") == ["ice_sword"]
    s.sound()


@PROVES
def test_any_other_suit_is_only_given() -> None:
    s = scene(seat(PAIR, "peach"), seat("", "", equip="crossbow.d1"), edition="current")
    s.skill("A", "jinfa", "peach", "B", about="gz-play")
    s.until("B", "gz-jinfa").does("B", "gz-jinfa", "give", "crossbow.d1").on()
    assert s.hand("A") == ["crossbow"]
    assert s["A"].hp == 4


@PROVES
def test_the_slash_can_be_dodged() -> None:
    s = scene(seat(PAIR, "peach dodge"), seat("", "", equip="ice_sword.s2"), edition="current")
    s.skill("A", "jinfa", "peach", "B", about="gz-play")
    s.until("B", "gz-jinfa").does("B", "gz-jinfa", "give", "ice_sword.s2")
    s.until("A", "gz-dodge").does("A", "gz-dodge", "card", "dodge").on()
    assert s["A"].hp == 4


@PROVES
def test_without_equipment_there_is_no_choice() -> None:
    s = scene(seat(PAIR, "peach"), seat("", "dodge"), edition="current")
    s.skill("A", "jinfa", "peach", "B", about="gz-play").on()
    assert s.hand("A") == ["dodge"]
    assert s.count("gz-give") == 0


@PROVES
def test_once_a_play_phase_and_only_against_who_has_a_card() -> None:
    s = scene(seat(PAIR, "peach peach"), seat("", "dodge dodge"), seat(), edition="current")
    ask = s.asked("A", "gz-play")
    jinfa = next(option for option in ask.options if option.act == "jinfa")
    assert list(jinfa.picks[1].candidates) == [1]
    s.skill("A", "jinfa", "peach", "B", about="gz-play").on()
    assert "jinfa" not in s.acts(s.asked("A", "gz-play"))


@PROVES
def test_a_hidden_wen_qin_turns_up_with_the_cost() -> None:
    s = scene(seat("cao_ren- wen_qin-", "peach"), seat("", "dodge"), edition="current")
    s.skill("A", "jinfa", "peach", "B", about="gz-play", reveals="deputy").on()
    assert s["A"].up == (True, True)
    assert s.hand("A") == ["dodge"]
