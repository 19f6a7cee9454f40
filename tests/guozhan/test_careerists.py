"""Careerist generals and recruiting (rules §10)."""

from __future__ import annotations

from typing import Any

import pytest

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan.queries import same_kingdom

SHU = ("guan_yu+ zhang_fei-", "ma_chao+ zhao_yun-", "huang_zhong+ wei_yan-", "pang_tong+ wolong-")


def current(*seats: Any, **how: Any) -> Scene:
    return scene(*seats, edition="current", **how)


@pytest.mark.rule("guozhan", "R55")
def test_his_deputy_counts_for_its_kingdom_until_his_head_is_turned_up() -> None:
    s = current(
        seat("zhong_hui- liu_bei-"), seat(SHU[0]), seat(SHU[1]), seat("meng_huo- zhu_rong-"), seat("cao_ren- yue_jin-"),
        seat("gan_ning- lu_meng-"), seat("pan_feng- pang_de-"), stage="prepare",
    )  # fmt: skip
    s.skill("A", "turn_up", "deputy").until("A", "gz-play")
    assert s["A"].kingdom == "shu"
    s.ends("A").until("B", "gz-play").ends("B").until("C", "gz-play").ends("C").skill("D", "turn_up", "head")
    # the fourth of seven
    assert s["D"].careerist
    s.until("D", "gz-play").ends("D")
    for letter in "EFG":
        s.until(letter, "gz-play").ends(letter)
    s.skill("A", "turn_up", "head")
    assert s["A"].careerist
    assert "careerist" in s["A"].marks
    assert s["D"].careerist


def winning(**options: Any) -> Scene:
    """B (蜀) kills the last stranger; A is 蜀 by his deputy, and a careerist by his hidden head."""
    s = current(
        seat("sun_chen- liu_bei+", kingdom="shu"), seat("guan_yu+ zhang_fei-", "slash", equip="qinggang"), seat(SHU[1]),
        seat("cao_ren+ yue_jin+", hp=1), seat("gan_ning+ lu_meng+", dead=True), seat("xu_chu+ dian_wei+", dead=True),
        turn="B", **options,
    )  # fmt: skip
    return s.use("B", "slash", "D")


@pytest.mark.rule("guozhan", "R44")
def test_before_a_victory_a_hidden_careerist_comes_out_and_the_game_goes_on() -> None:
    s = winning().on()
    assert not s["D"].alive
    assert s.match.result is None
    assert s["A"].up[0]
    assert s["A"].careerist
    assert s["A"].marks[-1] == "careerist"


@pytest.mark.rule("guozhan", "R56")
def test_the_first_who_joins_shares_his_kingdom_and_his_victory() -> None:
    s = winning().until("A", "gz-recruit").does("A", "gz-recruit", "recruit")
    s.does("B", "gz-join", "refuse").does("C", "gz-join", "join")
    assert same_kingdom(s["A"], s["C"])
    assert not same_kingdom(s["A"], s["B"])
    assert "careerist" not in s["A"].marks
    s.told("gz-joined", seat="C")
    # in the middle of the Slash nothing is put away yet
    s.on().sound()


@pytest.mark.rule("guozhan", "R57")
def test_with_two_alive_nobody_is_recruited() -> None:
    s = current(
        seat("sun_chen+ liu_bei+", kingdom="careerist", marks="careerist"), seat("guan_yu+ zhang_fei-"),
        seat("cao_ren+ yue_jin+", dead=True),
    )  # fmt: skip
    assert "recruit" not in s.acts(s.asked("A", "gz-play"))
    s = current(
        seat("sun_chen+ liu_bei+", kingdom="careerist", marks="careerist"), seat("guan_yu+ zhang_fei-"),
        seat("cao_ren+ yue_jin+"),
    )  # fmt: skip
    s.does("A", "gz-play", "recruit").does("B", "gz-join", "join")
    assert same_kingdom(s["A"], s["B"])


@pytest.mark.rule("guozhan", "R58")
def test_lords_and_careerists_are_not_asked() -> None:
    s = current(
        seat("sun_chen+ liu_shan+", kingdom="careerist", marks="careerist"), seat("lord_liu_bei+ zhang_fei-"),
        seat("zhong_hui+ yue_jin+", kingdom="careerist"), seat("gan_ning- lu_meng-"),
    )  # fmt: skip
    s.does("A", "gz-play", "recruit")
    assert s.acts(s.asked("D", "gz-join")) == ["refuse", "join"]


@pytest.mark.parametrize(("timing", "asked"), [("both", True), ("win_check", True), ("play_phase", False)])
def test_when_one_may_recruit(timing: str, asked: bool) -> None:
    s = winning(recruit_timing=timing)
    s.on()
    assert any(about == "gz-recruit" for _, about, _ in s.asked_so_far) is asked


def test_refusers_are_paid_with_the_setting() -> None:
    s = winning(recruit_refuse_bonus="q24").until("A", "gz-recruit").does("A", "gz-recruit", "recruit")
    s.does("B", "gz-join", "refuse").does("C", "gz-join", "join")
    # and one card for the kill
    assert (s.count("gz-draw", seat="B", count=4), len(s["B"].hand)) == (1, 5)
    assert s["C"].hand == []
