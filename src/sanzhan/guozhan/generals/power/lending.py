"""Skills that a general lends to others, out of a list of which each can be in use once (眩惑, 建安)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.skills.skill import Modifier

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.skills.general import General
    from sanzhan.guozhan.skills.skill import Skill
    from sanzhan.guozhan.table import Table


def parts_of(general: General, id: str) -> tuple[Skill, ...]:
    """All parts of this skill of this general."""
    return tuple(skill for skill in general.skills if skill.id == id)


def printed(table: Table, player: Player, id: str, origins: tuple[int, ...] = (0, 1)) -> bool:
    """A general of this player that is up says this skill."""
    return any(
        player.up[origin] and any(skill.id == id for skill in table.general(player, origin).skills_as(origin))
        for origin in origins
    )


class Lent(Modifier):
    """A skill that its owner has until a general of his that has it itself is turned up."""

    def __init__(self, skills: tuple[Skill, ...]) -> None:
        self.id = skills[0].id  # type: ignore[misc]
        self.skills = skills

    def grants(self, table: Table, me: Player, who: Player) -> tuple[Skill, ...]:
        return self.skills if who is me and not printed(table, me, self.id) else ()


def unused(table: Table, ids: Iterable[str], players: Iterable[Player]) -> list[str]:
    """Those of these skills that none of these players has."""
    among = tuple(players)
    return [id for id in ids if not any(has(table, player, id) for player in among)]


def has(table: Table, player: Player, id: str) -> bool:
    """A general that is up has the skill and has not lost it, or it has been lent to the player."""
    if any(isinstance(effect.skill, Lent) and effect.skill.id == id for effect in player.effects):
        return True
    return any(printed(table, player, id, (origin,)) for origin in (0, 1) if not player.lost[origin])
