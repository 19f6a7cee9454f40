"""曹仁 Cao Ren (Wei)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.damage import toggle_stack
from sanzhan.guozhan.flow.move import draw
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Trigger
from sanzhan.guozhan.timings import FinishStarts

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Jushou(Trigger[FinishStarts]):
    """据守: in your finish phase draw three cards and stack your generals."""

    id = "jushou"
    on = FinishStarts

    async def run(self, table: Table, me: Player, event: FinishStarts, *chosen: object) -> None:
        await draw(table, me, 3)
        toggle_stack(table, me)


CAO_REN = General("cao_ren", "曹仁", "wei", "male", half_fish=4, skills=(Jushou(),))
