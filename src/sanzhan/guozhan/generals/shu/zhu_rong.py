"""祝融 Zhu Rong (Shu)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import cards_pick, choose_of
from sanzhan.guozhan.flow.move import take
from sanzhan.guozhan.flow.point_duel import can_duel, point_duel
from sanzhan.guozhan.generals.shu.meng_huo import BARBARIANS, Unharmed
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Trigger, Way
from sanzhan.guozhan.table import PROCESSING
from sanzhan.guozhan.timings import Caused, Settled

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Juxiang(Unharmed):
    """巨象: 南蛮入侵 has no effect on you."""

    id = "juxiang"


class JuxiangTakes(Trigger[Settled]):
    """巨象: when another's 南蛮入侵 is settled you take its cards, if they are still there."""

    id = "juxiang"
    on = Settled
    anyone = True
    locked = True

    def _cards(self, table: Table, event: Settled) -> list[int]:
        return [card for card in event.use.cards if table.zone[card] == PROCESSING]

    def ready(self, table: Table, me: Player, event: Settled) -> bool:
        return event.use.kind.key == BARBARIANS and event.use.user is not me and bool(self._cards(table, event))

    async def run(self, table: Table, me: Player, event: Settled, *chosen: object) -> None:
        await take(table, me, self._cards(table, event))


class Lieren(Trigger[Caused]):
    """烈刃: after your Slash has dealt damage to its target compare points; won: take one of its cards."""

    id = "lieren"
    on = Caused

    def ready(self, table: Table, me: Player, event: Caused) -> bool:
        hit = event.damage
        return hit.direct and hit.by("slash") and can_duel(me, hit.target)

    def ways(self, table: Table, me: Player, event: Caused) -> Sequence[Way]:
        # the card is laid face down before she is turned up (R28)
        return ((cards_pick(table, me.hand),),)

    async def run(self, table: Table, me: Player, event: Caused, *chosen: int) -> None:
        target = event.damage.target
        if not can_duel(me, target) or not await point_duel(table, me, target, self.id, chosen[0]):
            return
        if me.alive and target.alive:
            card = await choose_of(table, me, target, "gz-take", args={"why": self.id})
            if card is not None:
                await take(table, me, (card,))


ZHU_RONG = General(
    "zhu_rong",
    "祝融",
    "shu",
    "female",
    half_fish=4,
    skills=(Juxiang(), JuxiangTakes(), Lieren()),
    companions=("meng_huo",),
)
