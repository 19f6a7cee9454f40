"""What everybody knows of the box: printed cards, generals, and how good they are."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from sanzhan.bots.guozhan.ratings import AVERAGE, CURRENT, EXPANSIONS, PAIRS, RATINGS, SOLDIER
from sanzhan.guozhan.cards.face import LETTER
from sanzhan.guozhan.edition import Edition
from sanzhan.guozhan.editions import edition_of, first
from sanzhan.guozhan.game import GUOZHAN
from sanzhan.guozhan.skills.general import General
from sanzhan.kernel.options import from_dict

SLASHES = ("slash", "fire_slash", "thunder_slash")
NULLIFICATIONS = ("nullification", "heg_nullification")
HARMFUL = (*SLASHES, "duel", "fire_attack", "indulgence", "supply_shortage", "snatch", "dismantle", "borrowed_sword")
"""Cards whose chosen target would rather not be it."""
PAIN = ("jianxiong", "fankui", "ganglie", "yiji", "jieming", "fangzhu")
"""Skills that make damage a bad deal for whoever deals it."""
WEAPON_EXTRA = {
    "crossbow": 0.4,
    "double_swords": 0.4,
    "qinggang": 0.6,
    "ice_sword": 0.7,
    "spear": 0.4,
    "feather_fan": 0.5,
    "axe": 1.0,
    "kylin_bow": 0.5,
    "six_swords": 0.3,
    "triblade": 0.4,
    "green_dragon": 0.3,
    "halberd": 0.5,
    "dragon_phoenix": 0.9,
}
WEAPON_RANGE = {
    "crossbow": 1,
    "double_swords": 2,
    "qinggang": 2,
    "ice_sword": 2,
    "spear": 3,
    "feather_fan": 4,
    "axe": 3,
    "kylin_bow": 5,
    "six_swords": 2,
    "triblade": 3,
    "green_dragon": 3,
    "halberd": 4,
    "dragon_phoenix": 2,
}
ARMOR = {
    "eight_trigrams": 1.8,
    "renwang_shield": 1.4,
    "silver_lion": 1.0,
    "rattan_armor": 1.2,
    "bright_armor": 0.7,
    "heart_mirror": 2.0,
    "peace_spell": 1.8,
}
PLUS_HORSES = ("jueying", "dilu", "zhuahuang", "six_dragons")
MINUS_HORSES = ("chitu", "dayuan", "zixing", "jingfan")
TREASURES = {"jade_seal": 2.0, "wooden_ox": 1.0, "luminous_pearl": 2.0}
CAREERIST = "careerist"


def kind_of(wire: str) -> str:
    return wire.partition(".")[0]


def suit_of(wire: str) -> str:
    return LETTER.get(wire.partition(".")[2][:1], "spade")


def color_of(suit: str) -> str:
    return "red" if suit in ("heart", "diamond") else "black"


def number_of(wire: str) -> int:
    digits = wire.partition(".")[2][1:]
    return int(digits) if digits.isdigit() else 0


class Box:
    """The generals of one edition."""

    def __init__(self, edition: Edition, *, chosen: bool = False) -> None:
        self.edition = edition
        self.chosen = chosen
        """Lords are chosen as such: the option `lords=optional`."""
        self.current = edition.id != "first"
        self.ratings = {**RATINGS, **CURRENT, **EXPANSIONS} if self.current else RATINGS

    def general(self, name: str | None) -> General | None:
        return None if name is None else self.edition.by_id.get(name)

    def skills_of(self, name: str | None, origin: int) -> tuple[str, ...]:
        """The skills that a general has as head (0) or deputy (1)."""
        known = self.general(name)
        return () if known is None else _ids(known, origin)

    def kingdom(self, head: str, deputy: str) -> str | None:
        """What turning up makes of this pair, if there is room."""
        one, other = self.general(head), self.general(deputy)
        if one is None:
            return None
        # a dual-kingdom head is of the kingdom that both have (option `dual_as_head`)
        shared = [one.kingdom] if other is None else [kingdom for kingdom in one.kingdoms if kingdom in other.kingdoms]
        return one.kingdom if one.second is None or not shared else shared[0]

    def companions(self, one: str, other: str) -> bool:
        a, b = self.general(one), self.general(other)
        return a is not None and b is not None and self.edition.companions(a, b)

    def lord_of(self, name: str) -> str:
        """Whom a head of this name becomes: its lord, if there is one (§11.1)."""
        lord = None if self.chosen else self.edition.lords.get(name)
        return name if lord is None else lord.id

    def dual(self, name: str) -> bool:
        """A general of two kingdoms."""
        known = self.general(name)
        return known is not None and known.second is not None

    def fish(self, head: str, deputy: str) -> int:
        """The half fish of a pair, each in its place."""
        return sum(4 if one is None else one.fish(at) for at, one in enumerate(map(self.general, (head, deputy))))

    def rating(self, name: str) -> float:
        return self._rated(name)[0]

    def engine(self, name: str) -> float:
        """Cards that its skills bring in an own turn."""
        return self._rated(name)[1]

    def _rated(self, name: str) -> tuple[float, float]:
        return self.ratings.get(name, SOLDIER if name.startswith("soldier_") else AVERAGE)


@cache
def _ids(general: General, origin: int) -> tuple[str, ...]:
    return tuple(dict.fromkeys(skill.id for skill in general.skills_as(origin)))


@cache
def first_box() -> Box:
    return Box(first())


def box_of(view: Mapping[str, Any]) -> Box:
    """The box that this table plays with."""
    options = view.get("options")
    return first_box() if options is None else _box(tuple(sorted(options.items())))


@cache
def _box(options: tuple[tuple[str, Any], ...]) -> Box:
    chosen = from_dict(GUOZHAN.options, dict(options))
    return Box(edition_of(chosen), chosen=chosen.lords == "optional")


def synergy(one: str, other: str) -> float:
    return PAIRS.get(frozenset((one, other)), 0.0)
