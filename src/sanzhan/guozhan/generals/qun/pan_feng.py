"""潘凤 Pan Feng (Qun)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import cards_pick
from sanzhan.guozhan.flow.move import discard, place
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Trigger
from sanzhan.guozhan.timings import Caused
from sanzhan.kernel.ask import Ask, Option

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Kuangfu(Trigger[Caused]):
    """狂斧: after direct Slash damage take an equipped card of the victim into your free slot, or discard it."""

    id = "kuangfu"
    on = Caused

    def ready(self, table: Table, me: Player, event: Caused) -> bool:
        hit = event.damage
        return hit.direct and hit.by("slash") and hit.target is not me and hit.target.alive and bool(hit.target.gear())

    async def run(self, table: Table, me: Player, event: Caused, *chosen: object) -> None:
        victim = event.damage.target
        worn = victim.gear()
        if not worn:
            return
        fitting = [card for card in worn if me.equip[table.face[card].slot] < 0]

        def options() -> list[Option[tuple[str, int]]]:
            acts = [("place", fitting), ("discard", worn)] if fitting else [("discard", worn)]
            return [Option(act, _naming(act), cards_pick(table, cards)) for act, cards in acts]

        act, card = await Ask[tuple[str, int]](me.seat, "gz-kuangfu", options, args={"target": victim.seat})
        if act == "place":
            await place(table, card, victim, me)
        else:
            await discard(table, victim, (card,), by=me)


def _naming(act: str) -> Callable[[int], tuple[str, int]]:
    return lambda card: (act, card)


PAN_FENG = General("pan_feng", "潘凤", "qun", "male", half_fish=4, skills=(Kuangfu(),))
