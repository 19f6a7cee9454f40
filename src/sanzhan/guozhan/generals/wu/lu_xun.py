"""陆逊 Lu Xun (Wu)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.face import COLOR, Face, Suit
from sanzhan.guozhan.flow.use import cancel
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Conversion, Trigger
from sanzhan.guozhan.timings import Becoming

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Qianxun(Trigger[Becoming]):
    """谦逊: when becoming a target of 顺手牵羊 or 乐不思蜀 you are removed from its targets."""

    id = "qianxun"
    on = Becoming
    locked = True

    def ready(self, table: Table, me: Player, event: Becoming) -> bool:
        return event.use.kind.key in ("snatch", "indulgence")

    async def run(self, table: Table, me: Player, event: Becoming, *chosen: object) -> None:
        event.over = True
        cancel(table, event.use, me)


class Duoshi(Conversion):
    """度势: in your play phase a red hand card as 以逸待劳, any number of times."""

    id = "duoshi"
    makes = ("await_exhausted",)
    modes = ("use",)

    def accepts(self, table: Table, me: Player, face: Face, suit: Suit, kind: str) -> bool:
        return COLOR[suit] == "red"


LU_XUN = General("lu_xun", "陆逊", "wu", "male", half_fish=3, skills=(Qianxun(), Duoshi()))
