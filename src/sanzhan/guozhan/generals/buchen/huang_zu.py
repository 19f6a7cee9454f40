"""黄祖 Huang Zu (Qun)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.change import change_deputy, may_change_deputy
from sanzhan.guozhan.flow.choose import cards_pick
from sanzhan.guozhan.flow.move import discard
from sanzhan.guozhan.flow.respond import Made
from sanzhan.guozhan.flow.use import use_card
from sanzhan.guozhan.queries import may_target, may_use
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import EFFECT, Listener, Modifier, Trigger, Way
from sanzhan.guozhan.timings import PrepareStarts, TurnOver

if TYPE_CHECKING:
    from sanzhan.guozhan.flow.use import Use
    from sanzhan.guozhan.history import Happened
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

XISHE = "xishe"
STRONGER, KILLED = "xishe_stronger", "xishe_killed"
OFTEN = 99


class Xishe(Trigger[PrepareStarts]):
    """袭射: in the preparation phase of another discard a card you wear, as often as you have one, for a Slash on it;
    has it less HP than you, nobody can answer."""

    id = XISHE
    on = PrepareStarts
    anyone = True

    def times(self, event: PrepareStarts) -> int:
        return OFTEN

    def ready(self, table: Table, me: Player, event: PrepareStarts) -> bool:
        who = event.who
        legal = who is not me and who.alive and may_use(table, me, "slash") and may_target(table, me, who)
        return legal and bool(me.gear())

    def ways(self, table: Table, me: Player, event: PrepareStarts) -> Sequence[Way]:
        return ((cards_pick(table, me.gear()),),)

    async def pay(self, table: Table, me: Player, event: PrepareStarts, *chosen: int) -> None:
        await discard(table, me, chosen)

    async def run(self, table: Table, me: Player, event: PrepareStarts, *chosen: int) -> None:
        if not (event.who.alive and me.alive):
            return
        me.used[STRONGER] = int(event.who.hp < me.hp)
        before = len(table.history)
        await use_card(table, me, Made("slash", (), Listener(me.seat, EFFECT, self)), (event.who.seat,))
        me.used[STRONGER] = 0
        if _killed(table.history[before:], me):
            me.used_turn[KILLED] = 1


def _killed(history: Sequence[Happened], me: Player) -> bool:
    """A Slash of mine was the last thing that hurt one who has died."""
    hurt: dict[int, bool] = {}
    for one in history:
        if one.what in ("damage", "lose_hp"):
            hurt[one.seat] = one.what == "damage" and one.other == me.seat and one.kind == "slash"
        elif one.what == "death" and one.other == me.seat and hurt.get(one.seat):
            return True
    return False


class XisheUnanswered(Modifier):
    """袭射: nobody can answer such a Slash on one who had less HP."""

    id = XISHE
    locked = False

    def may_answer(self, table: Table, me: Player, who: Player, use: Use) -> bool:
        return not (use.user is me and use.skill == XISHE and me.used.get(STRONGER))


class XisheMoves(Trigger[TurnOver]):
    """袭射: at the end of a turn in which such a Slash has killed you may change your deputy, face down."""

    id = XISHE
    on = TurnOver
    anyone = True

    def ready(self, table: Table, me: Player, event: TurnOver) -> bool:
        return bool(me.used_turn.get(KILLED)) and may_change_deputy(table, me, self.id)

    async def run(self, table: Table, me: Player, event: TurnOver, *chosen: object) -> None:
        await change_deputy(table, me, self.id, face_down=True)


HUANG_ZU = General(
    "huang_zu",
    "黄祖",
    "qun",
    "male",
    half_fish=4,
    skills=(Xishe(), XisheUnanswered(), XisheMoves()),
    package="buchen",
)
