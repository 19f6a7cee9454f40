"""唐咨 Tang Zi (Wei, Wu)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.move import draw
from sanzhan.guozhan.generals.momentum.li_dian import Xunxun
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Effect, Modifier, Skill, Trigger
from sanzhan.guozhan.timings import DiscardStarts, DrawStarts, Lost, Suffered

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


def wounded_kingdoms(table: Table) -> int:
    """Of how many kingdoms somebody is wounded; a careerist is one of his own, the undetermined are none."""
    return len({p.kingdom for p in table.living() if p.wounded and p.kingdom is not None})


XUNXUN = (Xunxun(),)


class Xingzhao(Modifier):
    """兴棹: while somebody determined is wounded you have 恂恂."""

    id = "xingzhao"

    heeds_hp = True

    def grants(self, table: Table, me: Player, who: Player) -> tuple[Skill, ...]:
        return XUNXUN if who is me and wounded_kingdoms(table) >= 1 else ()


class XingzhaoShown(Trigger[DrawStarts]):
    """兴棹: a hidden 唐咨 may be turned up to use 恂恂."""

    id = "xingzhao"
    on = DrawStarts
    only_hidden = True
    locked = True

    def ready(self, table: Table, me: Player, event: DrawStarts) -> bool:
        return wounded_kingdoms(table) >= 1

    async def run(self, table: Table, me: Player, event: DrawStarts, *chosen: object) -> None:
        """Turned up is all that is needed."""


class XingzhaoHurt(Trigger[Suffered]):
    """兴棹: with two kingdoms wounded, of you and who damages you the one with fewer hand cards draws one."""

    id = "xingzhao"
    on = Suffered
    locked = True

    def ready(self, table: Table, me: Player, event: Suffered) -> bool:
        source = event.damage.source
        differ = source is not None and source.alive and len(source.hand) != len(me.hand)
        return differ and wounded_kingdoms(table) >= 2

    async def run(self, table: Table, me: Player, event: Suffered, *chosen: object) -> None:
        source = event.damage.source
        if source is not None and source.alive and len(source.hand) != len(me.hand):
            await draw(table, min(me, source, key=lambda player: len(player.hand)), 1)


class FourMore(Modifier):
    """兴棹: four more hand cards may be kept in this turn."""

    id = "xingzhao"

    def hand_limit(self, table: Table, me: Player, limit: int) -> int:
        return limit + 4


FOUR_MORE = FourMore()


class XingzhaoKeeps(Trigger[DiscardStarts]):
    """兴棹: with three kingdoms wounded your hand limit is four more in this turn."""

    id = "xingzhao"
    on = DiscardStarts
    locked = True

    def ready(self, table: Table, me: Player, event: DiscardStarts) -> bool:
        return wounded_kingdoms(table) >= 3

    async def run(self, table: Table, me: Player, event: DiscardStarts, *chosen: object) -> None:
        me.effects = (*me.effects, Effect(FOUR_MORE, "turn"))
        table.changed()


class XingzhaoLost(Trigger[Lost]):
    """兴棹: with four kingdoms wounded you draw a card when you lose cards from your equipment area."""

    id = "xingzhao"
    on = Lost
    locked = True

    def ready(self, table: Table, me: Player, event: Lost) -> bool:
        return bool(event.gear) and wounded_kingdoms(table) >= 4

    async def run(self, table: Table, me: Player, event: Lost, *chosen: object) -> None:
        await draw(table, me, 1)


TANG_ZI = General(
    "tang_zi",
    "唐咨",
    "wei",
    "male",
    half_fish=4,
    skills=(Xingzhao(), XingzhaoShown(), XingzhaoHurt(), XingzhaoKeeps(), XingzhaoLost()),
    package="buchen",
    place="deputy",
    second="wu",
)
