"""Judgements (rules §15.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.face import COLOR, Color, Suit
from sanzhan.guozhan.flow.move import flip, put_away_used, shift
from sanzhan.guozhan.flow.window import happen
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.table import DISCARD
from sanzhan.guozhan.timings import JudgeFixed, JudgeFixing, JudgeShown

if TYPE_CHECKING:
    from sanzhan.guozhan.table import Table


class Judgement:
    """`who` judges because of `why` (a skill or card id); `card` is the judgement card as it is now."""

    __slots__ = ("card", "number", "suit", "who", "why")

    def __init__(self, who: Player, why: str, card: int) -> None:
        self.who = who
        self.why = why
        self.card = card
        self.suit: Suit = "spade"
        self.number = 0

    @property
    def color(self) -> Color | None:
        return COLOR[self.suit]


async def judge(table: Table, me: Player, why: str, *, keep: bool = False) -> Judgement:
    """Turn up the top card; replacements in turn order; the result is fixed; the card may be claimed.

    With `keep` the card stays in the processing area if nobody has claimed it; otherwise it is put away.
    """
    (card,) = flip(table)
    judgement = Judgement(me, why, card)
    table.tell("gz-judge", seat=me.seat, why=why, card=table.face[card].wire)
    await happen(table, JudgeShown(judgement))
    await happen(table, JudgeFixing(judgement))
    face = table.face[judgement.card]
    judgement.suit = table.suit_for(me, face.suit)
    judgement.number = face.number
    table.tell("gz-verdict", seat=me.seat, why=why, card=face.wire, suit=judgement.suit)
    await happen(table, JudgeFixed(judgement))
    if not keep:
        await put_away_used(table, (judgement.card,))
    return judgement


def replace_judgement(table: Table, judgement: Judgement, card: int) -> int:
    """Another card, already in the processing area, is the judgement card now; gives the old one, left there."""
    old = judgement.card
    judgement.card = card
    table.tell(
        "gz-judge-replaced",
        seat=judgement.who.seat,
        card=table.face[card].wire,
        old=table.face[old].wire,
    )
    return old


def drop(table: Table, card: int) -> None:
    """A replaced judgement card goes to the discard pile."""
    shift(table, (card,), DISCARD)
