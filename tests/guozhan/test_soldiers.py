"""Which soldier is left of a general of two kingdoms (rules §13.1, §14.3)."""

from __future__ import annotations

import asyncio

import pytest

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan.flow.change import remove_general
from sanzhan.guozhan.skills.skill import DEPUTY, HEAD


def two_of_two() -> Scene:
    """B: head 糜芳傅士仁 (蜀 吴), deputy 夏侯霸 (魏 蜀): they share 蜀."""
    return scene(
        seat("sun_chen+ cao_ren+", "slash.s7"), seat("mi_fang_fu_shiren+ xiahou_ba+", hp=1), seat("gan_ning+ lu_meng+"),
        seat("ma_chao+ zhao_yun+"), seat("xu_chu+ dian_wei+"), edition="current", dual_as_head=True,
    )  # fmt: skip


@pytest.mark.proves("guozhan", "option", "dual_as_head")
@pytest.mark.parametrize("place", [HEAD, DEPUTY])
def test_a_soldier_is_of_the_kingdom_that_the_pair_has(place: int) -> None:
    s = two_of_two()
    assert s["B"].kingdom == "shu"
    asyncio.run(remove_general(s.table, s["B"], place))
    assert s.table.general(s["B"], place).id == "soldier_male_shu"
    asyncio.run(remove_general(s.table, s["B"], 1 - place))
    assert s.table.general(s["B"], 1 - place).id == "soldier_male_shu"


def test_what_sun_chen_leaves_of_the_dead_too() -> None:
    s = two_of_two().use("A", "slash.s7", "B").skill("A", "shilu").on()
    assert not s["B"].alive
    assert [s.table.general(s["B"], place).id for place in (HEAD, DEPUTY)] == ["soldier_male_shu"] * 2
    s.sound()


def test_beside_a_soldier_a_deputy_of_two_kingdoms_leaves_one_of_the_heads() -> None:
    s = scene(seat("gan_ning+ pan_jun+"), seat("cao_ren- yue_jin-"), seat("guan_yu- zhang_fei-"), edition="current")
    asyncio.run(remove_general(s.table, s["A"], HEAD))
    asyncio.run(remove_general(s.table, s["A"], DEPUTY))
    assert s.table.general(s["A"], DEPUTY).id == "soldier_male_wu"
