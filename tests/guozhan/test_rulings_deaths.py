"""Rulings C: death, reward, penalty."""

from __future__ import annotations

from typing import Any

import pytest

from guozhan.scene import Scene, Seat, scene, seat

WEI = ("cao_ren+ yue_jin-", "xu_chu+ dian_wei-", "zhang_liao+ xu_huang-")


def kills(*others: Seat, killer: str = "guan_yu+ ma_chao-", hand: str = "slash", **options: Any) -> Scene:
    """A kills B with a Slash; `others` are the seats from B on."""
    s = scene(seat(killer, hand), *others, **options)
    return s.use("A", "slash", "B").on()


SPARE = seat("gan_ning+ lu_meng-")
SPARE_TWO = seat("huang_gai+ zhou_tai-")
SPARE_THREE = seat("lu_bu+ ji_ling-")


@pytest.mark.rule("guozhan", "R30")
def test_a_kill_is_worth_the_victims_kingdom_the_victim_included() -> None:
    s = kills(seat(WEI[0], hp=1), seat(WEI[1]), seat(WEI[2]), SPARE, SPARE_TWO, SPARE_THREE)
    assert len(s["A"].hand) == 3


@pytest.mark.rule("guozhan", "R32")
def test_an_undetermined_victim_is_determined_first() -> None:
    s = kills(seat("cao_ren- yue_jin-", hp=1), seat(WEI[1]), seat(WEI[2]), SPARE, SPARE_TWO, SPARE_THREE)
    assert s["B"].kingdom == "wei"
    assert len(s["A"].hand) == 3


@pytest.mark.rule("guozhan", "R33")
@pytest.mark.parametrize("victim", ["cao_ren+ yue_jin-", "zhang_fei+ zhao_yun-"])
def test_an_undetermined_killer_gets_and_loses_nothing(victim: str) -> None:
    s = kills(seat(victim, hp=1), SPARE, killer="guan_yu- ma_chao-", hand="slash peach")
    assert not s["B"].alive
    assert s.hand("A") == ["peach"]


@pytest.mark.rule("guozhan", "R34")
def test_turning_up_after_the_damage_comes_too_late_for_the_reward() -> None:
    s = scene(seat("pan_feng- ji_ling-", "slash"), seat("cao_ren+ yue_jin-", hp=1, equip="crossbow"), SPARE)
    s.use("A", "slash", "B").on()
    assert not s["B"].alive
    assert s["A"].hand == []


@pytest.mark.rule("guozhan", "R35")
def test_killing_ones_own_costs_hand_and_equipment_not_the_judgement_area_and_the_lion_heals() -> None:
    s = kills_own()
    assert s["A"].hand == []
    assert s.worn("A") == {}
    assert s.judging("A") == ["indulgence"]
    assert s["A"].hp == 3


def kills_own() -> Scene:
    s = scene(
        seat("guan_yu+ ma_chao-", "slash peach", hp=2, equip="silver_lion chitu", judging="indulgence"),
        seat("zhang_fei+ zhao_yun-", hp=1),
        SPARE,
        SPARE_TWO,
    )
    return s.use("A", "slash", "B").on()


@pytest.mark.rule("guozhan", "R36")
def test_a_careerist_is_worth_one_card() -> None:
    s = kills(seat("cao_ren+ yue_jin-", hp=1, kingdom="careerist"), seat(WEI[1]), seat(WEI[2]), SPARE)
    assert len(s["A"].hand) == 1


@pytest.mark.rule("guozhan", "R36")
@pytest.mark.proves("guozhan", "option", "careerist_kill_reward")
@pytest.mark.parametrize(("setting", "cards"), [("normal", 4), ("three", 3)])
def test_a_careerist_who_kills_gets_the_same_unless_the_setting_says_three(setting: str, cards: int) -> None:
    s = scene(
        seat("guan_yu+ ma_chao-", "slash", kingdom="careerist"),
        seat(WEI[0], hp=1),
        seat(WEI[1]),
        seat(WEI[2]),
        seat("cao_cao+ sima_yi-"),
        SPARE,
        SPARE_TWO,
        SPARE_THREE,
        careerist_kill_reward=setting,
    )
    s.use("A", "slash", "B").on()
    assert len(s["A"].hand) == cards


@pytest.mark.proves("guozhan", "option", "reward_counts_dead")
@pytest.mark.parametrize(("setting", "cards"), [("auto", 3), ("true", 3), ("false", 2)])
def test_earlier_dead_of_the_kingdom_count_in_the_first_edition(setting: str, cards: int) -> None:
    s = kills(
        seat(WEI[0], hp=1), seat(WEI[1]), seat(WEI[2], dead=True), SPARE, SPARE_TWO, SPARE_THREE,
        reward_counts_dead=setting,
    )  # fmt: skip
    assert len(s["A"].hand) == cards


@pytest.mark.rule("guozhan", "R39")
def test_a_source_who_has_died_deals_damage_without_source() -> None:
    s = scene(
        seat("guan_yu+ ma_chao-", "savage_assault", hp=1),
        seat("xiahou_dun+ xu_chu-"),
        seat("gan_ning+ lu_meng-", hp=1),
        seat("lu_bu+ ji_ling-"),
        deck="slash.s7",
    )
    s.use("A", "savage_assault").skill("B", "ganglie").on()
    assert not s["A"].alive
    assert not s["C"].alive
    assert s.told("gz-death", seat="C")["killer"] is None
    assert s.count("gz-reward") == 1, "only for killing A"


@pytest.mark.rule("guozhan", "R98")
def test_turning_up_to_use_a_skill_on_the_deadly_slash_counts_for_the_reward() -> None:
    s = scene(seat("ma_chao- guan_yu-", "slash"), seat("cao_ren+ yue_jin-", hp=1), SPARE, deck="peach.h4")
    s.use("A", "slash", "B").skill("A", "tieqi").on()
    assert len(s["A"].hand) == 1
    own = scene(
        seat("ma_chao- guan_yu-", "slash peach"), seat("zhang_fei+ zhao_yun-", hp=1), SPARE, SPARE_TWO, deck="peach.h4"
    )
    own.use("A", "slash", "B").skill("A", "tieqi").on()
    assert own["A"].hand == []


def test_the_current_player_who_dies_ends_his_turn() -> None:
    s = scene(seat("guan_yu+ ma_chao-", "duel", hp=1), seat("cao_ren+ yue_jin-", "slash"), SPARE)
    s.use("A", "duel", "B").until("B", "gz-slash").does("B", "gz-slash", "card", "slash").on()
    assert not s["A"].alive
    assert s.waiting() is not None
    assert s.table.current == 1


def test_the_penalty_is_for_the_kingdom_at_the_moment_of_death() -> None:
    s = kills(seat("zhang_fei- zhao_yun-", hp=1), SPARE, hand="slash peach")
    assert s["B"].kingdom == "careerist1"
    assert len(s["A"].hand) == 2
