"""吕蒙 Lü Meng (Wu)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.delayed import skip
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Trigger
from sanzhan.guozhan.timings import BeforeDiscard

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


LU_MENG = General("lu_meng", "吕蒙", "wu", "male", half_fish=4, skills=(Keji(),))
