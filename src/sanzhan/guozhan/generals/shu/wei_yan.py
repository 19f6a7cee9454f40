"""魏延 Wei Yan (Shu)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.damage import recover
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Trigger
from sanzhan.guozhan.timings import Caused

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Kuanggu(Trigger[Caused]):
    """狂骨: for each point of damage that you have dealt to a character at distance 1 or less you recover 1 HP."""

    id = "kuanggu"
    on = Caused
    locked = True

    def ready(self, table: Table, me: Player, event: Caused) -> bool:
        return event.damage.near and me.wounded

    async def run(self, table: Table, me: Player, event: Caused, *chosen: object) -> None:
        await recover(table, me, event.damage.amount)


WEI_YAN = General("wei_yan", "魏延", "shu", "male", half_fish=4, skills=(Kuanggu(),), companions=("huang_zhong",))
