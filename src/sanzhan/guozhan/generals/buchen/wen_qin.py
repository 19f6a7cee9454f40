"""文钦 Wen Qin (Wei, Wu)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import cards_pick, choose_of, seats_pick
from sanzhan.guozhan.flow.move import discard, give, take
from sanzhan.guozhan.flow.use import use_card, virtual
from sanzhan.guozhan.queries import may_use
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Active, Way
from sanzhan.kernel.ask import Ask, Option, Together

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Jinfa(Active):
    """矜伐: once a play phase discard a card: another gives you equipment, with a spade as a Slash on you, or you take
    a card."""

    id = "jinfa"

    def _others(self, table: Table, me: Player) -> list[Player]:
        return [p for p in table.others(me) if p.cards()]

    def ready(self, table: Table, me: Player) -> bool:
        return bool(me.cards()) and bool(self._others(table, me))

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        return ((cards_pick(table, me.cards()), seats_pick(self._others(table, me))),)

    async def pay(self, table: Table, me: Player, *chosen: int) -> None:
        await discard(table, me, (chosen[0],))

    async def run(self, table: Table, me: Player, *chosen: int) -> None:
        other = table[chosen[1]]
        if not other.alive or not other.cards():
            return

        def options() -> list[Option[int]]:
            listed = [Option("suffer", lambda: -1)]
            equipment = [card for card in other.cards() if table.face[card].type == "equip"]
            if equipment:
                listed.append(Option("give", _same, cards_pick(table, equipment)))
            return listed

        # asked in any case: that he has no equipment card is his secret
        answers = await Together(Ask(other.seat, "gz-jinfa", options, args={"seat": me.seat}), secret=True)
        given: int = answers[other.seat]
        if given < 0:
            card = await choose_of(table, me, other, "gz-take", args={"why": self.id})
            if card is not None:
                await take(table, me, (card,))
            return
        spade = table.suit(other, given) == "spade"
        await give(table, other, me, (given,))
        if spade and other.alive and me.alive and may_use(table, other, "slash"):
            await use_card(table, other, virtual("slash"), (me.seat,))


def _same(card: int) -> int:
    return card


WEN_QIN = General(
    "wen_qin",
    "文钦",
    "wei",
    "male",
    half_fish=4,
    skills=(Jinfa(),),
    package="buchen",
    place="deputy",
    second="wu",
)
