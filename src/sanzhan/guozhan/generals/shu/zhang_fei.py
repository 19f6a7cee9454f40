"""张飞 Zhang Fei (Shu)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.move import draw
from sanzhan.guozhan.history import happened
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import FAR, Modifier, Trigger
from sanzhan.guozhan.timings import CardUsed

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Paoxiao(Modifier):
    """咆哮: any number of Slashes in your play phase."""

    id = "paoxiao"
    locked = False

    def slash_limit(self, table: Table, me: Player) -> int:
        return FAR


class PaoxiaoCurrent(Paoxiao):
    """咆哮, current edition: any number of Slashes."""

    locked = True


class PaoxiaoDraws(Trigger[CardUsed]):
    """咆哮, current edition: with the second Slash that you use in a turn you draw a card."""

    id = "paoxiao"
    on = CardUsed
    locked = True

    def ready(self, table: Table, me: Player, event: CardUsed) -> bool:
        return event.use.is_slash and sum(1 for _ in happened(table, "use", seat=me.seat, family="slash")) == 2

    async def run(self, table: Table, me: Player, event: CardUsed, *chosen: object) -> None:
        await draw(table, me, 1)


ZHANG_FEI = General("zhang_fei", "张飞", "shu", "male", half_fish=4, skills=(Paoxiao(),), companions=("liu_bei",))
ZHANG_FEI_CURRENT = ZHANG_FEI._replace(skills=(PaoxiaoCurrent(), PaoxiaoDraws()), companions=("liu_bei", "guan_yu"))
