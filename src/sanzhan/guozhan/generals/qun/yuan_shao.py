"""袁绍 Yuan Shao (Qun)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.face import SUITS, Face, Suit
from sanzhan.guozhan.flow.move import draw
from sanzhan.guozhan.queries import same_kingdom
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Conversion, Modifier, Skill, Trigger
from sanzhan.guozhan.timings import Answered, TargetsDeclared

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Luanji(Conversion):
    """乱击: two hand cards of one suit as 万箭齐发."""

    id = "luanji"
    makes = ("archery_attack",)
    modes = ("use",)
    count_cards = 2

    def groups(self, table: Table, me: Player, kind: str) -> list[list[int]]:
        by_suit = [[card for card in me.hand if table.suit(me, card) == suit] for suit in SUITS]
        return [cards for cards in by_suit if len(cards) >= self.count_cards]


def _spent(suit: Suit) -> str:
    return f"luanji_{suit}"


class LuanjiAnySuits(Conversion):
    """乱击, current edition: any two hand cards as 万箭齐发, each suit once a turn."""

    id = "luanji"
    makes = ("archery_attack",)
    modes = ("use",)
    count_cards = 2

    def accepts(self, table: Table, me: Player, face: Face, suit: Suit, kind: str) -> bool:
        return _spent(suit) not in me.used_turn


class LuanjiSpends(Trigger[TargetsDeclared]):
    """乱击: the suits of this volley are used up for the turn."""

    id = "luanji"
    on = TargetsDeclared
    locked = True
    told = False

    def ready(self, table: Table, me: Player, event: TargetsDeclared) -> bool:
        return event.use.skill == self.id

    async def run(self, table: Table, me: Player, event: TargetsDeclared, *chosen: object) -> None:
        for card in event.use.cards:
            me.used_turn[_spent(table.suit(me, card))] = 1


class LuanjiThanks(Trigger[Answered]):
    """乱击: who has played a Dodge because of a volley of his own kingdom may draw a card."""

    id = "luanji"
    on = Answered

    def ready(self, table: Table, me: Player, event: Answered) -> bool:
        return event.use.skill == self.id and same_kingdom(me, event.use.user)

    async def run(self, table: Table, me: Player, event: Answered, *chosen: object) -> None:
        await draw(table, me, 1)


MINE, THEIRS = (LuanjiSpends(),), (LuanjiThanks(),)


class LuanjiRules(Modifier):
    """乱击: what it brings along for its owner and for his kingdom."""

    id = "luanji"
    locked = False

    def grants(self, table: Table, me: Player, who: Player) -> tuple[Skill, ...]:
        return MINE if who is me else THEIRS if same_kingdom(me, who) else ()


YUAN_SHAO = General(
    "yuan_shao",
    "袁绍",
    "qun",
    "male",
    half_fish=4,
    skills=(Luanji(),),
    companions=("yan_wen",),
)
YUAN_SHAO_CURRENT = YUAN_SHAO._replace(skills=(LuanjiAnySuits(), LuanjiRules()))
