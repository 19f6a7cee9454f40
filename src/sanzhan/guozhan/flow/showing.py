"""Generals face up and face down, kingdoms, the dead who are shown, and victory (rules §5-8). Nobody is asked here."""

from __future__ import annotations

from typing import TYPE_CHECKING
from zlib import crc32

from sanzhan.guozhan.player import Player
from sanzhan.guozhan.queries import joins
from sanzhan.guozhan.skills.skill import DEPUTY, GEAR, HEAD, ORIGINS, Listener
from sanzhan.kernel.errors import GameOver
from sanzhan.kernel.game import Result

if TYPE_CHECKING:
    from sanzhan.guozhan.table import Table

SUM = (1 << 48) - 1
"""Running sums over what was shown stay below this."""


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


def turn_up_for(table: Table, me: Player, listener: Listener | None) -> bool:
    """Using a skill of a face-down general turns it up; True if it did: after the cost, rewards follow (§5.3)."""
    if listener is None or listener.origin >= GEAR or not me.alive or me.up[listener.origin]:
        return False
    turn_up(table, me, (listener.origin,))
    return True


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
