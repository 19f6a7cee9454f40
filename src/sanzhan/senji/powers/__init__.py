"""What samurai can do: one small class a power, found by the id that stands in the components."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sanzhan.senji.powers.blue import BLUE
from sanzhan.senji.powers.green import GREEN
from sanzhan.senji.powers.power import Power
from sanzhan.senji.powers.red import RED

if TYPE_CHECKING:
    from sanzhan.senji.player import Player
    from sanzhan.senji.table import Table

POWERS: dict[str, Power] = {power.id: power for power in (*BLUE, *GREEN, *RED)}
NONE = Power()


def power_id(table: Table, handle: int) -> str | None:
    """The power of a samurai, by the option for Umeko (R75)."""
    samurai = table.samurai(handle)
    if samurai.other_power is not None and table.options.umeko_effect == "designer":
        return samurai.other_power
    return samurai.power


def power(table: Table, handle: int) -> Power:
    """What this samurai can do; nothing, for two of them (R77)."""
    name = power_id(table, handle)
    return NONE if name is None else POWERS[name]


def power_of(table: Table, player: Player) -> Iterator[tuple[int, Power]]:
    """The powers of a player's figures on the map and at sea (R76)."""
    for handle in sorted(player.samurai):
        name = power_id(table, handle)
        if name is not None:
            yield handle, POWERS[name]
