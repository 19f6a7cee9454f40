"""Who is of a big kingdom is told for every seat: careerists look alike otherwise (rules §14.1)."""

from __future__ import annotations

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan.view import view


def sizes(s: Scene) -> list[str | None]:
    told = view(s.table, None)["seats"]
    assert [view(s.table, 0)["seats"][n]["size"] for n in range(len(told))] == [one["size"] for one in told]
    return [one["size"] for one in told]


def test_without_a_big_kingdom_nobody_has_a_size() -> None:
    s = scene(seat("guan_yu+ zhang_fei-"), seat("cao_ren+ yue_jin-"), seat(), edition="current")
    assert sizes(s) == [None] * 3
    assert view(s.table, None)["big"] == []


def test_the_undetermined_are_small_and_the_dead_nothing() -> None:
    s = scene(
        seat("guan_yu+ zhang_fei-"), seat("ma_chao+ zhao_yun-"), seat("cao_ren- yue_jin-"),
        seat("gan_ning+ lu_meng+", dead=True), edition="current",
    )  # fmt: skip
    assert sizes(s) == ["big", "big", "small", None]


def test_of_the_careerists_only_the_one_with_the_jade_seal_is_big() -> None:
    s = scene(
        seat("sun_chen+ cao_ren+", kingdom="careerist", equip="jade_seal"),
        seat("zhong_hui+ yue_jin+", kingdom="careerist"), seat("guan_yu+ zhang_fei-"), seat("ma_chao+ zhao_yun-"),
        edition="current",
    )  # fmt: skip
    assert view(s.table, None)["big"] == ["careerist"]
    assert sizes(s) == ["big", "small", "small", "small"]


def test_a_careerist_and_his_ally_are_big_another_careerist_is_not() -> None:
    s = scene(
        seat("sun_chen+ cao_ren+", kingdom="careerist"), seat("guan_yu+ zhang_fei-", kingdom="careerist0"),
        seat("zhong_hui+ yue_jin+", kingdom="careerist"), seat("gan_ning+ lu_meng-"), edition="current",
    )  # fmt: skip
    assert sizes(s) == ["big", "big", "small", "small"]


def test_two_pairs_of_careerists_are_named_once() -> None:
    s = scene(
        seat("sun_chen+ cao_ren+", kingdom="careerist"), seat("guan_yu+ zhang_fei-", kingdom="careerist0"),
        seat("zhong_hui+ yue_jin+", kingdom="careerist"), seat("gan_ning+ lu_meng-", kingdom="careerist2"),
        edition="current",
    )  # fmt: skip
    assert view(s.table, None)["big"] == ["careerist"]
    assert sizes(s) == ["big"] * 4


def test_everybody_is_told_who_makes_a_kingdom_with_a_careerist() -> None:
    s = scene(
        seat("sun_chen+ cao_ren+", kingdom="careerist"), seat("guan_yu+ zhang_fei-", kingdom="careerist0"),
        seat("zhong_hui+ yue_jin+", kingdom="careerist"), seat("gan_ning+ lu_meng-"), seat("zhou_yu+ da_qiao-"),
        edition="current",
    )  # fmt: skip
    assert [one["ally"] for one in view(s.table, None)["seats"]] == [1, 0, None, None, None]
