"""孟达 Meng Da (Wei, Shu)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import choose_of
from sanzhan.guozhan.flow.damage import lose_hp
from sanzhan.guozhan.flow.move import put_away, take, to_pile
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Effect, Trigger
from sanzhan.guozhan.table import PROCESSING
from sanzhan.guozhan.timings import Caused, PrepareStarts, Suffering

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

LETTERS = "letter"


class Qiuan(Trigger[Suffering]):
    """求安: without a letter on this general put the cards that would damage you on it as letters: no damage."""

    id = "qiuan"
    on = Suffering

    def ready(self, table: Table, me: Player, event: Suffering) -> bool:
        use = event.damage.use
        lying = use is not None and bool(use.cards) and all(table.zone[card] == PROCESSING for card in use.cards)
        return lying and not me.piles.get(LETTERS)

    async def pay(self, table: Table, me: Player, event: Suffering, *chosen: object) -> None:
        assert event.damage.use is not None
        await to_pile(table, event.damage.use.cards, me, LETTERS)

    async def run(self, table: Table, me: Player, event: Suffering, *chosen: object) -> None:
        event.over = True

    async def ends(self, table: Table, me: Player) -> None:
        """Turned down or lost, the letters are put away."""
        await put_away(table, me.piles.get(LETTERS, ()))


class Liangfan(Trigger[PrepareStarts]):
    """量反: in your preparation phase take all letters into your hand and lose 1 HP."""

    id = "liangfan"
    on = PrepareStarts
    locked = True

    def ready(self, table: Table, me: Player, event: PrepareStarts) -> bool:
        return bool(me.piles.get(LETTERS))

    async def run(self, table: Table, me: Player, event: PrepareStarts, *chosen: object) -> None:
        letters = me.piles[LETTERS]
        await take(table, me, letters)
        me.effects = (*me.effects, Effect(LiangfanTakes(letters), "turn"))
        table.changed()
        await lose_hp(table, me, 1)


class LiangfanTakes(Trigger[Caused]):
    """量反: in this turn you may take a card of whom a card of yours made of these letters has damaged."""

    id = "liangfan"
    on = Caused

    def __init__(self, letters: tuple[int, ...]) -> None:
        self.letters = letters

    def ready(self, table: Table, me: Player, event: Caused) -> bool:
        use, victim = event.damage.use, event.damage.target
        mine = use is not None and use.user is me and any(card in self.letters for card in use.cards)
        return mine and victim.alive and victim is not me and bool(victim.cards())

    async def run(self, table: Table, me: Player, event: Caused, *chosen: object) -> None:
        card = await choose_of(table, me, event.damage.target, "gz-take", args={"why": self.id})
        if card is not None:
            await take(table, me, (card,))


MENG_DA = General(
    "meng_da",
    "孟达",
    "wei",
    "male",
    half_fish=4,
    skills=(Qiuan(), Liangfan()),
    package="buchen",
    place="deputy",
    second="shu",
)
