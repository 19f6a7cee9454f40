"""蔡文姬 Cai Wenji (Qun)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import cards_pick, choose_act, must_discard
from sanzhan.guozhan.flow.damage import recover, toggle_stack
from sanzhan.guozhan.flow.judge import judge
from sanzhan.guozhan.flow.move import discard, draw
from sanzhan.guozhan.flow.reveal import silence
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import ORIGINS, Trigger, Way
from sanzhan.guozhan.timings import Dies, Suffered

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Beige(Trigger[Suffered]):
    """悲歌: after Slash damage discard a card; the victim judges: it heals, draws, or its source pays or is stacked."""

    id = "beige"
    on = Suffered
    anyone = True

    def ready(self, table: Table, me: Player, event: Suffered) -> bool:
        return event.who.alive and event.damage.by("slash") and bool(me.cards())

    def ways(self, table: Table, me: Player, event: Suffered) -> Sequence[Way]:
        return ((cards_pick(table, me.cards()),),)

    async def pay(self, table: Table, me: Player, event: Suffered, *chosen: int) -> None:
        await discard(table, me, chosen)

    async def run(self, table: Table, me: Player, event: Suffered, *chosen: int) -> None:
        victim, source = event.who, event.damage.source
        if not victim.alive:
            return
        judgement = await judge(table, victim, self.id)
        match judgement.suit:
            case "heart":
                await recover(table, victim, 1)
            case "diamond":
                await draw(table, victim, 2)
            case "club" if source is not None and source.alive:
                await must_discard(table, source, "gz-discard", source.cards(), 2, why=self.id)
            case "spade" if source is not None and source.alive:
                toggle_stack(table, source)


class Duanchang(Trigger[Dies]):
    """断肠: when another kills you, one of his generals, of your choice, loses all its skills for good."""

    id = "duanchang"
    on = Dies
    locked = True
    dead_too = True

    def ready(self, table: Table, me: Player, event: Dies) -> bool:
        killer = event.killer
        return event.who is me and killer is not None and killer.alive and killer is not me and not all(killer.lost)

    async def run(self, table: Table, me: Player, event: Dies, *chosen: object) -> None:
        killer = event.killer
        assert killer is not None
        places = [ORIGINS[origin] for origin in (0, 1) if not killer.lost[origin]]
        place = await choose_act(table, me, "gz-duanchang", places, target=killer.seat)
        await silence(table, killer, ORIGINS.index(place))


CAI_WENJI = General("cai_wenji", "蔡文姬", "qun", "female", half_fish=3, skills=(Beige(), Duanchang()))
