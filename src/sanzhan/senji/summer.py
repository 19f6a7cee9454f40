"""Summer (rules §3.4): the host names provinces and fleets one at a time; their owners act."""

from __future__ import annotations

from typing import Any

from sanzhan.kernel.ask import Ask, Option, Pick, Wire
from sanzhan.senji.data import ORDERS
from sanzhan.senji.march import move
from sanzhan.senji.piles import draw_flowers
from sanzhan.senji.player import Player
from sanzhan.senji.powers import power_of
from sanzhan.senji.spring import hidden_orders
from sanzhan.senji.table import PROVINCES, Table


def fleets_left(table: Table) -> list[tuple[int, int]]:
    """Fleets of the beginning of summer that have not been named; a new one is not (R20)."""
    return sorted(key for key, fleet in table.fleets.items() if not fleet.fresh and not fleet.named)


async def name(table: Table) -> None:
    """One order or fleet; when all are done, autumn comes."""
    assert table.host is not None
    provinces, fleets = hidden_orders(table), fleets_left(table)
    if not provinces and not fleets:
        table.tell("senji-season", season="autumn")
        table.stage = "autumn"
        return
    chosen: Any = provinces[0] if provinces else fleets[0]
    if len(provinces) + len(fleets) > 1:
        chosen = await Ask(table.host, "senji-name-order", lambda: _options(table, provinces, fleets))
    table.named += (chosen,)
    if isinstance(chosen, int):
        await _carry_out(table, chosen)
    else:
        await _sail(table, chosen)


def _options(table: Table, provinces: list[int], fleets: list[tuple[int, int]]) -> list[Option[Any]]:
    options: list[Option[Any]] = []
    if provinces:
        shown = [table.place_id(place) for place in provinces]
        options.append(Option("province", lambda place: place, Pick("province", provinces, shown)))
    if fleets:
        names: list[Wire] = [{"sea": table.data.seas[sea].id, "seat": seat} for sea, seat in fleets]
        options.append(Option("fleet", lambda key: key, Pick("fleet", fleets, names)))
    return options


async def _carry_out(table: Table, place: int) -> None:
    """The owner reveals the token and carries it out."""
    player = table[table.owner[place]]
    kind = table.order[place]
    table.known |= {place}
    table.show_order(place)
    table.tell("senji-named", host=table.host, province=table.place_id(place), seat=player.seat, order=ORDERS[kind])
    match ORDERS[kind]:
        case "produce":
            _produce(table, player, place)
        case "recruit":
            _recruit(table, player, place)
        case "move":
            await move(table, player, place)


async def _sail(table: Table, key: tuple[int, int]) -> None:
    sea, seat = key
    table.fleets[key] = table.fleets[key]._replace(named=True)
    table.tell("senji-named-fleet", host=table.host, sea=table.data.seas[sea].id, seat=seat)
    await move(table, table[seat], PROVINCES + sea)


def _produce(table: Table, player: Player, place: int) -> None:
    count = table.data.limits.produce_draw
    for handle, power in power_of(table, player):
        count += power.harvest(player.samurai[handle] == place)
    drawn = draw_flowers(table, player, count)
    table.tell(
        "senji-produced",
        {player.seat: {"flowers": [table.flower(flower).id for flower in table.sorted_flowers(drawn)]}},
        seat=player.seat,
        province=table.place_id(place),
        count=len(drawn),
    )


def _recruit(table: Table, player: Player, place: int) -> None:
    """Never more than 6 in the province or 12 on the map; the excess is forgone."""
    limits = table.data.limits
    room = min(
        limits.max_armies_per_space - table.armies[place], limits.max_armies_on_map - table.armies_of(player.seat)
    )
    count = max(0, min(limits.recruit_armies, room))
    table.armies[place] += count
    table.tell("senji-recruited-armies", seat=player.seat, province=table.place_id(place), count=count)
