"""A seat of a room, and the names bots go by."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

BOT_NAMES = ("竹影", "墨白", "云归", "青衫", "松风", "听雨", "白鹿", "寒江", "柳七", "晚舟")
"""Proper names, one for each seat of the largest table: the same in every language."""


@dataclass(slots=True)
class Seat:
    """Empty, a person's (`guest`) or a bot's (`level`)."""

    guest: str | None = None
    name: str = ""
    level: str | None = None

    @property
    def kind(self) -> Literal["person", "bot", "empty"]:
        if self.guest is not None:
            return "person"
        return "bot" if self.level is not None else "empty"

    def free(self) -> None:
        self.guest, self.name, self.level = None, "", None

    def sit(self, guest: str, name: str) -> None:
        self.guest, self.name, self.level = guest, name, None

    def put_bot(self, level: str, name: str) -> None:
        self.guest, self.name, self.level = None, name, level


def bot_name(taken: Iterable[str]) -> str:
    """A name that nobody at the table has."""
    used = set(taken)
    return next(name for name in (*BOT_NAMES, *map(str, range(1, 100))) if name not in used)
