"""Powers of trade and harvest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sanzhan.kernel.ask import Option, Pick
from sanzhan.senji.deed import deed
from sanzhan.senji.piles import discard_flowers, draw_flowers
from sanzhan.senji.powers.power import Power
from sanzhan.senji.powers.swap import BlindSwap
from sanzhan.senji.table import FLOWER

if TYPE_CHECKING:
    from sanzhan.senji.player import Player
    from sanzhan.senji.table import Table


class RichHarvest(Power):
    """藤田 Fujita: producing where he stands draws one flower more."""

    id = "rich_harvest"

    def harvest(self, here: bool) -> int:
        return 1 if here else 0


class CardChange(Power):
    """源次 Genji: once an autumn, discard one flower to draw two."""

    id = "card_change"

    def settling(self, table: Table, player: Player, handle: int) -> Sequence[Option[Any]]:
        if self.id in player.used or not player.flowers:
            return ()
        flowers = table.sorted_flowers(player.flowers)
        pick = Pick("flower", flowers, [table.flower(flower).id for flower in flowers])
        return (Option("card_change", deed(self._change), pick),)

    async def _change(self, table: Table, player: Player, flower: int) -> None:
        player.used |= {self.id}
        discard_flowers(table, player, (flower,))
        drawn = draw_flowers(table, player, 2)
        table.tell(
            "senji-card-change",
            {player.seat: {"flowers": [table.flower(each).id for each in drawn]}},
            seat=player.seat,
            flower=table.flower(flower).id,
        )


class HardBargain(Power):
    """甚内 Jinnai: for a trade card the other player shows one flower more than its number."""

    id = "hard_bargain"
    trade_bonus = 1


class WildFlower(Power):
    """冈部 Okabe: in one redemption an autumn a plain flower may stand for any kind."""

    id = "wild_flower"
    wild = True


class BlindSwapOfFlowers(BlindSwap):
    """梅子 Umeko as printed: each gives one flower, unseen (R75)."""

    id = "blind_swap"
    sort = FLOWER


GREEN: tuple[Power, ...] = (RichHarvest(), CardChange(), HardBargain(), WildFlower(), BlindSwapOfFlowers())
