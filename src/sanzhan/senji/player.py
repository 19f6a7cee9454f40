"""One family at the table and what belongs to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple, TypeAlias

Source: TypeAlias = Literal["battle", "executed", "displayed", "set", "flowers", "samurai", "paid", "other"]
SOURCES: tuple[Source, ...] = ("battle", "executed", "displayed", "set", "flowers", "samurai", "paid", "other")


Passed: TypeAlias = Mapping[str, str | int]
"""A line of a player's own ledger: a `card` (as printed) that changed hands with `seat` in this `year`."""


class Display(NamedTuple):
    """A hostage laid before oneself, and the honour it brought."""

    card: int
    honour: int


class Player:
    """`samurai`: figure -> place (a province, or behind them a sea). `reserve`: armies to be placed in the set-up.

    `sources`: honour by where it came from. `used`: powers used in this season; `back`: hostages taken back in this
    settlement. `proposals`, `rebids`: what is left of the budget of this winter.
    """

    __slots__ = (
        "alive", "back", "bids", "dealt", "displayed", "family", "flowers", "gave", "got", "hand", "heroes", "hired",
        "honour", "proposals", "ready", "rebids", "reserve", "samurai", "seat", "sources", "used", "waiting_samurai",
        "years",
    )  # fmt: skip

    def __init__(self, seat: int, family: int) -> None:
        self.seat = seat
        self.family = family
        self.alive = True
        self.honour = 0
        self.hand: list[int] = []
        self.flowers: list[int] = []
        self.displayed: dict[int, Display] = {}
        self.bids: dict[int, list[int]] = {}
        self.samurai: dict[int, int] = {}
        self.heroes: list[int] = []
        self.dealt: list[int] = []
        self.waiting_samurai: int | None = None
        self.reserve = 0
        self.sources: dict[Source, int] = dict.fromkeys(SOURCES, 0)
        self.years: tuple[int, ...] = ()
        self.gave: tuple[Passed, ...] = ()
        self.got: tuple[Passed, ...] = ()
        self.used: frozenset[str] = frozenset()
        self.back: frozenset[int] = frozenset()
        self.hired = False
        self.ready = False
        self.proposals = 0
        self.rebids = 0

    def copy(self) -> Player:
        new = Player.__new__(Player)
        new.seat = self.seat
        new.family = self.family
        new.alive = self.alive
        new.honour = self.honour
        new.hand = self.hand.copy()
        new.flowers = self.flowers.copy()
        new.displayed = self.displayed.copy()
        new.bids = {family: cards.copy() for family, cards in self.bids.items()}
        new.samurai = self.samurai.copy()
        new.heroes = self.heroes.copy()
        new.dealt = self.dealt.copy()
        new.waiting_samurai = self.waiting_samurai
        new.reserve = self.reserve
        new.sources = self.sources.copy()
        new.years = self.years
        new.gave = self.gave
        new.got = self.got
        new.used = self.used
        new.back = self.back
        new.hired = self.hired
        new.ready = self.ready
        new.proposals = self.proposals
        new.rebids = self.rebids
        return new

    def state(self) -> Any:
        """All of it in an order that depends on nothing but its content."""
        return (
            self.seat, self.family, self.alive, self.honour, sorted(self.hand), sorted(self.flowers),
            sorted(self.displayed.items()), sorted((f, sorted(cards)) for f, cards in self.bids.items()),
            sorted(self.samurai.items()), sorted(self.heroes), sorted(self.dealt), self.waiting_samurai, self.reserve,
            sorted(self.sources.items()), self.years, self.gave, self.got, sorted(self.used), sorted(self.back),
            self.hired, self.ready, self.proposals, self.rebids,
        )  # fmt: skip
