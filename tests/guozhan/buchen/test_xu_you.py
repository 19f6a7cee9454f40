"""许攸: 成略, 恃才."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat

CHENGLUE = pytest.mark.proves("guozhan", "skill", "xu_you.chenglue")
SHICAI = pytest.mark.proves("guozhan", "skill", "xu_you.shicai")
PAIR = "cao_ren+ xu_you+"


@CHENGLUE
def test_the_user_of_a_card_with_many_targets_draws() -> None:
    s = scene(seat("yue_jin+ dian_wei+", "archery_attack"), seat(PAIR), seat(), seat(), edition="current")
    s.does("A", "gz-play", "use", "archery_attack").skill("B", "chenglue").on()
    assert len(s["A"].hand) == 1


@CHENGLUE
def test_he_draws_for_his_own_cards() -> None:
    s = scene(seat(PAIR, "iron_chain"), seat(), seat(), edition="current")
    s.use("A", "iron_chain", "B", "C").skill("A", "chenglue").on()
    assert len(s["A"].hand) == 1


@CHENGLUE
def test_it_may_be_declined() -> None:
    s = scene(seat(PAIR, "iron_chain"), seat(), seat(), edition="current")
    s.use("A", "iron_chain", "B", "C").until("A", "gz-skill", "chenglue").on()
    assert s["A"].hand == []


@CHENGLUE
def test_not_for_a_single_target() -> None:
    s = scene(seat(PAIR, "iron_chain"), seat(), seat(), edition="current")
    s.use("A", "iron_chain", "B").not_offered("A", "chenglue")


@CHENGLUE
@pytest.mark.parametrize("generals", ["lu_meng+ zhou_tai+", "lu_meng- zhou_tai-"])
def test_not_for_other_kingdoms_and_the_undetermined(generals: str) -> None:
    s = scene(seat(generals, "iron_chain"), seat(PAIR), seat(), edition="current")
    s.use("A", "iron_chain", "B", "C").not_offered("B", "chenglue")


@CHENGLUE
def test_damaged_by_it_he_gives_a_half_fish_to_one_without_marks() -> None:
    s = scene(seat("yue_jin+ dian_wei+", "archery_attack"), seat(PAIR), seat(), seat(), edition="current")
    s.does("A", "gz-play", "use", "archery_attack").skill("B", "chenglue")
    s.until("B", "gz-chenglue").does("B", "gz-chenglue", "choose", "A").on()
    assert s["A"].marks == ("fish",)


@CHENGLUE
def test_who_has_a_mark_or_a_hidden_general_gets_none() -> None:
    s = scene(
        seat("yue_jin+ dian_wei+", "archery_attack", marks="vanguard"),
        seat("cao_ren+ xu_you+"),
        seat("zhang_he+ xu_huang-"),
        seat(),
        seat(),
        seat(),
        edition="current",
    )
    s.does("A", "gz-play", "use", "archery_attack").skill("B", "chenglue").until("B", "gz-chenglue")
    pick = s.asked("B", "gz-chenglue").options[1].picks[0]
    assert list(pick.candidates) == [1]


@CHENGLUE
def test_unhurt_he_gives_no_half_fish() -> None:
    s = scene(seat("yue_jin+ dian_wei+", "iron_chain"), seat(PAIR), seat(), seat(), edition="current")
    s.use("A", "iron_chain", "B", "C").skill("B", "chenglue").on()
    assert not [about for _, about, _ in s.asked_so_far if about == "gz-chenglue"]
    assert s["A"].marks == ()


@CHENGLUE
def test_a_hidden_xu_you_turns_up_for_a_user_of_the_kingdom_he_will_have() -> None:
    s = scene(seat("yue_jin+ dian_wei+", "iron_chain"), seat("cao_ren- xu_you-"), seat(), seat(), edition="current")
    s.use("A", "iron_chain", "B", "C").skill("B", "chenglue", reveals="deputy").on()
    assert s["B"].kingdom == "wei"
    assert len(s["A"].hand) == 1


@CHENGLUE
def test_a_hidden_xu_you_of_another_kingdom_cannot() -> None:
    s = scene(seat("yue_jin+ dian_wei+", "iron_chain"), seat("pan_feng- xu_you-"), seat(), seat(), edition="current")
    s.use("A", "iron_chain", "B", "C").not_offered("B", "chenglue")


@SHICAI
def test_one_damage_lets_him_draw() -> None:
    s = scene(seat("", "slash"), seat(PAIR), edition="current")
    s.use("A", "slash", "B").on()
    assert len(s["B"].hand) == 1


@SHICAI
def test_more_damage_costs_two_cards_of_his_choice() -> None:
    s = scene(seat("", "wine slash"), seat(PAIR, "peach dodge", equip="crossbow"), edition="current")
    s.does("A", "gz-play", "use", "wine").on()
    s.use("A", "slash", "B").until("B", "gz-discard").does("B", "gz-discard", "choose", ("dodge", "crossbow")).on()
    assert s.hand("B") == ["peach"]
    assert s.worn("B") == {}


@SHICAI
def test_more_damage_costs_all_he_has_if_that_is_less() -> None:
    s = scene(seat("", "wine slash"), seat(PAIR, "peach"), edition="current")
    s.does("A", "gz-play", "use", "wine").on()
    s.use("A", "slash", "B").on()
    assert s["B"].hand == []


@SHICAI
def test_a_loss_of_hp_is_no_damage() -> None:
    s = scene(seat("cao_ren+ yue_jin+"), seat(PAIR), seat("huang_gai+ xu_you-", "peach"), turn="C", edition="current")
    s.skill("C", "kurou", "peach", about="gz-play").not_offered("C", "shicai")


@SHICAI
def test_turned_up_he_is_not_asked() -> None:
    s = scene(seat("", "wine slash"), seat(PAIR, "peach"), edition="current")
    s.does("A", "gz-play", "use", "wine").on()
    s.use("A", "slash", "B").not_offered("B", "shicai")
    assert s["B"].hand == []


@SHICAI
def test_hidden_he_is_asked_and_may_decline() -> None:
    s = scene(seat("", "slash"), seat("cao_ren- xu_you-"), edition="current")
    s.use("A", "slash", "B").until("B", "gz-skill", "shicai").on()
    assert s["B"].hand == []
    s = scene(seat("", "slash"), seat("cao_ren- xu_you-"), edition="current")
    s.use("A", "slash", "B").skill("B", "shicai", reveals="deputy").on()
    assert s["B"].up == (True, True)
    assert len(s["B"].hand) == 1
