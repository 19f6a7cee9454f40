"""What a seat (None: the public) may see, built from nothing (rules §5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sanzhan.kernel.news import View
from sanzhan.kernel.options import as_dict
from sanzhan.senji import offers
from sanzhan.senji.data import FLOWERS, ORDERS
from sanzhan.senji.player import Player
from sanzhan.senji.table import PROVINCES, SEASONS, WIRES, Table
from sanzhan.senji.war import War

PLACE = {wire: i for i, wire in enumerate(WIRES)}


def view(table: Table, viewer: int | None) -> View:
    """What one viewer may see."""
    return _public(table) | _private(table, viewer)


def views(table: Table, viewers: Sequence[int | None]) -> list[View]:
    """The views of several viewers at once; what is public is made once and shared, so nobody may change it."""
    public = _public(table)
    return [public | _private(table, viewer) for viewer in viewers]


def _public(table: Table) -> View:
    data = table.data
    figures = [_figures(table, player) for player in table.players]
    return {
        "game": "senji",
        "players": table.size,
        "options": as_dict(table.options),
        "year": table.year,
        "season": SEASONS[table.stage],
        "host": table.host,
        "neutral": [data.families[family].id for family in table.neutral],
        "seats": [_seat(table, player) for player in table.players],
        "provinces": {data.provinces[place].id: _province(table, place, figures) for place in range(PROVINCES)},
        "seas": {
            sea.id: [
                {
                    "seat": seat,
                    "armies": fleet.armies,
                    "samurai": figures[seat].get(PROVINCES + number, []),
                    "named": fleet.named,
                    "fresh": fleet.fresh,
                }
                for (where, seat), fleet in sorted(table.fleets.items())
                if where == number
            ]
            for number, sea in enumerate(data.seas)
        },
        "lots": {data.families[family].id: _lot(table, family) for family in table.neutral},
        "offers": [offers.wire(table, offer) for offer in table.offers if offer.open],
        "flower_deck": len(table.flower_deck),
        "flower_discard": _discarded(table),
        "samurai_deck": len(table.samurai_deck),
        "samurai_discard": [table.samurai(handle).id for handle in table.samurai_discard],
        "box": table.wires(table.sorted_cards(table.box)),
        "war": None if table.war is None else _war(table, table.war),
        "named": [
            table.place_id(each) if isinstance(each, int) else {"sea": data.seas[each[0]].id, "seat": each[1]}
            for each in table.named
        ],
        "autumn": list(table.autumn) or None,
        "settling": table.settling,
        "result": None if table.result is None else table.result._asdict() | {"winners": list(table.result.winners)},
    }


def _figures(table: Table, player: Player) -> dict[int, list[str]]:
    """Names of a player's figures by place."""
    found: dict[int, list[str]] = {}
    for handle in sorted(player.samurai):
        found.setdefault(player.samurai[handle], []).append(table.samurai(handle).id)
    return found


def _seat(table: Table, me: Player) -> dict[str, Any]:
    return {
        "family": table.data.families[me.family].id,
        "alive": me.alive,
        "honour": me.honour,
        "hand": len(me.hand),
        "flowers": len(me.flowers),
        "samurai": [table.samurai(handle).id for handle in sorted(me.samurai)],
        "displayed": [table.wire(display.card) for _, display in sorted(me.displayed.items())],
        "heroes": [table.samurai(handle).id for handle in me.heroes],
        "ready": me.ready,
        "provinces": len(table.provinces_of(me.seat)),
        "armies": table.armies_of(me.seat),
        "sources": dict(me.sources),
        "years": list(me.years),
        "hands_open": None if table.result is None else table.wires(table.sorted_cards(me.hand)),
    }


def _province(table: Table, place: int, figures: list[dict[int, list[str]]]) -> dict[str, Any]:
    owner = table.owner[place]
    order = table.order[place]
    known = place in table.known
    return {
        "owner": owner if owner >= 0 else None,
        "armies": table.armies[place],
        "samurai": figures[owner].get(place, []) if owner >= 0 else [],
        "order": None if order < 0 else ORDERS[order] if known else "back",
        "named": known,
    }


def _lot(table: Table, family: int) -> dict[str, Any]:
    lot = table.lots[family]
    return {
        "deck": len(lot.deck),
        "open": table.wires(lot.open),
        "new": table.wires(lot.new),
        "bids": {str(player.seat): len(player.bids[family]) for player in table.players if family in player.bids},
        "kept": {str(seat): table.wires(cards) for seat, cards in sorted(lot.kept.items())},
    }


def _discarded(table: Table) -> dict[str, int]:
    counts: dict[str, int] = dict.fromkeys(FLOWERS, 0)
    for flower in table.flower_discard:
        counts[table.flower(flower).kind] += 1
    return counts


def _war(table: Table, war: War) -> dict[str, Any]:
    families = table.data.families
    return {
        "attacker": war.attacker,
        "defender": war.defender,
        "province": table.place_id(war.province),
        "origin": table.place_id(war.origin),
        "station": war.station,
        "round": war.round,
        "armies": list(war.armies),
        "samurai": [[table.samurai(handle).id for handle in side] for side in war.samurai],
        "bonus": [war.bonus(table, side) for side in (0, 1)],
        "dice": None if war.dice is None else [families[face].id for face in war.dice],
        "crests": war.crests(table),
        "supports": None if war.supports is None else [table.wire(c) if c >= 0 else None for c in war.supports],
        "support_points": list(war.points),
        "executed": table.wires(war.executed),
    }


def _private(table: Table, viewer: int | None) -> View:
    return {"me": None if viewer is None else _me(table, table[viewer])}


def _me(table: Table, me: Player) -> dict[str, Any]:
    data = table.data
    return {
        "seat": me.seat,
        "dealt": [table.samurai(handle).id for handle in sorted(me.dealt)],
        "hand": table.wires(table.sorted_cards(me.hand)),
        "flowers": [table.flower(flower).id for flower in table.sorted_flowers(me.flowers)],
        "bids": {
            data.families[family].id: table.wires(table.sorted_cards(cards))
            for family, cards in sorted(me.bids.items())
        },
        "orders": {
            data.provinces[place].id: ORDERS[table.order[place]]
            for place in table.provinces_of(me.seat)
            if table.order[place] >= 0
        },
        "proposals": me.proposals,
        "rebids": me.rebids,
        "offers": [offers.wire(table, offer) for offer in table.offers if me.seat in (offer.seat, offer.to)],
        "gave": list(me.gave),
        "got": list(me.got),
        "promises": [
            {"year": promise.year, "from": promise.seat, "to": promise.to, "promise": promise.promise}
            for promise in table.promises
            if me.seat in (promise.seat, promise.to)
        ],
        "known": _known(table, me),
    }


def _known(table: Table, me: Player) -> dict[str, list[str]]:
    """Cards that this seat has seen in other hands since the winter began, where it has seen them last."""
    known: dict[str, list[str]] = {}
    for wire, holder in sorted(table.notes[me.seat], key=lambda note: (PLACE[note[0]], note[1])):
        known.setdefault(str(holder), []).append(wire)
    return known
