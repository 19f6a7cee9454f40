"""The Emperor (rules §3.1): who holds the timer and decides the orders of summer and autumn."""

from __future__ import annotations

from sanzhan.kernel.ask import Ask, Option, Pick
from sanzhan.senji.powers import power_of
from sanzhan.senji.table import Table


async def choose_host(table: Table) -> None:
    """The highest honour among the living hosts; a tie is decided by a power, the sitting host or a lot (R03, R05)."""
    living = table.living()
    best = max(player.honour for player in living)
    tied = [player.seat for player in living if player.honour == best]
    seat = tied[0]
    if len(tied) > 1:
        seat = await _break_tie(table, tied)
    table.host = seat
    table.tell("senji-host", seat=seat, tied=tied if len(tied) > 1 else [])


async def _break_tie(table: Table, tied: list[int]) -> int:
    preferred = [seat for seat in tied if any(power.wins_ties for _, power in power_of(table, table[seat]))]
    if preferred:
        return preferred[0]
    sitting = table.host
    if table.options.emperor_tie == "current_host_chooses" and sitting is not None and table[sitting].alive:
        named: int = await Ask(
            sitting,
            "senji-host-tie",
            lambda: [Option("name", lambda seat: int(seat), Pick("seat", tied))],
        )
        return named
    return table.draw_lot(tied, "lots")


async def emperor(table: Table) -> None:
    """A new year."""
    table.year += 1
    table.tell("senji-year", year=table.year)
    await choose_host(table)
    table.stage = "reveal"
