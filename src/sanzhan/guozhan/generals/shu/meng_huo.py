"""孟获 Meng Huo (Shu)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.damage import recover
from sanzhan.guozhan.flow.move import flip, put_away_used, show_cards, take
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Trigger
from sanzhan.guozhan.timings import Designated, DrawStarts, EffectStarts

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

BARBARIANS = "savage_assault"


class Unharmed(Trigger[EffectStarts]):
    """南蛮入侵 has no effect on you."""

    on = EffectStarts
    locked = True

    def ready(self, table: Table, me: Player, event: EffectStarts) -> bool:
        return event.use.kind.key == BARBARIANS

    async def run(self, table: Table, me: Player, event: EffectStarts, *chosen: object) -> None:
        event.over = True


class Huoshou(Unharmed):
    """祸首: 南蛮入侵 has no effect on you."""

    id = "huoshou"


class HuoshouSource(Trigger[Designated]):
    """祸首: when another's 南蛮入侵 has designated its first target you become the source of its damage."""

    id = "huoshou"
    on = Designated
    anyone = True
    locked = True

    def ready(self, table: Table, me: Player, event: Designated) -> bool:
        use = event.use
        if use.kind.key != BARBARIANS or use.user is me:
            return False
        return event.target.seat == table.sorted_seats(use.targets)[0]

    async def run(self, table: Table, me: Player, event: Designated, *chosen: object) -> None:
        event.use.source = me


class Zaiqi(Trigger[DrawStarts]):
    """再起: wounded, turn up as many cards as HP you miss instead of drawing: hearts heal you, the others are yours."""

    id = "zaiqi"
    on = DrawStarts

    def ready(self, table: Table, me: Player, event: DrawStarts) -> bool:
        return me.wounded

    async def run(self, table: Table, me: Player, event: DrawStarts, *chosen: object) -> None:
        event.over = True
        # the reward for a complete pair may have healed him
        cards = flip(table, me.max_hp - me.hp)
        if not cards:
            return
        show_cards(table, me, cards)
        hearts = [card for card in cards if table.face[card].suit == "heart"]
        await recover(table, me, len(hearts))
        await put_away_used(table, hearts)
        await take(table, me, [card for card in cards if card not in hearts])


MENG_HUO = General(
    "meng_huo",
    "孟获",
    "shu",
    "male",
    half_fish=4,
    skills=(Huoshou(), HuoshouSource(), Zaiqi()),
    companions=("zhu_rong",),
)
