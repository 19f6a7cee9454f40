"""拉拢人心 and 暴露野心: a careerist by his general before somebody else's victory, and his one ally (rules §10.5)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import choose_act
from sanzhan.guozhan.flow.damage import recover
from sanzhan.guozhan.flow.kingdoms import is_lord
from sanzhan.guozhan.flow.move import draw
from sanzhan.guozhan.flow.showing import turn_up
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.rules.marks import CAREERIST, grant_marks, spend_mark
from sanzhan.guozhan.skills.skill import HEAD, Active
from sanzhan.kernel.ask import Ask, Option

if TYPE_CHECKING:
    from sanzhan.guozhan.table import Table

FEWEST = 3


async def claims(table: Table) -> bool:
    """Somebody would win: every living hidden careerist general comes out; True if the game goes on for it (R44)."""
    hiding = [
        player
        for player in table.in_turn_order()
        if not player.up[HEAD] and table.general(player, HEAD).kingdom == "careerist"
    ]
    if not hiding or len(table.living()) == 1:
        return False
    for player in hiding:
        turn_up(table, player, (HEAD,))
        await grant_marks(table, player)
    if table.options.recruit_timing != "play_phase":
        for player in hiding:
            if _may(table, player) and await _wants(table, player):
                await recruit(table, player)
    return len({player.kingdom for player in table.living()}) > 1


def _may(table: Table, me: Player) -> bool:
    return CAREERIST in me.marks and len(table.living()) >= FEWEST and bool(_asked(table, me))


async def _wants(table: Table, me: Player) -> bool:
    return await choose_act(table, me, "gz-recruit", ("decline", "recruit")) == "recruit"


def _asked(table: Table, me: Player) -> list[Player]:
    """Everybody but careerists and lords who have shown themselves (R58)."""
    return [p for p in table.others(me) if not p.careerist and not is_lord(table, p)]


async def recruit(table: Table, me: Player) -> None:
    """The mark is spent; the others are asked in turn, the first who joins is of his kingdom from now on (R56)."""
    spend_mark(table, me, CAREERIST)
    asked = _asked(table, me)
    for place, other in enumerate(asked):
        if await Ask(other.seat, "gz-join", partial(_answers, table, other), args={"seat": me.seat}):
            other.kingdom = me.kingdom
            other.rewarded = other.rewarded or not other.hidden
            table.changed()
            table.tell("gz-joined", seat=other.seat, careerist=me.seat)
            refused = asked[:place]
            break
        table.tell("gz-join-refused", seat=other.seat, careerist=me.seat)
    else:
        refused = asked
    if table.options.recruit_refuse_bonus == "q24":
        for other in refused:
            await draw(table, other, max(0, 4 - len(other.hand)))
            await recover(table, other, 1)


def _answers(table: Table, me: Player) -> list[Option[bool]]:
    """A lord or careerist who hides is asked like the others, but can only refuse."""
    listed = [Option("refuse", lambda: False)]
    head = table.general(me, HEAD)
    if head.lord_of is None and head.kingdom != "careerist":
        listed.append(Option("join", lambda: True))
    return listed


class Recruit(Active):
    """拉拢人心: in the own play phase, once, while three are alive."""

    id = "recruit"
    limit = None

    def ready(self, table: Table, me: Player) -> bool:
        return me.careerist and me.up[HEAD] and table.options.recruit_timing != "win_check" and _may(table, me)

    async def run(self, table: Table, me: Player, *chosen: object) -> None:
        from sanzhan.guozhan.flow.victory import check_victory

        await recruit(table, me)
        await check_victory(table)


SKILLS = (Recruit(),)
