"""太史慈 Taishi Ci (Wu)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import cards_pick, seats_pick
from sanzhan.guozhan.flow.point_duel import can_duel, point_duel
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import FAR, Active, Effect, Modifier, Way

if TYPE_CHECKING:
    from sanzhan.guozhan.cards.kind import Kind
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Tianyi(Active):
    """天义: point duel; won: this turn one more Slash, at any distance, at one more target; not won: no Slash."""

    id = "tianyi"

    def _rivals(self, table: Table, me: Player) -> list[Player]:
        return [p for p in table.others(me) if can_duel(me, p)]

    def ready(self, table: Table, me: Player) -> bool:
        return bool(self._rivals(table, me))

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        # the card for the duel is laid down as the cost, before any reward for turning up (R28)
        return [(cards_pick(table, me.hand), seats_pick(self._rivals(table, me)))]

    async def run(self, table: Table, me: Player, card: int, seat: int) -> None:
        rival = table[seat]
        if not can_duel(me, rival):
            return
        won = await point_duel(table, me, rival, self.id, card)
        me.effects = (*me.effects, Effect(TIANYI_WON if won else TIANYI_NOT_WON, "turn"))
        table.changed()


class TianyiWon(Modifier):
    """天义, won: one more Slash, at any distance, at one more target."""

    id = "tianyi"

    def slash_limit(self, table: Table, me: Player) -> int:
        return 1

    def slash_targets(self, table: Table, me: Player) -> int:
        return 1

    def reach(self, table: Table, me: Player, kind: Kind) -> int:
        return FAR if kind.family == "slash" else 0


class TianyiNotWon(Modifier):
    """天义, not won: you cannot use Slash; playing one is no use."""

    id = "tianyi"

    def may_use(self, table: Table, me: Player, family: str) -> bool:
        return family != "slash"


TIANYI_WON, TIANYI_NOT_WON = TianyiWon(), TianyiNotWon()
TAISHI_CI = General("taishi_ci", "太史慈", "wu", "male", half_fish=4, skills=(Tianyi(),))
