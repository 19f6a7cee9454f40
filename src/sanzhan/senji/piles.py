"""Where cards come from and go to: drawing, returning home, leaving the game."""

from __future__ import annotations

from collections.abc import Iterable

from sanzhan.senji.player import Player
from sanzhan.senji.table import CARD, FLOWER, SAMURAI, Table


def draw_flowers(table: Table, player: Player, count: int) -> list[int]:
    """Draw hanafuda; an empty deck is made anew from the discards, and if both are empty there is nothing (§3.4)."""
    drawn: list[int] = []
    while len(drawn) < count and refill_flowers(table):
        drawn.append(table.flower_deck.pop())
    player.flowers += drawn
    table.see(FLOWER, drawn, player.seat)
    return drawn


def refill_flowers(table: Table) -> bool:
    """Is there a card to draw, the discards having been shuffled if they had to be?"""
    if not table.flower_deck and table.flower_discard:
        table.flower_deck, table.flower_discard = table.flower_discard, []
        shuffle_flowers(table)
        table.tell("senji-reshuffled", what="flowers", count=len(table.flower_deck))
    return bool(table.flower_deck)


def shuffle_flowers(table: Table) -> None:
    table.forget(FLOWER, table.flower_deck)
    table.flower_deck.sort()
    table.rng.shuffle(table.flower_deck, "flowers")


def discard_flowers(table: Table, player: Player, flowers: Iterable[int]) -> None:
    """Played flowers go to the open discards."""
    for flower in flowers:
        player.flowers.remove(flower)
        table.flower_discard.append(flower)
        table.see(FLOWER, (flower,))


def samurai_left(table: Table) -> int:
    """How many samurai could still be recruited (R80)."""
    return len(table.samurai_deck) + len(table.samurai_discard)


def draw_samurai(table: Table, player: Player) -> list[int]:
    """The samurai to choose from; with fewer in the deck than are drawn, the discards are shuffled in first (R80)."""
    wanted = table.data.limits.mercenary_samurai_draw if table.options.recruit_pick == "draw3_keep1" else 1
    if len(table.samurai_deck) < wanted and table.samurai_discard:
        table.samurai_deck = sorted(table.samurai_deck + table.samurai_discard)
        table.samurai_discard = []
        table.forget(SAMURAI, table.samurai_deck)
        table.rng.shuffle(table.samurai_deck, "samurai")
        table.tell("senji-reshuffled", what="samurai", count=len(table.samurai_deck))
    drawn = [table.samurai_deck.pop() for _ in range(min(wanted, len(table.samurai_deck)))]
    table.see(SAMURAI, drawn, player.seat)
    return drawn


def discard_samurai(table: Table, handles: Iterable[int]) -> None:
    """Rejected and dead samurai lie open."""
    for handle in handles:
        table.samurai_discard.append(handle)
        table.see(SAMURAI, (handle,))


def send_home(table: Table, card: int) -> None:
    """A card that everybody has seen goes back: to its family's player, into a neutral family's deck, or, when that
    player has been eliminated, out of the game (§3.5.10)."""
    family = table.card(card).family
    owner = table.owner_of(family)
    if owner is not None:
        owner.hand.append(card)
        table.see_held((card,), owner.seat)
    elif family in table.neutral:
        into_deck(table, family, (card,))
    else:
        table.box.append(card)
        table.see(CARD, (card,))


def into_deck(table: Table, family: int, cards: Iterable[int]) -> None:
    """Shuffle cards into a neutral family's deck."""
    lot = table.lots[family]
    deck = sorted((*lot.deck, *cards))
    table.forget(CARD, deck)
    table.rng.shuffle(deck, "neutral")
    table.lots[family] = lot._replace(deck=tuple(deck))
