"""邹氏 Zou Shi (Qun)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import cards_pick, seats_pick
from sanzhan.guozhan.flow.move import discard
from sanzhan.guozhan.flow.reveal import turn_down
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import DEPUTY, HEAD, ORIGINS, Active, Modifier, Way
from sanzhan.kernel.ask import Pick

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Huoshui(Modifier):
    """祸水: in your turn others cannot turn their generals up."""

    id = "huoshui"

    def may_reveal(self, table: Table, me: Player, who: Player) -> bool:
        return who is me or table.active is not me or not me.alive


class HuoshuiShown(Active):
    """祸水: in your play phase you may turn this general up."""

    id = "huoshui"
    limit = None

    def ready(self, table: Table, me: Player) -> bool:
        return me.hidden

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        # while she is up there is nothing to declare
        mine = [o for o in (HEAD, DEPUTY) if table.general(me, o).id == "zou_shi"]
        return [()] if any(not me.up[origin] for origin in mine) else []

    async def run(self, table: Table, me: Player, *chosen: object) -> None:
        """Turned up is all that is needed."""


class Qingcheng(Active):
    """倾城: discard an equipment card: another character with both generals up has one turned down by you."""

    id = "qingcheng"
    limit = None

    def _equipment(self, table: Table, me: Player) -> list[int]:
        return [card for card in me.cards() if table.face[card].type == "equip"]

    def _targets(self, table: Table, me: Player) -> list[Player]:
        return [p for p in table.others(me) if not p.hidden]

    def ready(self, table: Table, me: Player) -> bool:
        return bool(self._targets(table, me))

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        cards = self._equipment(table, me)
        if not cards:
            return []
        places = Pick("general", [ORIGINS[HEAD], ORIGINS[DEPUTY]])
        return [(cards_pick(table, cards), seats_pick(self._targets(table, me)), places)]

    async def pay(self, table: Table, me: Player, card: int, seat: int, place: str) -> None:
        await discard(table, me, (card,))

    async def run(self, table: Table, me: Player, card: int, seat: int, place: str) -> None:
        target = table[seat]
        if target.alive and not target.hidden:
            await turn_down(table, target, ORIGINS.index(place))


ZOU_SHI = General("zou_shi", "邹氏", "qun", "female", half_fish=3, skills=(Huoshui(), HuoshuiShown(), Qingcheng()))
