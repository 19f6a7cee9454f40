"""黄忠: 烈弓."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat

FAR_SEATS = (
    seat("cao_ren- yue_jin-", "peach"),
    seat("gan_ning- lu_meng-", "peach dodge"),
    seat("pan_feng- pang_de-", "peach dodge wine"),
    seat("xu_chu- dian_wei-"),
)


@pytest.mark.proves("guozhan", "skill", "huang_zhong.liegong@first")
@pytest.mark.parametrize(
    ("hp", "weapon", "cards"),
    [
        (4, "", "dodge"),
        (2, "", "dodge peach"),
        (4, "triblade", "dodge peach wine"),
        (4, "", "dodge peach wine slash"),
    ],
)
def test_a_large_or_a_small_hand_cannot_dodge(hp: int, weapon: str, cards: str) -> None:
    s = scene(seat("huang_zhong+ ma_chao-", "slash", hp=hp, equip=weapon), seat("", cards))
    s.use("A", "slash", "B").skill("A", "liegong").on()
    assert s["B"].hp == 3
    assert "dodge" in s.hand("B")


@pytest.mark.proves("guozhan", "skill", "huang_zhong.liegong@first")
def test_a_hand_between_range_and_hp_can_dodge() -> None:
    s = scene(seat("huang_zhong+ ma_chao-", "slash"), seat("", "dodge peach"))
    s.use("A", "slash", "B").not_offered("A", "liegong")
    t = scene(seat("huang_zhong+ ma_chao-", "slash", hp=3), seat("", "dodge peach"))
    t.use("A", "slash", "B").not_offered("A", "liegong")


@pytest.mark.proves("guozhan", "skill", "huang_zhong.liegong@first")
def test_liegong_may_be_declined() -> None:
    s = scene(seat("huang_zhong+ ma_chao-", "slash"), seat("", "dodge"))
    s.use("A", "slash", "B").until("A", "gz-skill", "liegong").does("A", "gz-skill", "decline")
    s.until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge").on()
    assert s["B"].hp == 4


@pytest.mark.proves("guozhan", "skill", "huang_zhong.liegong@first")
def test_not_outside_his_play_phase() -> None:
    s = scene(
        seat("", "borrowed_sword"),
        seat("huang_zhong+ ma_chao-", "slash", equip="crossbow"),
        seat("pan_feng- pang_de-", "dodge"),
    )
    s.use("A", "borrowed_sword", "B", second="C").until("B", "gz-borrowed").does("B", "gz-borrowed", "card", "slash")
    s.not_offered("B", "liegong")


@pytest.mark.proves("guozhan", "skill", "huang_zhong.liegong@first")
def test_eight_trigrams_makes_no_dodge_either() -> None:
    s = scene(seat("huang_zhong+ ma_chao-", "slash"), seat(equip="eight_trigrams"), deck="peach.h4")
    s.use("A", "slash", "B").skill("A", "liegong").not_offered("B", "eight_trigrams")
    assert s["B"].hp == 3


@pytest.mark.proves("guozhan", "skill", "huang_zhong.liegong@first")
def test_a_hidden_huang_zhong_is_turned_up() -> None:
    s = scene(seat("ma_chao- huang_zhong-", "slash"), seat("", "dodge"))
    s.use("A", "slash", "B").skill("A", "liegong", reveals="deputy").on()
    assert s["A"].up == (False, True)
    assert s["B"].hp == 3


# -- current edition


@pytest.mark.proves("guozhan", "skill", "huang_zhong.liegong@current")
def test_his_slash_reaches_whoever_has_no_more_hand_cards() -> None:
    s = scene(seat("huang_zhong+ zhang_fei-", "slash duel"), *FAR_SEATS, edition="current")
    # counted with the Slash still in hand: two against two reaches, three do not
    s.cannot_use("A", "slash", "D").use("A", "slash", "C").on()
    assert s["C"].hp == 3
    t = scene(seat("huang_zhong+ zhang_fei-", "slash duel"), *FAR_SEATS)
    t.cannot_use("A", "slash", "C")


@pytest.mark.proves("guozhan", "skill", "huang_zhong.liegong@current")
def test_the_reach_is_for_slashes_only() -> None:
    s = scene(seat("huang_zhong+ zhang_fei-", "snatch wine wine wine"), *FAR_SEATS, edition="current")
    s.cannot_use("A", "snatch", "C")


@pytest.mark.proves("guozhan", "skill", "huang_zhong.liegong@current")
def test_a_target_with_at_least_his_hp_cannot_dodge_or_takes_one_more() -> None:
    s = scene(seat("huang_zhong+ zhang_fei-", "slash"), seat("", "dodge"), seat(), edition="current")
    s.use("A", "slash", "B").skill("A", "liegong").does("A", "gz-liegong", "no_dodge").on()
    assert (s["B"].hp, s.hand("B")) == (3, ["dodge"])
    t = scene(seat("huang_zhong+ zhang_fei-", "slash"), seat("", "dodge"), seat(), edition="current")
    t.use("A", "slash", "B").skill("A", "liegong").does("A", "gz-liegong", "one_more").until("B", "gz-dodge")
    assert t.asked("B", "gz-dodge").args["amount"] == 2
    t.does("B", "gz-dodge", "decline").on()
    assert t["B"].hp == 2


@pytest.mark.proves("guozhan", "skill", "huang_zhong.liegong@current")
def test_a_target_with_less_hp_is_safe_from_the_current_liegong_whatever_its_hand() -> None:
    s = scene(seat("huang_zhong+ zhang_fei-", "slash"), seat("", "dodge", hp=3), seat(), edition="current")
    s.use("A", "slash", "B").not_offered("A", "liegong")


@pytest.mark.proves("guozhan", "skill", "huang_zhong.liegong@current")
def test_the_one_more_is_for_one_target_alone_and_adds_to_the_wine() -> None:
    s = scene(
        seat("huang_zhong+ taishi_ci+", "slash.s7 slash.c10", hp=3), seat("", "peach.h4"), seat(), edition="current"
    )
    s.does("A", "gz-play", "tianyi", "slash.c10", "B").on().use("A", "slash.s7", "B", "C")
    s.skill("A", "liegong").does("A", "gz-liegong", "one_more").skill("A", "liegong")
    s.does("A", "gz-liegong", "no_dodge").on()
    assert (s["B"].hp, s["C"].hp) == (2, 3)
    t = scene(seat("huang_zhong+ zhang_fei-", "slash wine"), seat("", hp=4), seat(), edition="current")
    t.use("A", "wine").on().use("A", "slash", "B").skill("A", "liegong").does("A", "gz-liegong", "one_more").on()
    assert t["B"].hp == 1


@pytest.mark.proves("guozhan", "skill", "huang_zhong.liegong@current")
def test_the_current_liegong_may_be_declined() -> None:
    s = scene(seat("huang_zhong+ zhang_fei-", "slash"), seat("", "dodge"), seat(), edition="current")
    s.use("A", "slash", "B").until("A", "gz-skill", "liegong").does("A", "gz-skill", "decline")
    s.until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge").on()
    assert s["B"].hp == 4


@pytest.mark.proves("guozhan", "skill", "huang_zhong.liegong@current")
def test_the_current_liegong_works_outside_his_play_phase() -> None:
    s = scene(
        seat("", "borrowed_sword.c12"),
        seat("huang_zhong+ zhang_fei-", "slash", equip="axe.d5"),
        seat(),
        edition="current",
    )
    s.use("A", "borrowed_sword.c12", "B", second="C").until("B", "gz-borrowed")
    s.does("B", "gz-borrowed", "card", "slash").skill("B", "liegong").does("B", "gz-liegong", "one_more").on()
    assert s["C"].hp == 2


@pytest.mark.proves("guozhan", "skill", "huang_zhong.liegong@current")
def test_a_hidden_huang_zhong_is_turned_up_for_the_reach_or_after_the_target() -> None:
    s = scene(seat("huang_zhong- guan_yu-", "slash.s7 duel"), *FAR_SEATS, edition="current")
    s.cannot_use("A", "slash", "C").use("A", "slash", "C", reveals="head").on()
    assert (s["A"].up, s["C"].hp) == ((True, False), 3)
    t = scene(seat("huang_zhong- guan_yu-", "slash.s7"), *FAR_SEATS, edition="current")
    t.use("A", "slash", "B").skill("A", "liegong", reveals="head").does("A", "gz-liegong", "one_more").on()
    assert (t["A"].up, t["B"].hp) == ((True, False), 2)
