"""孟达: 求安, 量反."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat

QIUAN = pytest.mark.proves("guozhan", "skill", "meng_da.qiuan")
LIANGFAN = pytest.mark.proves("guozhan", "skill", "meng_da.liangfan")
PAIR = "cao_ren+ meng_da+"


def wires(s: Scene, letter: str, pile: str) -> list[str]:
    return s.table.wires(s[letter].piles.get(pile, ()))


@QIUAN
def test_the_card_becomes_a_letter_and_does_no_damage() -> None:
    s = scene(seat("", "slash.s7"), seat(PAIR), edition="current")
    s.use("A", "slash", "B").skill("B", "qiuan").on()
    assert s["B"].hp == 4
    assert wires(s, "B", "letter") == ["slash.s7"]
    s.sound()


@QIUAN
def test_all_cards_of_a_converted_slash_become_letters() -> None:
    s = scene(seat("pan_feng+ pang_de+", "peach dodge", equip="spear"), seat(PAIR), edition="current")
    s.does("A", "gz-play", "spear", ("peach", "dodge"), "B").skill("B", "qiuan").on()
    assert sorted(w.partition(".")[0] for w in wires(s, "B", "letter")) == ["dodge", "peach"]


@QIUAN
def test_it_may_be_declined() -> None:
    s = scene(seat("", "slash"), seat(PAIR), edition="current")
    s.use("A", "slash", "B").until("B", "gz-skill", "qiuan").on()
    assert s["B"].hp == 3
    assert not wires(s, "B", "letter")


@QIUAN
def test_not_while_a_letter_lies_there() -> None:
    s = scene(seat("", "slash slash", equip="crossbow"), seat(PAIR), edition="current")
    s.use("A", "slash", "B").skill("B", "qiuan").on()
    s.use("A", "slash", "B").not_offered("B", "qiuan")
    assert s["B"].hp == 3


@QIUAN
def test_not_against_a_slash_without_a_card() -> None:
    s = scene(seat("xiahou_yuan+ cao_ren+"), seat(PAIR), stage="prepare", edition="current")
    s.skill("A", "shensu", "B").not_offered("B", "qiuan")
    assert s.told("gz-use", seat="A", card="slash", cards=[])
    assert s["B"].hp == 3


@QIUAN
def test_a_mass_trick_goes_on_although_its_card_is_a_letter() -> None:
    s = scene(seat("", "archery_attack"), seat(PAIR), seat(), edition="current")
    s.does("A", "gz-play", "use", "archery_attack").skill("B", "qiuan").on()
    assert (s["B"].hp, s["C"].hp) == (4, 3)
    assert len(wires(s, "B", "letter")) == 1
    s.sound()


@QIUAN
def test_a_hidden_meng_da_turns_up_with_his_head() -> None:
    s = scene(seat("", "slash.s7"), seat("cao_ren- meng_da-"), edition="current")
    s.use("A", "slash", "B").skill("B", "qiuan", reveals="deputy").on()
    assert s["B"].up == (True, True)
    assert s["B"].hp == 4


@QIUAN
def test_turned_down_he_loses_his_letters() -> None:
    s = scene(seat("zou_shi+ pan_feng+", "slash.s7 slash.c2"), seat(PAIR), edition="current")
    s.use("A", "slash", "B").skill("B", "qiuan").on()
    s.skill("A", "qingcheng", "slash.c2", "B", "deputy", about="gz-play").on()
    assert not wires(s, "B", "letter")
    assert "slash.s7" in s.discarded()


def with_letter(hand: str = "", generals: str = PAIR) -> Scene:
    """B, 孟达, has the Slash of A as a letter; it is B's turn next."""
    s = scene(seat("", "slash.s7"), seat(generals, hand), seat("", "peach"), edition="current")
    return s.use("A", "slash", "B").skill("B", "qiuan").on().ends("A")


@LIANGFAN
def test_in_his_turn_he_takes_the_letters_and_loses_hp() -> None:
    s = with_letter().until("B", "gz-play")
    assert "slash.s7" in s.table.wires(s["B"].hand)
    assert s["B"].hp == 3
    assert not wires(s, "B", "letter")
    s.sound()


@LIANGFAN
def test_who_is_damaged_by_that_card_may_lose_one_to_him() -> None:
    s = with_letter().until("B", "gz-play")
    s.use("B", "slash.s7", "C").skill("B", "liangfan").on()
    assert s["C"].hp == 3
    assert s.hand("C") == []
    assert "peach" in s.hand("B")


@LIANGFAN
def test_he_need_not_take_it() -> None:
    s = with_letter().until("B", "gz-play")
    s.use("B", "slash.s7", "C").until("B", "gz-skill", "liangfan").on()
    assert s.hand("C") == ["peach"]


@LIANGFAN
def test_other_cards_do_not_bring_it() -> None:
    s = with_letter("slash.c2").until("B", "gz-play")
    s.use("B", "slash.c2", "C").not_offered("B", "liangfan")
    assert s["C"].hp == 3


@LIANGFAN
def test_without_letters_nothing_happens() -> None:
    s = scene(seat(), seat(PAIR), edition="current")
    s.ends("A").until("B", "gz-play")
    assert s["B"].hp == 4


@LIANGFAN
def test_a_dodge_spares_the_card() -> None:
    s = scene(seat("", "slash.s7"), seat(PAIR), seat("", "dodge"), edition="current")
    s.use("A", "slash", "B").skill("B", "qiuan").on().ends("A").until("B", "gz-play")
    s.use("B", "slash.s7", "C").until("C", "gz-dodge").does("C", "gz-dodge", "card", "dodge")
    s.not_offered("B", "liangfan")


@LIANGFAN
def test_a_hidden_meng_da_has_no_letters_to_take() -> None:
    s = scene(seat(), seat("cao_ren- meng_da-"), edition="current")
    s.ends("A").until("B", "gz-skill")
    assert "liangfan" not in s.acts(s.asked("B", "gz-skill"))
