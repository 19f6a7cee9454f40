"""孙坚: 英魂."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat


@pytest.mark.proves("guozhan", "skill", "sun_jian.yinghun@first")
def test_another_draws_as_many_as_he_misses_and_discards_one() -> None:
    s = scene(seat("sun_jian+ gan_ning+", hp=1), seat("", "dodge"), stage="prepare", deck="peach peach peach")
    s.skill("A", "yinghun", "B", "draw_many")
    s.until("B", "gz-discard").does("B", "gz-discard", "choose", "dodge").on()
    assert s.hand("B") == ["peach", "peach", "peach"]
    s.sound()


@pytest.mark.proves("guozhan", "skill", "sun_jian.yinghun@first")
def test_or_it_draws_one_and_discards_as_many_as_he_misses() -> None:
    s = scene(
        seat("sun_jian+ gan_ning+", hp=2),
        seat("", "dodge dodge", equip="crossbow"),
        stage="prepare",
        deck="peach",
    )
    s.skill("A", "yinghun", "B", "draw_one")
    s.until("B", "gz-discard").does("B", "gz-discard", "choose", ("dodge", "crossbow")).on()
    assert (s.hand("B"), s.worn("B")) == (["dodge", "peach"], {})


@pytest.mark.proves("guozhan", "skill", "sun_jian.yinghun@first")
def test_with_fewer_cards_all_are_discarded() -> None:
    s = scene(seat("sun_jian+ gan_ning+", hp=1), seat("", "dodge"), stage="prepare")
    s.skill("A", "yinghun", "B", "draw_one").on()
    assert s.hand("B") == []
    assert s.count("gz-discard", seat="B") == 1


@pytest.mark.proves("guozhan", "skill", "sun_jian.yinghun@first")
def test_he_may_keep_it_to_himself() -> None:
    s = scene(seat("sun_jian+ gan_ning+", hp=1), seat("", "dodge"), stage="prepare")
    s.until("A", "gz-skill", "yinghun").on()
    assert s.hand("B") == ["dodge"]


@pytest.mark.proves("guozhan", "skill", "sun_jian.yinghun@first")
def test_not_unless_he_is_wounded_and_only_in_his_own_turn() -> None:
    scene(seat("sun_jian+ gan_ning+"), seat(), stage="prepare").not_offered("A", "yinghun")
    scene(seat(), seat("sun_jian+ gan_ning+", hp=1), stage="prepare").not_offered("B", "yinghun")


@pytest.mark.proves("guozhan", "skill", "sun_jian.yinghun@first")
def test_lost_equipment_is_answered_in_between() -> None:
    s = scene(
        seat("sun_jian+ gan_ning+", hp=3),
        seat("sun_shangxiang+ lu_meng+", equip="crossbow"),
        seat(),
        stage="prepare",
    )
    s.skill("A", "yinghun", "B", "draw_one")
    s.until("B", "gz-discard").does("B", "gz-discard", "choose", "crossbow").skill("B", "xiaoji").on()
    assert len(s["B"].hand) == 3


@pytest.mark.proves("guozhan", "skill", "sun_jian.yinghun@first")
def test_a_hidden_sun_jian_is_turned_up_and_rewarded_first() -> None:
    s = scene(seat("sun_jian- zhou_yu+", hp=1), seat("", "dodge"), stage="prepare")
    s.skill("A", "yinghun", "B", "draw_many", reveals="head")
    assert s["A"].up == (True, True)
    s.until("A", "gz-fish").does("A", "gz-fish", "draw_one")
    s.until("B", "gz-discard").on()
    # three HP in all, two missing
    assert s.count("gz-draw", seat="B", count=2) == 1


YINGHUN_CURRENT = pytest.mark.proves("guozhan", "skill", "sun_jian.yinghun@current")


@YINGHUN_CURRENT
def test_current_he_has_half_a_fish_more() -> None:
    s = scene(seat("sun_jian+ da_qiao+"), seat("sun_jian- gan_ning-"), edition="current")
    assert (s["A"].max_hp, s["B"].max_hp) == (4, 4)
    assert scene(seat("sun_jian+ da_qiao+"), seat())["A"].max_hp == 3


@YINGHUN_CURRENT
@pytest.mark.parametrize(("choice", "hand"), [("draw_one", ["dodge", "peach"]), ("draw_many", [])])
def test_current_unwounded_another_just_draws_one_or_just_discards_one(choice: str, hand: list[str]) -> None:
    s = scene(seat("sun_jian+ gan_ning+"), seat("", "dodge"), seat(), stage="prepare", deck="peach", edition="current")
    s.skill("A", "yinghun", "B", choice).on()
    assert s.hand("B") == hand
    assert s.count("gz-discard", seat="B") == (1 if choice == "draw_many" else 0)
    s.sound()


@YINGHUN_CURRENT
def test_current_unwounded_one_without_cards_has_nothing_to_discard() -> None:
    s = scene(seat("sun_jian+ gan_ning+"), seat(), stage="prepare", edition="current")
    s.skill("A", "yinghun", "B", "draw_many").on()
    assert s.hand("B") == []
    assert s.count("gz-discard", seat="B") == 0


@YINGHUN_CURRENT
def test_current_wounded_it_is_as_many_as_he_misses() -> None:
    s = scene(
        seat("sun_jian+ gan_ning+", hp=2),
        seat("", "dodge"),
        stage="prepare",
        deck="peach peach",
        edition="current",
    )
    s.skill("A", "yinghun", "B", "draw_many")
    s.until("B", "gz-discard").does("B", "gz-discard", "choose", "dodge").on()
    assert s.hand("B") == ["peach", "peach"]


@YINGHUN_CURRENT
def test_current_he_may_keep_it_to_himself_and_has_it_only_in_his_own_turn() -> None:
    s = scene(seat("sun_jian+ gan_ning+"), seat("", "dodge"), stage="prepare", edition="current")
    s.until("A", "gz-skill", "yinghun").on()
    assert s.hand("B") == ["dodge"]
    scene(seat(), seat("sun_jian+ gan_ning+"), stage="prepare", edition="current").not_offered("B", "yinghun")


@YINGHUN_CURRENT
def test_current_equipment_discarded_for_it_is_answered() -> None:
    s = scene(
        seat("sun_jian+ gan_ning+"),
        seat("sun_shangxiang+ lu_meng+", equip="crossbow"),
        stage="prepare",
        edition="current",
    )
    s.skill("A", "yinghun", "B", "draw_many").skill("B", "xiaoji").on()
    assert (s.worn("B"), len(s["B"].hand)) == ({}, 3)


@YINGHUN_CURRENT
def test_current_a_hidden_sun_jian_turns_up_for_it() -> None:
    s = scene(seat("gan_ning- sun_jian-"), seat(), stage="prepare", deck="peach", edition="current")
    s.skill("A", "yinghun", "B", "draw_one", reveals="deputy").on()
    assert s["A"].up == (False, True)
    assert s.hand("B") == ["peach"]
