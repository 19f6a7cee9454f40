"""Damage, loss and recovery of HP, and what chains spread (rules §15.3, §15.4, §15.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.kind import Nature
from sanzhan.guozhan.flow.window import happen
from sanzhan.guozhan.history import note
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.queries import distance, may_chain
from sanzhan.guozhan.timings import Caused, Causing, HpReduced, LosingHp, Recovered, Suffered, Suffering

if TYPE_CHECKING:
    from sanzhan.guozhan.flow.use import Use
    from sanzhan.guozhan.table import Table


class Damage:
    """`use`: the card that deals it. `direct`: not spread by a chain, not passed on to somebody else.

    `near`: the victim was at distance 1 or less from the source just before the HP went down.
    """

    __slots__ = ("amount", "chain", "direct", "nature", "near", "source", "target", "use")

    def __init__(
        self, source: Player | None, target: Player, amount: int, nature: Nature, use: Use | None, direct: bool
    ) -> None:
        self.source = source
        self.target = target
        self.amount = amount
        self.nature: Nature = nature
        self.use = use
        self.direct = direct
        self.chain = False
        self.near = False

    def by(self, family: str) -> bool:
        """It is dealt by a card of this family, chain and transfer included."""
        return self.use is not None and self.use.kind.family == family


async def damage(
    table: Table,
    source: Player | None,
    target: Player,
    amount: int = 1,
    nature: Nature = "normal",
    use: Use | None = None,
    *,
    passed_on: bool = False,
    spread: bool = False,
) -> bool:
    """Deal damage; True if HP was taken. Causing, suffering, HP, dying, after causing, after suffering, chain."""
    if not target.alive:
        return False
    hit = Damage(_alive(source), target, amount, nature, use, not passed_on and not spread)
    hit.chain = spread
    if not passed_on and hit.source is not None and not await _goes_on(table, Causing(hit.source, hit), hit):
        return False
    if not await _goes_on(table, Suffering(target, hit), hit):
        return False
    if target.seat in table.index.absent:
        # 调虎离山: right before the HP is taken everything stops
        return False
    was_chained = target.chained and hit.nature != "normal"
    if was_chained:
        set_chained(table, target, False)
    hit.source = _alive(hit.source)
    hit.near = hit.source is not None and distance(table, hit.source, target) <= 1
    target.hp -= hit.amount
    if hit.use is not None:
        hit.use.hurt |= {target.seat}
    note(table, "damage", target, hit.source, hit.amount, kind="" if hit.use is None else hit.use.kind.key)
    table.tell(
        "gz-damage",
        seat=target.seat,
        source=None if hit.source is None else hit.source.seat,
        amount=hit.amount,
        nature=hit.nature,
        hp=target.hp,
    )
    await _reduced(table, target, hit)
    hit.source = _alive(hit.source)
    if hit.source is not None:
        await happen(table, Caused(hit.source, hit))
    if target.alive:
        await happen(table, Suffered(target, hit))
    if was_chained and not spread:
        await _spread(table, hit)
    return True


async def _goes_on(table: Table, event: Causing | Suffering, hit: Damage) -> bool:
    await happen(table, event)
    return not event.over and hit.amount > 0 and hit.target.alive


def _hp_changed(table: Table) -> None:
    if any(rule.skill.heeds_hp for rule in table.index.modifiers.get("grants", ())):
        table.changed()


async def _reduced(table: Table, target: Player, hit: Damage | None) -> None:
    """HP has gone down: a skill may keep the player alive, else he is dying at 0 or less."""
    from sanzhan.guozhan.flow.dying import dying

    _hp_changed(table)
    event = HpReduced(target)
    await happen(table, event)
    if target.hp <= 0 and not event.over:
        await dying(table, target, hit)


async def _spread(table: Table, hit: Damage) -> None:
    """Every character still chained takes the final amount, one after the other in turn order (§15.6)."""
    for player in table.in_turn_order():
        if player.chained and player.alive and player is not hit.target:
            await damage(table, hit.source, player, hit.amount, hit.nature, hit.use, spread=True)


def _alive(player: Player | None) -> Player | None:
    return player if player is not None and player.alive else None


async def lose_hp(table: Table, me: Player, amount: int = 1) -> None:
    """HP is lost without source; no damage (§15.4)."""
    if not me.alive or me.seat in table.index.absent:
        return
    event = LosingHp(me, amount)
    await happen(table, event)
    if event.over or not me.alive:
        return
    me.hp -= amount
    note(table, "lose_hp", me, amount=amount)
    table.tell("gz-lose-hp", seat=me.seat, amount=amount, hp=me.hp)
    await _reduced(table, me, None)


def _may_recover(table: Table, me: Player) -> bool:
    rules = table.index.modifiers.get("may_recover", ())
    return all(rule.skill.may_recover(table, me) for rule in rules if rule.seat == me.seat)


async def recover(table: Table, me: Player, amount: int = 1) -> None:
    """HP is recovered, at most to the maximum (§15.4)."""
    amount = min(amount, me.max_hp - me.hp)
    if amount <= 0 or not me.alive or not _may_recover(table, me):
        return
    me.hp += amount
    note(table, "recover", me, amount=amount)
    _hp_changed(table)
    table.tell("gz-recover", seat=me.seat, amount=amount, hp=me.hp)
    await happen(table, Recovered(me, amount))


# -- the two states of the general cards


def set_chained(table: Table, me: Player, chained: bool) -> None:
    """横置 or 重置 (§13.4)."""
    if me.alive and me.chained is not chained and (not chained or may_chain(table, me)):
        me.chained = chained
        table.tell("gz-chain", seat=me.seat, chained=chained)


def toggle_stack(table: Table, me: Player) -> None:
    """叠置: a stacked player is upright again, an upright one stacked (S4 56-58)."""
    if me.alive:
        me.stacked = not me.stacked
        table.tell("gz-stack", seat=me.seat, stacked=me.stacked)
