"""An edition of the game: which cards, which generals, which rules. Editions are data; flows ask them."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from sanzhan.guozhan.cards.face import Face
from sanzhan.guozhan.skills.general import General, Kingdom
from sanzhan.guozhan.skills.index import Pool, pools
from sanzhan.guozhan.skills.skill import Skill

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table
    from sanzhan.kernel.ask import Question

Inserted = Callable[["Table", "Player"], Coroutine["Question", Any, None]]
"""What the rules insert into whatever is going on, for one player."""


Checked = Callable[["Table"], Coroutine["Question", Any, None]]


async def _nothing(table: Table) -> None:
    """Nothing follows."""


class Standing(NamedTuple):
    """Skills that the rules give to every living player for whom the condition holds, as far as everybody can see."""

    holds: Callable[[Table, Player], bool]
    skills: tuple[Skill, ...]


class Edition:
    """`generals` in the order of their handles; `lords` by the ordinary general they replace.

    `standing`: what the rules let everybody do; `revealed`: what follows when generals have been turned up; `claims`:
    what comes before a victory (True: it is none after all); `turn_begins`: what is checked before each turn,
    `turn_ends`: what follows after it.
    """

    def __init__(
        self,
        id: str,
        deck: tuple[Face, ...],
        generals: tuple[General, ...],
        standing: tuple[Standing, ...],
        revealed: Inserted,
        *,
        lords: tuple[General, ...] = (),
        claims: Callable[[Table], Coroutine[Question, Any, bool]] | None = None,
        turn_begins: Callable[[Table], None] = lambda table: None,
        turn_ends: Checked = _nothing,
    ) -> None:
        self.id = id
        self.deck = deck
        self.kinds = tuple(dict.fromkeys(face.kind for face in deck))
        self.generals = generals
        self.lords: Mapping[str, General] = {lord.lord_of: lord for lord in lords if lord.lord_of is not None}
        self.by_id: Mapping[str, General] = {general.id: general for general in (*generals, *lords)}
        self.standing = standing
        self.revealed = revealed
        self.claims = claims
        self.turn_begins = turn_begins
        self.turn_ends = turn_ends
        self.pools: dict[type, dict[Kingdom | None, Pool]] = pools((*generals, *lords))

    def pool(self, timing: type[Any], kingdom: Kingdom | None) -> Pool | None:
        """Triggers that a face-down general beside one of this kingdom (None: unknown) may have at a timing."""
        by_kingdom = self.pools.get(timing)
        return None if by_kingdom is None else by_kingdom[kingdom]

    def companions(self, one: General, other: General) -> bool:
        """珠联璧合: printed on one card, good for both (S4 44); a lord goes with all of his kingdom (§9.2)."""
        if one.lord_of is not None or other.lord_of is not None:
            return any(kingdom in one.kingdoms for kingdom in other.kingdoms)
        return other.id in one.companions or one.id in other.companions
