"""许褚: 裸衣."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, Seat, scene, seat
from sanzhan.guozhan.flow.damage import Damage
from sanzhan.guozhan.flow.use import Use, virtual
from sanzhan.guozhan.generals.wei.xu_chu import LUOYI_STRIKES, LUOYI_STRIKES_CURRENT
from sanzhan.guozhan.timings import Causing

LUOYI = pytest.mark.proves("guozhan", "skill", "xu_chu.luoyi@first")
LUOYI_CURRENT = pytest.mark.proves("guozhan", "skill", "xu_chu.luoyi@current")


def bare(*others: Seat, hand: str, generals: str = "xu_chu+ zhang_he+", deck: str = "") -> Scene:
    """许褚 has used 裸衣 and is in his play phase."""
    s = scene(seat(generals, hand), *others, stage="draw", deck=deck)
    return s.skill("A", "luoyi").until("A", "gz-play")


@LUOYI
def test_one_card_fewer_and_slashes_deal_one_more() -> None:
    s = bare(seat(), hand="slash")
    assert len(s["A"].hand) == 2
    s.use("A", "slash", "B").on()
    assert s["B"].hp == 2


@LUOYI
def test_a_duel_that_he_wins_deals_one_more() -> None:
    s = bare(seat(), hand="duel")
    s.use("A", "duel", "B").on()
    assert s["B"].hp == 2


@LUOYI
def test_his_own_duel_lost_deals_the_plain_damage_to_him() -> None:
    s = bare(seat("", "slash"), hand="duel", deck="peach")
    s.use("A", "duel", "B").until("B", "gz-slash").does("B", "gz-slash", "card", "slash").on()
    assert s["A"].hp == 3


@LUOYI
def test_other_cards_deal_what_they_say() -> None:
    s = bare(seat(), hand="archery_attack")
    s.use("A", "archery_attack").on()
    assert s["B"].hp == 3


@LUOYI
def test_declined_everything_is_as_usual() -> None:
    s = scene(seat("xu_chu+ zhang_he+", "slash"), seat(), stage="draw")
    s.until("A", "gz-skill", "luoyi").does("A", "gz-skill", "decline").until("A", "gz-play")
    assert len(s["A"].hand) == 3
    s.use("A", "slash", "B").on()
    assert s["B"].hp == 3


@LUOYI
def test_a_chain_spreads_the_amount_without_another_one() -> None:
    s = bare(seat("", chained=True), seat("", chained=True), hand="fire_slash")
    s.use("A", "fire_slash", "B").on()
    assert (s["B"].hp, s["C"].hp) == (2, 2)


@LUOYI
def test_damage_passed_on_by_xiao_qiao_is_not_raised_again() -> None:
    s = bare(seat("xiao_qiao+ sun_quan+", "peach.h4"), seat(), hand="slash")
    s.use("A", "slash", "B").skill("B", "tianxiang", "peach", "C").on()
    assert s["C"].hp == 2


@LUOYI
def test_it_lasts_though_he_loses_his_skills() -> None:
    s = bare(seat("cai_wenji+ jia_xu+", hp=1), seat("", hp=3), hand="slash duel")
    s.use("A", "slash", "B").until("B", "gz-duanchang").does("B", "gz-duanchang", "head")
    s.until("A", "gz-play")
    assert s["A"].lost == (True, False)
    s.use("A", "duel", "C").on()
    assert s["C"].hp == 1


@LUOYI
def test_it_ends_with_the_turn() -> None:
    s = bare(seat(), hand="")
    assert s["A"].effects != ()
    s.ends("A").on()
    assert s["A"].effects == ()


@LUOYI
def test_hidden_he_is_turned_up_and_cao_cao_beside_him_is_rewarded() -> None:
    s = scene(seat("cao_cao+ xu_chu-"), seat(), stage="draw")
    s.skill("A", "luoyi", reveals="deputy").until("A", "gz-companion").does("A", "gz-companion", "draw_two")
    s.until("A", "gz-play")
    assert s["A"].up == (True, True)
    assert len(s["A"].hand) == 3


def bared(*others: Seat, hand: str, gives: str, generals: str = "xu_chu+ zhang_he+", deck: str = "") -> Scene:
    """Current edition: 许褚 has discarded a card for 裸衣 and is in his play phase."""
    s = scene(seat(generals, hand), *others, stage="draw", deck=deck, edition="current")
    return s.skill("A", "luoyi", gives).until("A", "gz-play")


@LUOYI_CURRENT
def test_current_a_card_is_discarded_after_the_draw_and_slashes_deal_one_more() -> None:
    s = bared(seat(), hand="slash", gives="peach", deck="peach dodge")
    assert s.hand("A") == ["dodge", "slash"]
    assert s.count("gz-discard", seat="A") == 1
    s.use("A", "slash", "B").on()
    assert s["B"].hp == 2
    s.sound()


@LUOYI_CURRENT
def test_current_it_may_be_an_equipped_card() -> None:
    s = scene(seat("xu_chu+ zhang_he+", equip="dilu"), seat(), stage="draw", edition="current")
    s.skill("A", "luoyi", "dilu").until("A", "gz-play")
    assert s.worn("A") == {}
    assert len(s["A"].hand) == 2


@LUOYI_CURRENT
def test_current_a_duel_that_he_wins_deals_one_more_and_other_cards_do_not() -> None:
    s = bared(seat(), hand="duel archery_attack peach.h4", gives="peach.h4")
    s.use("A", "duel", "B").on()
    assert s["B"].hp == 2
    s.use("A", "archery_attack").on()
    assert s["B"].hp == 1


@LUOYI_CURRENT
def test_current_a_duel_of_somebody_else_that_he_wins_counts_too() -> None:
    s = bared(seat(), hand="peach.h4", gives="peach.h4")
    use = Use(s.table, s["B"], virtual("duel"), (0,))
    event = Causing(s["A"], Damage(s["A"], s["B"], 1, "normal", use, True))
    assert LUOYI_STRIKES_CURRENT.ready(s.table, s["A"], event)
    assert not LUOYI_STRIKES.ready(s.table, s["A"], event)


@LUOYI_CURRENT
def test_current_a_chain_spreads_the_amount_without_another_one() -> None:
    s = bared(seat("", chained=True), seat("", chained=True), hand="fire_slash peach.h4", gives="peach.h4")
    s.use("A", "fire_slash", "B").on()
    assert (s["B"].hp, s["C"].hp) == (2, 2)


@LUOYI_CURRENT
def test_current_declined_everything_is_as_usual() -> None:
    s = scene(seat("xu_chu+ zhang_he+", "slash"), seat(), stage="draw", edition="current")
    s.until("A", "gz-skill", "luoyi").does("A", "gz-skill", "decline").until("A", "gz-play")
    assert len(s["A"].hand) == 3
    s.use("A", "slash", "B").on()
    assert s["B"].hp == 3


@LUOYI_CURRENT
def test_current_a_draw_phase_that_is_skipped_does_not_end() -> None:
    s = scene(
        seat("xu_chu+ zhang_he+", "peach", judging="supply_shortage"), seat(),
        deck="dodge.d2", stage="judge", edition="current",
    )  # fmt: skip
    s.not_offered("A", "luoyi")
    assert s.count("gz-skip", phase="draw") == 1


@LUOYI_CURRENT
def test_current_it_ends_with_the_turn() -> None:
    s = bared(seat(), hand="peach.h4", gives="peach.h4")
    assert s["A"].effects != ()
    s.ends("A").on()
    assert s["A"].effects == ()


@LUOYI_CURRENT
def test_current_what_zhang_liao_beside_him_has_taken_may_be_discarded_for_it() -> None:
    s = scene(seat("xu_chu+ zhang_liao+"), seat("", "peach"), stage="draw", edition="current")
    s.skill("A", "tuxi", "B").skill("A", "luoyi", "peach").until("A", "gz-play")
    assert len(s["A"].hand) == 1
    assert len(s.discarded()) == 1


@LUOYI_CURRENT
def test_current_hidden_he_is_turned_up_with_the_cost() -> None:
    s = scene(seat("zhang_he- xu_chu-", "slash peach.h4"), seat(), stage="draw", edition="current")
    s.skill("A", "luoyi", "peach.h4", reveals="deputy").until("A", "gz-play")
    assert s["A"].up == (False, True)
    s.use("A", "slash", "B").on()
    assert s["B"].hp == 2
