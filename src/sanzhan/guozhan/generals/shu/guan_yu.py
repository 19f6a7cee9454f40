"""关羽 Guan Yu (Shu)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.face import COLOR, Face, Suit
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import FAR, Conversion, Modifier

if TYPE_CHECKING:
    from sanzhan.guozhan.cards.kind import Kind
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Wusheng(Conversion):
    """武圣: a red card, in hand or equipped, as a plain Slash."""

    id = "wusheng"
    makes = ("slash",)
    gear = True

    def accepts(self, table: Table, me: Player, face: Face, suit: Suit, kind: str) -> bool:
        return COLOR[suit] == "red"


class WushengReach(Modifier):
    """武圣, current edition: your diamond Slashes, made by this or not, reach any distance."""

    id = "wusheng"
    locked = False

    def reach_with(self, table: Table, me: Player, kind: Kind, card: int) -> int:
        return FAR if kind.family == "slash" and table.suit(me, card) == "diamond" else 0


WUSHENG = Wusheng()
GUAN_YU = General("guan_yu", "关羽", "shu", "male", half_fish=5, skills=(WUSHENG,), companions=("liu_bei",))
GUAN_YU_CURRENT = GUAN_YU._replace(skills=(WUSHENG, WushengReach()), companions=("liu_bei", "zhang_fei"))
