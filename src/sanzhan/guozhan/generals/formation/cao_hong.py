"""曹洪 Cao Hong (Wei)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import cards_pick, seats_pick
from sanzhan.guozhan.flow.field import Movable
from sanzhan.guozhan.flow.move import discard, give, place
from sanzhan.guozhan.formation import in_force, queue
from sanzhan.guozhan.queries import by_place, has_room
from sanzhan.guozhan.rules.summon import SummonAtStart, SummonInPlay
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Modifier, Skill, Trigger, Way
from sanzhan.guozhan.timings import FinishStarts
from sanzhan.kernel.ask import Ask, Option, Pick

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table
    from sanzhan.kernel.ask import Wire


class Huyuan(Trigger[FinishStarts]):
    """护援: in your finish phase give a hand card that is no equipment to another, or fill anybody's free slot.

    After an equipment card was laid down so, you may discard any card in an equipment or judgement area.
    """

    id = "huyuan"
    on = FinishStarts

    def ready(self, table: Table, me: Player, event: FinishStarts) -> bool:
        return bool(me.cards())

    def ways(self, table: Table, me: Player, event: FinishStarts) -> Sequence[Way]:
        ways: list[Way] = []
        plain = [card for card in me.hand if table.face[card].type != "equip"]
        if plain:
            ways.append((cards_pick(table, plain), seats_pick(table.others(me))))
        for cards in by_place(table, me.cards()):
            free = [p for p in table.in_turn_order() if has_room(table, p, cards[0])]
            if free:
                ways.append((cards_pick(table, cards), seats_pick(free)))
        return ways

    async def run(self, table: Table, me: Player, event: FinishStarts, *chosen: int) -> None:
        card, target = chosen[0], table[chosen[1]]
        if table.face[card].type != "equip":
            await give(table, me, target, (card,))
            return
        await place(table, card, me, target)
        if me.alive:
            await _clears(table, me)


async def _clears(table: Table, me: Player) -> None:
    """I may discard a card that lies in somebody's equipment or judgement area."""
    things = [
        Movable(card, owner.seat, kind, ())
        for owner in table.in_turn_order()
        for card, kind in [*((card, table.face[card].kind) for card in owner.gear()), *owner.judging]
    ]
    if not things:
        return
    shown: list[Wire] = [{"seat": thing.owner, "card": table.face[thing.card].wire} for thing in things]
    thing: Movable | None = await Ask(
        me.seat,
        "gz-huyuan",
        lambda: [Option("decline", _nothing), Option("discard", _same, Pick("table_card", things, shown))],
    )
    if thing is not None:
        await discard(table, table[thing.owner], (thing.card,), by=me)


def _nothing() -> Movable | None:
    return None


def _same(thing: Movable) -> Movable | None:
    return thing


class Feiying(Modifier):
    """飞影: the distance of others to you is 1 more; by 鹤翼 of this seat, while you stand in its queue."""

    id = "feiying"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def distance_from(self, table: Table, me: Player, other: Player) -> int:
        return 1 if in_force(table) and me in queue(table, table[self.seat]) else 0


@cache
def feiying_by(seat: int) -> Feiying:
    """One for each seat, shared by all tables."""
    return Feiying(seat)


class Heyi(Modifier):
    """鹤翼: everybody in the queue in which you stand has 飞影."""

    id = "heyi"

    def grants(self, table: Table, me: Player, who: Player) -> tuple[Skill, ...]:
        # a queue can be asked for only when the skills in play are known: 飞影 itself looks whether there is one
        return (feiying_by(me.seat),)


class HeyiSummons(SummonInPlay):
    """鹤翼: summon a queue in your play phase."""

    id = "heyi"
    shape = "queue"


class HeyiSummonsFirst(SummonAtStart):
    """鹤翼: summon a queue at the start of your preparation phase."""

    id = "heyi"
    shape = "queue"


CAO_HONG = General(
    "cao_hong",
    "曹洪",
    "wei",
    "male",
    half_fish=4,
    skills=(Huyuan(), Heyi(), HeyiSummons(), HeyiSummonsFirst()),
    companions=("cao_ren",),
    package="formation",
)
