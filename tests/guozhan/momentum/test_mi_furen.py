"""糜夫人: 闺秀, 存嗣 (勇决)."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat
from sanzhan.guozhan.flow.reveal import turn_down

GUIXIU = pytest.mark.proves("guozhan", "skill", "mi_furen.guixiu")
CUNSI = pytest.mark.proves("guozhan", "skill", "mi_furen.cunsi")
YONGJUE = pytest.mark.proves("guozhan", "skill", "mi_furen.yongjue")
UP = "mi_furen+ guan_yu+"


@GUIXIU
def test_turned_up_she_may_draw_two() -> None:
    s = scene(seat("mi_furen- guan_yu-"), seat(), stage="prepare", edition="current")
    s.skill("A", "turn_up", "head").skill("A", "guixiu").until("A", "gz-play")
    assert s.count("gz-draw", seat="A", count=2) == 2
    s.sound()


@GUIXIU
def test_every_time_and_not_for_the_other_general() -> None:
    s = scene(seat("mi_furen- guan_yu-"), seat(), stage="prepare", edition="current")
    s.skill("A", "turn_up", "deputy").not_offered("A", "guixiu")
    s = scene(seat(UP), seat(), edition="current")
    s["A"].up = (False, True)
    s.table.changed()
    s.ends("A").until("B", "gz-play").ends("B").skill("A", "turn_up", "head").skill("A", "guixiu").until("A", "gz-play")
    assert s.count("gz-skill", seat="A", skill="guixiu") == 1


@GUIXIU
def test_she_may_leave_it() -> None:
    s = scene(seat("mi_furen- guan_yu-"), seat(), stage="prepare", edition="current")
    s.skill("A", "turn_up", "head").until("A", "gz-skill", "guixiu").does("A", "gz-skill", "decline")
    s.until("A", "gz-play")
    assert s.count("gz-draw", seat="A") == 1


@GUIXIU
def test_removed_by_whatever_she_may_recover_only_if_wounded() -> None:
    for hp, offered in ((2, True), (3, False)):
        s = scene(seat("zhang_ren+ pan_feng+", "slash"), seat("guan_yu+ mi_furen+", hp=hp), seat(), edition="current")
        s["B"].max_hp = 3
        s.use("A", "slash", "B").skill("A", "chuanxin")
        if offered:
            s.skill("B", "guixiu").until("A", "gz-play")
            assert s["B"].hp == 3
        else:
            s.not_offered("B", "guixiu")


@GUIXIU
def test_turned_down_she_is_not_removed() -> None:
    s = scene(seat(UP, hp=1), seat(), edition="current")
    with pytest.raises(StopIteration):
        turn_down(s.table, s["A"], 0).send(None)
    assert s["A"].effects == ()


@CUNSI
def test_removed_she_leaves_another_yongjue_and_two_cards() -> None:
    s = scene(seat(UP, hp=1), seat(), edition="current")
    s.does("A", "gz-play", "cunsi", "B").skill("A", "guixiu").until("A", "gz-play")
    assert s["A"].hp == 2
    assert s.table.general(s["A"], 0).id == "soldier_female_shu"
    assert s.told("gz-gains-skill", seat="B")["skill"] == "yongjue"
    assert len(s["B"].hand) == 2
    order = [news.key for news in s.news]
    assert (
        order.index("gz-removed") < order.index("gz-recover") < order.index("gz-gains-skill") < order.index("gz-draw")
    )
    assert "cunsi" not in s.acts(s.asked("A", "gz-play"))
    s.sound()


@CUNSI
def test_for_herself_there_are_no_cards() -> None:
    s = scene(seat(UP), seat(), edition="current").does("A", "gz-play", "cunsi", "A").until("A", "gz-play")
    assert s["A"].hand == []
    assert s.told("gz-gains-skill", seat="A")


@CUNSI
def test_only_in_the_own_play_phase() -> None:
    s = scene(seat(), seat(UP), edition="current")
    assert "cunsi" not in s.acts(s.asked("A", "gz-play"))


@CUNSI
@GUIXIU
def test_hidden_she_is_turned_up_first_with_all_that_brings() -> None:
    s = scene(seat("mi_furen- guan_yu-"), seat(), edition="current")
    s.does("A", "gz-play", "cunsi", "B", reveals="head").skill("A", "guixiu").until("A", "gz-play")
    assert (len(s["A"].hand), len(s["B"].hand)) == (2, 2)
    assert s.told("gz-removed", seat="A")["general"] == "mi_furen"


@YONGJUE
@pytest.mark.rule("guozhan", "G06")
def test_a_slash_that_is_the_first_card_may_be_taken_back() -> None:
    s = scene(seat(UP, "slash.s7"), seat(), edition="current").does("A", "gz-play", "cunsi", "A")
    s.until("A", "gz-play").use("A", "slash", "B").until("A", "gz-yongjue").does("A", "gz-yongjue", "take")
    s.until("A", "gz-play")
    assert s.hand("A") == ["slash"]
    s.sound()


@YONGJUE
@pytest.mark.rule("guozhan", "G06")
@pytest.mark.parametrize("first", ["wine", "dilu"])
def test_after_any_other_card_it_may_not(first: str) -> None:
    s = scene(seat(UP, f"slash {first}"), seat(), edition="current").use("A", first)
    s.does("A", "gz-play", "cunsi", "A").until("A", "gz-play").use("A", "slash", "B").until("A", "gz-play")
    assert s.hand("A") == []


@YONGJUE
def test_the_user_decides_and_may_leave_it() -> None:
    s = scene(seat(UP, "slash"), seat("zhang_fei+ wei_yan+"), seat(), seat(), edition="current")
    s.does("A", "gz-play", "cunsi", "B").until("A", "gz-play").use("A", "slash", "D").until("A", "gz-yongjue")
    s.does("A", "gz-yongjue", "decline").until("A", "gz-play")
    assert s.hand("A") == []


@YONGJUE
def test_not_for_another_kingdom_nor_for_a_slash_without_cards_left() -> None:
    s = scene(seat(UP, "slash"), seat("cao_ren+ xu_chu+"), seat(), edition="current")
    s.does("A", "gz-play", "cunsi", "B").until("A", "gz-play").use("A", "slash", "C").until("A", "gz-play")
    assert s.hand("A") == []
    s = scene(seat(UP, "slash"), seat("cao_cao+ xu_chu+"), seat(), edition="current")
    s.does("A", "gz-play", "cunsi", "A").until("A", "gz-play").use("A", "slash", "B").skill("B", "jianxiong")
    s.until("A", "gz-play")
    assert (s.hand("A"), s.hand("B")) == ([], ["slash"])


@YONGJUE
@CUNSI
def test_it_lasts_for_the_rest_of_the_game() -> None:
    s = scene(seat(UP), seat("zhang_fei+ wei_yan+", "slash"), seat(), edition="current")
    s.does("A", "gz-play", "cunsi", "B").until("A", "gz-play").ends("A").until("B", "gz-play").use("B", "slash", "C")
    s.until("B", "gz-yongjue")
