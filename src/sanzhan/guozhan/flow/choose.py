"""Questions that many cards and skills put: choose a player, give up cards, take a card of somebody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from sanzhan.guozhan.flow.move import discard
from sanzhan.guozhan.player import Player
from sanzhan.kernel.ask import Ask, Option, Pick, Together

if TYPE_CHECKING:
    from sanzhan.guozhan.table import Table
    from sanzhan.kernel.ask import Wire


def cards_pick(table: Table, cards: Sequence[int], least: int = 1, most: int = 1, of: str = "card") -> Pick:
    """A pick among one's own cards, which one sees."""
    return Pick(of, list(cards), table.wires(list(cards)), least, most)


def seats_pick(players: Sequence[Player], least: int = 1, most: int = 1, of: str = "seat") -> Pick:
    """A pick among players."""
    return Pick(of, [p.seat for p in players], None, least, most)


async def choose_seat(table: Table, me: Player, about: str, players: Sequence[Player], **args: Wire) -> Player:
    """I have to choose one of these players."""
    if len(players) == 1:
        return players[0]
    seat = await Ask(me.seat, about, lambda: [Option("choose", _same, seats_pick(players))], args=args)
    return table[seat]


async def choose_cards(
    table: Table, me: Player, about: str, cards: Sequence[int], least: int, most: int, **args: Wire
) -> tuple[int, ...]:
    """I have to choose so many of these cards, which I see."""
    if len(cards) <= least:
        return tuple(cards)
    chosen: Any = await Ask(
        me.seat, about, lambda: [Option("choose", _same, cards_pick(table, cards, least, most))], args=args
    )
    return chosen if isinstance(chosen, tuple) else (chosen,)


async def choose_act(table: Table, me: Player, about: str, acts: Sequence[str], **args: Wire) -> str:
    """I have to choose one of these acts; the first is what happens when time is up."""
    if len(acts) == 1:
        return acts[0]
    act: str = await Ask(me.seat, about, lambda: [Option(act, _constant(act)) for act in acts], args=args)
    return act


def _same(chosen: Any) -> Any:
    return chosen


def _constant(value: Any) -> Any:
    return lambda: value


async def may_discard(
    table: Table, me: Player, about: str, cards: Sequence[int], count: int, could: bool, **args: Wire
) -> tuple[int, ...]:
    """I may discard exactly so many of these cards; what I have discarded, nothing if I did not want or could not.

    `could`: as far as everybody knows I might have them.
    """
    if not could:
        return ()

    def options() -> list[Option[tuple[int, ...]]]:
        listed: list[Option[tuple[int, ...]]] = [Option("decline", tuple)]
        if len(cards) >= count:
            listed.append(Option("discard", _together, cards_pick(table, cards, count, count)))
        return listed

    answers = await Together(Ask(me.seat, about, options, args=args, deadline="window"), secret=True)
    chosen = answers[me.seat]
    await discard(table, me, chosen)
    return chosen


def _together(chosen: int | tuple[int, ...]) -> tuple[int, ...]:
    return chosen if isinstance(chosen, tuple) else (chosen,)


async def must_discard(table: Table, me: Player, about: str, cards: Sequence[int], count: int, **args: Wire) -> None:
    """I have to discard so many of these cards, or all if there are fewer."""
    chosen = await choose_cards(table, me, about, cards, count, count, count=count, **args)
    await discard(table, me, chosen)


def others_cards(
    table: Table, owner: Player, *, hand: bool = True, gear: bool = True, judging: bool = False
) -> tuple[list[int], list[Wire]]:
    """The cards of another player and what a chooser sees of them: hand cards as slots, shuffled for each question."""
    cards: list[int] = []
    shown: list[Wire] = []
    if hand:
        slots = owner.hand.copy()
        table.rng.shuffle(slots, "slots")
        cards += slots
        shown += [{"hand": place} for place in range(len(slots))]
    if gear:
        worn = owner.gear()
        cards += worn
        shown += [{"gear": wire} for wire in table.wires(worn)]
    if judging:
        laid = [card for card, _ in owner.judging]
        cards += laid
        shown += [{"judging": wire} for wire in table.wires(laid)]
    return cards, shown


async def choose_of(
    table: Table,
    me: Player,
    owner: Player,
    about: str,
    *,
    hand: bool = True,
    gear: bool = True,
    judging: bool = False,
    args: Mapping[str, Wire] | None = None,
) -> int | None:
    """I choose a card of another player, hand cards without seeing them; None if he has none."""
    cards, shown = others_cards(table, owner, hand=hand, gear=gear, judging=judging)
    if not cards:
        return None
    if len(cards) == 1:
        return cards[0]
    if me is owner:
        shown = [*table.wires(cards)]
    card: int = await Ask(
        me.seat,
        about,
        lambda: [Option("choose", _same, Pick("other_card", cards, shown))],
        args={"target": owner.seat, **(args or {})},
    )
    return card
