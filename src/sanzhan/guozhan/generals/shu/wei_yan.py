"""魏延 Wei Yan (Shu)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import choose_act
from sanzhan.guozhan.flow.damage import recover
from sanzhan.guozhan.flow.move import draw
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


class KuangguCurrent(Trigger[Caused]):
    """狂骨, current edition: for each point of damage that you have dealt to a character at distance 1 or less you may
    recover 1 HP or draw a card."""

    id = "kuanggu"
    on = Caused

    def times(self, event: Caused) -> int:
        return event.damage.amount

    def ready(self, table: Table, me: Player, event: Caused) -> bool:
        return event.damage.near

    async def run(self, table: Table, me: Player, event: Caused, *chosen: object) -> None:
        acts = ("recover", "draw_one") if me.wounded else ("draw_one",)
        if await choose_act(table, me, "gz-kuanggu", acts) == "recover":
            await recover(table, me, 1)
        else:
            await draw(table, me, 1)


WEI_YAN = General("wei_yan", "魏延", "shu", "male", half_fish=4, skills=(Kuanggu(),), companions=("huang_zhong",))
WEI_YAN_CURRENT = WEI_YAN._replace(skills=(KuangguCurrent(),))
