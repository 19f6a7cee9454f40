"""李典: 恂恂, 忘隙."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat

XUNXUN = pytest.mark.proves("guozhan", "skill", "li_dian.xunxun")
WANGXI = pytest.mark.proves("guozhan", "skill", "li_dian.wangxi")
UP = "li_dian+ cao_ren+"


@XUNXUN
def test_two_of_four_go_on_top_in_any_order_and_two_below() -> None:
    s = scene(seat(UP), seat(), stage="draw", deck="slash peach dodge wine", edition="current")
    s.skill("A", "xunxun").does("A", "gz-xunxun", "arrange", ("wine", "peach"))
    s.does("A", "gz-xunxun-bottom", "arrange", ("dodge", "slash")).until("A", "gz-play")
    assert s.hand("A") == ["peach", "wine"]
    assert [s.table.face[card].kind for card in s.table.deck[:2]] == ["slash", "dodge"]
    s.sound()


@XUNXUN
def test_it_may_be_left_and_only_the_own_draw_phase_counts() -> None:
    s = scene(seat(UP), seat(), stage="draw", deck="slash peach dodge wine", edition="current")
    s.until("A", "gz-skill", "xunxun").does("A", "gz-skill", "decline").until("A", "gz-play")
    assert s.hand("A") == ["peach", "slash"]
    scene(seat(), seat(UP), stage="draw", edition="current").not_offered("B", "xunxun")


@XUNXUN
def test_with_fewer_than_four_left_the_discard_pile_is_shuffled_first() -> None:
    s = scene(seat(UP), seat(), stage="draw", edition="current")
    table = s.table
    table.discard = table.deck[3:]
    table.deck = table.deck[:3]
    for card in table.discard:
        table.zone[card] = 1
    s.skill("A", "xunxun").until("A", "gz-play")
    assert s.count("gz-reshuffle") == 1
    s.sound()


@XUNXUN
def test_a_hidden_li_dian_is_turned_up() -> None:
    s = scene(seat("li_dian- cao_ren-"), seat(), stage="draw", edition="current")
    s.skill("A", "xunxun", reveals="head").until("A", "gz-play")
    assert s["A"].up == (True, False)


@WANGXI
def test_hurt_by_another_both_may_draw_in_turn_order() -> None:
    s = scene(seat("", "slash"), seat(UP), edition="current")
    s.use("A", "slash", "B").skill("B", "wangxi").on()
    assert (len(s["A"].hand), len(s["B"].hand)) == (1, 1)
    assert [news.args["seat"] for news in s.news if news.key == "gz-draw"] == [0, 1]
    s.sound()


@WANGXI
def test_hurting_another_too_once_for_each_point() -> None:
    s = scene(seat(UP, "wine slash"), seat(), edition="current")
    s.use("A", "wine").use("A", "slash", "B").skill("A", "wangxi").skill("A", "wangxi").not_offered("A", "wangxi")
    assert (len(s["A"].hand), len(s["B"].hand)) == (2, 2)


@WANGXI
def test_he_may_refuse_for_each_point() -> None:
    s = scene(seat(UP, "wine slash"), seat(), edition="current")
    s.use("A", "wine").use("A", "slash", "B").skill("A", "wangxi")
    s.until("A", "gz-skill", "wangxi").does("A", "gz-skill", "decline").on()
    assert (len(s["A"].hand), len(s["B"].hand)) == (1, 1)


@WANGXI
def test_not_with_the_dead_nor_with_nobody() -> None:
    s = scene(seat(UP, "slash"), seat("", hp=1), seat(), seat(), edition="current")
    s.use("A", "slash", "B").not_offered("A", "wangxi")
    assert not s["B"].alive
    bolt = seat(UP, judging="lightning")
    scene(bolt, seat(), stage="judge", deck="slash.s7", edition="current").not_offered("A", "wangxi")


@WANGXI
def test_damage_passed_on_counts_for_whom_it_reaches() -> None:
    s = scene(seat("", "slash"), seat("xiao_qiao+ sun_quan+", "peach.h4"), seat(UP), edition="current")
    s.use("A", "slash", "B").skill("B", "tianxiang", "peach", "C", "hurt").skill("C", "wangxi").until("A", "gz-play")
    assert len(s["A"].hand) == 1


@WANGXI
def test_hidden_he_is_turned_up() -> None:
    s = scene(seat("", "slash"), seat("li_dian- cao_ren-"), edition="current")
    s.use("A", "slash", "B").skill("B", "wangxi", reveals="head").on()
    assert s["B"].up == (True, False)
    assert len(s["B"].hand) == 1
