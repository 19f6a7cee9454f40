"""黄忠: 烈弓."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat


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
