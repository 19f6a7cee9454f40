"""田丰: 死谏, 随势."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat

SIJIAN = pytest.mark.proves("guozhan", "skill", "tian_feng.sijian")
SUISHI = pytest.mark.proves("guozhan", "skill", "tian_feng.suishi")
TIAN_FENG = "tian_feng+ kong_rong-"
CAO_REN = "cao_ren+ yue_jin-"


@SIJIAN
def test_his_last_card_used_costs_another_a_card_before_it_works() -> None:
    s = scene(seat(TIAN_FENG, "slash"), seat("", "dodge"))
    s.use("A", "slash", "B").skill("A", "sijian", "B").on()
    # the Dodge was gone before it was needed
    assert s["B"].hp == 3
    assert s.discarded() == ["dodge.d10", "slash.c10"]
    s.sound()


@SIJIAN
def test_when_his_last_card_is_taken_he_may_hit_anybody_also_what_is_worn() -> None:
    s = scene(seat("", "snatch"), seat(TIAN_FENG, "peach"), seat("", "slash", equip="crossbow"))
    s.use("A", "snatch", "B").skill("B", "sijian", "C").does("B", "gz-take", "choose", "crossbow").on()
    assert s.worn("C") == {}
    assert s.hand("A") == ["peach"]


@SIJIAN
def test_he_may_let_it_be() -> None:
    s = scene(seat(TIAN_FENG, "slash"), seat("", "peach"))
    s.use("A", "slash", "B").until("A", "gz-skill", "sijian").on()
    assert s.hand("B") == ["peach"]


@SIJIAN
def test_not_while_cards_are_left_for_lost_equipment_or_when_nobody_has_any() -> None:
    s = scene(seat(TIAN_FENG, "slash slash"), seat("", "peach"))
    s.use("A", "slash", "B").not_offered("A", "sijian")
    s = scene(seat("", "dismantle peach"), seat(TIAN_FENG, equip="crossbow"))
    s.use("A", "dismantle", "B").not_offered("B", "sijian")
    s = scene(seat(TIAN_FENG, "slash"), seat())
    s.use("A", "slash", "B").not_offered("A", "sijian")


@SIJIAN
def test_a_played_or_discarded_last_card_will_do() -> None:
    s = scene(seat("", "duel peach"), seat(TIAN_FENG, "slash"))
    s.use("A", "duel", "B").until("B", "gz-slash").does("B", "gz-slash", "card", "slash").skill("B", "sijian", "A").on()
    assert s["A"].hand == []
    s = scene(seat("", "dismantle dodge"), seat(TIAN_FENG, "peach"))
    s.use("A", "dismantle", "B").skill("B", "sijian", "A").on()
    assert s["A"].hand == []


@SIJIAN
def test_hidden_he_turns_up_to_remonstrate() -> None:
    s = scene(seat("kong_rong- tian_feng-", "slash"), seat("", "dodge"))
    s.use("A", "slash", "B").skill("A", "sijian", "B", reveals="deputy").on()
    assert s["A"].up == (False, True)
    assert s["B"].hp == 3


@SUISHI
def test_he_draws_when_his_kingdom_brings_another_into_dying() -> None:
    s = scene(seat("pan_feng+ pang_de-", "slash"), seat("", "peach", hp=1), seat(TIAN_FENG), seat(), deck="dodge")
    s.use("A", "slash", "B").until("B", "gz-rescue")
    assert s.hand("C") == ["dodge"]
    s.does("B", "gz-rescue", "card", "peach").on()
    assert s["C"].hp == s["C"].max_hp
    s.sound()


@SUISHI
def test_he_draws_for_himself_as_the_source_and_is_not_asked() -> None:
    s = scene(seat(TIAN_FENG, "slash slash"), seat("", hp=1), seat(), deck="dodge")
    s.use("A", "slash", "B").on()
    assert s.told("gz-skill", seat="A", skill="suishi")
    assert s.hand("A")[0] == "dodge"


@SUISHI
def test_not_for_other_sources_for_himself_dying_or_without_damage() -> None:
    s = scene(seat(CAO_REN, "slash"), seat("", "peach", hp=1), seat(TIAN_FENG), seat())
    s.use("A", "slash", "B").until("B", "gz-rescue").does("B", "gz-rescue", "card", "peach").on()
    assert s["C"].hand == []
    # the undetermined are of no kingdom
    s = scene(seat("pan_feng- pang_de-", "slash"), seat("", "peach", hp=1), seat(TIAN_FENG), seat())
    s.use("A", "slash", "B").until("B", "gz-rescue").does("B", "gz-rescue", "card", "peach").on()
    assert s["C"].hand == []
    s = scene(seat("pan_feng+ pang_de+", "slash"), seat("tian_feng+ zou_shi-", "peach", hp=1), seat())
    s.use("A", "slash", "B").until("B", "gz-rescue").does("B", "gz-rescue", "card", "peach").on()
    assert s["B"].hand == []
    s = scene(seat("jia_xu+ pang_de-"), seat("", "peach", hp=1), seat(TIAN_FENG), seat())
    s.does("A", "gz-play", "luanwu").until("B", "gz-rescue").does("B", "gz-rescue", "card", "peach").on()
    assert s["C"].hand == []


@SUISHI
def test_he_loses_hp_when_one_of_his_kingdom_dies() -> None:
    s = scene(seat(CAO_REN, "slash"), seat("pan_feng- pang_de-", hp=1), seat(TIAN_FENG), seat())
    s.use("A", "slash", "B").on()
    # the dead is shown and only by that of his kingdom
    assert s["B"].kingdom == "qun"
    assert s["C"].hp == s["C"].max_hp - 1
    s.sound()


@SUISHI
def test_not_for_the_dead_of_another_kingdom_or_a_careerist() -> None:
    s = scene(seat(CAO_REN, "slash"), seat("guan_yu- zhang_fei-", hp=1), seat(TIAN_FENG), seat())
    s.use("A", "slash", "B").on()
    assert s["C"].hp == s["C"].max_hp
    s = scene(seat(CAO_REN, "slash"), seat("pan_feng+ pang_de-", hp=1, kingdom="careerist"), seat(TIAN_FENG), seat())
    s.use("A", "slash", "B").on()
    assert s["C"].hp == s["C"].max_hp


@SUISHI
def test_he_may_die_of_a_death_inside_that_death() -> None:
    a, b = seat(CAO_REN, "slash", hp=1), seat("pan_feng+ pang_de-", "", hp=1)
    s = scene(a, b, seat("tian_feng+ kong_rong-", hp=1), seat(), seat())
    s.use("A", "slash", "B").on()
    assert not s["C"].alive
    assert s.told("gz-death", seat="C")["killer"] is None
    # B was one of two Qun, but C is dead by the time of the reward; the first edition counts the dead
    assert s.told("gz-reward", seat="A")["count"] == 2
    s.sound()


@SUISHI
def test_hidden_he_may_turn_up_to_draw_if_he_will_be_of_that_kingdom() -> None:
    others = seat("", "peach", hp=1), seat("kong_rong- tian_feng-"), seat()
    s = scene(seat("pan_feng+ pang_de-", "slash"), *others, deck="dodge")
    s.use("A", "slash", "B").skill("C", "suishi", reveals="deputy").on()
    assert s["C"].up == (False, True)
    assert s.hand("C") == ["dodge"]
    s = scene(seat(CAO_REN, "slash"), *others)
    s.use("A", "slash", "B").not_offered("C", "suishi")


@SUISHI
def test_hidden_he_is_not_offered_a_draw_that_would_make_him_a_careerist() -> None:
    s = scene(
        seat("pan_feng+ pang_de-", "slash"),
        seat("", "peach", hp=1),
        seat("kong_rong- tian_feng-"),
        seat("zou_shi+ jia_xu-"),
    )
    s.use("A", "slash", "B").not_offered("C", "suishi")


@SUISHI
def test_hidden_he_need_not_mourn() -> None:
    s = scene(seat(CAO_REN, "slash"), seat("pan_feng- pang_de-", hp=1), seat("kong_rong- tian_feng-"), seat())
    s.use("A", "slash", "B").until("C", "gz-skill", "suishi").on()
    assert s["C"].up == (False, False)
    assert s["C"].hp == s["C"].max_hp
