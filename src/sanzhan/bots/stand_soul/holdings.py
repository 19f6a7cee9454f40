"""Where items may be: the expected number of each kind in each hand and in the pile, moved along with the news."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sanzhan.stand_soul.items import items_in_game

Line = Mapping[str, Any]

# How readily a kind is given away unseen, compared with the others.
READY = {"gouyu": 0.6, "kongming": 0.6, "pouch_gouyu": 2.0, "pouch_kongming": 2.0, "silent_kogoro": 1.5}
POUCHES = ("pouch_gouyu", "pouch_kongming")


class Holdings:
    """`rows[kind][seat]`; the last column is the pile. Faces, not turned pouches: those are added up when asked for."""

    def __init__(self, players: int, me: int) -> None:
        self.players = players
        self.me = me
        self.demanded = ""
        self.copies: dict[str, int] = {}
        for item in items_in_game(players):
            self.copies[item.id] = self.copies.get(item.id, 0) + 1
        total = sum(self.copies.values())
        dealt = players * (2 if players == 3 else 1)
        self.rows: dict[str, list[float]] = {}
        for kind, copies in self.copies.items():
            out = 1.0 if kind in POUCHES else (dealt - 2) / (total - 2)
            self.rows[kind] = [copies * out / players] * players + [copies * (1 - out)]

    def read(self, line: Line) -> None:
        key, args, mine = line["key"], line["args"], line.get("mine") or {}
        match key:
            case "soul-offer":
                self.demanded = ""
                if mine:
                    self.pin(mine["item"], args["from"])
            case "soul-mori":
                self.demanded = args["kind"]
            case "soul-accept":
                # what 毛利元就 demands is named aloud
                self._swap(args["from"], args["to"], mine.get("item"), mine.get("back") or self.demanded or None)
            case "soul-announce":
                self._announced(args["receiver"], args["effect"])
            case "soul-draw":
                self._move(self.players, args["seat"], mine.get("item"))
            case "soul-gift" | "soul-paid":
                self._move(args["from"], args["to"], mine.get("item"))
            case "soul-passed":
                self._pass_all(1 if args["way"] == "left" else -1, mine)
            case "soul-take":
                loser, winner = args["loser"], args["winner"]
                if args["back"]:
                    self._swap(loser, winner, mine.get("item"), mine.get("returned"))
                else:
                    self._move(loser, winner, mine.get("item"))
            case "soul-use-item":
                self.pin(args["item"], args["seat"])
            case "soul-search":
                self._saw(args["loser"], mine)
            case "soul-checkpoint":
                self._saw(args["of"], mine)
            case "soul-mori-miss":
                self._lacks(args["target"], self.demanded)
                self._saw(args["target"], mine)

    def weights(self, kind: str, turned: bool) -> list[float]:
        """A row, with the turned pouch counted in."""
        row = self.rows.get(kind, [0.0] * (self.players + 1))
        pouch = self.rows.get(f"pouch_{kind}")
        return [a + b for a, b in zip(row, pouch, strict=True)] if turned and pouch is not None else row

    def pin(self, kind: str, seat: int, least: float = 1.0) -> None:
        """At least this much of a kind is here; the rest shrinks to what is left."""
        for face in self._faces(kind):
            row = self.rows[face]
            row[seat] = max(row[seat], least)
            self._settle(row, face, seat)

    def _faces(self, kind: str) -> tuple[str, ...]:
        return POUCHES if kind == "pouch" else (kind,)

    def _settle(self, row: list[float], kind: str, seat: int) -> None:
        rest = sum(row) - row[seat]
        room = max(0.0, self.copies[kind] - row[seat])
        if rest > room:
            scale = room / rest
            for other in range(len(row)):
                if other != seat:
                    row[other] *= scale

    def _announced(self, seat: int, effect: str) -> None:
        self.pin(effect, seat, 0.5 if effect == "pouch" else 1.0)

    def _share(self, source: int) -> dict[str, float]:
        """The chance of each kind to be the one card that leaves unseen."""
        ready = {kind: row[source] * READY.get(kind, 1.0) for kind, row in self.rows.items()}
        total = sum(ready.values())
        if total <= 0:
            return {}
        return {kind: min(amount / total, self.rows[kind][source]) for kind, amount in ready.items() if amount}

    def _move(self, source: int, to: int, kind: str | None) -> None:
        if kind is not None:
            self._carry(source, to, kind)
            return
        for face, amount in self._share(source).items():
            row = self.rows[face]
            row[source] -= amount
            row[to] += amount

    def _carry(self, source: int, to: int, kind: str) -> None:
        amount = 0.5 if kind == "pouch" else 1.0
        for face in self._faces(kind):
            row = self.rows[face]
            row[source] = max(0.0, row[source] - amount)
            row[to] += amount
            self._settle(row, face, to)

    def _swap(self, giver: int, receiver: int, item: str | None, back: str | None) -> None:
        there = {} if item is not None else self._share(giver)
        here = {} if back is not None else self._share(receiver)
        for source, to, kind, share in ((giver, receiver, item, there), (receiver, giver, back, here)):
            if kind is not None:
                self._carry(source, to, kind)
            for face, amount in share.items():
                self.rows[face][source] -= amount
                self.rows[face][to] += amount

    def _pass_all(self, step: int, mine: Mapping[str, Any]) -> None:
        shares = [self._share(seat) for seat in range(self.players)]
        for seat, share in enumerate(shares):
            to = (seat + step) % self.players
            if self.me in (seat, to):
                continue
            for face, amount in share.items():
                self.rows[face][seat] -= amount
                self.rows[face][to] += amount
        if mine:
            self._carry(self.me, mine["to"], mine["gave"])
            self._carry(mine["from"], self.me, mine["got"])

    def _saw(self, seat: int, mine: Mapping[str, Any]) -> None:
        """The whole hand was shown to me."""
        if "items" not in mine:
            return
        items = list(mine["items"])
        for kind, row in self.rows.items():
            row[seat] = float(items.count(kind))
            self._settle(row, kind, seat)

    def _lacks(self, seat: int, kind: str) -> None:
        for face in self._faces(kind):
            self.rows[face][seat] = 0.0
