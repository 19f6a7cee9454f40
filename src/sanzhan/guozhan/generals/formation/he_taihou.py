"""何太后 Empress Dowager He (Qun)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.kind import KINDS
from sanzhan.guozhan.flow.choose import cards_pick
from sanzhan.guozhan.flow.damage import damage
from sanzhan.guozhan.flow.move import discard, draw
from sanzhan.guozhan.flow.use import use_card, virtual
from sanzhan.guozhan.history import happened
from sanzhan.guozhan.queries import may_use
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Trigger, Way
from sanzhan.guozhan.timings import PlayStarts, TurnOver

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Zhendu(Trigger[PlayStarts]):
    """鸩毒: discard a hand card as another's play phase starts: it uses a Wine without card, you deal it 1 damage."""

    id = "zhendu"
    on = PlayStarts
    anyone = True

    def ready(self, table: Table, me: Player, event: PlayStarts) -> bool:
        return event.who is not me and event.who.alive and bool(me.hand)

    def ways(self, table: Table, me: Player, event: PlayStarts) -> Sequence[Way]:
        return [(cards_pick(table, me.hand),)]

    async def pay(self, table: Table, me: Player, event: PlayStarts, *chosen: int) -> None:
        await discard(table, me, chosen)

    async def run(self, table: Table, me: Player, event: PlayStarts, *chosen: int) -> None:
        drinker = event.who
        if not drinker.alive or not may_use(table, drinker, "wine") or KINDS["wine"].unusable(table, drinker):
            return
        await use_card(table, drinker, virtual("wine"), counted=True)
        await damage(table, me, drinker, 1)


class Qiluan(Trigger[TurnOver]):
    """戚乱: at the end of a turn in which you have killed you may draw three cards."""

    id = "qiluan"
    on = TurnOver
    anyone = True

    def ready(self, table: Table, me: Player, event: TurnOver) -> bool:
        return any(happened(table, "death", other=me.seat))

    async def run(self, table: Table, me: Player, event: TurnOver, *chosen: object) -> None:
        await draw(table, me, 3)


HE_TAIHOU = General(
    "he_taihou",
    "何太后",
    "qun",
    "female",
    half_fish=3,
    skills=(Zhendu(), Qiluan()),
    package="formation",
)
