"""Rulings F: 鏖战 (rules §16)."""

from __future__ import annotations

from typing import Any

import pytest

from guozhan.scene import Scene, scene, seat

ALL = (
    "guan_yu+ zhang_fei-", "cao_ren+ yue_jin-", "gan_ning- lu_meng-", "pan_feng+ pang_de-",
    "xu_chu- dian_wei-", "ma_chao- zhao_yun-", "huang_zhong- wei_yan-", "sun_quan- zhou_yu-",
)  # fmt: skip


def late(size: int, *, alive: int, **options: Any) -> Scene:
    """So many are left of `size`, none of them of one kingdom; A's turn is over, B's begins."""
    seats = [seat(pair, dead=place >= alive) for place, pair in enumerate(ALL[:size])]
    if alive == 4:
        seats[3] = seat(ALL[3], kingdom="careerist")
    return scene(*seats, edition="current", **options)


@pytest.mark.rule("guozhan", "R69")
def test_four_of_eight_none_of_one_kingdom_fight_it_out_from_the_next_turn_on() -> None:
    s = late(8, alive=4)
    assert not s.table.battle_royal
    s.ends("A").until("B", "gz-play")
    assert s.table.battle_royal
    s.told("gz-battle-royal")


@pytest.mark.rule("guozhan", "R71")
def test_four_of_seven_are_too_many() -> None:
    assert not late(7, alive=4).ends("A").until("B", "gz-play").table.battle_royal
    assert late(7, alive=3).ends("A").until("B", "gz-play").table.battle_royal


@pytest.mark.rule("guozhan", "R72")
def test_a_pair_that_shows_itself_later_does_not_end_it() -> None:
    seats = [seat(ALL[0]), seat(ALL[1]), seat("xiahou_dun- sima_yi-"), *[seat(pair, dead=True) for pair in ALL[3:]]]
    s = scene(*seats, edition="current").ends("A").until("B", "gz-play")
    assert s.table.battle_royal
    s.ends("B").skill("C", "turn_up", "head").until("C", "gz-play")
    assert s["C"].kingdom == s["B"].kingdom
    assert s.table.battle_royal


@pytest.mark.rule("guozhan", "R73")
def test_a_peach_is_slash_or_dodge_and_heals_nobody() -> None:
    seats = [seat("guan_yu+ gan_furen-", "peach peach", hp=2), seat(ALL[1], "peach", hp=1), seat(ALL[2])]
    s = scene(*seats, *[seat(pair, dead=True) for pair in ALL[3:7]], edition="current", stage="turn", turn="A")
    s.until("A", "gz-play")
    s.cannot_use("A", "peach")
    s.does("A", "gz-play", "battle_royal", "peach", "B").skill("B", "battle_royal", "peach", about="gz-dodge")
    s.until("A", "gz-play")
    assert s["B"].hp == 1
    # it was the Slash of this phase
    assert not [o for o in s.asked("A", "gz-play").options if o.act == "battle_royal" and "reveals" not in o.args]


@pytest.mark.rule("guozhan", "R73")
def test_a_peach_does_not_save_the_dying() -> None:
    seats = [seat(ALL[0], "slash"), seat(ALL[1], hp=1), seat(ALL[2], "peach")]
    s = scene(*seats, *[seat(pair, dead=True) for pair in ALL[3:7]], edition="current", stage="turn", turn="A")
    s.until("A", "gz-play").use("A", "slash", "B").on()
    assert not s["B"].alive


@pytest.mark.rule("guozhan", "R75")
def test_converted_and_marked_peaches_and_wine_still_heal() -> None:
    seats = [seat(ALL[0], "slash"), seat(ALL[1], "wine", hp=1), seat("hua_tuo+ jia_xu-", "dodge.h2")]
    dead = [seat(pair, dead=True) for pair in ALL[4:8]]
    s = scene(*seats, *dead, edition="current", stage="turn", turn="A").until("A", "gz-play").use("A", "slash", "B")
    s.skill("C", "jijiu", "dodge.h2", about="gz-rescue").until("A", "gz-play")
    assert s["B"].alive
    s = scene(*seats, *dead, edition="current", stage="turn", turn="A").until("A", "gz-play").use("A", "slash", "B")
    s.skill("B", "card", "wine", about="gz-rescue").until("A", "gz-play")
    assert s["B"].alive


@pytest.mark.rule("guozhan", "R76")
def test_it_begins_before_a_stacked_players_skipped_turn() -> None:
    seats = [seat(ALL[0]), seat(ALL[1], stacked=True), seat(ALL[2])]
    s = scene(*seats, *[seat(pair, dead=True) for pair in ALL[3:7]], edition="current")
    s.ends("A").until("C", "gz-play")
    order = [n.key for n in s.news if n.key in ("gz-battle-royal", "gz-stack")]
    assert order == ["gz-battle-royal", "gz-stack"]


def test_nobody_has_died_yet_or_it_is_off() -> None:
    assert (
        not scene(*[seat(pair) for pair in ALL[:3]], edition="current")
        .ends("A")
        .until("B", "gz-play")
        .table.battle_royal
    )
    s = scene(*[seat(pair) for pair in ALL[:3]], edition="current", battle_royal_needs_death=False)
    assert s.ends("A").until("B", "gz-play").table.battle_royal
    assert not late(8, alive=4, battle_royal="off").ends("A").until("B", "gz-play").table.battle_royal
