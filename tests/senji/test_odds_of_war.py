"""200,000 wars of six kinds, fought by the rules themselves, against exact chances computed here."""

from __future__ import annotations

from collections.abc import Iterator
from math import factorial, sqrt
from typing import Any, NamedTuple

import pytest

from sanzhan.kernel.ask import Ask
from sanzhan.kernel.rng import Streams
from sanzhan.senji.table import Table
from sanzhan.senji.war import fight
from senji.scene import PLACE, filled, scene, seat

WARS = 200_000
IYO, BUNGO = PLACE["iyo"], PLACE["bungo"]
SUPPORT = "cherry.support.3"


class Kind(NamedTuple):
    """Fan attacks Iyo of Mask. `bonus`: strength beyond armies and crests, for the dice `out` that samurai take."""

    name: str
    armies: tuple[int, int]
    samurai: tuple[str, str] = ("", "")
    bonus: tuple[int, int] = (0, 0)
    out: int = 0
    support: int = 0


KINDS = (
    Kind("three against three", (3, 3)),
    Kind("four against three", (4, 3)),
    Kind("three against three, a samurai each", (3, 3), ("daisuke", "ryuzo"), (1, 1), 2),
    Kind("two and a samurai against four", (2, 4), ("daisuke", ""), (1, 0), 1),
    Kind("three against three, the attacker with a support of three", (3, 3), support=3),
    Kind("four against three with Benkei", (4, 3), ("", "benkei"), (0, 3), 1),
)


class Odds(NamedTuple):
    """Chances of a bout: the attacker is ahead, the defender is ahead, they are level."""

    ahead: float
    behind: float
    level: float


def bout(kind: Kind, support: int) -> Odds:
    """Every way in which the dice can show the attacker's, the defender's, the supporting family and the others."""
    dice = 9 - kind.out
    ways = [0, 0, 0]
    for mine, theirs, friends, others in _parts(dice, 4):
        way = factorial(dice) * 3**others // (factorial(mine) * factorial(theirs) * factorial(friends))
        way //= factorial(others)
        lead = kind.armies[0] + kind.bonus[0] + mine + min(support, friends)
        lead -= kind.armies[1] + kind.bonus[1] + theirs
        ways[0 if lead > 0 else 1 if lead < 0 else 2] += way
    assert sum(ways) == 6**dice
    return Odds(*(way / 6**dice for way in ways))


def _parts(total: int, count: int) -> Iterator[tuple[int, ...]]:
    if count == 1:
        yield (total,)
        return
    for first in range(total + 1):
        for rest in _parts(total - first, count - 1):
            yield (first, *rest)


def exact(kind: Kind) -> tuple[float, float]:
    """The chances that the attacker wins and that the first bout is level; a support is gone after that one."""
    first, later = bout(kind, kind.support), bout(kind, 0)
    return first.ahead + first.level * later.ahead / (later.ahead + later.behind), first.level


def prepared(kind: Kind) -> Table:
    """A table with the two families of the war and its samurai."""
    attackers, defenders = kind.samurai
    seats = filled(
        6,
        seat("fan", samurai=attackers and f"{attackers}@iyo", hand=SUPPORT if kind.support else ""),
        seat("mask", samurai=defenders and f"{defenders}@iyo"),
    )
    return scene(*seats, stage="name").match.checkpoint().copy()


def answered(asked: Any, supports: list[int]) -> Any:
    """Nobody executes or re-rolls; the attacker plays a support as long as he has one."""
    asks: tuple[Ask[Any], ...] = asked.asks
    if asks[0].about == "senji-execute":
        return {asks[0].seat: ()}
    assert [ask.about for ask in asks] == ["senji-support", "senji-support"]
    return {0: supports[0] if supports else -1, 1: -1}


def fought(kind: Kind, times: int, seed: int) -> tuple[int, int]:
    """How many of so many wars the attacker wins, and in how many the first bout is level."""
    table = prepared(kind)
    table.rng = Streams(bytes([seed]) * 32)
    fan, mask = table.players[:2]
    support, friend = fan.hand.copy(), table[4]
    figures = [fan.samurai.copy(), mask.samurai.copy()]
    won = level = 0
    for _ in range(times):
        table.owner[IYO], table.armies[IYO] = mask.seat, kind.armies[1]
        fan.samurai, mask.samurai = figures[0].copy(), figures[1].copy()
        fan.hand, friend.hand = support.copy(), []
        table.samurai_discard = []
        war = fight(table, fan, IYO, BUNGO, kind.armies[0])
        asked = war.send(None)
        bouts = 0
        try:
            while True:
                bouts += asked.asks[0].about == "senji-support"
                asked = war.send(answered(asked, fan.hand))
        except StopIteration as end:
            won += end.value
        level += bouts > 1
    return won, level


@pytest.mark.parametrize("number", range(len(KINDS)), ids=[kind.name for kind in KINDS])
def test_the_rules_give_the_exact_chances(number: int) -> None:
    kind = KINDS[number]
    times = WARS // len(KINDS) + (number < WARS % len(KINDS))
    for got, chance in zip(fought(kind, times, seed=number), exact(kind), strict=True):
        sigma = sqrt(times * chance * (1 - chance))
        assert abs(got - times * chance) <= 3 * sigma, f"{got / times:.4f}, not {chance:.4f}"


def test_the_chances_themselves_are_those_of_the_reference() -> None:
    """Rules §9: 50 % with equal armies, 76 % with one more."""
    assert round(exact(KINDS[0])[0], 3) == 0.5
    assert round(100 * exact(KINDS[1])[0]) == 76
