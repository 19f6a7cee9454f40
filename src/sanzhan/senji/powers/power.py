"""The moments at which a samurai's power can tell; a power overrides those that concern it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from sanzhan.kernel.ask import Option
    from sanzhan.senji.player import Player
    from sanzhan.senji.table import Table
    from sanzhan.senji.war import War


class Power:
    """A samurai without a power: everything as the rules say.

    `dice`: destiny dice he takes out of a war, each worth 1 strength. `wins_ties`: for hosting and the top bid.
    `unharmed`: executed hostages of his family cost nothing. `display_bonus`: honour on top of each hostage displayed.
    `trade_bonus`: flowers shown on top for a trade card. `wild`: one plain flower a year stands for any kind. `spares`:
    armies that his side may lose less when it wins. `retreats`: he survives a lost war.
    """

    id: ClassVar[str] = ""
    dice: ClassVar[int] = 1
    wins_ties: ClassVar[bool] = False
    unharmed: ClassVar[bool] = False
    display_bonus: ClassVar[int] = 0
    trade_bonus: ClassVar[int] = 0
    wild: ClassVar[bool] = False
    spares: ClassVar[int] = 0
    retreats: ClassVar[bool] = False

    def strength(self, attacking: bool) -> int:
        """Strength for his side beyond the dice taken out."""
        return 0

    def harvest(self, here: bool) -> int:
        """Flowers more when a produce order is carried out, `here` being in his own province."""
        return 0

    async def winter_begins(self, table: Table, player: Player) -> None:
        """Before the neutral cards are turned up."""

    async def winter_ends(self, table: Table, player: Player) -> None:
        """After the bids are closed, before they are opened."""

    async def after_roll(self, table: Table, war: War, seat: int, handle: int) -> None:
        """In a war he takes part in, after the roll and before supports."""

    def settling(self, table: Table, player: Player, handle: int) -> Sequence[Option[Any]]:
        """What his owner may do with him in his settlement; the value of an option is a deed."""
        return ()
