"""刘备 Liu Bei (Shu)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.kind import KINDS
from sanzhan.guozhan.flow.choose import cards_pick, seats_pick
from sanzhan.guozhan.flow.damage import recover
from sanzhan.guozhan.flow.move import give
from sanzhan.guozhan.flow.play import candidates
from sanzhan.guozhan.flow.use import use_card, virtual
from sanzhan.guozhan.queries import may_use
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Active, Way
from sanzhan.kernel.ask import Ask, Option

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

ENOUGH = 3
ENOUGH_CURRENT = 2


class Rende(Active):
    """仁德: give hand cards to another; with the third card given in a phase you recover 1 HP."""

    id = "rende"
    limit = None

    def ready(self, table: Table, me: Player) -> bool:
        return bool(me.hand)

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        return [(cards_pick(table, me.hand, 1, len(me.hand)), seats_pick(table.others(me)))]

    async def run(self, table: Table, me: Player, cards: int | tuple[int, ...], seat: int) -> None:
        gifts = cards if isinstance(cards, tuple) else (cards,)
        before = me.used.get(self.id, 0)
        me.used[self.id] = before + len(gifts)
        await give(table, me, table[seat], gifts)
        if before < ENOUGH <= before + len(gifts):
            await recover(table, me, 1)


class RendeCurrent(Active):
    """仁德, current edition: give hand cards to another who got none by this in the phase; with the second card given
    in a phase you may use a basic card without having it."""

    id = "rende"
    limit = None

    def _fresh(self, table: Table, me: Player) -> list[Player]:
        return [p for p in table.others(me) if not me.used.get(f"{self.id}-{p.seat}")]

    def ready(self, table: Table, me: Player) -> bool:
        return bool(me.hand) and bool(self._fresh(table, me))

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        return [(cards_pick(table, me.hand, 1, len(me.hand)), seats_pick(self._fresh(table, me)))]

    async def run(self, table: Table, me: Player, cards: int | tuple[int, ...], seat: int) -> None:
        gifts = cards if isinstance(cards, tuple) else (cards,)
        before = me.used.get(self.id, 0)
        me.used[self.id] = before + len(gifts)
        me.used[f"{self.id}-{seat}"] = 1
        await give(table, me, table[seat], gifts)
        if before < ENOUGH_CURRENT <= before + len(gifts) and me.alive:
            await self._basic(table, me)

    async def _basic(self, table: Table, me: Player) -> None:
        """A basic card out of nothing, as at a free moment."""
        listed: list[Option[tuple[str, tuple[int, ...]] | None]] = [Option("decline", lambda: None)]
        for key in table.edition.kinds:
            kind = KINDS[key]
            if kind.type != "basic" or not may_use(table, me, kind.family) or kind.unusable(table, me) is not None:
                continue
            if key == "peach" and table.battle_royal and table.options.battle_royal_blocks_virtual_peach:
                continue
            targets = candidates(table, me, kind) if kind.most else []
            most = min(kind.most_targets(table, me), len(targets))
            if targets:
                listed.append(Option("use", _naming(key), seats_pick(targets, kind.least, most), args={"card": key}))
            elif not kind.most:
                listed.append(Option("use", _naming(key), args={"card": key}))
        used = await Ask(me.seat, "gz-rende", lambda: listed) if len(listed) > 1 else None
        if used is not None:
            await use_card(table, me, virtual(used[0]), used[1], counted=True)


def _naming(key: str) -> Callable[..., tuple[str, tuple[int, ...]]]:
    def name(seats: int | tuple[int, ...] = ()) -> tuple[str, tuple[int, ...]]:
        return key, seats if isinstance(seats, tuple) else (seats,)

    return name


LIU_BEI = General(
    "liu_bei",
    "刘备",
    "shu",
    "male",
    half_fish=4,
    skills=(Rende(),),
    companions=("guan_yu", "zhang_fei", "gan_furen"),
)
LIU_BEI_CURRENT = LIU_BEI._replace(skills=(RendeCurrent(),))
