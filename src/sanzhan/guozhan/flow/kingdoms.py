"""Which kingdom a character belongs to: reveals, overflow, lords (rules §6, §10, §11). Nobody is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.player import Player
from sanzhan.guozhan.skills.skill import DEPUTY, HEAD

if TYPE_CHECKING:
    from sanzhan.guozhan.table import Table


def careerist_key(seat: int) -> str:
    """A careerist is a kingdom of his own; an ally whom he recruits belongs to it too (§10.6)."""
    return f"careerist{seat}"


def living_lord(table: Table, kingdom: str) -> Player | None:
    """The lord of this kingdom, turned up and alive."""
    for player in table.players:
        if player.alive and player.up[HEAD] and _is_lord(table, player) and player.kingdom == kingdom:
            return player
    return None


def is_lord(table: Table, player: Player) -> bool:
    """His lord (君主) is turned up."""
    return player.up[HEAD] and _is_lord(table, player)


def _is_lord(table: Table, player: Player) -> bool:
    return table.general(player, HEAD).lord_of is not None


def joins(table: Table, me: Player, kingdom: str) -> str:
    """What a first reveal of this kingdom makes of me (§6): more than half of all players makes a careerist.

    While a lord of the kingdom lives there is room for everybody; after his death for nobody (§11.5, §11.6).
    """
    if kingdom == "careerist":
        return careerist_key(me.seat)
    if living_lord(table, kingdom) is not None or (_is_lord(table, me) and table.general(me, HEAD).kingdom == kingdom):
        return kingdom
    members = 1 + sum(p is not me and p.kingdom == kingdom for p in table.players)
    return careerist_key(me.seat) if kingdom in table.fallen or 2 * members > table.size else kingdom


def nominal(table: Table, me: Player, origin: int) -> str:
    """The kingdom that turning up this general first would show; a dual-kingdom deputy follows the head (§14.3)."""
    general = table.general(me, origin)
    return table.general(me, HEAD).kingdom if general.second is not None else general.kingdom


def determine(table: Table, me: Player, origin: int) -> None:
    """Generals of mine have been turned up or shown, this one first: my kingdom follows."""
    head = table.general(me, HEAD)
    if me.up[HEAD] and head.kingdom == "careerist":
        if me.kingdom is None or not me.careerist:
            me.kingdom = careerist_key(me.seat)
        return
    if me.kingdom is None:
        me.kingdom = joins(table, me, nominal(table, me, origin))


def overflowed(table: Table, me: Player) -> str | None:
    """The kingdom that had no room for this careerist; None if he is none, or by his general or as an ally."""
    if me.kingdom != careerist_key(me.seat):
        return None
    head = table.general(me, HEAD)
    if head.kingdom != "careerist":
        return head.kingdom
    return None if me.up[HEAD] else table.general(me, DEPUTY).kingdom


def gather(table: Table, lord: Player) -> None:
    """A lord is turned up: careerists for whom his kingdom had no room return to it, the dead too (§11.4)."""
    kingdom = lord.kingdom
    back = [p for p in table.players if overflowed(table, p) == kingdom]
    for player in back:
        player.kingdom = kingdom
    if back:
        table.changed()
        table.tell("gz-returned", seats=[p.seat for p in back], kingdom=kingdom)


def fall(table: Table, lord: Player) -> None:
    """A lord is dead: all of his kingdom are careerists now, each for himself, and who shows it later too (§11.6)."""
    kingdom = table.general(lord, HEAD).kingdom
    table.fallen |= {kingdom}
    lost = [p for p in table.players if p.kingdom == kingdom]
    for player in lost:
        player.kingdom = careerist_key(player.seat)
    table.changed()
    table.tell("gz-lord-fell", seat=lord.seat, kingdom=kingdom, seats=[p.seat for p in lost])
