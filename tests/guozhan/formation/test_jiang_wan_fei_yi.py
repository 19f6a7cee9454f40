"""蒋琬费祎: 生息, 守成."""

from __future__ import annotations

import pytest

from guozhan.scene import Scene, scene, seat

SHENGXI = pytest.mark.proves("guozhan", "skill", "jiang_wan_fei_yi.shengxi")
SHOUCHENG = pytest.mark.proves("guozhan", "skill", "jiang_wan_fei_yi.shoucheng")
PAIR = "jiang_wan_fei_yi+ zhuge_liang+"


@SHENGXI
def test_a_turn_without_damage_ends_with_two_cards() -> None:
    s = scene(seat(PAIR), seat(), deck="wine dodge", edition="current")
    s.ends("A").skill("A", "shengxi").on()
    assert s.hand("A") == ["dodge", "wine"]


@SHENGXI
def test_it_may_be_declined() -> None:
    s = scene(seat(PAIR), seat(), edition="current")
    s.ends("A").until("A", "gz-skill", "shengxi").on()
    assert s.hand("A") == []


@SHENGXI
def test_not_after_damage() -> None:
    s = scene(seat(PAIR, "slash"), seat(), edition="current")
    s.use("A", "slash", "B").on()
    assert s["B"].wounded
    s.ends("A").not_offered("A", "shengxi")


@SHENGXI
def test_damage_dealt_in_an_earlier_turn_does_not_count() -> None:
    s = scene(seat("", "duel"), seat(PAIR, "slash"), edition="current")
    s.use("A", "duel", "B").until("B", "gz-slash").does("B", "gz-slash", "card", "slash").on()
    assert s["A"].wounded
    s.ends("A").until("B", "gz-play").ends("B").until("B", "gz-skill", "shengxi")


@SHENGXI
def test_prevented_damage_is_none() -> None:
    s = scene(seat(PAIR, "slash", equip="ice_sword"), seat("", "peach wine"), edition="current")
    s.use("A", "slash", "B").skill("A", "ice_sword").on()
    assert not s["B"].wounded
    s.ends("A").until("A", "gz-skill", "shengxi")


@SHENGXI
def test_used_while_hidden_it_is_turned_up() -> None:
    s = scene(seat("jiang_wan_fei_yi- zhuge_liang-"), seat(), edition="current")
    s.ends("A").skill("A", "shengxi", reveals="head").on()
    assert s["A"].up == (True, False)
    assert len(s["A"].hand) == 2


def _dismantled(pair: str = PAIR, fellow: str = "guan_yu+ zhang_fei+") -> Scene:
    """A takes the last hand card of B, a fellow of C."""
    s = scene(
        seat("cao_ren+ yue_jin+", "dismantle"), seat(fellow, "peach"), seat(pair), seat(), deck="wine",
        edition="current",
    )  # fmt: skip
    return s.use("A", "dismantle", "B")


@SHOUCHENG
def test_a_fellow_without_hand_cards_draws_one() -> None:
    s = _dismantled().skill("C", "shoucheng").on()
    assert s.hand("B") == ["wine"]
    s.sound()


@SHOUCHENG
def test_one_may_decline() -> None:
    s = _dismantled().until("C", "gz-skill", "shoucheng").on()
    assert s.hand("B") == []


@SHOUCHENG
def test_not_while_a_hand_card_is_left() -> None:
    s = scene(
        seat("cao_ren+ yue_jin+", "dismantle"), seat("guan_yu+ zhang_fei+", "peach wine"), seat(PAIR), seat(),
        edition="current",
    )  # fmt: skip
    s.use("A", "dismantle", "B").not_offered("C", "shoucheng")


@SHOUCHENG
def test_not_in_the_turn_of_the_fellow() -> None:
    s = scene(seat("guan_yu+ zhang_fei+", "slash"), seat("cao_ren+ yue_jin+"), seat(PAIR), seat(), edition="current")
    s.use("A", "slash", "B").not_offered("C", "shoucheng")


@SHOUCHENG
def test_not_for_other_kingdoms() -> None:
    _dismantled(fellow="gan_ning+ lu_meng+").not_offered("C", "shoucheng")


@SHOUCHENG
def test_a_dodge_that_was_the_last_card_counts_and_is_made_up_for() -> None:
    s = scene(seat("cao_ren+ yue_jin+", "slash"), seat(PAIR, "dodge"), seat(), deck="wine", edition="current")
    s.use("A", "slash", "B").until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge")
    s.skill("B", "shoucheng").on()
    assert s.hand("B") == ["wine"]
    assert not s["B"].wounded


@SHOUCHENG
def test_used_while_hidden_they_are_turned_up() -> None:
    s = _dismantled(pair="jiang_wan_fei_yi- zhuge_liang-").skill("C", "shoucheng", reveals="head").on()
    assert s["C"].kingdom == "shu"
    assert s.hand("B") == ["wine"]
