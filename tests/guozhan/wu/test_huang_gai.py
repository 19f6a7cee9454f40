"""黄盖: 苦肉."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat


@pytest.mark.proves("guozhan", "skill", "huang_gai.kurou@first")
def test_one_hp_for_two_cards_as_often_as_he_likes() -> None:
    s = scene(seat("huang_gai+ gan_ning+"), seat(), deck="peach peach dodge dodge")
    s.skill("A", "kurou", about="gz-play").on()
    assert (s["A"].hp, s.hand("A")) == (3, ["peach", "peach"])
    s.skill("A", "kurou", about="gz-play").on()
    assert (s["A"].hp, s.hand("A")) == (2, ["dodge", "dodge", "peach", "peach"])
    s.sound()


@pytest.mark.proves("guozhan", "skill", "huang_gai.kurou@first")
def test_it_is_a_loss_and_no_damage() -> None:
    s = scene(seat("huang_gai+ gan_ning+", equip="silver_lion"), seat())
    s.skill("A", "kurou", about="gz-play").on()
    assert s.told("gz-lose-hp", seat="A", amount=1, hp=3)
    assert s.count("gz-damage") == 0


def test_nobody_has_to_use_it() -> None:
    s = scene(seat("huang_gai+ gan_ning+"), seat())
    s.ends("A").on()
    assert s["A"].hp == 4


@pytest.mark.proves("guozhan", "skill", "huang_gai.kurou@first")
def test_at_one_hp_he_draws_only_after_he_is_saved() -> None:
    s = scene(seat("huang_gai+ gan_ning+", "peach", hp=1), seat(), deck="dodge dodge")
    s.skill("A", "kurou", about="gz-play")
    s.until("A", "gz-rescue")
    assert s.hand("A") == ["peach"]
    s.does("A", "gz-rescue", "card", "peach").on()
    assert (s["A"].hp, s.hand("A")) == (1, ["dodge", "dodge"])


@pytest.mark.proves("guozhan", "skill", "huang_gai.kurou@first")
def test_if_nobody_saves_him_he_draws_nothing_and_nobody_is_rewarded() -> None:
    s = scene(seat("huang_gai+ gan_ning+", hp=1), seat("dian_wei+ xu_huang+"), seat("huang_zhong+ wei_yan+"))
    s.skill("A", "kurou", about="gz-play").on()
    assert not s["A"].alive
    assert s.count("gz-draw", seat="A") == 0
    assert s.told("gz-death", seat="A", killer=None)
    assert s.count("gz-reward") == 0


def test_not_outside_his_play_phase() -> None:
    s = scene(seat(), seat("huang_gai+ gan_ning+"))
    s.ends("A").not_offered("B", "kurou")
    assert "kurou" in s.acts(s.asked("B", "gz-play"))


@pytest.mark.proves("guozhan", "skill", "huang_gai.kurou@first")
def test_a_hidden_huang_gai_is_rewarded_before_he_loses_hp() -> None:
    s = scene(seat("huang_gai- zhou_yu+", hp=1, max_hp=3), seat(), deck="peach peach")
    s.skill("A", "kurou", about="gz-play", reveals="head")
    assert s["A"].up == (True, True)
    # companions: the recovery comes first, so the loss does not make him dying
    s.until("A", "gz-companion").does("A", "gz-companion", "recover").on()
    assert s.count("gz-dying") == 0
    assert (s["A"].hp, s.hand("A")) == (1, ["peach", "peach"])
