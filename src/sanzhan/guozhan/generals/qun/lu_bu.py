"""吕布 Lü Bu (Qun)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Trigger
from sanzhan.guozhan.timings import Became, Designated

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Wushuang(Trigger[Designated]):
    """无双: your Slash is cancelled by two Dodges only; in your Duel the other plays two Slashes each time."""

    id = "wushuang"
    on = Designated
    locked = True

    def ready(self, table: Table, me: Player, event: Designated) -> bool:
        return event.use.is_slash or event.use.kind.key == "duel"

    async def run(self, table: Table, me: Player, event: Designated, *chosen: object) -> None:
        event.use.double |= {event.target.seat}


class WushuangChallenged(Trigger[Became]):
    """无双, a Duel used on you: its user plays two Slashes each time."""

    id = "wushuang"
    on = Became
    locked = True

    def ready(self, table: Table, me: Player, event: Became) -> bool:
        return event.use.kind.key == "duel"

    async def run(self, table: Table, me: Player, event: Became, *chosen: object) -> None:
        event.use.double |= {event.use.user.seat}


LU_BU = General(
    "lu_bu",
    "吕布",
    "qun",
    "male",
    half_fish=5,
    skills=(Wushuang(), WushuangChallenged()),
    companions=("diao_chan",),
)
