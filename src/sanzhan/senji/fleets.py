"""What players have at sea. A place behind the provinces is a sea."""

from __future__ import annotations

from sanzhan.senji.table import PROVINCES, Fleet, Table


def join(table: Table, seat: int, place: int, armies: int) -> None:
    """Armies (or only a samurai) come into a sea; a fleet that was not there before is fresh (R20)."""
    key = (place - PROVINCES, seat)
    fleet = table.fleets.get(key)
    if fleet is None:
        table.fleets[key] = Fleet(armies, True, False)
    else:
        table.fleets[key] = fleet._replace(armies=fleet.armies + armies)


def leave(table: Table, seat: int, place: int, armies: int) -> None:
    """Armies leave a sea."""
    key = (place - PROVINCES, seat)
    table.fleets[key] = table.fleets[key]._replace(armies=table.fleets[key].armies - armies)


def tidy(table: Table, seat: int, place: int) -> None:
    """A fleet without armies and samurai is no more."""
    key = (place - PROVINCES, seat)
    fleet = table.fleets.get(key)
    if fleet is not None and not fleet.armies and not table.samurai_at(seat, place):
        del table.fleets[key]


def armies_at(table: Table, seat: int, place: int) -> int:
    """This player's armies in a province or a sea."""
    if place < PROVINCES:
        return table.armies[place] if table.owner[place] == seat else 0
    fleet = table.fleets.get((place - PROVINCES, seat))
    return fleet.armies if fleet else 0
