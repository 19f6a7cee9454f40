"""董昭 Dong Zhao (Wei)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from sanzhan.guozhan.flow.choose import cards_pick, seats_pick
from sanzhan.guozhan.flow.command import command
from sanzhan.guozhan.flow.damage import damage
from sanzhan.guozhan.flow.move import discard, draw, give
from sanzhan.guozhan.generals.formation.fellows import is_fellow
from sanzhan.guozhan.history import this_phase
from sanzhan.guozhan.queries import distance
from sanzhan.guozhan.skills.general import General, Kingdom
from sanzhan.guozhan.skills.skill import Active, Effect, Modifier, Way

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

KINGDOM: Kingdom = "wei"
MOST = 5


class Quanjin(Active):
    """劝进: once a play phase give a hand card and a command to one damaged in it: obeyed, you draw one; else up to the
    largest hand, five at most."""

    id = "quanjin"

    def _hurt(self, table: Table, me: Player) -> list[Player]:
        hurt = {one.seat for one in this_phase(table, "damage")}
        return [p for p in table.others(me) if p.seat in hurt]

    def ready(self, table: Table, me: Player) -> bool:
        return bool(me.hand) and bool(self._hurt(table, me))

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        return ((cards_pick(table, me.hand), seats_pick(self._hurt(table, me))),)

    async def pay(self, table: Table, me: Player, *chosen: int) -> None:
        await give(table, me, table[chosen[1]], (chosen[0],))

    async def run(self, table: Table, me: Player, *chosen: int) -> None:
        if not table[chosen[1]].alive:
            return
        if await command(table, me, table[chosen[1]], self.id):
            await draw(table, me, 1)
            return
        largest = max(len(p.hand) for p in table.living())
        await draw(table, me, min(largest - len(me.hand), MOST))


class Near(Modifier):
    """Your distance to this seat counts as 1."""

    id = "zaoyun"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fixed_distance(self, table: Table, me: Player, other: Player) -> int | None:
        return 1 if other.seat == self.seat else None


near = cache(Near)


class Zaoyun(Active):
    """凿运: once a play phase discard hand cards, one less than the distance to one of another kingdom: it is at
    distance 1 in this turn and takes 1 damage."""

    id = "zaoyun"

    def _far(self, table: Table, me: Player) -> list[Player]:
        return [
            p
            for p in table.others(me)
            if p.determined and not is_fellow(table, me, p, KINGDOM) and 1 <= distance(table, me, p) - 1 <= len(me.hand)
        ]

    def ready(self, table: Table, me: Player) -> bool:
        return bool(me.hand) and any(p.determined for p in table.others(me))

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        ways: list[Way] = []
        for p in self._far(table, me):
            price = distance(table, me, p) - 1
            ways.append((cards_pick(table, me.hand, price, price), seats_pick([p])))
        return ways

    async def pay(self, table: Table, me: Player, *chosen: Any) -> None:
        await discard(table, me, chosen[0] if isinstance(chosen[0], tuple) else (chosen[0],))

    async def run(self, table: Table, me: Player, *chosen: Any) -> None:
        me.effects = (*me.effects, Effect(near(chosen[1]), "turn"))
        table.changed()
        await damage(table, me, table[chosen[1]])


DONG_ZHAO = General(
    "dong_zhao",
    "董昭",
    KINGDOM,
    "male",
    half_fish=3,
    skills=(Quanjin(), Zaoyun()),
    package="buchen",
)
