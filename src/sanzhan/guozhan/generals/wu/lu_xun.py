"""陆逊 Lu Xun (Wu)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.face import COLOR, Face, Suit
from sanzhan.guozhan.flow.use import cancel
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Conversion, Trigger
from sanzhan.guozhan.timings import Becoming, Laying

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


class QianxunCurrent(Qianxun):
    """谦逊, current edition: when becoming a target of 顺手牵羊 you are removed from its targets."""

    def ready(self, table: Table, me: Player, event: Becoming) -> bool:
        return event.use.kind.key == "snatch"


class QianxunLaid(Trigger[Laying]):
    """谦逊, current edition: what is about to be laid before you as 乐不思蜀 goes to the discard pile instead."""

    id = "qianxun"
    on = Laying
    locked = True

    def ready(self, table: Table, me: Player, event: Laying) -> bool:
        return event.kind == "indulgence"

    async def run(self, table: Table, me: Player, event: Laying, *chosen: object) -> None:
        event.over = True


class DuoshiCurrent(Duoshi):
    """度势, current edition: a red hand card as 以逸待劳, four times a phase."""

    limit = "phase"

    def within_limit(self, me: Player) -> bool:
        return me.used.get(self.id, 0) < 4


LU_XUN = General("lu_xun", "陆逊", "wu", "male", half_fish=3, skills=(Qianxun(), Duoshi()))
LU_XUN_CURRENT = LU_XUN._replace(skills=(QianxunCurrent(), QianxunLaid(), DuoshiCurrent()))
