"""The armour (card effects §5.2). It does not work while it is ignored (青釭剑)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.equipment import Equipment
from sanzhan.guozhan.flow.damage import recover
from sanzhan.guozhan.flow.judge import judge
from sanzhan.guozhan.skills.skill import Conversion, Trigger
from sanzhan.guozhan.timings import EffectStarts, Suffering

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class TrigramsDodge(Conversion):
    """八卦阵: when a Dodge is needed one may judge; red is a Dodge."""

    id = "eight_trigrams"
    makes = ("dodge",)
    count_cards = 0
    by_armor = True
    supplies = True

    async def supply(self, table: Table, me: Player) -> bool:
        table.tell("gz-skill", seat=me.seat, skill=self.id)
        return (await judge(table, me, "eight_trigrams")).color == "red"


class EightTrigrams(Equipment):
    """八卦阵"""

    key = "eight_trigrams"
    skills = (TrigramsDodge(),)


class ArmorStart(Trigger[EffectStarts]):
    """Armour that makes some cards have no effect."""

    on = EffectStarts
    locked = True

    async def run(self, table: Table, me: Player, event: EffectStarts, *chosen: object) -> None:
        event.over = True


class RenwangBlocks(ArmorStart):
    """仁王盾: a black Slash has no effect."""

    id = "renwang_shield"

    def ready(self, table: Table, me: Player, event: EffectStarts) -> bool:
        return event.use.is_slash and event.use.color == "black" and me.seat not in table.bare


class RenwangShield(Equipment):
    """仁王盾"""

    key = "renwang_shield"
    skills = (RenwangBlocks(),)


class RattanBlocks(ArmorStart):
    """藤甲: a plain Slash, 南蛮入侵 and 万箭齐发 have no effect."""

    id = "rattan_armor"

    def ready(self, table: Table, me: Player, event: EffectStarts) -> bool:
        return event.use.kind.key in ("slash", "savage_assault", "archery_attack") and me.seat not in table.bare


class RattanBurns(Trigger[Suffering]):
    """藤甲: 1 more fire damage."""

    id = "rattan_armor"
    on = Suffering
    locked = True

    def ready(self, table: Table, me: Player, event: Suffering) -> bool:
        return event.damage.nature == "fire" and me.seat not in table.bare

    async def run(self, table: Table, me: Player, event: Suffering, *chosen: object) -> None:
        event.damage.amount += 1


class RattanArmor(Equipment):
    """藤甲"""

    key = "rattan_armor"
    skills = (RattanBlocks(), RattanBurns())


class LionGuards(Trigger[Suffering]):
    """白银狮子: more than 1 damage becomes 1."""

    id = "silver_lion"
    on = Suffering
    locked = True

    def ready(self, table: Table, me: Player, event: Suffering) -> bool:
        return event.damage.amount > 1 and me.seat not in table.bare

    async def run(self, table: Table, me: Player, event: Suffering, *chosen: object) -> None:
        event.damage.amount = 1


class SilverLion(Equipment):
    """白银狮子: when it leaves, its wearer recovers 1 HP, unless it was being ignored."""

    key = "silver_lion"
    skills = (LionGuards(),)

    async def left(self, table: Table, me: Player) -> None:
        if me.seat not in table.bare:
            await recover(table, me, 1)
