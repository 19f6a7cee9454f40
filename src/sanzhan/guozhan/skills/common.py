"""Skills that several generals share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.skills.skill import Modifier

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Mashu(Modifier):
    """马术: your distance to others is 1 less."""

    id = "mashu"

    def distance(self, table: Table, me: Player, other: Player) -> int:
        return -1
