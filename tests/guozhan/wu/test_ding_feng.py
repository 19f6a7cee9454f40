"""丁奉: 短兵, 奋迅."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat
from sanzhan.guozhan.queries import distance


@pytest.mark.proves("guozhan", "skill", "ding_feng.duanbing")
def test_a_neighbour_is_slashed_as_well() -> None:
    s = scene(seat("ding_feng+ gan_ning+", "slash"), seat("", "dodge"), seat())
    s.use("A", "slash", "B").skill("A", "duanbing", "C")
    s.until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge").on()
    assert s.told("gz-add-target", seat="A", target="C")
    assert (s["B"].hp, s["C"].hp) == (4, 3)
    s.sound()


@pytest.mark.proves("guozhan", "skill", "ding_feng.duanbing")
def test_one_target_may_be_enough_for_him() -> None:
    s = scene(seat("ding_feng+ gan_ning+", "slash"), seat(), seat())
    s.use("A", "slash", "B").until("A", "gz-skill", "duanbing").on()
    assert (s["B"].hp, s["C"].hp) == (3, 4)


@pytest.mark.proves("guozhan", "skill", "ding_feng.duanbing")
def test_only_at_distance_one() -> None:
    s = scene(
        seat("ding_feng+ gan_ning+", "slash", equip="kylin_bow"),
        seat(),
        seat(),
        seat("pan_feng- pang_de-", equip="jueying"),
    )
    s.use("A", "slash", "B").not_offered("A", "duanbing")
    s = scene(seat("ding_feng+ gan_ning+", "slash", equip="kylin_bow"), seat(), seat(), seat("pan_feng- pang_de-"))
    s.use("A", "slash", "C").until("A", "gz-skill", "duanbing")
    (option,) = [o for o in s.asked("A", "gz-skill").options if o.act == "duanbing"]
    assert list(option.picks[0].candidates) == [1, 3]


@pytest.mark.proves("guozhan", "skill", "ding_feng.duanbing")
def test_only_for_a_slash_of_his_own() -> None:
    s = scene(seat("ding_feng+ gan_ning+", "duel"), seat(), seat())
    s.use("A", "duel", "B").not_offered("A", "duanbing")
    s = scene(seat("", "slash"), seat("ding_feng+ gan_ning+"), seat())
    s.use("A", "slash", "B").not_offered("B", "duanbing")


@pytest.mark.proves("guozhan", "skill", "ding_feng.duanbing")
def test_a_borrowed_slash_has_a_second_target_too() -> None:
    s = scene(seat("", "borrowed_sword"), seat("ding_feng+ gan_ning+", "slash", equip="crossbow"), seat())
    s.use("A", "borrowed_sword", "B", second="A")
    s.until("B", "gz-borrowed").does("B", "gz-borrowed", "card", "slash").skill("B", "duanbing", "C").on()
    assert (s["A"].hp, s["C"].hp) == (3, 3)


@pytest.mark.proves("guozhan", "skill", "ding_feng.duanbing")
def test_the_added_target_may_redirect() -> None:
    s = scene(
        seat("ding_feng+ gan_ning+", "slash"),
        seat(),
        seat(),
        seat("da_qiao+ sun_quan+", "peach"),
    )
    s.use("A", "slash", "B").skill("A", "duanbing", "D").skill("D", "liuli", "peach", "C").on()
    assert [p.hp for p in s.table.players] == [4, 3, 3, 3]


@pytest.mark.proves("guozhan", "skill", "ding_feng.duanbing")
def test_a_hidden_ding_feng_turns_up_for_a_second_target() -> None:
    s = scene(seat("gan_ning- ding_feng-", "slash"), seat(), seat())
    s.use("A", "slash", "B").skill("A", "duanbing", "C", reveals="deputy").on()
    assert s["A"].up == (False, True)
    assert (s["B"].hp, s["C"].hp) == (3, 3)


@pytest.mark.proves("guozhan", "skill", "ding_feng.fenxun")
def test_for_a_card_somebody_is_at_distance_one_this_turn() -> None:
    s = scene(
        seat("ding_feng+ gan_ning+", "peach slash snatch"),
        seat(),
        seat("", "dodge dodge", equip="jueying"),
        seat("pan_feng- pang_de-"),
    )
    s.cannot_use("A", "slash", "C").cannot_use("A", "snatch", "C")
    s.skill("A", "fenxun", "peach", "C", about="gz-play").on()
    assert "fenxun" not in s.acts(s.asked("A", "gz-play"))
    s.use("A", "snatch", "C").until("A", "gz-snatch").does("A", "gz-snatch", "choose", "hand").on()
    s.use("A", "slash", "C").on()
    assert s["C"].hp == 3
    s.sound()


@pytest.mark.proves("guozhan", "skill", "ding_feng.fenxun")
def test_the_others_distance_to_him_stays_and_it_ends_with_the_turn() -> None:
    s = scene(
        seat("ding_feng+ gan_ning+", "peach dodge dodge dodge dodge dodge"),
        seat(),
        seat("", "slash"),
        seat("pan_feng- pang_de-"),
    )
    s.skill("A", "fenxun", "peach", "C", about="gz-play").on().ends("A").until("A", "gz-discard")
    assert [effect.skill.id for effect in s["A"].effects] == ["fenxun"]
    assert distance(s.table, s["A"], s["C"]) == 1
    s.on().ends("B").on()
    assert distance(s.table, s["A"], s["C"]) == 2
    s.cannot_use("C", "slash", "A")


@pytest.mark.proves("guozhan", "skill", "ding_feng.fenxun")
def test_who_was_brought_near_can_be_a_second_target() -> None:
    s = scene(seat("ding_feng+ gan_ning+", "peach slash"), seat(), seat(), seat("pan_feng- pang_de-"))
    s.skill("A", "fenxun", "peach", "C", about="gz-play").on()
    s.use("A", "slash", "B").skill("A", "duanbing", "C").on()
    assert (s["B"].hp, s["C"].hp) == (3, 3)


@pytest.mark.proves("guozhan", "skill", "ding_feng.fenxun")
def test_equipment_pays_too_and_without_cards_it_cannot_be_used() -> None:
    s = scene(seat("ding_feng+ gan_ning+", equip="crossbow"), seat())
    s.skill("A", "fenxun", "crossbow", "B", about="gz-play").on()
    assert s.worn("A") == {}
    s = scene(seat("ding_feng+ gan_ning+"), seat())
    assert "fenxun" not in s.acts(s.asked("A", "gz-play"))


@pytest.mark.proves("guozhan", "skill", "ding_feng.fenxun")
def test_a_hidden_ding_feng_is_turned_up_with_the_cost_and_nobody_has_to() -> None:
    s = scene(seat("ding_feng- gan_ning-", "peach slash"), seat(), seat(), seat("pan_feng- pang_de-"))
    s.skill("A", "fenxun", "peach", "C", about="gz-play", reveals="head").on()
    assert s["A"].up == (True, False)
    s.use("A", "slash", "C").on()
    assert s["C"].hp == 3
    s = scene(seat("ding_feng- gan_ning-", "peach"), seat())
    s.ends("A").on()
    assert s["A"].up == (False, False)
