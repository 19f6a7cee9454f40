"""黄忠 Huang Zhong (Shu)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.queries import attack_range
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Trigger
from sanzhan.guozhan.timings import Designated

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Liegong(Trigger[Designated]):
    """烈弓: in your play phase a target of your Slash cannot dodge if its hand is at least your HP or at most your
    attack range."""

    id = "liegong"
    on = Designated

    def ready(self, table: Table, me: Player, event: Designated) -> bool:
        if not event.use.is_slash or table.active is not me or table.stage not in ("play", "action"):
            return False
        count = len(event.target.hand)
        return count >= me.hp or count <= attack_range(table, me)

    async def run(self, table: Table, me: Player, event: Designated, *chosen: object) -> None:
        event.use.undodgeable |= {event.target.seat}


HUANG_ZHONG = General("huang_zhong", "黄忠", "shu", "male", half_fish=4, skills=(Liegong(),), companions=("wei_yan",))
