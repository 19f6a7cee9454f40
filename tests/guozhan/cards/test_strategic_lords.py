"""The treasures of the lords (card effects §5.5)."""

from __future__ import annotations

from typing import Any

import pytest

from guozhan.scene import Scene, Seat, scene, seat
from sanzhan.guozhan.flow.field import movable
from sanzhan.guozhan.queries import attack_range, distance, has_room

WEI, WEI2 = "cao_ren+ yue_jin-", "xu_huang+ dian_wei-"
SHU = "guan_yu+ zhang_fei-"
WU = "gan_ning+ lu_meng-"
QUN = "pan_feng+ pang_de-"
HIDDEN_WEI = "xu_chu- zhang_liao-"


def strategic(*seats: Seat, **more: Any) -> Scene:
    """A scene of the current edition with all its cards."""
    return scene(*seats, edition="current", decks="standard_strategic_lord", **more)


# -- 飞龙夺凤

PHOENIX = pytest.mark.proves("guozhan", "card", "dragon_phoenix")


@PHOENIX
def test_a_target_of_the_slash_discards_a_card_of_its_choice() -> None:
    s = strategic(seat(WEI, "dragon_phoenix slash"), seat(SHU, "peach dodge", equip="spear"), seat(WU))
    s.use("A", "dragon_phoenix").on()
    assert attack_range(s.table, s["A"]) == 2
    s.use("A", "slash", "B").skill("A", "dragon_phoenix").until("B", "gz-discard")
    s.does("B", "gz-discard", "choose", "spear").until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge").on()
    assert (s.worn("B"), s.hand("B")) == ({}, ["peach"])
    s.sound()


@PHOENIX
def test_it_need_not_and_who_has_nothing_discards_nothing() -> None:
    s = strategic(seat(WEI, "slash", equip="dragon_phoenix"), seat(SHU, "peach"), seat(WU))
    s.use("A", "slash", "B").on()
    assert s.hand("B") == ["peach"]
    s = strategic(seat(WEI, "slash", equip="dragon_phoenix"), seat(SHU), seat(WU))
    s.use("A", "slash", "B").not_offered("A", "dragon_phoenix")


@PHOENIX
def test_from_whom_it_brings_to_dying_a_hand_card_is_taken() -> None:
    s = strategic(seat(WEI, "slash", equip="dragon_phoenix"), seat(SHU, "peach", hp=1), seat(WU))
    s.use("A", "slash", "B").until("A", "gz-skill", "dragon_phoenix").does("A", "gz-skill", "decline")
    s.skill("A", "dragon_phoenix").on()
    assert s.told("gz-take", seat="A")["source"] == "B"
    assert not s["B"].alive, "his Peach is gone"
    s.sound()


@PHOENIX
def test_not_by_other_cards_nor_where_fire_spreads() -> None:
    s = strategic(seat(WEI, "duel", equip="dragon_phoenix"), seat(SHU, "peach", hp=1), seat(WU))
    s.use("A", "duel", "B").not_offered("A", "dragon_phoenix")
    s = strategic(
        seat(WEI, "fire_slash", equip="dragon_phoenix"), seat(SHU, chained=True),
        seat(WU, "peach", hp=1, chained=True), seat(QUN),
    )  # fmt: skip
    s.use("A", "fire_slash", "B").not_offered("A", "dragon_phoenix")
    assert s.count("gz-dying", seat="C") == 1


# -- 太平要术

SPELL = pytest.mark.proves("guozhan", "card", "peace_spell")


@SPELL
@pytest.mark.rule("guozhan", "R92")
def test_fire_and_thunder_do_nothing_the_chain_stays_and_nothing_spreads() -> None:
    s = strategic(seat(WEI, "fire_slash"), seat(SHU, equip="peace_spell", chained=True), seat(WU, chained=True))
    s.use("A", "fire_slash", "B").on()
    assert (s["B"].wounded, s["B"].chained, s["C"].wounded) == (False, True, False)
    s.sound()


@SPELL
def test_plain_damage_is_taken_and_an_ignored_spell_keeps_nothing_away() -> None:
    s = strategic(seat(WEI, "slash"), seat(SHU, equip="peace_spell"), seat(WU))
    assert s.use("A", "slash", "B").on()["B"].wounded
    s = strategic(seat(WEI, "thunder_slash", equip="qinggang"), seat(SHU, equip="peace_spell"), seat(WU))
    assert s.use("A", "thunder_slash", "B").on()["B"].wounded


@SPELL
@pytest.mark.parametrize(("generals", "kept"), [(WEI, 4), (HIDDEN_WEI, 3)])
def test_the_hand_limit_grows_with_the_kingdom(generals: str, kept: int) -> None:
    cards = "slash.s7 slash.s8 slash.c2 slash.c3 slash.c4"
    s = strategic(seat(generals, cards, hp=2, equip="peace_spell"), seat(WEI2), seat(SHU), seat(WU))
    s.ends("A").on()
    assert len(s["A"].hand) == kept


@SPELL
@pytest.mark.parametrize(("hp", "left"), [(3, 2), (1, 1)])
def test_when_it_leaves_two_are_drawn_and_1_hp_is_lost_if_there_is_more(hp: int, left: int) -> None:
    s = strategic(seat(WEI, "dismantle"), seat(SHU, hp=hp, equip="peace_spell"), seat(WU))
    s.use("A", "dismantle", "B").on()
    assert (s["B"].hp, len(s["B"].hand)) == (left, 2)
    s.sound()


@SPELL
def test_another_armour_in_its_place_counts_as_leaving() -> None:
    s = strategic(seat(WEI, "silver_lion", equip="peace_spell"), seat(SHU))
    s.use("A", "silver_lion").on()
    assert (s["A"].hp, len(s["A"].hand)) == (s["A"].max_hp - 1, 2)


# -- 定澜夜明珠

PEARL = pytest.mark.proves("guozhan", "card", "luminous_pearl")


@PEARL
def test_once_a_phase_cards_up_to_the_maximum_hp_are_exchanged_but_not_the_pearl() -> None:
    s = strategic(seat(WEI, "slash.s7 slash.s8 dodge", max_hp=2, equip="luminous_pearl spear"), seat(SHU))
    option = next(o for o in s.asked("A", "gz-play").options if o.act == "zhiheng")
    (pick,) = option.picks
    assert (pick.least, pick.most) == (1, 2)
    assert not any("luminous_pearl" in str(shown) for shown in pick.shown)
    s.does("A", "gz-play", "zhiheng", ("slash.s7", "spear")).on()
    assert (len(s["A"].hand), s.worn("A")) == (4, {"treasure": "luminous_pearl"})
    assert "zhiheng" not in s.acts(s.asked("A", "gz-play"))
    s.sound()


@PEARL
def test_the_pearl_alone_is_nothing_to_exchange() -> None:
    s = strategic(seat(WEI, equip="luminous_pearl"), seat(SHU))
    assert "zhiheng" not in s.acts(s.asked("A", "gz-play"))


@PEARL
def test_with_the_same_skill_of_his_own_there_is_no_upper_limit_and_no_second_use() -> None:
    cards = "slash.s7 slash.s8 dodge.d2 dodge.d3 peach wine"
    s = strategic(seat("sun_quan+ gan_ning-", cards, equip="luminous_pearl"), seat(SHU))
    s.does("A", "gz-play", "zhiheng", tuple(cards.split())).on()
    assert len(s["A"].hand) == 6
    assert "zhiheng" not in s.acts(s.asked("A", "gz-play"))


@PEARL
def test_the_same_skill_hidden_does_not_lift_the_limit() -> None:
    s = strategic(seat("sun_quan- gan_ning-", "slash.s7 slash.s8 dodge peach wine", equip="luminous_pearl"), seat(SHU))
    options = [o for o in s.asked("A", "gz-play").options if o.act == "zhiheng"]
    assert [(o.args.get("reveals"), o.picks[0].most) for o in options] == [("head", 4), (None, 4)]


# -- 六龙骖驾

DRAGONS = pytest.mark.proves("guozhan", "card", "six_dragons")


@DRAGONS
def test_its_rider_is_closer_to_others_and_they_are_further_from_him() -> None:
    s = strategic(seat(WEI, "six_dragons"), seat(SHU), seat(WU), seat(QUN))
    s.use("A", "six_dragons").on()
    assert [distance(s.table, s["A"], s[other]) for other in "BCD"] == [1, 1, 1]
    assert [distance(s.table, s[other], s["A"]) for other in "BCD"] == [2, 3, 2]
    s.sound()


@DRAGONS
def test_other_mounts_go_and_none_can_be_used_or_placed_any_more() -> None:
    s = strategic(seat(WEI, "six_dragons chitu", equip="dilu dayuan"), seat(SHU, equip="jueying zixing"), seat(WU))
    s.use("A", "six_dragons").on()
    assert s.worn("A") == {"plus_horse": "six_dragons"}
    assert {"dilu.c5", "dayuan.s13"} <= set(s.discarded())
    s.cannot_use("A", "chitu")
    assert not any(0 in thing.to for thing in movable(s.table) if thing.owner == 1)
    s.sound()


@DRAGONS
def test_it_is_not_placed_where_there_is_a_mount() -> None:
    s = strategic(seat(WEI, equip="six_dragons"), seat(SHU, equip="chitu"), seat(WU))
    (dragons,) = s["A"].gear()
    assert [has_room(s.table, s[other], dragons) for other in "BC"] == [False, True]
    (thing,) = [thing for thing in movable(s.table) if thing.owner == 0]
    assert thing.to == (2,)


@DRAGONS
def test_the_bow_shoots_it_as_one_mount() -> None:
    s = strategic(seat(WEI, "slash", equip="kylin_bow"), seat(SHU, equip="six_dragons"), seat(WU))
    s.use("A", "slash", "B").skill("A", "kylin_bow").on()
    assert s.worn("B") == {}
    assert distance(s.table, s["A"], s["B"]) == 1
