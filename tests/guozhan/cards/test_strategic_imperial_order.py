"""敕令: used, and what becomes of it unused (card effects, strategic deck)."""

from __future__ import annotations

from typing import Any

import pytest

from guozhan.scene import Scene, Seat, scene, seat

WEI = "cao_ren+ yue_jin-"
SHU = "guan_yu+ zhang_fei-"
WU = "gan_ning+ lu_meng-"
QUN = "pan_feng+ pang_de-"
HIDDEN_WEI, HIDDEN_SHU = "xu_chu- zhang_liao-", "zhu_rong- huang_yueying-"


def strategic(*seats: Seat, **more: Any) -> Scene:
    """A scene of the current edition with all its cards."""
    return scene(*seats, edition="current", decks="standard_strategic_lord", **more)


def offset(s: Scene, letter: str, about: str = "gz-nullify") -> Scene:
    return s.until(letter, about).does(letter, about, "card", "nullification")


ORDER = pytest.mark.proves("guozhan", "card", "imperial_order")


@ORDER
def test_the_undetermined_turn_up_and_draw_or_discard_equipment_or_lose_1() -> None:
    s = strategic(seat(WEI, "imperial_order"), seat(HIDDEN_WEI), seat(HIDDEN_SHU, "axe"), seat("", "peach"), seat(WU))
    s.use("A", "imperial_order")
    s.until("B", "gz-imperial-order").does("B", "gz-imperial-order", "turn_up", "deputy")
    s.until("C", "gz-imperial-order").does("C", "gz-imperial-order", "discard", "axe")
    s.until("D", "gz-imperial-order").does("D", "gz-imperial-order", "lose_hp").on()
    assert s.told("gz-use", card="imperial_order")["targets"] == "BCD"
    assert (s["B"].kingdom, len(s["B"].hand)) == ("wei", 1)
    assert (s.hand("C"), s["C"].determined) == ([], False)
    assert s["D"].hp == s["D"].max_hp - 1
    s.sound()


@ORDER
@pytest.mark.rule("guozhan", "R90")
def test_without_equipment_and_unwilling_to_turn_up_one_loses_1() -> None:
    s = strategic(seat(WEI, "imperial_order"), seat(HIDDEN_SHU, "peach"))
    ask = s.use("A", "imperial_order").until("B", "gz-imperial-order").asked("B", "gz-imperial-order")
    assert [option.act for option in ask.options] == ["lose_hp", "turn_up"]
    s.on()
    assert (s.told("gz-lose-hp")["seat"], s.hand("B")) == ("B", ["peach"])


@ORDER
def test_worn_equipment_will_do_and_the_user_may_be_a_target() -> None:
    s = strategic(seat(HIDDEN_WEI, "imperial_order", equip="spear"), seat(SHU))
    s.use("A", "imperial_order").until("A", "gz-imperial-order").does("A", "gz-imperial-order", "discard", "spear").on()
    assert s.worn("A") == {}


@ORDER
def test_it_is_not_usable_with_everybody_determined() -> None:
    s = strategic(seat(WEI, "imperial_order"), seat(SHU))
    s.cannot_use("A", "imperial_order")
    assert s.why("A", "card", "imperial_order.c3") == "why-gz-nobody-undetermined"


@ORDER
def test_turning_up_is_not_offered_where_it_is_forbidden() -> None:
    s = strategic(seat("zou_shi+ jia_xu-", "imperial_order"), seat(HIDDEN_SHU))
    s.use("A", "imperial_order").not_offered("B", "turn_up")
    assert (s["B"].wounded, s["B"].determined) == (True, False)


@ORDER
def test_each_may_have_the_order_offset() -> None:
    s = strategic(seat(WEI, "imperial_order"), seat(HIDDEN_SHU, "nullification"), seat(HIDDEN_WEI))
    offset(s.use("A", "imperial_order"), "B", "gz-nullify-mine").on()
    assert (s["B"].wounded, s["C"].wounded) == (False, True)


# what becomes of it unused


@ORDER
@pytest.mark.rule("guozhan", "R89")
def test_discarded_it_leaves_the_game_and_the_undetermined_obey_at_the_end_of_the_turn() -> None:
    s = strategic(
        seat(WEI, "fire_attack imperial_order.c3 nullification"), seat(HIDDEN_SHU, "slash.c2 axe"), seat(HIDDEN_WEI),
        seat(QUN),
    )  # fmt: skip
    s.use("A", "fire_attack", "B").until("B", "gz-fire-show").does("B", "gz-fire-show", "choose", "slash.c2")
    s.until("A", "gz-fire-burn").does("A", "gz-fire-burn", "discard", "imperial_order").until("A", "gz-play")
    assert "imperial_order.c3" not in s.discarded()
    assert s.told("gz-leaves-game")["card"] == "imperial_order.c3"
    assert s.count("gz-lose-hp") == 0
    before = len(s.asked_so_far)
    s.ends("A").until("B", "gz-imperial-order").does("B", "gz-imperial-order", "discard", "axe")
    s.until("C", "gz-imperial-order").does("C", "gz-imperial-order", "turn_up", "head").until("B", "gz-play")
    assert not any(about.startswith("gz-nullify") for _, about, _ in s.asked_so_far[before:])
    assert ("axe" in s.hand("B"), s["C"].kingdom, len(s["C"].hand)) == (False, "wei", 1)
    s.sound()
    s.ends("B").not_offered("B", "lose_hp")


@ORDER
def test_used_it_does_not_leave_the_game() -> None:
    s = strategic(seat(WEI, "imperial_order"), seat(HIDDEN_SHU))
    s.use("A", "imperial_order").on()
    assert s.discarded() == ["imperial_order.c3"]
    s.ends("A").on()
    assert s.count("gz-lose-hp") == 1


@ORDER
def test_used_as_another_card_it_does_not_leave_the_game() -> None:
    s = strategic(seat("gan_ning+ lu_meng-", "imperial_order"), seat(HIDDEN_SHU, "slash peach"))
    s.does("A", "gz-play", "qixi", "imperial_order", "B").on()
    assert "imperial_order.c3" in s.discarded()


@ORDER
@pytest.mark.parametrize("stage", ["judge"])
def test_a_judgement_card_leaves_the_game_too(stage: Any) -> None:
    s = strategic(seat(WEI, judging="indulgence"), seat(HIDDEN_SHU), stage=stage, deck="imperial_order.c3")
    s.until("B", "gz-imperial-order").on()
    assert (s["B"].wounded, "imperial_order.c3" in s.discarded()) == (True, False)
    s.sound()


@ORDER
def test_it_is_obeyed_although_the_player_whose_turn_it_is_has_died() -> None:
    s = strategic(seat(WEI, "duel imperial_order", hp=1), seat(SHU, "slash.s7"), seat(HIDDEN_WEI), seat(QUN))
    s.use("A", "duel", "B").until("B", "gz-slash").does("B", "gz-slash", "card", "slash.s7")
    s.until("C", "gz-imperial-order").on()
    assert (s["A"].alive, s["C"].wounded) == (False, True)
    s.sound()
