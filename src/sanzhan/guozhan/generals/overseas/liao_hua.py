"""廖化 Liao Hua (Shu)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.turn import extra_phase
from sanzhan.guozhan.rules.marks import VANGUARD, gain_mark
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Trigger
from sanzhan.guozhan.timings import Revealed, TurnStarts

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class DangxianMark(Trigger[Revealed]):
    """当先: turned up for the first time you get a vanguard mark."""

    id = "dangxian"
    on = Revealed
    locked = True

    def ready(self, table: Table, me: Player, event: Revealed) -> bool:
        return self.id not in me.changed_by and any(
            self in table.general(me, origin).skills for origin in event.origins if me.up[origin]
        )

    async def run(self, table: Table, me: Player, event: Revealed, *chosen: object) -> None:
        # once a game
        me.changed_by |= {self.id}
        gain_mark(table, me, VANGUARD)


class Dangxian(Trigger[TurnStarts]):
    """当先: your turn begins with a play phase of its own, before the preparation phase."""

    id = "dangxian"
    on = TurnStarts
    locked = True

    async def run(self, table: Table, me: Player, event: TurnStarts, *chosen: object) -> None:
        extra_phase(table, "play")


LIAO_HUA = General(
    "liao_hua",
    "廖化",
    "shu",
    "male",
    half_fish=4,
    skills=(DangxianMark(), Dangxian()),
    companions=("guan_yu",),
    package="overseas",
)
