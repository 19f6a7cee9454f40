"""吕蒙: 克己."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat

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
