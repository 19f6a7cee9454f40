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
