"""What a player may do in his settlement, in any order and as often as the cards allow (rules §3.6)."""

from __future__ import annotations

from typing import Any

from sanzhan.kernel.ask import Ask, Option, Pick, Refusal
from sanzhan.senji import flower_desk, hostages, mercenaries, trade
from sanzhan.senji.deed import Deed, deed
from sanzhan.senji.heroes import settling as with_heroes
from sanzhan.senji.piles import send_home
from sanzhan.senji.player import Player
from sanzhan.senji.powers import power_of
from sanzhan.senji.table import CARD, Table


async def settle_once(table: Table, player: Player) -> bool:
    """One act; False when the player passes."""
    chosen: Deed | None = await Ask(
        player.seat,
        "senji-settle",
        lambda: _options(table, player),
        deadline="long",
        refusals=lambda: _refusals(table, player),
    )
    if chosen is None:
        return False
    await chosen.do(table, player, *chosen.args)
    return True


def _options(table: Table, player: Player) -> list[Option[Deed | None]]:
    options: list[Option[Any]] = [Option("pass", lambda: None)]
    options += trade.options(table, player)
    options += _set(table, player)
    options += flower_desk.options(table, player)
    options += hostages.options(table, player)
    options += mercenaries.options(table, player)
    for handle, power in power_of(table, player):
        options += power.settling(table, player, handle)
    options += with_heroes(table, player)
    return options


def _set(table: Table, player: Player) -> list[Option[Deed]]:
    """One diplomacy card of each of the other five families, from the hand (R55, R56)."""
    picks = []
    for family in range(len(table.data.families)):
        if family != player.family:
            cards = table.sorted_cards(card for card in player.hand if table.card(card).family == family)
            if not cards:
                return []
            picks.append(Pick("card", cards, table.wires(cards)))
    return [Option("set", deed(_return_set), *picks)]


async def _return_set(table: Table, player: Player, *cards: int) -> None:
    """The five go home: +10, and each owner who plays loses 1."""
    owners = []
    wires = table.wires(cards)
    for card in cards:
        player.hand.remove(card)
        owner = table.owner_of(table.card(card).family)
        if owner is not None:
            owners.append(owner.seat)
            table.lose(owner, table.data.limits.diplomacy_set_owner_loss, "other")
        table.see(CARD, (card,))
        send_home(table, card)
    honour = table.options.diplomacy_set_honour_by_players
    table.gain(player, honour, "set")
    table.tell("senji-set", seat=player.seat, cards=wires, honour=honour, owners=owners)


def _refusals(table: Table, player: Player) -> list[Refusal]:
    """Why a desk is closed."""
    found = [*trade.refusals(table, player), *hostages.refusals(table, player)]
    found += [*flower_desk.refusals(table, player), *mercenaries.refusals(table, player)]
    held = {table.card(card).family for card in player.hand}
    missing = [
        table.data.families[family].id
        for family in range(len(table.data.families))
        if family != player.family and family not in held
    ]
    if missing:
        found.append(Refusal(("act", "set"), "why-senji-set-missing", {"families": missing}, "R56"))
    return found
