"""吕蒙 Lü Meng (Wu)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.delayed import skip
from sanzhan.guozhan.cards.face import SUITS
from sanzhan.guozhan.flow.field import movable, move_on_field
from sanzhan.guozhan.history import happened, in_play_phase
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Effect, Modifier, Trigger
from sanzhan.guozhan.timings import BeforeDiscard, DiscardStarts, FinishStarts

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Keji(Trigger[BeforeDiscard]):
    """克己: if you neither used nor played a Slash in the play phase of this turn you may skip the discard phase."""

    id = "keji"
    on = BeforeDiscard

    def ready(self, table: Table, me: Player, event: BeforeDiscard) -> bool:
        return "discard" not in table.skipped and not me.used_turn.get("slashed")

    async def run(self, table: Table, me: Player, event: BeforeDiscard, *chosen: object) -> None:
        skip(table, "discard")


def used(table: Table, me: Player, facts: Iterable[str]) -> bool:
    """Each of these suits, colours or types was among the cards used in the play phase of this turn."""
    uses = [one for one in happened(table, "use", seat=me.seat) if in_play_phase(one)]
    return all(any(fact in (one.suit, one.color, one.type) for one in uses) for fact in facts)


class FourMore(Modifier):
    """克己, current edition: four more hand cards may be kept in this turn."""

    id = "keji"

    def hand_limit(self, table: Table, me: Player, limit: int) -> int:
        return limit + 4


FOUR_MORE = FourMore()


class KejiCurrent(Trigger[DiscardStarts]):
    """克己, current edition: unless you used cards of both colours in your play phase your hand limit is 4 more."""

    id = "keji"
    on = DiscardStarts
    locked = True

    def ready(self, table: Table, me: Player, event: DiscardStarts) -> bool:
        return not used(table, me, ("red", "black"))

    async def run(self, table: Table, me: Player, event: DiscardStarts, *chosen: object) -> None:
        me.effects = (*me.effects, Effect(FOUR_MORE, "turn"))
        table.changed()


class Mouduan(Trigger[FinishStarts]):
    """谋断: if you used all four suits or all three types in your play phase you may move a card on the table."""

    id = "mouduan"
    on = FinishStarts

    def ready(self, table: Table, me: Player, event: FinishStarts) -> bool:
        return (used(table, me, SUITS) or used(table, me, ("basic", "trick", "equip"))) and bool(movable(table))

    async def run(self, table: Table, me: Player, event: FinishStarts, *chosen: object) -> None:
        await move_on_field(table, me, movable(table))


LU_MENG = General("lu_meng", "吕蒙", "wu", "male", half_fish=4, skills=(Keji(),))
LU_MENG_CURRENT = LU_MENG._replace(skills=(KejiCurrent(), Mouduan()))
