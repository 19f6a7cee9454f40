"""The strategic deck and the treasures of the lords (cards.json)."""

from __future__ import annotations

from collections import Counter

from sanzhan.guozhan.cards.deck import lord_treasures, standard, strategic, with_lord_treasures
from sanzhan.guozhan.cards.kind import KINDS
from sanzhan.guozhan.editions import edition_of
from sanzhan.guozhan.options import GuozhanOptions

COUNTS = {
    "threaten_emperor": 3, "burning_camps": 3, "fight_together": 2, "alliance_feast": 1, "lure_tiger": 2,
    "drowning": 2, "imperial_order": 1, "nullification": 1, "heg_nullification": 2,
    "slash": 9, "fire_slash": 2, "thunder_slash": 4, "dodge": 7, "peach": 4, "wine": 2,
    "green_dragon": 1, "halberd": 1, "bright_armor": 1, "heart_mirror": 1, "jingfan": 1, "jade_seal": 1, "wooden_ox": 1,
}  # fmt: skip
MARKED = [
    "burning_camps.c11", "burning_camps.h12", "burning_camps.s3", "dodge.h6", "heart_mirror.c2", "jingfan.h3",
    "lure_tiger.d10", "peach.d3", "threaten_emperor.d1", "threaten_emperor.d4", "threaten_emperor.s1",
    "thunder_slash.c5", "thunder_slash.s11", "wine.s6",
]  # fmt: skip


def test_there_are_52_strategic_cards_28_basic_17_tricks_7_pieces_of_equipment() -> None:
    assert Counter(face.kind for face in strategic()) == COUNTS
    assert Counter(face.type for face in strategic()) == {"basic": 28, "trick": 17, "equip": 7}


def test_every_suit_and_number_is_there_once() -> None:
    assert set(Counter((face.suit, face.number) for face in strategic()).values()) == {1}
    assert len(strategic()) == 52


def test_14_strategic_cards_carry_the_alliance_mark_and_no_others() -> None:
    assert sorted(face.wire for face in strategic() if face.alliance) == MARKED
    assert not any(face.alliance for face in (*standard(), *lord_treasures()))


def test_every_kind_does_something() -> None:
    for face in (*strategic(), *lord_treasures()):
        assert KINDS[face.kind].type == face.type


def test_each_treasure_takes_the_place_of_a_card_of_its_suit_and_number() -> None:
    whole = (*standard(), *strategic())
    swapped = with_lord_treasures(whole)
    assert len(swapped) == len(whole) == 160
    gone, came = Counter(whole) - Counter(swapped), Counter(swapped) - Counter(whole)
    assert sorted(face.kind for face in gone) == ["double_swords", "jingfan", "six_swords", "zhuahuang"]
    assert Counter((face.suit, face.number) for face in gone) == Counter((face.suit, face.number) for face in came)


def test_without_the_card_to_replace_a_treasure_is_added() -> None:
    assert len(with_lord_treasures(standard())) == 109


def test_a_mark_is_all_that_tells_a_card_with_it_from_one_without() -> None:
    marked = next(face for face in strategic() if face.wire == "peach.d3")
    plain = marked._replace(alliance=False)
    assert repr(marked) == repr(plain)[:-1] + ", alliance=True)"


def test_the_option_says_which_decks_are_played() -> None:
    sizes = {"standard": 108, "standard_strategic": 160, "standard_strategic_lord": 160}
    for decks, size in sizes.items():
        assert len(edition_of(GuozhanOptions(edition="current", decks=decks)).deck) == size  # type: ignore[arg-type]
