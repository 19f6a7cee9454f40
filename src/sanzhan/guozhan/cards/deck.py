"""The printed decks (reference cards.json)."""

from __future__ import annotations

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
FAMILY = {"fire_slash": "slash", "thunder_slash": "slash", "heg_nullification": "nullification"}


def _face(kind: str, printed: str, type: Type, family: str, slot: int) -> Face:
    wire = f"{kind}.{printed}"
    return Face(kind, LETTER[printed[0]], int(printed[1:]), type, family, slot, wire, crc32(wire.encode()))


@cache
def standard() -> tuple[Face, ...]:
    """The 108 cards."""
    faces = []
    for group, lines in STANDARD.items():
        slot = SLOTS.index(group) if group in SLOTS else -1
        kind_of: Type = "equip" if slot >= 0 else "basic" if group == "basic" else "trick"
        for line in lines.strip().splitlines():
            kind, *printed = line.split()
            family = FAMILY.get(kind, kind)
            faces += [_face(kind, p, kind_of, family, slot) for p in printed]
    return tuple(faces)
