"""丁奉 Ding Feng (Wu)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import cards_pick, seats_pick
from sanzhan.guozhan.flow.move import discard
from sanzhan.guozhan.flow.use import add_target
from sanzhan.guozhan.queries import distance
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Active, Effect, Modifier, Trigger, Way
from sanzhan.guozhan.timings import TargetsDeclared

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Duanbing(Trigger[TargetsDeclared]):
    """短兵: a Slash of yours may have one more target, at distance 1."""

    id = "duanbing"
    on = TargetsDeclared

    def _near(self, table: Table, me: Player, event: TargetsDeclared) -> list[Player]:
        use = event.use
        return [
            p
            for p in table.others(me)
            if p.seat not in use.targets and distance(table, me, p) == 1 and use.kind.refuses(table, me, p) is None
        ]

    def ready(self, table: Table, me: Player, event: TargetsDeclared) -> bool:
        return event.use.is_slash and bool(self._near(table, me, event))

    def ways(self, table: Table, me: Player, event: TargetsDeclared) -> Sequence[Way]:
        return [(seats_pick(self._near(table, me, event)),)]

    async def run(self, table: Table, me: Player, event: TargetsDeclared, *chosen: int) -> None:
        if table[chosen[0]].alive:
            add_target(table, event.use, table[chosen[0]])


class Fenxun(Active):
    """奋迅: once a play phase discard a card: your distance to another character is 1 until the end of the turn."""

    id = "fenxun"

    def ready(self, table: Table, me: Player) -> bool:
        return bool(me.cards())

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        return [(cards_pick(table, me.cards()), seats_pick(table.others(me)))]

    async def pay(self, table: Table, me: Player, card: int, seat: int) -> None:
        await discard(table, me, (card,))

    async def run(self, table: Table, me: Player, card: int, seat: int) -> None:
        me.effects = (*me.effects, Effect(close_to(seat), "turn"))
        table.changed()


class CloseTo(Modifier):
    """奋迅, for the turn: the distance to this seat is 1."""

    id = "fenxun"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fixed_distance(self, table: Table, me: Player, other: Player) -> int | None:
        return 1 if other.seat == self.seat else None


@cache
def close_to(seat: int) -> CloseTo:
    """One for each seat, shared by all tables."""
    return CloseTo(seat)


DING_FENG = General("ding_feng", "丁奉", "wu", "male", half_fish=4, skills=(Duanbing(), Fenxun()))
