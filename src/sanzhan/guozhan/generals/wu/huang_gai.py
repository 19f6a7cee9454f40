"""黄盖 Huang Gai (Wu)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import cards_pick
from sanzhan.guozhan.flow.damage import lose_hp
from sanzhan.guozhan.flow.move import discard, draw
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Active, Effect, Modifier, Way

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Kurou(Active):
    """苦肉: any number of times in your play phase lose 1 HP, then draw two cards if you are still alive."""

    id = "kurou"
    limit = None

    async def run(self, table: Table, me: Player, *chosen: object) -> None:
        await lose_hp(table, me, 1)
        await draw(table, me, 2)


class OneMoreSlash(Modifier):
    """苦肉, current edition: one more Slash in this phase."""

    id = "kurou"

    def slash_limit(self, table: Table, me: Player) -> int:
        return 1


ONE_MORE_SLASH = OneMoreSlash()


class KurouCurrent(Active):
    """苦肉, current edition: once a play phase discard a card and lose 1 HP to draw three and use one more Slash."""

    id = "kurou"

    def ready(self, table: Table, me: Player) -> bool:
        return bool(me.cards())

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        return [(cards_pick(table, me.cards()),)]

    async def pay(self, table: Table, me: Player, card: int) -> None:
        await discard(table, me, (card,))

    async def run(self, table: Table, me: Player, card: int) -> None:
        await lose_hp(table, me, 1)
        if not me.alive:
            return
        await draw(table, me, 3)
        me.effects = (*me.effects, Effect(ONE_MORE_SLASH, "phase"))
        table.changed()


HUANG_GAI = General("huang_gai", "黄盖", "wu", "male", half_fish=4, skills=(Kurou(),), companions=("zhou_yu",))
HUANG_GAI_CURRENT = HUANG_GAI._replace(skills=(KurouCurrent(),))
