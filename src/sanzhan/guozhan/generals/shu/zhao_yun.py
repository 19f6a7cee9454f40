"""赵云 Zhao Yun (Shu)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.face import Face, Suit
from sanzhan.guozhan.flow.choose import seats_pick
from sanzhan.guozhan.flow.damage import damage, recover
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Conversion, Trigger, Way
from sanzhan.guozhan.timings import Dodged

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Longdan(Conversion):
    """龙胆: a Slash of any kind as a Dodge, a Dodge as a plain Slash."""

    id = "longdan"
    makes = ("slash", "dodge")

    def accepts(self, table: Table, me: Player, face: Face, suit: Suit, kind: str) -> bool:
        return face.family == ("dodge" if kind == "slash" else "slash")


class LongdanStrikes(Trigger[Dodged]):
    """龙胆, current edition: when your Slash made of a Dodge has been dodged you may deal 1 damage to a character, not
    the one who dodged."""

    id = "longdan"
    on = Dodged

    def ready(self, table: Table, me: Player, event: Dodged) -> bool:
        return event.use.skill == self.id

    def ways(self, table: Table, me: Player, event: Dodged) -> Sequence[Way]:
        return [(seats_pick([p for p in table.in_turn_order() if p is not event.target]),)]

    async def run(self, table: Table, me: Player, event: Dodged, *chosen: int) -> None:
        await damage(table, me, table[chosen[0]], 1)


class LongdanHeals(Trigger[Dodged]):
    """龙胆, current edition: when your Dodge made of a Slash has cancelled a Slash you may let another character, not
    the user of that Slash, recover 1 HP."""

    id = "longdan"
    on = Dodged
    anyone = True

    def _wounded(self, table: Table, me: Player, event: Dodged) -> list[Player]:
        return [p for p in table.others(me) if p is not event.who and p.wounded]

    def ready(self, table: Table, me: Player, event: Dodged) -> bool:
        made = (dodge.listener for dodge in event.use.dodges)
        mine = event.target is me and any(by is not None and by.skill.id == self.id for by in made)
        return mine and bool(self._wounded(table, me, event))

    def ways(self, table: Table, me: Player, event: Dodged) -> Sequence[Way]:
        return [(seats_pick(self._wounded(table, me, event)),)]

    async def run(self, table: Table, me: Player, event: Dodged, *chosen: int) -> None:
        await recover(table, table[chosen[0]], 1)


LONGDAN = Longdan()
ZHAO_YUN = General("zhao_yun", "赵云", "shu", "male", half_fish=4, skills=(LONGDAN,), companions=("liu_shan",))
ZHAO_YUN_CURRENT = ZHAO_YUN._replace(skills=(LONGDAN, LongdanStrikes(), LongdanHeals()))
