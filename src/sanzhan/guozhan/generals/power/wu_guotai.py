"""吴国太 Wu Guotai (Wu)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import seats_pick
from sanzhan.guozhan.flow.command import command
from sanzhan.guozhan.flow.damage import recover
from sanzhan.guozhan.flow.move import landed, lost, not_kept, shift
from sanzhan.guozhan.generals.formation.fellows import is_fellow, may_be_fellow
from sanzhan.guozhan.skills.general import General, Kingdom
from sanzhan.guozhan.skills.skill import Active, Trigger, Way
from sanzhan.guozhan.table import EQUIP, PROCESSING
from sanzhan.guozhan.timings import Saved

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

KINGDOM: Kingdom = "wu"


async def swap_gear(table: Table, one: Player, other: Player, first: Sequence[int], second: Sequence[int]) -> None:
    """Two players exchange these equipped cards in one move."""
    sides = ((one, other, await not_kept(table, first)), (other, one, await not_kept(table, second)))
    moving = [card for _, _, cards in sides for card in cards]
    # all leave their places before any enters another
    losses = shift(table, moving, PROCESSING)
    for owner, to, cards in sides:
        shift(table, cards, EQUIP, to)
        for wire in table.wires(cards):
            table.tell("gz-place", seat=owner.seat, to=to.seat, card=wire)
    await lost(table, losses, False)
    await landed(table, moving)


class Ganlu(Active):
    """甘露: two characters whose numbers of equipment cards differ by no more than you miss HP exchange them all."""

    id = "ganlu"

    def _partners(self, table: Table, me: Player, one: Player) -> list[Player]:
        """With whom this one can exchange."""
        count = len(one.gear())
        sizes = [(p, len(p.gear())) for p in table.in_turn_order() if p is not one]
        return [p for p, size in sizes if count + size and abs(count - size) <= me.max_hp - me.hp]

    def ready(self, table: Table, me: Player) -> bool:
        return any(self._partners(table, me, one) for one in table.living())

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        pairs = [(one, self._partners(table, me, one)) for one in table.in_turn_order()]
        return [(seats_pick([one]), seats_pick(partners, of="second")) for one, partners in pairs if partners]

    async def run(self, table: Table, me: Player, *chosen: int) -> None:
        one, other = (table[seat] for seat in chosen)
        if one.alive and other.alive:
            await swap_gear(table, one, other, one.gear(), other.gear())


class Buyi(Trigger[Saved]):
    """补益: one of your kingdom was dying by damage and lives: a command for its source; refused, the other recovers 1
    HP."""

    id = "buyi"
    on = Saved
    anyone = True
    limit = "turn"

    def ready(self, table: Table, me: Player, event: Saved) -> bool:
        source = None if event.damage is None else event.damage.source
        alive = source is not None and source.alive and event.who.alive
        return alive and may_be_fellow(me, event.who, KINGDOM)

    def able(self, table: Table, me: Player, event: Saved) -> bool:
        return is_fellow(table, me, event.who, KINGDOM)

    async def run(self, table: Table, me: Player, event: Saved, *chosen: object) -> None:
        source = None if event.damage is None else event.damage.source
        if source is None or not source.alive or not me.alive:
            return
        if not await command(table, me, source, self.id):
            await recover(table, event.who, 1)


WU_GUOTAI = General(
    "wu_guotai",
    "吴国太",
    KINGDOM,
    "female",
    half_fish=3,
    skills=(Ganlu(), Buyi()),
    companions=("sun_jian",),
    package="power",
)
