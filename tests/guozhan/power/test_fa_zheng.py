"""法正: 恩怨, 眩惑."""

from __future__ import annotations

from typing import Any

import pytest

from guozhan.scene import Scene, scene, seat

ENYUAN = pytest.mark.proves("guozhan", "skill", "fa_zheng.enyuan")
XUANHUO = pytest.mark.proves("guozhan", "skill", "fa_zheng.xuanhuo")
UP = "fa_zheng+ pang_tong+"
WEI = "cao_ren+ yue_jin+"


# -- 恩怨


@ENYUAN
def test_who_hurts_him_gives_a_hand_card_or_loses_hp() -> None:
    s = scene(seat(WEI, "slash peach"), seat(UP), edition="current")
    s.use("A", "slash", "B").until("A", "gz-enyuan").does("A", "gz-enyuan", "give", "peach").on()
    assert (s["A"].hp, s.hand("B")) == (4, ["peach"])
    s = scene(seat(WEI, "slash peach"), seat(UP), edition="current")
    s.use("A", "slash", "B").until("A", "gz-enyuan").does("A", "gz-enyuan", "lose_hp").on()
    assert (s["A"].hp, s.hand("A")) == (3, ["peach"])
    s.sound()


@ENYUAN
def test_without_a_hand_there_is_no_choice_and_he_is_not_asked_either() -> None:
    s = scene(seat(WEI, "slash", equip="spear"), seat(UP), edition="current")
    s.use("A", "slash", "B").on()
    assert s["A"].hp == 3
    assert not any(who == "B" and "enyuan" in acts for who, _, acts in s.asked_so_far)


@ENYUAN
def test_who_gives_him_a_peach_draws_a_card() -> None:
    s = scene(seat(WEI, "slash"), seat(UP, hp=1), seat("", "peach"), edition="current")
    s.use("A", "slash", "B").until("C", "gz-rescue").does("C", "gz-rescue", "card", "peach").on()
    assert s["B"].hp == 1
    assert s.count("gz-draw", seat="C", count=1) == 1


@ENYUAN
def test_his_own_peach_brings_nothing_nor_a_peach_for_another() -> None:
    s = scene(seat(UP, "peach", hp=2), seat(), edition="current").use("A", "peach").on()
    assert s.count("gz-draw") == 0
    s = scene(seat(WEI, "slash"), seat("", hp=1), seat(UP), seat("", "peach"), edition="current")
    s.use("A", "slash", "B").until("D", "gz-rescue").does("D", "gz-rescue", "card", "peach").on()
    assert s.count("gz-draw") == 0


@ENYUAN
def test_damage_of_nobody_is_not_avenged() -> None:
    s = scene(seat(UP, judging="lightning", max_hp=6), seat(), stage="judge", deck="slash.s7", edition="current")
    s.until("A", "gz-play")
    assert s.count("gz-lose-hp") == 0


@ENYUAN
def test_hidden_he_chooses_whether_to_be_turned_up() -> None:
    s = scene(seat(WEI, "slash"), seat("fa_zheng- pang_tong-"), edition="current")
    s.use("A", "slash", "B").skill("B", "enyuan", reveals="head").on()
    assert (s["A"].hp, s["B"].up) == (3, (True, False))
    s = scene(seat(WEI, "slash"), seat("fa_zheng- pang_tong-"), edition="current")
    s.use("A", "slash", "B").on()
    assert (s["A"].hp, s["B"].up) == (4, (False, False))


# -- 眩惑


def buys(hand: str = "peach dodge", generals: str = "liu_bei+ zhuge_liang-", *others: Any, **more: Any) -> Scene:
    """A of Shu has given him, who is C, a Peach and discarded another card."""
    s = scene(seat(generals, hand), seat(), seat(UP), *(others or (seat(),)), edition="current", **more)
    return s.does("A", "gz-play", "xuanhuo", "peach").until("A", "gz-xuanhuo")


@XUANHUO
def test_one_of_his_kingdom_pays_and_has_a_skill_for_the_turn() -> None:
    s = buys("peach duel slash slash")
    assert s.acts(s.asked("A", "gz-xuanhuo")) == ["wusheng", "paoxiao", "longdan", "tieqi", "liegong", "kuanggu"]
    s.does("A", "gz-xuanhuo", "paoxiao").until("A", "gz-play")
    assert s.hand("C") == ["peach"]
    assert len(s["A"].hand) == 2
    s.sound()


@XUANHUO
def test_many_slashes_with_paoxiao_until_the_end_of_the_turn() -> None:
    s = scene(seat("liu_bei+ zhuge_liang-", "peach duel slash slash"), seat(), seat(UP), seat(), edition="current")
    s.does("A", "gz-play", "xuanhuo", "peach").until("A", "gz-discard").does("A", "gz-discard", "choose", "duel")
    s.until("A", "gz-xuanhuo").does("A", "gz-xuanhuo", "paoxiao")
    s.use("A", "slash", "B").until("A", "gz-play").use("A", "slash", "B").until("A", "gz-play")
    assert s["B"].hp == 2
    s.ends("A").on()
    assert not s["A"].effects


@XUANHUO
def test_a_red_card_is_a_slash_with_wusheng() -> None:
    s = scene(seat("liu_bei+ zhuge_liang-", "peach duel dodge.h2"), seat(), seat(UP), seat(), edition="current")
    s.does("A", "gz-play", "xuanhuo", "peach").until("A", "gz-discard").does("A", "gz-discard", "choose", "duel")
    s.until("A", "gz-xuanhuo").does("A", "gz-xuanhuo", "wusheng").until("A", "gz-play")
    s.does("A", "gz-play", "wusheng", "dodge", "B").until("A", "gz-play")
    assert s["B"].hp == 3


@XUANHUO
def test_only_what_nobody_alive_has_face_up() -> None:
    s = buys("peach duel", "zhao_yun+ ma_chao-", seat("huang_zhong- wei_yan-"))
    assert s.acts(s.asked("A", "gz-xuanhuo")) == ["wusheng", "paoxiao", "tieqi", "liegong", "kuanggu"]


@XUANHUO
def test_it_ends_when_the_own_general_with_that_skill_is_turned_up() -> None:
    s = buys("peach duel", "liu_bei+ ma_chao-").does("A", "gz-xuanhuo", "tieqi").until("A", "gz-play")
    parts = [rule for rules in s.table.index.own.values() for rule in rules.get(0, ()) if rule.skill.id == "tieqi"]
    assert len(parts) == 2, "the lent one, and that of the hidden general"
    s.does("A", "gz-play", "turn_up", "deputy").until("A", "gz-play")
    parts = [rule for rules in s.table.index.own.values() for rule in rules.get(0, ()) if rule.skill.id == "tieqi"]
    assert [rule.origin for rule in parts] == [1]


@XUANHUO
def test_once_a_play_phase() -> None:
    s = buys("peach duel dodge dodge").does("A", "gz-xuanhuo", "tieqi").until("A", "gz-play")
    assert s.why("A", "skill", "xuanhuo") == "why-gz-skill-used-up"


@XUANHUO
def test_two_cards_are_needed_one_of_them_in_hand() -> None:
    s = scene(seat("liu_bei+ zhuge_liang-", "peach"), seat(), seat(UP), seat(), edition="current")
    assert s.why("A", "skill", "xuanhuo") == "why-gz-skill-not-now"
    s = scene(seat("liu_bei+ zhuge_liang-", "peach", equip="spear"), seat(), seat(UP), seat(), edition="current")
    s.does("A", "gz-play", "xuanhuo", "peach").until("A", "gz-xuanhuo")
    assert s.worn("A") == {}


@XUANHUO
def test_not_himself_no_stranger_and_not_while_he_is_hidden() -> None:
    for first, him in ((UP, "liu_bei+ zhuge_liang-"), (WEI, UP), ("liu_bei+ zhuge_liang-", "fa_zheng- pang_tong-")):
        s = scene(seat(first, "peach dodge"), seat(), seat(him), seat(), edition="current")
        assert "xuanhuo" not in s.acts(s.asked("A", "gz-play"))
