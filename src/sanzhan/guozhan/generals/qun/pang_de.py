"""庞德 Pang De (Qun)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import choose_of
from sanzhan.guozhan.flow.move import discard, take
from sanzhan.guozhan.skills.common import Mashu
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Trigger
from sanzhan.guozhan.table import PROCESSING
from sanzhan.guozhan.timings import Designated, Dodged

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Mengjin(Trigger[Dodged]):
    """猛进: when your Slash has been cancelled by a Dodge you may discard a card of the one who dodged."""

    id = "mengjin"
    on = Dodged

    def ready(self, table: Table, me: Player, event: Dodged) -> bool:
        return event.target.alive and bool(event.target.cards())

    async def run(self, table: Table, me: Player, event: Dodged, *chosen: object) -> None:
        target = event.target
        card = await choose_of(table, me, target, "gz-take", args={"why": self.id})
        if card is not None:
            await discard(table, target, (card,), by=me)


class Jianchu(Trigger[Designated]):
    """鞬出: you may discard a card of your Slash's target: equipment, and it cannot dodge; else it gets the Slash."""

    id = "jianchu"
    on = Designated

    def ready(self, table: Table, me: Player, event: Designated) -> bool:
        return event.use.is_slash and bool(event.target.cards())

    async def run(self, table: Table, me: Player, event: Designated, *chosen: object) -> None:
        use, target = event.use, event.target
        card = await choose_of(table, me, target, "gz-take", args={"why": self.id})
        if card is None:
            return
        await discard(table, target, (card,), by=me)
        if table.face[card].type == "equip":
            use.undodgeable |= {target.seat}
        else:
            await take(table, target, [one for one in use.cards if table.zone[one] == PROCESSING])


PANG_DE = General("pang_de", "庞德", "qun", "male", half_fish=4, skills=(Mashu(), Mengjin()))
PANG_DE_CURRENT = PANG_DE._replace(skills=(Mashu(), Jianchu()))
