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


KUROU_CURRENT = pytest.mark.proves("guozhan", "skill", "huang_gai.kurou@current")


@KUROU_CURRENT
def test_current_a_card_and_one_hp_for_three_cards_and_one_more_slash() -> None:
    s = scene(
        seat("huang_gai+ gan_ning+", "peach.h4 slash.s7 slash.s8"), seat(), deck="dodge dodge wine", edition="current"
    )
    s.skill("A", "kurou", "peach", about="gz-play").on()
    assert (s["A"].hp, s.hand("A")) == (3, ["dodge", "dodge", "slash", "slash", "wine"])
    assert s.discarded() == ["peach.h4"]
    s.use("A", "slash.s7", "B").on().use("A", "slash.s8", "B").on()
    assert s["B"].hp == 2
    s.sound()


@KUROU_CURRENT
def test_current_it_is_one_more_slash_and_only_in_this_phase() -> None:
    s = scene(
        seat("huang_gai+ gan_ning+", "peach slash.s7 slash.s8 slash.s9", max_hp=8, hp=8),
        seat("", max_hp=8, hp=8),
        deck="slash.s10 dodge dodge dodge dodge dodge dodge",
        edition="current",
    )
    s.skill("A", "kurou", "peach", about="gz-play").on()
    s.use("A", "slash.s7", "B").on().use("A", "slash.s8", "B").on().cannot_use("A", "slash.s9", "B")
    assert s.why("A", "card", "slash.s9") == "why-gz-slash-limit"
    s.ends("A").on().ends("B").on()
    s.use("A", "slash.s9", "B").on().cannot_use("A", "slash.s10", "B")


@KUROU_CURRENT
def test_current_once_a_phase_and_only_with_a_card() -> None:
    s = scene(seat("huang_gai+ gan_ning+", "peach"), seat(), edition="current")
    s.skill("A", "kurou", "peach", about="gz-play").on()
    assert "kurou" not in s.acts(s.asked("A", "gz-play"))
    assert s.why("A", "skill", "kurou") == "why-gz-skill-used-up"
    s = scene(seat("huang_gai+ gan_ning+"), seat(), edition="current")
    assert "kurou" not in s.acts(s.asked("A", "gz-play"))


@KUROU_CURRENT
def test_current_nobody_has_to_use_it() -> None:
    s = scene(seat("huang_gai+ gan_ning+", "peach"), seat(), edition="current")
    s.ends("A").on()
    assert (s["A"].hp, s.hand("A")) == (4, ["peach"])


@KUROU_CURRENT
def test_current_equipment_will_do_and_its_loss_is_answered_before_the_hp_is_lost() -> None:
    s = scene(seat("huang_gai+ sun_shangxiang+", equip="crossbow"), seat(), deck="peach", edition="current")
    s.skill("A", "kurou", "crossbow", about="gz-play").skill("A", "xiaoji")
    told = [n.key for n in s.news]
    assert told.index("gz-draw") < told.index("gz-lose-hp")
    s.on()
    assert (s.worn("A"), len(s["A"].hand)) == ({}, 4)


@KUROU_CURRENT
def test_current_if_it_kills_him_he_draws_nothing() -> None:
    s = scene(seat("huang_gai+ gan_ning+", "dodge", hp=1), seat(), seat(), edition="current")
    s.skill("A", "kurou", "dodge", about="gz-play").on()
    assert not s["A"].alive
    assert s.count("gz-draw", seat="A") == 0


@KUROU_CURRENT
def test_current_saved_he_draws_afterwards() -> None:
    s = scene(seat("huang_gai+ gan_ning+", "dodge peach", hp=1), seat(), seat(), edition="current")
    s.skill("A", "kurou", "dodge", about="gz-play")
    s.until("A", "gz-rescue").does("A", "gz-rescue", "card", "peach").on()
    assert (s["A"].hp, len(s["A"].hand)) == (1, 3)


@KUROU_CURRENT
def test_current_a_hidden_huang_gai_turns_up_with_the_cost() -> None:
    s = scene(seat("gan_ning- huang_gai-", "peach"), seat(), edition="current")
    s.skill("A", "kurou", "peach", about="gz-play", reveals="deputy").on()
    assert s["A"].up == (False, True)
    assert (s["A"].hp, len(s["A"].hand)) == (3, 3)
