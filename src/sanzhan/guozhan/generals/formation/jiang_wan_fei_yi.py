"""蒋琬费祎 Jiang Wan & Fei Yi (Shu)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.move import draw
from sanzhan.guozhan.generals.formation.fellows import is_fellow, may_be_fellow
from sanzhan.guozhan.history import happened
from sanzhan.guozhan.skills.general import General, Kingdom
from sanzhan.guozhan.skills.skill import Trigger
from sanzhan.guozhan.timings import FinishStarts, Lost

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

KINGDOM: Kingdom = "shu"


class Shengxi(Trigger[FinishStarts]):
    """生息: in your finish phase you may draw two cards if you have dealt no damage in this turn."""

    id = "shengxi"
    on = FinishStarts

    def ready(self, table: Table, me: Player, event: FinishStarts) -> bool:
        return not any(happened(table, "damage", other=me.seat))

    async def run(self, table: Table, me: Player, event: FinishStarts, *chosen: object) -> None:
        await draw(table, me, 2)


class Shoucheng(Trigger[Lost]):
    """守成: one of your kingdom has lost its last hand card outside its own turn: it may draw a card."""

    id = "shoucheng"
    on = Lost
    anyone = True

    def ready(self, table: Table, me: Player, event: Lost) -> bool:
        return event.emptied and event.who is not table.active and may_be_fellow(me, event.who, KINGDOM)

    def able(self, table: Table, me: Player, event: Lost) -> bool:
        return is_fellow(table, me, event.who, KINGDOM)

    async def run(self, table: Table, me: Player, event: Lost, *chosen: object) -> None:
        await draw(table, event.who, 1)


JIANG_WAN_FEI_YI = General(
    "jiang_wan_fei_yi",
    "蒋琬费祎",
    KINGDOM,
    "male",
    half_fish=3,
    skills=(Shengxi(), Shoucheng()),
    companions=("zhuge_liang", "wang_ping"),
    package="formation",
)
