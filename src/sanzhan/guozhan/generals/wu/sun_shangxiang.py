"""孙尚香 Sun Shangxiang (Wu)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import cards_pick, seats_pick
from sanzhan.guozhan.flow.damage import recover
from sanzhan.guozhan.flow.move import discard, draw
from sanzhan.guozhan.queries import sex
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Active, Trigger, Way
from sanzhan.guozhan.timings import Lost

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Jieyin(Active):
    """结姻: once a play phase discard two hand cards: you and another, wounded and male, recover 1 HP each."""

    id = "jieyin"

    def _men(self, table: Table, me: Player) -> list[Player]:
        return [p for p in table.others(me) if p.wounded and sex(table, p) == "male"]

    def ready(self, table: Table, me: Player) -> bool:
        return len(me.hand) >= 2 and bool(self._men(table, me))

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        return [(cards_pick(table, me.hand, 2, 2), seats_pick(self._men(table, me)))]

    async def pay(self, table: Table, me: Player, cards: tuple[int, ...], seat: int) -> None:
        await discard(table, me, cards)

    async def run(self, table: Table, me: Player, cards: tuple[int, ...], seat: int) -> None:
        for one in table.sorted_seats((me.seat, seat)):
            await recover(table, table[one], 1)


class Xiaoji(Trigger[Lost]):
    """枭姬: each time you lose cards from your equipment area, however many at once, you may draw two."""

    id = "xiaoji"
    on = Lost

    def ready(self, table: Table, me: Player, event: Lost) -> bool:
        return bool(event.gear)

    async def run(self, table: Table, me: Player, event: Lost, *chosen: object) -> None:
        await draw(table, me, 2)


class XiaojiCurrent(Xiaoji):
    """枭姬, current edition: losing equipment you may draw one card in your own turn, three in another's."""

    async def run(self, table: Table, me: Player, event: Lost, *chosen: object) -> None:
        await draw(table, me, 1 if table.active is me else 3)


JIEYIN = Jieyin()
SUN_SHANGXIANG = General("sun_shangxiang", "孙尚香", "wu", "female", half_fish=3, skills=(JIEYIN, Xiaoji()))
SUN_SHANGXIANG_CURRENT = SUN_SHANGXIANG._replace(skills=(JIEYIN, XiaojiCurrent()))
