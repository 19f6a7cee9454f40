"""墨白 Mo Bai (Shu), made up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.move import draw
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Trigger
from sanzhan.guozhan.timings import Suffered

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Yanmo(Trigger[Suffered]):
    """研墨: after you have suffered damage with an empty hand you may draw two cards."""

    id = "yanmo"
    on = Suffered

    def ready(self, table: Table, me: Player, event: Suffered) -> bool:
        return not me.hand

    async def run(self, table: Table, me: Player, event: Suffered, *chosen: object) -> None:
        await draw(table, me, 2)


MO_BAI = General("mo_bai", "墨白", "shu", "female", half_fish=3, skills=(Yanmo(),), companions=("zhao_yun",))
