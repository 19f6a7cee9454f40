"""陆抗: 恪守, 筑围."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat
from sanzhan.guozhan.queries import hand_limit, slash_limit

KESHOU = pytest.mark.proves("guozhan", "skill", "lu_kang.keshou")
ZHUWEI = pytest.mark.proves("guozhan", "skill", "lu_kang.zhuwei")
UP = "lu_kang+ gan_ning+"
FELLOW = "huang_gai+ lu_meng+"


@KESHOU
def test_two_cards_of_one_colour_prevent_a_point_and_alone_he_judges() -> None:
    hand = "peach.h4 dodge.h2 wine.s9"
    s = scene(seat("", "slash"), seat(UP, hand), seat(), deck="harvest.h3 duel.s1", edition="current")
    s.use("A", "slash", "B").skill("B", "keshou", ("peach", "dodge")).on()
    assert s["B"].hp == 3
    assert len(s["B"].hand) == 2, "the judgement was red"
    s.sound()


@KESHOU
def test_a_black_judgement_brings_nothing() -> None:
    hand = seat(UP, "peach.h4 dodge.h2")
    s = scene(seat("", "slash"), hand, seat(), deck="iron_chain.s12", edition="current")
    s.use("A", "slash", "B").skill("B", "keshou", ("peach", "dodge")).on()
    assert (s["B"].hp, s.hand("B")) == (3, [])


@KESHOU
def test_not_alone_he_does_not_judge() -> None:
    s = scene(seat("", "slash"), seat(UP, "wine.s9", equip="ice_sword"), seat(FELLOW), seat(), edition="current")
    s.use("A", "slash", "B").skill("B", "keshou", ("wine", "ice_sword")).on()
    assert (s["B"].hp, s.hand("B"), s.worn("B")) == (3, [], {})
    assert s.count("gz-judge") == 0


@KESHOU
def test_only_one_point_is_saved() -> None:
    s = scene(seat("", "wine slash"), seat(UP, "peach.h4 dodge.h2"), seat(FELLOW), seat(), edition="current")
    s.use("A", "wine").use("A", "slash", "B").skill("B", "keshou", ("peach", "dodge")).on()
    assert s["B"].hp == 2


@KESHOU
def test_two_colours_will_not_do_and_he_may_keep_his_cards() -> None:
    s = scene(seat("", "slash"), seat(UP, "peach.h4 wine.s9"), edition="current")
    s.use("A", "slash", "B").not_offered("B", "keshou")
    assert s["B"].hp == 2
    s = scene(seat("", "slash"), seat(UP, "peach.h4 dodge.h2"), edition="current")
    s.use("A", "slash", "B").until("B", "gz-skill", "keshou").does("B", "gz-skill", "decline").on()
    assert s["B"].hp == 2


@KESHOU
def test_hidden_he_is_turned_up() -> None:
    s = scene(seat("", "slash"), seat("lu_kang- gan_ning-", "peach.h4 dodge.h2"), edition="current")
    s.use("A", "slash", "B").skill("B", "keshou", ("peach", "dodge"), reveals="head").on()
    assert (s["B"].hp, s["B"].up) == (3, (True, False))


@ZHUWEI
def test_a_damage_card_of_his_judgement_is_taken_and_the_current_player_gains_by_it() -> None:
    s = scene(seat(UP, judging="indulgence", hp=2), seat(), stage="judge", deck="slash.h10", edition="current")
    s.skill("A", "zhuwei").until("A", "gz-zhuwei").does("A", "gz-zhuwei", "allow").until("A", "gz-play")
    assert "slash" in s.hand("A")
    assert (slash_limit(s.table, s["A"]), hand_limit(s.table, s["A"])) == (2, 3)
    s.sound()


@ZHUWEI
def test_the_current_player_need_not_get_anything_and_it_ends_with_the_turn() -> None:
    s = scene(seat(UP, judging="indulgence"), seat(), stage="judge", deck="slash.h10", edition="current")
    s.skill("A", "zhuwei").until("A", "gz-zhuwei").does("A", "gz-zhuwei", "decline").until("A", "gz-play")
    assert slash_limit(s.table, s["A"]) == 1
    s = scene(seat(UP, judging="indulgence"), seat(), stage="judge", deck="slash.h10", edition="current")
    s.skill("A", "zhuwei").until("A", "gz-zhuwei").does("A", "gz-zhuwei", "allow").until("A", "gz-play")
    s.ends("A").until("B", "gz-play")
    assert slash_limit(s.table, s["A"]) == 1


@ZHUWEI
def test_in_the_turn_of_another_it_is_the_other_who_gains() -> None:
    s = scene(seat("", "slash"), seat(UP, "peach.h4 dodge.h2"), seat(), deck="fire_attack.h2", edition="current")
    s.use("A", "slash", "B").skill("B", "keshou", ("peach", "dodge")).skill("B", "zhuwei")
    s.until("B", "gz-zhuwei").does("B", "gz-zhuwei", "allow").until("A", "gz-play")
    assert "fire_attack" in s.hand("B")
    assert slash_limit(s.table, s["A"]) == 2


@ZHUWEI
def test_other_cards_and_other_judgements_are_left() -> None:
    s = scene(seat(UP, judging="indulgence"), seat(), stage="judge", deck="peach.h4", edition="current")
    s.not_offered("A", "zhuwei")
    s = scene(seat("", judging="indulgence"), seat(UP), stage="judge", deck="slash.h10", edition="current")
    s.not_offered("B", "zhuwei")


@ZHUWEI
def test_he_may_leave_it_and_hidden_he_is_turned_up() -> None:
    s = scene(
        seat("lu_kang- gan_ning-", judging="indulgence"), seat(), stage="judge", deck="slash.h10", edition="current"
    )
    s.skill("A", "zhuwei", reveals="head").until("A", "gz-play")
    assert s["A"].up == (True, False)
    s = scene(seat(UP, judging="indulgence"), seat(), stage="judge", deck="slash.h10", edition="current")
    s.until("A", "gz-skill", "zhuwei").does("A", "gz-skill", "decline").until("A", "gz-play")
    assert "slash.h10" in s.discarded()
