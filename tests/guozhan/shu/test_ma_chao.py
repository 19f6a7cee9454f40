"""马超: 马术, 铁骑."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat


@pytest.mark.proves("guozhan", "skill", "ma_chao.mashu")
def test_mashu_brings_others_one_nearer_but_no_more() -> None:
    s = scene(
        seat("ma_chao+ huang_zhong-", "snatch"),
        seat("xu_chu- dian_wei-"),
        *[seat("", "peach") for _ in range(4)],
    )
    s.cannot_use("A", "snatch", "D")
    s.use("A", "snatch", "C").on()
    assert s.hand("A") == ["peach"]


@pytest.mark.proves("guozhan", "skill", "ma_chao.mashu")
def test_mashu_does_not_help_those_who_look_at_its_owner() -> None:
    s = scene(seat("ma_chao+ huang_zhong-", "peach"), seat(), seat("", "snatch"), seat(), turn="C")
    s.cannot_use("C", "snatch", "A")


@pytest.mark.proves("guozhan", "skill", "ma_chao.mashu")
def test_mashu_and_a_horse_add_up() -> None:
    s = scene(
        seat("ma_chao+ huang_zhong-", "snatch", equip="chitu"),
        seat("xu_chu- dian_wei-"),
        *[seat("", "peach") for _ in range(4)],
    )
    s.use("A", "snatch", "D").on()
    assert s.hand("A") == ["peach"]


@pytest.mark.proves("guozhan", "skill", "ma_chao.mashu")
@pytest.mark.rule("guozhan", "R12")
def test_a_hidden_mashu_is_turned_up_for_a_target_that_only_it_reaches() -> None:
    s = scene(seat("huang_zhong- ma_chao-", "snatch"), seat("", "peach"), seat("", "peach"), seat())
    s.cannot_use("A", "snatch", "C")
    s.use("A", "snatch", "C", reveals="deputy").on()
    assert s["A"].up == (False, True)
    assert s.hand("A") == ["peach"]


@pytest.mark.proves("guozhan", "skill", "ma_chao.mashu")
def test_a_hidden_mashu_stays_hidden_where_it_is_not_needed() -> None:
    s = scene(seat("huang_zhong- ma_chao-", "snatch"), seat("", "peach"), seat("", "peach"), seat())
    s.use("A", "snatch", "B").on()
    assert s["A"].up == (False, False)


@pytest.mark.proves("guozhan", "skill", "ma_chao.tieqi@first")
def test_a_red_judgement_forbids_the_dodge() -> None:
    s = scene(seat("ma_chao+ huang_zhong-", "slash"), seat("", "dodge"), deck="peach.h4")
    s.use("A", "slash", "B").skill("A", "tieqi").on()
    assert s["B"].hp == 3
    assert s.hand("B") == ["dodge"]


@pytest.mark.proves("guozhan", "skill", "ma_chao.tieqi@first")
def test_tieqi_may_be_declined() -> None:
    s = scene(seat("ma_chao+ huang_zhong-", "slash"), seat("", "dodge"), deck="peach.h4")
    s.use("A", "slash", "B").until("A", "gz-skill", "tieqi").does("A", "gz-skill", "decline")
    s.until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge").on()
    assert s["B"].hp == 4
    assert s.count("gz-judge") == 0


@pytest.mark.proves("guozhan", "skill", "ma_chao.tieqi@first")
def test_eight_trigrams_is_no_use_against_a_red_tieqi() -> None:
    s = scene(seat("ma_chao+ huang_zhong-", "slash.d10"), seat("", equip="eight_trigrams"), deck="peach.h4 peach.h6")
    s.use("A", "slash", "B").skill("A", "tieqi").not_offered("B", "eight_trigrams")
    assert s["B"].hp == 3


@pytest.mark.proves("guozhan", "skill", "ma_chao.tieqi@first")
def test_tieqi_is_for_a_slash_only() -> None:
    s = scene(seat("ma_chao+ huang_zhong-", "duel"), seat(), deck="peach.h4")
    s.use("A", "duel", "B").not_offered("A", "tieqi")
    assert s["B"].hp == 3


@pytest.mark.proves("guozhan", "skill", "ma_chao.tieqi@first")
@pytest.mark.rule("guozhan", "R98")
def test_a_hidden_ma_chao_who_turns_up_for_tieqi_is_determined_when_the_victim_dies() -> None:
    s = scene(
        seat("ma_chao- huang_zhong-", "slash"),
        seat("cao_ren+ yue_jin-", hp=1),
        seat("xu_chu+ dian_wei-"),
        seat(),
        deck="peach.h4",
    )
    s.use("A", "slash", "B").skill("A", "tieqi").on()
    assert s["A"].kingdom == "shu"
    assert not s["B"].alive
    assert s.told("gz-reward", seat="A", count=2)
    assert len(s["A"].hand) == 2
    s.sound()
