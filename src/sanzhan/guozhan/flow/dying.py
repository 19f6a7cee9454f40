"""Dying, rescue, death, reward and penalty (rules §7, §15.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.kingdoms import fall
from sanzhan.guozhan.flow.move import discard, draw, landed, shift
from sanzhan.guozhan.flow.respond import Need, request
from sanzhan.guozhan.flow.showing import show_dead
from sanzhan.guozhan.flow.victory import check_victory
from sanzhan.guozhan.flow.window import happen
from sanzhan.guozhan.history import note
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.queries import may_give_peach, other_kingdom, same_kingdom
from sanzhan.guozhan.skills.skill import HEAD
from sanzhan.guozhan.table import DISCARD
from sanzhan.guozhan.timings import Died, Dies, DyingFails, EntersDying, InDying, Saved

if TYPE_CHECKING:
    from sanzhan.guozhan.flow.damage import Damage
    from sanzhan.guozhan.table import Table


async def dying(table: Table, me: Player, hit: Damage | None) -> None:
    """Everybody in turn order may save; each may give several; who declines is not asked again (§15.5)."""
    from sanzhan.guozhan.flow.use import use_peach

    table.tell("gz-dying", seat=me.seat, hp=me.hp)
    note(table, "dying", me, None if hit is None else hit.source)
    await happen(table, EntersDying(me, hit))
    for helper in _helpers(table):
        if helper is me and me.alive and me.hp <= 0:
            await happen(table, InDying(me))
        while me.alive and me.hp <= 0 and helper.alive and _may_help(table, helper, me):
            made = await request(table, helper, _need(table, helper, me))
            if made is None:
                break
            await use_peach(table, helper, me, made)
    if not me.alive:
        return
    if me.hp <= 0:
        event = DyingFails(me)
        await happen(table, event)
        if not event.over and me.hp <= 0:
            await die(table, me, None if hit is None else hit.source)
            return
    table.tell("gz-saved", seat=me.seat)
    await happen(table, Saved(me, hit))


def _helpers(table: Table) -> list[Player]:
    """The living from the current player on; a current player who is dead has his next seat instead (R49)."""
    return table.in_turn_order()


def _may_help(table: Table, helper: Player, me: Player) -> bool:
    return helper is me or may_give_peach(table, helper, me)


def _need(table: Table, helper: Player, me: Player) -> Need:
    families: tuple[str, ...] = ("peach", "wine") if helper is me else ("peach",)
    if not may_give_peach(table, helper, me):
        families = tuple(f for f in families if f != "peach")
    return Need("gz-rescue", families, "use", {"dying": me.seat, "needed": 1 - me.hp})


async def die(table: Table, me: Player, killer: Player | None) -> None:
    """Death: shown, victory check, skills, all cards away, reward or penalty (§7)."""
    me.alive = False
    table.changed()
    killer = killer if killer is not None and killer.alive else None
    note(table, "death", me, killer)
    judged = killer is not None and killer.determined
    table.tell("gz-death", seat=me.seat, killer=None if killer is None else killer.seat)
    show_dead(table, me)
    await check_victory(table)
    await happen(table, Dies(me, killer))
    await landed(table, _clear_away(table, me))
    if killer is not None and killer.alive and judged:
        await _reward(table, killer, me)
    if table.general(me, HEAD).lord_of is not None:
        fall(table, me)
    await happen(table, Died(me, killer))
    if me.seat == table.current:
        table.end_turn = True


def _clear_away(table: Table, me: Player) -> list[int]:
    """All cards of the dead go to the discard pile in one move; his marks and states vanish."""
    cards = [*me.cards(), *(card for card, _ in me.judging), *(card for pile in me.piles.values() for card in pile)]
    if cards:
        shift(table, cards, DISCARD)
        table.tell("gz-cleared", seat=me.seat, cards=table.wires(cards))
    table.general_deck += [handle for pile in me.stored.values() for handle in pile]
    me.stored = {}
    me.judging = []
    me.piles = {}
    me.chained = me.stacked = False
    me.wine = 0
    me.effects = ()
    me.marks = ()
    me.gone = True
    table.changed()
    return cards


def _punished(table: Table, killer: Player, victim: Player) -> bool:
    rules = table.index.modifiers.get("punished", ())
    return all(rule.skill.punished(table, killer, victim) for rule in rules if rule.seat == killer.seat)


async def _reward(table: Table, killer: Player, victim: Player) -> None:
    """Same kingdom: hand and equipment are lost; another: as many cards as the victim's kingdom counts (S4 36-38)."""
    if same_kingdom(killer, victim):
        if not _punished(table, killer, victim):
            return
        table.tell("gz-penalty", seat=killer.seat)
        await discard(table, killer, killer.cards())
    elif other_kingdom(killer, victim):
        count = reward_size(table, killer, victim)
        table.tell("gz-reward", seat=killer.seat, count=count)
        await draw(table, killer, count)


def _alone(table: Table, me: Player) -> bool:
    return sum(p.kingdom == me.kingdom for p in table.players) == 1


def reward_size(table: Table, killer: Player, victim: Player) -> int:
    """How many cards a kill is worth (§7)."""
    if table.options.careerist_kill_reward == "three" and killer.careerist and _alone(table, killer):
        return 3
    dead = table.options.counts_dead()
    return 1 + sum(p is not victim and p.kingdom == victim.kingdom and (p.alive or dead) for p in table.players)
