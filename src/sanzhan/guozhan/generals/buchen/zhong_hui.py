"""钟会 Zhong Hui (careerist)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from sanzhan.guozhan.flow.choose import cards_pick, choose_cards, seats_pick
from sanzhan.guozhan.flow.damage import damage
from sanzhan.guozhan.flow.move import draw, put_away, to_pile
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Active, Modifier, Trigger, Way
from sanzhan.guozhan.timings import Caused, DamageTiming, Suffered

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

AUTHORITY = "authority"
MOST = 7


def authority(me: Player) -> tuple[int, ...]:
    """The authority (权) on this general."""
    return me.piles.get(AUTHORITY, ())


class Quanji(Trigger[DamageTiming]):
    """权计: once a turn after damage you may draw a card and put one of yours on this general as authority.

    `side`: damage dealt and damage suffered count apart.
    """

    id = "quanji"
    side: ClassVar[str]

    def within_limit(self, me: Player) -> bool:
        return not me.used_turn.get(self.side)

    def count(self, me: Player) -> None:
        me.used_turn[self.side] = 1

    async def run(self, table: Table, me: Player, event: DamageTiming, *chosen: object) -> None:
        await draw(table, me, 1)
        cards = await choose_cards(table, me, "gz-quanji", me.cards(), 1, 1)
        await to_pile(table, cards, me, AUTHORITY)


class QuanjiCaused(Quanji):
    """权计: after you have dealt damage."""

    on = Caused
    side = "quanji_caused"

    async def ends(self, table: Table, me: Player) -> None:
        """Turned down or lost, the authority is put away."""
        await put_away(table, authority(me))


class QuanjiSuffered(Quanji):
    """权计: after you have been dealt damage."""

    on = Suffered
    side = "quanji_suffered"


class QuanjiKeeps(Modifier):
    """权计: your hand limit is higher by the number of authority cards."""

    id = "quanji"
    locked = False

    def hand_limit(self, table: Table, me: Player, limit: int) -> int:
        return limit + len(authority(me))


class Paiyi(Active):
    """排异: once a play phase put an authority card away: somebody draws as many cards as are left, seven at most; with
    more hand cards than you it takes 1 damage."""

    id = "paiyi"

    def ready(self, table: Table, me: Player) -> bool:
        return bool(authority(me))

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        return ((cards_pick(table, authority(me)), seats_pick(table.in_turn_order())),)

    async def pay(self, table: Table, me: Player, *chosen: int) -> None:
        await put_away(table, (chosen[0],))

    async def run(self, table: Table, me: Player, *chosen: int) -> None:
        target = table[chosen[1]]
        await draw(table, target, min(len(authority(me)), MOST))
        if target.alive and len(target.hand) > len(me.hand):
            await damage(table, me, target)


ZHONG_HUI = General(
    "zhong_hui",
    "钟会",
    "careerist",
    "male",
    half_fish=4,
    skills=(QuanjiCaused(), QuanjiSuffered(), QuanjiKeeps(), Paiyi()),
    companions=("jiang_wei",),
    package="buchen",
    place="head",
)
