"""大乔: 国色, 流离."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat


@pytest.mark.proves("guozhan", "skill", "da_qiao.guose")
def test_a_diamond_is_laid_before_another_as_indulgence() -> None:
    s = scene(seat("da_qiao+ gan_ning+", "dodge.d2"), seat("", "peach"), seat(), deck="slash.s7")
    s.skill("A", "guose", "dodge.d2", "B", about="gz-play").on()
    assert s.judging("B") == ["indulgence"]
    assert [s.table.face[card].wire for card, _ in s["B"].judging] == ["dodge.d2"]
    s.ends("A").on()
    # a spade: the play phase of B is skipped, the card is put away as what is printed on it
    assert s.table.active is s["C"]
    assert "dodge.d2" in s.discarded()
    s.sound()


@pytest.mark.proves("guozhan", "skill", "da_qiao.guose")
def test_equipment_that_is_worn_will_do() -> None:
    s = scene(seat("da_qiao+ gan_ning+", equip="crossbow.d1"), seat(), seat())
    s.skill("A", "guose", "crossbow.d1", "B", about="gz-play").on()
    assert (s.worn("A"), s.judging("B")) == ({}, ["indulgence"])


@pytest.mark.proves("guozhan", "skill", "da_qiao.guose")
def test_other_suits_and_who_has_one_already_will_not_do() -> None:
    s = scene(seat("da_qiao+ gan_ning+", "peach.h4 slash.s7"), seat())
    assert "guose" not in s.acts(s.asked("A", "gz-play"))
    s = scene(seat("da_qiao+ gan_ning+", "dodge.d2"), seat("", judging="indulgence"), seat())
    (option,) = [o for o in s.asked("A", "gz-play").options if o.act == "guose"]
    assert list(option.picks[1].candidates) == [2]


@pytest.mark.proves("guozhan", "skill", "da_qiao.guose")
def test_a_converted_indulgence_is_nullified_when_it_is_judged() -> None:
    s = scene(seat("da_qiao+ gan_ning+", "dodge.d2"), seat("", "nullification"), seat())
    s.skill("A", "guose", "dodge.d2", "B", about="gz-play").on().ends("A")
    s.until("B", "gz-nullify-mine").does("B", "gz-nullify-mine", "card", "nullification").on()
    assert s.table.active is s["B"]


@pytest.mark.proves("guozhan", "skill", "da_qiao.guose")
def test_a_hidden_da_qiao_is_turned_up_when_the_target_is_named_and_nobody_has_to() -> None:
    s = scene(seat("gan_ning- da_qiao-", "dodge.d2"), seat(), seat())
    s.skill("A", "guose", "dodge.d2", "B", about="gz-play", reveals="deputy").on()
    assert s["A"].up == (False, True)
    assert s.judging("B") == ["indulgence"]
    s = scene(seat("gan_ning- da_qiao-", "dodge.d2"), seat())
    s.ends("A").on()
    assert (s["A"].up, s.hand("A")) == ((False, False), ["dodge"])


@pytest.mark.proves("guozhan", "skill", "da_qiao.liuli")
def test_a_slash_is_redirected_for_a_card() -> None:
    s = scene(seat("", "slash"), seat("da_qiao+ gan_ning+", "peach"), seat("", "dodge"))
    s.use("A", "slash", "B").skill("B", "liuli", "peach", "C")
    s.until("C", "gz-dodge").does("C", "gz-dodge", "card", "dodge").on()
    assert (s["B"].hp, s["C"].hp, s.hand("B")) == (3, 4, [])
    assert s.count("gz-damage") == 0
    s.sound()


@pytest.mark.proves("guozhan", "skill", "da_qiao.liuli")
def test_she_may_take_it_herself() -> None:
    s = scene(seat("", "slash"), seat("da_qiao+ gan_ning+", "peach"), seat())
    s.use("A", "slash", "B").until("B", "gz-skill", "liuli").on()
    assert (s["B"].hp, s["C"].hp) == (2, 4)


@pytest.mark.proves("guozhan", "skill", "da_qiao.liuli")
def test_not_without_cards_nor_onto_the_user_nor_out_of_range() -> None:
    s = scene(seat("", "slash"), seat("da_qiao+ gan_ning+"), seat())
    s.use("A", "slash", "B").not_offered("B", "liuli")
    s = scene(seat("", "slash"), seat("da_qiao+ gan_ning+", "peach"))
    s.use("A", "slash", "B").not_offered("B", "liuli")
    s = scene(seat("", "slash"), seat("da_qiao+ gan_ning+", "peach"), seat("", equip="jueying"))
    s.use("A", "slash", "B").not_offered("B", "liuli")


@pytest.mark.proves("guozhan", "skill", "da_qiao.liuli")
def test_a_trick_is_not_redirected() -> None:
    s = scene(seat("", "duel"), seat("da_qiao+ gan_ning+", "peach"), seat())
    s.use("A", "duel", "B").not_offered("B", "liuli")


@pytest.mark.proves("guozhan", "skill", "da_qiao.liuli")
@pytest.mark.parametrize("bearing", ["double_swords", "chitu"])
def test_the_range_is_that_without_the_weapon_or_horse_that_is_discarded(bearing: str) -> None:
    s = scene(
        seat("", "slash"),
        seat("da_qiao+ sun_quan+", "peach", equip=bearing),
        seat(),
        seat("pan_feng- pang_de-"),
    )
    s.use("A", "slash", "B").until("B", "gz-skill", "liuli")
    ways = {
        tuple(o.picks[0].shown): list(o.picks[1].candidates)
        for o in s.asked("B", "gz-skill").options
        if o.act == "liuli"
    }
    plain, weapon = ways.values()
    # D is two away
    assert (sorted(plain), weapon) == ([2, 3], [2])
    assert len(ways) == 2


@pytest.mark.proves("guozhan", "skill", "da_qiao.liuli")
@pytest.mark.rule("guozhan", "G19")
def test_not_onto_who_is_a_target_already() -> None:
    s = scene(
        seat("ding_feng+ gan_ning+", "slash"),
        seat("da_qiao+ sun_quan+", "peach", equip="double_swords"),
        seat(),
        seat("pan_feng- pang_de-"),
    )
    s.use("A", "slash", "B").skill("A", "duanbing", "D").until("B", "gz-skill", "liuli")
    offered = [o.picks[1].candidates for o in s.asked("B", "gz-skill").options if o.act == "liuli"]
    # A uses the Slash and D is a target of it
    assert {seat for seats in offered for seat in seats} == {2}
    s.skill("B", "liuli", "peach", "C").on()
    assert [p.hp for p in s.table.players] == [4, 3, 3, 3]


@pytest.mark.proves("guozhan", "skill", "da_qiao.liuli")
@pytest.mark.rule("guozhan", "G19")
def test_it_cannot_be_used_if_only_user_and_targets_are_in_range() -> None:
    s = scene(seat("ding_feng+ gan_ning+", "slash"), seat("da_qiao+ sun_quan+", "peach"), seat())
    s.use("A", "slash", "B").skill("A", "duanbing", "C").not_offered("B", "liuli")
    assert (s["B"].hp, s["C"].hp) == (2, 3)


@pytest.mark.proves("guozhan", "skill", "da_qiao.liuli")
def test_the_wine_goes_with_the_slash() -> None:
    s = scene(seat("", "wine slash"), seat("da_qiao+ gan_ning+", "peach"), seat())
    s.does("A", "gz-play", "use", "wine").on()
    s.use("A", "slash", "B").skill("B", "liuli", "peach", "C").on()
    assert (s["B"].hp, s["C"].hp) == (3, 2)


@pytest.mark.proves("guozhan", "skill", "da_qiao.liuli")
def test_the_new_target_becomes_one_itself_and_may_be_out_of_reach() -> None:
    s = scene(seat("", "slash"), seat("da_qiao+ gan_ning+", "peach"), seat("zhuge_liang+ ma_chao+"))
    s.use("A", "slash", "B").skill("B", "liuli", "peach", "C").on()
    assert (s["B"].hp, s["C"].hp) == (3, 3)
    assert s.told("gz-cancel", seat="C", card="slash")
    # it counts as used all the same
    assert s["A"].used["slash"] == 1


@pytest.mark.proves("guozhan", "skill", "da_qiao.liuli")
def test_a_hidden_da_qiao_is_turned_up_with_the_cost() -> None:
    s = scene(seat("", "slash"), seat("gan_ning- da_qiao-", "peach"), seat())
    s.use("A", "slash", "B").skill("B", "liuli", "peach", "C", reveals="deputy").on()
    assert s["B"].up == (False, True)
    assert (s["B"].hp, s["C"].hp) == (3, 3)
