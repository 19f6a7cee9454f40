"""刘巴 Liu Ba (Shu)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.change import remove_general
from sanzhan.guozhan.flow.choose import choose_act
from sanzhan.guozhan.flow.damage import recover
from sanzhan.guozhan.flow.move import draw
from sanzhan.guozhan.generals.formation.fellows import is_fellow, may_be_fellow
from sanzhan.guozhan.history import total
from sanzhan.guozhan.queries import my_kingdom, same_kingdom
from sanzhan.guozhan.skills.general import General, Kingdom
from sanzhan.guozhan.skills.skill import Active, Modifier, Skill, Trigger
from sanzhan.guozhan.timings import FinishStarts

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

KINGDOM: Kingdom = "shu"
TONGDU = "tongdu"
MOST = 3


def made_up(table: Table, who: Player) -> int:
    """How many cards 统度 gives: those discarded in the discard phase of this turn, three at most."""
    return min(total(table, "discard", seat=who.seat, phase="discard"), MOST)


class TongduDraws(Trigger[FinishStarts]):
    """统度: in your finish phase draw as many cards as you have discarded in your discard phase, three at most."""

    id = TONGDU
    on = FinishStarts
    limit = "turn"

    def ready(self, table: Table, me: Player, event: FinishStarts) -> bool:
        return made_up(table, me) > 0

    async def run(self, table: Table, me: Player, event: FinishStarts, *chosen: object) -> None:
        await draw(table, me, made_up(table, me))


DRAWS = (TongduDraws(),)


class Tongdu(Modifier):
    """统度: everybody of your kingdom may make up in the finish phase for what it discarded in the discard phase."""

    id = TONGDU
    # each of them may draw or not: no locked skill, though it is in force without a question
    locked = False

    def grants(self, table: Table, me: Player, who: Player) -> tuple[Skill, ...]:
        return DRAWS if who is me or same_kingdom(me, who) else ()


class TongduShown(Trigger[FinishStarts]):
    """统度: a hidden 刘巴 may be turned up so that he or another of his kingdom may draw."""

    id = TONGDU
    on = FinishStarts
    anyone = True
    only_hidden = True

    def ready(self, table: Table, me: Player, event: FinishStarts) -> bool:
        who = event.who
        unused = not who.used_turn.get(TONGDU)
        return who.alive and unused and made_up(table, who) > 0 and may_be_fellow(me, who, KINGDOM)

    def able(self, table: Table, me: Player, event: FinishStarts) -> bool:
        return is_fellow(table, me, event.who, KINGDOM)

    async def run(self, table: Table, me: Player, event: FinishStarts, *chosen: object) -> None:
        who = event.who
        who.used_turn[TONGDU] = 1
        if who is me or await choose_act(table, who, "gz-tongdu", ("decline", "draw"), seat=me.seat) == "draw":
            await draw(table, who, made_up(table, who))


class Qingyin(Active):
    """清隐: once a game everybody of your kingdom recovers all HP; then this general is removed."""

    id = "qingyin"
    limit = "game"

    async def run(self, table: Table, me: Player, *chosen: object) -> None:
        for player in my_kingdom(table, me):
            await recover(table, player, player.max_hp - player.hp)
        for origin in (0, 1):
            if self in table.general(me, origin).skills:
                await remove_general(table, me, origin)


LIU_BA = General(
    "liu_ba",
    "刘巴",
    KINGDOM,
    "male",
    half_fish=3,
    skills=(Tongdu(), TongduShown(), Qingyin()),
    package="buchen",
)
