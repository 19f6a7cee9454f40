"""曹操: 奸雄."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat

JIANXIONG = pytest.mark.proves("guozhan", "skill", "cao_cao.jianxiong")


@JIANXIONG
def test_the_slash_that_hit_him_is_taken() -> None:
    s = scene(seat("", "slash.s7"), seat("cao_cao+ zhang_he+"))
    s.use("A", "slash", "B").skill("B", "jianxiong").on()
    assert s["B"].hp == 3
    assert s.hand("B") == ["slash"]
    assert s.discarded() == []
    assert s.told("gz-take", seat="B")["cards"] == ["slash.s7"]
    s.sound()


@JIANXIONG
def test_declined_the_card_goes_to_the_discard_pile() -> None:
    s = scene(seat("", "slash.s7"), seat("cao_cao+ zhang_he+"))
    s.use("A", "slash", "B").until("B", "gz-skill", "jianxiong").does("B", "gz-skill", "decline").on()
    assert s.hand("B") == []
    assert s.discarded() == ["slash.s7"]


@JIANXIONG
def test_both_cards_of_a_spear_slash_are_taken() -> None:
    s = scene(seat("", "peach.h4 dodge.d2", equip="spear"), seat("cao_cao+ zhang_he+"))
    s.does("A", "gz-play", "spear", ("peach", "dodge"), "B").skill("B", "jianxiong").on()
    assert s.hand("B") == ["dodge", "peach"]


@JIANXIONG
def test_damage_of_a_skill_gives_nothing() -> None:
    s = scene(seat("cao_cao+ zhang_he+", "slash"), seat("xiahou_dun+ xu_huang+"), deck="slash.s7")
    s.use("A", "slash", "B").skill("B", "ganglie").not_offered("A", "jianxiong")
    assert s["A"].hp == 3


@JIANXIONG
def test_a_slash_without_card_gives_nothing() -> None:
    s = scene(seat("xiahou_yuan+ xu_huang+"), seat("cao_cao+ zhang_he+"), stage="judge")
    s.skill("A", "shensu", "B").not_offered("B", "jianxiong")
    assert s["B"].hp == 3


@JIANXIONG
def test_a_mass_trick_goes_on_without_its_card_and_zhu_rong_finds_nothing() -> None:
    s = scene(seat("", "savage_assault"), seat("cao_cao+ zhang_he+"), seat(), seat("zhu_rong+ liu_shan+"))
    s.use("A", "savage_assault").skill("B", "jianxiong").on()
    assert s["C"].hp == 3
    assert s.hand("B") == ["savage_assault"]
    assert s.hand("D") == []
    s.sound()


@JIANXIONG
def test_lightning_has_a_card_though_no_source() -> None:
    s = scene(seat("cao_cao+ zhang_he+", judging="lightning"), seat(), deck="slash.s5", stage="judge")
    s.skill("A", "jianxiong").until("A", "gz-play")
    assert s["A"].hp == 1
    assert "lightning" in s.hand("A")
    assert s["B"].judging == []
    s.sound()


@JIANXIONG
def test_damage_that_a_chain_spreads_keeps_its_card() -> None:
    s = scene(seat("", "fire_slash"), seat("", chained=True), seat("cao_cao+ zhang_he+", chained=True))
    s.use("A", "fire_slash", "B").skill("C", "jianxiong").on()
    assert s.hand("C") == ["fire_slash"]


@JIANXIONG
def test_dying_comes_first() -> None:
    s = scene(seat("", "slash"), seat("cao_cao+ zhang_he+", "peach", hp=1))
    s.use("A", "slash", "B").until("B", "gz-rescue").does("B", "gz-rescue", "card", "peach")
    s.skill("B", "jianxiong").on()
    assert s["B"].hp == 1
    assert s.hand("B") == ["slash"]


@JIANXIONG
def test_hidden_he_is_turned_up_and_the_pair_is_rewarded_before_he_takes() -> None:
    s = scene(seat("", "slash"), seat("cao_cao- xu_chu+"), deck="peach dodge")
    s.use("A", "slash", "B").skill("B", "jianxiong", reveals="head").until("B", "gz-companion")
    assert s["B"].up == (True, True)
    assert s.hand("B") == []
    s.does("B", "gz-companion", "draw_two").on()
    assert s.hand("B") == ["dodge", "peach", "slash"]


@JIANXIONG
@pytest.mark.parametrize("edition", ["first", "current"])
def test_in_either_edition_the_card_that_hit_him_is_taken(edition: str) -> None:
    s = scene(seat("", "slash.s7"), seat("cao_cao+ zhang_he+"), edition=edition)
    s.use("A", "slash", "B").skill("B", "jianxiong").on()
    assert s.hand("B") == ["slash"]
