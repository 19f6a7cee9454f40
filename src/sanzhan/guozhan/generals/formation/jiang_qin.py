"""蒋钦 Jiang Qin (Wu)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.face import COLOR
from sanzhan.guozhan.cards.tricks import look_at_general
from sanzhan.guozhan.flow.choose import cards_pick, choose_act, seats_pick
from sanzhan.guozhan.flow.move import discard, show_cards
from sanzhan.guozhan.formation import besiegers, in_force
from sanzhan.guozhan.rules.summon import SummonAtStart, SummonInPlay
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import DEPUTY, HEAD, Active, Modifier, Skill, Trigger, Way
from sanzhan.guozhan.timings import Designated
from sanzhan.kernel.ask import Ask, Option, Together

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Shangyi(Active):
    """尚义: once a play phase another sees your hand; you see his and may discard a black card, or his generals."""

    id = "shangyi"

    def _targets(self, table: Table, me: Player) -> list[Player]:
        return [p for p in table.others(me) if p.hand or p.hidden]

    def ready(self, table: Table, me: Player) -> bool:
        return bool(me.hand) and bool(self._targets(table, me))

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        return [(seats_pick(self._targets(table, me)),)]

    async def run(self, table: Table, me: Player, *chosen: int) -> None:
        target = table[chosen[0]]
        show_cards(table, me, me.hand, (target.seat,))
        acts = (["hand"] if target.hand else []) + (["generals"] if target.hidden else [])
        if not acts:
            return
        if await choose_act(table, me, "gz-shangyi", acts, target=target.seat) == "generals":
            for origin in (HEAD, DEPUTY):
                if not target.up[origin]:
                    look_at_general(table, me, target, origin)
            return
        show_cards(table, target, target.hand, (me.seat,))
        await self._discards(table, me, target)

    async def _discards(self, table: Table, me: Player, target: Player) -> None:
        """Whether there is a black card is for me alone to know, so I am asked in any case."""

        def options() -> list[Option[int]]:
            black = [card for card in target.hand if COLOR[table.suit(target, card)] == "black"]
            listed = [Option("decline", _none)]
            return [*listed, Option("discard", _same, cards_pick(table, black))] if black else listed

        answers = await Together(Ask(me.seat, "gz-shangyi-discard", options, args={"target": target.seat}), secret=True)
        card = answers[me.seat]
        if card >= 0:
            await discard(table, target, (card,), by=me)


def _none() -> int:
    return -1


def _same(card: int) -> int:
    return card


class NiaoxiangDoubles(Trigger[Designated]):
    """鸟翔, as long as it is in force: a besieger has designated the besieged for a Slash: it needs two Dodges."""

    id = "niaoxiang"
    on = Designated
    anyone = True
    locked = True

    def ready(self, table: Table, me: Player, event: Designated) -> bool:
        around = besiegers(table, event.target)
        return event.use.is_slash and around is not None and me in around and event.who in around

    async def run(self, table: Table, me: Player, event: Designated, *chosen: object) -> None:
        event.use.double |= {event.target.seat}


DOUBLES = NiaoxiangDoubles()


class Niaoxiang(Modifier):
    """鸟翔: whom you besiege needs two Dodges against a Slash of a besieger; nothing while you are hidden."""

    id = "niaoxiang"

    def grants(self, table: Table, me: Player, who: Player) -> tuple[Skill, ...]:
        return (DOUBLES,) if who is me and in_force(table) else ()


class NiaoxiangSummons(SummonInPlay):
    """鸟翔: summon a siege in your play phase."""

    id = "niaoxiang"
    shape = "siege"


class NiaoxiangSummonsFirst(SummonAtStart):
    """鸟翔: summon a siege at the start of your preparation phase."""

    id = "niaoxiang"
    shape = "siege"


JIANG_QIN = General(
    "jiang_qin",
    "蒋钦",
    "wu",
    "male",
    half_fish=4,
    skills=(Shangyi(), Niaoxiang(), NiaoxiangSummons(), NiaoxiangSummonsFirst()),
    companions=("zhou_tai",),
    package="formation",
)
