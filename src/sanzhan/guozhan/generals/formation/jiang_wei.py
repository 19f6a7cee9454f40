"""姜维 Jiang Wei (Shu)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import choose_of, seats_pick
from sanzhan.guozhan.flow.move import discard
from sanzhan.guozhan.flow.respond import Need, ask_made
from sanzhan.guozhan.flow.use import use_card
from sanzhan.guozhan.formation import in_force, queue
from sanzhan.guozhan.generals.shu.wolong import Kanpo
from sanzhan.guozhan.generals.shu.zhuge_liang import MOST, Guanxing
from sanzhan.guozhan.queries import in_range, may_target, may_use
from sanzhan.guozhan.rules.summon import SummonAtStart, SummonInPlay
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import HEAD, Active, Modifier, Skill, Way

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Tiaoxin(Active):
    """挑衅: once a play phase somebody who has you in attack range uses a Slash on you, or you discard its card."""

    id = "tiaoxin"

    def _targets(self, table: Table, me: Player) -> list[Player]:
        return [p for p in table.others(me) if in_range(table, p, me)]

    def ready(self, table: Table, me: Player) -> bool:
        return bool(self._targets(table, me))

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        return [(seats_pick(self._targets(table, me)),)]

    async def run(self, table: Table, me: Player, *chosen: int) -> None:
        target = table[chosen[0]]
        if may_use(table, target, "slash") and may_target(table, target, me):
            made = await ask_made(table, target, Need("gz-tiaoxin", ("slash",), "use", {"user": me.seat}))
            if made is not None:
                await use_card(table, target, made, (me.seat,))
                return
        card = await choose_of(table, me, target, "gz-take", args={"why": self.id})
        if card is not None:
            await discard(table, target, (card,), by=me)


GUANXING = Guanxing()


class Yizhi(Modifier):
    """遗志, deputy: the 观星 of your head looks at five cards; if it has none or is face down you have 观星."""

    id = "yizhi"
    place = "deputy"

    def _inherited(self, table: Table, me: Player) -> bool:
        return me.up[HEAD] and not me.lost[HEAD] and "guanxing" in table.general(me, HEAD).skill_ids()

    def stargazing(self, table: Table, me: Player, count: int) -> int:
        return MOST if self._inherited(table, me) else count

    def grants(self, table: Table, me: Player, who: Player) -> tuple[Skill, ...]:
        return (GUANXING,) if who is me and not self._inherited(table, me) else ()


class KanpoInQueue(Kanpo):
    """看破 by 天覆: in the turn of somebody in your queue."""

    def ready(self, table: Table, me: Player) -> bool:
        return in_force(table) and table.active in queue(table, me)


IN_QUEUE = KanpoInQueue()


class Tianfu(Modifier):
    """天覆, head: in the turn of somebody in the queue in which you stand you have 看破; nothing while hidden."""

    id = "tianfu"
    place = "head"

    def grants(self, table: Table, me: Player, who: Player) -> tuple[Skill, ...]:
        # a queue can be asked for only when the skills in play are known: 看破 itself looks whether there is one
        return (IN_QUEUE,) if who is me else ()


class TianfuSummons(SummonInPlay):
    """天覆: summon a queue in your play phase."""

    id = "tianfu"
    place = "head"
    shape = "queue"


class TianfuSummonsFirst(SummonAtStart):
    """天覆: summon a queue at the start of your preparation phase."""

    id = "tianfu"
    place = "head"
    shape = "queue"


JIANG_WEI = General(
    "jiang_wei",
    "姜维",
    "shu",
    "male",
    half_fish=4,
    skills=(Tiaoxin(), Yizhi(), Tianfu(), TianfuSummons(), TianfuSummonsFirst()),
    companions=("zhuge_liang",),
    package="formation",
    less_as_deputy=1,
)
