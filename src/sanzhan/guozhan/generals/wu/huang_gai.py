"""黄盖 Huang Gai (Wu)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.damage import lose_hp
from sanzhan.guozhan.flow.move import draw
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Active

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Kurou(Active):
    """苦肉: any number of times in your play phase lose 1 HP, then draw two cards if you are still alive."""

    id = "kurou"
    limit = None

    async def run(self, table: Table, me: Player, *chosen: object) -> None:
        await lose_hp(table, me, 1)
        await draw(table, me, 2)


HUANG_GAI = General("huang_gai", "黄盖", "wu", "male", half_fish=4, skills=(Kurou(),), companions=("zhou_yu",))
