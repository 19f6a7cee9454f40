"""卧龙诸葛亮 Wolong (Zhuge Liang) (Shu)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.armor import TrigramsDodge
from sanzhan.guozhan.cards.deck import ARMOR
from sanzhan.guozhan.cards.face import COLOR, Face, Suit
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Conversion

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Bazhen(TrigramsDodge):
    """八阵: without armour you count as wearing 八卦阵."""

    id = "bazhen"
    locked = True

    def ready(self, table: Table, me: Player) -> bool:
        return me.equip[ARMOR] < 0


class Huoji(Conversion):
    """火计: a red hand card as 火攻."""

    id = "huoji"
    makes = ("fire_attack",)
    modes = ("use",)

    def accepts(self, table: Table, me: Player, face: Face, suit: Suit, kind: str) -> bool:
        return COLOR[suit] == "red"


class Kanpo(Conversion):
    """看破: a black hand card as 无懈可击."""

    id = "kanpo"
    makes = ("nullification",)
    modes = ("use",)

    def accepts(self, table: Table, me: Player, face: Face, suit: Suit, kind: str) -> bool:
        return COLOR[suit] == "black"


WOLONG = General(
    "wolong",
    "卧龙诸葛亮",
    "shu",
    "male",
    half_fish=3,
    skills=(Bazhen(), Huoji(), Kanpo()),
    companions=("pang_tong",),
)
WOLONG_CURRENT = WOLONG._replace(companions=("pang_tong", "huang_yueying"))
