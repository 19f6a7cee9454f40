"""华佗 Hua Tuo (Qun)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.face import COLOR, Face, Suit
from sanzhan.guozhan.flow.choose import cards_pick, seats_pick
from sanzhan.guozhan.flow.damage import recover
from sanzhan.guozhan.flow.move import discard
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Active, Conversion, Way

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
