"""貂蝉: 离间, 闭月."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat

LIJIAN = pytest.mark.proves("guozhan", "skill", "diao_chan.lijian")
BIYUE = pytest.mark.proves("guozhan", "skill", "diao_chan.biyue")
DIAO_CHAN = "diao_chan+ zou_shi-"
CAO_REN, GUAN_YU, ZHEN_JI = "cao_ren+ yue_jin-", "guan_yu+ zhang_fei-", "zhen_ji+ cao_ren-"


def can(s: Scene, target: str, user: str) -> bool:
    """She may make `user` challenge `target`."""
    seats = "ABCDEFGH"
    return any(
        option.act == "lijian"
        and seats.index(target) in option.picks[1].candidates
        and seats.index(user) in option.picks[2].candidates
        for option in s.asked("A", "gz-play").options
    )


@LIJIAN
def test_the_second_uses_a_duel_on_the_first_who_answers_first() -> None:
    s = scene(seat(DIAO_CHAN, "peach"), seat(CAO_REN), seat(GUAN_YU, "slash"))
    s.does("A", "gz-play", "lijian", "peach", "B", "C").on()
    assert (s["B"].hp, s["C"].hp) == (3, 4)
    assert s.hand("C") == ["slash"]
    assert s.told("gz-use", card="duel")["targets"] == "B"
    assert s.told("gz-damage", seat="B")["source"] == "C"
    assert s.discarded() == ["peach.d2"]
    assert s.why("A", "skill", "lijian") == "why-gz-skill-used-up"
    s.sound()


@LIJIAN
def test_the_user_of_the_duel_can_lose_it() -> None:
    s = scene(seat(DIAO_CHAN, "", equip="crossbow"), seat(CAO_REN, "slash"), seat(GUAN_YU))
    s.does("A", "gz-play", "lijian", "crossbow", "B", "C")
    s.until("B", "gz-slash").does("B", "gz-slash", "card", "slash").on()
    assert s["C"].hp == 3
    assert s.told("gz-damage", seat="C")["source"] == "B"


@LIJIAN
def test_women_the_hidden_and_herself_are_no_candidates() -> None:
    s = scene(seat(DIAO_CHAN, "peach"), seat(CAO_REN), seat(GUAN_YU), seat(ZHEN_JI), seat("pan_feng- pang_de-"))
    assert can(s, "B", "C")
    assert can(s, "C", "B")
    assert not any(can(s, one, other) for one in "ABCDE" for other in "ADE")
    assert not can(s, "B", "B")
    s = scene(seat(DIAO_CHAN, "peach"), seat(CAO_REN), seat(ZHEN_JI), seat("pan_feng- pang_de-"))
    assert "lijian" not in s.acts(s.asked("A", "gz-play"))


@LIJIAN
def test_a_woman_face_down_beside_a_man_face_up_is_a_man() -> None:
    s = scene(seat(DIAO_CHAN, "peach"), seat("zhen_ji- cao_ren+"), seat(GUAN_YU), seat("zhu_rong+ meng_huo+"))
    assert can(s, "B", "C")
    assert not can(s, "B", "D")


@LIJIAN
def test_without_a_card_there_is_no_alienation() -> None:
    s = scene(seat(DIAO_CHAN), seat(CAO_REN), seat(GUAN_YU))
    assert "lijian" not in s.acts(s.asked("A", "gz-play"))


@LIJIAN
def test_the_duel_can_be_nullified() -> None:
    s = scene(seat(DIAO_CHAN, "peach"), seat(CAO_REN, "nullification"), seat(GUAN_YU))
    s.does("A", "gz-play", "lijian", "peach", "B", "C").until("B", "gz-nullify-mine")
    s.does("B", "gz-nullify-mine", "card", "nullification").on()
    assert s["B"].hp == 4
    assert s.told("gz-nullified", seat="B")


@LIJIAN
def test_the_killer_is_the_other_duellist() -> None:
    s = scene(seat(DIAO_CHAN, "peach"), seat("cao_ren+ yue_jin-", hp=1), seat(GUAN_YU), seat())
    s.does("A", "gz-play", "lijian", "peach", "B", "C").on()
    assert not s["B"].alive
    assert s.told("gz-death", seat="B")["killer"] == "C"
    assert s.told("gz-reward", seat="C")["count"] == 1


@LIJIAN
def test_hidden_she_turns_up_and_the_companion_is_rewarded_before_the_duel() -> None:
    s = scene(seat("lu_bu+ diao_chan-", "peach", hp=2), seat(CAO_REN), seat(GUAN_YU))
    s.does("A", "gz-play", "lijian", "peach", "B", "C", reveals="deputy")
    assert s["A"].up == (True, True)
    assert s.count("gz-use", card="duel") == 0
    s.does("A", "gz-companion", "recover").on()
    assert s["A"].hp == 3
    assert s["B"].hp == 3


@LIJIAN
@pytest.mark.rule("guozhan", "R27")
def test_a_man_who_turns_out_a_woman_goes_on_with_the_duel() -> None:
    s = scene(seat(DIAO_CHAN, "peach"), seat(CAO_REN), seat("huang_yueying- meng_huo+"), deck="dodge")
    s.does("A", "gz-play", "lijian", "peach", "B", "C").skill("C", "jizhi").on()
    assert s["C"].up == (True, True)
    assert s.hand("C") == ["dodge"]
    assert s["B"].hp == 3


@BIYUE
def test_she_may_draw_a_card_in_her_finish_phase() -> None:
    s = scene(seat(DIAO_CHAN), seat(), stage="finish", deck="peach slash slash")
    s.skill("A", "biyue").on()
    assert s.hand("A") == ["peach"]
    assert s.hand("B") == ["slash", "slash"]


@BIYUE
def test_she_may_do_without() -> None:
    s = scene(seat(DIAO_CHAN), seat(), stage="finish")
    s.until("A", "gz-skill", "biyue").on()
    assert s.hand("A") == []


@BIYUE
def test_not_in_the_finish_phase_of_another() -> None:
    s = scene(seat(), seat(DIAO_CHAN), stage="finish")
    s.not_offered("B", "biyue")


@BIYUE
def test_after_a_skipped_play_phase_there_is_still_a_finish_phase() -> None:
    s = scene(seat(DIAO_CHAN, judging="indulgence"), seat(), stage="judge", deck="slash.s7 slash.s8 slash.s9 peach")
    s.skill("A", "biyue").on()
    assert s.told("gz-skip", phase="play")
    assert s.hand("A") == ["peach", "slash", "slash"]


@BIYUE
def test_hidden_she_turns_up_for_the_moon() -> None:
    s = scene(seat("zou_shi- diao_chan-"), seat(), stage="finish", deck="peach")
    s.skill("A", "biyue", reveals="deputy").on()
    assert s["A"].up == (False, True)
    assert s.hand("A") == ["peach"]
