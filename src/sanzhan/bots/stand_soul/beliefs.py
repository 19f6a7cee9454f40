"""What one seat believes, made from its news and its view alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from sanzhan.bots.stand_soul.gangs import Behaviour, Line, Posterior
from sanzhan.bots.stand_soul.holdings import Holdings

OWN = {"sengoku": "gouyu", "sanguo": "kongming"}
OTHER = {"sengoku": "kongming", "sanguo": "gouyu"}
CANDIDATES = 5
RECENT = 12
"""So many of my own turns count against doing the same again."""
MOST_NAMED = 3


class Memory:
    """Reads each line of the news once. It depends on the lines alone, so a bot made anew gets the same one."""

    def __init__(self, players: int, me: int, gang: str) -> None:
        self.own, self.other = OWN[gang], OTHER[gang]
        self.me = me
        self.behaviour = Behaviour(players, me)
        self.holdings = Holdings(players, me)
        self.tried: list[tuple[str, int]] = []
        self.lines = 0

    def read(self, news: Sequence[Line]) -> None:
        for line in news[self.lines :]:
            self.behaviour.read(line)
            self.holdings.read(line)
            self._received(line)
            self._acted(line)
        self.lines = len(news)

    def _received(self, line: Line) -> None:
        """Cards that came to me because their giver chose them."""
        mine, args = line.get("mine"), line["args"]
        if not mine:
            return
        match line["key"]:
            case "soul-offer" if args["to"] == self.me:
                self.behaviour.got(args["from"], mine["item"], self.own, self.other)
            case "soul-accept" if args["from"] == self.me:
                self.behaviour.got(args["to"], mine["back"], self.own, self.other)
            case "soul-gift" if args["to"] == self.me:
                self.behaviour.got(args["from"], mine["item"], self.own, self.other)

    def _acted(self, line: Line) -> None:
        """What I tried in my own turns: an attack or an offer, and with whom."""
        args = line["args"]
        if line["key"] == "soul-offer" and args["from"] == self.me:
            self.tried.append((line["mine"]["item"], args["to"]))
        elif line["key"] == "soul-attack" and args["attacker"] == self.me:
            self.tried.append(("attack", args["defender"]))
        del self.tried[:-RECENT]


class Claim(NamedTuple):
    """A declaration and its chance."""

    p: float
    named: tuple[int, ...]


class Beliefs:
    """A view with what it makes likely."""

    def __init__(self, memory: Memory, view: Mapping[str, Any]) -> None:
        self.view = view
        self.players: int = view["players"]
        self.me: int = view["me"]["seat"]
        self.items: list[str] = view["me"]["items"]
        self.own, self.other = memory.own, memory.other
        self.gangs: Posterior = memory.behaviour.posterior(view)
        self.ally = self.gangs.ally
        self.holdings = memory.holdings
        self.tried = memory.tried
        self.sure = [
            [] if seat == self.me else [i["kind"] for i in view["known"][str(seat)]["items"] if i["sure"]]
            for seat in range(self.players)
        ]

    def spread(self, kind: str) -> tuple[int, list[float]]:
        """How many of a kind I have not located, and the chance of each hand (last: the pile) to hold such a one."""
        located = self.items.count(kind) + sum(sure.count(kind) for sure in self.sure)
        left = max(0, self.view["kinds"].get(kind, 0) - located)
        row = self.holdings.weights(kind, self.view["turned"])
        chances = [0.0] * (self.players + 1)
        for seat in range(self.players):
            unseen = self.view["seats"][seat]["items"] - len(self.sure[seat])
            if seat != self.me and unseen > 0:
                # a little for every unseen card: the row is an estimate
                chances[seat] = max(0.02 * unseen, row[seat] - self.sure[seat].count(kind))
        if self.view["pile"]:
            chances[self.players] = max(row[self.players], 0.02)
        total = sum(chances)
        return (left, [chance / total for chance in chances]) if total else (0, chances)

    def holds(self, seat: int, kind: str) -> float:
        """The chance that this seat holds one of this kind."""
        if kind in self.sure[seat]:
            return 1.0
        left, chances = self.spread(kind)
        return float(1 - (1 - chances[seat]) ** left)

    def claim(self, extra: int = 0, taken_from: int | None = None) -> Claim:
        """The best declaration if I had `extra` more own items, one of them `taken_from` a seat."""
        mine = self.items.count(self.own) + extra
        left, chances = self.spread(self.own)
        known = [sure.count(self.own) for sure in self.sure]
        if taken_from is not None:
            if known[taken_from]:
                known[taken_from] -= 1
            else:
                left = max(0, left - 1)
        useful = [
            self.ally[seat] * (1.0 if known[seat] else 1 - (1 - chances[seat]) ** left) if seat != self.me else 0.0
            for seat in range(self.players)
        ]
        best_seats = sorted((s for s in range(self.players) if useful[s] > 0), key=lambda s: (-useful[s], s))
        best = Claim(self._chance(mine, known, left, chances, ()), ())
        for size in range(1, MOST_NAMED + 1):
            if mine + size > 3 + (size == 1):
                break
            for named in combinations(best_seats[:CANDIDATES], size):
                if min(useful[seat] for seat in named) <= best.p:
                    continue
                p = self._chance(mine, known, left, chances, named)
                if p > best.p:
                    best = Claim(p, tuple(sorted(named)))
        return best

    def _chance(self, mine: int, known: list[int], left: int, chances: list[float], named: tuple[int, ...]) -> float:
        large, small = self.gangs.all_allies(sum(1 << seat for seat in named))
        counts = tuple(known[seat] for seat in named)
        shares = tuple(chances[seat] for seat in named)
        p = large * _enough(counts, shares, left, 3 - mine) if large else 0.0
        return p + (small * _enough(counts, shares, left, 2 - mine) if small else 0.0)


def _enough(known: tuple[int, ...], shares: tuple[float, ...], left: int, needed: int) -> float:
    """The chance that everybody here has at least one and all together `needed`; `left` more are dealt by `shares`."""
    if left == 0 or not known:
        return float(all(known) and sum(known) >= needed)
    if all(known) and sum(known) >= needed:
        return 1.0
    if sum(known) + left < needed:
        return 0.0
    p = (1 - sum(shares)) * _enough(known, shares, left - 1, needed)
    for place, share in enumerate(shares):
        more = (*known[:place], known[place] + 1, *known[place + 1 :])
        p += share * _enough(more, shares, left - 1, needed)
    return p
