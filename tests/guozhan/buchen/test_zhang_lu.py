"""张鲁: 布施, 米道."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat

BUSHI = pytest.mark.proves("guozhan", "skill", "zhang_lu.bushi")
MIDAO = pytest.mark.proves("guozhan", "skill", "zhang_lu.midao")
PAIR = "cao_ren+ zhang_lu+"
MANY = [seat(), seat(), seat(), seat("zhen_ji- guo_jia-")]


def charity(s: Scene, letter: str) -> int:
    return s[letter].marks.count("charity")


@BUSHI
def test_at_the_end_of_his_turn_he_gets_a_mark_for_each_hp() -> None:
    s = scene(seat(PAIR, hp=2), seat(), edition="current")
    s.ends("A").on()
    assert charity(s, "A") == 2
    assert s.told("gz-mark", seat="A", mark="charity")


@BUSHI
def test_for_a_card_given_in_anothers_preparation_phase_he_draws_two() -> None:
    s = scene(seat(PAIR, "peach", marks="charity charity"), seat(), stage="finish", edition="current")
    s.skill("A", "bushi", "peach")
    s.until("B", "gz-play")
    assert "peach" in s.hand("B")
    assert len(s["A"].hand) == 2
    assert charity(s, "A") == 2 + 3 - 1
    s.sound()


@BUSHI
def test_he_need_not_give() -> None:
    s = scene(seat(PAIR, "peach", marks="charity"), seat(), stage="prepare", turn="B", edition="current")
    s.until("A", "gz-skill", "bushi").on()
    assert charity(s, "A") == 1
    assert s.hand("A") == ["peach"]


@BUSHI
@pytest.mark.parametrize(("hand", "marks"), [("peach", ""), ("", "charity")])
def test_without_a_mark_or_a_card_he_cannot_give(hand: str, marks: str) -> None:
    s = scene(seat(PAIR, hand, marks=marks), seat(), stage="prepare", turn="B", edition="current")
    s.not_offered("A", "bushi")


@BUSHI
def test_in_his_preparation_phase_he_pays_for_the_many_and_loses_his_marks() -> None:
    seats = [seat(PAIR, "peach dodge dodge", hp=1, marks="charity charity"), *MANY]
    s = scene(*seats, stage="prepare", edition="current")
    # five alive, one HP: two cards
    s.until("A", "gz-discard").does("A", "gz-discard", "choose", ("dodge", "dodge"))
    s.until("A", "gz-play")
    assert "peach" in s.hand("A")
    assert s.count("gz-discard", seat="A") == 1
    assert charity(s, "A") == 0


@BUSHI
def test_he_pays_without_marks_too_and_never_more_than_he_has() -> None:
    seats = [seat(PAIR, "peach", hp=1), *MANY]
    s = scene(*seats, stage="prepare", edition="current").until("A", "gz-play")
    assert s.told("gz-discard", seat="A")["cards"][0].startswith("peach")


@BUSHI
def test_with_hp_enough_he_pays_nothing() -> None:
    s = scene(seat(PAIR, "peach", marks="charity"), seat(), seat(), stage="prepare", edition="current")
    s.until("A", "gz-play")
    assert s.count("gz-discard") == 0
    assert charity(s, "A") == 0


@BUSHI
def test_hidden_he_may_turn_up_at_the_end_of_his_turn() -> None:
    s = scene(seat("cao_ren- zhang_lu-"), seat(), edition="current")
    s.ends("A").skill("A", "bushi", reveals="deputy").on()
    assert s["A"].up == (True, True)
    assert charity(s, "A") == 3


@BUSHI
def test_hidden_he_may_stay_so() -> None:
    s = scene(seat("cao_ren- zhang_lu-"), seat(), edition="current")
    s.ends("A").until("A", "gz-skill", "bushi").on()
    assert s["A"].up == (False, False)
    assert charity(s, "A") == 0


@MIDAO
def test_in_his_finish_phase_he_draws_two_and_lays_two_down_as_rice() -> None:
    s = scene(seat(PAIR, "slash.s7"), seat(), deck="peach.h4 dodge.h2", edition="current")
    s.ends("A").skill("A", "midao").until("A", "gz-midao").does("A", "gz-midao", "choose", ("slash.s7", "peach.h4"))
    s.on()
    assert sorted(s.table.wires(s["A"].piles["rice"])) == ["peach.h4", "slash.s7"]
    assert s.hand("A") == ["dodge"]
    s.sound()


def with_rice(*more: str, generals: str = PAIR) -> Scene:
    """A, 张鲁, has the Slash of spades 7 and a Peach of hearts 4 as rice; the deck then gives these."""
    deck = " ".join(("peach.h4", "dodge.h2", *more))
    s = scene(seat(generals, "slash.s7"), seat(judging="lightning"), seat(), deck=deck, edition="current")
    s.ends("A").skill("A", "midao").until("A", "gz-midao")
    return s.does("A", "gz-midao", "choose", ("slash.s7", "peach.h4"))


@MIDAO
def test_a_rice_takes_the_place_of_a_judgement_card_which_he_takes() -> None:
    s = with_rice("dodge.d2")
    s.skill("A", "midao", "slash.s7").until("B", "gz-play")
    assert s["B"].hp == 1
    assert s.hand("A") == ["dodge", "dodge"]
    assert s.table.wires(s["A"].piles["rice"]) == ["peach.h4"]
    assert "slash.s7" in s.discarded()
    s.sound()


@MIDAO
def test_it_may_be_left_as_it_is() -> None:
    s = with_rice("dodge.d2")
    s.until("A", "gz-skill", "midao").until("B", "gz-play")
    assert s["B"].hp == 4
    assert len(s["A"].piles["rice"]) == 2


@MIDAO
def test_no_new_rice_while_some_is_left() -> None:
    s = with_rice("dodge.d2").until("B", "gz-play").ends("B").until("C", "gz-play").ends("C").until("A", "gz-play")
    s.ends("A").not_offered("A", "midao")


@MIDAO
def test_without_rice_no_judgement_is_changed() -> None:
    s = scene(seat(PAIR), seat(judging="lightning"), stage="judge", turn="B", edition="current")
    s.not_offered("A", "midao")


@MIDAO
def test_a_hidden_zhang_lu_turns_up_to_draw() -> None:
    s = scene(seat("cao_ren- zhang_lu-", "peach dodge"), seat(), edition="current")
    s.ends("A").skill("A", "midao", reveals="deputy").on()
    assert s["A"].up == (True, True)
    assert len(s["A"].piles["rice"]) == 2
    assert len(s["A"].hand) == 2
