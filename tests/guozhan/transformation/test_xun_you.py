"""荀攸: 奇策, 智愚."""

from __future__ import annotations

from typing import Any

import pytest

from guozhan.scene import Scene, scene, seat

QICE = pytest.mark.proves("guozhan", "skill", "xun_you.qice")
ZHIYU = pytest.mark.proves("guozhan", "skill", "xun_you.zhiyu")
PAIR = "xun_you+ cao_ren+"
WEI = "yue_jin+ dian_wei+"


def kinds(s: Scene) -> dict[str, list[Any]]:
    """What 奇策 offers, with the picks beside the kind."""
    options = [option for option in s.asked("A", "gz-play").options if option.act == "qice"]
    return {key: list(option.picks[1:]) for option in options for key in option.picks[0].candidates}


@QICE
def test_the_whole_hand_becomes_a_trick() -> None:
    s = scene(seat(PAIR, "slash dodge"), seat(), seat(), edition="current")
    s.skill("A", "qice", "something_for_nothing", about="gz-play").on()
    assert len(s["A"].hand) == 2
    assert len(s.discarded()) == 2
    s.told("gz-use", seat="A", card="something_for_nothing", skill="qice")
    assert kinds(s) == {}
    s.sound()


@QICE
def test_no_more_targets_than_cards() -> None:
    s = scene(seat(PAIR, "slash"), seat("", "peach"), seat(), edition="current")
    offered = kinds(s)
    assert not {"savage_assault", "harvest"} & set(offered)
    assert offered["iron_chain"][0].most == 1
    s = scene(seat(PAIR, "slash dodge"), seat("", "peach"), seat(), edition="current")
    offered = kinds(s)
    assert "savage_assault" in offered
    assert "harvest" not in offered
    assert offered["iron_chain"][0].most == 2
    s.skill("A", "qice", "savage_assault", about="gz-play").on()
    assert s["B"].wounded
    assert s["C"].wounded


@QICE
def test_no_delayed_trick_no_nullification_and_no_fire_attack_on_himself() -> None:
    s = scene(seat(PAIR, "slash dodge"), seat("", "peach"), seat(), edition="current")
    offered = kinds(s)
    assert not {"indulgence", "supply_shortage", "lightning", "nullification", "heg_nullification"} & set(offered)
    assert list(offered["fire_attack"][0].candidates) == [1]


@QICE
def test_targets_that_follow_from_the_named_one_count() -> None:
    wu = seat("lu_meng+ zhou_tai+"), seat("gan_ning+ huang_gai+")
    s = scene(seat(PAIR, "slash dodge"), *wu, seat(), edition="current")
    assert "alliance_feast" not in kinds(s)
    s = scene(seat(PAIR, "slash dodge peach"), *wu, seat(), edition="current")
    assert "alliance_feast" in kinds(s)


@QICE
def test_a_borrowed_sword_names_its_victim() -> None:
    s = scene(seat(PAIR, "peach"), seat("", "slash", equip="crossbow"), seat(), edition="current")
    s.skill("A", "qice", "borrowed_sword", "B", "C", about="gz-play").on()
    assert s.hand("A") == ["crossbow"]


@QICE
def test_it_can_be_nullified() -> None:
    s = scene(seat(PAIR, "slash dodge"), seat("", "nullification"), seat(), edition="current")
    s.skill("A", "qice", "something_for_nothing", about="gz-play").until("B", "gz-nullify")
    s.does("B", "gz-nullify", "card", "nullification").on()
    assert s["A"].hand == []


@QICE
def test_afterwards_he_may_change_his_deputy_once_a_game() -> None:
    s = scene(seat(PAIR, "slash dodge"), seat(), seat(), edition="current")
    old = s["A"].generals[1]
    s.skill("A", "qice", "something_for_nothing", about="gz-play").until("A", "gz-change-deputy")
    s.does("A", "gz-change-deputy", "change").on()
    assert s["A"].generals[1] != old
    assert "wei" in s.table.general(s["A"], 1).kingdoms
    s["A"].used = {}
    s.ends("A").until("B", "gz-play").ends("B").until("C", "gz-play").ends("C").until("A", "gz-play")
    s.skill("A", "qice", "something_for_nothing", about="gz-play")
    before = len(s.asked_so_far)
    s.on()
    assert not [about for _, about, _ in s.asked_so_far[before:] if about == "gz-change-deputy"]


@QICE
def test_a_hidden_xun_you_is_turned_up_and_counts_the_kingdom_he_will_have() -> None:
    s = scene(seat("xun_you- cao_ren-", "slash"), seat(WEI), seat(), seat(), edition="current")
    assert "await_exhausted" not in kinds(s)
    s = scene(seat("xun_you- cao_ren-", "slash dodge"), seat(WEI), seat(), seat(), edition="current")
    assert "await_exhausted" in kinds(s)
    s.skill("A", "qice", "await_exhausted", about="gz-play", reveals="head").on()
    assert s["A"].up == (True, False)
    assert s.count("gz-draw", seat="B") == 1


@ZHIYU
def test_all_of_one_colour_costs_the_source_a_hand_card() -> None:
    s = scene(seat("", "slash peach"), seat(PAIR, "slash.s7"), seat(), deck="slash.s8", edition="current")
    s.use("A", "slash", "B").skill("B", "zhiyu").on()
    assert s["A"].hand == []
    assert s.told("gz-show", seat="B")["cards"] == ["slash.s7", "slash.s8"]
    s.sound()


@ZHIYU
def test_two_colours_cost_nothing() -> None:
    s = scene(seat("", "slash peach"), seat(PAIR, "slash.s7"), seat(), deck="peach.h6", edition="current")
    s.use("A", "slash", "B").skill("B", "zhiyu").on()
    assert s.hand("A") == ["peach"]
    assert len(s["B"].hand) == 2


@ZHIYU
def test_it_may_be_declined() -> None:
    s = scene(seat("", "slash peach"), seat(PAIR), seat(), edition="current")
    s.use("A", "slash", "B").until("B", "gz-skill", "zhiyu").on()
    assert s.hand("A") == ["peach"]
    assert s["B"].hand == []


@ZHIYU
def test_damage_without_a_source_shows_the_hand_all_the_same() -> None:
    s = scene(
        seat(PAIR, max_hp=4, judging="lightning"),
        seat(),
        seat(),
        stage="judge",
        deck="slash.s7 slash.s8",
        edition="current",
    )
    s.skill("A", "zhiyu").until("A", "gz-play")
    s.told("gz-show", seat="A")
    assert s["A"].alive


@ZHIYU
def test_it_goes_with_another_skill_at_the_same_moment() -> None:
    s = scene(seat("", "slash peach"), seat("xun_you+ sima_yi+"), seat(), deck="slash.s8", edition="current")
    s.use("A", "slash", "B").skill("B", "fankui").skill("B", "zhiyu").on()
    assert len(s["B"].hand) == 2
    assert s["A"].hand == []


@ZHIYU
def test_a_hidden_xun_you_is_turned_up_by_it() -> None:
    s = scene(seat("", "slash peach"), seat("xun_you- cao_ren-"), seat(), edition="current")
    s.use("A", "slash", "B").skill("B", "zhiyu", reveals="head").on()
    assert s["B"].up == (True, False)
    assert s["A"].hand == []
