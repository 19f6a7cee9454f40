"""英灵: dead samurai whose cards can be used once (rules §4; option `heroes`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sanzhan.kernel.ask import Ask, Option, Pick, Wire
from sanzhan.senji import fleets
from sanzhan.senji.deed import deed
from sanzhan.senji.dice import reroll
from sanzhan.senji.piles import discard_samurai, refill_flowers, shuffle_flowers
from sanzhan.senji.player import Player
from sanzhan.senji.powers.blue import pass_card
from sanzhan.senji.table import FLOWER, Table

if TYPE_CHECKING:
    from sanzhan.senji.data import Colour
    from sanzhan.senji.war import War


def bury(table: Table, player: Player, handle: int) -> None:
    """A samurai leaves the map: his card is discarded, or kept as a hero (R70)."""
    del player.samurai[handle]
    hero = table.options.heroes
    if hero:
        player.heroes.append(handle)
    else:
        discard_samurai(table, (handle,))
    table.tell("senji-samurai-lost", seat=player.seat, samurai=table.samurai(handle).id, hero=hero)


def heroes_of(table: Table, player: Player, colour: Colour) -> list[int]:
    """This player's heroes of a colour; Umeko is blue where she swaps diplomacy cards."""
    return [handle for handle in sorted(player.heroes) if _colour(table, handle) == colour]


def _colour(table: Table, handle: int) -> Colour:
    samurai = table.samurai(handle)
    if samurai.other_power is not None and table.options.umeko_effect == "designer":
        return "blue"
    return samurai.colour


def _spend(table: Table, player: Player, handle: int) -> None:
    player.heroes.remove(handle)
    discard_samurai(table, (handle,))
    table.tell("senji-hero", seat=player.seat, samurai=table.samurai(handle).id)


async def red_heroes(table: Table, war: War, seat: int) -> None:
    """Red: in a war, after the roll, any number of dice once more (R70, R74)."""
    player = table[seat]
    for handle in heroes_of(table, player, "red"):
        if await reroll(table, war, seat, handle, table.samurai(handle).id):
            _spend(table, player, handle)


def blue_options(table: Table, player: Player, act: str) -> list[Option[Any]]:
    """Blue: look at another player's diplomacy hand and take a card from it (R72)."""
    seats = [other.seat for other in table.others(player) if other.hand]
    if not seats:
        return []
    return [
        Option(
            act,
            deed(spy, handle),
            Pick("seat", seats),
            args={"samurai": table.samurai(handle).id},
        )
        for handle in heroes_of(table, player, "blue")
    ]


async def spy(table: Table, player: Player, handle: int, seat: int) -> None:
    """Use a blue hero on another player."""
    other = table[seat]
    _spend(table, player, handle)
    hand = table.sorted_cards(other.hand)
    table.see_held(hand, seat, player.seat)
    card = await Ask(
        player.seat,
        "senji-spy",
        lambda: [Option("take", lambda card: int(card), Pick("card", hand, table.wires(hand)))],
        args={"seat": other.seat},
    )
    pass_card(table, other, player, card)
    told: dict[str, Wire] = {"card": table.wire(card)}
    private: dict[int, dict[str, Wire]] = {player.seat: {**told, "cards": table.wires(hand)}, other.seat: told}
    table.tell("senji-spied", private, seat=player.seat, of=other.seat)


def settling(table: Table, player: Player) -> Sequence[Option[Any]]:
    """What may be done with heroes, and to get them, in one's own settlement."""
    if not table.options.heroes:
        return ()
    options = blue_options(table, player, "hero_blue")
    if table.flower_deck or table.flower_discard:
        options += [
            Option(
                "hero_green",
                deed(_search, handle),
                args={"samurai": table.samurai(handle).id},
            )
            for handle in heroes_of(table, player, "green")
        ]
    figures = sorted(player.samurai)
    if figures:
        shown = [table.samurai(handle).id for handle in figures]
        options.append(Option("retire", deed(_retire), Pick("samurai", figures, shown)))
    return options


async def _search(table: Table, player: Player, handle: int) -> None:
    """Green: look through the flower deck, take one, shuffle (R73)."""
    _spend(table, player, handle)
    refill_flowers(table)
    deck = table.sorted_flowers(table.flower_deck)
    table.see(FLOWER, deck, player.seat)
    flower = await Ask(
        player.seat,
        "senji-search",
        lambda: [
            Option("take", lambda each: int(each), Pick("flower", deck, [table.flower(each).id for each in deck]))
        ],
        args={"samurai": table.samurai(handle).id},
    )
    table.flower_deck.remove(flower)
    player.flowers.append(flower)
    shuffle_flowers(table)
    table.tell("senji-searched", {player.seat: {"flower": table.flower(flower).id}}, seat=player.seat)


async def _retire(table: Table, player: Player, handle: int) -> None:
    """In autumn an own figure may be turned into a hero; honour stays as it is (R71)."""
    place = player.samurai.pop(handle)
    player.heroes.append(handle)
    fleets.tidy(table, player.seat, place)
    table.tell("senji-retired", seat=player.seat, samurai=table.samurai(handle).id)
