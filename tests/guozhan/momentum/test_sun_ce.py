"""孙策: 激昂, 鹰扬, 魂殇 (英姿, 英魂)."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat
from sanzhan.guozhan.queries import hand_limit

JI_ANG = pytest.mark.proves("guozhan", "skill", "sun_ce.ji_ang")
YINGYANG = pytest.mark.proves("guozhan", "skill", "sun_ce.yingyang")
HUNSHANG = pytest.mark.proves("guozhan", "skill", "sun_ce.hunshang")
YINGZI = pytest.mark.proves("guozhan", "skill", "sun_ce.yingzi")
YINGHUN = pytest.mark.proves("guozhan", "skill", "sun_ce.yinghun")
UP = "sun_ce+ gan_ning+"
DEPUTY = "gan_ning+ sun_ce+"


@JI_ANG
@pytest.mark.parametrize("card", ["duel", "slash.h10", "fire_slash.d4"])
def test_using_a_duel_or_a_red_slash_he_may_draw(card: str) -> None:
    s = scene(seat(UP, card), seat(), edition="current")
    s.use("A", card, "B").skill("A", "ji_ang").until("A", "gz-play")
    assert len(s["A"].hand) == 1


@JI_ANG
@pytest.mark.parametrize("card", ["duel", "slash.h10"])
def test_becoming_their_target_too(card: str) -> None:
    s = scene(seat("", card), seat(UP), edition="current")
    s.use("A", card, "B").skill("B", "ji_ang").until("A", "gz-play")
    assert len(s["B"].hand) == 1


@JI_ANG
def test_not_for_a_black_slash() -> None:
    scene(seat(UP, "slash.s7"), seat(), edition="current").use("A", "slash", "B").not_offered("A", "ji_ang")
    scene(seat("", "slash.s7"), seat(UP), edition="current").use("A", "slash", "B").not_offered("B", "ji_ang")


@JI_ANG
def test_with_two_targets_once_for_the_first() -> None:
    s = scene(seat("sun_ce+ taishi_ci+", "slash.h10 peach.h6"), seat("", "slash.c2"), seat(), edition="current")
    s.does("A", "gz-play", "tianyi", "peach", "B").until("A", "gz-play").use("A", "slash", "B", "C")
    s.skill("A", "ji_ang").not_offered("A", "ji_ang")
    assert len(s["A"].hand) == 1


@JI_ANG
def test_it_may_be_left_and_a_hidden_general_is_turned_up_by_it() -> None:
    s = scene(seat(UP, "duel"), seat(), edition="current").use("A", "duel", "B")
    s.until("A", "gz-skill", "ji_ang").does("A", "gz-skill", "decline").until("A", "gz-play")
    assert s.hand("A") == []
    s = scene(seat("sun_ce- gan_ning-", "duel"), seat(), edition="current").use("A", "duel", "B")
    s.skill("A", "ji_ang", reveals="head").until("A", "gz-play")
    assert s["A"].up == (True, False)


@YINGYANG
def test_three_more_turns_a_loss_into_a_win() -> None:
    s = scene(seat("sun_ce+ taishi_ci+", "peach.h4"), seat("", "dodge.h2 slash.c6"), edition="current")
    s.does("A", "gz-play", "tianyi", "peach", "B").until("B", "gz-point-duel")
    s.does("B", "gz-point-duel", "choose", "slash").skill("A", "yingyang", "more").until("A", "gz-play")
    assert s.told("gz-point-duel", seat="A")["won"] is True
    assert s.told("gz-points", seat="A")["number"] == 7
    s.sound()


@YINGYANG
def test_or_three_less_and_it_stays_between_one_and_thirteen() -> None:
    for card, choice, number in (("peach.h4", "less", 1), ("slash.s11", "more", 13), ("dodge.h2", "less", 1)):
        s = scene(seat("sun_ce+ taishi_ci+", card), seat("", "slash.c2"), edition="current")
        s.does("A", "gz-play", "tianyi", card, "B").skill("A", "yingyang", choice).until("A", "gz-play")
        assert s.told("gz-points", seat="A")["number"] == number
        assert s.told("gz-point-duel", seat="A")["won"] is (number > 2)


@YINGYANG
def test_challenged_by_another_too_and_he_may_leave_it() -> None:
    s = scene(seat("xun_yu+ cao_ren+", "peach.h4", hp=2), seat(UP, "slash.c3"), edition="current")
    s.does("A", "gz-play", "quhu", "B", "peach").skill("B", "yingyang", "more").until("A", "gz-play")
    assert s.told("gz-point-duel", seat="A")["won"] is False
    s = scene(seat("sun_ce+ taishi_ci+", "peach.h4"), seat("", "slash.c2"), edition="current")
    s.does("A", "gz-play", "tianyi", "peach", "B").until("A", "gz-skill", "yingyang").does("A", "gz-skill", "decline")
    s.until("A", "gz-play")
    assert s.told("gz-point-duel", seat="A")["won"] is True


@YINGYANG
def test_the_last_card_is_answered_after_it_has_counted() -> None:
    s = scene(seat("sun_ce+ taishi_ci+", "slash.c2 peach"), seat("tian_feng+ pan_feng+", "slash.c3"), edition="current")
    s.does("A", "gz-play", "tianyi", "slash", "B").skill("A", "yingyang", "more").until("B", "gz-skill", "sijian")
    assert s.told("gz-point-duel", seat="A")["won"] is True


@YINGYANG
def test_hidden_he_is_turned_up_by_it() -> None:
    s = scene(seat("sun_ce- taishi_ci+", "slash.c2"), seat("", "slash.c3"), edition="current")
    s.does("A", "gz-play", "tianyi", "slash", "B").skill("A", "yingyang", "more", reveals="head").until("A", "gz-play")
    assert s["A"].up == (True, True)
    assert s.told("gz-point-duel", seat="A")["won"] is True


@HUNSHANG
def test_as_deputy_he_has_half_a_fish_less() -> None:
    s = scene(seat(DEPUTY), seat("sun_ce+ lu_su+"), seat("huang_gai+ sun_quan+"), edition="current")
    assert (s["A"].max_hp, s["B"].max_hp) == (3, 3)
    s = scene(seat("sun_ce+ gan_ning+"), seat(), edition="current")
    assert s["A"].max_hp == 4


@HUNSHANG
@YINGHUN
def test_with_one_hp_he_has_yinghun_in_this_very_phase() -> None:
    s = scene(seat(DEPUTY, hp=1), seat(), stage="prepare", edition="current")
    s.skill("A", "yinghun", "B", "draw_many").until("A", "gz-play")
    assert s.count("gz-draw", seat="B", count=2) == 1
    assert s.told("gz-skill", seat="A", skill="hunshang")


@HUNSHANG
@YINGZI
def test_and_yingzi_until_the_end_of_the_turn() -> None:
    s = scene(seat(DEPUTY, hp=1), seat(), stage="prepare", edition="current")
    s.until("A", "gz-play")
    assert len(s["A"].hand) == 3
    assert hand_limit(s.table, s["A"]) == 3
    s.ends("A").until("B", "gz-play")
    assert (s["A"].effects, hand_limit(s.table, s["A"])) == ((), 1)


@HUNSHANG
@YINGHUN
@YINGZI
def test_not_with_more_hp_nor_as_head() -> None:
    for one in (seat(DEPUTY, hp=2), seat("sun_ce+ gan_ning+", hp=1)):
        s = scene(one, seat(), stage="prepare", edition="current").until("A", "gz-play")
        assert len(s["A"].hand) == 2
        assert s["A"].effects == ()


@YINGHUN
def test_yinghun_may_be_left_or_let_another_draw_one_and_discard() -> None:
    s = scene(seat(DEPUTY, hp=1), seat("", "dodge dodge dodge"), stage="prepare", edition="current")
    s.skill("A", "yinghun", "B", "draw_one").until("B", "gz-discard").until("A", "gz-play")
    assert len(s["B"].hand) == 2
    s = scene(seat(DEPUTY, hp=1), seat(), stage="prepare", edition="current")
    s.until("A", "gz-skill", "yinghun").does("A", "gz-skill", "decline").until("A", "gz-play")
    assert s["B"].hand == []


@HUNSHANG
@YINGHUN
@YINGZI
def test_a_hidden_deputy_may_be_turned_up_for_it_or_stay_hidden() -> None:
    s = scene(seat("gan_ning+ sun_ce-", hp=1), seat(), stage="prepare", edition="current")
    s.skill("A", "hunshang", reveals="deputy").skill("A", "yinghun", "B", "draw_many").until("A", "gz-play")
    assert s["A"].up == (True, True)
    assert len(s["A"].hand) == 3
    s = scene(seat("gan_ning+ sun_ce-", hp=1), seat(), stage="prepare", edition="current").until("A", "gz-play")
    assert s["A"].up == (True, False)
    assert len(s["A"].hand) == 2
