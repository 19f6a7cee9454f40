"""刘禅 Liu Shan (Shu)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.delayed import skip
from sanzhan.guozhan.flow.choose import cards_pick, may_discard, seats_pick
from sanzhan.guozhan.flow.move import discard
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Effect, Trigger, Way
from sanzhan.guozhan.timings import Became, BeforePlay, TurnEnds

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Xiangle(Trigger[Became]):
    """享乐: who makes you a target of a Slash discards a basic card, or the Slash has no effect on you."""

    id = "xiangle"
    on = Became
    locked = True

    def ready(self, table: Table, me: Player, event: Became) -> bool:
        return event.use.is_slash

    async def run(self, table: Table, me: Player, event: Became, *chosen: object) -> None:
        user = event.use.user
        paid: Sequence[int] = ()
        if user.alive:
            basic = [card for card in user.hand if table.face[card].type == "basic"]
            paid = await may_discard(table, user, "gz-xiangle", basic, 1, bool(user.hand), target=me.seat)
        if not paid:
            event.use.void |= {me.seat}


class Fangquan(Trigger[BeforePlay]):
    """放权: skip your play phase; at the end of the turn you may discard a hand card to give another an extra turn."""

    id = "fangquan"
    on = BeforePlay

    def ready(self, table: Table, me: Player, event: BeforePlay) -> bool:
        return "play" not in table.skipped

    async def pay(self, table: Table, me: Player, event: BeforePlay, *chosen: object) -> None:
        skip(table, "play")

    async def run(self, table: Table, me: Player, event: BeforePlay, *chosen: object) -> None:
        # it is promised, whatever becomes of the general
        me.effects = (*me.effects, Effect(FANGQUAN_GIVES, "turn"))
        table.changed()


class FangquanGives(Trigger[TurnEnds]):
    """放权, end of the turn: a hand card for an extra turn of another."""

    id = "fangquan"
    on = TurnEnds

    def ready(self, table: Table, me: Player, event: TurnEnds) -> bool:
        return bool(me.hand)

    def ways(self, table: Table, me: Player, event: TurnEnds) -> Sequence[Way]:
        return ((cards_pick(table, me.hand), seats_pick(table.others(me))),)

    async def pay(self, table: Table, me: Player, event: TurnEnds, *chosen: int) -> None:
        await discard(table, me, (chosen[0],))

    async def run(self, table: Table, me: Player, event: TurnEnds, *chosen: int) -> None:
        table.extra_turns = (*table.extra_turns, chosen[1])
        table.tell("gz-extra-turn", seat=me.seat, to=chosen[1])


FANGQUAN_GIVES = FangquanGives()
LIU_SHAN = General(
    "liu_shan",
    "刘禅",
    "shu",
    "male",
    half_fish=3,
    skills=(Xiangle(), Fangquan()),
    companions=("zhao_yun",),
)
