"""田丰 Tian Feng (Qun)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import choose_of, seats_pick
from sanzhan.guozhan.flow.damage import lose_hp
from sanzhan.guozhan.flow.kingdoms import joins
from sanzhan.guozhan.flow.move import discard, draw
from sanzhan.guozhan.skills.general import General, Kingdom
from sanzhan.guozhan.skills.skill import Trigger, Way
from sanzhan.guozhan.timings import Dies, EntersDying, Lost

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

KINGDOM: Kingdom = "qun"


def of_my_kingdom(table: Table, me: Player, other: Player) -> bool:
    """The other is me or has the kingdom that 田丰 has or would have once turned up: public, as he is Qun."""
    return other is me or other.kingdom == (me.kingdom or joins(table, me, KINGDOM))


class Sijian(Trigger[Lost]):
    """死谏: when you have lost your last hand card you may discard a card of another character."""

    id = "sijian"
    on = Lost

    def _others(self, table: Table, me: Player) -> list[Player]:
        return [p for p in table.others(me) if p.cards()]

    def ready(self, table: Table, me: Player, event: Lost) -> bool:
        return event.emptied and bool(self._others(table, me))

    def ways(self, table: Table, me: Player, event: Lost) -> Sequence[Way]:
        return ((seats_pick(self._others(table, me)),),)

    async def run(self, table: Table, me: Player, event: Lost, *chosen: int) -> None:
        target = table[chosen[0]]
        card = await choose_of(table, me, target, "gz-take", args={"why": self.id})
        if card is not None:
            await discard(table, target, (card,), by=me)


class Suishi(Trigger[EntersDying]):
    """随势: when another enters dying by damage from your kingdom, yourself included, you draw a card."""

    id = "suishi"
    on = EntersDying
    anyone = True
    locked = True

    def ready(self, table: Table, me: Player, event: EntersDying) -> bool:
        if event.who is me or event.damage is None or event.damage.source is None:
            return False
        return of_my_kingdom(table, me, event.damage.source)

    async def run(self, table: Table, me: Player, event: EntersDying, *chosen: object) -> None:
        await draw(table, me, 1)


class SuishiMourns(Trigger[Dies]):
    """随势: when another of your kingdom dies you lose 1 HP."""

    id = "suishi"
    on = Dies
    anyone = True
    locked = True

    def ready(self, table: Table, me: Player, event: Dies) -> bool:
        return event.who is not me and of_my_kingdom(table, me, event.who)

    async def run(self, table: Table, me: Player, event: Dies, *chosen: object) -> None:
        await lose_hp(table, me, 1)


TIAN_FENG = General(
    "tian_feng",
    "田丰",
    KINGDOM,
    "male",
    half_fish=3,
    skills=(Sijian(), Suishi(), SuishiMourns()),
)
