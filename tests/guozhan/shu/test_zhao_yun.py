"""赵云: 龙胆."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat


@pytest.mark.proves("guozhan", "skill", "zhao_yun.longdan@first")
@pytest.mark.parametrize("card", ["slash", "fire_slash", "thunder_slash"])
def test_any_slash_is_a_dodge(card: str) -> None:
    s = scene(seat("", "slash"), seat("zhao_yun+ ma_chao-", card))
    s.use("A", "slash", "B").until("B", "gz-dodge").does("B", "gz-dodge", "longdan", card).on()
    assert s["B"].hp == 4
    assert s.told("gz-respond", seat="B", skill="longdan")["card"] == "dodge"


@pytest.mark.proves("guozhan", "skill", "zhao_yun.longdan@first")
def test_a_dodge_is_a_slash_in_use_and_in_play() -> None:
    s = scene(seat("zhao_yun+ ma_chao-", "dodge dodge"), seat("", "savage_assault"))
    s.does("A", "gz-play", "longdan", "dodge", "B").on()
    assert s["B"].hp == 3
    t = scene(seat("", "savage_assault"), seat("zhao_yun+ ma_chao-", "dodge"))
    t.use("A", "savage_assault").until("B", "gz-slash").does("B", "gz-slash", "longdan", "dodge").on()
    assert t["B"].hp == 4


@pytest.mark.proves("guozhan", "skill", "zhao_yun.longdan@first")
def test_a_slash_is_no_slash_by_longdan_and_nothing_else_will_do() -> None:
    s = scene(seat("", "slash"), seat("zhao_yun+ ma_chao-", "peach dodge slash"))
    s.use("A", "slash", "B").until("B", "gz-dodge")
    (option,) = [o for o in s.asked("B", "gz-dodge").options if o.act == "longdan"]
    assert [s.table.face[card].kind for card in option.picks[0].candidates] == ["slash"]


@pytest.mark.proves("guozhan", "skill", "zhao_yun.longdan@first")
def test_longdan_may_be_declined() -> None:
    s = scene(seat("", "slash"), seat("zhao_yun+ ma_chao-", "slash"))
    s.use("A", "slash", "B").until("B", "gz-dodge", "longdan").does("B", "gz-dodge", "decline").on()
    assert s["B"].hp == 3


@pytest.mark.proves("guozhan", "skill", "zhao_yun.longdan@first")
def test_a_red_tieqi_forbids_the_dodge_of_longdan() -> None:
    s = scene(
        seat("ma_chao+ huang_zhong-", "slash.s7"),
        seat("zhao_yun+ wei_yan-", "slash.s8"),
        deck="peach.h4",
    )
    s.use("A", "slash", "B").skill("A", "tieqi").on()
    assert s["B"].hp == 3
    assert s.hand("B") == ["slash"]


@pytest.mark.proves("guozhan", "skill", "zhao_yun.longdan@first")
def test_a_hidden_zhao_yun_is_turned_up_when_the_card_is_declared() -> None:
    s = scene(seat("", "slash"), seat("ma_chao- zhao_yun-", "slash"))
    s.use("A", "slash", "B").until("B", "gz-dodge").does("B", "gz-dodge", "longdan", "slash", reveals="deputy").on()
    assert s["B"].up == (False, True)
    assert s["B"].hp == 4


@pytest.mark.proves("guozhan", "skill", "zhao_yun.longdan@first")
@pytest.mark.rule("guozhan", "R14")
def test_in_the_turn_of_zou_shi_a_hidden_zhao_yun_cannot_answer_with_longdan() -> None:
    s = scene(seat("zou_shi+ pan_feng-", "slash"), seat("ma_chao+ zhao_yun-", "slash"))
    s.use("A", "slash", "B").not_offered("B", "longdan")
    assert s["B"].hp == 3
    assert s["B"].up == (True, False)


# -- current edition


@pytest.mark.proves("guozhan", "skill", "zhao_yun.longdan@current")
def test_when_a_dodge_as_slash_is_dodged_somebody_else_may_be_hurt() -> None:
    s = scene(seat("zhao_yun+ ma_chao-", "dodge"), seat("", "dodge"), seat(), edition="current")
    s.does("A", "gz-play", "longdan", "dodge", "B").until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge")
    s.until("A", "gz-skill", "longdan")
    (option,) = [o for o in s.asked("A", "gz-skill").options if o.act == "longdan"]
    assert 1 not in option.picks[0].candidates
    s.does("A", "gz-skill", "longdan", "C").on()
    assert (s["B"].hp, s["C"].hp) == (4, 3)
    assert s.told("gz-damage", seat="C")["source"] == "A"
    s.sound()


@pytest.mark.proves("guozhan", "skill", "zhao_yun.longdan@current")
def test_the_damage_may_be_declined_and_needs_a_converted_slash_that_was_dodged() -> None:
    s = scene(seat("zhao_yun+ ma_chao-", "dodge"), seat("", "dodge"), seat(), edition="current")
    s.does("A", "gz-play", "longdan", "dodge", "B").until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge")
    s.until("A", "gz-skill", "longdan").does("A", "gz-skill", "decline").on()
    assert s["C"].hp == 4
    t = scene(seat("zhao_yun+ ma_chao-", "slash dodge"), seat("", "dodge"), seat(), edition="current")
    t.use("A", "slash", "B").until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge").not_offered("A", "longdan")
    u = scene(seat("zhao_yun+ ma_chao-", "dodge"), seat("", "dodge"), seat(), edition="current")
    u.does("A", "gz-play", "longdan", "dodge", "B").not_offered("A", "longdan")
    assert u["B"].hp == 3


@pytest.mark.proves("guozhan", "skill", "zhao_yun.longdan@current")
def test_when_a_slash_as_dodge_has_cancelled_a_slash_another_may_recover() -> None:
    s = scene(seat("", "slash", hp=2), seat("zhao_yun+ ma_chao-", "slash", hp=2), seat(hp=2), seat(), edition="current")
    s.use("A", "slash", "B").until("B", "gz-dodge").does("B", "gz-dodge", "longdan", "slash")
    s.until("B", "gz-skill", "longdan")
    (option,) = [o for o in s.asked("B", "gz-skill").options if o.act == "longdan"]
    # neither he himself nor the user, and whoever is not wounded has nothing to recover
    assert list(option.picks[0].candidates) == [2]
    s.does("B", "gz-skill", "longdan", "C").on()
    assert [s[one].hp for one in "ABC"] == [2, 2, 3]
    s.sound()


@pytest.mark.proves("guozhan", "skill", "zhao_yun.longdan@current")
def test_the_recovery_may_be_declined_and_needs_a_converted_dodge_and_somebody_wounded() -> None:
    s = scene(seat("", "slash"), seat("zhao_yun+ ma_chao-", "slash"), seat(hp=2), edition="current")
    s.use("A", "slash", "B").until("B", "gz-dodge").does("B", "gz-dodge", "longdan", "slash")
    s.until("B", "gz-skill", "longdan").does("B", "gz-skill", "decline").on()
    assert s["C"].hp == 2
    t = scene(seat("", "slash"), seat("zhao_yun+ ma_chao-", "dodge slash"), seat(hp=2), edition="current")
    t.use("A", "slash", "B").until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge").not_offered("B", "longdan")
    u = scene(seat("", "slash", hp=2), seat("zhao_yun+ ma_chao-", "slash"), seat(), edition="current")
    u.use("A", "slash", "B").until("B", "gz-dodge").does("B", "gz-dodge", "longdan", "slash").not_offered(
        "B", "longdan"
    )


@pytest.mark.proves("guozhan", "skill", "zhao_yun.longdan@current")
def test_of_two_dodges_one_by_longdan_is_enough_but_both_are_needed_to_cancel() -> None:
    s = scene(
        seat("lu_bu+ pang_de-", "slash"), seat("zhao_yun+ ma_chao-", "slash dodge"), seat(hp=2), edition="current"
    )
    s.use("A", "slash", "B").until("B", "gz-dodge").does("B", "gz-dodge", "longdan", "slash")
    s.until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge").skill("B", "longdan", "C").on()
    assert (s["B"].hp, s["C"].hp) == (4, 3)
    t = scene(seat("lu_bu+ pang_de-", "slash"), seat("zhao_yun+ ma_chao-", "slash"), seat(hp=2), edition="current")
    t.use("A", "slash", "B").until("B", "gz-dodge").does("B", "gz-dodge", "longdan", "slash").not_offered(
        "B", "longdan"
    )
    assert (t["B"].hp, t["C"].hp) == (3, 2)


@pytest.mark.proves("guozhan", "skill", "zhao_yun.longdan@current")
def test_a_slash_played_as_dodge_against_arrows_heals_nobody() -> None:
    s = scene(seat("", "archery_attack"), seat("zhao_yun+ ma_chao-", "slash"), seat(hp=2), edition="current")
    s.use("A", "archery_attack").until("B", "gz-dodge").does("B", "gz-dodge", "longdan", "slash")
    s.not_offered("B", "longdan")
    assert s["B"].hp == 4


@pytest.mark.proves("guozhan", "skill", "zhao_yun.longdan@current")
def test_a_hidden_zhao_yun_is_turned_up_by_the_card_and_then_asked_for_the_rest() -> None:
    s = scene(seat("", "slash"), seat("ma_chao- zhao_yun-", "slash"), seat(hp=2), edition="current")
    s.use("A", "slash", "B").until("B", "gz-dodge").does("B", "gz-dodge", "longdan", "slash", reveals="deputy")
    s.skill("B", "longdan", "C").on()
    assert (s["B"].up, s["C"].hp) == ((False, True), 3)
    t = scene(seat("ma_chao- zhao_yun-", "dodge"), seat("", "dodge"), seat(), edition="current")
    t.does("A", "gz-play", "longdan", "dodge", "B", reveals="deputy").until("B", "gz-dodge")
    t.does("B", "gz-dodge", "card", "dodge").skill("A", "longdan", "C").on()
    assert t["C"].hp == 3
