"""What is printed on a card."""

from __future__ import annotations

from typing import Literal, NamedTuple

Suit = Literal["spade", "heart", "club", "diamond"]
Color = Literal["red", "black"]
Type = Literal["basic", "trick", "equip"]

SUITS: tuple[Suit, ...] = ("spade", "heart", "club", "diamond")
COLOR: dict[Suit | None, Color | None] = {
    "spade": "black",
    "club": "black",
    "heart": "red",
    "diamond": "red",
    None: None,
}
LETTER: dict[str, Suit] = {"s": "spade", "h": "heart", "c": "club", "d": "diamond"}


class Face(NamedTuple):
    """A printed card; `family` is what rules call it: all three Slashes are a slash, both Nullifications one."""

    kind: str
    suit: Suit
    number: int
    type: Type
    family: str
    slot: int
    """Where an equipment card goes (WEAPON ...); -1 for others."""
    wire: str
    """How it travels: `slash.s7`."""
    code: int
    """A number that tells prints apart, for the running sums of what has been seen."""

    @property
    def color(self) -> Color:
        return "red" if self.suit in ("heart", "diamond") else "black"
