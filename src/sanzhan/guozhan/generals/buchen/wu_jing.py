"""吴景 Wu Jing (Wu)."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.face import Face, Suit
from sanzhan.guozhan.flow.move import draw
from sanzhan.guozhan.formation import in_force, queue, ring
from sanzhan.guozhan.queries import other_kingdom, same_kingdom
from sanzhan.guozhan.rules.summon import SummonAtStart, SummonInPlay
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Conversion, Modifier, Skill, Trigger
from sanzhan.guozhan.table import EQUIP
from sanzhan.guozhan.timings import Parting, Settled

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sanzhan.guozhan.flow.use import Use
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Diaogui(Conversion):
    """调归: once a play phase use an equipment card, worn too, as 调虎离山."""

    id = "diaogui"
    makes = ("lure_tiger",)
    modes = ("use",)
    gear = True
    limit = "phase"

    def accepts(self, table: Table, me: Player, face: Face, suit: Suit, kind: str) -> bool:
        return face.type == "equip"


class DiaoguiDraws(Trigger[Settled]):
    """调归: if it has made neighbours of two of your kingdom, draw as many cards as their longest queue has members."""

    id = "diaogui"
    on = Settled
    locked = True

    def ready(self, table: Table, me: Player, event: Settled) -> bool:
        return event.use.skill == self.id and bool(_longest(table, me, event.use))

    async def run(self, table: Table, me: Player, event: Settled, *chosen: object) -> None:
        await draw(table, me, _longest(table, me, event.use))


def _longest(table: Table, me: Player, use: Use) -> int:
    """The size of the longest queue of my kingdom with a pair of neighbours that this use has made."""
    now = ring(table)
    before = [p for p in table.living() if p in now or p.seat in use.targets]
    known = set(_beside(before))
    new = [pair for pair in _beside(now) if pair not in known]
    ours = [table[seat] for seat, other in new if same_kingdom(me, table[seat]) and same_kingdom(me, table[other])]
    return max((len(queue(table, one)) for one in ours), default=0)


def _beside(seats: Sequence[Player]) -> list[tuple[int, int]]:
    """The pairs of neighbours in this ring, the smaller seat first."""
    around = [*seats, seats[0]] if len(seats) > 2 else seats
    return [(min(one.seat, other.seat), max(one.seat, other.seat)) for one, other in pairwise(around)]


class Guards(Trigger[Parting]):
    """风扬 of this seat: what those in its queue wear is neither discarded nor taken by one of another kingdom."""

    id = "fengyang"
    on = Parting
    locked = True
    told = False

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ready(self, table: Table, me: Player, event: Parting) -> bool:
        worn = any(table.zone[card] == EQUIP for card in event.cards)
        return worn and in_force(table) and other_kingdom(event.by, me) and me in queue(table, table[self.seat])

    async def run(self, table: Table, me: Player, event: Parting, *chosen: object) -> None:
        table.tell("gz-skill", seat=self.seat, skill=self.id)
        event.cards = tuple(card for card in event.cards if table.zone[card] != EQUIP)


@cache
def guards_of(seat: int) -> Guards:
    """One for each seat, shared by all tables."""
    return Guards(seat)


class Fengyang(Modifier):
    """风扬: nobody of another kingdom discards or takes what those in your queue wear; nothing while you are hidden."""

    id = "fengyang"

    def grants(self, table: Table, me: Player, who: Player) -> tuple[Skill, ...]:
        # a queue can be asked for only when the skills in play are known: the part itself looks whether there is one
        return (guards_of(me.seat),)


class FengyangSummons(SummonInPlay):
    """风扬: summon a queue in your play phase."""

    id = "fengyang"
    shape = "queue"


class FengyangSummonsFirst(SummonAtStart):
    """风扬: summon a queue at the start of your preparation phase."""

    id = "fengyang"
    shape = "queue"


WU_JING = General(
    "wu_jing",
    "吴景",
    "wu",
    "male",
    half_fish=4,
    skills=(Diaogui(), DiaoguiDraws(), Fengyang(), FengyangSummons(), FengyangSummonsFirst()),
    package="buchen",
)
