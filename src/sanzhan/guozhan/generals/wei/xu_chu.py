"""许褚 Xu Chu (Wei)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import cards_pick
from sanzhan.guozhan.flow.move import discard
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Effect, Trigger, Way
from sanzhan.guozhan.timings import Causing, DrawCount, DrawEnds

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Luoyi(Trigger[DrawCount]):
    """裸衣: draw one card fewer; until the end of the turn your Slashes and Duels deal 1 more damage."""

    id = "luoyi"
    on = DrawCount

    def ready(self, table: Table, me: Player, event: DrawCount) -> bool:
        return event.count > 0

    async def pay(self, table: Table, me: Player, event: DrawCount, *chosen: object) -> None:
        event.count -= 1

    async def run(self, table: Table, me: Player, event: DrawCount, *chosen: object) -> None:
        me.effects = (*me.effects, Effect(LUOYI_STRIKES, "turn"))
        table.changed()


class LuoyiStrikes(Trigger[Causing]):
    """裸衣, rest of the turn: 1 more when you deal the damage of a Slash or Duel that you use."""

    id = "luoyi"
    on = Causing
    locked = True

    def ready(self, table: Table, me: Player, event: Causing) -> bool:
        hit = event.damage
        return hit.direct and hit.use is not None and hit.use.user is me and (hit.by("slash") or hit.by("duel"))

    async def run(self, table: Table, me: Player, event: Causing, *chosen: object) -> None:
        event.damage.amount += 1


class LuoyiCurrent(Trigger[DrawEnds]):
    """裸衣, current edition: at the end of your draw phase discard a card for 1 more damage in this turn."""

    id = "luoyi"
    on = DrawEnds

    def ready(self, table: Table, me: Player, event: DrawEnds) -> bool:
        return bool(me.cards())

    def ways(self, table: Table, me: Player, event: DrawEnds) -> Sequence[Way]:
        return ((cards_pick(table, me.cards()),),)

    async def pay(self, table: Table, me: Player, event: DrawEnds, *chosen: int) -> None:
        await discard(table, me, chosen)

    async def run(self, table: Table, me: Player, event: DrawEnds, *chosen: int) -> None:
        me.effects = (*me.effects, Effect(LUOYI_STRIKES_CURRENT, "turn"))
        table.changed()


class LuoyiStrikesCurrent(LuoyiStrikes):
    """裸衣, current edition, rest of the turn: 1 more when you deal the damage of any Slash or Duel."""

    def ready(self, table: Table, me: Player, event: Causing) -> bool:
        hit = event.damage
        return hit.direct and (hit.by("slash") or hit.by("duel"))


LUOYI_STRIKES = LuoyiStrikes()
LUOYI_STRIKES_CURRENT = LuoyiStrikesCurrent()
XU_CHU = General("xu_chu", "许褚", "wei", "male", half_fish=4, skills=(Luoyi(),), companions=("cao_cao",))
XU_CHU_CURRENT = XU_CHU._replace(skills=(LuoyiCurrent(),))
