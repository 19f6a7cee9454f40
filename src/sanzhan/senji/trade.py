"""Trade cards (rules §3.6): their family's player shows flowers, one of which changes hands."""

from __future__ import annotations

from typing import Any

from sanzhan.kernel.ask import Ask, Option, Pick, Refusal
from sanzhan.senji.deed import deed
from sanzhan.senji.piles import send_home
from sanzhan.senji.player import Player
from sanzhan.senji.powers import power_of
from sanzhan.senji.table import CARD, FLOWER, Table


def _why_not(table: Table, player: Player, card: int) -> str | None:
    """Why this trade card cannot be handed in (R52)."""
    face = table.card(card)
    if face.family == player.family:
        return "why-senji-own-trade"
    owner = table.owner_of(face.family)
    if owner is None:
        return "why-senji-neutral-trade"
    return None if owner.flowers else "why-senji-no-flowers"


def _trades(table: Table, player: Player) -> list[int]:
    return table.sorted_cards(card for card in player.hand if table.card(card).kind == "trade")


def options(table: Table, player: Player) -> list[Option[Any]]:
    cards = [card for card in _trades(table, player) if _why_not(table, player, card) is None]
    if not cards:
        return []
    return [Option("trade", deed(_trade), Pick("card", cards, table.wires(cards)))]


def refusals(table: Table, player: Player) -> list[Refusal]:
    return [
        Refusal(("card", table.wire(card)), why, {}, "R52")
        for card in _trades(table, player)
        if (why := _why_not(table, player, card)) is not None
    ]


async def _trade(table: Table, player: Player, card: int) -> None:
    owner = table.owner_of(table.card(card).family)
    assert owner is not None
    count = table.card(card).value + sum(power.trade_bonus for _, power in power_of(table, player))
    count = min(count, len(owner.flowers))
    player.hand.remove(card)
    table.see(CARD, (card,))
    table.tell("senji-trade", seat=player.seat, of=owner.seat, card=table.wire(card), count=count)
    send_home(table, card)
    shown = await _show(table, owner, player, count)
    table.see(FLOWER, shown, player.seat)
    faces = [table.flower(flower).id for flower in shown]
    told = {owner.seat: {"flowers": faces}, player.seat: {"flowers": faces}}
    table.tell("senji-flowers-shown", told, seat=owner.seat, to=player.seat, count=count)
    flower = shown[0]
    if count > 1:
        flower = await Ask(
            player.seat,
            "senji-pick-flower",
            lambda: [Option("take", lambda chosen: int(chosen), Pick("flower", shown, faces))],
            args={"seat": owner.seat},
            deadline="quick",
        )
    owner.flowers.remove(flower)
    player.flowers.append(flower)
    face = {"flower": table.flower(flower).id}
    table.tell("senji-flower-taken", {owner.seat: face, player.seat: face}, seat=player.seat, of=owner.seat)


async def _show(table: Table, owner: Player, to: Player, count: int) -> list[int]:
    """The owner chooses which flowers are shown; all, if he has no more (R53)."""
    flowers = table.sorted_flowers(owner.flowers)
    if len(flowers) == count:
        return flowers
    faces = [table.flower(flower).id for flower in flowers]
    chosen = await Ask(
        owner.seat,
        "senji-show-flowers",
        lambda: [
            Option(
                "show",
                lambda some: some if isinstance(some, tuple) else (some,),
                Pick("flower", flowers, faces, least=count, most=count),
            )
        ],
        args={"seat": to.seat, "count": count},
    )
    return list(chosen)
