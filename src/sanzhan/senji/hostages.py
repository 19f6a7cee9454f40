"""Hostages laid before oneself in autumn, and taken back (rules §3.6)."""

from __future__ import annotations

from typing import Any

from sanzhan.kernel.ask import Option, Pick, Refusal
from sanzhan.senji.deed import deed
from sanzhan.senji.player import Display, Player
from sanzhan.senji.powers import power_of
from sanzhan.senji.table import CARD, Table


def _why_not(table: Table, player: Player, card: int) -> tuple[str, str] | None:
    """Why this hostage cannot be displayed: a key and the ruling."""
    family = table.card(card).family
    if family == player.family:
        return "why-senji-own-hostage", "R58"
    if family in player.displayed:
        return "why-senji-family-displayed", "S1-54"
    if card in player.back:
        return "why-senji-just-taken-back", "R79"
    return None


def _hostages(table: Table, player: Player) -> list[int]:
    return table.sorted_cards(card for card in player.hand if table.card(card).kind == "hostage")


def _returnable(table: Table, player: Player) -> list[int]:
    """Families whose displayed hostage may be taken back without going below the floor (R78)."""
    floor = table.data.limits.honour_floor
    return [f for f, display in sorted(player.displayed.items()) if player.honour - display.honour >= floor]


def options(table: Table, player: Player) -> list[Option[Any]]:
    found: list[Option[Any]] = []
    cards = [card for card in _hostages(table, player) if _why_not(table, player, card) is None]
    if cards:
        pick = Pick("card", cards, table.wires(cards))
        found.append(Option("display", deed(_display), pick))
    families = _returnable(table, player)
    if families:
        shown = [table.wire(player.displayed[family].card) for family in families]
        pick = Pick("card", families, shown)
        found.append(Option("take_back", deed(_take_back), pick))
    return found


def refusals(table: Table, player: Player) -> list[Refusal]:
    found = [
        Refusal(("card", table.wire(card)), why[0], {}, why[1])
        for card in _hostages(table, player)
        if (why := _why_not(table, player, card)) is not None
    ]
    returnable = _returnable(table, player)
    found += [
        Refusal(("displayed", table.wire(display.card)), "why-senji-floor", {}, "R78")
        for family, display in sorted(player.displayed.items())
        if family not in returnable
    ]
    return found


async def _display(table: Table, player: Player, card: int) -> None:
    honour = table.card(card).value + sum(power.display_bonus for _, power in power_of(table, player))
    player.hand.remove(card)
    player.displayed[table.card(card).family] = Display(card, honour)
    table.see(CARD, (card,))
    table.gain(player, honour, "displayed")
    table.tell("senji-displayed", seat=player.seat, card=table.wire(card), honour=honour)


async def _take_back(table: Table, player: Player, family: int) -> None:
    display = player.displayed.pop(family)
    player.hand.append(display.card)
    table.see_held((display.card,), player.seat)
    player.back |= {display.card}
    table.gain(player, -display.honour, "displayed")
    table.tell("senji-taken-back", seat=player.seat, card=table.wire(display.card), honour=display.honour)
