"""马岱 Ma Dai (Shu)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.face import COLOR, Color
from sanzhan.guozhan.flow.choose import choose_cards, choose_seat
from sanzhan.guozhan.flow.move import discard, draw
from sanzhan.guozhan.queries import distance
from sanzhan.guozhan.skills.common import Mashu
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Effect, Modifier, Trigger
from sanzhan.guozhan.timings import PrepareStarts

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Qianxi(Trigger[PrepareStarts]):
    """潜袭: in your preparation phase draw a card and discard one; a character at distance 1 uses and plays no hand
    cards of its colour this turn."""

    id = "qianxi"
    on = PrepareStarts

    async def run(self, table: Table, me: Player, event: PrepareStarts, *chosen: object) -> None:
        await draw(table, me, 1)
        (card,) = await choose_cards(table, me, "gz-discard", me.cards(), 1, 1, count=1, why=self.id)
        color = COLOR[table.suit(me, card)]
        assert color is not None
        await discard(table, me, (card,))
        near = [player for player in table.others(me) if distance(table, me, player) == 1]
        if not me.alive or not near:
            return
        target = await choose_seat(table, me, "gz-qianxi", near, color=color)
        target.effects = (*target.effects, Effect(BARS[color], "turn"))
        table.changed()
        table.tell("gz-qianxi", seat=target.seat, color=color)


class QianxiBars(Modifier):
    """潜袭: no hand card of this colour may be used or played."""

    id = "qianxi"

    def __init__(self, color: Color) -> None:
        self.color = color

    def hand_barred(self, table: Table, me: Player, card: int) -> bool:
        return COLOR[table.suit(me, card)] == self.color


BARS: dict[Color, QianxiBars] = {"red": QianxiBars("red"), "black": QianxiBars("black")}
MA_DAI = General(
    "ma_dai",
    "马岱",
    "shu",
    "male",
    half_fish=4,
    skills=(Mashu(), Qianxi()),
    companions=("ma_chao",),
    package="momentum",
)
