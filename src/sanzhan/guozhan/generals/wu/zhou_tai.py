"""周泰 Zhou Tai (Wu)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import choose_cards
from sanzhan.guozhan.flow.damage import lose_hp, recover
from sanzhan.guozhan.flow.dying import dying
from sanzhan.guozhan.flow.move import draw, put_away, to_pile, top
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Trigger
from sanzhan.guozhan.timings import DyingFails, FinishStarts, HpReduced, InDying, Recovered

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

SCARS = "buqu"


def all_different(table: Table, me: Player) -> bool:
    """No two scars share a rank."""
    ranks = [table.face[card].number for card in me.piles.get(SCARS, ())]
    return len(set(ranks)) == len(ranks)


class Buqu(Trigger[HpReduced]):
    """不屈: at 0 HP or less take scars from the deck, 1 - HP in all; if their ranks differ you do not enter dying."""

    id = "buqu"
    on = HpReduced

    def ready(self, table: Table, me: Player, event: HpReduced) -> bool:
        return me.hp <= 0

    async def run(self, table: Table, me: Player, event: HpReduced, *chosen: object) -> None:
        # the reward for a complete pair may have saved him already: then there is nothing to take
        missing = 1 - me.hp - len(me.piles.get(SCARS, ())) if me.hp <= 0 else 0
        if missing > 0:
            await to_pile(table, top(table, missing), me, SCARS)
        event.over = me.hp > 0 or all_different(table, me)

    async def ends(self, table: Table, me: Player) -> None:
        """Turned down or lost, the scars are put away, and at 0 HP or less he is dying at once."""
        await put_away(table, me.piles.get(SCARS, ()))
        if me.alive and me.hp <= 0:
            await dying(table, me, None)


class BuquRecheck(Trigger[DyingFails]):
    """不屈: when nobody has saved you the scars are looked at again."""

    id = "buqu"
    on = DyingFails
    locked = True

    def ready(self, table: Table, me: Player, event: DyingFails) -> bool:
        return len(me.piles.get(SCARS, ())) >= 1 - me.hp and all_different(table, me)

    async def run(self, table: Table, me: Player, event: DyingFails, *chosen: object) -> None:
        event.over = True


class BuquHeals(Trigger[Recovered]):
    """不屈: after recovery remove scars of your choice until 1 - HP are left."""

    id = "buqu"
    on = Recovered
    locked = True

    def ready(self, table: Table, me: Player, event: Recovered) -> bool:
        return len(me.piles.get(SCARS, ())) > max(0, 1 - me.hp)

    async def run(self, table: Table, me: Player, event: Recovered, *chosen: object) -> None:
        scars = me.piles[SCARS]
        gone = len(scars) - max(0, 1 - me.hp)
        await put_away(table, await choose_cards(table, me, "gz-buqu", scars, gone, gone, count=gone))


class BuquCurrent(Trigger[InDying]):
    """不屈, current edition: dying, take a scar; if no other has its rank recover to 1 HP, else put it away."""

    id = "buqu"
    on = InDying
    locked = True

    def ready(self, table: Table, me: Player, event: InDying) -> bool:
        return me.hp <= 0

    async def run(self, table: Table, me: Player, event: InDying, *chosen: object) -> None:
        (scar,) = top(table, 1)
        await to_pile(table, (scar,), me, SCARS)
        if all_different(table, me):
            await recover(table, me, 1 - me.hp)
        else:
            await put_away(table, (scar,))

    async def ends(self, table: Table, me: Player) -> None:
        """Turned down or lost, the scars are put away."""
        await put_away(table, me.piles.get(SCARS, ()))


class Fenji(Trigger[FinishStarts]):
    """奋激: let a character without hand cards in its finish phase draw two, then you lose 1 HP."""

    id = "fenji"
    on = FinishStarts
    anyone = True

    def ready(self, table: Table, me: Player, event: FinishStarts) -> bool:
        return event.who.alive and not event.who.hand

    async def run(self, table: Table, me: Player, event: FinishStarts, *chosen: object) -> None:
        await draw(table, event.who, 2)
        await lose_hp(table, me, 1)


ZHOU_TAI = General(
    "zhou_tai",
    "周泰",
    "wu",
    "male",
    half_fish=4,
    skills=(Buqu(), BuquRecheck(), BuquHeals()),
    companions=("sun_quan",),
)
ZHOU_TAI_CURRENT = ZHOU_TAI._replace(skills=(BuquCurrent(), Fenji()))
