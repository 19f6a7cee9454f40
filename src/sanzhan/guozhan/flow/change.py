"""Generals that are removed or changed during the game (rules §13.1, §13.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.kingdoms import determine, nominal, overflowed
from sanzhan.guozhan.flow.showing import learn_generals, turn_up
from sanzhan.guozhan.flow.window import happen
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.skills.skill import DEPUTY, HEAD, ORIGINS
from sanzhan.guozhan.table import SOLDIERS
from sanzhan.guozhan.timings import Removed
from sanzhan.kernel.ask import Ask, Option, Pick

if TYPE_CHECKING:
    from sanzhan.guozhan.skills.general import General
    from sanzhan.guozhan.table import Table


async def remove_general(table: Table, me: Player, origin: int) -> None:
    """移除: a general goes to the general deck, a soldier of its kingdom and sex takes its place (§13.1).

    A hidden one is shown first, which is no reveal, but determines the kingdom. Maximum HP stays.
    """
    from sanzhan.guozhan.flow.victory import check_victory

    general = table.general(me, origin)
    handle, silenced = me.generals[origin], me.lost[origin]
    if handle < 0:
        raise ValueError("a soldier cannot be removed")
    was_up = me.up[origin]
    before = me.kingdom
    if not was_up:
        learn_generals(table, (handle,), tuple(range(table.size)))
        me.up = (me.up[0] or origin == HEAD, me.up[1] or origin == DEPUTY)
        determine(table, me, origin)
    me.rewarded = True
    _put(me, origin, soldier_for(table, me, origin))
    table.general_deck.append(handle)
    table.changed()
    table.tell(
        "gz-removed", seat=me.seat, place=ORIGINS[origin], general=general.id,
        kingdom=None if me.kingdom == before else "careerist" if me.careerist else me.kingdom,
    )  # fmt: skip
    if not silenced:
        for skill in general.skills_as(origin):
            await skill.ends(table, me)
    if me.kingdom != before:
        await check_victory(table)
    await happen(table, Removed(me, origin, general.id))


def soldier_for(table: Table, me: Player, origin: int) -> int:
    """The soldier of this general's kingdom and sex; of two kingdoms it is the head's that counts (§13.1, §14.3)."""
    kingdom, sex = nominal(table, me, origin), table.general(me, origin).sex
    return ~next(n for n, one in enumerate(SOLDIERS) if (one.kingdom, one.sex) == (kingdom, sex))


def _put(me: Player, origin: int, handle: int) -> None:
    me.generals = (handle, me.generals[DEPUTY]) if origin == HEAD else (me.generals[HEAD], handle)
    me.lost = (me.lost[0] and origin != HEAD, me.lost[1] and origin != DEPUTY)


def may_change_deputy(table: Table, me: Player, why: str) -> bool:
    """This skill has not changed this deputy yet (S3, R60)."""
    return me.alive and why not in me.changed_by


async def change_deputy(table: Table, me: Player, why: str, *, face_down: bool = False) -> bool:
    """变更副将: the first general of my kingdom from the general deck takes the deputy's place (§13.2).

    `why` is the id of the skill: each may do it once for a character. False: it may not, or nobody is found. The other
    cards turned up and the old deputy go under the deck.
    """
    if not may_change_deputy(table, me, why):
        return False
    hidden = tuple(origin for origin in (HEAD, DEPUTY) if not me.up[origin])
    if hidden:
        turn_up(table, me, hidden)
        from sanzhan.guozhan.flow.reveal import after_reveal

        await after_reveal(table, me)
    me.changed_by |= {why}
    me.rewarded = True
    wanted = 3 if table.options.deputy_change_candidates == "three" else 1
    turned: list[int] = []
    fitting: list[int] = []
    for handle in table.general_deck:
        if len(fitting) == wanted:
            break
        turned.append(handle)
        if _fits(table, me, table.general_face[handle]):
            fitting.append(handle)
    learn_generals(table, tuple(turned), tuple(range(table.size)))
    table.tell(
        "gz-deputy-sought", seat=me.seat, skill=why, generals=[table.general_face[handle].id for handle in turned]
    )
    table.general_deck = table.general_deck[len(turned) :]
    if not fitting:
        table.general_deck += turned
        return False
    new = fitting[0]
    if len(fitting) > 1:
        shown = [table.general_face[handle].id for handle in fitting]
        new = await Ask(me.seat, "gz-deputy", lambda: [Option("choose", _same, Pick("general", fitting, shown))])
    old, general = me.generals[DEPUTY], table.general(me, DEPUTY)
    table.general_deck += [handle for handle in turned if handle != new] + ([old] if old >= 0 else [])
    _put(me, DEPUTY, new)
    me.up = (me.up[HEAD], not face_down)
    table.changed()
    table.tell("gz-deputy-changed", seat=me.seat, general=None if face_down else table.general(me, DEPUTY).id)
    for skill in general.skills_as(DEPUTY):
        await skill.ends(table, me)
    return True


def _same(handle: int) -> int:
    return handle


def _fits(table: Table, me: Player, general: General) -> bool:
    """Of the kingdom of the character; a careerist by his general takes any that is none (§13.2)."""
    if general.place == "head":
        return False
    head = table.general(me, HEAD)
    if head.kingdom == "careerist":
        return general.kingdom != "careerist"
    kingdom = overflowed(table, me) or (head.kingdom if me.careerist else me.kingdom)
    return kingdom in general.kingdoms
