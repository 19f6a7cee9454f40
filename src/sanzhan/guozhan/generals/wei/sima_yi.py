"""司马懿 Sima Yi (Wei)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import cards_pick, choose_of
from sanzhan.guozhan.flow.judge import drop, replace_judgement
from sanzhan.guozhan.flow.move import take
from sanzhan.guozhan.flow.respond import Made, Need, lay_out
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Trigger, Way, playable
from sanzhan.guozhan.timings import JudgeShown, Suffered

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Fankui(Trigger[Suffered]):
    """反馈: after damage take a card of its source, unseen from the hand or equipped; of yours only an equipped one."""

    id = "fankui"
    on = Suffered

    def ready(self, table: Table, me: Player, event: Suffered) -> bool:
        source = event.damage.source
        return source is not None and source.alive and bool(source.gear() if source is me else source.cards())

    async def run(self, table: Table, me: Player, event: Suffered, *chosen: object) -> None:
        source = event.damage.source
        assert source is not None
        card = await choose_of(table, me, source, "gz-take", hand=source is not me, args={"why": self.id})
        if card is not None:
            await take(table, me, (card,))


class Guicai(Trigger[JudgeShown]):
    """鬼才: before the result of any judgement is fixed play a hand card to replace the judgement card."""

    id = "guicai"
    on = JudgeShown
    anyone = True

    def ready(self, table: Table, me: Player, event: JudgeShown) -> bool:
        return bool(me.hand)

    def ways(self, table: Table, me: Player, event: JudgeShown) -> Sequence[Way]:
        return ((cards_pick(table, me.hand),),)

    async def pay(self, table: Table, me: Player, event: JudgeShown, *chosen: int) -> None:
        played = Made(table.face[chosen[0]].kind, chosen)
        await lay_out(table, me, played, Need("gz-skill", (), "respond", {}))

    async def run(self, table: Table, me: Player, event: JudgeShown, *chosen: int) -> None:
        drop(table, replace_judgement(table, event.judgement, chosen[0]))


class GuicaiCurrent(Guicai):
    """鬼才, current edition: any card of yours, from hand or equipment, may be played in its place."""

    def ready(self, table: Table, me: Player, event: JudgeShown) -> bool:
        return bool(me.cards())

    def ways(self, table: Table, me: Player, event: JudgeShown) -> Sequence[Way]:
        cards = [*playable(table, me), *me.gear()]
        return ((cards_pick(table, cards),),) if cards else ()


SIMA_YI = General("sima_yi", "司马懿", "wei", "male", half_fish=3, skills=(Fankui(), Guicai()))
SIMA_YI_CURRENT = SIMA_YI._replace(skills=(Fankui(), GuicaiCurrent()))
