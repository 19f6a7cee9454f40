"""鏖战: the last few of as many kingdoms fight with Peaches (rules §16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.face import Face, Suit
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.queries import kingdom_sizes
from sanzhan.guozhan.skills.skill import Conversion, Modifier

if TYPE_CHECKING:
    from sanzhan.guozhan.table import Table


def check(table: Table) -> None:
    """Before a turn: four alive (three, where at most seven began) and no two of one kingdom; it never ends again."""
    options = table.options
    if table.battle_royal or options.battle_royal == "off":
        return
    alive = sum(player.alive for player in table.players)
    if alive > (3 if table.size <= 7 else 4) or (options.battle_royal_needs_death and alive == table.size):
        return
    if all(size < 2 for size in kingdom_sizes(table).values()):
        table.battle_royal = True
        table.changed()
        table.tell("gz-battle-royal")


class PeachAsOther(Conversion):
    """鏖战: a Peach is used or played as Slash or Dodge."""

    id = "battle_royal"
    makes = ("slash", "dodge")

    def accepts(self, table: Table, me: Player, face: Face, suit: Suit, kind: str) -> bool:
        return face.kind == "peach"


class NoPeach(Modifier):
    """鏖战: a printed Peach does not heal, oneself or the dying (R73)."""

    id = "battle_royal"

    def may_use_real(self, table: Table, me: Player, kind: str) -> bool:
        return kind != "peach"


def rages(table: Table, me: Player) -> bool:
    """鏖战 has begun."""
    return table.battle_royal


SKILLS = (PeachAsOther(), NoPeach())
