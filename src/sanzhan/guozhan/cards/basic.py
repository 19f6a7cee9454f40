"""The basic cards: the three Slashes, Dodge, Peach, Wine (card effects §1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.kind import Kind
from sanzhan.guozhan.flow.damage import damage, recover
from sanzhan.guozhan.flow.move import put_away_used
from sanzhan.guozhan.flow.respond import Need, request
from sanzhan.guozhan.flow.window import happen
from sanzhan.guozhan.queries import (
    attack_range,
    distance,
    may_answer,
    may_use,
    reach_of,
    slash_free,
    slash_spent,
    slash_targets,
)
from sanzhan.guozhan.skills.skill import Listener
from sanzhan.guozhan.timings import Dodged

if TYPE_CHECKING:
    from sanzhan.guozhan.flow.use import Use
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Slash(Kind):
    """杀: a character in attack range uses a Dodge or takes 1 damage; one a play phase."""

    key = "slash"
    family = "slash"
    type = "basic"

    def unusable(self, table: Table, me: Player, assumed: Sequence[Listener] = ()) -> str | None:
        if not may_use(table, me, "slash"):
            return "why-gz-slash-forbidden"
        if slash_spent(table, me, assumed) and not any(slash_free(table, me, p, assumed) for p in table.others(me)):
            return "why-gz-slash-limit"
        return None

    def refuses(self, table: Table, me: Player, target: Player, assumed: Sequence[Listener] = ()) -> str | None:
        if target is me:
            return "why-gz-not-yourself"
        far = distance(table, me, target, assumed)
        if far > reach_of(table, me, self, attack_range(table, me), assumed, target):
            return "why-gz-out-of-range"
        return None

    def most_targets(self, table: Table, me: Player) -> int:
        return slash_targets(table, me)

    async def effect(self, table: Table, use: Use, target: Player) -> None:
        may = target.seat not in use.undodgeable and may_answer(table, target, use)
        if may and await self._dodged(table, use, target):
            event = Dodged(use.user, use, target)
            if use.user.alive:
                await happen(table, event)
            if not event.over:
                return
        await damage(table, use.source, target, self._amount(use, target), self.nature, use)

    def _amount(self, use: Use, target: Player) -> int:
        """The damage to this target, if nothing changes it."""
        return 1 + use.bonus + use.extra.get(target.seat, 0)

    async def _dodged(self, table: Table, use: Use, target: Player) -> bool:
        """One Dodge, or two one after the other (无双); the first is spent even if the second fails."""
        needed = 2 if target.seat in use.double else 1
        use.dodges = ()
        for left in range(needed, 0, -1):
            need = Need(
                "gz-dodge",
                ("dodge",),
                "use",
                {"user": use.user.seat, "card": self.key, "needed": left, "amount": self._amount(use, target)},
                armor=target.seat not in table.bare,
            )
            made = await request(table, target, need)
            if made is None:
                return False
            use.dodges = (*use.dodges, made)
            await put_away_used(table, made.cards, used=True)
        return True


class FireSlash(Slash):
    """火杀: a Slash of fire."""

    key = "fire_slash"
    nature = "fire"


class ThunderSlash(Slash):
    """雷杀: a Slash of thunder."""

    key = "thunder_slash"
    nature = "thunder"


class Dodge(Kind):
    """闪: only an answer."""

    key = "dodge"
    type = "basic"

    def unusable(self, table: Table, me: Player, assumed: Sequence[Listener] = ()) -> str | None:
        return "why-gz-only-an-answer"


class Peach(Kind):
    """桃: recover 1 HP, in the own play phase when wounded, or for whoever is dying."""

    key = "peach"
    type = "basic"
    least = most = 0

    def unusable(self, table: Table, me: Player, assumed: Sequence[Listener] = ()) -> str | None:
        return None if me.wounded else "why-gz-unwounded"

    async def effect(self, table: Table, use: Use, target: Player) -> None:
        await recover(table, target, 1)


class Wine(Kind):
    """酒: once a play phase: the next Slash of this turn deals 1 more; or when dying oneself: recover 1 HP."""

    key = "wine"
    type = "basic"
    least = most = 0

    def unusable(self, table: Table, me: Player, assumed: Sequence[Listener] = ()) -> str | None:
        return "why-gz-wine-limit" if me.used.get("wine") else None

    async def effect(self, table: Table, use: Use, target: Player) -> None:
        if use.saves:
            await recover(table, target, 1)
        else:
            target.wine += 1
