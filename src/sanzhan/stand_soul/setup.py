"""Setting up: stands, gangs and starting items (rules §2)."""

from __future__ import annotations

from sanzhan.kernel.rng import Streams
from sanzhan.stand_soul.items import items_in_game
from sanzhan.stand_soul.knowledge import learn
from sanzhan.stand_soul.options import SoulOptions
from sanzhan.stand_soul.stands import STANDS
from sanzhan.stand_soul.table import GANGS, Table


def deal(players: int, options: SoulOptions, rng: Streams) -> Table:
    """A table before the first turn; each owner knows his own cards."""
    table = Table(players, options, rng)
    table.item_face = items_in_game(players)
    table.stand_face = list(STANDS)
    _deal_stands(table)
    _deal_gangs(table)
    _deal_items(table)
    table.item_known = [bytearray(len(table.item_face)) for _ in range(players)]
    table.stand_known = [bytearray(len(STANDS)) for _ in range(players)]
    table.gang_known = [bytearray(len(table.gang_face)) for _ in range(players)]
    for seat in range(players):
        learn(table.stand_known[seat], table.stands[seat])
        for card in table.gang_cards[seat]:
            learn(table.gang_known[seat], card)
        for handle in table.hands[seat]:
            learn(table.item_known[seat], handle)
    table.first = table.active = rng.below(players, "first")
    return table


def _deal_stands(table: Table) -> None:
    order = list(range(len(STANDS)))
    table.rng.shuffle(order, "stands")
    table.stands = order[: table.players]
    table.stand_pile = order[table.players :]


def _deal_gangs(table: Table) -> None:
    """As many of each gang as the table row says; at odd counts one card goes to the box unseen (R01)."""
    each = 3 if table.options.advanced_three and table.players == 3 else 1
    of_each_gang = 5 if each == 3 else (table.players + 1) // 2
    table.gang_face = [gang for gang in GANGS for _ in range(of_each_gang)]
    order = list(range(len(table.gang_face)))
    table.rng.shuffle(order, "gangs")
    table.gang_cards = [tuple(order[seat * each : (seat + 1) * each]) for seat in range(table.players)]
    table.box = tuple(order[table.players * each :])


def _deal_items(table: Table) -> None:
    """Both pouches and as many others as needed, one to each; two to each with three players (R02)."""
    pouches = [h for h, item in enumerate(table.item_face) if item.is_pouch]
    others = [h for h, item in enumerate(table.item_face) if not item.is_pouch]
    table.rng.shuffle(others, "deck")
    if table.options.beginner_items:
        others.sort(key=lambda h: not table.item_face[h].simple)
    each = 2 if table.players == 3 else 1
    rounds = [table.players] * 2 if table.options.three_player_packet == "three_then_one" else [table.players * each]
    packet: list[int] = pouches
    for size in rounds[:each]:
        fill = size - len(packet)
        packet, others = packet + others[:fill], others[fill:]
        table.rng.shuffle(packet, "deal")
        for place, handle in enumerate(packet):
            table.hands[place % table.players].append(handle)
        packet = []
    table.rng.shuffle(others, "deck")
    table.pile = others
