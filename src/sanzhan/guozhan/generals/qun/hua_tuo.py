"""华佗 Hua Tuo (Qun)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.face import COLOR, Face, Suit
from sanzhan.guozhan.flow.choose import cards_pick, choose_of, seats_pick
from sanzhan.guozhan.flow.damage import recover
from sanzhan.guozhan.flow.move import discard, draw
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Active, Conversion, Way
from sanzhan.kernel.ask import Ask, Option

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Qingnang(Active):
    """青囊: once a play phase discard a hand card: a wounded character, yourself allowed, recovers 1 HP."""

    id = "qingnang"

    def _patients(self, table: Table) -> list[Player]:
        return [p for p in table.in_turn_order() if p.wounded]

    def ready(self, table: Table, me: Player) -> bool:
        return bool(me.hand) and bool(self._patients(table))

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        return ((cards_pick(table, me.hand), seats_pick(self._patients(table))),)

    async def pay(self, table: Table, me: Player, card: int, seat: int) -> None:
        await discard(table, me, (card,))

    async def run(self, table: Table, me: Player, card: int, seat: int) -> None:
        await recover(table, table[seat], 1)


class Chuli(Active):
    """除疠: once a play phase discard a card of yours and of one to three others, no two of one kingdom; whose card was
    a spade draws a card."""

    id = "chuli"

    def _others(self, table: Table, me: Player, named: Sequence[int] = ()) -> list[Player]:
        """Who has cards and a kingdom that none of those named has; the undetermined never collide."""
        taken = {table[seat].kingdom for seat in named} - {None}
        return [p for p in table.others(me) if p.cards() and p.seat not in named and p.kingdom not in taken]

    def ready(self, table: Table, me: Player) -> bool:
        return bool(me.cards()) and bool(self._others(table, me))

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        return ((cards_pick(table, me.cards()), seats_pick(self._others(table, me))),)

    async def run(self, table: Table, me: Player, card: int, seat: int) -> None:
        named = [seat]
        while len(named) < 3 and (more := await self._another(table, me, named)) is not None:
            named.append(more)
        sick: list[Player] = []
        for patient in [me, *(table[one] for one in table.sorted_seats(tuple(named)))]:
            lost = card if patient is me else await choose_of(table, me, patient, "gz-take", args={"why": self.id})
            if lost is None or lost not in patient.cards():
                continue
            if table.suit(patient, lost) == "spade":
                sick.append(patient)
            await discard(table, patient, (lost,), by=None if patient is me else me)
        for patient in sick:
            await draw(table, patient, 1)

    async def _another(self, table: Table, me: Player, named: list[int]) -> int | None:
        others = self._others(table, me, named)
        if not others:
            return None

        def options() -> list[Option[int | None]]:
            return [Option("decline", lambda: None), Option("choose", lambda seat: seat, seats_pick(others))]

        another: int | None = await Ask(me.seat, "gz-chuli", options, args={"seats": list(named)})
        return another


class Jijiu(Conversion):
    """急救: outside your turn a red card, in hand or equipped, as 桃."""

    id = "jijiu"
    makes = ("peach",)
    modes = ("use",)
    gear = True

    def ready(self, table: Table, me: Player) -> bool:
        return table.active is not me

    def accepts(self, table: Table, me: Player, face: Face, suit: Suit, kind: str) -> bool:
        return COLOR[suit] == "red"


HUA_TUO = General("hua_tuo", "华佗", "qun", "male", half_fish=3, skills=(Qingnang(), Jijiu()))
HUA_TUO_CURRENT = HUA_TUO._replace(skills=(Chuli(), Jijiu()))
