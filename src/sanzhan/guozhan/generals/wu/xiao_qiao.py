"""小乔 Xiao Qiao (Wu)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.face import Suit
from sanzhan.guozhan.flow.choose import cards_pick, seats_pick
from sanzhan.guozhan.flow.damage import damage
from sanzhan.guozhan.flow.move import discard, draw
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Modifier, Trigger, Way
from sanzhan.guozhan.timings import JudgeFixing, Suffering

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Tianxiang(Trigger[Suffering]):
    """天香: discard a heart hand card to pass damage on; then the other draws as many cards as it misses HP."""

    id = "tianxiang"
    on = Suffering

    def ready(self, table: Table, me: Player, event: Suffering) -> bool:
        return bool(me.hand) and len(table.living()) > 1

    def ways(self, table: Table, me: Player, event: Suffering) -> Sequence[Way]:
        hearts = [card for card in me.hand if table.suit(me, card) == "heart"]
        return [(cards_pick(table, hearts), seats_pick(table.others(me)))] if hearts else []

    async def pay(self, table: Table, me: Player, event: Suffering, *chosen: int) -> None:
        await discard(table, me, (chosen[0],))

    async def run(self, table: Table, me: Player, event: Suffering, *chosen: int) -> None:
        hit, other = event.damage, table[chosen[1]]
        event.over = True
        # what came through a chain does not spread again from its new victim
        await damage(table, hit.source, other, hit.amount, hit.nature, hit.use, passed_on=True, spread=hit.chain)
        await draw(table, other, other.max_hp - other.hp)


class Hongyan(Modifier):
    """红颜: your spades, in hand, equipped and as judgement, are hearts."""

    id = "hongyan"

    def suit(self, table: Table, me: Player, suit: Suit) -> Suit:
        return "heart" if suit == "spade" else suit


class HongyanShown(Trigger[JudgeFixing]):
    """红颜: a hidden 小乔 may be turned up before the result of her spade judgement is fixed."""

    id = "hongyan"
    on = JudgeFixing
    only_hidden = True

    def ready(self, table: Table, me: Player, event: JudgeFixing) -> bool:
        return table.face[event.judgement.card].suit == "spade"

    async def run(self, table: Table, me: Player, event: JudgeFixing, *chosen: object) -> None:
        """Turned up is all that is needed."""


XIAO_QIAO = General(
    "xiao_qiao",
    "小乔",
    "wu",
    "female",
    half_fish=3,
    skills=(Tianxiang(), Hongyan(), HongyanShown()),
    companions=("da_qiao", "zhou_yu"),
)
