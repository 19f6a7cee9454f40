"""What a kind of card does. One class per kind, one instance in KINDS."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Literal

from sanzhan.guozhan.cards.face import Type
from sanzhan.guozhan.skills.skill import Listener, Skill

Nature = Literal["normal", "fire", "thunder"]

if TYPE_CHECKING:
    from sanzhan.guozhan.flow.use import Use
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

KINDS: dict[str, Kind] = {}
"""Every kind by its key."""


class Kind:
    """`least`, `most`: how many targets the user names; 0 means that they follow from the card (see `reached`).

    `can_recast`: may be put away for another card; `nature`: of the damage it deals;
    `treasured`: a skill of a lord watches where it goes.
    """

    key: ClassVar[str]
    type: ClassVar[Type]
    family: ClassVar[str]
    least: ClassVar[int] = 1
    most: ClassVar[int] = 1
    range: ClassVar[int] = 1
    nature: ClassVar[Nature] = "normal"
    delayed: ClassVar[bool] = False
    nullifiable: ClassVar[bool] = False
    treasured: ClassVar[bool] = False
    can_recast: ClassVar[bool] = False
    vanishes: ClassVar[bool] = False
    """It leaves the game where it would be discarded without having been used (敕令)."""
    skills: ClassVar[tuple[Skill, ...]] = ()
    """What its wearer can do (equipment)."""
    fills: ClassVar[tuple[int, ...]] = ()
    """Further slots that nothing else can be in while it is worn."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "key" in vars(cls):
            if "family" not in vars(cls) and not hasattr(cls, "family"):
                cls.family = cls.key
            KINDS[cls.key] = cls()

    def __repr__(self) -> str:
        return self.key

    def unusable(self, table: Table, me: Player, assumed: Sequence[Listener] = ()) -> str | None:
        """Why I cannot use it now in my play phase, whatever the target; None if I can."""
        return None

    def refuses(self, table: Table, me: Player, target: Player, assumed: Sequence[Listener] = ()) -> str | None:
        """Why this player cannot be its target; None if he can. `assumed`: a hidden general's modifiers as if up."""
        return None

    def reached(self, table: Table, me: Player) -> list[Player]:
        """Its targets, where the user names none, in turn order."""
        return [me]

    def aim(self, table: Table, use: Use) -> None:
        """The user has named targets; what else follows from that, before anything happens (勠力同心)."""

    def most_targets(self, table: Table, me: Player) -> int:
        """How many targets may be named now."""
        return self.most

    def seconds(self, table: Table, me: Player, target: Player) -> list[Player] | None:
        """Players of whom one has to be named beside this target (借刀); None if there is nothing more to name."""
        return None

    async def begin(self, table: Table, use: Use) -> None:
        """Before the first target."""

    def concerns(self, table: Table, use: Use, target: Player) -> bool:
        """It can have an effect on this target; if not, no window is opened for it."""
        return True

    async def effect(self, table: Table, use: Use, target: Player) -> None:
        """What it does to one target."""

    async def finish(self, table: Table, use: Use) -> None:
        """After the last target."""

    async def left(self, table: Table, me: Player) -> None:
        """An equipment card of this kind has left my equipment area."""
