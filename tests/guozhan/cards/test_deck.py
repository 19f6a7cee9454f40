"""The deck of the first edition: 108 cards (cards.json), running out of them (rules §17)."""

from __future__ import annotations

from collections import Counter

import pytest

from guozhan.scene import Scene, scene, seat
from sanzhan.guozhan.cards.deck import standard
from sanzhan.guozhan.cards.kind import KINDS
from sanzhan.guozhan.table import DISCARD, HAND

COUNTS = {
    "slash": 21, "fire_slash": 3, "thunder_slash": 5, "dodge": 14, "peach": 8, "wine": 3,
    "harvest": 1, "peach_garden": 1, "savage_assault": 2, "archery_attack": 1, "duel": 2, "something_for_nothing": 2,
    "snatch": 3, "dismantle": 3, "iron_chain": 3, "fire_attack": 2, "borrowed_sword": 1, "await_exhausted": 2,
    "know_both": 2, "befriend_far": 1, "nullification": 1, "heg_nullification": 2,
    "indulgence": 2, "supply_shortage": 2, "lightning": 1,
    "crossbow": 1, "double_swords": 1, "qinggang": 1, "ice_sword": 1, "spear": 1, "feather_fan": 1, "axe": 1,
    "kylin_bow": 1, "six_swords": 1, "triblade": 1,
    "eight_trigrams": 1, "renwang_shield": 1, "rattan_armor": 1, "silver_lion": 1,
    "jueying": 1, "dilu": 1, "zhuahuang": 1, "chitu": 1, "dayuan": 1, "zixing": 1,
}  # fmt: skip


def test_there_are_108_cards_of_45_kinds() -> None:
    counted = Counter(face.kind for face in standard())
    assert counted == COUNTS
    assert (len(standard()), len(counted)) == (108, 45)


def test_there_are_54_basic_cards_34_tricks_and_20_pieces_of_equipment() -> None:
    assert Counter(face.type for face in standard()) == {"basic": 54, "trick": 34, "equip": 20}


def test_every_suit_has_27_cards_and_every_rank_two_of_it_but_four_that_have_three() -> None:
    assert Counter(face.suit for face in standard()) == dict.fromkeys(("spade", "heart", "club", "diamond"), 27)
    ranks = Counter((face.suit, face.number) for face in standard())
    three = {("spade", 2), ("heart", 12), ("club", 2), ("diamond", 12)}
    assert ranks == {key: 3 if key in three else 2 for key in ranks}
    assert len(ranks) == 52


def test_every_kind_of_the_deck_does_something() -> None:
    assert {face.kind for face in standard()} <= KINDS.keys()
    assert all(KINDS[face.kind].type == face.type for face in standard())


def test_three_slashes_are_one_family_and_so_are_two_nullifications() -> None:
    families = {face.kind: face.family for face in standard() if face.family != face.kind}
    assert families == {"fire_slash": "slash", "thunder_slash": "slash", "heg_nullification": "nullification"}


def leave(s: Scene, count: int) -> list[str]:
    """The deck keeps so many of its top cards, the others are discarded; what is left, the first to be drawn first."""
    table = s.table
    gone = table.deck[: len(table.deck) - count]
    del table.deck[: len(gone)]
    for card in gone:
        table.zone[card] = DISCARD
        table.discard.append(card)
        for viewer in range(table.size):
            table.seen[viewer] |= 1 << card
    return table.wires(table.deck[::-1])


@pytest.mark.rule("guozhan", "R109")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_below_what_is_left() -> None:
    s = scene(seat("", "something_for_nothing"), seat(), deck="peach.h4")
    assert leave(s, 1) == ["peach.h4"]
    pile = len(s.table.discard)
    s.use("A", "something_for_nothing").on()
    assert "peach" in s.hand("A")
    assert len(s["A"].hand) == 2
    assert s.told("gz-reshuffle")["count"] == pile
    # the card used lay in the processing area, not in the pile that was shuffled
    assert s.discarded() == ["something_for_nothing.h7"]
    s.sound()


@pytest.mark.rule("guozhan", "R109")
def test_what_is_shuffled_into_the_deck_is_known_to_nobody() -> None:
    s = scene(seat("", "something_for_nothing"), seat(), deck="peach.h4")
    leave(s, 1)
    s.use("A", "something_for_nothing").on()
    for viewer in range(2):
        assert not any(s.table.seen[viewer] >> card & 1 for card in s.table.deck)


@pytest.mark.rule("guozhan", "R109")
def test_too_few_cards_in_deck_and_discard_pile_together_are_a_draw_game() -> None:
    s = scene(seat("", "something_for_nothing"), seat(), deck="peach.h4")
    leave(s, 1)
    table = s.table
    for card in table.discard:
        table.zone[card], table.owner[card] = HAND, 1
        table.seen[1] |= 1 << card
    table[1].hand += table.discard
    table.discard = []
    s.use("A", "something_for_nothing").on()
    assert s.told("gz-draw-game") == {}
    assert s.match.result is not None
    assert s.match.result.winners == ()
