"""夏侯霸 Xiahou Ba (Wei, Shu)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import choose_of
from sanzhan.guozhan.flow.move import discard
from sanzhan.guozhan.flow.respond import Need, ask_made
from sanzhan.guozhan.flow.use import use_card
from sanzhan.guozhan.queries import in_range, kingdom_once_up, may_target, may_use
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import DEPUTY, FAR, Modifier, Trigger
from sanzhan.guozhan.timings import PlayStarts

if TYPE_CHECKING:
    from sanzhan.guozhan.cards.kind import Kind
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Baolie(Trigger[PlayStarts]):
    """豹烈: in your play phase everybody of another kingdom with you in its range uses a Slash on you, or you discard
    a card of it."""

    id = "baolie"
    on = PlayStarts
    locked = True

    def _others(self, table: Table, me: Player, kingdom: str | None) -> list[Player]:
        return [p for p in table.others(me) if p.determined and p.kingdom != kingdom and in_range(table, p, me)]

    def ready(self, table: Table, me: Player, event: PlayStarts) -> bool:
        return bool(self._others(table, me, me.kingdom))

    def able(self, table: Table, me: Player, event: PlayStarts) -> bool:
        return bool(self._others(table, me, kingdom_once_up(table, me, DEPUTY)))

    async def run(self, table: Table, me: Player, event: PlayStarts, *chosen: object) -> None:
        for other in self._others(table, me, me.kingdom):
            if not me.alive:
                return
            if not other.alive or await self._slashes(table, other, me):
                continue
            card = await choose_of(table, me, other, "gz-take", args={"why": self.id})
            if card is not None:
                await discard(table, other, (card,), by=me)

    async def _slashes(self, table: Table, other: Player, me: Player) -> bool:
        """The other uses a Slash on me, whatever the distance."""
        if not may_use(table, other, "slash") or not may_target(table, other, me):
            return False
        made = await ask_made(table, other, Need("gz-baolie", ("slash",), "use", {"target": me.seat}))
        if made is None:
            return False
        await use_card(table, other, made, (me.seat,))
        return True


class BaolieReaches(Modifier):
    """豹烈: on who has no less HP than you your Slash knows no distance and no limit."""

    id = "baolie"

    def reach_to(self, table: Table, me: Player, kind: Kind, target: Player) -> int:
        return FAR if kind.family == "slash" and target.hp >= me.hp else 0

    def slash_free(self, table: Table, me: Player, target: Player) -> bool:
        return target.hp >= me.hp


XIAHOU_BA = General(
    "xiahou_ba",
    "夏侯霸",
    "wei",
    "male",
    half_fish=4,
    skills=(Baolie(), BaolieReaches()),
    companions=("jiang_wei",),
    package="buchen",
    place="deputy",
    second="shu",
)
