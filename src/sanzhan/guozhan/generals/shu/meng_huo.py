"""孟获 Meng Huo (Shu)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.face import COLOR
from sanzhan.guozhan.flow.choose import choose_act, seats_pick
from sanzhan.guozhan.flow.damage import recover
from sanzhan.guozhan.flow.move import draw, flip, put_away_used, show_cards, take
from sanzhan.guozhan.queries import kingdom_once_up
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import DEPUTY, HEAD, Trigger, Way
from sanzhan.guozhan.timings import Designated, DiscardEnds, DrawStarts, EffectStarts

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


def red_laid(table: Table) -> int:
    """Red cards in the discard pile that have come there in this turn."""
    return sum(COLOR[table.face[card].suit] == "red" for card in table.discard[table.old_discard :])


class ZaiqiCurrent(Trigger[DiscardEnds]):
    """再起, current edition: at the end of your discard phase as many of your kingdom as red cards were put away
    in this turn, or fewer, each let you recover 1 HP or draw a card."""

    id = "zaiqi"
    on = DiscardEnds

    def ready(self, table: Table, me: Player, event: DiscardEnds) -> bool:
        return red_laid(table) > 0

    def ways(self, table: Table, me: Player, event: DiscardEnds) -> Sequence[Way]:
        origin = next(o for o in (HEAD, DEPUTY) if self in table.general(me, o).skills)
        kingdom = kingdom_once_up(table, me, origin)
        friends = [p for p in table.in_turn_order() if p is me or p.kingdom == kingdom]
        return [(seats_pick(friends, 1, min(red_laid(table), len(friends))),)]

    async def run(self, table: Table, me: Player, event: DiscardEnds, *chosen: int | tuple[int, ...]) -> None:
        named = chosen[0] if isinstance(chosen[0], tuple) else (chosen[0],)
        for seat in table.sorted_seats(named):
            friend = table[seat]
            acts = ("draw_one", "recover") if me.wounded else ("draw_one",)
            if friend.alive and await choose_act(table, friend, "gz-zaiqi", acts, target=me.seat) == "recover":
                await recover(table, me, 1)
            else:
                await draw(table, friend, 1)


HUOSHOU = (Huoshou(), HuoshouSource())
MENG_HUO = General(
    "meng_huo",
    "孟获",
    "shu",
    "male",
    half_fish=4,
    skills=(*HUOSHOU, Zaiqi()),
    companions=("zhu_rong",),
)
MENG_HUO_CURRENT = MENG_HUO._replace(skills=(*HUOSHOU, ZaiqiCurrent()))
