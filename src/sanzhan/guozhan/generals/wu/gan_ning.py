"""甘宁 Gan Ning (Wu)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.face import COLOR, Face, Suit
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Conversion

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Qixi(Conversion):
    """奇袭: a black card, in hand or equipped, as 过河拆桥."""

    id = "qixi"
    makes = ("dismantle",)
    modes = ("use",)
    gear = True

    def accepts(self, table: Table, me: Player, face: Face, suit: Suit, kind: str) -> bool:
        return COLOR[suit] == "black"


GAN_NING = General("gan_ning", "甘宁", "wu", "male", half_fish=4, skills=(Qixi(),))
