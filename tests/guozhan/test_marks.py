"""Rulings D and the marks of the current edition (rules §9.2)."""

from __future__ import annotations

from typing import Any

import pytest

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan.view import view


def current(*seats: Any, **how: Any) -> Scene:
    return scene(*seats, edition="current", packages="standard", **how)


FOUR = ("cao_ren- yue_jin-", "gan_ning- lu_meng-", "pan_feng- pang_de-")


@pytest.mark.rule("guozhan", "R17")
@pytest.mark.rule("guozhan", "R29")
def test_both_at_once_bring_marks_and_no_cards() -> None:
    s = current(seat("cao_cao- dian_wei-"), *[seat(pair) for pair in FOUR[1:]], stage="prepare")
    s.skill("A", "turn_up", ("head", "deputy"))
    assert "companion" in s["A"].marks
    assert "vanguard" in s["A"].marks
    # nothing but what the draw phase brings
    assert len(s["A"].hand) == 2
    s.sound()


def test_a_half_fish_left_over_is_a_mark() -> None:
    s = current(seat("sima_yi- xu_chu-"), *[seat(pair) for pair in FOUR[1:]], stage="prepare")
    s.skill("A", "turn_up", ("head", "deputy"))
    assert s["A"].marks == ("fish", "vanguard")
    assert len(s["A"].hand) == 2


def test_only_the_first_in_the_game_is_the_vanguard() -> None:
    s = current(seat("cao_ren+ yue_jin-"), seat("gan_ning- lu_meng-"), stage="prepare", turn="B")
    s.skill("B", "turn_up", "head")
    assert "vanguard" not in s["B"].marks
    s = current(seat("cao_ren- yue_jin-"), seat("gan_ning- lu_meng-"), stage="prepare", turn="B")
    s.skill("B", "turn_up", "head")
    assert "vanguard" in s["B"].marks


@pytest.mark.rule("guozhan", "R21")
def test_the_dead_are_shown_and_get_no_mark_the_next_to_reveal_is_the_vanguard() -> None:
    s = current(
        seat("gan_ning- lu_meng-", "slash"),
        seat("cao_cao- dian_wei-", hp=1),
        seat("pan_feng- pang_de-"),
        seat("guan_yu- zhang_fei-"),
    )
    s.use("A", "slash", "B").until("A", "gz-play")
    assert not s["B"].alive
    assert s["B"].marks == ()
    assert not s.table.vanguard
    s.ends("A").skill("C", "turn_up", "head")
    assert s["C"].marks == ("vanguard",)


@pytest.mark.rule("guozhan", "R52")
def test_the_vanguard_draws_up_to_four_and_looks_at_a_hidden_general() -> None:
    s = current(seat("cao_ren+ yue_jin-", "slash", marks="vanguard"), seat("gan_ning- lu_meng-"))
    s.does("A", "gz-play", "mark_vanguard", "vanguard").does("A", "gz-vanguard-place", "deputy")
    assert len(s["A"].hand) == 4
    assert s["A"].marks == ()
    assert view(s.table, 0)["me"]["known"]["1"]["generals"] == {"deputy": "lu_meng"}
    hand = "slash slash slash dodge dodge"
    s = current(seat("cao_ren+ yue_jin-", hand, marks="vanguard"), seat("gan_ning- lu_meng-"))
    s.does("A", "gz-play", "mark_vanguard", "vanguard").does("A", "gz-vanguard-place", "head")
    assert len(s["A"].hand) == 5
    # nothing to draw and nobody hides: nothing to spend it on
    s = current(seat("cao_ren+ yue_jin-", hand, marks="vanguard"), seat("gan_ning+ lu_meng+"))
    assert "mark_vanguard" not in s.acts(s.asked("A", "gz-play"))


@pytest.mark.rule("guozhan", "R51")
def test_the_companion_mark_saves_the_dying_without_a_peach_in_hand() -> None:
    s = current(
        seat("gan_ning+ lu_meng-", "slash"),
        seat("pan_feng- pang_de-", hp=1),
        seat("cao_ren+ yue_jin-", marks="companion"),
    )
    s.use("A", "slash", "B").skill("C", "mark_companion_rescue", about="gz-rescue").until("A", "gz-play")
    assert s["B"].alive
    assert s["B"].hp == 1
    assert s["C"].marks == ()


def test_the_companion_mark_heals_in_the_own_play_phase_or_draws_two() -> None:
    s = current(seat("cao_ren+ yue_jin-", hp=2, marks="companion"), seat("gan_ning- lu_meng-"))
    s.does("A", "gz-play", "mark_companion_peach", "companion").until("A", "gz-play")
    assert s["A"].hp == 3
    s = current(seat("cao_ren+ yue_jin-", marks="companion"), seat("gan_ning- lu_meng-"))
    assert "mark_companion_peach" not in s.acts(s.asked("A", "gz-play"))
    s.does("A", "gz-play", "mark_companion_draw", "companion").until("A", "gz-play")
    assert len(s["A"].hand) == 2


def test_the_fish_draws_one_or_keeps_two_more() -> None:
    s = current(seat("cao_ren+ yue_jin-", marks="fish"), seat("gan_ning- lu_meng-"))
    s.does("A", "gz-play", "mark_fish_draw", "fish").until("A", "gz-play")
    assert len(s["A"].hand) == 1
    hand = "slash slash slash dodge dodge peach"
    s = current(seat("cao_ren+ yue_jin-", hand, marks="fish"), seat("gan_ning- lu_meng-"))
    s.ends("A").skill("A", "mark_fish_keep", "fish").on()
    assert len(s["A"].hand) == 6
    assert s["A"].marks == ()


@pytest.mark.rule("guozhan", "R53")
@pytest.mark.parametrize(
    ("act", "cards", "hp"),
    [("mark_companion_peach", 0, 3), ("mark_companion_draw", 2, 2), ("mark_fish_draw", 1, 2), ("mark_vanguard", 4, 2)],
)
def test_the_careerist_mark_is_any_of_them(act: str, cards: int, hp: int) -> None:
    s = current(seat("cao_ren+ yue_jin-", hp=2, kingdom="careerist", marks="careerist"), seat("gan_ning+ lu_meng+"))
    s.does("A", "gz-play", act, "careerist").until("A", "gz-play")
    assert (len(s["A"].hand), s["A"].hp, s["A"].marks) == (cards, hp, ())


@pytest.mark.rule("guozhan", "R53")
def test_the_careerist_mark_saves_the_dying_and_raises_the_limit() -> None:
    s = current(
        seat("gan_ning+ lu_meng-", "slash"),
        seat("pan_feng- pang_de-", hp=1),
        seat("cao_ren+ yue_jin-", kingdom="careerist", marks="careerist"),
    )
    s.use("A", "slash", "B").skill("C", "mark_careerist_rescue", about="gz-rescue").until("A", "gz-play")
    assert s["B"].alive
    hand = "slash slash slash dodge dodge peach"
    s = current(seat("cao_ren+ yue_jin-", hand, kingdom="careerist", marks="careerist"), seat("gan_ning+ lu_meng+"))
    s.ends("A").skill("A", "mark_fish_keep", "careerist").on()
    assert len(s["A"].hand) == 6


SHU = ("guan_yu+ zhang_fei-", "ma_chao+ zhao_yun-", "huang_zhong+ wei_yan-")


@pytest.mark.rule("guozhan", "R54")
@pytest.mark.parametrize("given", [False, True])
def test_an_overflowed_careerist_gets_the_mark_only_with_the_setting(given: bool) -> None:
    s = scene(
        *[seat(pair) for pair in SHU],
        seat("cao_ren- yue_jin-"),
        seat("xu_chu- dian_wei-"),
        seat("meng_huo- zhu_rong-"),
        stage="prepare",
        turn="F",
        edition="current",
        overflow_gets_careerist_mark=given,
    )
    s.skill("F", "turn_up", "head")
    assert s["F"].careerist
    assert s["F"].marks == (("careerist",) if given else ())
