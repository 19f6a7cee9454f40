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
    alliance: bool = False
    """It carries the mark (连横, 合纵): it may be given away to another kingdom (§14.2)."""

    def __repr__(self) -> str:
        # a card without the mark reads as it did before there were marks: states are compared as text
        shown = self._asdict() if self.alliance else {k: v for k, v in self._asdict().items() if k != "alliance"}
        return f"Face({', '.join(f'{name}={value!r}' for name, value in shown.items())})"

    @property
    def color(self) -> Color:
        return "red" if self.suit in ("heart", "diamond") else "black"
