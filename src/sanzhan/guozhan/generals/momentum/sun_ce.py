"""孙策 Sun Ce (Wu)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.move import draw
from sanzhan.guozhan.generals.wu.sun_jian import YinghunCurrent
from sanzhan.guozhan.generals.wu.zhou_yu import YingziCurrent, YingziLimit
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Effect, Trigger, Way
from sanzhan.guozhan.timings import Became, Designated, PointsShown, PrepareStarts, TargetTiming
from sanzhan.kernel.ask import Pick

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

MORE, LESS = "more", "less"
STEP, LEAST, MOST = 3, 1, 13


class JiAng(Trigger[TargetTiming]):
    """激昂: you may draw a card for a Duel or a red Slash."""

    id = "ji_ang"

    def ready(self, table: Table, me: Player, event: TargetTiming) -> bool:
        return event.use.kind.family == "duel" or (event.use.is_slash and event.use.color == "red")

    async def run(self, table: Table, me: Player, event: TargetTiming, *chosen: object) -> None:
        await draw(table, me, 1)


class JiAngUser(JiAng):
    """激昂, after you have designated the first target."""

    on = Designated

    def ready(self, table: Table, me: Player, event: TargetTiming) -> bool:
        first = next(seat for seat in table.sorted_seats(event.use.targets) if table[seat].alive)
        return event.target.seat == first and super().ready(table, me, event)


class JiAngTarget(JiAng):
    """激昂, after you have become a target."""

    on = Became


class Yingyang(Trigger[PointsShown]):
    """鹰扬: your card in a point duel may count 3 more or 3 less, between 1 and 13."""

    id = "yingyang"
    on = PointsShown

    def ways(self, table: Table, me: Player, event: PointsShown) -> Sequence[Way]:
        return ((Pick("choice", [MORE, LESS]),),)

    async def run(self, table: Table, me: Player, event: PointsShown, *chosen: str) -> None:
        changed = event.number + (STEP if chosen[0] == MORE else -STEP)
        event.number = min(max(changed, LEAST), MOST)
        table.tell("gz-points", seat=me.seat, number=event.number)


class Hunshang(Trigger[PrepareStarts]):
    """魂殇: as deputy, with 1 HP in your preparation phase, you have 英姿 and 英魂 this turn."""

    id = "hunshang"
    on = PrepareStarts
    locked = True
    place = "deputy"

    def ready(self, table: Table, me: Player, event: PrepareStarts) -> bool:
        return me.hp == 1

    async def run(self, table: Table, me: Player, event: PrepareStarts, *chosen: object) -> None:
        me.effects = (*me.effects, *(Effect(skill, "turn") for skill in GAINED))
        table.changed()


GAINED = (YingziCurrent(), YingziLimit(), YinghunCurrent())
SUN_CE = General(
    "sun_ce",
    "孙策",
    "wu",
    "male",
    half_fish=4,
    skills=(JiAngUser(), JiAngTarget(), Yingyang(), Hunshang()),
    companions=("zhou_yu", "taishi_ci", "da_qiao"),
    package="momentum",
    less_as_deputy=1,
)
