"""于禁 Yu Jin (Wei)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import cards_pick, seats_pick
from sanzhan.guozhan.flow.command import command
from sanzhan.guozhan.flow.move import draw, give
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Effect, Trigger, Way
from sanzhan.guozhan.timings import DrawCount, PrepareStarts

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

REFUSED = "jieyue-refused"
MORE = 3


class ThreeMore(Trigger[DrawCount]):
    """节钺, refused: three more cards in the draw phase of this turn, each time."""

    id = "jieyue"
    on = DrawCount
    locked = True

    async def run(self, table: Table, me: Player, event: DrawCount, *chosen: object) -> None:
        event.count += MORE * me.used_turn[REFUSED]


THREE_MORE = Effect(ThreeMore(), "turn")


class Jieyue(Trigger[PrepareStarts]):
    """节钺: give a hand card and a command to one who is not of Wei: obeyed, you draw one card, refused, three more in
    the draw phase."""

    id = "jieyue"
    on = PrepareStarts

    def _strangers(self, table: Table, me: Player) -> list[Player]:
        return [p for p in table.others(me) if p.kingdom != "wei"]

    def ready(self, table: Table, me: Player, event: PrepareStarts) -> bool:
        return bool(me.hand) and bool(self._strangers(table, me))

    def ways(self, table: Table, me: Player, event: PrepareStarts) -> Sequence[Way]:
        return ((cards_pick(table, me.hand), seats_pick(self._strangers(table, me))),)

    async def pay(self, table: Table, me: Player, event: PrepareStarts, *chosen: int) -> None:
        await give(table, me, table[chosen[1]], chosen[:1])

    async def run(self, table: Table, me: Player, event: PrepareStarts, *chosen: int) -> None:
        receiver = table[chosen[1]]
        if not me.alive or not receiver.alive:
            return
        if await command(table, me, receiver, self.id):
            await draw(table, me, 1)
            return
        me.used_turn[REFUSED] = me.used_turn.get(REFUSED, 0) + 1
        if THREE_MORE not in me.effects:
            me.effects = (*me.effects, THREE_MORE)
            table.changed()


YU_JIN = General(
    "yu_jin",
    "于禁",
    "wei",
    "male",
    half_fish=4,
    skills=(Jieyue(),),
    companions=("xiahou_dun",),
    package="power",
)
