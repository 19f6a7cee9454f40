"""Who is of the kingdom of a general that may still be face down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.kingdoms import joins

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.skills.general import Kingdom
    from sanzhan.guozhan.table import Table


def may_be_fellow(me: Player, other: Player, kingdom: Kingdom) -> bool:
    """As far as everybody sees: the other is me, or of the kingdom I have or a general of this kingdom would show."""
    return other is me or other.kingdom == (me.kingdom or kingdom)


def is_fellow(table: Table, me: Player, other: Player, kingdom: Kingdom) -> bool:
    """The other is me, or of the kingdom I have or turning up a general of this kingdom would give me."""
    return other is me or other.kingdom == (me.kingdom or joins(table, me, kingdom))
