"""An edition of the game: which cards, which generals, which rules. Editions are data; flows ask them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sanzhan.guozhan.cards.face import Face
from sanzhan.guozhan.skills.general import General, Kingdom
from sanzhan.guozhan.skills.index import Pool, pools
from sanzhan.guozhan.skills.skill import Skill


class Edition:
    """`generals` in the order of their handles; `hidden_rules`: what the rules allow a player with a hidden general."""

    def __init__(
        self, id: str, deck: tuple[Face, ...], generals: tuple[General, ...], hidden_rules: tuple[Skill, ...]
    ) -> None:
        self.id = id
        self.deck = deck
        self.kinds = tuple(dict.fromkeys(face.kind for face in deck))
        self.generals = generals
        self.by_id: Mapping[str, General] = {general.id: general for general in generals}
        self.hidden_rules = hidden_rules
        self.pools: dict[type, dict[Kingdom | None, Pool]] = pools(generals)

    def pool(self, timing: type[Any], kingdom: Kingdom | None) -> Pool | None:
        """Triggers that a face-down general of this kingdom (None: unknown) may have at a timing."""
        by_kingdom = self.pools.get(timing)
        return None if by_kingdom is None else by_kingdom[kingdom]

    def companions(self, one: General, other: General) -> bool:
        """珠联璧合: printed on one of the two cards, good for both (S4 44)."""
        return other.id in one.companions or one.id in other.companions
