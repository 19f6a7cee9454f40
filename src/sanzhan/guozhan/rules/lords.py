"""A lord's duty (rules §11.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.reveal import TurnUp
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.skills.skill import HEAD, Way
from sanzhan.guozhan.timings import PrepareStarts
from sanzhan.kernel.ask import Pick

if TYPE_CHECKING:
    from sanzhan.guozhan.table import Table


class LordTurnsUp(TurnUp):
    """A hidden lord has to be turned up at the start of the own turn, whether one would or not (R65).

    It has the name of the choice that everybody has at this moment, so that nobody learns of a lord from it.
    """

    locked = True
    covert = True

    def able(self, table: Table, me: Player, event: PrepareStarts) -> bool:
        return not me.up[HEAD] and table.general(me, HEAD).lord_of is not None

    def ways(self, table: Table, me: Player, event: PrepareStarts) -> Sequence[Way]:
        both = () if me.up[1] else ((Pick("general", ["head", "deputy"], least=2, most=2),),)
        return ((Pick("general", ["head"]),), *both)


class OthersTurnUp(TurnUp):
    """Everybody else may turn generals up at the start of his preparation phase."""

    def able(self, table: Table, me: Player, event: PrepareStarts) -> bool:
        lordly = not me.up[HEAD] and table.general(me, HEAD).lord_of is not None
        return super().able(table, me, event) and not lordly
