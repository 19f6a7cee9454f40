"""What a seat remembers of the news: who went to war with whom, and so who keeps what he promised."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

Line = Mapping[str, Any]
FAITH = (2.0, 1.5)
"""Kept and broken promises that everybody is credited with at the start."""
STAKE = 1.0


class Memory:
    """A reading of the news: read anew from the start it is the same."""

    def __init__(self) -> None:
        self.lines = 0
        self.year = 0
        self.wars: set[tuple[int, int, int]] = set()

    def read(self, news: Sequence[Line]) -> None:
        for line in news[self.lines :]:
            args = line["args"]
            if line["key"] == "senji-year":
                self.year = args["year"]
            elif line["key"] == "senji-war":
                self.wars.add((self.year, args["attacker"], args["defender"]))
        self.lines = len(news)

    def fought(self, year: int, attacker: int, defender: int) -> bool:
        return (year, attacker, defender) in self.wars

    def trust(self, promises: Iterable[Mapping[str, Any]], seat: int) -> float:
        """How far a promise of this seat is to be believed, from those that can be checked."""
        kept, broken = FAITH
        for each in promises:
            if each["from"] != seat or each["promise"] != "no-attack":
                continue
            if self.fought(each["year"], seat, each["to"]):
                broken += 2 * STAKE
            elif each["year"] < self.year:
                kept += STAKE
        return kept / (kept + broken)
