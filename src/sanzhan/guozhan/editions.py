"""The editions there are."""

from __future__ import annotations

from functools import cache

from sanzhan.guozhan.cards import armor, basic, delayed, equipment, mass_tricks, tricks, weapons
from sanzhan.guozhan.cards.deck import standard
from sanzhan.guozhan.edition import Edition
from sanzhan.guozhan.flow.reveal import TurnUp
from sanzhan.guozhan.generals import STANDARD, from_packages
from sanzhan.guozhan.options import GuozhanOptions
from sanzhan.kernel.errors import BadOption

FAMILIES = (armor, basic, delayed, equipment, mass_tricks, tricks, weapons)
"""The modules whose kinds are in the decks: importing them registers the kinds."""


@cache
def first() -> Edition:
    """The first edition (seed 004): 108 cards, 60 generals, and what installed packages add."""
    return Edition("first", standard(), (*STANDARD, *from_packages()), (TurnUp(),))


def edition_of(options: GuozhanOptions) -> Edition:
    """Raises BadOption for an edition that is not built yet, and for settings that the edition has no rules for."""
    if options.edition != "first":
        raise BadOption("error-bad-option", f"edition {options.edition} cannot be played yet", option="edition")
    if options.rewards == "marks":
        raise BadOption("error-bad-option", "the first edition has no marks: rewards are instant", option="rewards")
    return first()
