"""孙权: 制衡."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat


@pytest.mark.proves("guozhan", "skill", "sun_quan.zhiheng")
def test_as_many_cards_are_drawn_as_were_discarded() -> None:
    s = scene(seat("sun_quan+ gan_ning+", "dodge dodge slash", equip="crossbow"), seat(), deck="peach peach peach")
    s.skill("A", "zhiheng", ("dodge", "slash", "crossbow"), about="gz-play").on()
    assert s.hand("A") == ["dodge", "peach", "peach", "peach"]
    assert s.worn("A") == {}
    s.sound()


@pytest.mark.proves("guozhan", "skill", "sun_quan.zhiheng")
def test_nobody_has_to_use_it() -> None:
    s = scene(seat("sun_quan+ gan_ning+", "dodge"), seat())
    s.ends("A").on()
    assert s.hand("A") == ["dodge"]
    assert s.count("gz-skill") == 0


def test_one_card_is_enough() -> None:
    s = scene(seat("sun_quan+ gan_ning+", "dodge"), seat(), deck="peach")
    s.skill("A", "zhiheng", "dodge", about="gz-play").on()
    assert s.hand("A") == ["peach"]


@pytest.mark.proves("guozhan", "skill", "sun_quan.zhiheng")
def test_no_more_cards_than_the_maximum_hp_even_when_wounded() -> None:
    s = scene(seat("sun_quan+ zhou_yu+", "dodge dodge slash slash wine", hp=1), seat())
    option = next(o for o in s.asked("A", "gz-play").options if o.act == "zhiheng")
    assert (option.picks[0].least, option.picks[0].most) == (1, 3)


def test_it_is_used_once_a_phase_and_not_without_cards() -> None:
    s = scene(seat("sun_quan+ gan_ning+", "dodge"), seat())
    s.skill("A", "zhiheng", "dodge", about="gz-play").on()
    assert "zhiheng" not in s.acts(s.asked("A", "gz-play"))
    assert s.why("A", "skill", "zhiheng") == "why-gz-skill-used-up"
    bare = scene(seat("sun_quan+ gan_ning+"), seat())
    assert "zhiheng" not in bare.acts(bare.asked("A", "gz-play"))


@pytest.mark.proves("guozhan", "skill", "sun_quan.zhiheng")
def test_the_loss_of_equipment_is_answered_before_the_draw() -> None:
    s = scene(
        seat("sun_quan+ sun_shangxiang+", "slash", equip="crossbow"),
        seat(),
        deck="peach peach dodge dodge",
    )
    s.skill("A", "zhiheng", ("slash", "crossbow"), about="gz-play")
    s.until("A", "gz-skill", "xiaoji")
    assert s.hand("A") == []
    s.skill("A", "xiaoji")
    assert s.hand("A") == ["dodge", "dodge", "peach", "peach"]
    assert s.count("gz-draw", seat="A", count=2) == 2


@pytest.mark.proves("guozhan", "skill", "sun_quan.zhiheng")
def test_a_hidden_sun_quan_is_turned_up_with_the_cost() -> None:
    s = scene(seat("sun_quan- zhou_yu+", "dodge slash"), seat(), deck="peach peach wine")
    s.skill("A", "zhiheng", ("dodge", "slash"), about="gz-play", reveals="head")
    # two fish and one and a half: half a fish is left over; its card is drawn between cost and effect
    assert s["A"].up == (True, True)
    assert s.hand("A") == []
    s.until("A", "gz-fish").does("A", "gz-fish", "draw_one").on()
    assert s.hand("A") == ["peach", "peach", "wine"]
