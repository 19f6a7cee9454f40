"""张绣 Zhang Xiu (Qun)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import cards_pick, choose_seat
from sanzhan.guozhan.flow.damage import damage
from sanzhan.guozhan.flow.move import give
from sanzhan.guozhan.queries import my_kingdom
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Trigger, Way
from sanzhan.guozhan.timings import Causing, Suffered, Suffering

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Fudi(Trigger[Suffered]):
    """附敌: give who damages you a hand card, then deal 1 damage to the healthiest of its kingdom, if no less healthy
    than you."""

    id = "fudi"
    on = Suffered

    def ready(self, table: Table, me: Player, event: Suffered) -> bool:
        source = event.damage.source
        return bool(me.hand) and source is not None and source is not me and source.alive

    def ways(self, table: Table, me: Player, event: Suffered) -> Sequence[Way]:
        return ((cards_pick(table, me.hand),),)

    async def pay(self, table: Table, me: Player, event: Suffered, *chosen: int) -> None:
        assert event.damage.source is not None
        await give(table, me, event.damage.source, chosen)

    async def run(self, table: Table, me: Player, event: Suffered, *chosen: int) -> None:
        source = event.damage.source
        if source is None or not source.alive or not me.alive:
            return
        enemies = my_kingdom(table, source)
        most = max(enemy.hp for enemy in enemies)
        if most >= me.hp:
            target = await choose_seat(table, me, "gz-fudi", [enemy for enemy in enemies if enemy.hp == most])
            await damage(table, me, target)


class CongjianDeals(Trigger[Causing]):
    """从谏: damage that you deal outside your turn is 1 more."""

    id = "congjian"
    on = Causing
    locked = True

    def ready(self, table: Table, me: Player, event: Causing) -> bool:
        return table.active is not me

    async def run(self, table: Table, me: Player, event: Causing, *chosen: object) -> None:
        event.damage.amount += 1


class CongjianSuffers(Trigger[Suffering]):
    """从谏: damage that you suffer in your turn is 1 more."""

    id = "congjian"
    on = Suffering
    locked = True

    def ready(self, table: Table, me: Player, event: Suffering) -> bool:
        return table.active is me

    async def run(self, table: Table, me: Player, event: Suffering, *chosen: object) -> None:
        event.damage.amount += 1


ZHANG_XIU = General(
    "zhang_xiu",
    "张绣",
    "qun",
    "male",
    half_fish=4,
    skills=(Fudi(), CongjianDeals(), CongjianSuffers()),
    companions=("jia_xu",),
    package="power",
)
