"""卞夫人 Bian Furen (Wei)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sanzhan.guozhan.flow.choose import cards_pick
from sanzhan.guozhan.generals.formation.fellows import is_fellow, may_be_fellow
from sanzhan.guozhan.history import total
from sanzhan.guozhan.queries import hand_limit
from sanzhan.guozhan.skills.general import General, Kingdom
from sanzhan.guozhan.skills.skill import Effect, Modifier, Trigger, Way
from sanzhan.guozhan.timings import DiscardStarts, Parting

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

KINGDOM: Kingdom = "wei"


class Wanwei(Trigger[Parting]):
    """挽危: when another is about to discard or take cards of yours, as many others that you choose may go instead."""

    id = "wanwei"
    on = Parting

    def ready(self, table: Table, me: Player, event: Parting) -> bool:
        return len(me.cards()) > len(event.cards)

    def ways(self, table: Table, me: Player, event: Parting) -> Sequence[Way]:
        count = len(event.cards)
        return ((cards_pick(table, me.cards(), count, count),),)

    async def run(self, table: Table, me: Player, event: Parting, *chosen: Any) -> None:
        named = chosen[0] if isinstance(chosen[0], tuple) else chosen
        mine = me.cards()
        # turning up may have brought something about that took some of them away
        event.cards = tuple(card for card in named if card in mine)


class Frugal(Modifier):
    """约俭: the hand limit is the maximum HP."""

    id = "yuejian"

    def hand_limit_base(self, table: Table, me: Player, limit: int) -> int:
        return me.max_hp


FRUGAL = Effect(Frugal(), "turn")


class Yuejian(Trigger[DiscardStarts]):
    """约俭: who of your kingdom has used no card on another kingdom in its turn has its maximum HP as hand limit."""

    id = "yuejian"
    on = DiscardStarts
    anyone = True
    locked = True

    def ready(self, table: Table, me: Player, event: DiscardStarts) -> bool:
        who = event.who
        faithful = may_be_fellow(me, who, KINGDOM) and not total(table, "aim", seat=who.seat)
        return faithful and who.wounded and len(who.hand) > hand_limit(table, who)

    def able(self, table: Table, me: Player, event: DiscardStarts) -> bool:
        return is_fellow(table, me, event.who, KINGDOM)

    async def run(self, table: Table, me: Player, event: DiscardStarts, *chosen: object) -> None:
        event.who.effects = (*event.who.effects, FRUGAL)
        table.changed()


BIAN_FUREN = General(
    "bian_furen",
    "卞夫人",
    KINGDOM,
    "female",
    half_fish=3,
    skills=(Wanwei(), Yuejian()),
    companions=("cao_cao",),
    package="transformation",
)
