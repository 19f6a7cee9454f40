"""What has happened in this turn, for skills that ask about it ("this turn you have ...")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from sanzhan.guozhan.cards.face import Color, Suit
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

What = Literal[
    "use", "play", "damage", "lose_hp", "recover", "lost", "discard", "draw", "aim", "dying", "death", "phase", "extra"
]  # fmt: skip


class Happened(NamedTuple):
    """One thing. `seat`: who did it or to whom it happened; `other`: the other side, -1 for nobody.

    use, play     seat used or played a `kind` of this `family`, `type`, `suit`, `color`; `amount`: how many targets
    damage        seat suffered `amount` from `other`; `kind`: of the card, if there is one
    lose_hp, recover  seat, `amount`
    lost          `amount` cards have left hand or equipment of seat; `discard`: they were discarded
    dying         seat has entered dying, `other` is who damaged it
    aim           a `kind` of seat is aimed at `other`; `amount` 1 if they are of different kingdoms, else 0
    draw          seat took `amount` cards from the deck into the hand
    death         seat has died, `other` is the killer
    phase         in the turn of seat a phase, `kind`, has begun, or the end of the turn
    extra         seat has been given one more phase, `kind`, that comes before all others
    `phase`: the stage of the turn in which it happened.
    """

    what: What
    seat: int
    other: int
    amount: int
    phase: str
    kind: str = ""
    family: str = ""
    type: str = ""
    suit: Suit | None = None
    color: Color | None = None


def note(
    table: Table,
    what: What,
    who: Player,
    other: Player | None = None,
    amount: int = 1,
    *,
    kind: str = "",
    family: str = "",
    type: str = "",
    suit: Suit | None = None,
    color: Color | None = None,
) -> None:
    """Remembered until the next turn begins."""
    other_seat = -1 if other is None else other.seat
    table.history = (
        *table.history,
        Happened(what, who.seat, other_seat, amount, table.stage, kind, family, type, suit, color),
    )


def happened(table: Table, what: What, **facts: object) -> Iterator[Happened]:
    """All of this turn that fit: `happened(table, "damage", other=me.seat)`."""
    return _fitting(table.history, what, facts)


def this_phase(table: Table, what: What, **facts: object) -> Iterator[Happened]:
    """All of this phase that fit; of two play phases in one turn only the one that is running."""
    begun = [place for place, one in enumerate(table.history) if one.what == "phase"]
    return _fitting(table.history[begun[-1] :] if begun else table.history, what, facts)


def _fitting(history: Sequence[Happened], what: What, facts: Mapping[str, object]) -> Iterator[Happened]:
    for one in history:
        if one.what == what and all(getattr(one, name) == value for name, value in facts.items()):
            yield one


def total(table: Table, what: What, **facts: object) -> int:
    """The sum of their amounts."""
    return sum(one.amount for one in happened(table, what, **facts))


def in_play_phase(one: Happened) -> bool:
    return one.phase in ("play", "action")
