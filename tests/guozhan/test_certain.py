"""`auto_reveal_win`: when a victory is certain (rules §8.4, §8.7, §10.5)."""

from __future__ import annotations

from typing import Any

from guozhan.scene import Scene, scene, seat

WEI = "cao_ren+ yue_jin+"


def last_stranger_dies(first: str, *dead: str, survivor: str = "guan_yu- zhang_fei-", **how: Any) -> Scene:
    """A kills the last one of another kingdom; a hidden survivor is left beside him."""
    s = scene(
        seat(first, "slash", **how), seat(WEI, hp=1), seat(survivor), *[seat(pair, dead=True) for pair in dead],
        edition="current", auto_reveal_win=True,
    )  # fmt: skip
    return s.use("A", "slash", "B").on()


DEAD = ("gan_ning+ lu_meng+", "xu_chu+ dian_wei+", "pan_feng+ pang_de+")


def test_without_a_lord_a_hidden_survivor_of_the_kingdom_ends_it() -> None:
    s = last_stranger_dies("ma_chao+ zhao_yun+", *DEAD)
    assert s.match.result is not None
    assert s.match.result.winners == (0, 2)


def test_with_a_living_lord_nothing_is_certain() -> None:
    s = last_stranger_dies("lord_liu_bei+ zhao_yun+", *DEAD)
    assert not s["B"].alive
    assert s.match.result is None
    assert not s["C"].determined
    s.ends("A").skill("C", "turn_up", "head")
    assert s.match.result is not None
    assert s.match.result.winners == (0, 2)


def test_a_dead_lord_leaves_nobody_who_could_join() -> None:
    s = last_stranger_dies("ma_chao+ zhao_yun+", "lord_liu_bei+ wei_yan+", *DEAD, kingdom="careerist")
    assert s.match.result is None


def test_a_hidden_careerist_behind_his_deputy_makes_it_uncertain() -> None:
    s = last_stranger_dies("sun_chen- zhao_yun+", *DEAD, kingdom="shu")
    assert s.match.result is None
    assert s["A"].up == (False, True)
    s.ends("A").skill("C", "turn_up", "head")
    # the victory that would be his kingdom's brings the careerist out, and there is none
    assert s.match.result is None
    assert s["A"].careerist
    assert not s["C"].careerist
