"""Whose turn it is."""

from __future__ import annotations

from sanzhan.kernel.errors import GameOver
from sanzhan.kernel.game import Result
from sanzhan.stand_soul.table import Table


def next_turn(table: Table) -> None:
    """The turn passes to the left neighbour; with a turn cap the game may end here without a winner."""
    cap = table.options.turn_cap
    if cap and table.turn >= cap:
        table.result = Result((), "soul-cap", None)
        table.stage = "over"
        table.tell("soul-cap", turns=cap)
        raise GameOver
    table.turn += 1
    table.active = (table.active + 1) % table.players
    table.stage = "main"
    table.tell("soul-turn", seat=table.active, turn=table.turn)
