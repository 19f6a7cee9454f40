"""Rulings about the end: sixty, ties, and the last one left (rules §3.7)."""

from __future__ import annotations

import pytest

from senji.scene import Scene, filled, scene, seat


def tied(one: int, other: int) -> Scene:
    """The last settlement of a year in which the first two have so much; the second holds a hostage of four."""
    seats = filled(4, seat("fan", honour=one), seat("mask", honour=other, hand="sabre.hostage.4"))
    return scene(*seats, stage="settle", settling="A")


@pytest.mark.rule("senji", "R66")
def test_a_shared_lead_above_sixty_means_a_year_more_and_then_the_same_again() -> None:
    s = tied(64, 64).act("A", "pass")
    assert s.told("senji-tied-at-end") == [{"seats": [0, 1]}]
    assert (s.match.result, s.table.year, s.table.stage) == (None, 2, "parley")
    s.until_stage("settle")
    while s.table.year == 2:
        s.act("ABCD"[s.table.settling or 0], "pass")
    assert s.told("senji-tied-at-end") == [{"seats": [0, 1]}] * 2
    assert s.match.result is None
    s.act("B", "display", "sabre.hostage.4").until_stage("over")
    assert s.table.year == 3
    assert s.match.result is not None
    assert (s.match.result.winners, s.match.result.why) == ((1,), "win-senji-honour")
    assert s["B"].years == (64, 64, 68)
    s.sound()


@pytest.mark.rule("senji", "R66")
@pytest.mark.parametrize(("one", "other", "winners"), [(64, 63, (0,)), (60, 59, (0,)), (59, 59, None), (59, 10, None)])
def test_one_alone_in_the_lead_with_sixty_ends_the_match(one: int, other: int, winners: tuple[int] | None) -> None:
    s = tied(one, other).act("A", "pass")
    assert (s.match.result.winners if s.match.result else None) == winners
    assert s.told("senji-tied-at-end") == []


@pytest.mark.rule("senji", "R67")
def test_sixty_passed_in_summer_and_lost_again_in_autumn_end_nothing() -> None:
    shown = "sabre.hostage.4 lotus.hostage.1 cherry.hostage.4"
    seats = filled(
        6,
        seat("fan", lands="bungo:3 chikuzen satsuma", honour=52, displayed=shown),
        seat("mask", lands="iyo:3 sanuki tosa"),
    )
    s = scene(*seats, orders="bungo:move", stage="name", dice=" ".join(["fan"] * 3 + ["lotus"] * 6))
    s.act("A", "march", to="iyo", armies=3).until("A", "senji-settle")
    assert s["A"].honour == 64
    for card in shown.split():
        s.act("A", "take_back", card)
    assert s["A"].honour == 55
    s.until_stage("parley")
    assert (s.match.result, s.table.year) == (None, 2)
    s.sound()


@pytest.mark.rule("senji", "R69")
def test_the_last_one_left_wins_at_once() -> None:
    lands = "iyo sanuki tosa chikuzen bungo satsuma"
    s = scene(
        seat("mask", lands=lands, honour=1),
        seat("fan", lands="", honour=-8),
        seat("sabre", lands="", honour=-9),
        stage="autumn",
    )
    s.act("A", "order", ["B", "C", "A"]).act("B", "pass")
    assert (s["B"].alive, s.match.result) == (False, None)
    s.act("C", "pass")
    # A has not settled and has one honour: it is over all the same
    assert s.match.result is not None
    assert (s.match.result.winners, s.match.result.why) == ((0,), "win-senji-last")
    assert s.told("senji-settles") == [{"seat": 1}, {"seat": 2}]
    assert s.table.stage == "over"
