"""A tiny game for the kernel's tests: everybody bids a secret card, the highest alone wins a point; three points win.

It uses every kind of question: one seat, a secret window, an open window, and several picks.
"""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sanzhan.kernel.ask import Anyone, Ask, Option, Pick, Question, Refusal, Together
from sanzhan.kernel.errors import GameOver
from sanzhan.kernel.game import Result
from sanzhan.kernel.news import News, Sink, View
from sanzhan.kernel.rng import Rng, Streams


@dataclass(frozen=True, slots=True)
class ToyOptions:
    points: int = 3
    leak: Literal["", "view", "log", "asked"] = ""


class ToyTable:
    def __init__(self, players: int, options: Any, rng: Streams) -> None:
        self.players, self.options, self.rng = players, options, rng
        self.sink: Sink | None = None
        self.result: Result | None = None
        self.faces = list(range(4 * players))
        rng.shuffle(self.faces, "deal")
        self.hands = [list(range(4 * seat, 4 * seat + 4)) for seat in range(players)]
        self.points = [0] * players
        self.shown: list[int] = []
        self.stage = "bid"
        self.round = 0

    def copy(self) -> ToyTable:
        new: ToyTable = ToyTable.__new__(ToyTable)
        new.__dict__.update(self.__dict__)
        new.rng = self.rng.copy()
        new.sink = None
        new.faces = self.faces.copy()
        new.hands = [hand.copy() for hand in self.hands]
        new.points = self.points.copy()
        new.shown = self.shown.copy()
        return new

    def tell(self, key: str, private: dict[int, dict[str, Any]] | None = None, **args: Any) -> None:
        if self.sink is not None:
            self.sink(News(key, args, private or {}))


class Toy:
    id = "toy"
    rules_version = 1
    seats = range(2, 5)
    options = ToyOptions

    def setup(self, players: int, options: Any, rng: Streams) -> ToyTable:
        return ToyTable(players, options, rng)

    def step(self, table: ToyTable) -> Coroutine[Question, Any, None]:
        return bid_step(table) if table.stage == "bid" else swap_step(table)

    def view(self, table: ToyTable, viewer: int | None) -> View:
        hand = [] if viewer is None else sorted(table.faces[card] for card in table.hands[viewer])
        view: View = {
            "points": list(table.points), "round": table.round, "stage": table.stage,
            "shown": [table.faces[card] for card in table.shown],
            "hands": [len(cards) for cards in table.hands], "me": hand,
        }  # fmt: skip
        if table.options.leak == "view":
            view["secret"] = table.faces[table.hands[0][0]] if table.hands[0] else None
        return view

    def views(self, table: ToyTable, viewers: Sequence[int | None]) -> list[View]:
        return [self.view(table, viewer) for viewer in viewers]

    def imagine(self, table: ToyTable, knower: ToyTable, seat: int, rng: Rng) -> None:
        hidden = [
            card for card in range(len(table.faces)) if card not in knower.shown and card not in knower.hands[seat]
        ]
        faces = [table.faces[card] for card in hidden]
        rng.shuffle(faces)
        for card, face in zip(hidden, faces, strict=True):
            table.faces[card] = face

    def learned(self, before: ToyTable, after: ToyTable, other: ToyTable, viewer: int | None) -> bool:
        if after.result is not None:
            return True
        new = [card for card in after.shown if card not in before.shown]
        if viewer is not None:
            # a card drawn by lot may be another in the other world
            if sorted(after.hands[viewer]) != sorted(other.hands[viewer]):
                return True
            new += [card for card in after.hands[viewer] if card not in before.hands[viewer]]
        return any(after.faces[card] != other.faces[card] for card in new)

    def violations(self, table: ToyTable) -> list[str]:
        cards = sorted([*table.shown, *(card for hand in table.hands for card in hand)])
        return [] if cards == list(range(len(table.faces))) else ["a card is lost"]

    def state(self, table: ToyTable) -> str:
        return repr((table.faces, table.hands, table.points, table.shown, table.stage, table.round, table.rng.used))


def _bid(table: ToyTable, seat: int) -> Ask[int | None]:
    def options() -> list[Option[int | None]]:
        listed: list[Option[int | None]] = [Option("hold", lambda: None)]
        high = sorted((card for card in table.hands[seat]), key=lambda card: table.faces[card])
        # a card above the middle may be bid: whoever has none has no choice
        good = [card for card in high if table.faces[card] * 2 >= len(table.faces)]
        if good:
            listed.append(Option("bid", lambda card: card, Pick("card", good, [table.faces[c] for c in good])))
        return listed

    return Ask(
        seat, "toy-bid", options, args={"round": table.round}, deadline="window",
        refusals=lambda: [Refusal(("act", "bid"), "why-toy-low", {}, "toy-1")] if len(options()) == 1 else [],
    )  # fmt: skip


async def bid_step(table: ToyTable) -> None:
    """Everybody may bid in secret."""
    table.round += 1
    table.tell("toy-round", round=table.round)
    seats = range(table.players)
    if table.options.leak == "asked":
        seats_asked = [seat for seat in seats if not _bid(table, seat).forced]
        bids: dict[int, int | None] = dict.fromkeys(seats)
        for seat in seats_asked:
            bids[seat] = await _bid(table, seat)
    else:
        bids = await Together(*(_bid(table, seat) for seat in seats), secret=True)
    best = sorted((table.faces[card], seat, card) for seat, card in bids.items() if card is not None)
    for _, seat, card in best:
        table.hands[seat].remove(card)
        table.shown.append(card)
    table.tell("toy-bids", bids=[[seat, table.faces[card]] for _, seat, card in best])
    if table.options.leak == "log":
        table.tell("toy-noise", card=table.faces[table.hands[0][0]] if table.hands[0] else None)
    if best:
        table.points[best[-1][1]] += 1
    if max(table.points) >= table.options.points or table.round >= 12:
        top = max(table.points)
        table.result = Result(tuple(s for s in seats if table.points[s] == top), "toy-won", None)
        raise GameOver
    table.stage = "swap"


async def swap_step(table: ToyTable) -> None:
    """The first who wants to may swap a card with another seat's, unseen."""

    def ask(seat: int) -> Ask[tuple[int, int] | None]:
        others = [s for s in range(table.players) if s != seat and table.hands[s]]
        own = sorted(table.hands[seat], key=lambda card: table.faces[card])

        def options() -> list[Option[tuple[int, int] | None]]:
            listed: list[Option[tuple[int, int] | None]] = [Option("done", lambda: None)]
            if own and others:
                shown = [table.faces[card] for card in own]
                listed.append(Option("swap", lambda card, s: (card, s), Pick("card", own, shown), Pick("seat", others)))
            return listed

        return Ask(seat, "toy-swap", options)

    first = await Anyone(
        *(ask(seat) for seat in range(table.players)), passed=lambda seat: table.tell("toy-done", seat=seat)
    )
    table.stage = "bid"
    if first is None or first[1] is None:
        return
    seat, (card, other) = first[0], first[1]
    back = table.hands[other][table.rng.below(len(table.hands[other]), "swap")]
    table.hands[seat].remove(card)
    table.hands[other].remove(back)
    table.hands[seat].append(back)
    table.hands[other].append(card)
    seen = {"gave": table.faces[card], "got": table.faces[back]}
    table.tell("toy-swapped", {seat: seen, other: {"gave": seen["got"], "got": seen["gave"]}}, seat=seat, other=other)


TOY = Toy()
