"""小乔 Xiao Qiao (Wu)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sanzhan.guozhan.cards.face import Suit
from sanzhan.guozhan.flow.choose import cards_pick, seats_pick
from sanzhan.guozhan.flow.damage import damage, lose_hp
from sanzhan.guozhan.flow.move import discard, draw, take
from sanzhan.guozhan.queries import hand_limit
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Modifier, Trigger, Way
from sanzhan.guozhan.table import DECK, DISCARD
from sanzhan.guozhan.timings import DiscardStarts, JudgeFixing, Suffering
from sanzhan.kernel.ask import Pick

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


HURT, WEAKEN = "hurt", "lose_hp"


class TianxiangCurrent(Trigger[Suffering]):
    """天香, current edition: discard a heart hand card to prevent damage: another suffers in one of two ways.

    Hurt for 1 by the source it draws what it misses in HP, five at most; or it loses 1 HP and takes the heart. Each
    way once a turn.
    """

    id = "tianxiang"
    on = Suffering

    def _left(self, me: Player, event: Suffering) -> list[str]:
        """What has not been chosen in this turn; without a source nobody can be hurt, if there is another choice."""
        left = [choice for choice in (HURT, WEAKEN) if f"{self.id}-{choice}" not in me.used_turn]
        return [WEAKEN] if WEAKEN in left and event.damage.source is None else left

    def ready(self, table: Table, me: Player, event: Suffering) -> bool:
        return bool(me.hand) and bool(self._left(me, event)) and len(table.living()) > 1

    def ways(self, table: Table, me: Player, event: Suffering) -> Sequence[Way]:
        hearts = [card for card in me.hand if table.suit(me, card) == "heart"]
        choices = Pick("choice", self._left(me, event))
        return [(cards_pick(table, hearts), seats_pick(table.others(me)), choices)] if hearts else []

    async def pay(self, table: Table, me: Player, event: Suffering, *chosen: Any) -> None:
        card, _, choice = chosen
        me.used_turn[f"{self.id}-{choice}"] = 1
        await discard(table, me, (card,))

    async def run(self, table: Table, me: Player, event: Suffering, *chosen: Any) -> None:
        card, seat, choice = chosen
        source, other = event.damage.source, table[seat]
        event.over = True
        if choice == HURT:
            if source is not None and source.alive:
                await damage(table, source, other, 1)
                await draw(table, other, min(other.max_hp - other.hp, 5))
            return
        await lose_hp(table, other, 1)
        if table.zone[card] in (DECK, DISCARD):
            await take(table, other, (card,))


def wears_heart(table: Table, me: Player, hearts: tuple[Suit, ...]) -> bool:
    """A card in the equipment area has one of these suits."""
    return any(table.suit(me, card) in hearts for card in me.gear())


class HongyanCurrent(Hongyan):
    """红颜, current edition: your spades are hearts; with a heart in your equipment area your hand limit is 1 more."""

    def hand_limit(self, table: Table, me: Player, limit: int) -> int:
        return limit + 1 if wears_heart(table, me, ("heart",)) else limit


class HongyanKeeps(Trigger[DiscardStarts]):
    """红颜, current edition: a hidden 小乔 may be turned up to keep one card more."""

    id = "hongyan"
    on = DiscardStarts
    only_hidden = True

    def ready(self, table: Table, me: Player, event: DiscardStarts) -> bool:
        return len(me.hand) > hand_limit(table, me) and wears_heart(table, me, ("heart", "spade"))

    async def run(self, table: Table, me: Player, event: DiscardStarts, *chosen: object) -> None:
        """Turned up is all that is needed."""


SHOWN = HongyanShown()
XIAO_QIAO = General(
    "xiao_qiao",
    "小乔",
    "wu",
    "female",
    half_fish=3,
    skills=(Tianxiang(), Hongyan(), SHOWN),
    companions=("da_qiao", "zhou_yu"),
)
XIAO_QIAO_CURRENT = XIAO_QIAO._replace(skills=(TianxiangCurrent(), HongyanCurrent(), SHOWN, HongyanKeeps()))
