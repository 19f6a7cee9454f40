"""The mounts (card effects §5.3)."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan.queries import distance

WEI, HIDDEN = "cao_ren+ yue_jin-", "xu_huang- dian_wei-"

PLUS = pytest.mark.parametrize("mount", ["jueying", "dilu", "zhuahuang"])
MINUS = pytest.mark.parametrize("mount", ["chitu", "dayuan", "zixing"])


def distances(s: Scene, letter: str) -> list[int]:
    """From this seat to everybody."""
    return [distance(s.table, s[letter], other) for other in s.table.players]


@PLUS
@pytest.mark.proves("guozhan", "card", "jueying")
@pytest.mark.proves("guozhan", "card", "dilu")
@pytest.mark.proves("guozhan", "card", "zhuahuang")
def test_others_are_1_further_from_the_rider_of_a_plus_horse(mount: str) -> None:
    s = scene(seat(WEI, mount), seat(), seat(), seat(), seat(HIDDEN))
    assert (distances(s, "B"), distances(s, "C")) == ([1, 0, 1, 2, 2], [2, 1, 0, 1, 2])
    s.use("A", mount).on()
    assert s.worn("A") == {"plus_horse": mount}
    assert (distances(s, "B"), distances(s, "C")) == ([2, 0, 1, 2, 2], [3, 1, 0, 1, 2])
    assert distances(s, "A") == [0, 1, 2, 2, 1]


@MINUS
@pytest.mark.proves("guozhan", "card", "chitu")
@pytest.mark.proves("guozhan", "card", "dayuan")
@pytest.mark.proves("guozhan", "card", "zixing")
def test_the_rider_of_a_minus_horse_is_1_closer_to_others_but_never_below_1(mount: str) -> None:
    s = scene(seat(WEI, mount), seat(), seat(), seat(), seat(HIDDEN))
    s.use("A", mount).on()
    assert s.worn("A") == {"minus_horse": mount}
    assert distances(s, "A") == [0, 1, 1, 1, 1]
    assert (distances(s, "B"), distances(s, "C")) == ([1, 0, 1, 2, 2], [2, 1, 0, 1, 2])


@PLUS
@pytest.mark.proves("guozhan", "card", "jueying")
@pytest.mark.proves("guozhan", "card", "dilu")
@pytest.mark.proves("guozhan", "card", "zhuahuang")
def test_a_plus_horse_keeps_neighbours_out_of_attack_range(mount: str) -> None:
    s = scene(seat(WEI, "slash"), seat(equip=mount), seat())
    s.cannot_use("A", "slash", "B").use("A", "slash", "C").on()
    assert s["C"].hp == 3


@MINUS
@pytest.mark.proves("guozhan", "card", "chitu")
@pytest.mark.proves("guozhan", "card", "dayuan")
@pytest.mark.proves("guozhan", "card", "zixing")
def test_a_minus_horse_brings_distance_2_into_range_and_makes_up_for_a_plus_horse(mount: str) -> None:
    s = scene(seat(WEI, "slash", equip=mount), seat(), seat(), seat(), seat(HIDDEN))
    s.use("A", "slash", "C").on()
    assert s["C"].hp == 3
    s = scene(seat(WEI, "slash", equip=mount), seat(equip="dilu"), seat())
    s.use("A", "slash", "B").on()
    assert s["B"].hp == 3


@pytest.mark.proves("guozhan", "card", "jueying")
@pytest.mark.proves("guozhan", "card", "dilu")
@pytest.mark.proves("guozhan", "card", "zhuahuang")
@pytest.mark.proves("guozhan", "card", "chitu")
@pytest.mark.proves("guozhan", "card", "dayuan")
@pytest.mark.proves("guozhan", "card", "zixing")
@pytest.mark.parametrize(
    ("mount", "old"),
    [
        ("jueying", "dilu"), ("dilu", "zhuahuang"), ("zhuahuang", "jueying"),
        ("chitu", "dayuan"), ("dayuan", "zixing"), ("zixing", "chitu"),
    ],
)  # fmt: skip
def test_a_mount_takes_the_place_of_another_of_its_sort_only(mount: str, old: str) -> None:
    other = "chitu" if old in ("jueying", "dilu", "zhuahuang") else "dilu"
    s = scene(seat("", mount, equip=f"{old} {other}"), seat("", "nullification"))
    s.cannot_use("A", mount, "B").use("A", mount).on()
    assert sorted(s.worn("A").values()) == sorted([mount, other])
    assert [wire.partition(".")[0] for wire in s.discarded()] == [old]
    assert not any(about.startswith("gz-nullify") for _, about, _ in s.asked_so_far)
    s.sound()
