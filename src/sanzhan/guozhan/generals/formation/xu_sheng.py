"""徐盛 Xu Sheng (Wu)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import must_discard
from sanzhan.guozhan.flow.move import draw
from sanzhan.guozhan.generals.formation.fellows import is_fellow, may_be_fellow
from sanzhan.guozhan.skills.general import General, Kingdom
from sanzhan.guozhan.skills.skill import Trigger
from sanzhan.guozhan.timings import Became, Designated

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

KINGDOM: Kingdom = "wu"


class YichengAims(Trigger[Designated]):
    """疑城: one of your kingdom has designated the first target of a Slash: it may draw a card, then discards one."""

    id = "yicheng"
    on = Designated
    anyone = True

    def ready(self, table: Table, me: Player, event: Designated) -> bool:
        use = event.use
        first = event.target.seat == table.sorted_seats(use.targets)[0]
        return use.is_slash and first and may_be_fellow(me, event.who, KINGDOM)

    def able(self, table: Table, me: Player, event: Designated) -> bool:
        return is_fellow(table, me, event.who, KINGDOM)

    async def run(self, table: Table, me: Player, event: Designated, *chosen: object) -> None:
        await _swaps(table, event.who)


class YichengIsAimedAt(Trigger[Became]):
    """疑城: one of your kingdom has become the target of a Slash: it may draw a card, then discards one."""

    id = "yicheng"
    on = Became
    anyone = True

    def ready(self, table: Table, me: Player, event: Became) -> bool:
        return event.use.is_slash and may_be_fellow(me, event.who, KINGDOM)

    def able(self, table: Table, me: Player, event: Became) -> bool:
        return is_fellow(table, me, event.who, KINGDOM)

    async def run(self, table: Table, me: Player, event: Became, *chosen: object) -> None:
        await _swaps(table, event.who)


async def _swaps(table: Table, who: Player) -> None:
    if who.alive:
        await draw(table, who, 1)
        await must_discard(table, who, "gz-discard", who.cards(), 1, why="yicheng")


XU_SHENG = General(
    "xu_sheng",
    "徐盛",
    KINGDOM,
    "male",
    half_fish=4,
    skills=(YichengAims(), YichengIsAimedAt()),
    companions=("ding_feng",),
    package="formation",
)
