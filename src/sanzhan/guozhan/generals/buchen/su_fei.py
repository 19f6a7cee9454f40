"""苏飞 Su Fei (Wu, Qun)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import choose_act, choose_of, seats_pick
from sanzhan.guozhan.flow.damage import recover
from sanzhan.guozhan.flow.move import discard, draw
from sanzhan.guozhan.history import total
from sanzhan.guozhan.queries import kingdom_once_up
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import DEPUTY, Trigger, Way
from sanzhan.guozhan.timings import FinishStarts

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


def discarded_by(table: Table, who: Player) -> int:
    """How many cards, whosever they were, this player has discarded in this turn."""
    return total(table, "discard", other=who.seat)


class Lianpian(Trigger[FinishStarts]):
    """联翩: if you discarded more cards in this turn than you have HP, one of your kingdom may draw up to its maximum
    HP."""

    id = "lianpian"
    on = FinishStarts

    def ready(self, table: Table, me: Player, event: FinishStarts) -> bool:
        return discarded_by(table, me) > me.hp

    def ways(self, table: Table, me: Player, event: FinishStarts) -> Sequence[Way]:
        kingdom = kingdom_once_up(table, me, DEPUTY)
        ours = [p for p in table.in_turn_order() if p is me or p.kingdom == kingdom]
        lacking = [p for p in ours if len(p.hand) < p.max_hp]
        return ((seats_pick(lacking),),) if lacking else ()

    async def run(self, table: Table, me: Player, event: FinishStarts, *chosen: int) -> None:
        other = table[chosen[0]]
        await draw(table, other, other.max_hp - len(other.hand))


class LianpianOthers(Trigger[FinishStarts]):
    """联翩: another who discarded more cards in its turn than you have HP may discard a card of yours or let you
    recover 1 HP."""

    id = "lianpian"
    on = FinishStarts
    anyone = True
    forced = True

    def ready(self, table: Table, me: Player, event: FinishStarts) -> bool:
        other = event.who
        return (
            other is not me and other.alive and discarded_by(table, other) > me.hp and (me.wounded or bool(me.cards()))
        )

    async def run(self, table: Table, me: Player, event: FinishStarts, *chosen: object) -> None:
        other = event.who
        acts = ["decline"]
        acts += ["discard"] if me.cards() else []
        acts += ["recover"] if me.wounded else []
        if not other.alive:
            return
        match await choose_act(table, other, "gz-lianpian", acts, seat=me.seat):
            case "discard":
                card = await choose_of(table, other, me, "gz-take", args={"why": self.id})
                if card is not None:
                    await discard(table, me, (card,), by=other)
            case "recover":
                await recover(table, me, 1)


SU_FEI = General(
    "su_fei",
    "苏飞",
    "wu",
    "male",
    half_fish=4,
    skills=(Lianpian(), LianpianOthers()),
    companions=("gan_ning",),
    package="buchen",
    place="deputy",
    second="qun",
)
