"""徐晃 Xu Huang (Wei)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.face import COLOR, Face, Suit
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Conversion, Modifier

if TYPE_CHECKING:
    from sanzhan.guozhan.cards.kind import Kind
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Duanliang(Conversion):
    """断粮: a black basic or equipment card, in hand or equipped, as 兵粮寸断."""

    id = "duanliang"
    makes = ("supply_shortage",)
    modes = ("use",)
    gear = True

    def accepts(self, table: Table, me: Player, face: Face, suit: Suit, kind: str) -> bool:
        return COLOR[suit] == "black" and face.type in ("basic", "equip")


class DuanliangReach(Modifier):
    """断粮: your 兵粮寸断 reaches characters at distance 2."""

    id = "duanliang"

    def reach(self, table: Table, me: Player, kind: Kind) -> int:
        return 1 if kind.key == "supply_shortage" else 0


XU_HUANG = General("xu_huang", "徐晃", "wei", "male", half_fish=4, skills=(Duanliang(), DuanliangReach()))
