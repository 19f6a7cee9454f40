"""朱灵 Zhu Ling (Wei)."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import cards_pick, choose_seat
from sanzhan.guozhan.flow.damage import damage, lose_hp
from sanzhan.guozhan.flow.move import put_away
from sanzhan.guozhan.flow.use import use_card, virtual
from sanzhan.guozhan.formation import besieged_by, besiegers, in_force
from sanzhan.guozhan.generals.formation.fellows import may_be_fellow
from sanzhan.guozhan.queries import may_target, may_use
from sanzhan.guozhan.rules.summon import SummonAtStart, SummonInPlay
from sanzhan.guozhan.skills.general import General, Kingdom
from sanzhan.guozhan.skills.skill import Effect, Modifier, Skill, Trigger
from sanzhan.guozhan.timings import Dies, DiscardEnds, DiscardStarts, FinishStarts
from sanzhan.kernel.ask import Ask, Option

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

KINGDOM: Kingdom = "wei"


class Juejue(Trigger[DiscardStarts]):
    """决绝: at the start of your discard phase you may lose 1 HP: at its end the others pay for what you discard."""

    id = "juejue"
    on = DiscardStarts

    async def pay(self, table: Table, me: Player, event: DiscardStarts, *chosen: object) -> None:
        await lose_hp(table, me)

    async def run(self, table: Table, me: Player, event: DiscardStarts, *chosen: object) -> None:
        if me.alive:
            me.effects = (*me.effects, Effect(CLAIMS, "phase"))
            table.changed()


class JuejueClaims(Trigger[DiscardEnds]):
    """决绝: each other puts as many hand cards away as you have discarded in this phase, or takes 1 damage."""

    id = "juejue"
    on = DiscardEnds
    locked = True

    def _count(self, table: Table, me: Player) -> int:
        return sum(one.seat == me.seat for one in table.discarded)

    def ready(self, table: Table, me: Player, event: DiscardEnds) -> bool:
        return self._count(table, me) > 0

    async def run(self, table: Table, me: Player, event: DiscardEnds, *chosen: object) -> None:
        count = self._count(table, me)
        for other in table.others(me):
            if not other.alive:
                continue
            put = await Ask(
                other.seat, "gz-juejue", partial(_answers, table, other, count), args={"seat": me.seat, "count": count}
            )
            if put:
                table.tell("gz-put-away", seat=other.seat, cards=table.wires(put))
                await put_away(table, put)
            else:
                await damage(table, me, other)


CLAIMS = JuejueClaims()


def _answers(table: Table, me: Player, count: int) -> list[Option[tuple[int, ...]]]:
    listed: list[Option[tuple[int, ...]]] = [Option("suffer", tuple)]
    if len(me.hand) >= count:
        listed.append(Option("put_away", _together, cards_pick(table, me.hand, count, count)))
    return listed


def _together(chosen: int | tuple[int, ...]) -> tuple[int, ...]:
    return chosen if isinstance(chosen, tuple) else (chosen,)


class JuejueSpares(Modifier):
    """决绝: for having killed one of your kingdom you are not punished."""

    id = "juejue"
    locked = False

    def punished(self, table: Table, me: Player, victim: Player) -> bool:
        return False


class JuejueShown(Trigger[Dies]):
    """决绝: a hidden 朱灵 may be turned up when he has killed one of his kingdom."""

    id = "juejue"
    on = Dies
    anyone = True
    only_hidden = True

    def ready(self, table: Table, me: Player, event: Dies) -> bool:
        return event.killer is me and me.determined and may_be_fellow(me, event.who, KINGDOM)

    async def run(self, table: Table, me: Player, event: Dies, *chosen: object) -> None:
        """Turned up is all that is needed."""


class Keeps(Modifier):
    """方圆 of this seat: in its sieges a besieger keeps one more hand card, the besieged one less."""

    id = "fangyuan"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def hand_limit(self, table: Table, me: Player, limit: int) -> int:
        if not in_force(table):
            return limit
        for besieged in besieged_by(table, table[self.seat]):
            if me is besieged:
                limit -= 1
            elif me in (besiegers(table, besieged) or ()):
                limit += 1
        return limit


@cache
def keeps_by(seat: int) -> Keeps:
    """One for each seat, shared by all tables."""
    return Keeps(seat)


class FangyuanStrikes(Trigger[FinishStarts]):
    """方圆: besieged yourself you use a Slash on a besieger in your finish phase, whatever the distance."""

    id = "fangyuan"
    on = FinishStarts
    locked = True

    def _legal(self, table: Table, me: Player) -> list[Player]:
        around = (besiegers(table, me) or ()) if in_force(table) else ()
        return [p for p in around if may_target(table, me, p)] if may_use(table, me, "slash") else []

    def ready(self, table: Table, me: Player, event: FinishStarts) -> bool:
        return bool(self._legal(table, me))

    async def run(self, table: Table, me: Player, event: FinishStarts, *chosen: object) -> None:
        target = await choose_seat(table, me, "gz-fangyuan", self._legal(table, me))
        await use_card(table, me, virtual("slash"), (target.seat,))


STRIKES = FangyuanStrikes()


class Fangyuan(Modifier):
    """方圆: in a siege of yours besiegers keep one more hand card, the besieged one less; nothing while hidden."""

    id = "fangyuan"

    def grants(self, table: Table, me: Player, who: Player) -> tuple[Skill, ...]:
        # who besieges whom can be asked only when the skills in play are known: the parts look themselves
        return (keeps_by(me.seat), STRIKES) if who is me else (keeps_by(me.seat),)


class FangyuanSummons(SummonInPlay):
    """方圆: summon a siege in your play phase."""

    id = "fangyuan"
    shape = "siege"


class FangyuanSummonsFirst(SummonAtStart):
    """方圆: summon a siege at the start of your preparation phase."""

    id = "fangyuan"
    shape = "siege"


ZHU_LING = General(
    "zhu_ling",
    "朱灵",
    KINGDOM,
    "male",
    half_fish=4,
    skills=(
        Juejue(), JuejueSpares(), JuejueShown(), Fangyuan(), FangyuanSummons(), FangyuanSummonsFirst(),
    ),
    package="buchen",
)  # fmt: skip
