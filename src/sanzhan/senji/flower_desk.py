"""Hanafuda combinations (rules §3.6): discarded for honour or a new samurai."""

from __future__ import annotations

from typing import Any

from sanzhan.kernel.ask import Ask, Option, Pick, Refusal
from sanzhan.senji.data import FLOWERS, Combination
from sanzhan.senji.deed import deed
from sanzhan.senji.piles import discard_flowers, discard_samurai, draw_samurai, samurai_left
from sanzhan.senji.player import Player
from sanzhan.senji.powers import power_of
from sanzhan.senji.table import SAMURAI, Table

PLAIN = FLOWERS.index("plain")


def _counts(table: Table, player: Player) -> list[int]:
    counts = [0] * len(FLOWERS)
    for flower in player.flowers:
        counts[FLOWERS.index(table.flower(flower).kind)] += 1
    return counts


def _covers(counts: list[int], needs: tuple[int, ...]) -> bool:
    return all(have >= need for have, need in zip(counts, needs, strict=True))


def _wild_needs(combination: Combination, kind: int) -> tuple[int, ...] | None:
    """What it needs when a plain flower stands for one of this kind; None if that makes no sense."""
    if kind == PLAIN or not combination.needs[kind]:
        return None
    needs = list(combination.needs)
    needs[kind] -= 1
    needs[PLAIN] += 1
    return tuple(needs)


def _why_no_samurai(table: Table, player: Player) -> tuple[str, str] | None:
    """Why no samurai can be recruited just now (R59, R80)."""
    if not table.provinces_of(player.seat):
        return "why-senji-no-province", "R59"
    return None if samurai_left(table) else ("why-senji-no-samurai", "R80")


def options(table: Table, player: Player) -> list[Option[Any]]:
    counts = _counts(table, player)
    wild = any(power.wild and power.id not in player.used for _, power in power_of(table, player))
    found: list[Option[Any]] = []
    for combination in table.data.combinations:
        if not combination.honour and _why_no_samurai(table, player) is not None:
            continue
        if _covers(counts, combination.needs):
            make = deed(_redeem, combination, combination.needs)
            found.append(Option("redeem", make, args={"combination": combination.id}))
        for kind, name in enumerate(FLOWERS):
            needs = _wild_needs(combination, kind) if wild else None
            if needs is not None and _covers(counts, needs):
                args = {"combination": combination.id, "kind": name}
                found.append(Option("redeem_wild", deed(_redeem_wild, combination, needs), args=args))
    return found


def refusals(table: Table, player: Player) -> list[Refusal]:
    counts = _counts(table, player)
    found: list[Refusal] = []
    for combination in table.data.combinations:
        thing = ("combination", combination.id)
        if not _covers(counts, combination.needs):
            lacking = sum(max(0, need - have) for have, need in zip(counts, combination.needs, strict=True))
            found.append(Refusal(thing, "why-senji-flowers-missing", {"count": lacking}, "S1-53"))
        elif not combination.honour and (why := _why_no_samurai(table, player)) is not None:
            found.append(Refusal(thing, why[0], {}, why[1]))
    return found


async def _redeem_wild(table: Table, player: Player, combination: Combination, needs: tuple[int, ...]) -> None:
    player.used |= {power.id for _, power in power_of(table, player) if power.wild}
    await _redeem(table, player, combination, needs)


async def _redeem(table: Table, player: Player, combination: Combination, needs: tuple[int, ...]) -> None:
    flowers: list[int] = []
    for kind, need in zip(FLOWERS, needs, strict=True):
        of_kind = [f for f in table.sorted_flowers(player.flowers) if table.flower(f).kind == kind]
        flowers += of_kind[:need]
    discard_flowers(table, player, flowers)
    if combination.honour:
        table.gain(player, combination.honour, "flowers")
    table.tell(
        "senji-redeemed",
        seat=player.seat,
        combination=combination.id,
        flowers=[table.flower(flower).id for flower in flowers],
        honour=combination.honour,
    )
    if not combination.honour:
        handle = await choose_samurai(table, player)
        await _station(table, player, handle)


async def choose_samurai(table: Table, player: Player) -> int:
    """Draw three, keep one; the others are discarded (R59)."""
    drawn = sorted(draw_samurai(table, player))
    shown = [table.samurai(handle).id for handle in drawn]
    kept = drawn[0]
    if len(drawn) > 1:
        kept = await Ask(
            player.seat,
            "senji-recruit",
            lambda: [Option("keep", lambda handle: int(handle), Pick("samurai", drawn, shown))],
        )
    discard_samurai(table, [handle for handle in drawn if handle != kept])
    return kept


async def _station(table: Table, player: Player, handle: int) -> None:
    """He is put into an own province and adds his number to the honour."""
    places = table.provinces_of(player.seat)
    place = places[0]
    if len(places) > 1:
        shown = [table.place_id(each) for each in places]
        place = await Ask(
            player.seat,
            "senji-station",
            lambda: [Option("station", lambda chosen: int(chosen), Pick("province", places, shown))],
            args={"samurai": table.samurai(handle).id},
            deadline="quick",
        )
    enlist(table, player, handle, place, table.samurai(handle).honour)


def enlist(table: Table, player: Player, handle: int, place: int, honour: int) -> None:
    """A new samurai comes onto the map, in the open."""
    player.samurai[handle] = place
    table.see(SAMURAI, (handle,))
    table.gain(player, honour, "samurai")
    table.tell(
        "senji-recruited",
        seat=player.seat,
        samurai=table.samurai(handle).id,
        honour=honour,
        place=table.place_id(place),
    )
