"""Nullification: windows, who is asked, chains, whole kingdoms, secrecy (card effects §4)."""

from __future__ import annotations

from typing import Any

import pytest

from guozhan.scene import LETTERS, Scene, scene, seat
from sanzhan.kernel.watch import waiting

WEI, SHU, WU = "cao_ren+ yue_jin-", "liu_bei+ guan_yu-", "sun_quan+ lu_meng-"
HIDDEN = "xu_huang- dian_wei-"
BOTH = "xu_huang+ dian_wei-"
"""A second of Wei."""
OTHERS = "taishi_ci- sun_jian-"
WINDOWS = ("gz-nullify", "gz-nullify-mine")


def window(s: Scene, letter: str) -> dict[str, Any]:
    """Up to the next window in which this seat has a choice: what it is about."""
    for _ in range(100):
        ask = s.match.waiting.get(LETTERS.index(letter))
        if ask is not None and ask.about in WINDOWS:
            return dict(ask.args)
        now = s.waiting()
        assert now is not None, f"{letter} is asked nothing"
        assert now[1].about != "gz-play", f"{letter} is not asked any more"
        s.match.answer(now[1].seat, now[1].neutral)
    raise AssertionError("no window comes")


def says(s: Scene, letter: str, act: str, *words: str) -> Scene:
    """The answer in the window that this seat is in."""
    ask = s.match.waiting[LETTERS.index(letter)]
    return s.does(letter, ask.about, act, *words)


# -- one window for each target


@pytest.mark.proves("guozhan", "card", "nullification")
@pytest.mark.proves("guozhan", "card", "heg_nullification")
@pytest.mark.parametrize("card", ["nullification", "heg_nullification"])
def test_a_nullification_takes_the_effect_from_one_target(card: str) -> None:
    s = scene(seat("", "savage_assault"), seat("", card), seat())
    s.use("A", "savage_assault")
    assert window(s, "B") == {"card": "savage_assault", "user": 0, "target": 1, "depth": 0, "kingdom": False}
    says(s, "B", "card", card).on()
    assert (s["B"].hp, s["C"].hp) == (4, 3)
    assert s.told("gz-nullified", seat="B", card="savage_assault")
    assert s.told("gz-nullify", seat="B", card=card, against="savage_assault", target="B", depth=0)
    assert [wire.partition(".")[0] for wire in s.discarded()] == [card, "savage_assault"]
    s.sound()


@pytest.mark.proves("guozhan", "card", "nullification")
def test_each_target_has_a_window_of_its_own_in_turn_order() -> None:
    s = scene(seat("", "savage_assault"), seat(), seat("", "nullification"), seat())
    s.use("A", "savage_assault")
    targets: list[int] = []
    while len(targets) < 3:
        targets.append(window(s, "C")["target"])
        says(s, "C", "decline")
    assert targets == [1, 2, 3]
    s.on()
    assert [s[x].hp for x in "BCD"] == [3, 3, 3]


@pytest.mark.proves("guozhan", "card", "nullification")
@pytest.mark.proves("guozhan", "card", "heg_nullification")
@pytest.mark.parametrize("card", ["nullification.s11", "heg_nullification.c13"])
def test_a_nullification_is_never_used_of_ones_own_accord(card: str) -> None:
    s = scene(seat("", card), seat())
    s.cannot_use("A", card)
    assert s.why("A", "card", card) == "why-gz-only-an-answer"


@pytest.mark.proves("guozhan", "card", "nullification")
@pytest.mark.parametrize("use", ["slash", "wine", "peach", "spear", "lightning"])
def test_only_instant_tricks_can_be_nullified_when_they_are_used(use: str) -> None:
    s = scene(seat(WEI, use, hp=3), seat("", "nullification heg_nullification"))
    s.use("A", use, *(("B",) if use == "slash" else ())).on()
    assert not any(about in WINDOWS for _, about, _ in s.asked_so_far)


@pytest.mark.proves("guozhan", "card", "nullification")
def test_distance_does_not_matter_and_the_user_of_the_trick_may_answer_too() -> None:
    s = scene(seat(WEI, "dismantle nullification"), seat(), seat("", "peach"), seat(), seat(HIDDEN))
    s.use("A", "dismantle", "C")
    assert window(s, "A")["target"] == 2
    says(s, "A", "card", "nullification").on()
    assert s.hand("C") == ["peach"]


# -- who is asked, and what the others learn


def test_everybody_with_a_hand_is_in_one_secret_window_whatever_he_holds() -> None:
    s = scene(seat("", "something_for_nothing slash"), seat("", "peach"), seat("", "nullification"), seat())
    s.use("A", "something_for_nothing")
    assert s.match.players_asked() == (0, 1, 2)
    assert list(s.match.waiting) == [2]
    told = waiting(s.match)
    assert told is not None
    assert told["seats"] is None


def test_those_without_any_card_are_not_asked() -> None:
    s = scene(seat("", "something_for_nothing"), seat(equip="spear"))
    s.use("A", "something_for_nothing").on()
    assert s.asked_so_far == [("A", "gz-play", s.asked_so_far[0][2])]
    assert len(s["A"].hand) == 2


def test_the_first_in_turn_order_who_says_yes_uses_his_card() -> None:
    s = scene(
        seat("", "heg_nullification.c13"),
        seat(),
        seat("", "something_for_nothing"),
        seat("", "nullification"),
        turn="C",
    )
    s.use("C", "something_for_nothing")
    # A answers first, but D sits before him as seen from the current player
    window(s, "A")
    says(s, "A", "card", "heg_nullification")
    says(s, "D", "card", "nullification")
    assert s.told("gz-nullify")["seat"] == "D"
    s.on()
    assert (s.hand("A"), s.hand("D"), s.hand("C")) == (["heg_nullification"], [], [])


def two_volunteers(second: str) -> Scene:
    """A draws by a trick; B says yes; C, who holds a Nullification too, says this."""
    s = scene(
        seat("", "something_for_nothing"),
        seat("", "nullification"),
        seat("", "heg_nullification peach"),
        seat("", "slash"),
    )
    s.use("A", "something_for_nothing")
    window(s, "C")
    says(s, "C", second, *(() if second == "decline" else ("heg_nullification",)))
    return says(s, "B", "card", "nullification")


def test_who_said_yes_later_keeps_his_card() -> None:
    s = two_volunteers("card").on()
    assert s.hand("C") == ["heg_nullification", "peach"]
    assert s.count("gz-nullify") == 1
    assert s.hand("A") == []
    s.sound()


def test_nobody_is_told_that_somebody_else_said_yes_too() -> None:
    yes, no = two_volunteers("card"), two_volunteers("decline")
    for viewer in (0, 1, 2, 3, None):
        assert yes.watch.frames(viewer) == no.watch.frames(viewer)
    yes.on()
    no.on()
    for viewer in (0, 1, 2, 3, None):
        assert yes.watch.frames(viewer) == no.watch.frames(viewer)
    assert yes.watch.lines == no.watch.lines


def test_an_open_window_looks_the_same_to_others_whoever_of_them_holds_the_card() -> None:
    one = scene(seat("", "something_for_nothing"), seat("", "nullification.s11"), seat("", "heg_nullification.c13"))
    one.use("A", "something_for_nothing")
    window(one, "B")
    says(one, "B", "decline")
    before = [one.watch.frames(viewer) for viewer in (0, None)]
    other = scene(seat("", "something_for_nothing"), seat("", "slash.s8"), seat("", "heg_nullification.c13"))
    other.use("A", "something_for_nothing")
    window(other, "C")
    assert [other.watch.frames(viewer) for viewer in (0, None)] == before


# -- standing answers


def test_a_standing_answer_passes_all_windows_but_those_about_oneself() -> None:
    s = scene(seat("", "something_for_nothing dismantle"), seat("", "nullification"), seat("", "peach"))
    s.match.prefer(1, "gz-nullify", False)
    s.use("A", "something_for_nothing").on()
    assert len(s["A"].hand) == 3
    assert not any(about in WINDOWS for _, about, _ in s.asked_so_far)
    s.use("A", "dismantle", "B")
    assert window(s, "B")["target"] == 1
    says(s, "B", "card", "nullification").on()
    assert s.told("gz-nullified", seat="B", card="dismantle")


def test_the_windows_about_oneself_can_be_passed_as_well() -> None:
    s = scene(seat("", "dismantle"), seat("", "nullification peach"))
    s.match.prefer(1, "gz-nullify-mine", False)
    s.use("A", "dismantle", "B").until("A", "gz-dismantle")
    assert not any(about in WINDOWS for _, about, _ in s.asked_so_far)


def test_a_standing_answer_can_be_taken_back() -> None:
    s = scene(seat("", "something_for_nothing.h7 something_for_nothing.h8"), seat("", "nullification"))
    s.match.prefer(1, "gz-nullify", False)
    s.use("A", "something_for_nothing.h7").on()
    s.match.prefer(1, "gz-nullify", True)
    s.use("A", "something_for_nothing.h8")
    assert window(s, "B")["card"] == "something_for_nothing"


def test_a_standing_answer_is_as_invisible_as_a_spoken_one() -> None:
    hands = ("something_for_nothing", "nullification", "peach")
    standing = scene(*(seat("", hand) for hand in hands))
    standing.match.prefer(1, "gz-nullify", False)
    standing.use("A", "something_for_nothing").on()
    spoken = scene(*(seat("", hand) for hand in hands))
    spoken.use("A", "something_for_nothing").on()
    for viewer in (0, 2, None):
        assert standing.watch.lines[viewer] == spoken.watch.lines[viewer]


# -- chains


@pytest.mark.proves("guozhan", "card", "nullification")
@pytest.mark.parametrize(("countered", "drawn"), [(0, 0), (1, 2), (2, 0)])
def test_an_odd_number_of_nullifications_offsets_and_an_even_one_does_not(countered: int, drawn: int) -> None:
    s = scene(
        seat("", "something_for_nothing heg_nullification.c13"),
        seat("", "nullification"),
        seat("", "heg_nullification.d12"),
    )
    s.use("A", "something_for_nothing")
    window(s, "B")
    says(s, "A", "decline")
    says(s, "C", "decline")
    says(s, "B", "card", "nullification")
    if countered:
        assert window(s, "A") == {
            "card": "nullification", "user": 1, "target": 0, "depth": 1, "kingdom": False,
        }  # fmt: skip
        says(s, "C", "decline")
        says(s, "A", "card", "heg_nullification")
    if countered > 1:
        assert window(s, "C")["depth"] == 2
        says(s, "C", "card", "heg_nullification")
    s.on()
    kept = 1 if countered == 0 else 0
    assert len(s["A"].hand) == drawn + kept
    s.sound()


def test_who_declined_is_asked_again_about_the_nullification_that_was_used() -> None:
    s = scene(seat("", "something_for_nothing"), seat("", "nullification"), seat("", "heg_nullification"))
    s.use("A", "something_for_nothing")
    window(s, "C")
    says(s, "C", "decline")
    says(s, "B", "card", "nullification")
    assert window(s, "C")["card"] == "nullification"
    says(s, "C", "card", "heg_nullification").on()
    assert len(s["A"].hand) == 2


def test_after_a_countered_nullification_there_is_no_second_round_for_the_same_target() -> None:
    s = scene(
        seat("", "something_for_nothing heg_nullification.c13"),
        seat("", "nullification"),
        seat("", "heg_nullification.d12"),
    )
    s.use("A", "something_for_nothing")
    window(s, "B")
    says(s, "A", "decline")
    says(s, "C", "decline")
    says(s, "B", "card", "nullification")
    window(s, "A")
    says(s, "C", "decline")
    says(s, "A", "card", "heg_nullification")
    # against A's own card, then nothing more
    assert window(s, "C")["depth"] == 2
    says(s, "C", "decline")
    s.on()
    assert len(s["A"].hand) == 2
    assert s.hand("C") == ["heg_nullification"]


# -- a whole kingdom


@pytest.mark.rule("guozhan", "R85")
@pytest.mark.proves("guozhan", "card", "heg_nullification")
def test_kingdom_mode_offsets_for_this_and_later_targets_of_the_kingdom_without_further_windows() -> None:
    s = scene(
        seat(SHU, "savage_assault"), seat(WEI), seat(WU), seat(BOTH), seat(OTHERS, "heg_nullification nullification")
    )
    s.use("A", "savage_assault")
    assert window(s, "E") == {"card": "savage_assault", "user": 0, "target": 1, "depth": 0, "kingdom": True}
    says(s, "E", "kingdom", "heg_nullification")
    windows = []
    for _ in range(3):
        about = window(s, "E")
        windows.append((about["depth"], about["target"]))
        says(s, "E", "decline")
    s.on()
    # the first is against the card itself; D has none
    assert windows == [(1, 1), (0, 2), (0, 4)]
    assert [s[x].hp for x in "BCDE"] == [4, 3, 4, 3]
    assert s.told("gz-nullify", seat="E", kingdom=True)
    assert s.count("gz-nullified") == 2


@pytest.mark.rule("guozhan", "R85")
@pytest.mark.proves("guozhan", "card", "heg_nullification")
def test_a_kingdom_wide_nullification_that_is_countered_protects_nobody_and_later_targets_have_windows_again() -> None:
    s = scene(
        seat(SHU, "harvest nullification"),
        seat(WEI),
        seat(BOTH),
        seat("", "heg_nullification.c13 heg_nullification.d12"),
        deck="peach.h4 peach.h6 peach.h7 peach.h8",
    )
    s.use("A", "harvest")
    # A's own pick first
    window(s, "D")
    says(s, "D", "decline")
    s.until("A", "gz-harvest").does("A", "gz-harvest", "choose", "peach.h4")
    assert window(s, "D") == {"card": "harvest", "user": 0, "target": 1, "depth": 0, "kingdom": True}
    says(s, "A", "decline")
    says(s, "D", "kingdom", "heg_nullification.c13")
    assert window(s, "A")["depth"] == 1
    says(s, "A", "card", "nullification")
    says(s, "D", "decline")
    window(s, "D")
    says(s, "D", "decline")
    s.until("B", "gz-harvest").does("B", "gz-harvest", "choose", "peach.h6")
    assert window(s, "D")["target"] == 2
    says(s, "D", "decline")
    s.until("C", "gz-harvest").does("C", "gz-harvest", "choose", "peach.h7").on()
    assert (s.hand("B"), s.hand("C")) == (["peach"], ["peach"])
    assert s.count("gz-nullified") == 0


def test_without_a_later_target_of_the_same_kingdom_there_is_no_choice_of_the_kingdom() -> None:
    s = scene(seat(SHU, "savage_assault"), seat(BOTH, "heg_nullification"), seat(WEI), seat(WU))
    s.use("A", "savage_assault")
    assert window(s, "B")["kingdom"]
    assert "kingdom" in s.acts(s.match.waiting[1])
    says(s, "B", "decline")
    assert window(s, "B") == {"card": "savage_assault", "user": 0, "target": 2, "depth": 0, "kingdom": False}
    assert "kingdom" not in s.acts(s.match.waiting[1])


def test_the_plain_card_has_no_choice_of_the_kingdom() -> None:
    s = scene(seat(SHU, "savage_assault"), seat(BOTH, "nullification"), seat(WEI), seat(WU))
    s.use("A", "savage_assault")
    window(s, "B")
    assert s.acts(s.match.waiting[1]) == ["decline", "card"]


def test_the_kingdom_card_may_be_used_for_one_target_alone() -> None:
    s = scene(seat(SHU, "savage_assault"), seat(BOTH, "heg_nullification"), seat(WEI), seat(WU))
    s.use("A", "savage_assault")
    window(s, "B")
    says(s, "B", "card", "heg_nullification").on()
    assert [s[x].hp for x in "BCD"] == [4, 3, 3]


@pytest.mark.rule("guozhan", "R87")
@pytest.mark.proves("guozhan", "card", "heg_nullification")
def test_against_a_careerist_target_it_is_for_that_target_alone() -> None:
    s = scene(
        seat(SHU, "savage_assault"), seat(BOTH, "heg_nullification", kingdom="careerist"), seat(WEI), seat(), seat(WU)
    )
    s.use("A", "savage_assault")
    assert not window(s, "B")["kingdom"]
    assert "kingdom" not in s.acts(s.match.waiting[1])
    says(s, "B", "card", "heg_nullification").on()
    assert [s[x].hp for x in "BCDE"] == [4, 3, 3, 3]


@pytest.mark.proves("guozhan", "card", "heg_nullification")
def test_against_an_undetermined_target_it_is_for_that_target_alone() -> None:
    s = scene(seat(SHU, "savage_assault"), seat(HIDDEN, "heg_nullification"), seat(WEI), seat())
    s.use("A", "savage_assault")
    assert not window(s, "B")["kingdom"]


@pytest.mark.proves("guozhan", "card", "heg_nullification")
def test_careerists_and_the_undetermined_are_not_spared_with_a_kingdom() -> None:
    s = scene(
        seat(SHU, "savage_assault"),
        seat(WEI, "heg_nullification"),
        seat("cao_cao+ xiahou_dun-", kingdom="careerist"),
        seat(BOTH),
        seat("xu_chu- zhang_liao-"),
        seat(WU),
    )
    s.use("A", "savage_assault")
    window(s, "B")
    says(s, "B", "kingdom", "heg_nullification").on()
    assert [s[x].hp for x in "BCDEF"] == [4, 3, 4, 3, 3]


@pytest.mark.proves("guozhan", "card", "heg_nullification")
def test_targets_already_resolved_stay_as_they_are() -> None:
    s = scene(
        seat(SHU, "savage_assault"), seat(WEI), seat(BOTH), seat("cao_cao+ xiahou_dun-"),
        seat(OTHERS, "heg_nullification"), seat(WU),
    )  # fmt: skip
    s.use("A", "savage_assault")
    window(s, "E")
    says(s, "E", "decline")
    assert window(s, "E")["target"] == 2
    says(s, "E", "kingdom", "heg_nullification").on()
    assert [s[x].hp for x in "BCD"] == [3, 4, 4]


def test_against_another_nullification_the_kingdom_card_is_a_plain_one() -> None:
    s = scene(seat(SHU, "savage_assault heg_nullification"), seat(BOTH, "nullification"), seat(WEI), seat(WU))
    s.use("A", "savage_assault")
    window(s, "A")
    says(s, "A", "decline")
    says(s, "B", "card", "nullification")
    assert window(s, "A") == {"card": "nullification", "user": 1, "target": 1, "depth": 1, "kingdom": False}
    assert "kingdom" not in s.acts(s.match.waiting[0])
    says(s, "A", "card", "heg_nullification").on()
    assert [s[x].hp for x in "BCD"] == [3, 3, 3]


@pytest.mark.rule("guozhan", "R88")
@pytest.mark.proves("guozhan", "card", "heg_nullification")
def test_against_a_delayed_trick_the_kingdom_card_acts_plainly() -> None:
    s = scene(seat(WEI, judging="indulgence"), seat(BOTH, "heg_nullification"), seat(SHU), stage="judge")
    assert window(s, "B") == {"card": "indulgence", "user": None, "target": 0, "depth": 0, "kingdom": False}
    assert "kingdom" not in s.acts(s.match.waiting[1])
    says(s, "B", "card", "heg_nullification").until("A", "gz-play")
    assert s.judging("A") == []


# -- whom a kingdom-wide one reaches is fixed when it takes effect


def savages(hand: str) -> Scene:
    """B and F are of Shu, D would be; E nullifies for the kingdom of B, and says nothing more unless told to."""
    s = scene(
        seat(WEI, "savage_assault"),
        seat(SHU),
        seat(WU),
        seat("wolong- zhang_fei-", "wine.s9"),
        seat(OTHERS, hand),
        seat("ma_chao+ zhao_yun-"),
    )
    s.use("A", "savage_assault")
    window(s, "E")
    says(s, "D", "decline")
    return says(s, "E", "kingdom", "heg_nullification")


@pytest.mark.proves("guozhan", "card", "heg_nullification")
def test_who_reveals_the_kingdom_after_it_took_effect_is_not_spared() -> None:
    s = savages("heg_nullification")
    assert window(s, "D")["depth"] == 1
    says(s, "D", "decline")
    assert window(s, "D") == {"card": "savage_assault", "user": 0, "target": 2, "depth": 0, "kingdom": False}
    says(s, "D", "kanpo", "wine.s9").on()
    assert (s["D"].kingdom, s["D"].hp) == ("shu", s["D"].max_hp - 1)
    assert [s[x].hp for x in "BCEF"] == [4, 4, 3, 4]


@pytest.mark.proves("guozhan", "card", "heg_nullification")
def test_who_reveals_the_kingdom_before_it_takes_effect_is_spared() -> None:
    s = savages("heg_nullification nullification")
    assert window(s, "D")["depth"] == 1
    says(s, "E", "decline")
    says(s, "D", "kanpo", "wine.s9")
    assert window(s, "E")["depth"] == 2
    says(s, "E", "card", "nullification").on()
    assert (s["D"].kingdom, s["D"].hp) == ("shu", s["D"].max_hp)
    assert [s[x].hp for x in "BCEF"] == [4, 3, 3, 4]
