"""张角 Zhang Jiao (Qun)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.face import COLOR
from sanzhan.guozhan.flow.choose import cards_pick, seats_pick
from sanzhan.guozhan.flow.damage import damage
from sanzhan.guozhan.flow.judge import judge, replace_judgement
from sanzhan.guozhan.flow.move import take, to_processing
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Trigger, Way
from sanzhan.guozhan.timings import CardPlayed, JudgeShown

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Leiji(Trigger[CardPlayed]):
    """雷击: when you use or play a Dodge name a character, yourself allowed: it judges, a spade is 2 thunder damage
    from you."""

    id = "leiji"
    on = CardPlayed

    def ready(self, table: Table, me: Player, event: CardPlayed) -> bool:
        return event.family == "dodge"

    def ways(self, table: Table, me: Player, event: CardPlayed) -> Sequence[Way]:
        return ((seats_pick(table.in_turn_order()),),)

    async def run(self, table: Table, me: Player, event: CardPlayed, *chosen: int) -> None:
        target = table[chosen[0]]
        if target.alive and (await judge(table, target, self.id)).suit == "spade":
            await damage(table, me, target, 2, "thunder")


class LeijiOther(Leiji):
    """雷击, current edition: on another character only."""

    def ways(self, table: Table, me: Player, event: CardPlayed) -> Sequence[Way]:
        return ((seats_pick(table.others(me)),),)


class Guidao(Trigger[JudgeShown]):
    """鬼道: before anybody's judgement is fixed play a black card, in hand or equipped, in its place and take the
    old one."""

    id = "guidao"
    on = JudgeShown
    anyone = True

    def _black(self, table: Table, me: Player, cards: Sequence[int]) -> list[int]:
        return [card for card in cards if COLOR[table.suit(me, card)] == "black"]

    def ready(self, table: Table, me: Player, event: JudgeShown) -> bool:
        return bool(me.hand) or bool(self._black(table, me, me.gear()))

    def ways(self, table: Table, me: Player, event: JudgeShown) -> Sequence[Way]:
        cards = self._black(table, me, me.cards())
        return ((cards_pick(table, cards),),) if cards else ()

    async def pay(self, table: Table, me: Player, event: JudgeShown, *chosen: int) -> None:
        await to_processing(table, chosen)

    async def run(self, table: Table, me: Player, event: JudgeShown, *chosen: int) -> None:
        old = replace_judgement(table, event.judgement, chosen[0])
        await take(table, me, (old,))


ZHANG_JIAO = General("zhang_jiao", "张角", "qun", "male", half_fish=3, skills=(Leiji(), Guidao()))
ZHANG_JIAO_CURRENT = ZHANG_JIAO._replace(skills=(LeijiOther(), Guidao()))
