"""Declaring victory (rules §8): for the gang, alone with 大蛇无双, or (option) for the other gang."""

from __future__ import annotations

from typing import NoReturn

from sanzhan.kernel.ask import Ask, Option, Pick, Refusal
from sanzhan.kernel.errors import GameOver
from sanzhan.kernel.game import Result
from sanzhan.stand_soul.items import OROCHI, SILENT_KOGORO, VICTORY
from sanzhan.stand_soul.moves import show_gang_cards, show_hand, show_stand
from sanzhan.stand_soul.table import OTHER_GANG, OWN_ITEM, Gang, Table

NEED = 3


def own_items(table: Table, seat: int, gang: Gang) -> int:
    """Victory items of this gang in one hand; a turned pouch counts (R59, R60)."""
    return sum(table.kind(handle) is OWN_ITEM[gang] for handle in table.hands[seat])


def need(table: Table, gang: Gang) -> int:
    """Three, or two for the smaller gang: one 和氏璧 stands in for an item."""
    return NEED - 1 if table.is_minority(gang) else NEED


def declare_refusal(table: Table, me: int) -> Refusal | None:
    """Why the seat may not declare for its gang; None if it may (R52, R55)."""
    thing = ("act", "declare")
    if table.holds(me, SILENT_KOGORO):
        return Refusal(thing, "why-soul-kogoro", {"item": SILENT_KOGORO.id}, "R55")
    gang = table.gang(me)
    jade = table.options.jade_is_own_item and table.is_minority(gang)
    if not jade and own_items(table, me, gang) == 0:
        return Refusal(thing, "why-soul-no-own-victory-item", {"item": OWN_ITEM[gang].id}, "R52")
    return None


def solo_refusal(table: Table, me: int) -> Refusal | None:
    """Why the seat may not declare alone; None if it may (R56, R61)."""
    thing = ("act", "declare_solo")
    if table.options.kogoro_blocks_solo and table.holds(me, SILENT_KOGORO):
        return Refusal(thing, "why-soul-kogoro", {"item": SILENT_KOGORO.id}, "R56")
    if not table.holds(me, OROCHI) or sum(table.kind(h) in VICTORY for h in table.hands[me]) < NEED:
        return Refusal(thing, "why-soul-not-solo", {"item": OROCHI.id}, "R61")
    return None


async def declare(table: Table, me: int, named: tuple[int, ...]) -> NoReturn:
    """Show everything, name allies who show gang and items; one flaw and the other gang wins (R51-R64)."""
    gang = table.gang(me)
    everybody = range(table.players)
    _show_self(table, me)
    if table.options.reveal_allies == "one_by_one":
        named = await _name_one_by_one(table, me)
    for seat in named:
        _show(table, seat)
    items = {seat: own_items(table, seat, gang) for seat in (me, *named)}
    total = sum(items.values())
    success = total >= need(table, gang) and all(table.gang(s) == gang and items[s] > 0 for s in named)
    winners = table.members(gang if success else OTHER_GANG[gang])
    table.tell(
        "soul-declare",
        seat=me,
        gang=gang,
        stand=table.stand(me).id,
        items=table.kinds(me),
        named=list(named),
        shown=[{"seat": s, "gang": table.gang(s), "items": table.kinds(s)} for s in named],
        need=need(table, gang),
        total=total,
        success=success,
        way="gang",
    )
    assert len(winners) < len(everybody)
    _end(table, winners, "soul-won-declared" if success else "soul-won-failed", me)


async def _name_one_by_one(table: Table, me: int) -> tuple[int, ...]:
    """Option `reveal_allies`: each named ally shows before the next is named (R63)."""
    named: list[int] = []
    while len(named) < table.players - 1:
        left = [seat for seat in table.others(me) if seat not in named]
        seat = await _ask_ally(me, left)
        if seat is None:
            break
        named.append(seat)
        _show(table, seat)
        table.tell("soul-ally", seat=seat, gang=table.gang(seat), items=table.kinds(seat))
    return tuple(named)


def _ask_ally(me: int, left: list[int]) -> Ask[int | None]:
    def options() -> list[Option[int | None]]:
        return [Option("enough", lambda: None), Option("name", lambda seat: seat, Pick("seat", left))]

    return Ask(me, "soul-ally", options, deadline="long")


def declare_solo(table: Table, me: int) -> NoReturn:
    """大蛇无双 and three victory items of any kinds: the declarer alone wins (R61)."""
    _show_self(table, me)
    table.tell("soul-declare-solo", seat=me, gang=table.gang(me), stand=table.stand(me).id, items=table.kinds(me))
    _end(table, (me,), "soul-won-solo", me)


def foretell(table: Table, me: int, named: tuple[int, ...]) -> NoReturn:
    """Option `fortune_telling`: name exactly which opponents hold the other gang's items; right, and your gang wins.

    The claim is that they could declare: the named must be all members of the other gang with such an item, and their
    total must reach the need.
    """
    gang = table.gang(me)
    other = OTHER_GANG[gang]
    _show_self(table, me)
    for seat in named:
        _show(table, seat)
    holders = tuple(seat for seat in table.members(other) if own_items(table, seat, other))
    total = sum(own_items(table, seat, other) for seat in named)
    success = named == holders and total >= need(table, other)
    table.tell(
        "soul-declare",
        seat=me,
        gang=gang,
        stand=table.stand(me).id,
        items=table.kinds(me),
        named=list(named),
        shown=[{"seat": s, "gang": table.gang(s), "items": table.kinds(s)} for s in named],
        need=need(table, other),
        total=total,
        success=success,
        way="foretell",
    )
    _end(table, table.members(gang if success else other), "soul-won-foretold" if success else "soul-won-failed", me)


def _show(table: Table, seat: int) -> None:
    show_gang_cards(table, table.gang_cards[seat], range(table.players))
    show_hand(table, seat, range(table.players))


def _show_self(table: Table, seat: int) -> None:
    _show(table, seat)
    show_stand(table, table.stands[seat], range(table.players))


def _end(table: Table, winners: tuple[int, ...], why: str, seat: int) -> NoReturn:
    table.result = Result(winners, why, seat)
    table.stage = "over"
    table.tell("soul-over", winners=list(winners))
    raise GameOver
