"""张郃 Zhang He (Wei)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from sanzhan.guozhan.cards.delayed import skip
from sanzhan.guozhan.flow.choose import cards_pick, others_cards, seats_pick
from sanzhan.guozhan.flow.field import movable, move_on_field
from sanzhan.guozhan.flow.move import discard, take
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Trigger, Way
from sanzhan.guozhan.timings import BeforeDiscard, BeforeDraw, BeforeJudge, BeforePlay, PhaseTiming

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Qiaobian(Trigger[PhaseTiming]):
    """巧变: before your judge, draw, play or discard phase discard a hand card to skip it."""

    id = "qiaobian"
    phase: ClassVar[str]

    def ready(self, table: Table, me: Player, event: PhaseTiming) -> bool:
        return bool(me.hand) and self.phase not in table.skipped

    def ways(self, table: Table, me: Player, event: PhaseTiming) -> Sequence[Way]:
        return ((cards_pick(table, me.hand),),)

    async def pay(self, table: Table, me: Player, event: PhaseTiming, *chosen: int) -> None:
        await discard(table, me, (chosen[0],))
        skip(table, self.phase)

    async def run(self, table: Table, me: Player, event: PhaseTiming, *chosen: int) -> None:
        """Skipping is all."""


class QiaobianJudge(Qiaobian):
    on = BeforeJudge
    phase = "judge"


class QiaobianDraw(Qiaobian):
    """巧变, draw phase: then take an unseen hand card from one or two others, or nothing."""

    on = BeforeDraw
    phase = "draw"

    def ways(self, table: Table, me: Player, event: PhaseTiming) -> Sequence[Way]:
        others = [p for p in table.others(me) if p.hand]
        return ((cards_pick(table, me.hand), seats_pick(others, 0, min(2, len(others)))),)

    async def run(self, table: Table, me: Player, event: PhaseTiming, *chosen: Any) -> None:
        seats: Sequence[int] = chosen[1]
        cards = []
        for seat in table.sorted_seats(tuple(seats)):
            slots, _ = others_cards(table, table[seat], gear=False)
            cards += slots[:1]
        await take(table, me, cards)


class QiaobianPlay(Qiaobian):
    """巧变, play phase: then move a card from one equipment or judgement area to the same area of another, or none."""

    on = BeforePlay
    phase = "play"

    async def run(self, table: Table, me: Player, event: PhaseTiming, *chosen: int) -> None:
        await move_on_field(table, me, movable(table))


class QiaobianDiscard(Qiaobian):
    on = BeforeDiscard
    phase = "discard"


ZHANG_HE = General(
    "zhang_he",
    "张郃",
    "wei",
    "male",
    half_fish=4,
    skills=(QiaobianJudge(), QiaobianDraw(), QiaobianPlay(), QiaobianDiscard()),
)
