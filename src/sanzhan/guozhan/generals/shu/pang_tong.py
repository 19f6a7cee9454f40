"""庞统 Pang Tong (Shu)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.face import Face, Suit
from sanzhan.guozhan.flow.damage import recover, set_chained, toggle_stack
from sanzhan.guozhan.flow.move import discard, draw
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Conversion, Trigger
from sanzhan.guozhan.timings import InDying

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

REBORN = 3


class Lianhuan(Conversion):
    """连环: a club hand card as 铁索连环, which may be recast as well."""

    id = "lianhuan"
    makes = ("iron_chain",)
    modes = ("use",)
    can_recast = True

    def accepts(self, table: Table, me: Player, face: Face, suit: Suit, kind: str) -> bool:
        return suit == "club"


class Niepan(Trigger[InDying]):
    """涅槃: once a game, when dying, discard all your cards, be upright and unchained, draw 3 and recover to 3 HP."""

    id = "niepan"
    on = InDying
    limit = "game"

    async def run(self, table: Table, me: Player, event: InDying, *chosen: object) -> None:
        # carried out even if the reward for a complete pair has saved him already (R26)
        await discard(table, me, [*me.cards(), *(card for card, _ in me.judging)])
        if me.stacked:
            toggle_stack(table, me)
        set_chained(table, me, False)
        await draw(table, me, 3)
        await recover(table, me, REBORN - me.hp)


PANG_TONG = General(
    "pang_tong", "庞统", "shu", "male", half_fish=3, skills=(Lianhuan(), Niepan()), companions=("wolong",)
)
