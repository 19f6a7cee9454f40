"""Exact odds of a war, checked against the published tables and against counting every roll."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from sanzhan.bots.senji.odds import DICE, FACES, Support, landing, rolls, win

LOTUS, CHERRY = 3, 4


def percent(chance: float) -> float:
    return round(100 * chance, 1)


@pytest.mark.parametrize(
    ("armies", "row"),
    [
        (1, [76.4, 50.0, 23.6, 8.1, 2.1, 0.4, 0.1]),
        (2, [91.9, 76.4, 50.0, 23.6, 8.1, 2.1, 0.4]),
        (3, [97.9, 91.9, 76.4, 50.0, 23.6, 8.1, 2.1]),
        (4, [99.6, 97.9, 91.9, 76.4, 50.0, 23.6, 8.1]),
        (5, [99.9, 99.6, 97.9, 91.9, 76.4, 50.0, 23.6]),
        (6, [100.0, 99.9, 99.6, 97.9, 91.9, 76.4, 50.0]),
    ],
)
def test_armies_against_armies(armies: int, row: list[float]) -> None:
    assert [percent(win(armies - against)) for against in range(7)] == row


@pytest.mark.parametrize(
    ("lead", "row"),
    [
        (-3, [2.1, 1.6, 1.0, 0.6, 0.3, 0.1, 0.0]),
        (-2, [8.1, 6.8, 5.4, 4.0, 2.6, 1.4, 0.5]),
        (-1, [23.6, 21.9, 20.1, 17.8, 15.1, 11.8, 7.9]),
        (0, [50.0] * 7),
        (1, [76.4, 78.1, 79.9, 82.2, 84.9, 88.2, 92.1]),
        (2, [91.9, 93.2, 94.6, 96.0, 97.4, 98.6, 99.5]),
        (3, [97.9, 98.4, 99.0, 99.4, 99.7, 99.9, 100.0]),
    ],
)
def test_fewer_dice(lead: int, row: list[float]) -> None:
    assert [percent(win(lead, dice)) for dice in range(9, 2, -1)] == row


@pytest.mark.parametrize(
    ("lead", "attacker", "defender", "threes", "same"),
    [
        (-3, [6.3, 11.7, 15.5, 16.9], [0.9, 0.8, 0.8, 0.8], 6.6, 15.3),
        (-2, [18.3, 28.1, 32.8, 33.8], [3.6, 3.0, 2.9, 2.9], 15.2, 31.9),
        (-1, [40.9, 52.1, 55.6, 56.0], [12.2, 9.3, 9.0, 9.0], 29.8, 53.3),
        (0, [68.2, 75.8, 77.2, 77.3], [31.8, 24.2, 22.8, 22.7], 50.0, 74.4),
        (1, [87.8, 90.7, 91.0, 91.0], [59.1, 47.9, 44.4, 44.0], 70.2, 89.3),
        (2, [96.4, 97.0, 97.1, 97.1], [81.7, 71.9, 67.2, 66.2], 84.8, 96.6),
    ],
)
def test_supports(lead: int, attacker: list[float], defender: list[float], threes: float, same: float) -> None:
    cards = [(Support(LOTUS, number),) for number in range(1, 5)]
    assert [percent(win(lead, DICE, card)) for card in cards] == attacker
    assert [percent(win(lead, DICE, (), card)) for card in cards] == defender
    three, other, two = Support(LOTUS, 3), Support(CHERRY, 3), Support(LOTUS, 2)
    assert percent(win(lead, DICE, (three,), (other,))) == threes
    assert percent(win(lead, DICE, (three,), (two,))) == same


def test_a_played_card_is_gone_when_a_tie_is_fought_again() -> None:
    """Behind by one with one die: an own crest ties, a lotus lets the card tie; then it is fought without the card."""
    bare = win(-1, 1)
    assert bare == 0.0
    # one roll: own crest 1/6 tie (the card is kept), lotus 1/6 tie by the card (which is gone, so lost), else lost
    assert win(-1, 1, (Support(LOTUS, 1),)) == 0.0
    # even: enemy crest loses, own crest wins, lotus wins by the card, the rest ties and is fought again with the card
    assert win(0, 1, (Support(LOTUS, 1),)) == pytest.approx(2 / 3)


def test_several_supports_of_one_side() -> None:
    two, four = Support(LOTUS, 2), Support(CHERRY, 4)
    best = max(win(0, DICE, (two,)), win(0, DICE, (four,)))
    assert best < win(0, DICE, (two, four)) < 1
    assert win(0, DICE, (two, four)) == win(0, DICE, (four, two))
    # a second card of the same family can only be of use after a tie
    assert win(0, DICE, (two,)) < win(0, DICE, (two, two)) < win(0, DICE, (two, Support(CHERRY, 2)))
    assert win(0, DICE, (), (two, four)) == pytest.approx(1 - win(0, DICE, (two, four)))


def test_several_supports_on_both_sides_are_refused() -> None:
    card = Support(LOTUS, 2)
    with pytest.raises(ValueError, match="one side alone"):
        win(0, DICE, (card, Support(CHERRY, 1)), (card,))


def test_without_dice_the_stronger_wins_and_a_tie_is_the_defenders() -> None:
    assert [win(lead, 0) for lead in (-1, 0, 1)] == [0.0, 0.0, 1.0]
    assert win(0, 0, (Support(LOTUS, 4),)) == 0.0


def test_rolls_are_those_of_counting_every_roll() -> None:
    """Three dice, faces 0 and 1 the two sides, 2 a third family whose support counts up to 2."""
    counted: Counter[tuple[int, int]] = Counter()
    for roll in product(range(FACES), repeat=3):
        counted[roll.count(0) - roll.count(1), min(2, roll.count(2))] += 1
    assert {roll: pytest.approx(count / FACES**3) for roll, count in counted.items()} == rolls(3, (2,))


def test_landing_drowns_one_army_in_six() -> None:
    assert landing(0) == (1.0,)
    assert landing(1) == pytest.approx((1 / 6, 5 / 6))
    assert sum(landing(6)) == pytest.approx(1.0)
    assert sum(n * chance for n, chance in enumerate(landing(6))) == pytest.approx(5.0)
