"""What a seat (None: the public) may see, built from nothing; docs/rules/stand_soul.md says who learns what."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from sanzhan.kernel.news import View
from sanzhan.kernel.options import as_dict
from sanzhan.stand_soul.fight import power, side_of, tie_break, would_win
from sanzhan.stand_soul.items import ITEM, ITEMS, items_in_game
from sanzhan.stand_soul.knowledge import knows
from sanzhan.stand_soul.stands import STANDS
from sanzhan.stand_soul.table import GANGS, Fight, Table, Trade


def view(table: Table, viewer: int | None) -> View:
    """What one viewer may see."""
    return _public(table) | _private(table, viewer)


def views(table: Table, viewers: Sequence[int | None]) -> list[View]:
    """The views of several viewers at once; what is public is made once and shared, so nobody may change it."""
    public = _public(table)
    return [public | _private(table, viewer) for viewer in viewers]


def _public(table: Table) -> View:
    fight = table.fight
    half = table.players // 2
    return {
        "game": "stand_soul",
        "players": table.players,
        "turn": table.turn,
        "active": table.active,
        "first": table.first,
        "stage": table.stage,
        "limit": table.limit,
        "pile": len(table.pile),
        "stand_pile": len(table.stand_pile),
        "turned": table.turned,
        "jade": table.odd,
        "gang_sizes": [[half + 1, half], [half, half + 1]] if table.odd else [[half, half]],
        "kinds": _kinds(table.players, table.turned),
        "stands": [stand.id for stand in STANDS],
        "options": as_dict(table.options),
        "seats": [_seat(table, seat) for seat in range(table.players)],
        "fight": None if fight is None else _fight(table, fight),
        "result": None if table.result is None else table.result._asdict() | {"winners": list(table.result.winners)},
        "reveal": None if table.result is None else _reveal(table),
    }


def _private(table: Table, viewer: int | None) -> View:
    trade = table.trade
    return {
        "trade": None if trade is None else _trade(table, trade, viewer),
        "me": None if viewer is None else _me(table, viewer),
        "known": None if viewer is None else _known(table, viewer),
    }


@cache
def _kinds(players: int, turned: bool) -> dict[str, int]:
    """How many of each kind are in this game; pouches count as victory items once they have turned."""
    copies: dict[str, int] = {item.id: 0 for item in ITEMS}
    for item in items_in_game(players):
        kind = item.counts_as if item.counts_as is not None and turned else item.id
        copies[kind] += 1
    return {kind: count for kind, count in copies.items() if count}


def _seat(table: Table, seat: int) -> dict[str, Any]:
    fight = table.fight
    up = table.up[seat]
    stand = table.stand(seat)
    role = stance = None
    if fight is not None:
        role = {fight.attacker: "attacker", fight.defender: "defender"}.get(seat)
        declared = {fight.attacker: "sword", fight.defender: "shield", **fight.supports}.get(seat)
        stance = side_of(fight, seat) if declared is not None else None
    return {
        "items": len(table.hands[seat]),
        "stand": {"up": up, "id": stand.id if up else None, "spent": up and stand.once},
        "role": role,
        "stance": stance,
        "shown": [] if fight is None else [table.kind(h).id for s, h in fight.shown if s == seat],
        "barred": fight is not None and fight.barred == seat,
    }


def _fight(table: Table, fight: Fight) -> dict[str, Any]:
    attack, defend = power(fight, "sword"), power(fight, "shield")
    would = would_win(fight)
    outcome = "tie" if would is None else "attacker" if would == fight.attacker else "defender"
    return {
        "attacker": fight.attacker,
        "defender": fight.defender,
        "attack": [line._asdict() for line in attack],
        "defend": [line._asdict() for line in defend],
        "attack_power": len(attack),
        "defend_power": len(defend),
        "tie_break": tie_break(fight),
        "void": fight.void,
        "barred": fight.barred,
        "named": fight.named,
        "would": outcome,
        "winner": outcome if table.stage in ("f7", "f8") else None,
    }


def _trade(table: Table, trade: Trade, viewer: int | None) -> dict[str, Any]:
    mine = viewer in (trade.giver, trade.receiver)
    offered = mine and trade.item >= 0
    back = trade.back if mine and trade.accepted else None
    return {
        "from": trade.giver,
        "to": trade.receiver,
        "demand": trade.demand,
        "accepted": trade.accepted,
        "item": table.kind(trade.item).id if offered else None,
        "back": None if back is None else table.kind(back).id,
        "effect": None if trade.effect is None else {"seat": trade.effect[0], "effect": trade.effect[2]},
    }


def _me(table: Table, me: int) -> dict[str, Any]:
    return {
        "seat": me,
        "gang": table.gang(me),
        "gang_cards": sorted(table.gang_face[card] for card in table.gang_cards[me]),
        "stand": table.stand(me).id,
        "items": table.kinds(me),
        "notes": [{"turn": note.turn, "what": note.what, **note.facts} for note in table.notes[me]],
    }


def _known(table: Table, me: int) -> dict[str, Any]:
    """What this seat knows of each other now: surely, or once and maybe no longer."""
    return {str(seat): _known_of(table, me, seat) for seat in table.others(me)}


def _known_of(table: Table, me: int, seat: int) -> dict[str, Any]:
    cards = table.gang_cards[seat]
    seen = [table.gang_face[card] for card in cards if knows(table.gang_known[me], card)]
    stand = table.stands[seat]
    sure = [handle for handle in table.hands[seat] if knows(table.item_known[me], handle)]
    maybe = [kind for owner, kind in table.maybe[me] if owner == seat]
    if table.turned:
        maybe = [ITEM[kind].counts_as or kind for kind in maybe]
    return {
        "gang": next((gang for gang in GANGS if seen.count(gang) * 2 > len(cards)), None),
        "stand": table.stand_face[stand].id if knows(table.stand_known[me], stand) else None,
        "items": [{"kind": kind, "sure": True} for kind in table.sorted_kinds(sure)]
        + [{"kind": kind, "sure": False} for kind in sorted(maybe, key=lambda k: ITEM[k].order)],
    }


def _reveal(table: Table) -> dict[str, Any]:
    """Everything, once the result is final."""
    return {
        "gangs": [table.gang(seat) for seat in range(table.players)],
        "stands": [table.stand(seat).id for seat in range(table.players)],
        "hands": [table.kinds(seat) for seat in range(table.players)],
        "box": [table.gang_face[card] for card in table.box],
        "pile": [table.kind(handle).id for handle in reversed(table.pile)],
        "stand_pile": sorted(table.stand_face[handle].id for handle in table.stand_pile),
    }
