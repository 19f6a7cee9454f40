"""马腾 Ma Teng (Qun)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.damage import recover
from sanzhan.guozhan.flow.move import draw
from sanzhan.guozhan.queries import kingdom_sizes, my_kingdom
from sanzhan.guozhan.skills.common import Mashu
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Active

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Xiongyi(Active):
    """雄异: once a game your kingdom draws three cards each; if no kingdom is smaller you recover 1 HP."""

    id = "xiongyi"
    limit = "game"

    async def run(self, table: Table, me: Player, *chosen: object) -> None:
        for player in my_kingdom(table, me):
            await draw(table, player, 3)
        sizes = kingdom_sizes(table)
        if me.kingdom is not None and sizes[me.kingdom] == min(sizes.values()):
            await recover(table, me, 1)


MA_TENG = General("ma_teng", "马腾", "qun", "male", half_fish=4, skills=(Mashu(), Xiongyi()))
