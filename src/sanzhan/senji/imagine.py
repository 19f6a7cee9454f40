"""Other worlds that a seat cannot tell from this one, and checks that a table is sound."""

from __future__ import annotations

from sanzhan.kernel.rng import Rng
from sanzhan.senji.data import ORDERS
from sanzhan.senji.player import SOURCES
from sanzhan.senji.spring import hidden_orders
from sanzhan.senji.table import CARD, FLOWER, PROVINCES, SAMURAI, Table


def imagine(table: Table, knower: Table, seat: int, rng: Rng) -> None:
    """Deal anew what `seat` does not know according to `knower`; nothing moves, only faces and hidden orders change."""
    faces = [face.copy() for face in table.face]
    for sort in (CARD, FLOWER, SAMURAI):
        seen = knower.seen[sort][seat] | (knower.noted[seat] if sort == CARD else 0)
        unknown = [handle for handle in range(len(faces[sort])) if not seen >> handle & 1]
        pool = [faces[sort][handle] for handle in unknown]
        rng.shuffle(pool)
        for handle, face in zip(unknown, pool, strict=True):
            faces[sort][handle] = face
    table.face = (faces[CARD], faces[FLOWER], faces[SAMURAI])
    _orders(table, knower, seat, rng)


def _orders(table: Table, knower: Table, seat: int, rng: Rng) -> None:
    """Face-down orders of others could be any that their owners still have tokens for."""
    hidden: dict[int, list[int]] = {}
    for place in hidden_orders(table):
        # what has been turned up since the step began stays what it is
        if table.owner[place] != seat and place not in knower.known:
            hidden.setdefault(table.owner[place], []).append(place)
    for owner, places in hidden.items():
        tokens = list(range(len(ORDERS))) * len(places)
        if table.options.orders_per_kind == "even_split":
            each = table.data.order_tokens // table.size
            shown = [table.order[p] for p in knower.known if table.owner[p] == owner]
            tokens = [kind for kind in range(len(ORDERS)) for _ in range(max(0, each - shown.count(kind)))]
        rng.shuffle(tokens)
        for place, kind in zip(places, tokens, strict=False):
            table.order[place] = kind


def learned(before: Table, after: Table, other: Table, viewer: int | None) -> bool:
    """Did the rules grant the viewer, since `before`, a face or a lot that is different in `other`?"""
    if after.result is not None:
        return True
    if viewer is None:
        return after.shown != other.shown
    return (after.shown, after.shown_to[viewer]) != (other.shown, other.shown_to[viewer])


def violations(table: Table) -> list[str]:
    """Broken invariants, in words."""
    broken = _conserved(table)
    limits = table.data.limits
    for player in table.players:
        seat = player.seat
        if player.honour < limits.honour_floor:
            broken.append(f"seat {seat} has {player.honour} honour")
        if player.honour != sum(player.sources[source] for source in SOURCES):
            broken.append(f"the sources of seat {seat} do not sum to its honour")
        if table.armies_of(seat) + player.reserve > limits.max_armies_on_map:
            broken.append(f"seat {seat} has {table.armies_of(seat)} armies on the map")
        if len(table.provinces_of(seat)) > limits.max_provinces_per_player:
            broken.append(f"seat {seat} has too many provinces")
        if not player.alive and (player.hand or player.flowers or player.samurai or player.displayed or player.heroes):
            broken.append(f"the eliminated seat {seat} is not cleared")
        mask = sum(1 << card for card in player.hand)
        if table.seen[CARD][seat] & mask != mask:
            broken.append(f"seat {seat} does not know its own hand")
        for place in player.samurai.values():
            if place < PROVINCES and table.owner[place] != seat:
                broken.append(f"seat {seat} has a samurai in a foreign province")
            if place >= PROVINCES and (place - PROVINCES, seat) not in table.fleets:
                broken.append(f"seat {seat} has a samurai at sea without a fleet")
    for place in range(PROVINCES):
        if not 0 <= table.armies[place] <= limits.max_armies_per_space:
            broken.append(f"{table.armies[place]} armies in {table.place_id(place)}")
        if table.closed(place) and (table.owner[place] >= 0 or table.armies[place]):
            broken.append(f"somebody is in neutral {table.place_id(place)}")
    for key, fleet in table.fleets.items():
        if not 0 <= fleet.armies <= limits.max_armies_per_space:
            broken.append(f"a fleet of {fleet.armies}")
        if not fleet.armies and not table.samurai_at(key[1], PROVINCES + key[0]):
            broken.append("an empty fleet")
    return broken


def _conserved(table: Table) -> list[str]:
    cards = [*table.box]
    flowers = [*table.flower_deck, *table.flower_discard]
    samurai = [*table.samurai_deck, *table.samurai_discard]
    for player in table.players:
        cards += [*player.hand, *(display.card for display in player.displayed.values())]
        cards += [card for bid in player.bids.values() for card in bid]
        flowers += player.flowers
        samurai += [*player.samurai, *player.heroes, *player.dealt]
        samurai += [] if player.waiting_samurai is None else [player.waiting_samurai]
    for lot in table.lots.values():
        cards += [*lot.deck, *lot.open, *(card for bid in lot.kept.values() for card in bid)]
    held = {"diplomacy cards": (cards, CARD), "hanafuda": (flowers, FLOWER), "samurai": (samurai, SAMURAI)}
    broken = []
    for name, (handles, sort) in held.items():
        if sorted(handles) == list(range(len(table.face[sort]))):
            continue
        broken.append(f"{name} are not each in one place")
    return broken
