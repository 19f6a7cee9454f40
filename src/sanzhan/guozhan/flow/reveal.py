"""Turning generals up and down, kingdoms, careerists, the rewards for a complete pair, and victory (rules §5-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from zlib import crc32

from sanzhan.guozhan.flow.move import SUM, draw
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.queries import joins
from sanzhan.guozhan.skills.skill import DEPUTY, HEAD, ORIGINS, Trigger, Way
from sanzhan.guozhan.timings import PrepareStarts
from sanzhan.kernel.ask import Ask, Option, Pick
from sanzhan.kernel.errors import GameOver
from sanzhan.kernel.game import Result

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


def learn_generals(table: Table, handles: tuple[int, ...], seats: tuple[int, ...]) -> None:
    """These seats see the faces of these general cards."""
    for handle in handles:
        code = crc32(table.general_face[handle].id.encode())
        for seat in seats:
            table.seen_generals[seat] |= 1 << handle
            table.shown_to[seat] = (table.shown_to[seat] * 31 + code) & SUM
        if len(seats) == table.size:
            table.shown = (table.shown * 31 + code) & SUM


def turn_up(table: Table, me: Player, origins: tuple[int, ...]) -> None:
    """Generals are turned up; the first of a player fixes his kingdom (§6)."""
    me.up = (me.up[0] or 0 in origins, me.up[1] or 1 in origins)
    table.changed()
    learn_generals(table, tuple(me.generals[o] for o in origins), tuple(range(table.size)))
    first = me.kingdom is None
    if first:
        me.kingdom = joins(table, me, table.general(me, origins[0]).kingdom)
    table.tell(
        "gz-reveal",
        seat=me.seat,
        generals=[[ORIGINS[o], table.general(me, o).id] for o in origins],
        kingdom=kingdom_key(me) if first else None,
    )


def kingdom_key(me: Player) -> str | None:
    """A kingdom as people call it: careerists are told apart by their seat alone."""
    return "careerist" if me.careerist else me.kingdom


async def after_reveal(table: Table, me: Player) -> None:
    """The rewards of the first time that both are up, inserted into whatever is going on; then the victory check."""
    check_victory(table)
    if me.rewarded or me.hidden or not me.alive:
        return
    me.rewarded = True
    head, deputy = table.general(me, HEAD), table.general(me, DEPUTY)
    if table.edition.companions(head, deputy):
        await companion_reward(table, me)
    if (head.half_fish + deputy.half_fish) % 2 and me.alive:
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
    for skill in table.general(me, origin).skills:
        await skill.ends(table, me)


async def silence(table: Table, me: Player, origin: int) -> None:
    """A general loses its skills for good, turned up or not (断肠, §5.9)."""
    me.lost = (me.lost[0] or origin == 0, me.lost[1] or origin == 1)
    table.changed()
    table.tell("gz-silence", seat=me.seat, general=ORIGINS[origin])
    if me.up[origin]:
        for skill in table.general(me, origin).skills:
            await skill.ends(table, me)


def show_dead(table: Table, me: Player) -> None:
    """The dead show their generals: no reveal, but the kingdom is determined (§5.11, S4 39)."""
    hidden = tuple(o for o in (HEAD, DEPUTY) if not me.up[o])
    if not hidden:
        return
    learn_generals(table, tuple(me.generals[o] for o in hidden), tuple(range(table.size)))
    me.up = (True, True)
    me.rewarded = True
    first = me.kingdom is None
    if first:
        me.kingdom = joins(table, me, table.general(me, HEAD).kingdom)
    table.tell(
        "gz-shown",
        seat=me.seat,
        generals=[[ORIGINS[o], table.general(me, o).id] for o in hidden],
        kingdom=kingdom_key(me) if first else None,
    )


def check_victory(table: Table) -> None:
    """All living determined and of one kingdom: it wins, its dead included (§8). Raises GameOver."""
    living = table.living()
    if len(living) == 1 and not living[0].determined:
        show_dead(table, living[0])
    kingdoms = {player.kingdom for player in living}
    if len(kingdoms) != 1 or None in kingdoms:
        if not (table.options.auto_reveal_win and _certain(table, living)):
            return
        for player in living:
            show_dead(table, player)
    (kingdom,) = {player.kingdom for player in living}
    winners = tuple(player.seat for player in table.players if player.kingdom == kingdom)
    for player in table.players:
        show_dead(table, player)
    why = "why-gz-careerist-won" if living[0].careerist else "why-gz-kingdom-won"
    table.result = Result(winners, why, living[0].seat)
    table.stage = "over"
    table.tell("gz-win", winners=list(winners), kingdom=kingdom_key(living[0]))
    raise GameOver


def _certain(table: Table, living: list[Player]) -> bool:
    """Every hidden survivor would surely join the one kingdom there is (setting `auto_reveal_win`, §8.4)."""
    kingdoms = {player.kingdom for player in living if player.kingdom is not None}
    if len(kingdoms) != 1:
        return False
    kingdom = kingdoms.pop()
    joining = [player for player in living if not player.determined]
    members = sum(player.kingdom == kingdom for player in table.players) + len(joining)
    return 2 * members <= table.size and all(table.general(p, HEAD).kingdom == kingdom for p in joining)
