"""Big and small kingdoms (rules §14.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from sanzhan.guozhan.queries import kingdom_sizes

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


def big_kingdoms(table: Table) -> frozenset[str]:
    """The kingdoms of two or more living that are the largest; with 玉玺 its holder's alone (S3)."""
    holders = [table[rule.seat] for rule in table.index.modifiers.get("big_kingdom", ())]
    crowned = [holder.kingdom for holder in holders if holder.alive and holder.kingdom is not None]
    if crowned:
        return frozenset(crowned[:1])
    sizes = kingdom_sizes(table)
    most = max(sizes.values(), default=0)
    return frozenset(kingdom for kingdom, size in sizes.items() if size == most) if most >= 2 else frozenset()


def size_in(big: frozenset[str], player: Player) -> Literal["big", "small"] | None:
    """What a living player is while these kingdoms are big; None without a big one, and for the dead."""
    if not big or not player.alive:
        return None
    return "big" if player.kingdom in big else "small"


def is_big(table: Table, player: Player) -> bool:
    """Belongs to a big kingdom."""
    return player.kingdom is not None and player.kingdom in big_kingdoms(table)


def is_small(table: Table, player: Player) -> bool:
    """There is a big kingdom and the player is not of it; the undetermined are small too."""
    big = big_kingdoms(table)
    return bool(big) and player.kingdom not in big
