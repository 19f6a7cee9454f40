"""赵云 Zhao Yun (Shu)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.face import Face, Suit
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Conversion

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Longdan(Conversion):
    """龙胆: a Slash of any kind as a Dodge, a Dodge as a plain Slash."""

    id = "longdan"
    makes = ("slash", "dodge")

    def accepts(self, table: Table, me: Player, face: Face, suit: Suit, kind: str) -> bool:
        return face.family == ("dodge" if kind == "slash" else "slash")


ZHAO_YUN = General("zhao_yun", "赵云", "shu", "male", half_fish=4, skills=(Longdan(),), companions=("liu_shan",))
