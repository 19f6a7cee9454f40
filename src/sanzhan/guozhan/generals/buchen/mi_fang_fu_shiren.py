"""糜芳傅士仁 Mi Fang and Fu Shiren (Shu, Wu)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import cards_pick, choose_act, choose_cards, choose_of
from sanzhan.guozhan.flow.move import discard
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Effect, Trigger, Way
from sanzhan.guozhan.timings import Became, Causing, Designated

if TYPE_CHECKING:
    from sanzhan.guozhan.flow.use import Use
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


def outmatched(use: Use, strong: Player, weak: Player) -> bool:
    """The card has this one target alone, who holds fewer hand cards than its user; both have a card to discard."""
    alone = strong is not weak and use.user is strong and use.targets == (weak.seat,)
    return alone and len(strong.hand) > len(weak.hand) and bool(strong.cards()) and bool(weak.cards())


async def discard_of(table: Table, me: Player, other: Player, why: str) -> None:
    """I discard a card of the other, in hand unseen or equipped."""
    card = await choose_of(table, me, other, "gz-take", args={"why": why})
    if card is not None:
        await discard(table, other, (card,), by=me)


class FengshiHurts(Trigger[Causing]):
    """锋势: the damage of that card, if it is no Slash, is 1 more."""

    id = "fengshi_md"
    on = Causing
    anyone = True
    locked = True

    def ready(self, table: Table, me: Player, event: Causing) -> bool:
        use = event.damage.use
        # what a chain spreads has it in its amount already
        return event.damage.direct and use is not None and me.seat in use.notes.get(self.id, ())

    async def run(self, table: Table, me: Player, event: Causing, *chosen: object) -> None:
        event.damage.amount += 1


HURTS = Effect(FengshiHurts(), "turn")


def strengthen(table: Table, me: Player, use: Use) -> None:
    """The card deals 1 more: a Slash says so at once, anything else when it comes to damage."""
    if use.is_slash:
        use.bonus += 1
        return
    use.notes["fengshi_md"] = (*use.notes.get("fengshi_md", ()), me.seat)
    if HURTS not in me.effects:
        me.effects = (*me.effects, HURTS)
        table.changed()


class Fengshi(Trigger[Designated]):
    """锋势: your card has one target alone, with fewer hand cards: discard one of yours and one of his for 1 more
    damage."""

    id = "fengshi_md"
    on = Designated

    def ready(self, table: Table, me: Player, event: Designated) -> bool:
        return outmatched(event.use, me, event.target)

    def ways(self, table: Table, me: Player, event: Designated) -> Sequence[Way]:
        return ((cards_pick(table, me.cards()),),)

    async def pay(self, table: Table, me: Player, event: Designated, *chosen: int) -> None:
        await discard(table, me, chosen)

    async def run(self, table: Table, me: Player, event: Designated, *chosen: int) -> None:
        strengthen(table, me, event.use)
        await discard_of(table, me, event.target, self.id)


class FengshiSuffered(Trigger[Became]):
    """锋势: as the one target of a user with more hand cards: if he lets you, you discard one of each for 1 more
    damage."""

    id = "fengshi_md"
    on = Became
    forced = True

    def ready(self, table: Table, me: Player, event: Became) -> bool:
        return event.use.user.alive and outmatched(event.use, event.use.user, me)

    async def run(self, table: Table, me: Player, event: Became, *chosen: object) -> None:
        user = event.use.user
        if not user.alive or not user.cards() or not me.cards():
            return
        if await choose_act(table, user, "gz-fengshi-md", ("decline", "agree"), seat=me.seat) == "decline":
            return
        strengthen(table, me, event.use)
        own = await choose_cards(table, me, "gz-discard", me.cards(), 1, 1, count=1, why=self.id)
        await discard(table, me, own)
        if user.alive:
            await discard_of(table, me, user, self.id)


MI_FANG_FU_SHIREN = General(
    "mi_fang_fu_shiren",
    "糜芳傅士仁",
    "shu",
    "male",
    half_fish=4,
    skills=(Fengshi(), FengshiSuffered()),
    package="buchen",
    place="deputy",
    second="wu",
)
