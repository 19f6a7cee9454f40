"""甘宁: 奇袭."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat


@pytest.mark.proves("guozhan", "skill", "gan_ning.qixi")
def test_a_black_hand_card_dismantles() -> None:
    s = scene(seat("gan_ning+ lu_meng+", "slash.s7"), seat("", "peach"), seat())
    s.skill("A", "qixi", "slash.s7", "B", about="gz-play").on()
    assert s.hand("B") == []
    assert s.hand("A") == []
    assert s.told("gz-use", seat="A", card="dismantle", skill="qixi", targets="B")
    assert "slash.s7" in s.discarded()
    s.sound()


@pytest.mark.proves("guozhan", "skill", "gan_ning.qixi")
def test_equipment_that_is_worn_will_do_at_any_distance() -> None:
    s = scene(
        seat("gan_ning+ lu_meng+", equip="double_swords"), seat(), seat("", equip="jueying"), seat("pan_feng- pang_de-")
    )
    s.skill("A", "qixi", "double_swords", "C", about="gz-play").on()
    assert s.worn("A") == {}
    assert s.worn("C") == {}


@pytest.mark.proves("guozhan", "skill", "gan_ning.qixi")
def test_a_red_card_and_a_target_without_cards_will_not_do() -> None:
    s = scene(seat("gan_ning+ lu_meng+", "slash.h10"), seat("", "peach"))
    assert "qixi" not in s.acts(s.asked("A", "gz-play"))
    s = scene(seat("gan_ning+ lu_meng+", "slash.s7"), seat(), seat())
    assert "qixi" not in s.acts(s.asked("A", "gz-play"))


def test_nobody_has_to_use_it() -> None:
    s = scene(seat("gan_ning+ lu_meng+", "dodge slash.s7"), seat("", "peach"))
    s.ends("A").on()
    assert s.hand("A") == ["dodge", "slash"]


@pytest.mark.proves("guozhan", "skill", "gan_ning.qixi")
def test_it_can_be_nullified_and_the_card_is_gone() -> None:
    s = scene(seat("gan_ning+ lu_meng+", "slash.s7"), seat("", "peach nullification"))
    s.skill("A", "qixi", "slash.s7", "B", about="gz-play")
    s.until("B", "gz-nullify-mine").does("B", "gz-nullify-mine", "card", "nullification").on()
    assert s.hand("B") == ["peach"]
    assert s.hand("A") == []


@pytest.mark.proves("guozhan", "skill", "gan_ning.qixi")
def test_a_hidden_gan_ning_is_turned_up_when_the_target_is_named() -> None:
    s = scene(seat("lu_meng- gan_ning-", "slash.s7"), seat("", "peach"), seat())
    s.skill("A", "qixi", "slash.s7", "B", about="gz-play", reveals="deputy").on()
    assert s["A"].up == (False, True)
    assert s["A"].kingdom == "wu"
    assert s.hand("B") == []


def test_with_xiao_qiao_up_a_spade_is_red() -> None:
    s = scene(seat("gan_ning+ xiao_qiao+", "slash.s7 slash.c2"), seat("", "peach"))
    option = next(o for o in s.asked("A", "gz-play").options if o.act == "qixi")
    assert list(option.picks[0].shown) == ["slash.c2"]
