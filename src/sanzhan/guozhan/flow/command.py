"""军令: two of six commands are drawn, the issuer gives one, the receiver obeys or does not (rules §18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import choose_act, choose_cards, choose_seat
from sanzhan.guozhan.flow.damage import damage, lose_hp, toggle_stack
from sanzhan.guozhan.flow.move import discard, draw, give
from sanzhan.guozhan.flow.showing import learn
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.skills.skill import Effect, Modifier, Mute

if TYPE_CHECKING:
    from sanzhan.guozhan.table import Table

COMMANDS = ("strike", "tribute", "bleed", "hold", "rest", "disarm")
"""Deal 1 damage to whom the issuer names; draw 1, give 2; lose 1 HP; no hand cards and no skills but the locked this
turn; stack and recover nothing this turn; keep one hand card and one piece of equipment."""


class HandHeld(Modifier):
    """This turn no hand card may be used or played."""

    id = "command_hold"

    def hand_locked(self, table: Table, me: Player) -> bool:
        return True


class NoRecovery(Modifier):
    """This turn no HP is recovered."""

    id = "command_rest"

    def may_recover(self, table: Table, me: Player) -> bool:
        return False


HOLD, MUTE, REST = HandHeld(), Mute(), NoRecovery()


async def choose_command(table: Table, issuer: Player, why: str) -> str:
    """The issuer draws two of the six commands and gives one; everybody hears which."""
    drawn = list(COMMANDS)
    table.rng.shuffle(drawn, "commands")
    learn(table, " ".join(drawn[:2]), (issuer.seat,))
    given = await choose_act(table, issuer, "gz-command", sorted(drawn[:2], key=COMMANDS.index), why=why)
    table.tell("gz-command", seat=issuer.seat, command=given, skill=why)
    return given


async def command(table: Table, issuer: Player, receiver: Player, why: str) -> bool:
    """A command for one character; True if it has obeyed."""
    return await offer_command(table, issuer, receiver, await choose_command(table, issuer, why), why)


async def offer_command(table: Table, issuer: Player, receiver: Player, given: str, why: str) -> bool:
    """The receiver decides in the open; True if it has obeyed."""
    if not receiver.alive:
        return False
    target = issuer
    if given == "strike":
        target = await choose_seat(table, issuer, "gz-command-target", table.living(), receiver=receiver.seat, why=why)
    acts = ("refuse", "obey")
    act = await choose_act(
        table, receiver, "gz-obey", acts, seat=issuer.seat, command=given, target=target.seat, why=why
    )
    table.tell("gz-obeyed" if act == "obey" else "gz-disobeyed", seat=receiver.seat, command=given)
    if act == "obey":
        await _obey(table, issuer, receiver, given, target)
    return act == "obey"


async def _obey(table: Table, issuer: Player, me: Player, given: str, target: Player) -> None:
    match given:
        case "strike":
            await damage(table, me, target)
        case "tribute":
            await draw(table, me, 1)
            if me.alive and issuer.alive and issuer is not me:
                cards = await choose_cards(table, me, "gz-tribute", me.cards(), 2, 2, target=issuer.seat)
                await give(table, me, issuer, cards)
        case "bleed":
            await lose_hp(table, me)
        case "hold":
            me.effects = (*me.effects, Effect(HOLD, "turn"), Effect(MUTE, "turn"))
            table.changed()
        case "rest":
            toggle_stack(table, me)
            me.effects = (*me.effects, Effect(REST, "turn"))
            table.changed()
        case "disarm":
            kept = set(await choose_cards(table, me, "gz-keep", me.hand, 1, 1, zone="hand"))
            kept |= set(await choose_cards(table, me, "gz-keep", me.gear(), 1, 1, zone="equip"))
            await discard(table, me, [card for card in me.cards() if card not in kept])
