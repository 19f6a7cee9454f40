"""Moving (rules §3.4): step by step, over land, straits and sea; coming into a foreign province is war."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from sanzhan.kernel.ask import Ask, Option, Pick, Refusal
from sanzhan.senji import fleets
from sanzhan.senji.player import Player
from sanzhan.senji.table import PROVINCES, Table
from sanzhan.senji.war import fight


class Way(NamedTuple):
    """Somewhere units may go. `by`: the sea crossed in a raid; `dice`: armies roll for their landing; `war`: whom it
    attacks; `room`: how many armies may go there."""

    to: int
    by: int | None
    dice: bool
    war: int | None
    room: int


class Leg(NamedTuple):
    """One step of an order."""

    way: Way
    armies: int
    samurai: tuple[int, ...]


async def move(table: Table, player: Player, place: int) -> None:
    """One step after the other, each unit once; moving nothing is allowed (R19)."""
    while fleets.armies_at(table, player.seat, place) or table.samurai_at(player.seat, place):
        ways = _ways(table, player, place)
        if not ways:
            return
        leg = await Ask(
            player.seat,
            "senji-move",
            partial(_options, table, player, place, ways),
            args={"place": table.place_id(place)},
            deadline="long",
            refusals=partial(_refusals, table, player, place, ways),
        )
        if leg is None:
            return
        await _step(table, player, place, leg)


def _options(table: Table, player: Player, place: int, ways: list[Way]) -> list[Option[Leg | None]]:
    armies = fleets.armies_at(table, player.seat, place)
    figures = sorted(table.samurai_at(player.seat, place))
    shown = [table.samurai(handle).id for handle in figures]
    options: list[Option[Leg | None]] = [Option("done", lambda: None)]
    for way in ways:
        args = {
            "to": table.place_id(way.to),
            "by": None if way.by is None else table.place_id(way.by),
            "war": way.war,
            "dice": way.dice,
        }
        most = min(armies, way.room)
        if most:
            options.append(
                Option(
                    "march",
                    lambda count, who=(), way=way: Leg(way, count, tuple(who)),
                    Pick("armies", range(1, most + 1)),
                    *([Pick("samurai", figures, shown, least=0, most=len(figures))] if figures else []),
                    args=args,
                )
            )
        if figures:
            pick = Pick("samurai", figures, shown, most=len(figures))
            options.append(
                Option(
                    "samurai",
                    lambda who, way=way: Leg(way, 0, who if isinstance(who, tuple) else (who,)),
                    pick,
                    args=args,
                )
            )
    return options


def _ways(table: Table, player: Player, place: int) -> list[Way]:
    designer = table.options.sea_rules == "designer"
    if place < PROVINCES:
        province = table.data.provinces[place]
        ways = [_by_land(table, player, to) for to in province.next_to]
        ways += [_to_sea(table, player, PROVINCES + sea) for sea in province.seas]
        if designer:
            near = (place, *province.next_to)
            ways += _raids(table, player, province.seas, near)
    else:
        sea = table.data.seas[place - PROVINCES]
        ways = [_landing(table, player, to, None, dice=not designer) for to in sea.coast]
        if designer:
            ways += [_to_sea(table, player, PROVINCES + other) for other in sea.next_to]
            ways += _raids(table, player, sea.next_to, sea.coast)
    return [way for way in ways if way is not None]


def _by_land(table: Table, player: Player, to: int) -> Way | None:
    return _landing(table, player, to, None, dice=False)


def _raids(table: Table, player: Player, seas: tuple[int, ...], near: tuple[int, ...]) -> list[Way | None]:
    """Over a sea to its coasts in one order, by the designer's rules; where one can go without, no raid is needed."""
    found: dict[int, Way | None] = {}
    for sea in seas:
        for to in table.data.seas[sea].coast:
            if to not in near and to not in found:
                found[to] = _landing(table, player, to, PROVINCES + sea, dice=True)
    return list(found.values())


def _to_sea(table: Table, player: Player, place: int) -> Way:
    room = table.data.limits.max_armies_per_space - fleets.armies_at(table, player.seat, place)
    return Way(place, None, False, None, room)


def _landing(table: Table, player: Player, to: int, by: int | None, *, dice: bool) -> Way | None:
    """Into a province; None if it is neutral (R36), or foreign while the player has all the provinces one may have."""
    if table.closed(to):
        return None
    limits = table.data.limits
    if table.owner[to] == player.seat:
        return Way(to, by, dice, None, limits.max_armies_per_space - table.armies[to])
    if _sated(table, player):
        return None
    return Way(to, by, dice, table.owner[to], limits.max_armies_on_map)


def _sated(table: Table, player: Player) -> bool:
    """Six provinces: no attack, checked before each (R27)."""
    return len(table.provinces_of(player.seat)) >= table.data.limits.max_provinces_per_player


async def _step(table: Table, player: Player, place: int, leg: Leg) -> None:
    way = leg.way
    if place < PROVINCES:
        table.armies[place] -= leg.armies
    else:
        fleets.leave(table, player.seat, place, leg.armies)
    for handle in leg.samurai:
        player.samurai[handle] = way.to
    if place >= PROVINCES:
        fleets.tidy(table, player.seat, place)
    table.tell(
        "senji-marched",
        seat=player.seat,
        origin=table.place_id(place),
        to=table.place_id(way.to),
        by=None if way.by is None else table.place_id(way.by),
        armies=leg.armies,
        samurai=[table.samurai(handle).id for handle in leg.samurai],
    )
    armies = _land(table, player, way, leg.armies) if way.dice and leg.armies else leg.armies
    if way.to >= PROVINCES:
        fleets.join(table, player.seat, way.to, armies)
    elif way.war is None:
        table.armies[way.to] += armies
    elif armies or leg.samurai:
        # with everything drowned there is no war (E7)
        await fight(table, player, way.to, place, armies)


def _land(table: Table, player: Player, way: Way, armies: int) -> int:
    """Landing dice: each own crest drowns one army; samurai always arrive (R32, R34). Returns what arrives."""
    faces = table.roll(armies)
    drowned = faces.count(player.family)
    families = table.data.families
    table.tell(
        "senji-landing",
        seat=player.seat,
        to=table.place_id(way.to),
        dice=[families[face].id for face in faces],
        drowned=drowned,
    )
    return armies - drowned


def _refusals(table: Table, player: Player, place: int, ways: list[Way]) -> list[Refusal]:
    """Why nobody may go to a place nearby, or no army."""
    found: list[Refusal] = []
    reached = {way.to: way for way in ways}
    for to in _near(table, place):
        name = table.place_id(to)
        args: dict[str, Any] = {"place": name}
        if to in reached:
            if not reached[to].room:
                found.append(Refusal(("place", name), "why-senji-full", args, "R24"))
        elif table.closed(to):
            found.append(Refusal(("place", name), "why-senji-neutral", args, "R36"))
        else:
            found.append(Refusal(("place", name), "why-senji-six", args, "R27"))
    return found


def _near(table: Table, place: int) -> tuple[int, ...]:
    if place < PROVINCES:
        return table.data.provinces[place].next_to
    return table.data.seas[place - PROVINCES].coast
