"""典韦 Dian Wei (Wei)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.deck import WEAPON
from sanzhan.guozhan.flow.choose import cards_pick, seats_pick
from sanzhan.guozhan.flow.damage import damage, lose_hp
from sanzhan.guozhan.flow.move import discard
from sanzhan.guozhan.queries import in_range
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Active, Way

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Qiangxi(Active):
    """强袭: once a play phase lose 1 HP or discard a weapon to deal 1 damage to somebody in your attack range."""

    id = "qiangxi"

    def _targets(self, table: Table, me: Player, without: int = -1) -> list[Player]:
        return [p for p in table.others(me) if in_range(table, me, p, without=without)]

    def ready(self, table: Table, me: Player) -> bool:
        return bool(self._targets(table, me))

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        targets = seats_pick(self._targets(table, me))
        ways: list[Way] = [(targets,)]
        held = [card for card in me.hand if table.face[card].slot == WEAPON]
        if held:
            ways.append((targets, cards_pick(table, held)))
        worn = me.equip[WEAPON]
        # the weapon that is given up no longer helps to reach
        near = self._targets(table, me, worn) if worn >= 0 else []
        if near:
            ways.append((seats_pick(near), cards_pick(table, [worn])))
        return ways

    async def pay(self, table: Table, me: Player, seat: int, weapon: int | None = None) -> None:
        if weapon is None:
            await lose_hp(table, me, 1)
        else:
            await discard(table, me, (weapon,))

    async def run(self, table: Table, me: Player, seat: int, weapon: int | None = None) -> None:
        await damage(table, me, table[seat], 1)


class QiangxiCurrent(Qiangxi):
    """强袭, current edition: at any distance."""

    def _targets(self, table: Table, me: Player, without: int = -1) -> list[Player]:
        return table.others(me)


DIAN_WEI = General("dian_wei", "典韦", "wei", "male", half_fish=4, skills=(Qiangxi(),), companions=("cao_cao",))
DIAN_WEI_CURRENT = DIAN_WEI._replace(skills=(QiangxiCurrent(),))
