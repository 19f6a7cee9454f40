"""甄姬 Zhen Ji (Wei)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.face import COLOR, Face, Suit
from sanzhan.guozhan.flow.choose import choose_act
from sanzhan.guozhan.flow.judge import judge
from sanzhan.guozhan.flow.move import put_away_used, take
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Conversion, Trigger
from sanzhan.guozhan.table import PROCESSING
from sanzhan.guozhan.timings import PrepareStarts

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Luoshen(Trigger[PrepareStarts]):
    """洛神: in your preparation phase judge, again and again while it is black; in the end take the black cards."""

    id = "luoshen"
    on = PrepareStarts

    async def run(self, table: Table, me: Player, event: PrepareStarts, *chosen: object) -> None:
        # the black cards lie in the processing area, out of reach until the sequence is over
        won: list[int] = []
        while (judgement := await judge(table, me, self.id, keep=True)).color == "black":
            if table.zone[judgement.card] == PROCESSING:
                won.append(judgement.card)
            if not me.alive or await choose_act(table, me, "gz-luoshen", ("stop", "again")) == "stop":
                break
        else:
            await put_away_used(table, (judgement.card,))
        await take(table, me, won)
        await put_away_used(table, won)


class Qingguo(Conversion):
    """倾国: a black hand card as a Dodge."""

    id = "qingguo"
    makes = ("dodge",)

    def accepts(self, table: Table, me: Player, face: Face, suit: Suit, kind: str) -> bool:
        return COLOR[suit] == "black"


ZHEN_JI = General(
    "zhen_ji", "甄姬", "wei", "female", half_fish=3, skills=(Luoshen(), Qingguo()), companions=("cao_pi",)
)
