"""Dealing: generals, cards, the choice of the pair (rules §1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sanzhan.guozhan.flow.move import draw
from sanzhan.guozhan.flow.showing import learn_generals
from sanzhan.guozhan.options import GuozhanOptions
from sanzhan.guozhan.skills.general import KINGDOMS
from sanzhan.guozhan.table import DECK, Table
from sanzhan.kernel.ask import Ask, Option, Pick, Together
from sanzhan.kernel.rng import Streams

if TYPE_CHECKING:
    from sanzhan.guozhan.edition import Edition


def deal(players: int, options: GuozhanOptions, edition: Edition, rng: Streams) -> Table:
    """Shuffle both decks and deal the generals: seven each, five with nine players and more (S4 4)."""
    table = Table(players, options, edition, rng)
    table.face = list(edition.deck)
    rng.shuffle(table.face, "faces")
    table.deck = list(range(len(table.face)))
    table.zone = [DECK] * len(table.face)
    table.owner = [-1] * len(table.face)
    table.general_face = list(edition.generals)
    rng.shuffle(table.general_face, "generals")
    count = 7 if players <= 8 else 5
    handles = iter(range(len(table.general_face)))
    table.dealt = tuple(tuple(next(handles) for _ in range(count)) for _ in range(players))
    table.general_deck = list(handles)
    for seat, dealt in enumerate(table.dealt):
        learn_generals(table, dealt, (seat,))
    table.starter = rng.below(players, "starter") if options.first_player == "random" else 0
    table.current = table.starter
    table.seat_after = table.starter
    return table


async def choose_step(table: Table) -> None:
    """Everybody chooses two generals of one kingdom, the first is the head; then HP and four cards each (S4 4-15)."""
    chosen = await Together(*[_ask(table, seat) for seat in range(table.size)])
    back: list[int] = []
    for player in table.players:
        player.generals = chosen[player.seat]
        back += [handle for handle in table.dealt[player.seat] if handle not in player.generals]
        half = sum(table.general_face[handle].half_fish for handle in player.generals)
        player.hp = player.max_hp = half // 2
    back.sort()
    table.general_deck += back
    table.rng.shuffle(table.general_deck, "general_deck")
    table.dealt = ()
    table.changed()
    table.tell("gz-chosen", first=table.starter)
    for player in table.in_turn_order():
        await draw(table, player, 4)
    table.round = 1
    table.stage = "turn"


def _ask(table: Table, seat: int) -> Ask[tuple[int, ...]]:
    dealt = table.dealt[seat]

    def options() -> list[Option[tuple[int, ...]]]:
        listed: list[Option[tuple[int, ...]]] = []
        for kingdom in KINGDOMS:
            fitting = [handle for handle in dealt if table.general_face[handle].kingdom == kingdom]
            if len(fitting) >= 2:
                shown = [table.general_face[handle].id for handle in fitting]
                pick = Pick("general", fitting, shown, 2, 2, ordered=True)
                listed.append(Option("pair", _pair, pick, args={"kingdom": kingdom}))
        return listed

    return Ask(seat, "gz-choose", options, deadline="long")


def _pair(chosen: Any) -> tuple[int, ...]:
    return tuple(chosen)
