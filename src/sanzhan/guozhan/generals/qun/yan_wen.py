"""颜良文丑 Yan Liang & Wen Chou (Qun)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.face import COLOR, Color, Face, Suit
from sanzhan.guozhan.flow.judge import judge
from sanzhan.guozhan.flow.move import put_away_used, take
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Conversion, Effect, Trigger
from sanzhan.guozhan.timings import DrawStarts

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Shuangxiong(Trigger[DrawStarts]):
    """双雄: instead of drawing judge and take the card; this turn hand cards of the other colour are Duels for you."""

    id = "shuangxiong"
    on = DrawStarts

    async def pay(self, table: Table, me: Player, event: DrawStarts, *chosen: object) -> None:
        event.over = True

    async def run(self, table: Table, me: Player, event: DrawStarts, *chosen: object) -> None:
        judgement = await judge(table, me, self.id, keep=True)
        await take(table, me, (judgement.card,))
        # the dead take nothing
        await put_away_used(table, (judgement.card,))
        if me.alive and judgement.color is not None:
            # it lasts for the turn, whatever becomes of the general
            me.effects = (*me.effects, Effect(AFTER[judgement.color], "turn"))
            table.changed()


class AsDuel(Conversion):
    """双雄, the rest of the turn: a hand card of this colour as 决斗."""

    id = "shuangxiong"
    makes = ("duel",)
    modes = ("use",)

    def __init__(self, color: Color) -> None:
        self.color = color

    def accepts(self, table: Table, me: Player, face: Face, suit: Suit, kind: str) -> bool:
        return COLOR[suit] == self.color


AFTER: dict[Color, AsDuel] = {"red": AsDuel("black"), "black": AsDuel("red")}
YAN_WEN = General(
    "yan_wen",
    "颜良文丑",
    "qun",
    "male",
    half_fish=4,
    skills=(Shuangxiong(),),
    companions=("yuan_shao",),
)
