"""A game has to end: the longer it drags on, the more what is saved gives way to what strikes."""

from __future__ import annotations

from sanzhan.bots.guozhan import box

PATIENCE, WEARY = 6, 12
"""Pressure begins after the one round and is full in the other."""
STRIKES = (*box.SLASHES, "crossbow", "spear", "axe")
SAVINGS = ("dodge", *box.NULLIFICATIONS, "peach")
KEEN = 3.0
"""How much more a card that strikes is kept under full pressure."""
SPARE, PILE = 2.0, 1.5
"""How much less an answer is kept, and every further card of its kind."""
ENOUGH = 1
"""HP above these are for losing: their recovery and their defence are worth less."""
LANGUOR, TOUGH = 1.0, 2.0
"""The share of its worth that such a recovery loses, and what a Dodge for such HP brings less."""
LAVISH = 0.5
"""The share of its worth that a card loses when I pay with it in my own turn."""
BOLD = 0.5
"""Lightning ends games: how much more it is worth to lay it."""


def pressure(turn_round: int) -> float:
    """From 0 to 1: how long the game has dragged on, by its round."""
    return min(1.0, max(0.0, (turn_round - PATIENCE) / (WEARY - PATIENCE)))


def keeping(kind: str, copies: int) -> float:
    """How much more a card is kept under full pressure, with so many of its kind before it."""
    if kind in STRIKES:
        return KEEN
    if kind in SAVINGS:
        return -PILE * copies - (0.0 if kind == "peach" else SPARE)
    return 0.0
