"""曹仁 Cao Ren (Wei)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import choose_cards
from sanzhan.guozhan.flow.damage import toggle_stack
from sanzhan.guozhan.flow.move import discard, draw
from sanzhan.guozhan.flow.respond import Made
from sanzhan.guozhan.flow.use import use_card
from sanzhan.guozhan.queries import kingdom_sizes, may_use
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Trigger, playable
from sanzhan.guozhan.timings import FinishStarts

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Jushou(Trigger[FinishStarts]):
    """据守: in your finish phase draw three cards and stack your generals."""

    id = "jushou"
    on = FinishStarts

    async def run(self, table: Table, me: Player, event: FinishStarts, *chosen: object) -> None:
        await draw(table, me, 3)
        toggle_stack(table, me)


class JushouCurrent(Trigger[FinishStarts]):
    """据守, current edition: in your finish phase draw a card for each kingdom there is, then use or discard one.

    An equipment card is used, another card is discarded; with more than two kingdoms stack your generals.
    """

    id = "jushou"
    on = FinishStarts

    async def run(self, table: Table, me: Player, event: FinishStarts, *chosen: object) -> None:
        kingdoms = len(kingdom_sizes(table))
        await draw(table, me, kingdoms)
        await self._part_with_one(table, me)
        if kingdoms > 2:
            toggle_stack(table, me)

    async def _part_with_one(self, table: Table, me: Player) -> None:
        face = table.face
        usable = [card for card in playable(table, me) if may_use(table, me, face[card].family)]
        cards = [card for card in me.hand if face[card].type != "equip" or card in usable]
        for card in await choose_cards(table, me, "gz-jushou", cards, 1, 1):
            if face[card].type == "equip":
                await use_card(table, me, Made(face[card].kind, (card,)))
            else:
                await discard(table, me, (card,))


CAO_REN = General("cao_ren", "曹仁", "wei", "male", half_fish=4, skills=(Jushou(),))
CAO_REN_CURRENT = CAO_REN._replace(skills=(JushouCurrent(),))
