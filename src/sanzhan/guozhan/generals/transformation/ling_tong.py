"""凌统 Ling Tong (Wu)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import choose_of, seats_pick
from sanzhan.guozhan.flow.field import Movable, movable, move_on_field
from sanzhan.guozhan.flow.move import discard
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Active, Trigger, Way
from sanzhan.guozhan.timings import Lost

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

MOVES = 3


class Xuanlue(Trigger[Lost]):
    """旋略: after you have lost cards from your equipment area you may discard a card of another character."""

    id = "xuanlue"
    on = Lost

    def _others(self, table: Table, me: Player) -> list[Player]:
        return [player for player in table.others(me) if player.cards()]

    def ready(self, table: Table, me: Player, event: Lost) -> bool:
        return bool(event.gear) and bool(self._others(table, me))

    def ways(self, table: Table, me: Player, event: Lost) -> Sequence[Way]:
        return ((seats_pick(self._others(table, me)),),)

    async def run(self, table: Table, me: Player, event: Lost, *chosen: int) -> None:
        other = table[chosen[0]]
        card = await choose_of(table, me, other, "gz-take", args={"why": self.id})
        if card is not None:
            await discard(table, other, (card,), by=me)


class Yongjin(Active):
    """勇进: once a game move up to three times, one after the other, an equipment card into another's free slot."""

    id = "yongjin"
    limit = "game"

    def _things(self, table: Table) -> list[Movable]:
        return [thing for thing in movable(table) if thing.card in table[thing.owner].equip]

    def ready(self, table: Table, me: Player) -> bool:
        return bool(self._things(table))

    async def run(self, table: Table, me: Player, *chosen: object) -> None:
        for _ in range(MOVES):
            before = [player.gear() for player in table.players]
            if me.alive:
                await move_on_field(table, me, self._things(table))
            if before == [player.gear() for player in table.players]:
                return


LING_TONG = General(
    "ling_tong",
    "凌统",
    "wu",
    "male",
    half_fish=4,
    skills=(Xuanlue(), Yongjin()),
    companions=("gan_ning",),
    package="transformation",
)
