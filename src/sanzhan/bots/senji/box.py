"""Wire ids of SENJI read into places of `DATA`: everything that a view names, looked up once."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from sanzhan.senji.data import DATA, FLOWERS, CardKind

FAMILIES = len(DATA.families)
FAMILY = {family.id: i for i, family in enumerate(DATA.families)}
PROVINCE = {province.id: i for i, province in enumerate(DATA.provinces)}
SEA = {sea.id: i for i, sea in enumerate(DATA.seas)}
SAMURAI = {samurai.id: samurai for samurai in DATA.samurai}
KIND_OF = {flower.id: FLOWERS.index(flower.kind) for flower in DATA.flowers}
LIMITS = DATA.limits


class Face(NamedTuple):
    """外交牌 as printed; equal cards are the same face."""

    wire: str
    family: int
    kind: CardKind
    number: int


@cache
def face(wire: str) -> Face:
    """`fan.hostage.4`."""
    family, kind, number = wire.split(".")
    for known in ("hostage", "support", "trade"):
        if kind == known:
            return Face(wire, FAMILY[family], known, int(number))
    raise ValueError(wire)


def counted(flowers: Any) -> tuple[int, ...]:
    """How many of each of FLOWERS."""
    counts = [0] * len(FLOWERS)
    for flower in flowers:
        counts[KIND_OF[flower]] += 1
    return tuple(counts)


@cache
def own_faces(family: int) -> tuple[Face, ...]:
    """The cards of a family, equal ones as often as they are in the box."""
    name = DATA.families[family].id
    return tuple(face(f"{name}.{card.kind}.{card.value}") for card in DATA.cards if card.family == family)
