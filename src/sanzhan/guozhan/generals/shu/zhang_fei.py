"""张飞 Zhang Fei (Shu)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import FAR, Modifier

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Paoxiao(Modifier):
    """咆哮: any number of Slashes in your play phase."""

    id = "paoxiao"
    locked = False

    def slash_limit(self, table: Table, me: Player) -> int:
        return FAR


ZHANG_FEI = General("zhang_fei", "张飞", "shu", "male", half_fish=4, skills=(Paoxiao(),), companions=("liu_bei",))
