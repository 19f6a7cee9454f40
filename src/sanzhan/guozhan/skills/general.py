"""A general card."""

from __future__ import annotations

from typing import Literal, NamedTuple

from sanzhan.guozhan.skills.skill import Skill

Kingdom = Literal["wei", "shu", "wu", "qun"]
Sex = Literal["male", "female"]
KINGDOMS: tuple[Kingdom, ...] = ("wei", "shu", "wu", "qun")


class General(NamedTuple):
    """Data and skills of a general in one edition. `half_fish`: printed half fish; `companions`: ids."""

    id: str
    name: str
    kingdom: Kingdom
    sex: Sex
    half_fish: int
    skills: tuple[Skill, ...]
    companions: tuple[str, ...] = ()

    def skill_ids(self) -> tuple[str, ...]:
        """The skills printed on it; parts of one skill count once."""
        return tuple(dict.fromkeys(skill.id for skill in self.skills))

    def __repr__(self) -> str:
        return self.id
