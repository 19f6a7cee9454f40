"""张辽: 突袭."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat

TUXI = pytest.mark.proves("guozhan", "skill", "zhang_liao.tuxi@first")
TUXI_CURRENT = pytest.mark.proves("guozhan", "skill", "zhang_liao.tuxi@current")


@TUXI
def test_two_others_lose_a_hand_card_each_and_nothing_is_drawn() -> None:
    s = scene(seat("zhang_liao+ zhang_he+"), seat("", "peach"), seat("", "dodge"), stage="draw")
    s.skill("A", "tuxi", ("B", "C")).until("A", "gz-play")
    assert s.hand("A") == ["dodge", "peach"]
    assert s.hand("B") == s.hand("C") == []
    assert s.count("gz-draw") == 0
    s.sound()


@TUXI
def test_one_other_is_enough() -> None:
    s = scene(seat("zhang_liao+ zhang_he+"), seat("", "peach"), seat("", "dodge"), stage="draw")
    s.skill("A", "tuxi", ("C",)).until("A", "gz-play")
    assert s.hand("A") == ["dodge"]


@TUXI
def test_with_a_single_other_who_has_cards_it_is_him() -> None:
    s = scene(seat("zhang_liao+ zhang_he+"), seat("", "peach dodge"), seat("", equip="dilu"), stage="draw")
    s.skill("A", "tuxi", "B").until("A", "gz-play")
    assert len(s["A"].hand) == 1
    assert len(s["B"].hand) == 1


@TUXI
def test_declined_two_cards_are_drawn() -> None:
    s = scene(seat("zhang_liao+ zhang_he+"), seat("", "peach"), stage="draw")
    s.until("A", "gz-skill", "tuxi").does("A", "gz-skill", "decline").until("A", "gz-play")
    assert len(s["A"].hand) == 2


@TUXI
def test_if_nobody_has_a_hand_card_it_is_not_offered() -> None:
    s = scene(seat("zhang_liao+ zhang_he+"), seat("", equip="dilu"), stage="draw")
    s.not_offered("A", "tuxi")


@TUXI
def test_three_others_are_too_many() -> None:
    s = scene(seat("zhang_liao+ zhang_he+"), seat("", "peach"), seat("", "peach"), seat("", "peach"), stage="draw")
    with pytest.raises(AssertionError, match="not offered tuxi"):
        s.skill("A", "tuxi", ("B", "C", "D"))


@TUXI
def test_what_depends_on_the_number_drawn_does_not_happen() -> None:
    s = scene(seat("zhang_liao+ xu_chu+"), seat("", "peach"), stage="draw")
    s.skill("A", "tuxi", "B").not_offered("A", "luoyi")


@TUXI
def test_hidden_he_is_turned_up() -> None:
    s = scene(seat("zhang_liao- yue_jin-"), seat("", "peach"), stage="draw")
    s.skill("A", "tuxi", "B", reveals="head").until("A", "gz-play")
    assert s["A"].up == (True, False)
    assert s.hand("A") == ["peach"]


@TUXI
def test_each_of_the_two_knows_his_own_card_alone() -> None:
    s = scene(seat("zhang_liao+ zhang_he+"), seat("", "peach"), seat("", "dodge"), stage="draw")
    (peach,), (dodge,) = s["B"].hand, s["C"].hand
    s.skill("A", "tuxi", ("B", "C")).until("A", "gz-play")
    assert s.table.seen[1] >> peach & 1
    assert not s.table.seen[1] >> dodge & 1
    assert s.table.seen[2] >> dodge & 1
    assert not s.table.seen[2] >> peach & 1


@TUXI_CURRENT
def test_current_one_card_fewer_is_drawn_for_each_that_is_taken() -> None:
    for named, drawn in ((("C",), ["slash"]), (("B", "C"), [])):
        s = scene(
            seat("zhang_liao+ zhang_he+"), seat("", "peach"), seat("", "dodge"),
            deck="slash slash", stage="draw", edition="current",
        )  # fmt: skip
        s.skill("A", "tuxi", named).until("A", "gz-play")
        assert [kind for kind in s.hand("A") if kind == "slash"] == drawn
        assert len(s["A"].hand) == 2
        assert s.hand("C") == []
        s.sound()


@TUXI_CURRENT
def test_current_no_more_others_than_cards_to_draw() -> None:
    s = scene(
        seat("zhang_liao+ zhang_he+"), seat("", "peach"), seat("", "peach"), seat("", "peach"),
        stage="draw", edition="current",
    )  # fmt: skip
    with pytest.raises(AssertionError, match="not offered tuxi"):
        s.skill("A", "tuxi", ("B", "C", "D"))


@TUXI_CURRENT
def test_current_a_card_more_to_draw_is_one_more_to_take() -> None:
    s = scene(
        seat("zhang_liao+ zhou_yu+"), seat("", "peach"), seat("", "peach"), seat("", "peach"),
        stage="draw", edition="current",
    )  # fmt: skip
    s.skill("A", "yingzi").skill("A", "tuxi", ("B", "C", "D")).until("A", "gz-play")
    assert s.hand("A") == ["peach", "peach", "peach"]
    assert s.count("gz-draw") == 0


@TUXI_CURRENT
def test_current_declined_two_cards_are_drawn() -> None:
    s = scene(seat("zhang_liao+ zhang_he+"), seat("", "peach"), stage="draw", edition="current")
    s.until("A", "gz-skill", "tuxi").does("A", "gz-skill", "decline").until("A", "gz-play")
    assert len(s["A"].hand) == 2
    assert s.hand("B") == ["peach"]


@TUXI_CURRENT
def test_current_if_nobody_has_a_hand_card_it_is_not_offered() -> None:
    s = scene(seat("zhang_liao+ zhang_he+"), seat("", equip="dilu"), stage="draw", edition="current")
    s.not_offered("A", "tuxi")


@TUXI_CURRENT
def test_current_each_knows_his_own_card_alone() -> None:
    s = scene(seat("zhang_liao+ zhang_he+"), seat("", "peach"), seat("", "dodge"), stage="draw", edition="current")
    (peach,), (dodge,) = s["B"].hand, s["C"].hand
    s.skill("A", "tuxi", ("B", "C")).until("A", "gz-play")
    assert [bool(s.table.seen[number] >> peach & 1) for number in range(3)] == [True, True, False]
    assert [bool(s.table.seen[number] >> dodge & 1) for number in range(3)] == [True, False, True]


@TUXI_CURRENT
def test_current_hidden_he_is_turned_up() -> None:
    s = scene(seat("zhang_liao- yue_jin-"), seat("", "peach"), deck="dodge", stage="draw", edition="current")
    s.skill("A", "tuxi", "B", reveals="head").until("A", "gz-play")
    assert s["A"].up == (True, False)
    assert s.hand("A") == ["dodge", "peach"]
