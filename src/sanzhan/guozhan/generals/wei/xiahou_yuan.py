"""夏侯渊 Xiahou Yuan (Wei)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.delayed import skip
from sanzhan.guozhan.flow.choose import cards_pick, seats_pick
from sanzhan.guozhan.flow.damage import lose_hp
from sanzhan.guozhan.flow.move import discard
from sanzhan.guozhan.flow.use import use_card, virtual
from sanzhan.guozhan.queries import may_use
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Trigger, Way
from sanzhan.guozhan.timings import BeforeDiscard, BeforeJudge, BeforePlay

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


async def strike(table: Table, me: Player, target: Player) -> None:
    """A plain Slash without card, at any distance, not counted."""
    if me.alive and target.alive and may_use(table, me, "slash"):
        await use_card(table, me, virtual("slash"), (target.seat,))


class ShensuJudge(Trigger[BeforeJudge]):
    """神速 (1): skip your judge and draw phases to use a Slash without card, at any distance."""

    id = "shensu"
    on = BeforeJudge

    def ready(self, table: Table, me: Player, event: BeforeJudge) -> bool:
        return not table.skipped & {"judge", "draw"} and may_use(table, me, "slash")

    def ways(self, table: Table, me: Player, event: BeforeJudge) -> Sequence[Way]:
        return ((seats_pick(table.others(me)),),)

    async def pay(self, table: Table, me: Player, event: BeforeJudge, *chosen: int) -> None:
        skip(table, "judge")
        skip(table, "draw")

    async def run(self, table: Table, me: Player, event: BeforeJudge, *chosen: int) -> None:
        await strike(table, me, table[chosen[0]])


class ShensuPlay(Trigger[BeforePlay]):
    """神速 (2): skip your play phase and discard an equipment card to use a Slash without card, at any distance."""

    id = "shensu"
    on = BeforePlay

    def ready(self, table: Table, me: Player, event: BeforePlay) -> bool:
        return "play" not in table.skipped and bool(me.cards()) and may_use(table, me, "slash")

    def ways(self, table: Table, me: Player, event: BeforePlay) -> Sequence[Way]:
        equipment = [card for card in me.cards() if table.face[card].type == "equip"]
        return ((cards_pick(table, equipment), seats_pick(table.others(me))),) if equipment else ()

    async def pay(self, table: Table, me: Player, event: BeforePlay, *chosen: int) -> None:
        skip(table, "play")
        await discard(table, me, (chosen[0],))

    async def run(self, table: Table, me: Player, event: BeforePlay, *chosen: int) -> None:
        await strike(table, me, table[chosen[1]])


class ShensuDiscard(Trigger[BeforeDiscard]):
    """神速 (3), current edition: skip your discard phase and lose 1 HP to use a Slash without card, at any distance."""

    id = "shensu"
    on = BeforeDiscard

    def ready(self, table: Table, me: Player, event: BeforeDiscard) -> bool:
        return "discard" not in table.skipped and may_use(table, me, "slash")

    def ways(self, table: Table, me: Player, event: BeforeDiscard) -> Sequence[Way]:
        return ((seats_pick(table.others(me)),),)

    async def pay(self, table: Table, me: Player, event: BeforeDiscard, *chosen: int) -> None:
        skip(table, "discard")
        await lose_hp(table, me)

    async def run(self, table: Table, me: Player, event: BeforeDiscard, *chosen: int) -> None:
        await strike(table, me, table[chosen[0]])


XIAHOU_YUAN = General(
    "xiahou_yuan",
    "夏侯渊",
    "wei",
    "male",
    half_fish=4,
    skills=(ShensuJudge(), ShensuPlay()),
    companions=("xiahou_dun",),
)
XIAHOU_YUAN_CURRENT = XIAHOU_YUAN._replace(half_fish=5, skills=(ShensuJudge(), ShensuPlay(), ShensuDiscard()))
