"""Who is on whose side: every split of the gangs, weighted by what has been seen and by how people behave."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import product
from math import comb, exp
from typing import Any, NamedTuple

Line = Mapping[str, Any]

# Thousandths of the logarithm of how much likelier an act is between allies than between enemies. Whole numbers, so
# that the order of adding cannot matter.
SUPPORT = 700
FIGHT_CARD = 300
ATTACK = -100
STOPPED = 400
NAMED = 800
BARRED = -400
SPARED = 500
ACCEPTED = 100
REFUSED = -100
GAVE_OWN_VICTORY = 500
GAVE_OTHER_VICTORY = -150
GAVE_KOGORO = -600
INFORMED = 2
"""Who has seen a gang card knows what he does to its owner."""

TEMPER = 0.35
"""Everybody guesses, and acts repeat by habit: tempered like this, claims come true as often as believed."""

LIMIT = 4000
"""Behaviour alone never makes a pair surer than this."""


class World(NamedTuple):
    """`allies`: bit set of seats, mine included; `own_cards` of each seat; `minority`: my gang is the smaller."""

    allies: int
    own_cards: tuple[int, ...]
    minority: bool


@lru_cache(maxsize=64)
def worlds(players: int, me: int, each: int, mine: int) -> tuple[World, ...]:
    """Every split that the gang cards allow, if I hold `mine` cards of my gang out of `each`."""
    of_each = 5 if each == 3 else (players + 1) // 2
    boxed = 2 * of_each - players * each
    found = []
    for others in product(range(each + 1), repeat=players - 1):
        if not of_each - boxed <= sum(others) + mine <= of_each:
            continue
        own = (*others[:me], mine, *others[me:])
        allies = sum(1 << seat for seat, count in enumerate(own) if 2 * count > each)
        found.append(World(allies, own, players % 2 == 1 and 2 * allies.bit_count() < players))
    return tuple(found)


class Posterior:
    """The worlds that are left, with their chances."""

    def __init__(self, players: int, weighted: Sequence[tuple[World, float]]) -> None:
        total = sum(weight for _, weight in weighted)
        self.worlds = [(world.allies, world.minority, weight / total) for world, weight in weighted]
        self.ally = [sum(p for allies, _, p in self.worlds if allies >> seat & 1) for seat in range(players)]

    def all_allies(self, mask: int) -> tuple[float, float]:
        """The chance that all these are allies, with my gang the larger (or equal), and with my gang the smaller."""
        large = small = 0.0
        for allies, minority, p in self.worlds:
            if allies & mask == mask:
                if minority:
                    small += p
                else:
                    large += p
        return large, small


class Behaviour:
    """What the public news says about pairs of seats; grows line by line."""

    def __init__(self, players: int, me: int) -> None:
        self.players = players
        self.me = me
        self.pair = [[0] * players for _ in range(players)]
        self._changed: dict[tuple[int, int], None] = {}
        self._counted: dict[tuple[int, int], int] = {}
        self._evidence: list[int] = []
        self.informed = [[False] * players for _ in range(players)]
        self.supported = [[0, 0] for _ in range(players)]
        self.fighters = (0, 0)
        self.sides: dict[int, str] = {}
        self.winner: int | None = None

    def hint(self, actor: int, about: int, amount: int) -> None:
        if actor == about:
            return
        if self.informed[actor][about]:
            amount *= INFORMED
        self.pair[actor][about] += amount
        self._changed[min(actor, about), max(actor, about)] = None

    def between(self, actor: int, helped: int, harmed: int, amount: int) -> None:
        self.hint(actor, helped, amount)
        self.hint(actor, harmed, -amount)

    def read(self, line: Line) -> None:
        key, args = line["key"], line["args"]
        match key:
            case "soul-attack":
                self.fighters = (args["attacker"], args["defender"])
                self.sides = {}
                self.hint(args["attacker"], args["defender"], ATTACK)
            case "soul-support":
                self._support(args["seat"], args["side"])
            case "soul-use-item" | "soul-use-stand":
                self._committed(args["seat"])
            case "soul-taishi-ci":
                attacker, defender = self.fighters
                self.between(args["seat"], defender, attacker, STOPPED)
            case "soul-nohime":
                self.between(args["seat"], args["winner"], self._opponent(args["winner"]), NAMED)
            case "soul-zhen-ji":
                self.hint(args["seat"], args["target"], BARRED)
            case "soul-count":
                self.winner = args["winner"]
            case "soul-liu-bei":
                if self.winner is not None and args["seat"] != self.winner:
                    self.between(args["seat"], self._opponent(self.winner), self.winner, SPARED)
            case "soul-accept":
                self.hint(args["from"], args["to"], ACCEPTED)
                self.hint(args["to"], args["from"], ACCEPTED)
            case "soul-refuse":
                self.hint(args["to"], args["from"], REFUSED)
            case "soul-look":
                self.informed[args["winner"]][args["loser"]] = True
            case "soul-mind-read":
                self.informed[args["seat"]][args["of"]] = True

    def _opponent(self, fighter: int) -> int:
        first, second = self.fighters
        return second if fighter == first else first

    def _support(self, seat: int, side: str) -> None:
        """Whoever takes sides in every fight says less than whoever does it seldom."""
        self.sides[seat] = side
        count = self.supported[seat]
        count[side != "neutral"] += 1
        if side != "neutral":
            amount = SUPPORT * (count[0] + 1) // (count[0] + count[1] + 1)
            attacker, defender = self.fighters
            helped, harmed = (attacker, defender) if side == "sword" else (defender, attacker)
            self.between(seat, helped, harmed, amount)

    def _committed(self, seat: int) -> None:
        side = self.sides.get(seat, "neutral")
        if side != "neutral":
            attacker, defender = self.fighters
            helped, harmed = (attacker, defender) if side == "sword" else (defender, attacker)
            self.between(seat, helped, harmed, FIGHT_CARD)

    def got(self, giver: int, kind: str, own: str, other: str) -> None:
        """I was given this by choice."""
        if kind == own:
            self.hint(giver, self.me, GAVE_OWN_VICTORY)
        elif kind == other:
            self.hint(giver, self.me, GAVE_OTHER_VICTORY)
        elif kind == "silent_kogoro":
            self.hint(giver, self.me, GAVE_KOGORO)

    def _count(self, splits: Sequence[World]) -> None:
        """Bring the evidence for each split up to date: only pairs that have changed."""
        evidence = self._evidence or [0] * len(splits)
        for a, b in self._changed:
            amount = max(-LIMIT, min(LIMIT, self.pair[a][b] + self.pair[b][a]))
            more = amount - self._counted.get((a, b), 0)
            self._counted[a, b] = amount
            mask = 1 << a | 1 << b
            for place, world in enumerate(splits):
                both = world.allies & mask
                if both == mask or not both:
                    evidence[place] += more
        self._changed = {}
        self._evidence = evidence

    def posterior(self, view: Mapping[str, Any]) -> Posterior:
        """Exact over the splits: facts rule worlds out, behaviour weighs the rest."""
        players, me = self.players, self.me
        gang, cards = view["me"]["gang"], view["me"]["gang_cards"]
        each = len(cards)
        own_seen, other_seen = _seen_cards(view, each)
        splits = worlds(players, me, each, cards.count(gang))
        self._count(splits)
        weighted = []
        for world, evidence in zip(splits, self._evidence, strict=True):
            ways = 1
            for seat, count in enumerate(world.own_cards):
                if seat != me:
                    own, other = own_seen[seat], other_seen[seat]
                    left = count - own
                    ways *= comb(each - own - other, left) if left >= 0 else 0
                    if not ways:
                        break
            if not ways:
                continue
            weighted.append((world, ways * exp(TEMPER * evidence / 1000)))
        return Posterior(players, weighted)


def _seen_cards(view: Mapping[str, Any], each: int) -> tuple[list[int], list[int]]:
    """Gang cards that I have seen with each seat: of my gang, of the other."""
    gang = view["me"]["gang"]
    own, other = [0] * view["players"], [0] * view["players"]
    if each > 1:
        for note in view["me"]["notes"]:
            if note["what"] == "saw_gang":
                (own if note["gang"] == gang else other)[note["seat"]] += 1
        for seat in range(view["players"]):
            # whoever has shown me all his cards shows the first again: the count is no longer of different cards
            if own[seat] + other[seat] > each:
                own[seat] = other[seat] = 0
    for name, known in view["known"].items():
        seat = int(name)
        if known["gang"] is not None and 2 * max(own[seat], other[seat]) <= each:
            (own if known["gang"] == gang else other)[seat] = each // 2 + 1
    return own, other
