"""刘禅: 享乐, 放权."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat


@pytest.mark.proves("guozhan", "skill", "liu_shan.xiangle")
def test_who_gives_no_basic_card_has_used_the_slash_in_vain() -> None:
    s = scene(seat("", "slash slash peach"), seat("liu_shan+ ma_chao-"), seat())
    s.use("A", "slash", "B").until("A", "gz-xiangle").does("A", "gz-xiangle", "decline").on()
    assert s["B"].hp == 3
    assert s.told("gz-no-effect", seat="B")
    s.cannot_use("A", "slash", "C")
    s.sound()


@pytest.mark.proves("guozhan", "skill", "liu_shan.xiangle")
def test_who_discards_a_basic_card_may_go_on() -> None:
    s = scene(seat("", "slash peach duel"), seat("liu_shan+ ma_chao-"))
    s.use("A", "slash", "B").until("A", "gz-xiangle").does("A", "gz-xiangle", "discard", "peach").on()
    assert s["B"].hp == 2
    assert s.hand("A") == ["duel"]


@pytest.mark.proves("guozhan", "skill", "liu_shan.xiangle")
def test_tricks_and_equipment_do_not_pay_for_the_slash() -> None:
    s = scene(seat("", "slash duel", equip="crossbow"), seat("liu_shan+ ma_chao-"))
    s.use("A", "slash", "B").not_offered("A", "discard")
    assert s["B"].hp == 3


@pytest.mark.proves("guozhan", "skill", "liu_shan.xiangle")
def test_a_duel_is_no_slash() -> None:
    s = scene(seat("", "duel"), seat("liu_shan+ ma_chao-"))
    s.use("A", "duel", "B").on()
    assert s["B"].hp == 2


@pytest.mark.proves("guozhan", "skill", "liu_shan.xiangle")
def test_xiangle_works_for_a_slash_redirected_to_him() -> None:
    s = scene(seat("", "slash"), seat("da_qiao+ sun_quan-", "peach"), seat("liu_shan+ ma_chao-"))
    s.use("A", "slash", "B").skill("B", "liuli", "peach", "C").on()
    assert s["C"].hp == 3
    assert s.told("gz-no-effect", seat="C")


@pytest.mark.proves("guozhan", "skill", "liu_shan.xiangle")
@pytest.mark.rule("guozhan", "R13")
def test_a_hidden_liu_shan_is_asked_and_no_means_nothing_happens() -> None:
    s = scene(seat("", "slash"), seat("ma_chao- liu_shan-"))
    s.use("A", "slash", "B").until("B", "gz-skill", "xiangle").does("B", "gz-skill", "decline").on()
    assert (s["B"].up, s["B"].hp) == ((False, False), 2)
    t = scene(seat("", "slash"), seat("ma_chao- liu_shan-"))
    t.use("A", "slash", "B").skill("B", "xiangle", reveals="deputy").on()
    assert (t["B"].up, t["B"].hp) == ((False, True), 3)


@pytest.mark.proves("guozhan", "skill", "liu_shan.fangquan")
def test_the_play_phase_is_given_up_for_an_extra_turn_of_another() -> None:
    s = scene(
        seat("liu_shan+ ma_chao-", "peach dodge slash"),
        seat(),
        seat("pan_feng- pang_de-"),
        stage="play",
    )
    s.skill("A", "fangquan").skill("A", "fangquan", "peach", "C").on()
    assert s.told("gz-skip", seat="A", phase="play")
    assert s.told("gz-turn", seat="C")["extra"] is True
    s.until("C", "gz-play")
    s.ends("C").on()
    # the normal order goes on behind him
    s.until("B", "gz-play")
    assert s.told("gz-turn", seat="B")["extra"] is False
    s.sound()


@pytest.mark.proves("guozhan", "skill", "liu_shan.fangquan")
def test_the_discard_phase_comes_before_and_the_extra_turn_is_optional() -> None:
    s = scene(seat("liu_shan+ ma_chao-", "peach dodge slash wine"), seat(), stage="play")
    s.skill("A", "fangquan").until("A", "gz-discard").does("A", "gz-discard", "choose", "peach")
    s.until("A", "gz-skill", "fangquan").does("A", "gz-skill", "decline").on()
    assert len(s["A"].hand) == 3
    assert s.told("gz-turn", seat="B")["extra"] is False


@pytest.mark.proves("guozhan", "skill", "liu_shan.fangquan")
def test_who_plays_has_nothing_to_give() -> None:
    s = scene(seat("liu_shan+ ma_chao-", "peach"), seat(), stage="play")
    s.until("A", "gz-skill", "fangquan").does("A", "gz-skill", "decline").until("A", "gz-play").ends("A")
    s.not_offered("A", "fangquan")


@pytest.mark.proves("guozhan", "skill", "liu_shan.fangquan")
def test_a_play_phase_lost_to_indulgence_is_not_his_to_skip() -> None:
    s = scene(
        seat("liu_shan+ ma_chao-", "peach", judging="indulgence"), seat(), stage="judge", deck="slash.s7 dodge wine"
    )
    s.not_offered("A", "fangquan")
    s.until("B", "gz-play")


@pytest.mark.proves("guozhan", "skill", "liu_shan.fangquan")
def test_without_a_hand_card_there_is_no_extra_turn() -> None:
    s = scene(seat("liu_shan+ ma_chao-", "", equip="crossbow"), seat(), stage="play")
    s.skill("A", "fangquan").not_offered("A", "fangquan")


@pytest.mark.proves("guozhan", "skill", "liu_shan.fangquan")
def test_a_stacked_player_loses_the_extra_turn_and_is_upright() -> None:
    s = scene(seat("liu_shan+ ma_chao-", "peach"), seat(), seat("pan_feng- pang_de-", stacked=True), stage="play")
    s.skill("A", "fangquan").skill("A", "fangquan", "peach", "C").on()
    s.until("B", "gz-play")
    assert not s["C"].stacked


@pytest.mark.proves("guozhan", "skill", "liu_shan.fangquan")
def test_a_hidden_liu_shan_is_turned_up_by_skipping() -> None:
    s = scene(seat("ma_chao- liu_shan-", "peach"), seat(), seat("pan_feng- pang_de-"), stage="play")
    s.skill("A", "fangquan", reveals="deputy").skill("A", "fangquan", "peach", "C").on()
    assert s["A"].up == (False, True)
    s.until("C", "gz-play")
