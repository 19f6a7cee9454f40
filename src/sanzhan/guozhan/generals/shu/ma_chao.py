"""马超 Ma Chao (Shu)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.judge import judge
from sanzhan.guozhan.skills.common import Mashu
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Trigger
from sanzhan.guozhan.timings import Designated

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Tieqi(Trigger[Designated]):
    """铁骑: after designating a target of a Slash you may judge; if it is red, that target cannot use a Dodge."""

    id = "tieqi"
    on = Designated

    def ready(self, table: Table, me: Player, event: Designated) -> bool:
        return event.use.is_slash

    async def run(self, table: Table, me: Player, event: Designated, *chosen: object) -> None:
        if (await judge(table, me, self.id)).color == "red":
            event.use.undodgeable |= {event.target.seat}


MA_CHAO = General("ma_chao", "马超", "shu", "male", half_fish=4, skills=(Mashu(), Tieqi()))
