"""The tricks of the strategic deck (card effects, strategic deck)."""

from __future__ import annotations

from typing import Any

import pytest

from guozhan.scene import Scene, Seat, scene, seat

WEI, WEI2 = "cao_ren+ yue_jin-", "xu_huang+ dian_wei-"
SHU, SHU2 = "guan_yu+ zhang_fei-", "huang_zhong+ wei_yan-"
WU = "gan_ning+ lu_meng-"
QUN = "pan_feng+ pang_de-"
HIDDEN_WEI, HIDDEN_SHU = "xu_chu- zhang_liao-", "zhu_rong- huang_yueying-"


def strategic(*seats: Seat, **more: Any) -> Scene:
    """A scene of the current edition with all its cards."""
    return scene(*seats, edition="current", decks="standard_strategic_lord", **more)


def offset(s: Scene, letter: str, about: str = "gz-nullify") -> Scene:
    return s.until(letter, about).does(letter, about, "card", "nullification")


# -- 挟天子以令诸侯

THREATEN = pytest.mark.proves("guozhan", "card", "threaten_emperor")


def threatening(hand: str = "threaten_emperor slash.s7 slash.s8", **more: Any) -> Scene:
    return strategic(seat(WEI, hand), seat(WEI2), seat(SHU), seat(WU), **more)


@THREATEN
def test_the_play_phase_ends_and_a_hand_card_after_the_discard_phase_buys_another_turn() -> None:
    s = threatening().use("A", "threaten_emperor")
    s.skill("A", "threaten_emperor", "slash.s7").until("A", "gz-play")
    assert s.table.in_extra_turn
    assert s.told("gz-turn", seat="A")["extra"]
    s.ends("A").on()
    assert s.told("gz-turn", seat="B")["extra"] is False, "the normal order goes on"
    s.sound()


@THREATEN
def test_who_keeps_his_hand_gets_no_other_turn() -> None:
    s = threatening().use("A", "threaten_emperor").on()
    assert s.told("gz-turn")["seat"] == "B"
    assert s.count("gz-extra-turn") == 0


@THREATEN
def test_without_a_hand_card_there_is_no_choice() -> None:
    s = threatening("threaten_emperor").use("A", "threaten_emperor").not_offered("A", "threaten_emperor")
    assert s.told("gz-turn")["seat"] == "B"


@THREATEN
def test_it_takes_a_big_kingdom_to_use_it() -> None:
    s = strategic(seat(WEI, "threaten_emperor"), seat(SHU), seat(SHU2))
    s.cannot_use("A", "threaten_emperor")
    assert s.why("A", "card", "threaten_emperor.d1") == "why-gz-not-big-kingdom"
    assert strategic(seat(HIDDEN_WEI, "threaten_emperor"), seat(WEI)).why("A", "card", "threaten_emperor.d1")


@THREATEN
def test_offset_it_does_not_end_the_phase() -> None:
    s = strategic(seat(WEI, "threaten_emperor slash"), seat(WEI2, "nullification"), seat(SHU), seat(WU))
    offset(s.use("A", "threaten_emperor"), "B").until("A", "gz-play")
    s.ends("A").not_offered("A", "threaten_emperor")
    assert s.table.turn == 2


@THREATEN
@pytest.mark.rule("guozhan", "R91")
def test_the_big_kingdom_may_be_lost_after_the_use() -> None:
    s = threatening().use("A", "threaten_emperor").until("A", "gz-skill", "threaten_emperor")
    s["B"].kingdom = "careerist1"
    s.skill("A", "threaten_emperor", "slash.s7")
    assert s.until("A", "gz-play").table.in_extra_turn


@THREATEN
@pytest.mark.rule("guozhan", "R91")
def test_with_the_discard_phase_skipped_there_is_no_other_turn() -> None:
    s = strategic(
        seat("zhang_he+ yue_jin-", "threaten_emperor slash.s7 slash.s8"), seat(WEI2), seat(SHU), seat(WU)
    ).use("A", "threaten_emperor")  # fmt: skip
    s.until("A", "gz-skill", "qiaobian").does("A", "gz-skill", "qiaobian", "slash.s7").not_offered(
        "A", "threaten_emperor"
    )
    assert s.told("gz-skip", seat="A")["phase"] == "discard"
    assert s.told("gz-turn")["seat"] == "B"


@THREATEN
@pytest.mark.rule("guozhan", "G11")
def test_kong_rong_may_give_away_the_card_that_bought_the_turn() -> None:
    s = strategic(seat("kong_rong+ tian_feng-", "threaten_emperor slash.s7"), seat(QUN), seat(SHU), seat(WU))
    s.use("A", "threaten_emperor").skill("A", "threaten_emperor", "slash.s7").until("A", "gz-skill", "lirang")


# -- 火烧连营

BURN = pytest.mark.proves("guozhan", "card", "burning_camps")


@BURN
def test_the_next_character_and_its_queue_burn() -> None:
    s = strategic(seat(WEI, "burning_camps"), seat(SHU), seat(SHU2), seat(WU), seat("liu_bei+ gan_furen-"))
    assert s.use("A", "burning_camps").on().told("gz-use")["targets"] == "BC"
    assert [s[one].max_hp - s[one].hp for one in "ABCDE"] == [0, 1, 1, 0, 0]
    assert s.told("gz-damage", seat="B")["nature"] == "fire"
    s.sound()


@BURN
@pytest.mark.rule("guozhan", "R80")
def test_the_queue_may_run_into_the_user() -> None:
    s = strategic(seat(WEI, "burning_camps"), seat(WEI2), seat(SHU), seat(WU))
    assert s.use("A", "burning_camps").on().told("gz-use")["targets"] == "AB"
    assert s["A"].wounded
    assert s["B"].wounded


@BURN
@pytest.mark.rule("guozhan", "R81")
def test_an_undetermined_next_character_burns_alone() -> None:
    s = strategic(seat(WEI, "burning_camps"), seat(HIDDEN_SHU), seat(SHU), seat(SHU2))
    assert s.use("A", "burning_camps").on().told("gz-use")["targets"] == "B"


@BURN
def test_a_careerist_burns_alone() -> None:
    s = strategic(seat(WEI, "burning_camps"), seat(SHU, kingdom="careerist"), seat(SHU2), seat(WU))
    assert s.use("A", "burning_camps").on().told("gz-use")["targets"] == "B"


@BURN
def test_each_target_has_a_window_of_its_own() -> None:
    s = strategic(seat(WEI, "burning_camps"), seat(SHU, "nullification"), seat(SHU2), seat(WU))
    offset(s.use("A", "burning_camps"), "B", "gz-nullify-mine").on()
    assert (s["B"].wounded, s["C"].wounded) == (False, True)


@BURN
def test_a_nullification_for_the_kingdom_saves_the_whole_queue() -> None:
    s = strategic(seat(WEI, "burning_camps"), seat(SHU, "heg_nullification"), seat(SHU2), seat(WU))
    s.use("A", "burning_camps").until("B", "gz-nullify-mine")
    s.does("B", "gz-nullify-mine", "kingdom", "heg_nullification").on()
    assert s.count("gz-damage") == 0


# -- 勠力同心

FIGHT = pytest.mark.proves("guozhan", "card", "fight_together")


@FIGHT
@pytest.mark.rule("guozhan", "R79")
def test_all_small_kingdoms_the_undetermined_and_careerists_among_them() -> None:
    s = strategic(
        seat(WEI, "fight_together"), seat(WEI2), seat(SHU), seat(HIDDEN_SHU), seat(WU, kingdom="careerist"),
    )  # fmt: skip
    assert s.use("A", "fight_together", "D").on().told("gz-use")["targets"] == "CDE"
    assert [s[one].chained for one in "ABCDE"] == [False, False, True, True, True]
    s.sound()


@FIGHT
@pytest.mark.rule("guozhan", "R79")
def test_all_big_kingdoms_several_if_they_are_equal() -> None:
    s = strategic(seat(WEI, "fight_together"), seat(WEI2), seat(SHU, chained=True), seat(SHU2), seat(WU))
    assert s.use("A", "fight_together", "A").on().told("gz-use")["targets"] == "ABCD"
    assert [s[one].chained for one in "ABCDE"] == [True, True, True, True, False]
    assert len(s["C"].hand) == 1


@FIGHT
@pytest.mark.rule("guozhan", "R79")
def test_without_a_big_kingdom_it_can_only_be_recast() -> None:
    s = strategic(seat(WEI, "fight_together"), seat(SHU), seat(WU))
    s.cannot_use("A", "fight_together", "B")
    assert s.why("A", "card", "fight_together.c10") == "why-gz-no-big-kingdom"
    s.does("A", "gz-play", "recast", "fight_together").on()
    assert len(s["A"].hand) == 1


@FIGHT
def test_offset_for_one_kingdom_it_reaches_the_others() -> None:
    s = strategic(seat(WEI, "fight_together"), seat(WEI2), seat(SHU, "nullification"), seat(WU))
    offset(s.use("A", "fight_together", "C"), "C", "gz-nullify-mine").on()
    assert [s[one].chained for one in "ABCD"] == [False, False, False, True]


# -- 联军盛宴

FEAST = pytest.mark.proves("guozhan", "card", "alliance_feast")


@FEAST
def test_the_user_shares_the_size_between_healing_and_drawing_the_guests_draw_and_are_unchained() -> None:
    s = strategic(seat(WEI, "alliance_feast", hp=2), seat(SHU, chained=True), seat(SHU2), seat(WU, chained=True))
    s.use("A", "alliance_feast", "C").until("A", "gz-alliance-feast").does("A", "gz-alliance-feast", "draw_one")
    assert len(s["A"].hand) == 0, "all is settled before a card is drawn"
    s.does("A", "gz-alliance-feast", "recover").on()
    assert s.told("gz-use")["targets"] == "ABC"
    assert (s["A"].hp, len(s["A"].hand)) == (3, 1)
    assert (len(s["B"].hand), len(s["C"].hand)) == (1, 1)
    assert (s["B"].chained, s["D"].chained) == (False, True)
    s.sound()


@FEAST
def test_no_more_is_healed_than_is_lost_and_the_unwounded_are_not_asked() -> None:
    s = strategic(seat(WEI, "alliance_feast", hp=3), seat(SHU), seat(SHU2), seat(WU))
    s.use("A", "alliance_feast", "B").until("A", "gz-alliance-feast").does("A", "gz-alliance-feast", "recover").on()
    assert (s["A"].hp, len(s["A"].hand)) == (4, 1)
    s = strategic(seat(WEI, "alliance_feast"), seat(SHU), seat(SHU2), seat(WU))
    assert len(s.use("A", "alliance_feast", "B").on()["A"].hand) == 2


@FEAST
def test_a_careerist_alone_is_a_kingdom_and_the_undetermined_have_none() -> None:
    s = strategic(seat(WEI, "alliance_feast"), seat(SHU, kingdom="careerist"), seat(HIDDEN_SHU), seat(WEI2))
    s.cannot_use("A", "alliance_feast", "C").cannot_use("A", "alliance_feast", "D")
    assert s.why("A", "target", ["alliance_feast.h1", 3]) == "why-gz-same-kingdom"
    s.use("A", "alliance_feast", "B").on()
    assert [len(s[one].hand) for one in "ABCD"] == [1, 1, 0, 0]


@FEAST
def test_the_undetermined_give_no_feast() -> None:
    s = strategic(seat(HIDDEN_WEI, "alliance_feast"), seat(SHU))
    assert s.why("A", "card", "alliance_feast.h1") == "why-gz-you-undetermined"


@FEAST
def test_offset_for_the_user_the_guests_feast_all_the_same() -> None:
    s = strategic(seat(WEI, "alliance_feast"), seat(SHU, "nullification"), seat(SHU2), seat(WU))
    offset(s.use("A", "alliance_feast", "B"), "B").on()
    assert [len(s[one].hand) for one in "ABC"] == [0, 1, 1]


# -- 水淹七军

DROWN = pytest.mark.proves("guozhan", "card", "drowning")


@DROWN
def test_all_equipment_is_discarded_or_thunder_strikes() -> None:
    s = strategic(seat(WEI, "drowning"), seat(SHU, equip="spear silver_lion"))
    s.use("A", "drowning", "B").until("B", "gz-drowning").does("B", "gz-drowning", "discard").on()
    assert s.worn("B") == {}
    assert not s["B"].wounded
    s = strategic(seat(WEI, "drowning"), seat(SHU, equip="spear", chained=True), seat(WU, chained=True))
    s.use("A", "drowning", "B").until("B", "gz-drowning").does("B", "gz-drowning", "take_damage").on()
    assert s.told("gz-damage", seat="B", source="A")["nature"] == "thunder"
    assert (s.worn("B"), s["C"].wounded) == ({"weapon": "spear"}, True)
    s.sound()


@DROWN
def test_who_has_no_equipment_is_no_target() -> None:
    s = strategic(seat(WEI, "drowning", equip="spear"), seat(SHU, "axe"))
    s.cannot_use("A", "drowning", "B").cannot_use("A", "drowning", "A")
    assert s.why("A", "target", ["drowning.c12", 1]) == "why-gz-no-equipment"


@DROWN
def test_with_the_equipment_gone_meanwhile_the_damage_comes() -> None:
    s = strategic(seat(WEI, "drowning"), seat(SHU, "nullification", equip="spear"))
    s.use("A", "drowning", "B").until("B", "gz-nullify-mine")
    table = s.table
    spear = s["B"].equip[0]
    s["B"].equip[0] = -1
    table.zone[spear], table.owner[spear] = 1, -1
    table.discard.append(spear)
    table.changed()
    s.on()
    assert s["B"].wounded


@DROWN
def test_the_flood_may_be_offset() -> None:
    s = strategic(seat(WEI, "drowning"), seat(SHU, "nullification", equip="spear"))
    offset(s.use("A", "drowning", "B"), "B", "gz-nullify-mine").on()
    assert (s.worn("B"), s["B"].wounded) == ({"weapon": "spear"}, False)
