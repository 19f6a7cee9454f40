"""周瑜 Zhou Yu (Wu)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.face import SUITS
from sanzhan.guozhan.flow.choose import choose_act, choose_of, seats_pick
from sanzhan.guozhan.flow.damage import damage
from sanzhan.guozhan.flow.move import show_cards, take
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Active, Trigger, Way
from sanzhan.guozhan.timings import DrawCount

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Yingzi(Trigger[DrawCount]):
    """英姿: in your draw phase you may draw one card more."""

    id = "yingzi"
    on = DrawCount

    async def run(self, table: Table, me: Player, event: DrawCount, *chosen: object) -> None:
        event.count += 1


class Fanjian(Active):
    """反间: another names a suit, takes a hand card of yours unseen and shows it; another suit: 1 damage from you."""

    id = "fanjian"

    def ready(self, table: Table, me: Player) -> bool:
        return bool(me.hand)

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        return [(seats_pick(table.others(me)),)]

    async def run(self, table: Table, me: Player, seat: int) -> None:
        target = table[seat]
        suit = await choose_act(table, target, "gz-fanjian", SUITS, user=me.seat)
        table.tell("gz-fanjian", seat=seat, suit=suit)
        card = await choose_of(table, target, me, "gz-take", gear=False, args={"why": self.id})
        if card is None:
            return
        await take(table, target, (card,))
        show_cards(table, target, (card,))
        # it is the taker's card now, so his skills say which suit it is
        if table.suit(target, card) != suit:
            await damage(table, me, target, 1)


ZHOU_YU = General(
    "zhou_yu",
    "周瑜",
    "wu",
    "male",
    half_fish=3,
    skills=(Yingzi(), Fanjian()),
    companions=("huang_gai", "xiao_qiao"),
)
