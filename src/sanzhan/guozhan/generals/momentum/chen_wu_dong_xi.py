"""陈武董袭 Chen Wu and Dong Xi (Wu)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sanzhan.guozhan.flow.choose import choose_of, seats_pick
from sanzhan.guozhan.flow.damage import set_chained
from sanzhan.guozhan.flow.move import discard
from sanzhan.guozhan.queries import may_chain
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Active, Trigger, Way
from sanzhan.guozhan.timings import FinishStarts

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Duanxie(Active):
    """断绁: chain one or more unchained others, at most as many as you miss HP but one at least, then yourself."""

    id = "duanxie"

    def _free(self, table: Table, me: Player) -> list[Player]:
        return [player for player in table.others(me) if not player.chained and may_chain(table, player)]

    def ready(self, table: Table, me: Player) -> bool:
        return bool(self._free(table, me))

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        free = self._free(table, me)
        most = min(len(free), max(1, me.max_hp - me.hp))
        return ((seats_pick(free, 1, most),),)

    async def run(self, table: Table, me: Player, *chosen: Any) -> None:
        seats = chosen[0] if isinstance(chosen[0], tuple) else chosen
        for seat in table.sorted_seats(seats):
            set_chained(table, table[seat], True)
        set_chained(table, me, True)


class Fenming(Trigger[FinishStarts]):
    """奋命: chained in your finish phase you may discard a card of every chained character, of yourself too."""

    id = "fenming"
    on = FinishStarts

    def ready(self, table: Table, me: Player, event: FinishStarts) -> bool:
        return me.chained and any(player.chained and player.cards() for player in table.living())

    async def run(self, table: Table, me: Player, event: FinishStarts, *chosen: object) -> None:
        for player in [player for player in table.in_turn_order() if player.chained]:
            if not me.alive or not player.alive:
                continue
            card = await choose_of(table, me, player, "gz-take", args={"why": self.id})
            if card is not None:
                await discard(table, player, (card,), by=None if player is me else me)


CHEN_WU_DONG_XI = General(
    "chen_wu_dong_xi",
    "陈武董袭",
    "wu",
    "male",
    half_fish=4,
    skills=(Duanxie(), Fenming()),
    package="momentum",
)
