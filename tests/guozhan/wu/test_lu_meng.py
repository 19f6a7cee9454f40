"""吕蒙: 克己."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, Seat, scene, seat

HAND = "dodge dodge dodge peach peach peach"


@pytest.mark.proves("guozhan", "skill", "lu_meng.keji@first")
def test_without_a_slash_the_discard_phase_is_skipped() -> None:
    s = scene(seat("lu_meng+ gan_ning+", HAND), seat())
    s.ends("A").skill("A", "keji").on()
    assert len(s["A"].hand) == 6
    assert s.told("gz-skip", seat="A", phase="discard")


@pytest.mark.proves("guozhan", "skill", "lu_meng.keji@first")
def test_he_may_discard_all_the_same() -> None:
    s = scene(seat("lu_meng+ gan_ning+", HAND), seat())
    s.ends("A").until("A", "gz-skill", "keji").on()
    assert len(s["A"].hand) == 4


@pytest.mark.proves("guozhan", "skill", "lu_meng.keji@first")
def test_not_after_a_slash_used_in_the_play_phase() -> None:
    s = scene(seat("lu_meng+ gan_ning+", "slash " + HAND), seat())
    s.use("A", "slash", "B").on().ends("A").not_offered("A", "keji")
    assert len(s["A"].hand) == 4


@pytest.mark.proves("guozhan", "skill", "lu_meng.keji@first")
def test_not_after_a_slash_played_in_a_duel() -> None:
    s = scene(seat("lu_meng+ gan_ning+", "duel slash " + HAND), seat("", "slash"))
    s.use("A", "duel", "B").until("B", "gz-slash").does("B", "gz-slash", "card", "slash")
    s.until("A", "gz-slash").does("A", "gz-slash", "card", "slash").on().ends("A").not_offered("A", "keji")


@pytest.mark.proves("guozhan", "skill", "lu_meng.keji@first")
def test_not_after_a_slash_made_of_other_cards() -> None:
    s = scene(seat("lu_meng+ gan_ning+", "dodge.h2 dodge.h11 " + HAND, equip="spear"), seat())
    s.skill("A", "spear", ("dodge.h2", "dodge.h11"), "B", about="gz-play", card="slash").on()
    s.ends("A").not_offered("A", "keji")


def test_slashes_of_others_and_in_the_turns_of_others_do_not_matter() -> None:
    s = scene(seat("", "duel"), seat("lu_meng+ gan_ning+", "slash " + HAND))
    s.use("A", "duel", "B").until("B", "gz-slash").does("B", "gz-slash", "card", "slash").on()
    s.ends("A").on().ends("B").skill("B", "keji").on()
    assert len(s["B"].hand) == 8


@pytest.mark.proves("guozhan", "skill", "lu_meng.keji@first")
def test_a_play_phase_that_is_skipped_has_no_slash() -> None:
    s = scene(
        seat("lu_meng+ gan_ning+", HAND, judging="indulgence"),
        seat(),
        stage="judge",
        deck="slash.s7",
    )
    s.skill("A", "keji").on()
    assert s.told("gz-skip", seat="A", phase="play")
    assert len(s["A"].hand) == 8


@pytest.mark.proves("guozhan", "skill", "lu_meng.keji@first")
def test_a_hidden_lu_meng_turns_up_for_it() -> None:
    s = scene(seat("lu_meng- gan_ning-", HAND), seat())
    s.ends("A").skill("A", "keji", reveals="head").on()
    assert s["A"].up == (True, False)
    assert len(s["A"].hand) == 6


def test_a_hidden_lu_meng_is_not_asked_after_a_slash() -> None:
    s = scene(seat("lu_meng- gan_ning-", "slash " + HAND), seat())
    s.use("A", "slash", "B").on().ends("A").not_offered("A", "keji")


KEJI_CURRENT = pytest.mark.proves("guozhan", "skill", "lu_meng.keji@current")
MOUDUAN = pytest.mark.proves("guozhan", "skill", "lu_meng.mouduan@current")
TEN = "dodge.d2 dodge.d3 dodge.d6 dodge.d7 dodge.d8 dodge.d9 dodge.h2 dodge.h11 dodge.h13 dodge.d10"


@KEJI_CURRENT
def test_current_without_any_card_used_he_keeps_four_more_without_a_question() -> None:
    s = scene(seat("lu_meng+ gan_ning+", TEN), seat(), edition="current")
    s.ends("A").on()
    assert len(s["A"].hand) == 8
    assert s.told("gz-skill", seat="A", skill="keji")
    assert not any("keji" in acts for _, _, acts in s.asked_so_far)
    assert s["A"].effects == ()
    s.sound()


@KEJI_CURRENT
def test_current_with_cards_of_one_colour_used_he_keeps_four_more() -> None:
    s = scene(seat("lu_meng+ gan_ning+", "slash.s7 iron_chain.c12 " + TEN), seat(), edition="current")
    s.use("A", "slash.s7", "B").on().use("A", "iron_chain.c12", "B").on().ends("A").on()
    assert len(s["A"].hand) == 8


@KEJI_CURRENT
def test_current_with_cards_of_both_colours_used_he_keeps_what_he_has_hp() -> None:
    s = scene(seat("lu_meng+ gan_ning+", "slash.s7 crossbow.d1 " + TEN), seat(), edition="current")
    s.use("A", "slash.s7", "B").on().use("A", "crossbow.d1").on().ends("A").on()
    assert len(s["A"].hand) == 4
    assert s.count("gz-skill", seat="A", skill="keji") == 0


@KEJI_CURRENT
def test_current_a_card_that_is_only_played_does_not_count() -> None:
    s = scene(seat("lu_meng+ gan_ning+", "duel.s1 slash.h10 " + TEN), seat("", "slash.s7"), edition="current")
    s.use("A", "duel.s1", "B").until("B", "gz-slash").does("B", "gz-slash", "card", "slash.s7")
    s.until("A", "gz-slash").does("A", "gz-slash", "card", "slash.h10").on().ends("A").on()
    assert len(s["A"].hand) == 8


@KEJI_CURRENT
def test_current_a_card_used_in_response_in_his_play_phase_counts() -> None:
    s = scene(seat("lu_meng+ gan_ning+", "slash.s7 peach.h4 " + TEN), seat("", hp=1), seat(), edition="current")
    s.use("A", "slash.s7", "B").until("A", "gz-rescue").does("A", "gz-rescue", "card", "peach.h4").on()
    s.ends("A").on()
    assert len(s["A"].hand) == 4


@KEJI_CURRENT
def test_current_a_card_without_colour_does_not_count() -> None:
    s = scene(
        seat("lu_meng+ gan_ning+", "slash.s7 slash.h10 peach.h4 " + TEN, hp=3, equip="spear"),
        seat(),
        edition="current",
    )
    s.skill("A", "spear", ("slash.s7", "slash.h10"), "B", about="gz-play", card="slash").on()
    s.use("A", "peach.h4").on().ends("A").on()
    assert len(s["A"].hand) == 8


@KEJI_CURRENT
def test_current_a_play_phase_that_is_skipped_has_no_cards() -> None:
    s = scene(
        seat("lu_meng+ gan_ning+", TEN, judging="indulgence"),
        seat(),
        stage="judge",
        deck="slash.s7 peach peach",
        edition="current",
    )
    s.on()
    assert len(s["A"].hand) == 8


@KEJI_CURRENT
def test_current_it_adds_to_yingzi() -> None:
    s = scene(seat("zhou_yu+ lu_meng+", TEN, hp=1, max_hp=3), seat(), edition="current")
    s.ends("A").on()
    assert len(s["A"].hand) == 7


@KEJI_CURRENT
def test_current_a_hidden_lu_meng_may_turn_up_or_stay_hidden() -> None:
    s = scene(seat("gan_ning- lu_meng-", TEN), seat(), edition="current")
    s.ends("A").skill("A", "keji", reveals="deputy").on()
    assert (s["A"].up, len(s["A"].hand)) == ((False, True), 8)
    s = scene(seat("gan_ning- lu_meng-", TEN), seat(), edition="current")
    s.ends("A").until("A", "gz-skill", "keji").on()
    assert (s["A"].up, len(s["A"].hand)) == ((False, False), 4)


def four_suits(generals: str, *others: Seat) -> Scene:
    """Heart, diamond, spade and club have been used: two types only."""
    hand = "peach.h4 crossbow.d1 slash.s7 slash.c2"
    s = scene(seat(generals, hand, hp=3, max_hp=4), *others, edition="current")
    s.use("A", "peach.h4").on().use("A", "crossbow.d1").on()
    return s.use("A", "slash.s7", "B").on().use("A", "slash.c2", "B").on().ends("A")


@MOUDUAN
def test_four_suits_let_him_move_a_card_on_the_table() -> None:
    s = four_suits("lu_meng+ gan_ning+", seat(), seat())
    s.skill("A", "mouduan").until("A", "gz-move-on-field")
    s.does("A", "gz-move-on-field", "move", "crossbow.d1", "C").on()
    assert (s.worn("A"), s.worn("C")) == ({}, {"weapon": "crossbow"})
    assert s.told("gz-place", seat="A", to="C", card="crossbow.d1")
    s.sound()


@MOUDUAN
def test_three_types_do_as_well() -> None:
    s = scene(
        seat("lu_meng+ gan_ning+", "slash.s7 something_for_nothing.h7 axe.d5"),
        seat("", judging="supply_shortage"),
        seat(),
        deck="dodge dodge",
        edition="current",
    )
    s.use("A", "slash.s7", "B").on().use("A", "something_for_nothing.h7").on().use("A", "axe.d5").on().ends("A")
    s.skill("A", "mouduan").until("A", "gz-move-on-field")
    s.does("A", "gz-move-on-field", "move", "supply_shortage", "C").until("B", "gz-play")
    assert (s.judging("B"), s.judging("C")) == ([], ["supply_shortage"])


@MOUDUAN
def test_three_suits_of_two_types_are_not_enough() -> None:
    s = scene(seat("lu_meng+ gan_ning+", "peach.h4 crossbow.d1 slash.s7", hp=3, max_hp=4), seat(), edition="current")
    s.use("A", "peach.h4").on().use("A", "crossbow.d1").on().use("A", "slash.s7", "B").on()
    s.ends("A").not_offered("A", "mouduan")


@MOUDUAN
def test_he_need_not_move_anything() -> None:
    s = four_suits("lu_meng+ gan_ning+", seat())
    s.until("A", "gz-skill", "mouduan").on()
    assert s.worn("A") == {"weapon": "crossbow"}
    s = four_suits("lu_meng+ gan_ning+", seat())
    s.skill("A", "mouduan").until("A", "gz-move-on-field").on()
    assert s.worn("A") == {"weapon": "crossbow"}


@MOUDUAN
def test_whoever_loses_equipment_by_it_may_answer() -> None:
    s = four_suits("lu_meng+ sun_shangxiang+", seat(), seat())
    s.skill("A", "mouduan").until("A", "gz-move-on-field")
    s.does("A", "gz-move-on-field", "move", "crossbow.d1", "C").skill("A", "xiaoji").on()
    assert len(s["A"].hand) == 1


@MOUDUAN
def test_a_hidden_lu_meng_turns_up_to_move_a_card() -> None:
    s = four_suits("gan_ning- lu_meng-", seat(), seat())
    s.skill("A", "mouduan", reveals="deputy").until("A", "gz-move-on-field")
    s.does("A", "gz-move-on-field", "move", "crossbow.d1", "B").on()
    assert s["A"].up == (False, True)
    assert s.worn("B") == {"weapon": "crossbow"}
