"""孙权 Sun Quan (Wu)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import cards_pick
from sanzhan.guozhan.flow.move import discard, draw
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Active, Way

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Zhiheng(Active):
    """制衡: once a play phase discard one to as many cards as your maximum HP, then draw as many."""

    id = "zhiheng"

    def ready(self, table: Table, me: Player) -> bool:
        return bool(me.cards())

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        cards = me.cards()
        return [(cards_pick(table, cards, 1, min(me.max_hp, len(cards))),)]

    async def pay(self, table: Table, me: Player, chosen: int | tuple[int, ...]) -> None:
        await discard(table, me, _several(chosen))

    async def run(self, table: Table, me: Player, chosen: int | tuple[int, ...]) -> None:
        await draw(table, me, len(_several(chosen)))


def _several(chosen: int | tuple[int, ...]) -> tuple[int, ...]:
    """A pick that allowed one card alone gives the card itself."""
    return chosen if isinstance(chosen, tuple) else (chosen,)


SUN_QUAN = General("sun_quan", "孙权", "wu", "male", half_fish=4, skills=(Zhiheng(),), companions=("zhou_tai",))
