"""张昭张纮 Zhang Zhao & Zhang Hong (Wu)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import cards_pick, choose_act, seats_pick
from sanzhan.guozhan.flow.move import draw, place, take
from sanzhan.guozhan.queries import by_place, has_room
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Active, Trigger, Way
from sanzhan.guozhan.table import DISCARD
from sanzhan.guozhan.timings import DiscardEnds

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Zhijian(Active):
    """直谏: put an equipment card from your hand into a free slot of another character, then draw one card."""

    id = "zhijian"
    limit = None

    def ready(self, table: Table, me: Player) -> bool:
        return bool(me.hand)

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        ways: list[Way] = []
        for cards in by_place(table, me.hand):
            free = [p for p in table.others(me) if has_room(table, p, cards[0])]
            if free:
                ways.append((cards_pick(table, cards), seats_pick(free)))
        return ways

    async def pay(self, table: Table, me: Player, card: int, seat: int) -> None:
        await place(table, card, me, table[seat])

    async def run(self, table: Table, me: Player, card: int, seat: int) -> None:
        await draw(table, me, 1)


class Guzheng(Trigger[DiscardEnds]):
    """固政: after another's discard phase give him back one of the hand cards he discarded; take the rest if you like.

    The rest: everything that was discarded in the phase, by whomever, and still lies in the discard pile.
    """

    id = "guzheng"
    on = DiscardEnds
    anyone = True

    def _returnable(self, table: Table, event: DiscardEnds) -> list[int]:
        mine = (gone.card for gone in table.discarded if gone.from_hand and gone.seat == event.who.seat)
        return [card for card in dict.fromkeys(mine) if table.zone[card] == DISCARD]

    def ready(self, table: Table, me: Player, event: DiscardEnds) -> bool:
        return event.who is not me and event.who.alive and bool(self._returnable(table, event))

    def ways(self, table: Table, me: Player, event: DiscardEnds) -> Sequence[Way]:
        return [(cards_pick(table, self._returnable(table, event)),)]

    async def run(self, table: Table, me: Player, event: DiscardEnds, *chosen: int) -> None:
        # rewards for turning up may have shuffled the discard pile away
        if table.zone[chosen[0]] != DISCARD or not event.who.alive:
            return
        await take(table, event.who, chosen)
        gone = dict.fromkeys(gone.card for gone in table.discarded)
        rest = [card for card in gone if table.zone[card] == DISCARD]
        if rest and await choose_act(table, me, "gz-guzheng", ("take", "decline"), cards=table.wires(rest)) == "take":
            await take(table, me, rest)


ER_ZHANG = General("er_zhang", "张昭张纮", "wu", "male", half_fish=3, skills=(Zhijian(), Guzheng()))
