"""曹操 Cao Cao (Wei)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.move import take
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Trigger
from sanzhan.guozhan.table import PROCESSING
from sanzhan.guozhan.timings import Suffered

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Jianxiong(Trigger[Suffered]):
    """奸雄: after damage dealt by a card take the cards it is made of, if all of them still lie there."""

    id = "jianxiong"
    on = Suffered

    def ready(self, table: Table, me: Player, event: Suffered) -> bool:
        use = event.damage.use
        return use is not None and bool(use.cards) and all(table.zone[card] == PROCESSING for card in use.cards)

    async def run(self, table: Table, me: Player, event: Suffered, *chosen: object) -> None:
        assert event.damage.use is not None
        await take(table, me, event.damage.use.cards)


CAO_CAO = General(
    "cao_cao", "曹操", "wei", "male", half_fish=4, skills=(Jianxiong(),), companions=("xu_chu", "dian_wei")
)
