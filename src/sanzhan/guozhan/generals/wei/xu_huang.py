"""徐晃 Xu Huang (Wei)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.face import COLOR, Face, Suit
from sanzhan.guozhan.queries import distance
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import FAR, Conversion, Modifier, Trigger
from sanzhan.guozhan.timings import CardUsed

if TYPE_CHECKING:
    from sanzhan.guozhan.cards.kind import Kind
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Duanliang(Conversion):
    """断粮: a black basic or equipment card, in hand or equipped, as 兵粮寸断."""

    id = "duanliang"
    makes = ("supply_shortage",)
    modes = ("use",)
    gear = True

    def accepts(self, table: Table, me: Player, face: Face, suit: Suit, kind: str) -> bool:
        return COLOR[suit] == "black" and face.type in ("basic", "equip")


class DuanliangReach(Modifier):
    """断粮: your 兵粮寸断 reaches characters at distance 2."""

    id = "duanliang"

    def reach(self, table: Table, me: Player, kind: Kind) -> int:
        return 1 if kind.key == "supply_shortage" else 0


class DuanliangCurrent(Duanliang):
    """断粮, current edition: at any distance, until it has been used on a character further away than 2."""

    def ready(self, table: Table, me: Player) -> bool:
        return not me.used.get(self.id)


class DuanliangReachCurrent(Modifier):
    """断粮, current edition: distance does not matter for what it makes."""

    id = "duanliang"

    def reach_with(self, table: Table, me: Player, kind: Kind, card: int) -> int:
        return FAR if kind.key == "supply_shortage" and table.face[card].type != "trick" else 0


class DuanliangEnds(Trigger[CardUsed]):
    """断粮, current edition: used on a character further away than 2 it is over for this phase."""

    id = "duanliang"
    on = CardUsed
    locked = True

    def ready(self, table: Table, me: Player, event: CardUsed) -> bool:
        use = event.use
        return use.skill == self.id and any(distance(table, me, table[seat]) > 2 for seat in use.targets)

    async def run(self, table: Table, me: Player, event: CardUsed, *chosen: object) -> None:
        me.used[self.id] = 1


XU_HUANG = General("xu_huang", "徐晃", "wei", "male", half_fish=4, skills=(Duanliang(), DuanliangReach()))
XU_HUANG_CURRENT = XU_HUANG._replace(skills=(DuanliangCurrent(), DuanliangReachCurrent(), DuanliangEnds()))
