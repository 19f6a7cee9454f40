"""魏延: 狂骨."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat


@pytest.mark.proves("guozhan", "skill", "wei_yan.kuanggu@first")
def test_every_point_of_damage_nearby_heals() -> None:
    s = scene(seat("wei_yan+ ma_chao-", "wine slash", hp=1), seat())
    s.use("A", "wine").on().use("A", "slash", "B").on()
    assert (s["A"].hp, s["B"].hp) == (3, 2)
    assert s.told("gz-skill", seat="A", skill="kuanggu")


@pytest.mark.proves("guozhan", "skill", "wei_yan.kuanggu@first")
def test_damage_at_distance_two_does_not_heal() -> None:
    s = scene(seat("wei_yan+ huang_zhong-", "slash", hp=1, equip="triblade"), seat(), seat(), seat())
    s.use("A", "slash", "C").on()
    assert (s["A"].hp, s["C"].hp) == (1, 3)


@pytest.mark.proves("guozhan", "skill", "wei_yan.kuanggu@first")
def test_a_victim_who_dies_heals_too() -> None:
    s = scene(seat("wei_yan+ ma_chao-", "slash", hp=1), seat("cao_ren- yue_jin-", hp=1), seat())
    s.use("A", "slash", "B").on()
    assert not s["B"].alive
    assert s["A"].hp == 2


@pytest.mark.proves("guozhan", "skill", "wei_yan.kuanggu@first")
def test_the_distance_is_that_before_the_hp_goes_down() -> None:
    # the horse that keeps him away is gone when the damage is done
    s = scene(seat("wei_yan+ huang_zhong-", "slash", hp=1, equip="kylin_bow"), seat(equip="dilu"), seat(), seat())
    s.use("A", "slash", "B").skill("A", "kylin_bow").on()
    assert s.worn("B") == {}
    assert (s["A"].hp, s["B"].hp) == (2, 3)
    t = scene(seat("wei_yan+ huang_zhong-", "slash", hp=1, equip="triblade"), seat(equip="dilu"), seat(), seat())
    t.use("A", "slash", "B").on()
    assert (t["A"].hp, t["B"].hp) == (1, 3)


@pytest.mark.proves("guozhan", "skill", "wei_yan.kuanggu@first")
def test_damage_to_oneself_counts() -> None:
    s = scene(seat("wei_yan+ ma_chao-", "fire_attack peach.h4 peach.h6", hp=3), seat())
    s.use("A", "fire_attack", "A").until("A", "gz-fire-show").does("A", "gz-fire-show", "choose", "peach.h4")
    s.until("A", "gz-fire-burn").does("A", "gz-fire-burn", "discard", "peach.h6").on()
    assert s.told("gz-damage", seat="A", source="A", hp=2)
    assert s["A"].hp == 3


@pytest.mark.proves("guozhan", "skill", "wei_yan.kuanggu@first")
def test_a_hidden_wei_yan_may_turn_up_to_be_healed() -> None:
    s = scene(seat("ma_chao- wei_yan-", "slash", hp=2), seat())
    s.use("A", "slash", "B").skill("A", "kuanggu", reveals="deputy").on()
    assert s["A"].up == (False, True)
    assert s["A"].hp == 3
    t = scene(seat("ma_chao- wei_yan-", "slash", hp=2), seat())
    t.use("A", "slash", "B").until("A", "gz-skill", "kuanggu").does("A", "gz-skill", "decline").on()
    assert (t["A"].hp, t["A"].up) == (2, (False, False))


@pytest.mark.proves("guozhan", "skill", "wei_yan.kuanggu@first")
def test_unwounded_there_is_no_reason_to_turn_him_up() -> None:
    s = scene(seat("ma_chao- wei_yan-", "slash"), seat())
    s.use("A", "slash", "B").not_offered("A", "kuanggu")


# -- current edition


@pytest.mark.proves("guozhan", "skill", "wei_yan.kuanggu@current")
def test_after_damage_to_somebody_near_he_recovers_or_draws() -> None:
    s = scene(seat("wei_yan+ ma_chao-", "slash", hp=2), seat(), seat(), edition="current")
    s.use("A", "slash", "B").skill("A", "kuanggu").does("A", "gz-kuanggu", "recover").on()
    assert (s["A"].hp, len(s["A"].hand)) == (3, 0)
    t = scene(seat("wei_yan+ ma_chao-", "slash", hp=2), seat(), seat(), edition="current")
    t.use("A", "slash", "B").skill("A", "kuanggu").does("A", "gz-kuanggu", "draw_one").on()
    assert (t["A"].hp, len(t["A"].hand)) == (2, 1)


@pytest.mark.proves("guozhan", "skill", "wei_yan.kuanggu@current")
def test_unwounded_he_can_only_draw() -> None:
    s = scene(seat("wei_yan+ ma_chao-", "slash"), seat(), seat(), edition="current")
    s.use("A", "slash", "B").skill("A", "kuanggu").on()
    assert (s["A"].hp, len(s["A"].hand)) == (4, 1)
    assert all(about != "gz-kuanggu" for _, about, _ in s.asked_so_far)


@pytest.mark.proves("guozhan", "skill", "wei_yan.kuanggu@current")
def test_the_current_kuanggu_may_be_declined_and_needs_somebody_near() -> None:
    s = scene(seat("wei_yan+ ma_chao-", "slash", hp=2), seat(), seat(), edition="current")
    s.use("A", "slash", "B").until("A", "gz-skill", "kuanggu").does("A", "gz-skill", "decline").on()
    assert (s["A"].hp, len(s["A"].hand)) == (2, 0)
    t = scene(
        seat("wei_yan+ huang_zhong-", "slash", hp=2, equip="axe"), seat(), seat(), seat(), seat(), edition="current"
    )
    t.use("A", "slash", "C").not_offered("A", "kuanggu")
    assert t["C"].hp == 3


@pytest.mark.proves("guozhan", "skill", "wei_yan.kuanggu@current")
def test_he_chooses_for_each_point_of_damage() -> None:
    s = scene(seat("wei_yan+ ma_chao-", "wine slash", hp=2), seat(), seat(), edition="current")
    s.use("A", "wine").on().use("A", "slash", "B").skill("A", "kuanggu").does("A", "gz-kuanggu", "recover")
    s.skill("A", "kuanggu").does("A", "gz-kuanggu", "draw_one").not_offered("A", "kuanggu")
    assert (s["A"].hp, len(s["A"].hand), s["B"].hp) == (3, 1, 2)


@pytest.mark.proves("guozhan", "skill", "wei_yan.kuanggu@current")
def test_the_distance_counts_as_it_was_before_a_horse_died_with_the_victim() -> None:
    s = scene(seat("wei_yan+ ma_chao+", "slash", hp=2), seat("", hp=1, equip="dilu"), seat(), seat(), edition="current")
    s.use("A", "slash", "B").skill("A", "kuanggu").does("A", "gz-kuanggu", "recover").on()
    assert not s["B"].alive
    assert s["A"].hp == 3


@pytest.mark.proves("guozhan", "skill", "wei_yan.kuanggu@current")
def test_a_hidden_wei_yan_is_turned_up_for_the_current_kuanggu() -> None:
    s = scene(seat("ma_chao- wei_yan-", "slash", hp=2), seat(), seat(), edition="current")
    s.use("A", "slash", "B").skill("A", "kuanggu", reveals="deputy").does("A", "gz-kuanggu", "recover").on()
    assert (s["A"].up, s["A"].hp) == ((False, True), 3)
