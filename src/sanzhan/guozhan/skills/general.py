"""A general card."""

from __future__ import annotations

from functools import cache
from typing import Literal, NamedTuple

from sanzhan.guozhan.skills.skill import Skill

Kingdom = Literal["wei", "shu", "wu", "qun", "careerist"]
Sex = Literal["male", "female"]
Place = Literal["head", "deputy"]
KINGDOMS: tuple[Kingdom, ...] = ("wei", "shu", "wu", "qun")


class General(NamedTuple):
    """Data and skills of a general in one edition. `half_fish`: printed half fish; `companions`: ids.

    `less_as_head`, `less_as_deputy`: half fish that do not count in this place (§1.7); `place`: the only place it may
    have; `second`: the other kingdom of a dual-kingdom general (双势力); `lord_of`: the ordinary general whose place
    this lord (君主) takes.
    """

    id: str
    name: str
    kingdom: Kingdom
    sex: Sex
    half_fish: int
    skills: tuple[Skill, ...]
    companions: tuple[str, ...] = ()
    package: str = "standard"
    less_as_head: int = 0
    less_as_deputy: int = 0
    place: Place | None = None
    second: Kingdom | None = None
    lord_of: str | None = None

    @property
    def kingdoms(self) -> tuple[Kingdom, ...]:
        return (self.kingdom,) if self.second is None else (self.kingdom, self.second)

    def fish(self, origin: int) -> int:
        """Half fish as head (0) or deputy (1)."""
        return self.half_fish - (self.less_as_deputy if origin else self.less_as_head)

    def skills_as(self, origin: int) -> tuple[Skill, ...]:
        """Its skills as head (0) or deputy (1): 主将技 and 副将技 work in one place only (§12.1)."""
        return _skills_as(self.skills, origin)

    def skill_ids(self) -> tuple[str, ...]:
        """The skills printed on it; parts of one skill count once."""
        return tuple(dict.fromkeys(skill.id for skill in self.skills))

    def __repr__(self) -> str:
        return self.id


@cache
def _skills_as(skills: tuple[Skill, ...], origin: int) -> tuple[Skill, ...]:
    return tuple(skill for skill in skills if skill.place in (None, ("head", "deputy")[origin]))


def whole_fish(head: General, deputy: General) -> int:
    """The maximum HP of a pair; a half fish that is left over counts nothing (§1.6)."""
    return (head.fish(0) + deputy.fish(1)) // 2


def may_pair(head: General, deputy: General) -> bool:
    """One kingdom in common; a careerist general goes as head with any other, a dual-kingdom one as deputy (§1.3)."""
    if head.place == "deputy" or deputy.place == "head":
        return False
    if head.kingdom == "careerist":
        return deputy.kingdom != "careerist"
    return any(kingdom in head.kingdoms for kingdom in deputy.kingdoms)
