"""糜芳傅士仁: 锋势."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat

PROVES = pytest.mark.proves("guozhan", "skill", "mi_fang_fu_shiren.fengshi_md")
PAIR = "guan_yu+ mi_fang_fu_shiren+"


@PROVES
def test_two_discarded_cards_make_one_more_damage() -> None:
    s = scene(seat(PAIR, "slash peach peach"), seat("", "dodge"), edition="current")
    s.use("A", "slash", "B").skill("A", "fengshi_md", "peach").on()
    assert s["B"].hp == 2
    assert (s.hand("A"), s.hand("B")) == (["peach"], [])
    assert s.told("gz-discard", seat="B", by="A")
    s.sound()


@PROVES
def test_it_may_be_declined() -> None:
    s = scene(seat(PAIR, "slash peach peach"), seat("", "peach"), edition="current")
    s.use("A", "slash", "B").until("A", "gz-skill", "fengshi_md").on()
    assert s["B"].hp == 3
    assert len(s["A"].hand) == 2


@PROVES
def test_not_if_the_target_holds_as_many_hand_cards() -> None:
    s = scene(seat(PAIR, "slash peach"), seat("", "peach"), edition="current")
    s.use("A", "slash", "B").not_offered("A", "fengshi_md")


@PROVES
def test_not_if_the_target_has_no_card_to_discard() -> None:
    s = scene(seat(PAIR, "slash peach"), seat(), edition="current")
    s.use("A", "slash", "B").not_offered("A", "fengshi_md")


@PROVES
def test_not_with_two_targets() -> None:
    s = scene(seat(PAIR, "iron_chain peach peach"), seat("", "peach"), seat("", "peach"), edition="current")
    s.use("A", "iron_chain", "B", "C").not_offered("A", "fengshi_md")


@PROVES
def test_a_duel_hurts_more_whoever_loses_it() -> None:
    s = scene(seat(PAIR, "duel peach peach"), seat("", "dodge"), edition="current")
    s.use("A", "duel", "B").skill("A", "fengshi_md", "peach").on()
    assert s["B"].hp == 2
    s = scene(seat(PAIR, "duel peach.d2 peach.d3"), seat("", "slash", equip="crossbow"), edition="current")
    s.use("A", "duel", "B").skill("A", "fengshi_md", "peach.d2").until("A", "gz-take")
    s.does("A", "gz-take", "choose", "crossbow").until("B", "gz-slash").does("B", "gz-slash", "card", "slash").on()
    assert s["A"].hp == 2


@PROVES
def test_only_that_card_hurts_more() -> None:
    hands = "fire_attack.h2 duel dodge.h4 peach.h4", "dodge.h2"
    s = scene(seat(PAIR, hands[0]), seat("", hands[1], equip="crossbow"), edition="current")
    s.use("A", "fire_attack.h2", "B").skill("A", "fengshi_md", "peach.h4").until("A", "gz-take")
    s.does("A", "gz-take", "choose", "crossbow")
    s.until("A", "gz-fire-burn").does("A", "gz-fire-burn", "discard", "dodge.h4").on()
    assert s["B"].hp == 2
    s.use("A", "duel", "B").on()
    assert s["B"].hp == 1


@PROVES
def test_a_single_target_without_damage_may_be_robbed_all_the_same() -> None:
    s = scene(seat(PAIR, "iron_chain peach peach"), seat("", "dodge"), edition="current")
    s.use("A", "iron_chain", "B").skill("A", "fengshi_md", "peach").on()
    assert s.hand("B") == []
    assert s["B"].chained


@PROVES
def test_who_attacks_them_from_a_larger_hand_may_let_them_discard() -> None:
    s = scene(seat("", "slash peach peach peach"), seat(PAIR, "dodge dodge"), edition="current")
    s.use("A", "slash", "B").until("A", "gz-fengshi-md").does("A", "gz-fengshi-md", "agree")
    s.until("B", "gz-discard").does("B", "gz-discard", "choose", "dodge")
    s.until("B", "gz-take").does("B", "gz-take", "choose", "hand").on()
    assert s["B"].hp == 2
    assert (len(s["A"].hand), len(s["B"].hand)) == (2, 1)
    s.sound()


@PROVES
def test_the_attacker_need_not_let_them() -> None:
    s = scene(seat("", "slash peach peach peach"), seat(PAIR, "dodge dodge"), edition="current")
    s.use("A", "slash", "B").until("A", "gz-fengshi-md").does("A", "gz-fengshi-md", "decline").on()
    assert s["B"].hp == 3
    assert s.count("gz-discard") == 0


@PROVES
def test_a_dodge_still_answers_the_stronger_slash() -> None:
    s = scene(seat(PAIR, "slash peach peach"), seat("", "dodge", equip="crossbow"), edition="current")
    s.use("A", "slash", "B").skill("A", "fengshi_md", "peach")
    s.until("A", "gz-take").does("A", "gz-take", "choose", "crossbow")
    s.until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge").on()
    assert s["B"].hp == 4


@PROVES
def test_hidden_they_turn_up_together_with_their_head() -> None:
    s = scene(seat("guan_yu- mi_fang_fu_shiren-", "slash peach peach"), seat("", "dodge"), edition="current")
    s.use("A", "slash", "B").skill("A", "fengshi_md", "peach", reveals="deputy").on()
    assert s["A"].up == (True, True)
    assert s["A"].kingdom == "shu"
    assert s["B"].hp == 2


@PROVES
def test_hidden_as_the_target_they_are_asked_first() -> None:
    s = scene(
        seat("", "slash peach peach peach"), seat("guan_yu- mi_fang_fu_shiren-", "dodge dodge"), edition="current"
    )
    s.use("A", "slash", "B").skill("B", "fengshi_md")
    s.until("A", "gz-fengshi-md").does("A", "gz-fengshi-md", "agree").on()
    assert s["B"].up == (True, True)
    assert s["B"].hp == 2
