"""Rulings B: rewards for a complete pair, inserted into whatever is going on; and when generals are turned up."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat


@pytest.mark.rule("guozhan", "R17")
@pytest.mark.proves("guozhan", "option", "rewards")
def test_both_up_by_one_decision_then_companions_then_the_spare_fish() -> None:
    s = scene(seat("liu_bei- gan_furen-"), seat(), stage="prepare")
    s.until("A", "gz-skill", "turn_up").does("A", "gz-skill", "turn_up", ("head", "deputy"))
    s.does("A", "gz-companion", "draw_two")
    assert len(s["A"].hand) == 2
    s.does("A", "gz-fish", "draw_one")
    assert len(s["A"].hand) >= 3
    assert [n.key for n in s.news if n.key in ("gz-reveal", "gz-companion", "gz-fish")] == [
        "gz-reveal", "gz-companion", "gz-fish",
    ]  # fmt: skip


def test_recovery_is_offered_to_the_wounded_only_and_nothing_is_allowed() -> None:
    s = scene(seat("liu_bei- gan_furen+"), seat(), stage="prepare")
    s.skill("A", "turn_up", "head")
    assert s.acts(s.asked("A", "gz-companion")) == ["decline", "draw_two"]
    s.does("A", "gz-companion", "decline").does("A", "gz-fish", "decline")
    assert s.count("gz-companion") == 0
    hurt = scene(seat("liu_bei- gan_furen+", hp=1), seat(), stage="prepare")
    hurt.skill("A", "turn_up", "head").does("A", "gz-companion", "recover")
    assert hurt["A"].hp == 2


def test_the_reward_is_given_once_a_game() -> None:
    s = scene(seat("zou_shi+ diao_chan+", "crossbow"), seat("liu_bei+ gan_furen+"), seat("cao_ren- yue_jin-"))
    s.skill("A", "qingcheng", "crossbow", "B", "head", about="gz-play").until("A", "gz-play").ends("A")
    s.skill("B", "turn_up", "head")
    assert s["B"].up == (True, True)
    assert s.count("gz-companion") == 0
    s.until("B", "gz-play")
    assert ("B", "gz-companion", ["decline", "draw_two"]) not in s.asked_so_far


@pytest.mark.rule("guozhan", "R23")
def test_fangzhu_counts_the_lost_hp_after_the_reward() -> None:
    s = scene(seat("", "slash"), seat("zhen_ji+ cao_pi-"), seat())
    s.use("A", "slash", "B").skill("B", "fangzhu", "C").does("B", "gz-companion", "recover").on()
    assert s["B"].hp == 3
    assert s["C"].hand == []
    assert s["C"].stacked


@pytest.mark.rule("guozhan", "R24")
def test_shenzhi_reads_the_hp_after_the_reward() -> None:
    s = scene(seat("liu_bei+ gan_furen-", "peach", hp=1), seat(), stage="prepare")
    s.skill("A", "shenzhi").does("A", "gz-companion", "recover").does("A", "gz-fish", "decline")
    assert s.discarded()[-1].startswith("peach")
    assert s["A"].hp == 2


@pytest.mark.rule("guozhan", "R26")
def test_niepan_is_carried_out_although_the_reward_has_saved_him() -> None:
    s = scene(seat("", "slash"), seat("wolong+ pang_tong-", "dodge", hp=1), seat())
    s.use("A", "slash", "B").skill("B", "niepan").does("B", "gz-companion", "recover").on()
    assert s["B"].hp == 3
    assert len(s["B"].hand) == 3
    assert s.discarded().count(s.told("gz-discard", seat="B")["cards"][0]) == 1


@pytest.mark.rule("guozhan", "R27")
def test_a_duel_goes_on_although_its_user_has_become_female() -> None:
    s = scene(
        seat("diao_chan+ lu_bu+", "peach"), seat("huang_yueying- meng_huo+", ""), seat("guan_yu+ zhang_fei-", "slash")
    )
    # the second named uses the Duel on the first
    s.skill("A", "lijian", "peach", "C", "B", about="gz-play")
    s.until("B", "gz-skill", "jizhi").does("B", "gz-skill", "jizhi")
    s.until("C", "gz-slash").does("C", "gz-slash", "card", "slash").on()
    assert s["B"].up == (True, True)
    assert s["B"].hp == s["B"].max_hp - 1


@pytest.mark.rule("guozhan", "R28")
def test_lieren_lays_its_card_before_the_reward_and_shows_after() -> None:
    s = scene(seat("meng_huo+ zhu_rong-", "slash slash.s11"), seat("", "dodge.d2 peach"))
    s.use("A", "slash", "B").until("A", "gz-skill", "lieren")
    s.skill("A", "lieren", "slash.s11").does("A", "gz-companion", "draw_two")
    s.until("B", "gz-point-duel").does("B", "gz-point-duel", "choose", "dodge.d2").on()
    assert s.told("gz-point-duel")["card"] == "slash.s11"
    assert s.told("gz-point-duel")["won"]


@pytest.mark.proves("guozhan", "option", "play_phase_reveal_locked")
def test_a_locked_general_is_not_turned_up_at_a_free_moment_in_the_first_edition_but_with_the_setting() -> None:
    s = scene(seat("lu_bu- diao_chan-"), seat())
    assert "turn_up" not in s.acts(s.asked("A", "gz-play"))
    with_setting = scene(seat("lu_bu- ji_ling-"), seat(), play_phase_reveal_locked="true")
    with_setting.skill("A", "turn_up", "head", about="gz-play")
    assert with_setting["A"].up == (True, False)
    assert "turn_up" not in with_setting.acts(with_setting.asked("A", "gz-play"))
