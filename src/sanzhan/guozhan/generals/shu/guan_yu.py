"""关羽 Guan Yu (Shu)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.face import COLOR, Face, Suit
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Conversion

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Wusheng(Conversion):
    """武圣: a red card, in hand or equipped, as a plain Slash."""

    id = "wusheng"
    makes = ("slash",)
    gear = True

    def accepts(self, table: Table, me: Player, face: Face, suit: Suit, kind: str) -> bool:
        return COLOR[suit] == "red"


GUAN_YU = General("guan_yu", "关羽", "shu", "male", half_fish=5, skills=(Wusheng(),), companions=("liu_bei",))
