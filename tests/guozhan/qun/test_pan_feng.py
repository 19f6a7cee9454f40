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


CURRENT = pytest.mark.proves("guozhan", "skill", "pan_feng.kuangfu@current")


@CURRENT
def test_he_takes_a_card_of_his_target_before_the_slash_hits() -> None:
    s = scene(seat(PAN_FENG, "slash"), seat("", equip="crossbow eight_trigrams"), edition="current")
    s.use("A", "slash", "B").skill("A", "kuangfu", "B").does("A", "gz-take", "choose", "eight_trigrams").on()
    assert s.hand("A") == ["eight_trigrams"]
    assert s.worn("B") == {"weapon": "crossbow"}
    assert s["B"].hp == 3
    assert s.count("gz-discard") == 0
    s.sound()


@CURRENT
@pytest.mark.parametrize(("left", "kept"), [("peach wine dodge", 2), ("", 0)])
def test_a_slash_without_damage_costs_him_two_hand_cards_or_what_he_has(left: str, kept: int) -> None:
    s = scene(seat(PAN_FENG, f"slash {left}"), seat("", "dodge", equip="crossbow"), edition="current")
    s.use("A", "slash", "B").skill("A", "kuangfu", "B")
    s.until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge").on()
    assert len(s["A"].hand) == kept
    assert s.told("gz-discard", seat="A")
    s.sound()


@CURRENT
def test_once_a_play_phase_and_the_next_slash_costs_nothing() -> None:
    s = scene(
        seat(PAN_FENG, "slash.s7 slash.s8 peach", equip="crossbow"),
        seat("", "dodge", equip="axe chitu"),
        edition="current",
    )
    s.use("A", "slash.s7", "B").skill("A", "kuangfu", "B").does("A", "gz-take", "choose", "axe").on()
    s.use("A", "slash.s8", "B").until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge")
    s.not_offered("A", "kuangfu")
    assert s.hand("A") == ["axe", "peach"]


@CURRENT
def test_of_several_targets_one_is_chosen_and_damage_to_any_counts() -> None:
    a = seat("pan_feng+ taishi_ci+", "savage_assault.s13 slash.s7 peach")
    s = scene(a, seat("", "dodge.h2"), seat("", "dodge.d2", equip="axe"), seat("", equip="jueying"), edition="current")
    s.does("A", "gz-play", "tianyi", "savage_assault.s13", "B").on()
    s.use("A", "slash.s7", "C", "D").skill("A", "kuangfu", "D")
    s.until("C", "gz-dodge").does("C", "gz-dodge", "card", "dodge").on()
    assert s.hand("A") == ["jueying", "peach"]
    assert (s["C"].hp, s["D"].hp) == (4, 3)
    assert len([1 for _, _, acts in s.asked_so_far if "kuangfu" in acts]) == 1


@CURRENT
def test_not_without_equipment_outside_the_phase_or_for_other_cards() -> None:
    s = scene(seat(PAN_FENG, "slash"), seat("", "peach"), edition="current")
    s.use("A", "slash", "B").not_offered("A", "kuangfu")
    s = scene(seat(PAN_FENG, "duel"), seat("", equip="crossbow"), edition="current")
    s.use("A", "duel", "B").not_offered("A", "kuangfu")
    c = seat("", equip="crossbow")
    s = scene(seat("jia_xu+ pang_de-"), seat(PAN_FENG, "slash"), c, edition="current")
    s.does("A", "gz-play", "luanwu").until("B", "gz-luanwu").does("B", "gz-luanwu", "card", "slash")
    s.until("B", "gz-luanwu-target").does("B", "gz-luanwu-target", "choose", "C").not_offered("B", "kuangfu")


@CURRENT
def test_he_may_let_the_equipment_be() -> None:
    s = scene(seat(PAN_FENG, "slash peach"), seat("", "dodge", equip="crossbow"), edition="current")
    s.use("A", "slash", "B").until("A", "gz-skill", "kuangfu")
    s.until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge").on()
    assert s.worn("B") == {"weapon": "crossbow"}
    assert s.hand("A") == ["peach"]


@CURRENT
def test_damage_that_is_lowered_to_nothing_is_none() -> None:
    b = seat("kong_rong+ ji_ling-", equip="crossbow")
    s = scene(seat(PAN_FENG, "slash peach"), b, edition="current")
    s.use("A", "slash", "B").skill("A", "kuangfu", "B").on()
    # 名士: his deputy is face down
    assert s["B"].hp == s["B"].max_hp
    assert s.hand("A") == []


@CURRENT
def test_the_penalty_stays_when_the_general_is_turned_down() -> None:
    s = scene(seat(PAN_FENG, "slash peach wine"), seat("", "dodge", equip="crossbow"), edition="current")
    s.use("A", "slash", "B").skill("A", "kuangfu", "B").until("B", "gz-dodge")
    s["A"].up = (False, False)
    s.table.changed()
    s.does("B", "gz-dodge", "card", "dodge").on()
    assert len(s["A"].hand) == 1


@CURRENT
def test_hidden_he_turns_up_to_take_it() -> None:
    s = scene(seat("pang_de- pan_feng-", "slash"), seat("", equip="crossbow"), edition="current")
    s.use("A", "slash", "B").skill("A", "kuangfu", "B", reveals="deputy").on()
    assert s["A"].up == (False, True)
    assert s.hand("A") == ["crossbow"]
