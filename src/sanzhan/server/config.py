"""Every number a server goes by, in one place: what a room may set, and what the host of the server may."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from sanzhan.kernel.ask import Deadline


@dataclass(frozen=True, slots=True)
class RoomSettings:
    """How a table is paced, in seconds. Not part of a match: a record does not know it.

    A clock of 0 never ends. `window_min`: a secret window is never closed earlier, so that nobody learns from a quick
    close that nobody had a choice. `bot_delay`: about how long bots think; 0 is at once.
    """

    quick: int = 15
    normal: int = 30
    long: int = 90
    window: int = 12
    window_min: int = 2
    bot_delay: int = 1

    def clock(self, deadline: Deadline) -> int:
        clocks = {"quick": self.quick, "normal": self.normal, "long": self.long}
        return clocks.get(deadline, self.window)


MOST_SECONDS = {"window_min": 30, "bot_delay": 30}
"""Bounds of the settings that could keep a table waiting for nothing."""


@dataclass(frozen=True, slots=True)
class Config:
    """Limits of a server; times are in seconds."""

    settings: RoomSettings = field(default_factory=RoomSettings)
    paces: Mapping[str, RoomSettings] = field(default_factory=lambda: {"guozhan": RoomSettings(window_min=0)})
    """What rooms of a game begin with, where it is not `settings`. 国战 has a secret window at every turn of a card: a
    least time would make it crawl, and the delay that is drawn for every window hides as much."""

    rooms: int = 1000
    rooms_per_guest: int = 10
    sockets_per_guest: int = 20
    people_per_room: int = 200

    frame_bytes: int = 16 * 1024
    frames_a_second: int = 50
    frames_at_once: int = 100
    frames_too_many: int = 500
    """So many refused frames in a row close the connection."""
    frames_unsent: int = 2000
    """A connection this far behind is closed; it comes back and gets a snapshot."""
    hello_within: float = 10

    chat_length: int = 300
    chat_kept: int = 200
    chat_a_second: float = 1
    chat_at_once: int = 10
    passwords_at_once: int = 10
    """Wrong passwords a room bears at once; it forgets one a second."""

    sweep_every: float = 60
    unused_after: float = 10 * 60
    """A waiting room to which nobody has ever connected."""
    idle_after: float = 24 * 3600
    """A room, waiting or over, in which nobody is connected."""
    forgotten_after: float = 30 * 24 * 3600
    """A match under way in which nobody is connected."""

    def pace(self, game: str) -> RoomSettings:
        """How a new table of this game is paced."""
        return self.paces.get(game, self.settings)
