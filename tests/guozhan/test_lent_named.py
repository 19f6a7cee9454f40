"""Skills that are lent: equal ones are offered once, and everybody hears of each use."""

from __future__ import annotations

from typing import Any

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan.flow.choose import cards_pick, seats_pick
from sanzhan.guozhan.flow.window import distinct
from sanzhan.guozhan.table import PILE
from sanzhan.kernel.ask import Option

LORD = "lord_sun_quan+ lu_meng+"
WEI = "cao_ren+ yue_jin+"


MAP = "riverside_beacon_map"
BEACONS = 2
"""So many teach 好施."""


def draws(generals: str) -> Scene:
    """A has just learned 好施 from the map of B, and is about to draw."""
    s = scene(seat(generals), seat(LORD), seat(WEI), seat(), edition="current", turn="D")
    cards = tuple(card for card in s.table.deck if s.table.face[card].type == "equip")[:BEACONS]
    s["B"].piles["beacon"] = cards
    for card in cards:
        s.table.deck.remove(card)
        s.table.zone[card], s.table.owner[card] = PILE, s["B"].seat
        for one in range(s.table.size):
            s.table.seen[one] |= 1 << card
    return s.ends("D").skill("A", MAP, "haoshi")


def test_a_skill_that_is_lent_is_told_when_it_is_used() -> None:
    s = draws("gan_ning+ huang_gai+").skill("A", "haoshi").until("A", "gz-play")
    assert s.count("gz-skill", seat="A", skill="haoshi") == 1
    assert len(s["A"].hand) == 4


def test_declined_it_is_not_told() -> None:
    s = draws("gan_ning+ huang_gai+").on()
    assert s.count("gz-skill", skill="haoshi") == 0


def test_the_own_and_the_lent_are_offered_one_after_the_other() -> None:
    s = draws("lu_su+ gan_ning+").until("A", "gz-skill", "haoshi")
    assert s.acts(s.asked("A", "gz-skill")) == ["decline", "haoshi"]
    s.does("A", "gz-skill", "haoshi")
    assert s.acts(s.asked("A", "gz-skill")) == ["decline", "haoshi"]
    s.does("A", "gz-skill", "haoshi").until("A", "gz-skill", "haoshi")
    assert s.count("gz-skill", seat="A", skill="haoshi") == 2
    assert len(s["A"].hand) == 6
    # what both have left to do is one thing, and has to be done
    assert s.acts(s.asked("A", "gz-skill")) == ["haoshi"]
    s.on().sound()
    assert len(s["A"].hand) == 3


def test_hidden_the_own_is_another_choice() -> None:
    s = draws("lu_su- gan_ning+").until("A", "gz-skill", "haoshi")
    offered = [(option.act, dict(option.args)) for option in s.asked("A", "gz-skill").options]
    assert offered == [("decline", {}), ("haoshi", {"reveals": "head"}), ("haoshi", {})]


def test_what_the_rules_offer_is_no_skill_and_not_told_as_one() -> None:
    s = scene(seat("lu_su- gan_ning-"), seat(), seat(), edition="current", stage="prepare").skill(
        "A", "turn_up", "head"
    )
    s.on()
    assert s.count("gz-reveal", seat="A") == 1
    assert s.count("gz-skill") == 0


def test_only_what_means_the_same_is_left_out() -> None:
    s = scene(seat("", "slash dodge"), seat(), seat(), seat(), edition="current")
    hand, others = s["A"].hand, [s["B"], s["C"]]
    options: list[Option[Any]] = [
        Option("one", tuple, cards_pick(s.table, hand)),
        Option("one", list, cards_pick(s.table, hand)),
        Option("one", tuple, cards_pick(s.table, hand, 1, 2)),
        Option("one", tuple, cards_pick(s.table, hand), seats_pick(others)),
        Option("one", tuple, cards_pick(s.table, hand), args={"reveals": "head"}),
        Option("two", tuple, cards_pick(s.table, hand)),
    ]
    assert distinct(options) == [options[0], *options[2:]]
