"""马超: 马术, 铁骑."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat

ENEMIES = seat("cao_ren- yue_jin-"), seat("sun_jian- huang_gai-"), seat("pan_feng- pang_de-")


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


# -- current edition


@pytest.mark.proves("guozhan", "skill", "ma_chao.tieqi@current")
def test_the_skills_of_the_chosen_general_that_are_not_locked_are_off_for_the_turn() -> None:
    s = scene(
        seat("ma_chao+ huang_zhong-", "slash"),
        seat("sima_yi+ guo_jia+"),
        seat(),
        deck="peach.h4 slash",
        edition="current",
    )
    s.use("A", "slash", "B").skill("A", "tieqi", "head").not_offered("B", "fankui")
    assert s["B"].hp == 2
    assert s.told("gz-mute", seat="B")["general"] == "head"
    t = scene(
        seat("ma_chao+ huang_zhong-", "slash wine"),
        seat("sima_yi+ guo_jia+"),
        seat(),
        deck="peach.h4",
        edition="current",
    )
    t.use("A", "slash", "B").skill("A", "tieqi", "deputy").skill("B", "fankui").on()
    assert t.hand("B") == ["wine"]
    t.sound()


@pytest.mark.proves("guozhan", "skill", "ma_chao.tieqi@current")
def test_the_skills_are_back_with_the_next_turn() -> None:
    s = scene(seat("ma_chao+ huang_zhong-", "slash"), seat("guan_yu+ zhang_fei-", "peach"), *ENEMIES, edition="current")
    s.use("A", "slash", "B").skill("A", "tieqi", "head").on()
    s.ends("A").until("B", "gz-play")
    assert "wusheng" in s.acts(s.asked("B", "gz-play"))


@pytest.mark.proves("guozhan", "skill", "ma_chao.tieqi@current")
def test_without_a_card_of_the_suit_the_target_cannot_dodge() -> None:
    s = scene(seat("ma_chao+ huang_zhong-", "slash"), seat("", "dodge.d2"), seat(), deck="peach.h4", edition="current")
    s.use("A", "slash", "B").skill("A", "tieqi").not_offered("B", "discard")
    assert all(about != "gz-dodge" for _, about, _ in s.asked_so_far)
    assert (s["B"].hp, s.hand("B")) == (3, ["dodge"])


@pytest.mark.proves("guozhan", "skill", "ma_chao.tieqi@current")
@pytest.mark.parametrize("paid", ["slash.s8", "jueying.s5"])
def test_a_card_of_the_suit_in_hand_or_worn_buys_the_dodge(paid: str) -> None:
    s = scene(
        seat("ma_chao+ huang_zhong-", "slash.s7"),
        seat("", "dodge.d2 slash.s8", equip="jueying.s5"),
        seat(),
        deck="slash.s9",
        edition="current",
    )
    # the horse keeps B out of reach but for the other horse of Ma Chao
    s.use("A", "slash.s7", "B").skill("A", "tieqi").until("B", "gz-tieqi").does("B", "gz-tieqi", "discard", paid)
    s.until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge").on()
    assert s["B"].hp == 4
    assert paid in s.discarded()
    s.sound()


@pytest.mark.proves("guozhan", "skill", "ma_chao.tieqi@current")
def test_who_can_show_no_card_at_all_is_not_asked() -> None:
    s = scene(
        seat("ma_chao+ huang_zhong-", "slash"), seat("", equip="dilu.c5"), seat(), deck="peach.h4", edition="current"
    )
    s.use("A", "slash", "B").skill("A", "tieqi").on()
    assert all(about != "gz-tieqi" for _, about, _ in s.asked_so_far)
    assert s["B"].hp == 3


@pytest.mark.proves("guozhan", "skill", "ma_chao.tieqi@current")
def test_a_conversion_that_is_off_makes_no_dodge_though_the_suit_was_paid() -> None:
    s = scene(
        seat("ma_chao+ huang_zhong-", "slash.s7"),
        seat("zhao_yun+ wei_yan-", "slash.s8 slash.s9"),
        *ENEMIES,
        deck="slash.s10",
        edition="current",
    )
    s.use("A", "slash.s7", "B").skill("A", "tieqi", "head").until("B", "gz-tieqi")
    s.does("B", "gz-tieqi", "discard", "slash.s8").not_offered("B", "longdan")
    assert s["B"].hp == 3


@pytest.mark.proves("guozhan", "skill", "ma_chao.tieqi@current")
def test_a_general_turned_up_later_in_the_turn_works() -> None:
    s = scene(
        seat("ma_chao+ huang_zhong-", "slash duel"),
        seat("cao_cao- sima_yi-"),
        seat(),
        deck="peach.h4",
        edition="current",
    )
    s.use("A", "slash", "B").skill("A", "tieqi").skill("B", "fankui", reveals="deputy").on()
    assert s.hand("B") == ["duel"]
    assert s.count("gz-mute") == 0


@pytest.mark.proves("guozhan", "skill", "ma_chao.tieqi@current")
def test_the_current_tieqi_may_be_declined_and_is_for_a_slash_only() -> None:
    s = scene(seat("ma_chao+ huang_zhong-", "slash duel"), seat("", "dodge"), seat(), edition="current")
    s.use("A", "slash", "B").until("A", "gz-skill", "tieqi").does("A", "gz-skill", "decline")
    s.until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge").on()
    assert s["B"].hp == 4
    s.use("A", "duel", "B").not_offered("A", "tieqi")
    assert s.count("gz-judge") == 0


@pytest.mark.proves("guozhan", "skill", "ma_chao.tieqi@current")
def test_a_hidden_ma_chao_is_turned_up_for_the_current_tieqi() -> None:
    s = scene(
        seat("ma_chao- huang_zhong-", "slash"), seat("sima_yi+ cao_cao-"), seat(), deck="peach.h4", edition="current"
    )
    s.use("A", "slash", "B").skill("A", "tieqi", "head", reveals="head").not_offered("B", "fankui")
    assert (s["A"].up, s["B"].hp) == ((True, False), s["B"].max_hp - 1)


@pytest.mark.proves("guozhan", "skill", "ma_chao.mashu")
@pytest.mark.rule("guozhan", "R12")
def test_in_the_current_edition_mashu_may_be_turned_up_beforehand_or_with_the_target() -> None:
    s = scene(seat("ma_chao- huang_zhong-", "snatch"), seat(), seat("", "peach"), *ENEMIES, edition="current")
    s.cannot_use("A", "snatch", "C").use("A", "snatch", "C", reveals="head").on()
    assert (s["A"].up, s.hand("A")) == ((True, False), ["peach"])
    t = scene(seat("ma_chao- huang_zhong-", "snatch"), seat(), seat("", "peach"), *ENEMIES, edition="current")
    t.does("A", "gz-play", "turn_up", "head").on().use("A", "snatch", "C").on()
    assert t.hand("A") == ["peach"]
