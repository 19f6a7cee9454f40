"""The choice to turn generals up, the rewards for a complete pair, turning down and silencing (rules §5, §9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sanzhan.guozhan.flow.move import draw
from sanzhan.guozhan.flow.showing import turn_up
from sanzhan.guozhan.flow.victory import check_victory
from sanzhan.guozhan.flow.window import happen
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.skills.skill import DEPUTY, HEAD, ORIGINS, Trigger, Way
from sanzhan.guozhan.timings import PrepareStarts, Revealed
from sanzhan.kernel.ask import Ask, Option, Pick

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sanzhan.guozhan.table import Table


class TurnUp(Trigger[PrepareStarts]):
    """At the start of his preparation phase a player may turn his generals up (S4 18)."""

    id = "turn_up"
    on = PrepareStarts

    def ready(self, table: Table, me: Player, event: PrepareStarts) -> bool:
        return me.hidden

    def able(self, table: Table, me: Player, event: PrepareStarts) -> bool:
        return table.may_reveal(me)

    def ways(self, table: Table, me: Player, event: PrepareStarts) -> Sequence[Way]:
        down = [ORIGINS[origin] for origin in (HEAD, DEPUTY) if not me.up[origin]]
        return ((Pick("general", down, least=1, most=len(down)),),) if down else ()

    async def run(self, table: Table, me: Player, event: PrepareStarts, *chosen: Any) -> None:
        named = (chosen[0],) if isinstance(chosen[0], str) else chosen[0]
        turn_up(table, me, tuple(ORIGINS.index(name) for name in named))
        await after_reveal(table, me)


async def after_reveal(table: Table, me: Player) -> None:
    """What follows when generals have been turned up, inserted into whatever is going on: the victory check first."""
    await check_victory(table)
    await table.edition.revealed(table, me)
    turned = tuple(origin for seat, origin in table.turned if seat == me.seat)
    table.turned = tuple(one for one in table.turned if one[0] != me.seat)
    if turned and me.alive:
        await happen(table, Revealed(me, turned))


async def instant_rewards(table: Table, me: Player) -> None:
    """The rewards of the first time that both are up, in the first edition (§9.1)."""
    if me.rewarded or me.hidden or not me.alive:
        return
    me.rewarded = True
    head, deputy = table.general(me, HEAD), table.general(me, DEPUTY)
    if table.edition.companions(head, deputy):
        await companion_reward(table, me)
    if (head.fish(HEAD) + deputy.fish(DEPUTY)) % 2 and me.alive:
        await fish_reward(table, me)


async def companion_reward(table: Table, me: Player) -> None:
    """珠联璧合: draw two cards, recover 1 HP, or nothing (S4 44-45)."""
    from sanzhan.guozhan.flow.damage import recover

    def options() -> list[Option[str]]:
        listed = [Option("decline", lambda: "decline"), Option("draw_two", lambda: "draw_two")]
        return [*listed, Option("recover", lambda: "recover")] if me.wounded else listed

    choice = await Ask(me.seat, "gz-companion", options)
    if choice != "decline":
        table.tell("gz-companion", seat=me.seat)
    if choice == "draw_two":
        await draw(table, me, 2)
    elif choice == "recover":
        await recover(table, me, 1)


async def fish_reward(table: Table, me: Player) -> None:
    """阴阳鱼: a half fish is left over: may draw one card (S4 11)."""
    choice = await Ask(
        me.seat,
        "gz-fish",
        lambda: [Option("decline", lambda: False), Option("draw_one", lambda: True)],
    )
    if choice:
        table.tell("gz-fish", seat=me.seat)
        await draw(table, me, 1)


async def turn_down(table: Table, me: Player, origin: int) -> None:
    """A general is turned face down again: its skills are off, what lay on it is discarded (§5.8)."""
    me.up = (me.up[0] and origin != 0, me.up[1] and origin != 1)
    table.changed()
    table.tell("gz-hide", seat=me.seat, general=ORIGINS[origin])
    for skill in table.general(me, origin).skills_as(origin):
        await skill.ends(table, me)


async def silence(table: Table, me: Player, origin: int) -> None:
    """A general loses its skills for good, turned up or not (断肠, §5.9)."""
    me.lost = (me.lost[0] or origin == 0, me.lost[1] or origin == 1)
    table.changed()
    table.tell("gz-silence", seat=me.seat, general=ORIGINS[origin])
    if me.up[origin]:
        for skill in table.general(me, origin).skills_as(origin):
            await skill.ends(table, me)
