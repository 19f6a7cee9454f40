"""沙摩柯 Sha Moke (Shu)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sanzhan.guozhan.flow.move import draw
from sanzhan.guozhan.queries import attack_range
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Trigger
from sanzhan.guozhan.timings import CardUsed, Responded, Timing

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


def cards_used(table: Table, me: Player) -> int:
    """How many cards I have used or played in this turn."""
    return sum(one.what in ("use", "play") and one.seat == me.seat for one in table.history)


class Jili(Trigger[Timing]):
    """蒺藜: when the card you use is the X-th that you use or play in this turn you may draw X, your attack range."""

    id = "jili"
    on: ClassVar[type[Timing]] = CardUsed

    def ready(self, table: Table, me: Player, event: Timing) -> bool:
        return cards_used(table, me) == attack_range(table, me) and not (
            isinstance(event, CardUsed) and _in_response(table, event)
        )

    async def run(self, table: Table, me: Player, event: Timing, *chosen: object) -> None:
        await draw(table, me, attack_range(table, me))


def _in_response(table: Table, event: CardUsed) -> bool:
    """This use is heard of as a response: 无懈可击, or what is given to the dying."""
    use = event.use
    if use.kind.family == "nullification":
        return True
    return use.kind.family in ("peach", "wine") and any(table[seat].hp <= 0 for seat in use.targets)


class JiliResponds(Jili):
    """蒺藜: so it is for a card that you use or play in response."""

    on = Responded


SHA_MOKE = General(
    "sha_moke",
    "沙摩柯",
    "shu",
    "male",
    half_fish=4,
    skills=(Jili(), JiliResponds()),
    package="transformation",
)
