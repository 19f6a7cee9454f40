"""吕布 Lü Bu (Qun)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import seats_pick
from sanzhan.guozhan.flow.play import candidates
from sanzhan.guozhan.flow.use import add_target
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Trigger, Way
from sanzhan.guozhan.timings import Became, Designated, TargetsDeclared

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


class WushuangMore(Trigger[TargetsDeclared]):
    """无双, current edition: a Duel of yours that is not converted may have up to two more targets."""

    id = "wushuang"
    on = TargetsDeclared

    def _others(self, table: Table, me: Player, event: TargetsDeclared) -> list[Player]:
        return [p for p in candidates(table, me, event.use.kind) if p.seat not in event.use.targets]

    def ready(self, table: Table, me: Player, event: TargetsDeclared) -> bool:
        use = event.use
        return use.kind.key == "duel" and not use.converted and bool(self._others(table, me, event))

    def ways(self, table: Table, me: Player, event: TargetsDeclared) -> Sequence[Way]:
        others = self._others(table, me, event)
        return ((seats_pick(others, 1, min(2, len(others))),),)

    async def run(self, table: Table, me: Player, event: TargetsDeclared, *chosen: int | tuple[int, ...]) -> None:
        named = chosen[0] if isinstance(chosen[0], tuple) else (chosen[0],)
        for seat in named:
            if table[seat].alive:
                add_target(table, event.use, table[seat])


LU_BU = General(
    "lu_bu",
    "吕布",
    "qun",
    "male",
    half_fish=5,
    skills=(Wushuang(), WushuangChallenged()),
    companions=("diao_chan",),
)
LU_BU_CURRENT = LU_BU._replace(skills=(*LU_BU.skills, WushuangMore()))
