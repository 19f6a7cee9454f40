"""华佗: 青囊, 急救."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat


@pytest.mark.proves("guozhan", "skill", "hua_tuo.qingnang@first")
def test_a_hand_card_heals_a_wounded_character() -> None:
    s = scene(seat("hua_tuo+ pan_feng-", "slash.s7"), seat(hp=2))
    s.does("A", "gz-play", "qingnang", "slash.s7", "B")
    assert s["B"].hp == 3
    assert s.discarded() == ["slash.s7"]
    s.sound()


@pytest.mark.proves("guozhan", "skill", "hua_tuo.qingnang@first")
def test_he_heals_himself_but_once_a_phase() -> None:
    s = scene(seat("hua_tuo+ pan_feng-", "slash slash", hp=1), seat())
    s.does("A", "gz-play", "qingnang", "slash", "A")
    assert s["A"].hp == 2
    assert "qingnang" not in s.acts(s.asked("A", "gz-play"))
    assert s.why("A", "skill", "qingnang") == "why-gz-skill-used-up"


@pytest.mark.proves("guozhan", "skill", "hua_tuo.qingnang@first")
def test_nobody_wounded_or_no_hand_card_no_satchel() -> None:
    s = scene(seat("hua_tuo+ pan_feng-", "slash"), seat())
    assert "qingnang" not in s.acts(s.asked("A", "gz-play"))
    s = scene(seat("hua_tuo+ pan_feng-", "", equip="crossbow"), seat(hp=1))
    assert "qingnang" not in s.acts(s.asked("A", "gz-play"))


@pytest.mark.proves("guozhan", "skill", "hua_tuo.qingnang@first")
def test_hidden_the_satchel_turns_him_up_and_the_fish_comes_before_the_healing() -> None:
    s = scene(seat("hua_tuo- pan_feng+", "slash"), seat(hp=2), deck="peach")
    s.does("A", "gz-play", "qingnang", "slash", "B")
    assert s["A"].up == (True, True)
    assert s["B"].hp == 2
    s.does("A", "gz-fish", "draw_one")
    assert s["B"].hp == 3
    assert s.hand("A") == ["peach"]


@pytest.mark.proves("guozhan", "skill", "hua_tuo.jijiu")
@pytest.mark.parametrize("red", ["slash.h10", "dodge.d2", "crossbow.d1"])
def test_outside_his_turn_a_red_card_saves(red: str) -> None:
    worn = red.startswith("crossbow")
    c = seat("hua_tuo+ pan_feng-", "" if worn else red, equip=red if worn else "")
    s = scene(seat("", "slash.s7"), seat(hp=1), c)
    s.use("A", "slash", "B").skill("C", "jijiu", red, about="gz-rescue").on()
    assert s["B"].alive
    assert s["B"].hp == 1
    assert s["C"].cards() == []
    s.sound()


@pytest.mark.proves("guozhan", "skill", "hua_tuo.jijiu")
def test_he_need_not_and_black_cards_do_not_save() -> None:
    s = scene(seat("", "slash.s7"), seat(hp=1), seat("hua_tuo+ pan_feng-", "slash.s8"), seat())
    s.use("A", "slash", "B").not_offered("C", "jijiu")
    assert not s["B"].alive
    s = scene(seat("", "slash.s7"), seat(hp=1), seat("hua_tuo+ pan_feng-", "slash.h10"), seat())
    s.use("A", "slash", "B").until("C", "gz-rescue", "jijiu").on()
    assert not s["B"].alive
    assert s.hand("C") == ["slash"]


@pytest.mark.proves("guozhan", "skill", "hua_tuo.jijiu")
def test_in_his_own_turn_only_a_real_peach_will_do() -> None:
    s = scene(seat("hua_tuo+ pan_feng-", "slash.s7 slash.h10 peach"), seat(hp=1))
    s.use("A", "slash.s7", "B").until("A", "gz-rescue")
    assert s.acts(s.asked("A", "gz-rescue")) == ["decline", "card"]


@pytest.mark.proves("guozhan", "skill", "hua_tuo.jijiu")
def test_first_aid_after_first_aid_lifts_the_dying_from_below_zero() -> None:
    s = scene(seat("", "wine slash.s7"), seat(hp=1), seat("hua_tuo+ pan_feng-", "slash.h10 slash.h12"))
    s.use("A", "wine").use("A", "slash", "B")
    s.skill("C", "jijiu", "slash.h10", about="gz-rescue").skill("C", "jijiu", "slash.h12", about="gz-rescue").on()
    assert s["B"].hp == 1
    assert s.count("gz-dying") == 1


@pytest.mark.proves("guozhan", "skill", "hua_tuo.jijiu")
def test_total_kill_leaves_first_aid_to_the_dying_himself() -> None:
    s = scene(seat("jia_xu+ pang_de-", "slash.s7"), seat(hp=1), seat("hua_tuo+ pan_feng-", "slash.h10"), seat())
    s.use("A", "slash", "B").not_offered("C", "jijiu")
    assert not s["B"].alive
    s = scene(seat("jia_xu+ pang_de-", "slash.s7"), seat("hua_tuo+ pan_feng-", "slash.h10", hp=1), seat())
    s.use("A", "slash", "B").skill("B", "jijiu", "slash.h10", about="gz-rescue").on()
    assert s["B"].hp == 1


@pytest.mark.proves("guozhan", "skill", "hua_tuo.jijiu")
def test_hidden_first_aid_turns_him_up() -> None:
    s = scene(seat("", "slash.s7"), seat("pang_de- hua_tuo-", "slash.h10", hp=1))
    s.use("A", "slash", "B").skill("B", "jijiu", "slash.h10", about="gz-rescue", reveals="deputy").on()
    assert s["B"].up == (False, True)
    assert s["B"].kingdom == "qun"
    assert s["B"].hp == 1
