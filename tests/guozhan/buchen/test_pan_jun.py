"""潘濬: 聪察, 公清."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat

CONGCHA = pytest.mark.proves("guozhan", "skill", "pan_jun.congcha")
GONGQING = pytest.mark.proves("guozhan", "skill", "pan_jun.gongqing")
PAIR = "guan_yu+ pan_jun+"


def watching(generals: str) -> Scene:
    """A, 潘濬 of Shu, watches B and has ended his turn; B's preparation phase is next."""
    s = scene(seat(PAIR), seat(generals), seat(), seat(), seat("zhen_ji- guo_jia-"), stage="prepare", edition="current")
    s.skill("A", "congcha", "B").until("A", "gz-play")
    assert s["B"].marks == ("congcha",)
    return s.ends("A")


@CONGCHA
def test_whom_he_watches_turns_up_in_his_kingdom_and_both_draw() -> None:
    s = watching("zhang_fei- zhao_yun-")
    before = len(s["A"].hand)
    s.skill("B", "turn_up", "head").until("B", "gz-play")
    assert s["B"].kingdom == "shu"
    assert len(s["A"].hand) == before + 2
    assert len(s["B"].hand) == 2 + 2
    assert "congcha" not in s["B"].marks


@CONGCHA
@pytest.mark.parametrize("generals", ["gan_ning- lu_meng-", "zhong_hui- lu_meng-"])
def test_in_another_kingdom_or_as_a_careerist_he_loses_hp(generals: str) -> None:
    if "zhong_hui" in generals:
        pytest.importorskip("sanzhan.guozhan.generals.buchen.zhong_hui")
    s = watching(generals)
    hp = s["B"].hp
    s.skill("B", "turn_up", "head").until("B", "gz-play")
    assert s["B"].hp == hp - 1


@CONGCHA
def test_only_the_first_reveal_counts() -> None:
    s = watching("gan_ning- lu_meng-").skill("B", "turn_up", "head").until("B", "gz-play")
    s.ends("B").until("C", "gz-play").ends("C").until("D", "gz-play").ends("D").until("E", "gz-play").ends("E")
    s.until("A", "gz-play").ends("A").skill("B", "turn_up", "deputy").until("B", "gz-play")
    assert s["B"].hp == 3


@CONGCHA
def test_it_lasts_until_his_next_turn() -> None:
    s = watching("gan_ning- lu_meng-").until("B", "gz-play")
    s.ends("B").until("C", "gz-play").ends("C").until("D", "gz-play").ends("D").until("E", "gz-play").ends("E")
    assert "congcha" in s["B"].marks
    s.until("A", "gz-play")
    assert "congcha" not in s["B"].marks


@CONGCHA
def test_he_may_watch_somebody_else_in_his_next_turn_whatever_comes_first() -> None:
    s = watching("gan_ning- lu_meng-").until("B", "gz-play")
    s.ends("B").until("C", "gz-play").ends("C").until("D", "gz-play").ends("D").until("E", "gz-play").ends("E")
    s.until("A", "gz-skill", "congcha")
    option = next(o for o in s.asked("A", "gz-skill").options if o.act == "congcha" and o.picks)
    assert 1 in option.picks[0].candidates
    s.does("A", "gz-skill", "congcha", "C").until("A", "gz-play")
    assert (s["B"].marks, s["C"].marks) == ((), ("congcha",))


@CONGCHA
def test_it_may_be_declined_and_nobody_determined_can_be_watched() -> None:
    s = scene(seat(PAIR), seat("cao_ren+ yue_jin-"), seat(), stage="prepare", edition="current")
    s.until("A", "gz-skill", "congcha")
    option = next(o for o in s.asked("A", "gz-skill").options if o.act == "congcha")
    assert list(option.picks[0].candidates) == [2]
    s.until("A", "gz-play")
    assert s["C"].marks == ()


@CONGCHA
def test_turned_down_he_watches_nobody() -> None:
    s = scene(seat(PAIR), seat("zou_shi+ pan_feng+", "slash.c2"), seat(marks="congcha"), turn="B", edition="current")
    s.skill("B", "qingcheng", "slash.c2", "A", "deputy", about="gz-play").on()
    assert s["C"].marks == ()


@CONGCHA
def test_a_hidden_pan_jun_turns_up_to_watch() -> None:
    s = scene(seat("guan_yu- pan_jun-"), seat(), stage="prepare", edition="current")
    s.skill("A", "congcha", "B", reveals="deputy").on()
    assert s["A"].up == (True, True)
    assert s["B"].marks == ("congcha",)


@CONGCHA
def test_with_everybody_determined_he_may_draw_two_more() -> None:
    s = scene(seat(PAIR), seat("cao_ren+ yue_jin-"), stage="draw", edition="current")
    s.skill("A", "congcha").until("A", "gz-play")
    assert len(s["A"].hand) == 4
    s = scene(seat(PAIR), seat("cao_ren+ yue_jin-"), stage="draw", edition="current")
    s.until("A", "gz-skill", "congcha").until("A", "gz-play")
    assert len(s["A"].hand) == 2


@CONGCHA
def test_with_somebody_undetermined_he_draws_as_usual() -> None:
    s = scene(seat(PAIR), seat("cao_ren+ yue_jin-"), seat(), stage="draw", edition="current")
    s.not_offered("A", "congcha")
    assert len(s["A"].hand) == 2


@GONGQING
def test_much_damage_from_a_short_reach_is_one() -> None:
    s = scene(seat("", "wine slash"), seat(PAIR), edition="current")
    s.does("A", "gz-play", "use", "wine").on()
    s.use("A", "slash", "B").not_offered("B", "gongqing")
    assert s["B"].hp == s["B"].max_hp - 1


@GONGQING
def test_a_long_reach_does_one_more() -> None:
    s = scene(seat("", "slash", equip="kylin_bow"), seat(PAIR), edition="current")
    s.use("A", "slash", "B").on()
    assert s["B"].hp == s["B"].max_hp - 2


@GONGQING
def test_a_reach_of_three_changes_nothing() -> None:
    s = scene(seat("", "wine slash", equip="spear"), seat(PAIR), edition="current")
    s.does("A", "gz-play", "use", "wine").on()
    s.use("A", "slash", "B").on()
    assert s["B"].hp == s["B"].max_hp - 2


@GONGQING
def test_one_damage_stays_one_and_damage_without_source_is_what_it_is() -> None:
    s = scene(seat("", "slash"), seat(PAIR, hp=3), edition="current")
    s.use("A", "slash", "B").on()
    assert s["B"].hp == 2
    s = scene(seat(PAIR, judging="lightning"), seat(), deck="slash.s7", stage="judge", edition="current")
    s.until("A", "gz-play")
    assert s["A"].hp == 1


@GONGQING
def test_a_duel_is_damage_too() -> None:
    s = scene(seat("", "duel", equip="kylin_bow"), seat(PAIR), edition="current")
    s.use("A", "duel", "B").on()
    assert s["B"].hp == s["B"].max_hp - 2


@GONGQING
def test_a_hidden_pan_jun_is_asked() -> None:
    s = scene(seat("", "wine slash"), seat("guan_yu- pan_jun-"), edition="current")
    s.does("A", "gz-play", "use", "wine").on()
    s.use("A", "slash", "B").skill("B", "gongqing", reveals="deputy").on()
    assert s["B"].up == (True, True)
    assert s["B"].hp == s["B"].max_hp - 1
    s = scene(seat("", "wine slash"), seat("guan_yu- pan_jun-"), edition="current")
    s.does("A", "gz-play", "use", "wine").on()
    s.use("A", "slash", "B").until("B", "gz-skill", "gongqing").on()
    assert s["B"].hp == s["B"].max_hp - 2
