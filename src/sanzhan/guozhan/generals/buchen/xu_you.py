"""许攸 Xu You (Wei, Qun)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import must_discard, seats_pick
from sanzhan.guozhan.flow.move import draw
from sanzhan.guozhan.queries import kingdom_once_up, my_kingdom
from sanzhan.guozhan.rules.marks import FISH, MARKS, gain_mark
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import DEPUTY, Trigger
from sanzhan.guozhan.timings import Settled, Suffered
from sanzhan.kernel.ask import Ask, Option

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Chenglue(Trigger[Settled]):
    """成略: a card of your kingdom with more than one target lets its user draw; if it has damaged you, one of your
    kingdom with both generals up and no mark may get a half fish too."""

    id = "chenglue"
    on = Settled
    anyone = True

    def ready(self, table: Table, me: Player, event: Settled) -> bool:
        user = event.use.user
        ours = user is me or (user.determined and me.kingdom in (None, user.kingdom))
        return ours and user.alive and len(event.use.targets) > 1

    def able(self, table: Table, me: Player, event: Settled) -> bool:
        return event.use.user is me or kingdom_once_up(table, me, DEPUTY) == event.use.user.kingdom

    async def run(self, table: Table, me: Player, event: Settled, *chosen: object) -> None:
        use = event.use
        await draw(table, use.user, 1)
        unmarked = [p for p in my_kingdom(table, me) if not p.hidden and not any(mark in MARKS for mark in p.marks)]
        if not unmarked or me.seat not in use.hurt:
            return

        def options() -> list[Option[int]]:
            return [Option("decline", lambda: -1), Option("choose", _same, seats_pick(unmarked))]

        seat = await Ask(me.seat, "gz-chenglue", options)
        if seat >= 0:
            gain_mark(table, table[seat], FISH)


def _same(seat: int) -> int:
    return seat


class Shicai(Trigger[Suffered]):
    """恃才: after exactly 1 damage you draw a card, after more you discard two."""

    id = "shicai"
    on = Suffered
    locked = True

    def ready(self, table: Table, me: Player, event: Suffered) -> bool:
        return event.damage.amount == 1 or bool(me.cards())

    async def run(self, table: Table, me: Player, event: Suffered, *chosen: object) -> None:
        if event.damage.amount == 1:
            await draw(table, me, 1)
        else:
            await must_discard(table, me, "gz-discard", me.cards(), 2, why=self.id)


XU_YOU = General(
    "xu_you",
    "许攸",
    "wei",
    "male",
    half_fish=3,
    skills=(Chenglue(), Shicai()),
    package="buchen",
    place="deputy",
    second="qun",
)
