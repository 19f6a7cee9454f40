"""孙坚 Sun Jian (Wu)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sanzhan.guozhan.flow.choose import must_discard, seats_pick
from sanzhan.guozhan.flow.move import draw
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Trigger, Way
from sanzhan.guozhan.timings import PrepareStarts
from sanzhan.kernel.ask import Pick

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

DRAW_MANY, DRAW_ONE = "draw_many", "draw_one"


class Yinghun(Trigger[PrepareStarts]):
    """英魂: missing X HP in your preparation phase let another draw X and discard one, or draw one and discard X."""

    id = "yinghun"
    on = PrepareStarts

    def ready(self, table: Table, me: Player, event: PrepareStarts) -> bool:
        return me.wounded

    def ways(self, table: Table, me: Player, event: PrepareStarts) -> Sequence[Way]:
        return [(seats_pick(table.others(me)), Pick("choice", [DRAW_MANY, DRAW_ONE]))]

    async def run(self, table: Table, me: Player, event: PrepareStarts, *chosen: Any) -> None:
        seat, choice = chosen
        target, missing = table[seat], me.max_hp - me.hp
        draws, discards = (missing, 1) if choice == DRAW_MANY else (1, missing)
        await draw(table, target, draws)
        await must_discard(table, target, "gz-discard", target.cards(), discards, why=self.id)


class YinghunCurrent(Yinghun):
    """英魂, current edition: wounded or not; missing nothing you let another discard one card or draw one."""

    def ready(self, table: Table, me: Player, event: PrepareStarts) -> bool:
        return True

    async def run(self, table: Table, me: Player, event: PrepareStarts, *chosen: Any) -> None:
        if me.wounded:
            await super().run(table, me, event, *chosen)
            return
        seat, choice = chosen
        if choice == DRAW_ONE:
            await draw(table, table[seat], 1)
        else:
            await must_discard(table, table[seat], "gz-discard", table[seat].cards(), 1, why=self.id)


SUN_JIAN = General("sun_jian", "孙坚", "wu", "male", half_fish=4, skills=(Yinghun(),))
SUN_JIAN_CURRENT = SUN_JIAN._replace(half_fish=5, skills=(YinghunCurrent(),))
