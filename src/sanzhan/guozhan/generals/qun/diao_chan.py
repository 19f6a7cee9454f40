"""貂蝉 Diao Chan (Qun)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.kind import KINDS
from sanzhan.guozhan.flow.choose import cards_pick, seats_pick
from sanzhan.guozhan.flow.move import discard, draw
from sanzhan.guozhan.flow.use import use_card, virtual
from sanzhan.guozhan.queries import may_use, sex
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Active, Trigger, Way
from sanzhan.guozhan.timings import FinishStarts

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Lijian(Active):
    """离间: once a play phase discard a card and name two other men: the second uses a Duel without card on the
    first."""

    id = "lijian"

    def _duels(self, table: Table, me: Player) -> list[tuple[Player, list[Player]]]:
        """Each possible target and who may use a Duel on him."""
        men = [p for p in table.others(me) if sex(table, p) == "male"]
        duel = KINDS["duel"]
        pairs = [
            (target, [p for p in men if duel.refuses(table, p, target) is None and may_use(table, p, "duel")])
            for target in men
        ]
        return [(target, users) for target, users in pairs if users]

    def ready(self, table: Table, me: Player) -> bool:
        return bool(me.cards()) and bool(self._duels(table, me))

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        return [
            (cards_pick(table, me.cards()), seats_pick([target]), seats_pick(users, of="second"))
            for target, users in self._duels(table, me)
        ]

    async def pay(self, table: Table, me: Player, card: int, target: int, user: int) -> None:
        await discard(table, me, (card,))

    async def run(self, table: Table, me: Player, card: int, target: int, user: int) -> None:
        # sexes were looked at when they were named: a reveal in between does not matter
        if table[target].alive and table[user].alive:
            await use_card(table, table[user], virtual("duel"), (target,))


class Biyue(Trigger[FinishStarts]):
    """闭月: at the start of your finish phase you may draw a card."""

    id = "biyue"
    on = FinishStarts

    async def run(self, table: Table, me: Player, event: FinishStarts, *chosen: object) -> None:
        await draw(table, me, 1)


DIAO_CHAN = General(
    "diao_chan",
    "貂蝉",
    "qun",
    "female",
    half_fish=3,
    skills=(Lijian(), Biyue()),
    companions=("lu_bu",),
)
