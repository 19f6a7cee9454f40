"""甘夫人: 淑慎, 神智."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat

ENEMIES = seat("cao_ren- yue_jin-"), seat("pan_feng- pang_de-")


@pytest.mark.proves("guozhan", "skill", "gan_furen.shushen@first")
def test_when_she_recovers_another_of_her_kingdom_draws() -> None:
    s = scene(seat("gan_furen+ ma_chao-", "peach", hp=2), seat("zhang_fei+ wei_yan-"), *ENEMIES)
    s.use("A", "peach").skill("A", "shushen", "B").on()
    assert len(s["B"].hand) == 1
    assert s["A"].hp == 3
    s.sound()


@pytest.mark.proves("guozhan", "skill", "gan_furen.shushen@first")
def test_once_for_each_hp() -> None:
    s = scene(
        seat("gan_furen+ meng_huo+", hp=1),
        seat("zhang_fei+ wei_yan-"),
        seat("zhao_yun+ ma_chao-"),
        *ENEMIES,
        seat("jia_xu- ji_ling-"),
        stage="draw",
        deck="peach.h4 peach.h6 slash dodge wine",
    )
    s.skill("A", "zaiqi").skill("A", "shushen", "B").skill("A", "shushen", "C").not_offered("A", "shushen")
    assert s["A"].hp == 3
    assert (len(s["B"].hand), len(s["C"].hand)) == (1, 1)


@pytest.mark.proves("guozhan", "skill", "gan_furen.shushen@first")
def test_shushen_may_be_declined() -> None:
    s = scene(seat("gan_furen+ ma_chao-", "peach", hp=2), seat("zhang_fei+ wei_yan-"), *ENEMIES)
    s.use("A", "peach").until("A", "gz-skill", "shushen").does("A", "gz-skill", "decline").on()
    assert s["B"].hand == []


@pytest.mark.proves("guozhan", "skill", "gan_furen.shushen@first")
def test_neither_she_herself_nor_other_kingdoms_nor_the_undetermined_draw() -> None:
    s = scene(
        seat("gan_furen+ ma_chao-", "peach", hp=2),
        seat("cao_ren+ yue_jin-"),
        seat("zhang_fei- wei_yan-"),
        seat("zhao_yun+ huang_zhong-"),
    )
    s.use("A", "peach").until("A", "gz-skill", "shushen")
    (option,) = [o for o in s.asked("A", "gz-skill").options if o.act == "shushen"]
    assert list(option.picks[0].candidates) == [3]
    t = scene(seat("gan_furen+ ma_chao-", "peach", hp=2), seat("cao_ren+ yue_jin-"), seat("zhang_fei- wei_yan-"))
    t.use("A", "peach").not_offered("A", "shushen")


@pytest.mark.proves("guozhan", "skill", "gan_furen.shushen@first")
def test_a_hidden_lady_gan_may_give_to_those_who_will_be_of_her_kingdom() -> None:
    s = scene(seat("ma_chao- gan_furen-", "peach", hp=2), seat("zhang_fei+ wei_yan-"), *ENEMIES)
    s.use("A", "peach").skill("A", "shushen", "B", reveals="deputy").on()
    assert (s["A"].up, s["A"].kingdom) == ((False, True), "shu")
    assert len(s["B"].hand) == 1


@pytest.mark.proves("guozhan", "skill", "gan_furen.shushen@first")
def test_a_hidden_lady_gan_who_would_be_a_careerist_is_not_offered_it() -> None:
    s = scene(
        seat("ma_chao- gan_furen-", "peach", hp=2),
        seat("zhang_fei+ wei_yan-"),
        seat("zhao_yun+ huang_zhong-"),
        seat("cao_ren- yue_jin-"),
    )
    s.use("A", "peach").not_offered("A", "shushen")
    assert s["A"].up == (False, False)


@pytest.mark.proves("guozhan", "skill", "gan_furen.shushen@first")
def test_recovering_by_the_reward_for_the_pair_counts() -> None:
    s = scene(seat("liu_bei- gan_furen+", "wine", hp=2), seat("zhang_fei+ wei_yan-"), *ENEMIES)
    s.does("A", "gz-play", "rende", "wine", "C").does("A", "gz-companion", "recover")
    s.skill("A", "shushen", "B").on()
    assert len(s["B"].hand) == 1
    assert s.hand("C") == ["wine"]


@pytest.mark.proves("guozhan", "skill", "gan_furen.shenzhi")
def test_as_many_cards_as_hp_heal() -> None:
    s = scene(seat("gan_furen+ ma_chao-", "peach dodge", hp=2), seat(), stage="prepare")
    s.skill("A", "shenzhi").until("A", "gz-play")
    assert s["A"].hp == 3
    assert sorted(s.discarded()) == ["dodge.d10", "peach.d2"]
    s.sound()


@pytest.mark.proves("guozhan", "skill", "gan_furen.shenzhi")
def test_fewer_cards_than_hp_are_gone_for_nothing() -> None:
    s = scene(seat("gan_furen+ ma_chao-", "peach", hp=2, equip="dilu"), seat(), stage="prepare")
    s.skill("A", "shenzhi").until("A", "gz-play")
    assert s["A"].hp == 2
    assert s.worn("A") == {"plus_horse": "dilu"}


@pytest.mark.proves("guozhan", "skill", "gan_furen.shenzhi")
def test_shenzhi_may_be_declined_and_needs_a_hand_card() -> None:
    s = scene(seat("gan_furen+ ma_chao-", "peach dodge", hp=2), seat(), stage="prepare")
    s.until("A", "gz-skill", "shenzhi").does("A", "gz-skill", "decline").until("A", "gz-play")
    assert len(s["A"].hand) == 4
    t = scene(seat("gan_furen+ ma_chao-", hp=2), seat(), stage="prepare")
    t.not_offered("A", "shenzhi")


@pytest.mark.proves("guozhan", "skill", "gan_furen.shenzhi")
def test_shenzhi_and_shushen_work_together() -> None:
    s = scene(seat("gan_furen+ ma_chao-", "peach dodge", hp=2), seat("zhang_fei+ wei_yan-"), *ENEMIES, stage="prepare")
    s.skill("A", "shenzhi").skill("A", "shushen", "B").until("A", "gz-play")
    assert len(s["B"].hand) == 1


@pytest.mark.proves("guozhan", "skill", "gan_furen.shenzhi")
def test_a_hidden_lady_gan_is_turned_up_by_shenzhi() -> None:
    s = scene(seat("ma_chao- gan_furen-", "peach", hp=1), seat(), stage="prepare")
    s.skill("A", "shenzhi", reveals="deputy").until("A", "gz-play")
    assert (s["A"].up, s["A"].hp) == ((False, True), 2)


@pytest.mark.proves("guozhan", "skill", "gan_furen.shenzhi")
@pytest.mark.rule("guozhan", "R24")
def test_a_recovery_by_the_reward_can_make_shenzhi_fail() -> None:
    s = scene(seat("liu_bei+ gan_furen-", "peach", hp=1), seat(), stage="prepare")
    s.skill("A", "shenzhi").does("A", "gz-companion", "recover").until("A", "gz-play")
    assert s["A"].hp == 2
    assert s.count("gz-recover") == 1


# -- current edition


@pytest.mark.proves("guozhan", "skill", "gan_furen.shushen@current")
def test_in_the_current_edition_anybody_draws_and_two_without_hand_cards() -> None:
    s = scene(seat("gan_furen+ ma_chao-", "peach", hp=2), seat("cao_ren+ yue_jin-"), seat(), edition="current")
    s.use("A", "peach").skill("A", "shushen", "B").on()
    assert len(s["B"].hand) == 2
    t = scene(seat("gan_furen+ ma_chao-", "peach", hp=2), seat("cao_ren+ yue_jin-", "dodge"), seat(), edition="current")
    t.use("A", "peach").skill("A", "shushen", "B").on()
    assert len(t["B"].hand) == 2
    t.sound()


@pytest.mark.proves("guozhan", "skill", "gan_furen.shushen@current")
def test_not_she_herself_and_not_without_recovering() -> None:
    s = scene(seat("gan_furen+ ma_chao-", "peach peach_garden", hp=2), seat(), seat(), edition="current")
    s.use("A", "peach").until("A", "gz-skill", "shushen")
    (option,) = [o for o in s.asked("A", "gz-skill").options if o.act == "shushen"]
    assert list(option.picks[0].candidates) == [1, 2]
    s.does("A", "gz-skill", "decline").on()
    assert (s["B"].hand, s["C"].hand) == ([], [])
    assert s["A"].hp == s["A"].max_hp
    s.use("A", "peach_garden").not_offered("A", "shushen")


@pytest.mark.proves("guozhan", "skill", "gan_furen.shushen@current")
def test_in_the_current_edition_too_it_is_once_for_each_hp() -> None:
    s = scene(seat("", "slash"), seat("gan_furen+ pang_tong+", hp=1), seat(), edition="current")
    s.use("A", "slash", "B").skill("B", "niepan").skill("B", "shushen", "A").skill("B", "shushen", "A")
    s.skill("B", "shushen", "C").not_offered("B", "shushen")
    assert s["B"].hp == 3
    assert (len(s["A"].hand), len(s["C"].hand)) == (3, 2)


@pytest.mark.proves("guozhan", "skill", "gan_furen.shushen@current")
def test_a_hidden_lady_gan_may_give_to_anybody_though_she_becomes_a_careerist() -> None:
    s = scene(
        seat("ma_chao- gan_furen-", "peach", hp=2),
        seat("zhang_fei+ wei_yan-"),
        seat("zhao_yun+ huang_zhong-"),
        seat("cao_ren- yue_jin-"),
        edition="current",
    )
    s.use("A", "peach").skill("A", "shushen", "D", reveals="deputy").on()
    assert (s["A"].up, s["A"].kingdom) == ((False, True), "careerist0")
    assert len(s["D"].hand) == 2


@pytest.mark.proves("guozhan", "skill", "gan_furen.shenzhi")
@pytest.mark.rule("guozhan", "R29")
def test_in_the_current_edition_the_pair_brings_a_mark_and_shenzhi_heals() -> None:
    s = scene(seat("liu_bei+ gan_furen-", "peach", hp=1), seat(), seat(), stage="prepare", edition="current")
    s.skill("A", "shenzhi").until("A", "gz-play")
    assert s["A"].hp == 2
    assert "companion" in s["A"].marks
