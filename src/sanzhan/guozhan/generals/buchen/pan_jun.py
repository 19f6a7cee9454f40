"""潘濬 Pan Jun (Shu, Wu)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import seats_pick
from sanzhan.guozhan.flow.damage import lose_hp
from sanzhan.guozhan.flow.move import draw
from sanzhan.guozhan.queries import attack_range, other_kingdom, same_kingdom
from sanzhan.guozhan.rules.marks import gain_mark, spend_mark
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Trigger, Way
from sanzhan.guozhan.timings import DrawCount, PrepareStarts, Revealed, Suffering, TurnStarts

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

WATCHED = "congcha"


def watched(table: Table, me: Player) -> list[Player]:
    """Whom 潘濬 watches."""
    return [p for p in table.others(me) if WATCHED in p.marks]


def forget(table: Table, me: Player) -> None:
    """He watches nobody any more."""
    for player in watched(table, me):
        spend_mark(table, player, WATCHED)


class Congcha(Trigger[PrepareStarts]):
    """聪察: in your preparation phase choose an undetermined character to watch until your next turn."""

    id = "congcha"
    on = PrepareStarts

    def _others(self, table: Table, me: Player) -> list[Player]:
        return [p for p in table.others(me) if not p.determined]

    def ready(self, table: Table, me: Player, event: PrepareStarts) -> bool:
        return bool(self._others(table, me))

    def ways(self, table: Table, me: Player, event: PrepareStarts) -> Sequence[Way]:
        return ((seats_pick(self._others(table, me)),),)

    async def run(self, table: Table, me: Player, event: PrepareStarts, *chosen: int) -> None:
        if table[chosen[0]].alive and not table[chosen[0]].determined:
            gain_mark(table, table[chosen[0]], WATCHED)

    async def ends(self, table: Table, me: Player) -> None:
        """Turned down or lost, nobody is watched any more."""
        forget(table, me)


class CongchaPasses(Trigger[TurnStarts]):
    """聪察: whom you chose before this turn is watched no longer."""

    id = "congcha"
    on = TurnStarts
    forced = True

    def ready(self, table: Table, me: Player, event: TurnStarts) -> bool:
        return bool(watched(table, me))

    async def run(self, table: Table, me: Player, event: TurnStarts, *chosen: object) -> None:
        forget(table, me)


class CongchaFinds(Trigger[Revealed]):
    """聪察: whom you watch turns up: of your kingdom you both draw two cards, of another it loses 1 HP."""

    id = "congcha"
    on = Revealed
    anyone = True
    forced = True

    def ready(self, table: Table, me: Player, event: Revealed) -> bool:
        return event.who is not me and WATCHED in event.who.marks

    async def run(self, table: Table, me: Player, event: Revealed, *chosen: object) -> None:
        other = event.who
        spend_mark(table, other, WATCHED)
        if same_kingdom(me, other):
            for seat in table.sorted_seats((me.seat, other.seat)):
                await draw(table, table[seat], 2)
        elif other_kingdom(me, other):
            await lose_hp(table, other, 1)


class CongchaDraws(Trigger[DrawCount]):
    """聪察: in your draw phase draw two more cards if everybody alive is determined."""

    id = "congcha"
    on = DrawCount

    def ready(self, table: Table, me: Player, event: DrawCount) -> bool:
        return all(player.determined for player in table.living())

    async def run(self, table: Table, me: Player, event: DrawCount, *chosen: object) -> None:
        event.count += 2


class Gongqing(Trigger[Suffering]):
    """公清: damage of more than 1 is 1 if its source reaches less than 3 far; if it reaches farther than 3, 1 more."""

    id = "gongqing"
    on = Suffering
    locked = True

    def ready(self, table: Table, me: Player, event: Suffering) -> bool:
        source = event.damage.source
        if source is None:
            return False
        reach = attack_range(table, source)
        return reach > 3 or (reach < 3 and event.damage.amount > 1)

    async def run(self, table: Table, me: Player, event: Suffering, *chosen: object) -> None:
        assert event.damage.source is not None
        if attack_range(table, event.damage.source) > 3:
            event.damage.amount += 1
        else:
            event.damage.amount = 1


PAN_JUN = General(
    "pan_jun",
    "潘濬",
    "shu",
    "male",
    half_fish=3,
    skills=(Congcha(), CongchaPasses(), CongchaFinds(), CongchaDraws(), Gongqing()),
    package="buchen",
    place="deputy",
    second="wu",
)
