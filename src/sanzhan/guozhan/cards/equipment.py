"""Equipment in general, and the mounts (card effects §5, §5.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.kind import Kind
from sanzhan.guozhan.flow.move import equip
from sanzhan.guozhan.skills.skill import Modifier

if TYPE_CHECKING:
    from sanzhan.guozhan.flow.use import Use
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Equipment(Kind):
    """Used on oneself; goes to its slot, the old card of that slot away."""

    type = "equip"
    least = most = 0

    async def effect(self, table: Table, use: Use, target: Player) -> None:
        await equip(table, target, use.cards[0])


class FurtherAway(Modifier):
    """+1 mount: others are one further away."""

    id = "plus_horse"

    def distance_from(self, table: Table, me: Player, other: Player) -> int:
        return 1


class Closer(Modifier):
    """-1 mount: one is closer to others."""

    id = "minus_horse"

    def distance(self, table: Table, me: Player, other: Player) -> int:
        return -1


class Jueying(Equipment):
    """绝影"""

    key = "jueying"
    skills = (FurtherAway(),)


class Dilu(Equipment):
    """的卢"""

    key = "dilu"
    skills = (FurtherAway(),)


class Zhuahuang(Equipment):
    """爪黄飞电"""

    key = "zhuahuang"
    skills = (FurtherAway(),)


class Chitu(Equipment):
    """赤兔"""

    key = "chitu"
    skills = (Closer(),)


class Dayuan(Equipment):
    """大宛"""

    key = "dayuan"
    skills = (Closer(),)


class Zixing(Equipment):
    """紫骍"""

    key = "zixing"
    skills = (Closer(),)


MOUNTS: Sequence[str] = ("jueying", "dilu", "zhuahuang", "chitu", "dayuan", "zixing")
