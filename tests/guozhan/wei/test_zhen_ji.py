"""甄姬: 洛神, 倾国."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat

LUOSHEN = pytest.mark.proves("guozhan", "skill", "zhen_ji.luoshen")
QINGGUO = pytest.mark.proves("guozhan", "skill", "zhen_ji.qingguo")


@LUOSHEN
def test_she_judges_until_it_is_red_and_takes_the_black_cards() -> None:
    s = scene(
        seat("zhen_ji+ zhang_he+"), seat(), deck="slash.s7 wine.c9 peach.h4",
        stage="prepare",
    )  # fmt: skip
    s.skill("A", "luoshen").until("A", "gz-luoshen").does("A", "gz-luoshen", "again")
    assert s.hand("A") == []
    s.until("A", "gz-luoshen").does("A", "gz-luoshen", "again")
    assert s.count("gz-judge", why="luoshen") == 3
    assert s.hand("A") == ["slash", "wine"]
    assert s.discarded() == ["peach.h4"]
    s.until("A", "gz-play").sound()


@LUOSHEN
def test_she_may_stop_at_a_black_one() -> None:
    s = scene(seat("zhen_ji+ zhang_he+"), seat(), deck="slash.s7 wine.c9", stage="prepare")
    s.skill("A", "luoshen").until("A", "gz-luoshen").does("A", "gz-luoshen", "stop")
    assert s.hand("A") == ["slash"]
    assert s.count("gz-judge") == 1


@LUOSHEN
def test_red_at_once_is_nothing() -> None:
    s = scene(seat("zhen_ji+ zhang_he+"), seat(), deck="peach.h4", stage="prepare")
    s.skill("A", "luoshen").until("A", "gz-play")
    assert s.count("gz-judge") == 1
    assert s.discarded() == ["peach.h4"]
    s.sound()


@LUOSHEN
def test_she_may_do_without() -> None:
    s = scene(seat("zhen_ji+ zhang_he+"), seat(), deck="slash.s7", stage="prepare")
    s.until("A", "gz-skill", "luoshen").does("A", "gz-skill", "decline").until("A", "gz-play")
    assert s.count("gz-judge") == 0


@LUOSHEN
def test_in_the_turn_of_another_there_is_none() -> None:
    s = scene(seat(), seat("zhen_ji+ zhang_he+"), deck="slash.s7", stage="prepare")
    s.not_offered("B", "luoshen")


@LUOSHEN
def test_the_black_cards_are_out_of_reach_of_si_ma_yi_beside_her() -> None:
    s = scene(seat("zhen_ji+ sima_yi+"), seat(), deck="slash.s7 peach.h4", stage="prepare")
    s.skill("A", "luoshen").until("A", "gz-luoshen").does("A", "gz-luoshen", "again").not_offered("A", "guicai")
    assert "slash" in s.hand("A")


@LUOSHEN
def test_what_guo_jia_beside_her_takes_is_no_longer_in_the_sequence() -> None:
    s = scene(seat("zhen_ji+ guo_jia+"), seat(), deck="slash.s7 wine.c9", stage="prepare")
    s.skill("A", "luoshen").skill("A", "tiandu").until("A", "gz-luoshen")
    assert s.hand("A") == ["slash"]
    s.does("A", "gz-luoshen", "stop").until("A", "gz-play")
    assert s.count("gz-take") == 1
    s.sound()


@LUOSHEN
def test_a_replaced_judgement_counts_as_it_is_in_the_end() -> None:
    s = scene(seat("zhen_ji+ zhang_he+"), seat("sima_yi+ xu_huang+", "peach.h4"), deck="slash.s7", stage="prepare")
    s.skill("A", "luoshen").skill("B", "guicai", "peach").until("A", "gz-play")
    assert s.discarded() == ["slash.s7", "peach.h4"]
    s.sound()


@LUOSHEN
def test_hidden_she_is_turned_up_by_it() -> None:
    s = scene(seat("zhang_he- zhen_ji-"), seat(), deck="slash.s7", stage="prepare")
    s.skill("A", "luoshen", reveals="deputy").until("A", "gz-luoshen").does("A", "gz-luoshen", "stop")
    assert s["A"].up == (False, True)
    assert s.hand("A") == ["slash"]


@LUOSHEN
def test_turned_up_at_the_start_of_her_turn_she_may_use_it_at_once() -> None:
    s = scene(seat("zhang_he- zhen_ji-"), seat(), deck="slash.s7", stage="prepare")
    s.skill("A", "turn_up", ("deputy",)).skill("A", "luoshen").until("A", "gz-luoshen")


@QINGGUO
def test_a_black_hand_card_is_a_dodge() -> None:
    s = scene(seat("", "slash"), seat("zhen_ji+ zhang_he+", "wine.c9 peach.h4"))
    s.use("A", "slash", "B").until("B", "gz-dodge", "qingguo").does("B", "gz-dodge", "qingguo", "wine").on()
    assert s["B"].hp == s["B"].max_hp
    assert s.told("gz-respond", seat="B")["card"] == "dodge"
    assert "wine.c9" in s.discarded()


@QINGGUO
def test_she_may_take_the_damage_instead() -> None:
    s = scene(seat("", "slash"), seat("zhen_ji+ zhang_he+", "wine.c9"))
    s.use("A", "slash", "B").until("B", "gz-dodge", "qingguo").does("B", "gz-dodge", "decline").on()
    assert s["B"].hp == s["B"].max_hp - 1


@QINGGUO
def test_a_red_card_or_an_equipped_one_will_not_do() -> None:
    s = scene(seat("", "slash"), seat("zhen_ji+ zhang_he+", "peach.h4", equip="spear.s12"))
    s.use("A", "slash", "B").not_offered("B", "qingguo")
    assert s["B"].hp == s["B"].max_hp - 1


@QINGGUO
def test_it_is_played_against_the_arrows_too() -> None:
    s = scene(seat("", "archery_attack"), seat("zhen_ji+ zhang_he+", "dismantle.s3"))
    s.use("A", "archery_attack").until("B", "gz-dodge", "qingguo").does("B", "gz-dodge", "qingguo", "dismantle").on()
    assert s["B"].hp == s["B"].max_hp


@QINGGUO
def test_hidden_she_is_turned_up_and_the_pair_is_rewarded_before_the_dodge_goes_on() -> None:
    s = scene(seat("", "slash"), seat("zhen_ji- cao_pi+", "wine.c9"), deck="peach dodge")
    s.use("A", "slash", "B").until("B", "gz-dodge", "qingguo")
    s.does("B", "gz-dodge", "qingguo", "wine", reveals="head").until("B", "gz-companion")
    assert s["B"].up == (True, True)
    s.does("B", "gz-companion", "draw_two").on()
    assert s["B"].hp == s["B"].max_hp
    assert s.hand("B") == ["dodge", "peach"]


@QINGGUO
def test_zou_shi_keeps_her_hidden_in_her_turn() -> None:
    s = scene(seat("zou_shi+ pan_feng+", "slash"), seat("zhen_ji- cao_pi-", "wine.c9"))
    s.use("A", "slash", "B").not_offered("B", "qingguo")


@LUOSHEN
@QINGGUO
@pytest.mark.parametrize("edition", ["first", "current"])
def test_in_either_edition_the_black_cards_are_hers_and_good_as_dodges(edition: str) -> None:
    s = scene(
        seat("zhen_ji+ zhang_he+"), seat("gan_ning- lu_meng-", "slash"), deck="slash.s7 peach.h4", stage="prepare",
        edition=edition,
    )  # fmt: skip
    s.skill("A", "luoshen").until("A", "gz-luoshen").does("A", "gz-luoshen", "again").until("A", "gz-play").ends("A")
    s.until("B", "gz-play").use("B", "slash", "A").until("A", "gz-dodge", "qingguo")
    s.does("A", "gz-dodge", "qingguo", "slash").on()
    assert s["A"].hp == s["A"].max_hp


@QINGGUO
@pytest.mark.rule("guozhan", "R84")
def test_the_green_dragon_keeps_her_hidden_until_the_slash_is_settled() -> None:
    s = scene(
        seat("gan_ning+ lu_meng+", "slash archery_attack", equip="green_dragon"),
        seat("zhen_ji- zhang_he-", "wine.c9 dodge.h2"),
        edition="current",
    )
    s.use("A", "slash", "B").until("B", "gz-dodge")
    assert s.acts(s.asked("B", "gz-dodge")) == ["decline", "card"]
    s.does("B", "gz-dodge", "card", "dodge").until("A", "gz-play").use("A", "archery_attack")
    s.until("B", "gz-dodge", "qingguo").does("B", "gz-dodge", "qingguo", "wine", reveals="head").on()
    assert s["B"].hp == s["B"].max_hp
    assert s["B"].up == (True, False)
