"""凌操 Ling Cao (Wu)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.rules.marks import VANGUARD, gain_mark
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Trigger
from sanzhan.guozhan.timings import DrawCount, Revealed

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Dujin(Trigger[DrawCount]):
    """独进: in your draw phase you may draw one card more for every two cards in your equipment area, rounded up."""

    id = "dujin"
    on = DrawCount

    def ready(self, table: Table, me: Player, event: DrawCount) -> bool:
        return bool(me.gear())

    async def run(self, table: Table, me: Player, event: DrawCount, *chosen: object) -> None:
        event.count += (len(me.gear()) + 1) // 2


class DujinFirst(Trigger[Revealed]):
    """独进: turned up for the first time, with no other of your kingdom, alive or dead, you get a vanguard mark."""

    id = "dujin"
    on = Revealed
    forced = True

    def ready(self, table: Table, me: Player, event: Revealed) -> bool:
        return self.id not in me.changed_by and any(
            self in table.general(me, origin).skills for origin in event.origins if me.up[origin]
        )

    async def run(self, table: Table, me: Player, event: Revealed, *chosen: object) -> None:
        # once a game, whatever comes of it
        me.changed_by |= {self.id}
        if not any(other is not me and other.kingdom == me.kingdom for other in table.players):
            gain_mark(table, me, VANGUARD)


LING_CAO = General(
    "ling_cao",
    "凌操",
    "wu",
    "male",
    half_fish=4,
    skills=(Dujin(), DujinFirst()),
    companions=("ling_tong",),
    package="overseas",
)
