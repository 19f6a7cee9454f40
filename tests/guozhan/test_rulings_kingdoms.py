"""Rulings A: turning up, kingdoms, careerists, sexes."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat
from sanzhan.guozhan.queries import sex
from sanzhan.guozhan.table import Table
from sanzhan.kernel.match import Match

SHU = ("guan_yu+ zhang_fei-", "ma_chao+ zhao_yun-", "huang_zhong+ wei_yan-", "liu_bei+ gan_furen-")


def turning_up(size: int, *, shu: int) -> Match[Table]:
    """`size` players, so many of them 蜀 already; the last is about to turn up 孟获 (蜀)."""
    seats = [seat(SHU[i]) for i in range(shu)]
    wei = ("cao_ren- yue_jin-", "xu_chu- dian_wei-", "zhang_liao- xu_huang-", "cao_cao- xiahou_dun-")
    seats += [seat(wei[i]) for i in range(size - shu - 1)]
    seats.append(seat("meng_huo- zhu_rong-"))
    last = "ABCDEFGH"[size - 1]
    s = scene(*seats, stage="prepare", turn=last)
    s.skill(last, "turn_up", "head")
    return s.match


@pytest.mark.rule("guozhan", "R01")
@pytest.mark.parametrize("size", [6, 7])
def test_the_fourth_shu_of_six_or_seven_is_a_careerist(size: int) -> None:
    assert turning_up(size, shu=3).table[size - 1].careerist


@pytest.mark.rule("guozhan", "R02")
def test_the_fourth_shu_of_eight_stays_shu_and_the_fifth_is_a_careerist() -> None:
    assert turning_up(8, shu=3).table[7].kingdom == "shu"
    assert turning_up(8, shu=4).table[7].careerist


@pytest.mark.rule("guozhan", "R04")
def test_an_overflowed_careerist_is_not_counted_but_the_next_overflows_too() -> None:
    s = scene(
        *[seat(SHU[i]) for i in range(3)],
        seat("pang_tong+ wolong-", kingdom="careerist"),
        seat("cao_ren- yue_jin-"),
        seat("meng_huo- zhu_rong-"),
        stage="prepare",
        turn="F",
    )
    assert s["D"].careerist
    s.skill("F", "turn_up", "head")
    assert s["F"].careerist
    assert s["F"].kingdom != s["D"].kingdom


def test_the_threshold_does_not_shrink_and_the_dead_count() -> None:
    s = scene(
        *[seat(SHU[i], dead=i == 0) for i in range(3)],
        seat("cao_ren- yue_jin-", dead=True),
        seat("xu_chu- dian_wei-"),
        seat("meng_huo- zhu_rong-"),
        stage="prepare",
        turn="F",
    )
    s.skill("F", "turn_up", "head")
    assert s["F"].careerist


@pytest.mark.rule("guozhan", "R05")
def test_two_careerists_are_not_allies() -> None:
    s = scene(
        seat("pang_tong+ wolong-", kingdom="careerist"),
        seat("meng_huo+ zhu_rong-", kingdom="careerist"),
        seat("cao_ren- yue_jin-", dead=True),
        stage="turn",
    )
    s.until("A", "gz-play")
    assert s.match.result is None


@pytest.mark.rule("guozhan", "R07")
@pytest.mark.parametrize("auto", [False, True])
def test_no_win_while_a_survivor_could_overflow(auto: bool) -> None:
    s = scene(
        seat("guan_yu+ zhang_fei-", "slash crossbow"),
        seat("ma_chao+ zhao_yun-"),
        seat("meng_huo- zhu_rong-"),
        seat("cao_ren- yue_jin-", hp=1),
        auto_reveal_win=auto,
    )
    s.use("A", "slash", "D").on()
    assert not s["D"].alive
    assert s.match.result is None


@pytest.mark.rule("guozhan", "R42")
@pytest.mark.proves("guozhan", "option", "auto_reveal_win")
def test_a_hidden_survivor_blocks_the_end_until_he_turns_up_and_the_dead_win_too() -> None:
    s = scene(
        seat("cao_ren+ yue_jin+", "slash"),
        seat("xu_chu- dian_wei-", hp=2),
        seat("guan_yu- zhang_fei-", hp=1),
        seat("ma_chao- zhao_yun-", dead=True, kingdom="shu"),
        seat("zhang_liao+ xu_huang+", dead=True),
        seat("huang_gai+ gan_ning+", dead=True),
    )
    s.use("A", "slash", "C").on()
    assert s.match.result is None
    s.ends("A").skill("B", "turn_up", "head")
    assert s.match.result is not None
    assert s.match.result.winners == (0, 1, 4)


@pytest.mark.proves("guozhan", "option", "auto_reveal_win")
def test_with_the_setting_a_certain_survivor_ends_it_at_once() -> None:
    s = scene(
        seat("cao_ren+ yue_jin+", "slash"),
        seat("guan_yu- zhang_fei-", hp=1),
        seat("xu_chu- dian_wei-"),
        seat("ma_chao- zhao_yun-", dead=True, kingdom="shu"),
        auto_reveal_win=True,
    )
    s.use("A", "slash", "B").on()
    assert s.match.result is not None
    assert s.match.result.winners == (0, 2)


@pytest.mark.rule("guozhan", "R43")
def test_a_single_undetermined_survivor_is_shown_and_wins_with_his_dead() -> None:
    s = scene(
        seat("cao_ren- yue_jin-", "slash"),
        seat("guan_yu- zhang_fei-", hp=1),
        seat("zhang_liao+ xu_huang+", dead=True),
        seat("ma_chao- zhao_yun-", dead=True, kingdom="shu"),
    )
    s.use("A", "slash", "B").on()
    assert s.match.result is not None
    assert s.match.result.winners == (0, 2)
    assert s.match.result.why == "why-gz-kingdom-won"


@pytest.mark.rule("guozhan", "R43")
def test_a_single_survivor_may_turn_out_a_careerist_and_wins_alone() -> None:
    s = scene(
        seat("cao_ren- yue_jin-", "slash"),
        seat("guan_yu- zhang_fei-", hp=1),
        seat("zhang_liao+ xu_huang+", dead=True),
    )
    s.use("A", "slash", "B").on()
    assert s.match.result is not None
    assert s.match.result.winners == (0,)
    assert s.match.result.why == "why-gz-careerist-won"


@pytest.mark.rule("guozhan", "R11")
def test_the_sex_is_that_of_the_general_that_is_up_and_of_the_head_if_both_are() -> None:
    s = scene(seat("sun_shangxiang- gan_ning+"), seat(), stage="prepare")
    assert sex(s.table, s["A"]) == "male"
    assert sex(s.table, s["B"]) is None
    s.skill("A", "turn_up", "head")
    assert sex(s.table, s["A"]) == "female"


@pytest.mark.rule("guozhan", "R12")
@pytest.mark.proves("guozhan", "option", "reveal_state_when_needed")
def test_a_hidden_mashu_may_be_turned_up_to_reach_a_target_and_not_before() -> None:
    s = scene(seat("ma_chao- zhao_yun-", "snatch"), seat(), seat("", "peach"), seat())
    s.cannot_use("A", "snatch", "C")
    s.use("A", "snatch", "C", reveals="head").until("A", "gz-play")
    assert s["A"].up == (True, False)
    assert s.hand("A") == ["peach"]
    without = scene(
        seat("ma_chao- zhao_yun-", "snatch"), seat(), seat("", "peach"), seat(), reveal_state_when_needed=False
    )
    acts = [dict(option.args) for option in without.asked("A", "gz-play").options]
    assert not any("reveals" in args for args in acts)


@pytest.mark.rule("guozhan", "R13")
def test_a_locked_skill_of_a_hidden_general_is_offered_and_no_means_nothing() -> None:
    s = scene(seat("", "slash"), seat("lu_bu- diao_chan-", ""), seat("zhuge_liang- huang_yueying-"))
    s.use("A", "slash", "C").until("C", "gz-skill", "kongcheng").does("C", "gz-skill", "decline").on()
    assert s["C"].up == (False, False)
    assert s["C"].hp == 2


@pytest.mark.rule("guozhan", "R14")
def test_in_her_turn_zou_shi_forbids_a_hidden_conversion() -> None:
    s = scene(seat("zou_shi+ diao_chan-", "slash"), seat("guan_yu- zhao_yun-", "slash"))
    s.use("A", "slash", "B").on()
    assert s["B"].hp == 3
    assert ("B", "gz-dodge", ["decline", "longdan"]) not in s.asked_so_far
    free = scene(seat("diao_chan+ lu_bu-", "slash"), seat("guan_yu- zhao_yun-", "slash"))
    free.use("A", "slash", "B").skill("B", "longdan", "slash", about="gz-dodge").on()
    assert free["B"].hp == 4
    assert free["B"].up == (False, True)


@pytest.mark.rule("guozhan", "R15")
def test_killed_by_zou_shi_in_her_turn_a_hidden_cai_wenji_still_silences_her() -> None:
    s = scene(seat("zou_shi+ diao_chan+", "slash"), seat("cai_wenji- jia_xu-", hp=1), seat())
    s.use("A", "slash", "B").until("B", "gz-duanchang").does("B", "gz-duanchang", "deputy").on()
    assert s["A"].lost == (False, True)
    assert s.told("gz-shown", seat="B")


@pytest.mark.rule("guozhan", "R16")
def test_a_hidden_wolong_is_turned_up_for_bazhen_and_may_overflow() -> None:
    s = scene(
        seat("cao_ren- yue_jin-", "slash"),
        seat("wolong- pang_tong-"),
        *[seat(SHU[i]) for i in range(3)],
        seat("zhang_liao- xu_huang-"),
        deck="peach.h4",
    )
    s.use("A", "slash", "B").skill("B", "bazhen", about="gz-dodge").on()
    assert s["B"].up == (True, False)
    assert s["B"].careerist
    assert s["B"].hp == 3


@pytest.mark.rule("guozhan", "R19")
def test_skills_taken_by_duanchang_stay_lost_through_hiding_and_turning_up() -> None:
    s = scene(
        seat("sima_yi+ guo_jia+", "slash", hp=3),
        seat("cai_wenji+ jia_xu+", hp=1),
        seat("zou_shi+ diao_chan+", "crossbow"),
        seat("zhao_yun- guan_yu-", "slash slash"),
        turn="A",
    )
    s.use("A", "slash", "B").until("B", "gz-duanchang").does("B", "gz-duanchang", "head").on()
    s.ends("A").until("C", "gz-play").skill("C", "qingcheng", "crossbow", "A", "head", about="gz-play")
    s.until("C", "gz-play")
    assert s["A"].up == (False, True)
    s.ends("C").until("D", "gz-play").use("D", "slash", "A").not_offered("A", "fankui")
    assert s["A"].lost == (True, False)


@pytest.mark.rule("guozhan", "R20")
@pytest.mark.parametrize("place", ["head", "deputy"])
def test_duanchang_takes_either_general_of_a_hidden_killer(place: str) -> None:
    s = scene(seat("ma_chao- zhao_yun-", "slash slash crossbow"), seat("cai_wenji- jia_xu-", hp=1), seat())
    s.use("A", "slash", "B").until("B", "gz-duanchang").does("B", "gz-duanchang", place).on()
    assert s["A"].lost == (place == "head", place == "deputy")
    assert s["A"].up == (False, False)
    s.use("A", "crossbow").until("A", "gz-play")
    s.use("A", "slash", "C")
    if place == "head":
        s.not_offered("A", "tieqi")
    else:
        s.until("A", "gz-skill", "tieqi")
