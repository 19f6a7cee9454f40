"""阵法召唤: undetermined characters who would complete a formation are asked to show a general (rules §12.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from sanzhan.guozhan.flow.kingdoms import joins, nominal
from sanzhan.guozhan.flow.showing import turn_up
from sanzhan.guozhan.formation import in_force, ring
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.queries import other_kingdom, same_kingdom
from sanzhan.guozhan.skills.skill import ORIGINS, Active, Trigger, Way
from sanzhan.guozhan.timings import PrepareStarts
from sanzhan.kernel.ask import Ask, Option, Together

if TYPE_CHECKING:
    from sanzhan.guozhan.table import Table

Shape = Literal["queue", "siege"]


def _could(table: Table, me: Player) -> bool:
    """Determined and no careerist, enough alive, and somebody else undetermined."""
    ready = in_force(table) and not me.careerist
    return ready and any(not player.determined for player in table.others(me))


async def summon(table: Table, me: Player, shape: Shape) -> None:
    """First ahead in turn order, then behind: whoever stands where the formation needs one is asked."""
    if not me.determined or me.careerist:
        return
    table.tell("gz-summon", seat=me.seat, shape=shape)
    for step in (1, -1):
        await (_queue if shape == "queue" else _siege)(table, me, step)


async def _queue(table: Table, me: Player, step: int) -> None:
    while me.alive:
        other = _behind(table, me, step)
        if other is None or other.determined or not await asks(table, me, other):
            return


def _behind(table: Table, me: Player, step: int) -> Player | None:
    """The first in this direction who is not of my kingdom; None if all are."""
    seats = ring(table)
    place = seats.index(me)
    for far in range(1, len(seats)):
        other = seats[(place + step * far) % len(seats)]
        if not same_kingdom(me, other):
            return other
    return None


async def _siege(table: Table, me: Player, step: int) -> None:
    seats = ring(table)
    place = seats.index(me)
    middle, other = (seats[(place + step * far) % len(seats)] for far in (1, 2))
    if other is not me and other_kingdom(me, middle) and not other.determined:
        await asks(table, me, other)


async def asks(table: Table, me: Player, other: Player) -> bool:
    """Asked by seat: who cannot join gets the same question and can only decline. True if he has joined."""
    from sanzhan.guozhan.flow.reveal import after_reveal

    def options() -> list[Option[str]]:
        listed = [Option("decline", lambda: "")]
        for origin in (0, 1):
            if table.may_reveal(other) and joins(table, other, nominal(table, other, origin)) == me.kingdom:
                listed.append(Option(ORIGINS[origin], lambda origin=origin: ORIGINS[origin]))
        return listed

    answers = await Together(Ask(other.seat, "gz-summoned", options, args={"seat": me.seat}), secret=True)
    place: str = answers[other.seat]
    if not place:
        return False
    turn_up(table, other, (ORIGINS.index(place),))
    await after_reveal(table, other)
    return other.alive and same_kingdom(me, other)


class SummonInPlay(Active):
    """阵法召唤 at a free moment of the play phase, once: a part of a formation skill, with its `id` and `shape`."""

    shape: ClassVar[Shape]

    def ready(self, table: Table, me: Player) -> bool:
        return _could(table, me)

    async def run(self, table: Table, me: Player, *chosen: Any) -> None:
        await summon(table, me, self.shape)


class SummonAtStart(Trigger[PrepareStarts]):
    """阵法召唤 at the start of the preparation phase, once."""

    on = PrepareStarts
    shape: ClassVar[Shape]

    def ready(self, table: Table, me: Player, event: PrepareStarts) -> bool:
        return _could(table, me)

    def ways(self, table: Table, me: Player, event: PrepareStarts) -> Sequence[Way]:
        return ((),)

    async def run(self, table: Table, me: Player, event: PrepareStarts, *chosen: Any) -> None:
        await summon(table, me, self.shape)
