"""Queues, sieges and the summon (rules §12)."""

from __future__ import annotations

from typing import Any

import pytest

from guozhan.scene import LETTERS, Scene, scene, seat
from sanzhan.guozhan.formation import besieged_by, besiegers, in_force, queue


def current(*seats: Any, **how: Any) -> Scene:
    return scene(*seats, edition="current", **how)


SHU = ("guan_yu+ zhang_fei-", "ma_chao+ zhao_yun-", "huang_zhong+ wei_yan-", "pang_tong+ wolong-")
WEI = ("cao_ren+ yue_jin-", "xu_chu+ dian_wei-", "zhang_liao+ xu_huang-")


def of(s: Scene, letter: str) -> str:
    """The queue around this seat."""
    return "".join(LETTERS[player.seat] for player in queue(s.table, s[letter]))


def test_a_queue_is_consecutive_seats_of_one_kingdom_around_the_table() -> None:
    s = current(*[seat(pair) for pair in (SHU[0], WEI[0], WEI[1], "gan_ning+ lu_meng-", SHU[1], SHU[2])])
    assert of(s, "A") == of(s, "E") == of(s, "F") == "EFA"
    assert of(s, "B") == "BC"


def test_one_alone_the_undetermined_and_careerists_are_in_no_queue() -> None:
    s = current(
        seat(SHU[0]), seat(WEI[0]), seat("xu_chu- dian_wei-"),
        seat(SHU[1], kingdom="careerist"), seat("meng_huo+ zhu_rong-", kingdom="careerist"),
    )  # fmt: skip
    assert [of(s, letter) for letter in "ABCDE"] == [""] * 5


def test_two_of_one_kingdom_besiege_the_stranger_between_them() -> None:
    s = current(*[seat(pair) for pair in (SHU[0], WEI[0], SHU[1], WEI[1])])
    assert besiegers(s.table, s["B"]) == (s["A"], s["C"])
    assert besieged_by(s.table, s["A"]) == [s["D"], s["B"]]
    assert besiegers(s.table, s["A"]) == (s["D"], s["B"])


def test_the_middle_of_a_queue_is_not_besieged() -> None:
    s = current(*[seat(pair) for pair in (SHU[0], SHU[1], SHU[2], WEI[0])])
    assert besiegers(s.table, s["B"]) is None


@pytest.mark.rule("guozhan", "R103")
def test_the_undetermined_are_never_besieged_nor_besiege() -> None:
    s = current(seat(SHU[0]), seat("cao_ren- yue_jin-"), seat(SHU[1]), seat(WEI[1]))
    assert besiegers(s.table, s["B"]) is None
    s = current(seat(SHU[0]), seat(WEI[0]), seat("ma_chao- zhao_yun-"), seat(WEI[1]))
    assert besiegers(s.table, s["B"]) is None


def test_formation_skills_need_four() -> None:
    assert in_force(current(*[seat(pair) for pair in (*SHU[:2], *WEI[:2])]).table)
    assert not in_force(current(seat(SHU[0]), seat(SHU[1]), seat(WEI[0]), seat(WEI[1], dead=True)).table)


def summoning(*others: str) -> Scene:
    """曹洪 (鹤翼, a queue) calls at a free moment."""
    return current(seat("cao_hong+ yue_jin-"), *[seat(pair) for pair in others])


def test_a_summon_goes_on_behind_whoever_has_joined_and_stops_at_whoever_has_not() -> None:
    s = summoning(
        "xu_chu- dian_wei-", "zhang_liao- xu_huang-", "guan_yu- zhang_fei-", "gan_ning+ lu_meng-", "pan_feng+ pang_de-"
    )
    s.does("A", "gz-play", "heyi").does("B", "gz-summoned", "head").does("C", "gz-summoned", "decline")
    # behind A sits another kingdom: nobody more is asked
    s.until("A", "gz-play")
    assert of(s, "A") == "AB"
    assert "heyi" not in s.acts(s.asked("A", "gz-play"))


def test_whoever_cannot_join_gets_the_same_question_and_can_only_decline() -> None:
    strangers = summoning("guan_yu- zhang_fei-", "xu_chu- dian_wei-", "gan_ning- lu_meng-", "pan_feng+ pang_de-")
    friends = summoning("xu_chu- dian_wei-", "guan_yu- zhang_fei-", "gan_ning- lu_meng-", "pan_feng+ pang_de-")
    # at a real table the window stays open for both; here who can only decline has declined at once
    strangers.does("A", "gz-play", "heyi").until("A", "gz-play")
    friends.does("A", "gz-play", "heyi").does("B", "gz-summoned", "decline").until("A", "gz-play")
    assert [(n.key, dict(n.args)) for n in strangers.news] == [(n.key, dict(n.args)) for n in friends.news]


def test_who_would_be_a_careerist_by_it_is_not_offered_to_join() -> None:
    s = summoning("xu_chu- dian_wei-", "zhang_liao+ xu_huang-", "guan_yu+ zhang_fei-")
    # two of four are 魏 already: a third would overflow
    s.does("A", "gz-play", "heyi").until("A", "gz-play")
    assert not s["B"].determined
