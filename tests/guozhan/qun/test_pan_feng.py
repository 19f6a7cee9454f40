"""潘凤: 狂斧."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat

PROVES = pytest.mark.proves("guozhan", "skill", "pan_feng.kuangfu@first")
PAN_FENG = "pan_feng+ pang_de-"


@PROVES
def test_he_puts_a_card_of_his_victim_into_his_free_slot() -> None:
    s = scene(seat(PAN_FENG, "slash"), seat("", equip="crossbow eight_trigrams"))
    s.use("A", "slash", "B").skill("A", "kuangfu").does("A", "gz-kuangfu", "place", "eight_trigrams").on()
    assert s.worn("A") == {"armor": "eight_trigrams"}
    assert s.worn("B") == {"weapon": "crossbow"}
    assert s["B"].hp == 3
    s.sound()


@PROVES
def test_or_discards_it() -> None:
    s = scene(seat(PAN_FENG, "slash"), seat("", equip="crossbow"))
    s.use("A", "slash", "B").skill("A", "kuangfu").does("A", "gz-kuangfu", "discard", "crossbow").on()
    assert s.worn("A") == s.worn("B") == {}
    assert s.told("gz-discard", seat="B")["by"] == "A"


@PROVES
def test_an_occupied_slot_leaves_him_the_discarding() -> None:
    s = scene(seat(PAN_FENG, "slash", equip="axe"), seat("", equip="crossbow jueying"))
    s.use("A", "slash", "B").skill("A", "kuangfu")
    place, drop = s.asked("A", "gz-kuangfu").options
    assert (list(place.picks[0].shown), place.act) == (["jueying.s5"], "place")
    assert (list(drop.picks[0].shown), drop.act) == (["crossbow.d1", "jueying.s5"], "discard")
    s = scene(seat(PAN_FENG, "slash", equip="axe"), seat("", equip="crossbow"))
    # with one thing to do nothing is asked
    s.use("A", "slash", "B").skill("A", "kuangfu").on()
    assert s.worn("B") == {}


@PROVES
def test_he_may_let_it_be() -> None:
    s = scene(seat(PAN_FENG, "slash"), seat("", equip="crossbow"))
    s.use("A", "slash", "B").until("A", "gz-skill", "kuangfu").on()
    assert s.worn("B") == {"weapon": "crossbow"}


@PROVES
def test_not_without_equipment_without_a_hit_or_for_other_cards() -> None:
    s = scene(seat(PAN_FENG, "slash"), seat("", "peach"))
    s.use("A", "slash", "B").not_offered("A", "kuangfu")
    s = scene(seat(PAN_FENG, "slash"), seat("", "dodge", equip="crossbow"))
    s.use("A", "slash", "B").until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge").not_offered("A", "kuangfu")
    s = scene(seat(PAN_FENG, "duel"), seat("", equip="crossbow"))
    s.use("A", "duel", "B").not_offered("A", "kuangfu")
    assert s["B"].hp == 3


@PROVES
def test_not_for_chained_passed_on_or_deadly_damage() -> None:
    s = scene(seat(PAN_FENG, "fire_slash"), seat("", chained=True), seat("", equip="crossbow", chained=True))
    s.use("A", "fire_slash", "B").not_offered("A", "kuangfu")
    assert s["C"].hp == 3
    b = seat("xiao_qiao+ sun_quan-", "peach.h4")
    s = scene(seat(PAN_FENG, "slash"), b, seat("", equip="crossbow"))
    s.use("A", "slash", "B").skill("B", "tianxiang", "peach.h4", "C").not_offered("A", "kuangfu")
    assert s["C"].hp == 3
    s = scene(seat(PAN_FENG, "slash"), seat("", equip="crossbow", hp=1), seat())
    s.use("A", "slash", "B").not_offered("A", "kuangfu")


@PROVES
def test_a_victim_that_was_saved_still_pays_and_a_lost_lion_heals_it() -> None:
    s = scene(seat(PAN_FENG, "slash"), seat("", "peach", equip="silver_lion", hp=1), seat())
    s.use("A", "slash", "B").until("B", "gz-rescue").does("B", "gz-rescue", "card", "peach")
    s.skill("A", "kuangfu").does("A", "gz-kuangfu", "place", "silver_lion").on()
    assert s.worn("A") == {"armor": "silver_lion"}
    assert s["B"].hp == 2


@PROVES
def test_hidden_he_turns_up_for_it() -> None:
    s = scene(seat("pang_de- pan_feng-", "slash"), seat("", equip="crossbow"))
    s.use("A", "slash", "B").skill("A", "kuangfu", reveals="deputy")
    s.does("A", "gz-kuangfu", "place", "crossbow").on()
    assert s["A"].up == (False, True)
    assert s.worn("A") == {"weapon": "crossbow"}
