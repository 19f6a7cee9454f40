"""沙摩柯: 蒺藜."""

from __future__ import annotations

import pytest

from guozhan.scene import scene, seat

JILI = pytest.mark.proves("guozhan", "skill", "sha_moke.jili")
PAIR = "sha_moke+ guan_yu+"


@JILI
def test_the_first_card_at_range_one_draws_one() -> None:
    s = scene(seat(PAIR, "iron_chain"), seat(), seat(), edition="current")
    s.use("A", "iron_chain", "B", "C").skill("A", "jili").on()
    assert len(s["A"].hand) == 1
    s.sound()


@JILI
def test_at_range_three_it_is_the_third_card_and_draws_three() -> None:
    s = scene(seat(PAIR, "iron_chain iron_chain iron_chain", equip="green_dragon"), seat(), seat(), edition="current")
    s.use("A", "iron_chain", "B").not_offered("A", "jili")
    s.use("A", "iron_chain", "B").not_offered("A", "jili")
    s.use("A", "iron_chain", "B").skill("A", "jili").on()
    assert len(s["A"].hand) == 3


@JILI
def test_it_may_be_declined_and_the_next_card_is_one_too_many() -> None:
    s = scene(seat(PAIR, "iron_chain iron_chain"), seat(), seat(), edition="current")
    s.use("A", "iron_chain", "B").until("A", "gz-skill", "jili").on()
    assert len(s["A"].hand) == 1
    s.use("A", "iron_chain", "B").not_offered("A", "jili")


@JILI
def test_a_weapon_being_equipped_gives_no_range_yet() -> None:
    s = scene(seat(PAIR, "green_dragon"), seat(), seat(), edition="current")
    s.use("A", "green_dragon").skill("A", "jili").on()
    assert len(s["A"].hand) == 1
    assert s.worn("A") == {"weapon": "green_dragon"}


@JILI
def test_responses_count_in_the_turns_of_others() -> None:
    s = scene(seat("", "slash archery_attack"), seat(PAIR, "dodge dodge"), seat(), edition="current")
    s.use("A", "slash", "B").until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge").skill("B", "jili").on()
    assert len(s["B"].hand) == 2
    s.does("A", "gz-play", "use", "archery_attack").until("B", "gz-dodge").does("B", "gz-dodge", "card", "dodge")
    s.not_offered("B", "jili")


@JILI
def test_a_nullification_is_one_card() -> None:
    s = scene(seat("", "dismantle"), seat(PAIR, "nullification peach"), seat(), edition="current")
    s.use("A", "dismantle", "B").until("B", "gz-nullify-mine").does("B", "gz-nullify-mine", "card", "nullification")
    s.skill("B", "jili")
    start = len(s.asked_so_far)
    s.on()
    assert not [acts for who, about, acts in s.asked_so_far[start:] if who == "B" and "jili" in acts]
    assert len(s["B"].hand) == 2


@JILI
def test_a_peach_for_the_dying_is_one_card() -> None:
    s = scene(seat("", "slash"), seat(hp=1), seat(PAIR, "peach"), edition="current")
    s.use("A", "slash", "B").until("C", "gz-rescue").does("C", "gz-rescue", "card", "peach").skill("C", "jili")
    s.not_offered("C", "jili")
    assert len(s["C"].hand) == 1
    assert s["B"].hp == 1


@JILI
def test_used_while_hidden_he_is_turned_up() -> None:
    s = scene(seat("sha_moke- guan_yu-", "iron_chain"), seat(), seat(), edition="current")
    s.use("A", "iron_chain", "B").skill("A", "jili", reveals="head").on()
    assert s["A"].up == (True, False)
    assert len(s["A"].hand) == 1
