"""徐盛: 疑城."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat

PROVES = pytest.mark.proves("guozhan", "skill", "xu_sheng.yicheng")
XU_SHENG = "xu_sheng+ ding_feng+"


def _attack(xu: str = XU_SHENG, fellow: str = "gan_ning+ lu_meng+") -> Scene:
    """A attacks B, a fellow of C."""
    s = scene(
        seat("zhang_fei+ guan_yu+", "slash.s7"),
        seat(fellow, "peach"),
        seat(xu),
        seat(),
        deck="wine dodge",
        edition="current",
    )
    return s.use("A", "slash.s7", "B")


@PROVES
def test_a_fellow_who_became_the_target_of_a_slash_draws_and_discards() -> None:
    s = _attack().skill("C", "yicheng")
    s.does("B", "gz-discard", "choose", "peach").on()
    assert s.hand("B") == ["wine"]
    assert s.told("gz-discard", seat="B")
    s.sound()


@PROVES
def test_a_fellow_who_attacks_draws_and_discards_for_its_first_target() -> None:
    s = scene(
        seat("gan_ning+ taishi_ci+", "slash.s7 peach", equip="qinggang.s6"),
        seat("zhang_fei+ guan_yu+"),
        seat(XU_SHENG),
        seat(),
        deck="wine",
        edition="current",
    )
    s.use("A", "slash.s7", "B").skill("C", "yicheng")
    s.does("A", "gz-discard", "choose", "peach").not_offered("C", "yicheng")
    assert s.hand("A") == ["wine"]


@PROVES
def test_only_for_the_first_of_several_targets() -> None:
    s = scene(
        seat("xu_sheng+ ding_feng+", "slash.s7 peach"),
        seat("zhang_fei+ guan_yu+"),
        seat(),
        seat("ma_chao+ zhao_yun+"),
        edition="current",
    )
    s.use("A", "slash.s7", "B").skill("A", "duanbing", "D")
    s.until("A", "gz-skill", "yicheng").does("A", "gz-skill", "decline").not_offered("A", "yicheng")


@PROVES
def test_he_works_for_himself_too() -> None:
    s = _attack(xu="sun_jian+ lu_su+", fellow=XU_SHENG).skill("B", "yicheng").on()
    assert len(s["B"].hand) == 1


@PROVES
def test_not_for_other_kingdoms_and_not_for_the_undetermined() -> None:
    _attack(fellow="cao_ren+ yue_jin+").not_offered("C", "yicheng")
    _attack(fellow="gan_ning- lu_meng-").not_offered("C", "yicheng")


@PROVES
def test_not_for_a_duel() -> None:
    s = scene(
        seat("zhang_fei+ guan_yu+", "duel"), seat("gan_ning+ lu_meng+"), seat(XU_SHENG), seat(), edition="current"
    )
    s.use("A", "duel", "B").not_offered("C", "yicheng")


@PROVES
def test_he_may_decline() -> None:
    s = _attack().until("C", "gz-skill", "yicheng").on()
    assert s.hand("B") == ["peach"]


@PROVES
def test_the_dodge_just_drawn_helps_against_the_slash() -> None:
    s = scene(
        seat("zhang_fei+ guan_yu+", "slash.s7"),
        seat("gan_ning+ lu_meng+", "peach"),
        seat(XU_SHENG),
        seat(),
        deck="dodge",
        edition="current",
    )
    s.use("A", "slash.s7", "B").skill("C", "yicheng").does("B", "gz-discard", "choose", "peach")
    s.until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge").on()
    assert s["B"].hp == s["B"].max_hp


@PROVES
@pytest.mark.rule("guozhan", "G02")
def test_used_while_hidden_he_is_turned_up() -> None:
    s = _attack(xu="xu_sheng- ding_feng-").skill("C", "yicheng", reveals="head")
    s.does("B", "gz-discard", "choose", "wine").on()
    assert s["C"].up == (True, False)
    assert s["C"].kingdom == "wu"


@PROVES
def test_a_hidden_general_who_would_be_a_careerist_has_no_fellows() -> None:
    s = scene(
        seat("zhang_fei+ guan_yu+", "slash.s7"),
        seat("gan_ning+ lu_meng+"),
        seat("xu_sheng- ding_feng-"),
        seat("sun_jian+ lu_su+"),
        edition="current",
    )
    s.use("A", "slash.s7", "B").not_offered("C", "yicheng")
