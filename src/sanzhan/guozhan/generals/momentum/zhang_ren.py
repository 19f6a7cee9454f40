"""张任 Zhang Ren (Qun)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.change import remove_general
from sanzhan.guozhan.flow.choose import choose_act, must_discard
from sanzhan.guozhan.flow.damage import lose_hp
from sanzhan.guozhan.flow.kingdoms import joins
from sanzhan.guozhan.flow.move import discard
from sanzhan.guozhan.formation import besieged_by, besiegers, in_force
from sanzhan.guozhan.rules.summon import SummonAtStart, SummonInPlay
from sanzhan.guozhan.skills.general import General, Kingdom
from sanzhan.guozhan.skills.skill import DEPUTY, Trigger
from sanzhan.guozhan.timings import Causing, Designated

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

KINGDOM: Kingdom = "qun"


class Chuanxin(Trigger[Causing]):
    """穿心: prevent damage of your Slash or Duel in your play phase to one of another kingdom that has a deputy: it
    discards all equipment and loses 1 HP, or removes the deputy."""

    id = "chuanxin"
    on = Causing

    def ready(self, table: Table, me: Player, event: Causing) -> bool:
        hit = event.damage
        use = hit.use
        if use is None or use.user is not me or use.kind.family not in ("slash", "duel") or not hit.direct:
            return False
        if me is not table.active or table.stage not in ("play", "action"):
            return False
        return hit.target.determined and hit.target.kingdom != me.kingdom and hit.target.generals[DEPUTY] >= 0

    def able(self, table: Table, me: Player, event: Causing) -> bool:
        return event.damage.target.kingdom != (me.kingdom or joins(table, me, KINGDOM))

    async def pay(self, table: Table, me: Player, event: Causing, *chosen: object) -> None:
        event.over = True

    async def run(self, table: Table, me: Player, event: Causing, *chosen: object) -> None:
        target = event.damage.target
        acts = ["remove"] if target.generals[DEPUTY] >= 0 else []
        if target.gear():
            acts.insert(0, "discard")
        if not acts or not target.alive:
            return
        if await choose_act(table, target, "gz-chuanxin", acts, user=me.seat) == "remove":
            await remove_general(table, target, DEPUTY)
        else:
            await discard(table, target, target.gear())
            await lose_hp(table, target)


class Fengshi(Trigger[Designated]):
    """锋矢: whom you besiege discards a piece of equipment when one of the two besiegers designates it with a Slash."""

    id = "fengshi"
    on = Designated
    anyone = True
    locked = True

    def ready(self, table: Table, me: Player, event: Designated) -> bool:
        target = event.target
        if not event.use.is_slash or not target.gear() or not in_force(table) or target not in besieged_by(table, me):
            return False
        # a formation skill does nothing while its general is face down
        shown = any(me.up[origin] and self in table.general(me, origin).skills for origin in (0, 1))
        return shown and event.who in (besiegers(table, target) or ())

    async def run(self, table: Table, me: Player, event: Designated, *chosen: object) -> None:
        await must_discard(table, event.target, "gz-discard", event.target.gear(), 1, why=self.id)


class FengshiSummons(SummonInPlay):
    """锋矢: the siege summon in the play phase."""

    id = "fengshi"
    shape = "siege"


class FengshiSummonsAtStart(SummonAtStart):
    """锋矢: the siege summon in the preparation phase."""

    id = "fengshi"
    shape = "siege"


ZHANG_REN = General(
    "zhang_ren",
    "张任",
    KINGDOM,
    "male",
    half_fish=4,
    skills=(Chuanxin(), Fengshi(), FengshiSummons(), FengshiSummonsAtStart()),
    package="momentum",
)
