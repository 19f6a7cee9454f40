"""The printed decks (reference cards.json)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from zlib import crc32

from sanzhan.guozhan.cards.face import LETTER, Face, Type

WEAPON, ARMOR, PLUS_HORSE, MINUS_HORSE, TREASURE = range(5)
SLOTS = ("weapon", "armor", "plus_horse", "minus_horse", "treasure")

STANDARD = {
    "basic": """
        slash s5 s7 s8 s8 s9 s10 s11 h10 h12 c2 c3 c4 c5 c8 c9 c10 c11 c11 d10 d11 d12
        fire_slash h4 d4 d5
        thunder_slash s6 s7 c6 c7 c8
        dodge h2 h11 h13 d2 d3 d6 d7 d7 d8 d8 d9 d10 d11 d13
        peach h4 h6 h7 h8 h9 h10 h12 d2
        wine s9 c9 d9
    """,
    "trick": """
        harvest h3
        peach_garden h1
        savage_assault s13 c7
        archery_attack h1
        duel s1 c1
        something_for_nothing h7 h8
        snatch s3 s4 d3
        dismantle s3 s4 h12
        iron_chain s12 c12 c13
        fire_attack h2 h3
        borrowed_sword c12
        await_exhausted h11 d4
        know_both c3 c4
        befriend_far h9
        nullification s11
        heg_nullification c13 d12
        indulgence h6 c6
        supply_shortage s10 c10
        lightning s1
    """,
    "weapon": """
        crossbow d1
        double_swords s2
        qinggang s6
        ice_sword s2
        spear s12
        feather_fan d1
        axe d5
        kylin_bow h5
        six_swords d6
        triblade d12
    """,
    "armor": """
        eight_trigrams s2
        renwang_shield c2
        rattan_armor c2
        silver_lion c1
    """,
    "plus_horse": """
        jueying s5
        dilu c5
        zhuahuang h13
    """,
    "minus_horse": """
        chitu h5
        dayuan s13
        zixing d13
    """,
}
STRATEGIC = {
    "basic": """
        slash s4 s7 s8 h10 h11 c4 c6 c7 c8
        fire_slash d8 d9
        thunder_slash s9 s10 s11* c5*
        dodge h4 h5 h6* h7 d6 d7 d13
        peach h8 h9 d2 d3*
        wine s6* c9
    """,
    "trick": """
        threaten_emperor s1* d1* d4*
        burning_camps s3* h12* c11*
        fight_together s12 c10
        alliance_feast h1
        lure_tiger h2 d10*
        drowning h13 c12
        imperial_order c3
        nullification s13
        heg_nullification c13 d11
    """,
    "weapon": """
        green_dragon s5
        halberd d12
    """,
    "armor": """
        bright_armor s2
        heart_mirror c2*
    """,
    "minus_horse": """
        jingfan h3*
    """,
    "treasure": """
        jade_seal c1
        wooden_ox d5
    """,
}
"""The strategic deck (势备篇); `*`: with the alliance mark."""

LORDLY = {
    "weapon": """
        dragon_phoenix s2
    """,
    "armor": """
        peace_spell h3
    """,
    "plus_horse": """
        six_dragons h13
    """,
    "treasure": """
        luminous_pearl d6
    """,
}
REPLACED = {
    "dragon_phoenix": "double_swords",
    "peace_spell": "jingfan",
    "six_dragons": "zhuahuang",
    "luminous_pearl": "six_swords",
}
"""Whose place each lord treasure takes; suit and number are the same."""
FACE_DOWN = ("wooden_ox",)
"""Piles that lie face down: only whose they are sees them."""
FAMILY = {"fire_slash": "slash", "thunder_slash": "slash", "heg_nullification": "nullification"}


def _face(kind: str, printed: str, type: Type, family: str, slot: int) -> Face:
    wire = f"{kind}.{printed}"
    return Face(kind, LETTER[printed[0]], int(printed[1:]), type, family, slot, wire, crc32(wire.encode()))


def _faces(printed: dict[str, str]) -> Iterator[Face]:
    for group, lines in printed.items():
        slot = SLOTS.index(group) if group in SLOTS else -1
        kind_of: Type = "equip" if slot >= 0 else "basic" if group == "basic" else "trick"
        for line in lines.strip().splitlines():
            kind, *copies = line.split()
            family = FAMILY.get(kind, kind)
            for copy in copies:
                face = _face(kind, copy.rstrip("*"), kind_of, family, slot)
                yield face._replace(alliance=True) if copy.endswith("*") else face


@cache
def standard() -> tuple[Face, ...]:
    """The 108 cards."""
    return tuple(_faces(STANDARD))


@cache
def strategic() -> tuple[Face, ...]:
    """The 52 cards of the strategic deck."""
    return tuple(_faces(STRATEGIC))


@cache
def lord_treasures() -> tuple[Face, ...]:
    """The four treasures of the lords."""
    return tuple(_faces(LORDLY))


def with_lord_treasures(deck: tuple[Face, ...]) -> tuple[Face, ...]:
    """This deck with each lord treasure in the place of the card it replaces, or added if that card is not there."""
    gone = tuple(REPLACED.values())
    return (*(face for face in deck if face.kind not in gone), *lord_treasures())
