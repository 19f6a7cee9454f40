"""贾诩 Jia Xu (Qun)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.face import COLOR
from sanzhan.guozhan.flow.choose import choose_seat
from sanzhan.guozhan.flow.damage import lose_hp
from sanzhan.guozhan.flow.respond import Need, ask_made
from sanzhan.guozhan.flow.use import cancel, use_card
from sanzhan.guozhan.queries import distance, may_use
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Active, Modifier, Trigger
from sanzhan.guozhan.timings import Becoming, EntersDying, Laying

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Wansha(Modifier):
    """完杀: in your turn only you and the dying may use 桃 on the dying."""

    id = "wansha"

    def may_give_peach(self, table: Table, me: Player, helper: Player, dying: Player) -> bool:
        return table.active is not me or not me.alive or helper is me or helper is dying


class WanshaShown(Trigger[EntersDying]):
    """完杀: a hidden 贾诩 may be turned up when somebody enters dying in his turn."""

    id = "wansha"
    on = EntersDying
    anyone = True
    only_hidden = True

    def ready(self, table: Table, me: Player, event: EntersDying) -> bool:
        return table.active is me

    async def run(self, table: Table, me: Player, event: EntersDying, *chosen: object) -> None:
        """Turned up is all that is needed."""


class Luanwu(Active):
    """乱武: once a game every other character in turn uses a Slash on one nearest to it, or loses 1 HP."""

    id = "luanwu"
    limit = "game"

    async def run(self, table: Table, me: Player, *chosen: object) -> None:
        for player in table.others(me):
            if player.alive and not await self._slashes(table, player):
                await lose_hp(table, player, 1)

    async def _slashes(self, table: Table, me: Player) -> bool:
        """He has used a Slash on one of the nearest; attack range does not matter."""
        victims = self._nearest(table, me)
        if not victims or not may_use(table, me, "slash"):
            return False
        seats = [p.seat for p in victims]
        made = await ask_made(table, me, Need("gz-luanwu", ("slash",), "use", {"targets": seats}))
        if made is None:
            return False
        victim = await choose_seat(table, me, "gz-luanwu-target", victims)
        await use_card(table, me, made, (victim.seat,))
        return True

    def _nearest(self, table: Table, me: Player) -> list[Player]:
        others = table.others(me)
        least = min((distance(table, me, p) for p in others), default=0)
        return [p for p in others if distance(table, me, p) == least]


class Weimu(Trigger[Becoming]):
    """帷幕: becoming a target of a black trick you are removed from its targets."""

    id = "weimu"
    on = Becoming
    locked = True

    def ready(self, table: Table, me: Player, event: Becoming) -> bool:
        return event.use.kind.type == "trick" and event.use.color == "black"

    async def run(self, table: Table, me: Player, event: Becoming, *chosen: object) -> None:
        event.over = True
        cancel(table, event.use, me)


class WeimuInstant(Weimu):
    """帷幕, current edition: becoming a target of a black instant trick you are removed from its targets."""

    def ready(self, table: Table, me: Player, event: Becoming) -> bool:
        return not event.use.kind.delayed and super().ready(table, me, event)


class WeimuDelayed(Trigger[Laying]):
    """帷幕, current edition: a black delayed trick goes to the discard pile instead of your judgement area."""

    id = "weimu"
    on = Laying
    locked = True

    def ready(self, table: Table, me: Player, event: Laying) -> bool:
        return COLOR[table.face[event.card].suit] == "black"

    async def run(self, table: Table, me: Player, event: Laying, *chosen: object) -> None:
        event.over = True


JIA_XU = General(
    "jia_xu",
    "贾诩",
    "qun",
    "male",
    half_fish=3,
    skills=(Wansha(), WanshaShown(), Luanwu(), Weimu()),
)
JIA_XU_CURRENT = JIA_XU._replace(skills=(Wansha(), WanshaShown(), Luanwu(), WeimuInstant(), WeimuDelayed()))
