"""What the source says and no ruling, item or stand names: the deal, the first player, passing, the order of play."""

from __future__ import annotations

from collections import Counter

import pytest

from sanzhan.kernel.rng import Streams
from sanzhan.stand_soul.items import SILENT_KOGORO, STAND_CALL
from sanzhan.stand_soul.options import SoulOptions
from sanzhan.stand_soul.setup import deal
from sanzhan.stand_soul.table import Table
from stand_soul.scene import scene

# players: cards of each gang, box, items each, pile, stand pile, limit
DEALT = {
    3: (2, 1, 2, 14, 7, 8),
    4: (2, 0, 1, 17, 6, 6),
    5: (3, 1, 1, 16, 5, 5),
    6: (3, 0, 1, 15, 4, 5),
    7: (4, 1, 1, 14, 3, 5),
    8: (4, 0, 1, 13, 2, 5),
    9: (5, 1, 1, 12, 1, 5),
    10: (5, 0, 1, 10, 0, 5),
}


def dealt(players: int, seed: int) -> Table:
    return deal(players, SoulOptions(), Streams(bytes([seed]) * 32))


@pytest.mark.parametrize(("players", "row"), DEALT.items())
def test_the_deal_of_each_player_count(players: int, row: tuple[int, ...]) -> None:
    gang, box, each, pile, spare, limit = row
    for seed in range(10):
        table = dealt(players, seed)
        assert Counter(table.gang_face) == {"sengoku": gang, "sanguo": gang}
        assert [len(cards) for cards in table.gang_cards] == [1] * players
        assert len(table.box) == box
        assert [len(hand) for hand in table.hands] == [each] * players
        assert not any(table.item_face[handle].is_pouch for handle in table.pile)
        assert (len(table.pile), len(table.stand_pile), table.limit, table.odd) == (
            pile,
            spare,
            limit,
            players % 2 == 1,
        )
        assert len(set(table.stands) | set(table.stand_pile)) == 10
        assert not any(table.up)


@pytest.mark.parametrize("players", range(3, 11))
def test_the_items_of_each_player_count(players: int) -> None:
    kinds = Counter(dealt(players, 0).item_face)
    assert sum(kinds.values()) == (20 if players in (3, 10) else 21)
    assert sorted(kinds.values()) == [1] * (len(kinds) - 2) + [3, 3]
    assert (SILENT_KOGORO in kinds, STAND_CALL in kinds) == (players != 3, players != 10)


def test_anybody_may_be_first() -> None:
    assert {dealt(4, seed).first for seed in range(40)} == {0, 1, 2, 3}


def test_passing_is_an_action_and_the_left_neighbour_follows() -> None:
    at = scene("A sengoku cao_cao / B sanguo zhen_ji / C sanguo liu_bei | turn 4 C")
    at.asked("C", "soul-main").offers("pass", "trade", "attack").does("pass")
    at.told("soul-pass", seat="C")
    at.asked("A", "soul-main").does("pass")
    assert at.turn() == "B"


def test_nobody_gives_anything_away_of_his_own_accord() -> None:
    at = scene("A cao_cao: gouyu,orochi / B / C / D")
    at.asked("A", "soul-main").offers_only("pass", "trade", "attack", "declare")


def test_items_without_effect_change_hands_in_silence_and_the_turn_is_over() -> None:
    at = scene("A cao_cao: gouyu / B zhen_ji: lord_sword / C / D").trade("A", "B", "gouyu", "lord_sword")
    assert (at.hand("A"), at.hand("B")) == (["lord_sword"], ["gouyu"])
    at.not_told("soul-announce").asked("B", "soul-main")


def test_a_pouch_is_announced_but_not_which() -> None:
    at = scene("A: pouch_gouyu / B: gouyu / C / D").trade("A", "B", "pouch_gouyu", "gouyu")
    at.told("soul-announce", giver="A", receiver="B", effect="pouch")
    assert at.mine("B", "soul-announce") == {"item": "pouch_gouyu"}
    assert at.mine("C", "soul-announce") is None


def test_supports_are_declared_clockwise_from_the_attacker_and_counted() -> None:
    at = scene("A / B / C / D / E | turn 2 B")
    at.asked("B", "soul-main").choices("attack", "seat")
    at.asked("B", "soul-main").does("attack", seat="D").passes("soul-f1")
    assert [seat["stance"] for seat in at.view(None)["seats"]] == [None, "sword", None, "shield", None]
    at.not_asked("A").asked("C", "soul-support").offers_only("sword", "shield", "neutral").does("sword")
    at.asked("E", "soul-support").does("neutral")
    at.asked("A", "soul-support").does("shield")
    assert [seat["stance"] for seat in at.view(None)["seats"]] == ["shield", "sword", "sword", "shield", "neutral"]
    at.passes("soul-f4").counts()
    at.told("soul-count", attack=2, defend=2, winner=None, why="tie")


def test_free_uses_go_on_in_any_order_until_nobody_has_another() -> None:
    at = scene("A cao_cao: lord_sword / B: leather_armor / C / D").attack("A", "B")
    at.asked("B", "soul-f5").does("item", item="leather_armor")
    at.asked("A", "soul-f5").does("stand")
    at.asked("B", "soul-f5").passes()
    at.asked("A", "soul-f5").does("item", item="lord_sword")
    at.asked("B", "soul-f5")
    at.counts().told("soul-count", attack=3, defend=2, winner="A", why="power")
    assert at.stand("A") == "cao_cao^"


def test_the_winner_sees_gang_and_stand_or_items_of_which_he_may_take_one() -> None:
    line = "A / B sanguo liu_bei: gouyu,orochi / C / D"
    look = scene(line).fought("A", "B", C="sword").asked("A", "soul-spoils").does("look")
    assert look.mine("A", "soul-look") == {"gang": "sanguo", "stand": "liu_bei"}
    search = scene(line).fought("A", "B", C="sword").asked("A", "soul-spoils").does("search")
    assert search.mine("A", "soul-search") == {"items": ["gouyu", "orochi"]}
    search.asked("A", "soul-take").does("take", loot="orochi")
    assert search.hand("B") == ["gouyu"]
    assert "orochi" in search.hand("A")


EVEN = "A sanguo: {} / B sanguo / C sengoku / D sengoku"
LARGER = "A sanguo: {} / B sanguo / C sanguo / D sengoku / E sengoku"
SMALLER = "A sanguo: {} / B sanguo / C sengoku / D sengoku / E sengoku"


@pytest.mark.parametrize(
    ("seats", "real", "pouch", "empty", "success"),
    [
        *((seats, 3, False, empty, True) for seats in (EVEN, LARGER, SMALLER) for empty in (False, True)),
        *((seats, 2, True, False, seats is SMALLER) for seats in (EVEN, LARGER, SMALLER)),
        *((seats, 2, True, True, True) for seats in (EVEN, LARGER, SMALLER)),
        *((seats, 2, False, empty, seats is SMALLER) for seats in (LARGER, SMALLER) for empty in (False, True)),
        *(
            (seats, 1, True, empty, seats is SMALLER and empty)
            for seats in (LARGER, SMALLER)
            for empty in (False, True)
        ),
    ],
)
def test_every_combination_of_a_declaration(seats: str, real: int, pouch: bool, empty: bool, success: bool) -> None:
    hand = ["kongming"] * real + ["pouch_kongming"] * pouch
    hand += ["orochi"] * (len(hand) < 3) if empty else []
    at = scene(seats.format(",".join(hand)) + (" | pile:" if empty else ""))
    at.asked("A", "soul-main").does("declare", seat="")
    at.told("soul-declare", success=success)
    assert ("A" in at.winners(), "B" in at.winners()) == (success, success)
