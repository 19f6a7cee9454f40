"""黄月英 Huang Yueying (Shu)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.move import draw
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import FAR, Modifier, Trigger
from sanzhan.guozhan.timings import CardUsed

if TYPE_CHECKING:
    from sanzhan.guozhan.cards.kind import Kind
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Jizhi(Trigger[CardUsed]):
    """集智: when you use a trick that is neither delayed nor converted you may draw a card."""

    id = "jizhi"
    on = CardUsed

    def ready(self, table: Table, me: Player, event: CardUsed) -> bool:
        use = event.use
        return use.kind.type == "trick" and not use.kind.delayed and not use.converted

    async def run(self, table: Table, me: Player, event: CardUsed, *chosen: object) -> None:
        await draw(table, me, 1)


class Qicai(Modifier):
    """奇才: your tricks reach any distance."""

    id = "qicai"

    def reach(self, table: Table, me: Player, kind: Kind) -> int:
        return FAR if kind.type == "trick" else 0


HUANG_YUEYING = General(
    "huang_yueying",
    "黄月英",
    "shu",
    "female",
    half_fish=3,
    skills=(Jizhi(), Qicai()),
    companions=("zhuge_liang",),
)
HUANG_YUEYING_CURRENT = HUANG_YUEYING._replace(companions=("zhuge_liang", "wolong"))
