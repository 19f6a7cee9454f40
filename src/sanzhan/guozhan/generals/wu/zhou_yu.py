"""周瑜 Zhou Yu (Wu)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.face import SUITS
from sanzhan.guozhan.flow.choose import cards_pick, choose_act, choose_of, seats_pick
from sanzhan.guozhan.flow.damage import damage, lose_hp
from sanzhan.guozhan.flow.move import discard, give, see_all, show_cards, take
from sanzhan.guozhan.queries import hand_limit
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Active, Modifier, Trigger, Way
from sanzhan.guozhan.timings import DiscardStarts, DrawCount

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


class YingziCurrent(Yingzi):
    """英姿, current edition: you draw one card more in your draw phase."""

    locked = True


class YingziLimit(Modifier):
    """英姿, current edition: your hand limit is your maximum HP."""

    id = "yingzi"

    def hand_limit_base(self, table: Table, me: Player, limit: int) -> int:
        return max(limit, me.max_hp)


class YingziKeeps(Trigger[DiscardStarts]):
    """英姿, current edition: a hidden 周瑜 may be turned up when his hand limit matters."""

    id = "yingzi"
    on = DiscardStarts
    only_hidden = True

    def ready(self, table: Table, me: Player, event: DiscardStarts) -> bool:
        return me.wounded and len(me.hand) > hand_limit(table, me)

    async def run(self, table: Table, me: Player, event: DiscardStarts, *chosen: object) -> None:
        """Turned up is all that is needed."""


class FanjianCurrent(Active):
    """反间, current edition: show and give a hand card; its new owner discards all of its suit or loses 1 HP.

    To discard it shows its whole hand; its equipment of that suit goes too.
    """

    id = "fanjian"

    def ready(self, table: Table, me: Player) -> bool:
        return bool(me.hand)

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        return [(cards_pick(table, me.hand), seats_pick(table.others(me)))]

    async def run(self, table: Table, me: Player, card: int, seat: int) -> None:
        target, suit = table[seat], table.suit(me, card)
        show_cards(table, me, (card,))
        await give(table, me, target, (card,))
        # wherever it is now, it went there in the open
        see_all(table, (card,))
        if not target.alive:
            return
        can_show = target.hand or self._of_suit(table, target, suit)
        acts = ("discard", "lose_hp") if can_show else ("lose_hp",)
        if await choose_act(table, target, "gz-fanjian-given", acts, user=me.seat, suit=suit) == "lose_hp":
            await lose_hp(table, target, 1)
            return
        if target.hand:
            show_cards(table, target, target.hand)
        await discard(table, target, self._of_suit(table, target, suit))

    def _of_suit(self, table: Table, target: Player, suit: str) -> list[int]:
        return [card for card in target.cards() if table.suit(target, card) == suit]


ZHOU_YU = General(
    "zhou_yu",
    "周瑜",
    "wu",
    "male",
    half_fish=3,
    skills=(Yingzi(), Fanjian()),
    companions=("huang_gai", "xiao_qiao"),
)
ZHOU_YU_CURRENT = ZHOU_YU._replace(skills=(YingziCurrent(), YingziLimit(), YingziKeeps(), FanjianCurrent()))
