"""What flowers and diplomacy cards are worth."""

from __future__ import annotations

import time

import pytest

from sanzhan.bots.senji import flowers
from sanzhan.bots.senji.box import FAMILIES, FAMILY, counted, face, own_faces
from sanzhan.bots.senji.flowers import Counts, gain, traded, worth, worth_now
from sanzhan.bots.senji.worth import OWN, SECOND, SET, SHOWN, Holder, Purse, potential, single
from sanzhan.senji.data import DATA

FAN = FAMILY["fan"]


@pytest.mark.parametrize(
    ("hand", "value", "more"),
    [
        ((0, 0, 0, 0), 0.3, [1.1, 0.7, 0.5, 0.4]),
        ((2, 0, 0, 1), 2.4, [3.3, 1.8, 1.5, 1.1]),
        ((3, 0, 1, 1), 6.8, [6.3, 2.1, 0.5, 0.7]),
        ((0, 3, 1, 1), 5.9, [2.2, 3.2, 0.3, 0.8]),
        ((1, 1, 0, 2), 4.1, [0.9, 1.0, 1.6, 0.9]),
        ((0, 1, 3, 1), 3.5, [2.9, 1.1, 2.6, 0.8]),
        ((0, 0, 1, 4), 4.3, [1.6, 0.9, 0.2, 0.5]),
        ((1, 2, 2, 3), 8.6, [2.4, 1.9, 0.8, 1.2]),
    ],
)
def test_flowers_with_four_draws_before_the_last_autumn(hand: Counts, value: float, more: list[float]) -> None:
    assert worth(hand, 1, 4) == pytest.approx(value, abs=0.1)
    assert [gain(hand, kind, 1, 4) for kind in range(4)] == pytest.approx(more, abs=0.1)


@pytest.mark.parametrize(("draws", "each"), [(2, 0.6), (4, 0.9), (6, 1.1)])
def test_a_drawn_card_over_a_whole_game(draws: int, each: float) -> None:
    assert worth((0, 0, 0, 0), 5, draws) / (5 * draws) == pytest.approx(each, abs=0.06)


def test_the_table_of_flowers_is_quick() -> None:
    flowers._table.cache_clear()
    begun = time.process_time()
    worth((1, 1, 1, 1), 4, 4)
    assert time.process_time() - begun < 0.3


def test_an_autumn_redeems_what_is_complete() -> None:
    assert worth_now((4, 0, 0, 0), 0, 0) == 12
    assert worth_now((4, 4, 0, 5), 0, 0) == 12 + 8 + 4
    # one of each kind is the last resort: three animals and a draw to come are worth more than it brings now
    assert worth_now((1, 1, 1, 1), 0, 0) == 5
    assert worth_now((0, 3, 0, 0), 0, 0) == 0
    assert worth_now((0, 3, 0, 0), 1, 4) == worth((0, 3, 0, 0), 1, 4)


def test_trade_cards_bring_little_from_a_full_hand() -> None:
    assert traded(2, 0) == 0
    assert traded(1, 10) == pytest.approx(0.8, abs=0.01)
    assert traded(4, 4) > traded(3, 4) > traded(2, 4) > traded(1, 4)
    assert traded(2, 2) > traded(2, 6)
    # all of a hand is shown: the best of two cards
    assert traded(3, 2) == traded(2, 2)


def test_counting_flowers() -> None:
    faces = {flower.kind: flower.id for flower in reversed(DATA.flowers)}
    assert counted([faces["sun"], faces["plain"], faces["plain"]]) == (1, 0, 0, 2)


def test_faces_are_those_of_the_box() -> None:
    assert face("cherry.hostage.4") == ("cherry.hostage.4", FAMILY["cherry"], "hostage", 4)
    with pytest.raises(ValueError, match="cherry"):
        face("cherry.general.4")
    assert sorted(card.wire for f in range(FAMILIES) for card in own_faces(f)) == sorted(
        f"{DATA.families[card.family].id}.{card.kind}.{card.value}" for card in DATA.cards
    )


ZEROS = (0,) * FAMILIES


def holder(chance: float = 0.5) -> Holder:
    return Holder(FAN, ZEROS, (4,) * FAMILIES, (0.0,) * FAMILIES, (chance,) * FAMILIES)


def test_the_fifth_family_is_worth_most() -> None:
    names = ["mask", "sabre", "lotus", "cherry", "dragon"]
    steps = []
    for count in range(5):
        held = [int(name in names[:count]) for name in FAMILY]
        more = [int(name in names[: count + 1]) for name in FAMILY]
        steps.append(potential(more, holder()) - potential(held, holder()))
    assert steps == sorted(steps)
    assert steps[-1] == SET / 2
    assert potential([9, 1, 1, 1, 1, 1], holder()) == SET
    assert potential([0, 2, 1, 1, 1, 1], holder()) == SET + SECOND


def test_only_the_best_hostage_of_a_family_counts() -> None:
    low, high = face("mask.hostage.2"), face("mask.hostage.4")
    purse = Purse([low, high], holder(0.0))
    assert purse.loss(high) > purse.loss(low)
    assert purse.loss(high) == pytest.approx(2 * SHOWN + single(high, purse.holder) + SECOND)
    laid = holder(0.0)._replace(shown=(0, 4, 0, 0, 0, 0))
    assert Purse([high], laid).worth == pytest.approx(single(high, purse.holder))


def test_gains_and_losses_are_differences_of_whole_hands() -> None:
    hand = [face(wire) for wire in ("fan.support.2", "mask.hostage.3", "mask.trade.1", "lotus.support.4")]
    purse = Purse(hand, holder(0.4)._replace(fear=(0.0, 0.2, 0.0, 0.0, 0.1, 0.0)))
    for card in hand:
        rest = [each for each in hand if each is not card]
        assert purse.loss(card) == pytest.approx(purse.worth - Purse(rest, purse.holder).worth)
    for wire in ("mask.hostage.4", "cherry.hostage.2", "dragon.trade.3", "fan.trade.3"):
        more = Purse([*hand, face(wire)], purse.holder)
        assert purse.gain(face(wire)) == pytest.approx(more.worth - purse.worth)
        assert purse.exchanged((), [face(wire)]) == pytest.approx(more.worth - purse.worth)


def test_own_cards_are_small_change() -> None:
    assert single(face("fan.hostage.4"), holder()) == OWN
    assert Purse([face("fan.hostage.4")], holder(0.0)).worth == pytest.approx(OWN)
