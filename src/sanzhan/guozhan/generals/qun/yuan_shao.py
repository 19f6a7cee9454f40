"""袁绍 Yuan Shao (Qun)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.face import SUITS
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Conversion

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


YUAN_SHAO = General(
    "yuan_shao",
    "袁绍",
    "qun",
    "male",
    half_fish=4,
    skills=(Luanji(),),
    companions=("yan_wen",),
)
