"""Mercenaries (rules §3.6): only without a province, once an autumn, all into one sea."""

from __future__ import annotations

from typing import Any

from sanzhan.kernel.ask import Option, Pick, Refusal
from sanzhan.senji import fleets
from sanzhan.senji.deed import deed
from sanzhan.senji.flower_desk import choose_samurai, enlist
from sanzhan.senji.piles import samurai_left
from sanzhan.senji.player import Player
from sanzhan.senji.table import PROVINCES, Table


def _affordable(table: Table, player: Player, sea: int, samurai: bool) -> int:
    """How many armies could be hired for this sea; negative if not even the samurai can be paid (R64)."""
    limits = table.data.limits
    money = player.honour - limits.honour_floor - (limits.mercenary_samurai_cost if samurai else 0)
    if money < 0:
        return -1
    at_sea = fleets.armies_at(table, player.seat, PROVINCES + sea)
    return max(
        0,
        min(
            limits.mercenary_max_armies,
            money // limits.mercenary_army_cost,
            limits.max_armies_per_space - at_sea,
            limits.max_armies_on_map - table.armies_of(player.seat),
        ),
    )


def options(table: Table, player: Player) -> list[Option[Any]]:
    if player.hired or table.provinces_of(player.seat):
        return []
    found: list[Option[Any]] = []
    for sea, each in enumerate(table.data.seas):
        args = {"sea": each.id}
        most = _affordable(table, player, sea, samurai=False)
        if most > 0:
            pick = Pick("armies", range(1, most + 1))
            found.append(Option("hire", deed(_hire, sea, False), pick, args=args))
        most = _affordable(table, player, sea, samurai=True) if samurai_left(table) else -1
        if most >= 0:
            pick = Pick("armies", range(most + 1))
            found.append(Option("hire_samurai", deed(_hire, sea, True), pick, args=args))
    return found


def refusals(table: Table, player: Player) -> list[Refusal]:
    if table.provinces_of(player.seat):
        return [Refusal(("act", "hire"), "why-senji-has-province", {}, "R63")]
    if player.hired:
        return [Refusal(("act", "hire"), "why-senji-hired-already", {}, "S1-57")]
    return []


async def _hire(table: Table, player: Player, sea: int, samurai: bool, count: int) -> None:
    """The price is paid first; then the samurai is drawn and all go to sea."""
    limits = table.data.limits
    player.hired = True
    price = count * limits.mercenary_army_cost + (limits.mercenary_samurai_cost if samurai else 0)
    table.gain(player, -price, "paid")
    place = PROVINCES + sea
    table.tell("senji-hired", seat=player.seat, sea=table.data.seas[sea].id, armies=count, honour=price)
    fleets.join(table, player.seat, place, count)
    if samurai:
        handle = await choose_samurai(table, player)
        honour = table.samurai(handle).honour if table.options.mercenary_samurai_scores else 0
        enlist(table, player, handle, place, honour)
