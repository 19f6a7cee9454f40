"""马谡 Ma Su (Shu)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.change import change_deputy
from sanzhan.guozhan.flow.choose import cards_pick, choose_act, choose_of, seats_pick
from sanzhan.guozhan.flow.damage import damage
from sanzhan.guozhan.flow.move import discard, take
from sanzhan.guozhan.queries import same_kingdom
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Active, Trigger, Way
from sanzhan.guozhan.timings import Causing

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Sanyao(Active):
    """散谣: once a play phase discard a card to deal 1 damage to a character with the highest HP."""

    id = "sanyao"

    def ready(self, table: Table, me: Player) -> bool:
        return bool(me.cards())

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        living = table.in_turn_order()
        most = max(player.hp for player in living)
        highest = [player for player in living if player.hp == most]
        return ((cards_pick(table, me.cards()), seats_pick(highest)),)

    async def pay(self, table: Table, me: Player, card: int, seat: int) -> None:
        await discard(table, me, (card,))

    async def run(self, table: Table, me: Player, card: int, seat: int) -> None:
        await damage(table, me, table[seat], 1)


class Zhiman(Trigger[Causing]):
    """制蛮: prevent damage you would deal to another and take a card from its equipment or judgement area.

    One of your kingdom you may then let change its deputy, once a game.
    """

    id = "zhiman"
    on = Causing

    def ready(self, table: Table, me: Player, event: Causing) -> bool:
        return event.damage.target is not me

    async def pay(self, table: Table, me: Player, event: Causing, *chosen: object) -> None:
        event.over = True

    async def run(self, table: Table, me: Player, event: Causing, *chosen: object) -> None:
        target = event.damage.target
        card = await choose_of(table, me, target, "gz-take", hand=False, judging=True, args={"why": self.id})
        if card is not None:
            await take(table, me, (card,))
        if not (me.alive and target.alive and same_kingdom(me, target)):
            return
        # whomever it was for: the skill has changed a deputy once, and no more
        if any(self.id in player.changed_by for player in table.players):
            return
        if await choose_act(table, me, "gz-zhiman", ("decline", "offer"), target=target.seat) == "decline":
            return
        if await choose_act(table, target, "gz-change-deputy", ("decline", "change"), why=self.id) == "change":
            await change_deputy(table, target, self.id)


MA_SU = General(
    "ma_su",
    "马谡",
    "shu",
    "male",
    half_fish=3,
    skills=(Sanyao(), Zhiman()),
    package="transformation",
)
