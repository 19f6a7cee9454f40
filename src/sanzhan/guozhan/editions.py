"""The editions there are."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from sanzhan.guozhan.cards import (
    armor,
    basic,
    delayed,
    equipment,
    lord_treasures,
    mass_tricks,
    strategic_equipment,
    strategic_treasures,
    strategic_tricks,
    tricks,
    weapons,
)
from sanzhan.guozhan.cards.deck import standard, strategic, with_lord_treasures
from sanzhan.guozhan.cards.face import Face
from sanzhan.guozhan.edition import Edition, Standing
from sanzhan.guozhan.flow.reveal import TurnUp, instant_rewards
from sanzhan.guozhan.generals import PACKAGES, STANDARD, STANDARD_CURRENT, from_packages
from sanzhan.guozhan.options import GuozhanOptions
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.rules import alliance, battle_royal, recruiting
from sanzhan.guozhan.rules.lords import LordTurnsUp, OthersTurnUp
from sanzhan.guozhan.rules.marks import USES, grant_marks, holds_mark
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.table import Table
from sanzhan.kernel.errors import BadOption

PRESETS: dict[str, tuple[str, ...]] = {
    "all": tuple(PACKAGES),
    "standard": (),
    "complete": ("formation", "buchen"),
}
"""Which packages are played; the smallest set with every mechanism is `complete`."""
DECKS: dict[str, Callable[[], tuple[Face, ...]]] = {
    "standard": standard,
    "standard_strategic": lambda: (*standard(), *strategic()),
    "standard_strategic_lord": lambda: with_lord_treasures((*standard(), *strategic())),
}
FAMILIES = (
    armor, basic, delayed, equipment, lord_treasures, mass_tricks, strategic_equipment, strategic_treasures,
    strategic_tricks, tricks, weapons,
)  # fmt: skip
"""The modules whose kinds are in the decks: importing them registers the kinds."""


def _hidden(table: Table, me: Player) -> bool:
    return me.hidden


# bounded: the rooms of a server ban what they like
@lru_cache(64)
def first(bans: tuple[str, ...] = ()) -> Edition:
    """The first edition (seed 004): 108 cards, 60 generals, and what installed packages add. Raises BadOption."""
    generals = _allowed((*STANDARD, *from_packages()), bans)
    return Edition("first", standard(), generals, (Standing(_hidden, (TurnUp(),)),), instant_rewards)


@lru_cache(64)
def current(generals: tuple[General, ...], deck: tuple[Face, ...], lords: bool, royal: bool) -> Edition:
    """The current edition (seed 003): marks, careerist generals, lords, formations, alliances, the last four."""
    dealt = tuple(general for general in generals if general.lord_of is None)
    standing = [
        Standing(_hidden, (OthersTurnUp(), LordTurnsUp())),
        Standing(holds_mark, (*USES, *recruiting.SKILLS)),
        Standing(battle_royal.rages, battle_royal.SKILLS),
    ]
    if any(face.alliance for face in deck):
        standing.append(Standing(_always, alliance.SKILLS))
    return Edition(
        "current",
        deck,
        dealt,
        tuple(standing),
        grant_marks,
        lords=tuple(general for general in generals if general.lord_of is not None) if lords else (),
        claims=recruiting.claims,
        turn_begins=battle_royal.check if royal else _nothing,
        turn_ends=strategic_tricks.leftover,
    )


def _allowed(generals: tuple[General, ...], bans: tuple[str, ...]) -> tuple[General, ...]:
    """All but those who are banned by their id or their package; a lord goes with the general whose place he takes.

    Who is not played anyway may be banned too. Raises BadOption for what is neither general nor package.
    """
    if not bans:
        return generals
    box = (*STANDARD, *(general for package in PACKAGES.values() for general in package), *from_packages())
    known = {name for general in box for name in (general.id, general.package)}
    for name in bans:
        if name not in known:
            raise BadOption("error-bad-option", f"bans: there is no general or package {name!r}", option="bans")
    left = [general for general in generals if general.id not in bans and general.package not in bans]
    ids = {general.id for general in left}
    return tuple(general for general in left if general.lord_of is None or general.lord_of in ids)


def _always(table: Table, me: Player) -> bool:
    return True


def _nothing(table: Table) -> None:
    """Nothing is checked before a turn."""


def edition_of(options: GuozhanOptions) -> Edition:
    """Raises BadOption for settings that the edition has no rules for."""
    if options.edition == "first":
        if options.rewards == "marks":
            raise BadOption("error-bad-option", "the first edition has no marks: rewards are instant", option="rewards")
        return first(options.bans)
    packages = PRESETS[options.packages]
    generals = (*STANDARD_CURRENT, *(general for name in packages for general in PACKAGES[name]), *from_packages())
    generals = _allowed(generals, options.bans)
    if options.dual_as_head:
        generals = tuple(general if general.second is None else general._replace(place=None) for general in generals)
    return current(
        generals,
        DECKS["standard_strategic_lord" if options.decks == "auto" else options.decks](),
        options.lords != "off",
        options.battle_royal != "off",
    )
