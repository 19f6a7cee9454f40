"""曹丕 Cao Pi (Wei)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import may_discard, seats_pick
from sanzhan.guozhan.flow.damage import lose_hp, toggle_stack
from sanzhan.guozhan.flow.move import draw, take
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Trigger, Way
from sanzhan.guozhan.timings import Dies, Suffered

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Xingshang(Trigger[Dies]):
    """行殇: when another dies take all cards of his hand and equipment."""

    id = "xingshang"
    on = Dies
    anyone = True

    def ready(self, table: Table, me: Player, event: Dies) -> bool:
        return event.who is not me and bool(event.who.cards())

    async def run(self, table: Table, me: Player, event: Dies, *chosen: object) -> None:
        await take(table, me, event.who.cards())


class Fangzhu(Trigger[Suffered]):
    """放逐: after damage another draws as many cards as you miss HP and stacks its generals."""

    id = "fangzhu"
    on = Suffered

    def ways(self, table: Table, me: Player, event: Suffered) -> Sequence[Way]:
        return ((seats_pick(table.others(me)),),)

    async def run(self, table: Table, me: Player, event: Suffered, *chosen: int) -> None:
        target = table[chosen[0]]
        await draw(table, target, me.max_hp - me.hp)
        toggle_stack(table, target)


class FangzhuCurrent(Fangzhu):
    """放逐, current edition: he may instead discard as many cards as you miss HP and lose 1 HP."""

    async def run(self, table: Table, me: Player, event: Suffered, *chosen: int) -> None:
        target = table[chosen[0]]
        missing = me.max_hp - me.hp
        cards = target.cards()
        could = 0 < missing <= len(cards)
        if await may_discard(table, target, "gz-fangzhu", cards, missing, could, n=missing, by=me.seat):
            await lose_hp(table, target)
        else:
            await draw(table, target, missing)
            toggle_stack(table, target)


CAO_PI = General("cao_pi", "曹丕", "wei", "male", half_fish=3, skills=(Xingshang(), Fangzhu()), companions=("zhen_ji",))
CAO_PI_CURRENT = CAO_PI._replace(skills=(Xingshang(), FangzhuCurrent()))
