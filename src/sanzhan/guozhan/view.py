"""What a seat (None: the public) may see, built from nothing (rules §3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sanzhan.guozhan.cards.deck import FACE_DOWN, SLOTS
from sanzhan.guozhan.flow.showing import kingdom_key, kingdom_key_of
from sanzhan.guozhan.flow.stored import FACE_UP
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.queries import attack_range, distance
from sanzhan.guozhan.sizes import big_kingdoms, size_in
from sanzhan.guozhan.skills.skill import ORIGINS
from sanzhan.guozhan.table import Table
from sanzhan.kernel.news import View
from sanzhan.kernel.options import as_dict

LAST_DISCARDS = 8


def view(table: Table, viewer: int | None) -> View:
    """What one viewer may see."""
    return _public(table) | _private(table, viewer)


def views(table: Table, viewers: Sequence[int | None]) -> list[View]:
    """The views of several viewers at once; what is public is made once and shared, so nobody may change it."""
    public = _public(table)
    return [public | _private(table, viewer) for viewer in viewers]


def _public(table: Table) -> View:
    big = frozenset[str]() if table.stage == "choose" else big_kingdoms(table)
    return {
        "game": "guozhan",
        "players": table.size,
        "edition": table.edition.id,
        "options": as_dict(table.options),
        "stage": table.stage,
        "turn": table.turn,
        "round": table.round,
        "current": table.current,
        "starter": table.starter,
        "deck": len(table.deck),
        "discard": {
            "count": len(table.discard),
            "last": table.wires(table.discard[-LAST_DISCARDS:]),
            "kinds": _discarded(table),
        },
        "processing": table.wires(table.processing),
        "seats": [_seat(table, player) | {"size": size_in(big, player)} for player in table.players],
        "kingdoms": _kingdoms(table),
        "big": sorted({kingdom_key_of(kingdom) for kingdom in big}),
        "battle_royal": table.battle_royal,
        "result": None if table.result is None else table.result._asdict() | {"winners": list(table.result.winners)},
    }


def _discarded(table: Table) -> dict[str, int]:
    """How many of each kind lie in the discard pile."""
    counts = dict.fromkeys(table.edition.kinds, 0)
    for card in table.discard:
        counts[table.face[card].kind] += 1
    return counts


def _seat(table: Table, me: Player) -> dict[str, Any]:
    over = table.result is not None
    return {
        "alive": me.alive,
        "hp": me.hp,
        "max_hp": me.max_hp,
        "kingdom": kingdom_key(me),
        "ally": next((p.seat for p in table.players if me.careerist and p is not me and p.kingdom == me.kingdom), None),
        "generals": [
            {"id": table.general(me, origin).id if me.generals and (me.up[origin] or over) else None,
             "up": me.up[origin], "lost": me.lost[origin]}
            for origin in (0, 1)
        ],
        "hand": len(me.hand),
        "hands_open": table.wires(me.hand) if over else None,
        "equip": {
            slot: table.face[card].wire if card >= 0 else None for slot, card in zip(SLOTS, me.equip, strict=True)
        },
        "judging": [{"card": table.face[card].wire, "kind": kind} for card, kind in me.judging],
        "piles": {
            name: table.wires(cards) for name, cards in sorted(me.piles.items()) if cards and name not in FACE_DOWN
        },
        "piles_down": {name: len(cards) for name, cards in _down(me)},
        "stored": {name: len(handles) for name, handles in me.stored.items()},
        "stored_open": {
            name: [table.general_face[h].id for h in handles] for name, handles in me.stored.items() if name in FACE_UP
        },
        "chained": me.chained,
        "stacked": me.stacked,
        "wine": me.wine,
        "effects": sorted({effect.skill.id for effect in me.effects}),
        "spent": sorted(me.spent),
        "marks": list(me.marks),
    }  # fmt: skip


def _down(me: Player) -> list[tuple[str, tuple[int, ...]]]:
    """The piles that lie face down."""
    return [(name, me.piles[name]) for name in FACE_DOWN if me.piles.get(name)]


def _kingdoms(table: Table) -> dict[str, int]:
    """Determined members of each kingdom, the dead included: what the threshold counts."""
    sizes: dict[str, int] = {}
    for player in table.players:
        kingdom = kingdom_key(player)
        if kingdom is not None:
            sizes[kingdom] = sizes.get(kingdom, 0) + 1
    return dict(sorted(sizes.items()))


def _private(table: Table, viewer: int | None) -> View:
    return {"me": None if viewer is None else _me(table, table[viewer])}


def _me(table: Table, me: Player) -> dict[str, Any]:
    playing = bool(me.generals)
    return {
        "seat": me.seat,
        "dealt": [table.general_face[handle].id for handle in table.dealt[me.seat]] if table.dealt else [],
        "generals": [table.general(me, origin).id for origin in (0, 1)] if playing else [],
        "hand": table.wires(me.hand),
        "piles_down": {name: table.wires(cards) for name, cards in _down(me)},
        "stored": {name: [table.general_face[h].id for h in handles] for name, handles in me.stored.items()},
        "suits": [table.suit(me, card) for card in me.hand],
        "range": attack_range(table, me) if playing else 1,
        "distances": [
            distance(table, me, other) if playing and me.alive and other.alive else None for other in table.players
        ],
        "known": _known(table, me),
    }


def _known(table: Table, me: Player) -> dict[str, Any]:
    """What this seat has seen of others and they still have: hidden generals, cards in hand."""
    known: dict[str, Any] = {}
    seen, seen_generals = table.seen[me.seat], table.seen_generals[me.seat]
    for other in table.players:
        if other is me or not other.generals or not other.alive:
            continue
        generals = {}
        if other.hidden:
            generals = {
                ORIGINS[origin]: table.general(other, origin).id
                for origin in (0, 1)
                if not other.up[origin] and seen_generals >> other.generals[origin] & 1
            }
        cards = [table.face[card].wire for card in other.hand if seen >> card & 1]
        if generals or cards:
            cards.sort()
            known[str(other.seat)] = {"generals": generals, "cards": cards}
    return known
