"""法正 Fa Zheng (Shu)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import cards_pick, choose_act, must_discard
from sanzhan.guozhan.flow.damage import lose_hp
from sanzhan.guozhan.flow.move import draw, give
from sanzhan.guozhan.generals.power.lending import Lent, parts_of, unused
from sanzhan.guozhan.generals.shu.guan_yu import GUAN_YU_CURRENT
from sanzhan.guozhan.generals.shu.huang_zhong import HUANG_ZHONG_CURRENT
from sanzhan.guozhan.generals.shu.ma_chao import MA_CHAO_CURRENT
from sanzhan.guozhan.generals.shu.wei_yan import WEI_YAN_CURRENT
from sanzhan.guozhan.generals.shu.zhang_fei import ZHANG_FEI_CURRENT
from sanzhan.guozhan.generals.shu.zhao_yun import ZHAO_YUN_CURRENT
from sanzhan.guozhan.queries import same_kingdom
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Active, Effect, Modifier, Skill, Trigger, Way
from sanzhan.guozhan.timings import CardUsed, Suffered
from sanzhan.kernel.ask import Ask, Option

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class EnyuanThanks(Trigger[CardUsed]):
    """恩怨: who uses a Peach on you draws a card."""

    id = "enyuan"
    on = CardUsed
    anyone = True
    locked = True

    def ready(self, table: Table, me: Player, event: CardUsed) -> bool:
        return event.use.kind.family == "peach" and event.who is not me and me.seat in event.use.targets

    async def run(self, table: Table, me: Player, event: CardUsed, *chosen: object) -> None:
        await draw(table, event.who, 1)


class EnyuanAvenges(Trigger[Suffered]):
    """恩怨: who damages you gives you a hand card or loses 1 HP."""

    id = "enyuan"
    on = Suffered
    locked = True

    def ready(self, table: Table, me: Player, event: Suffered) -> bool:
        return event.damage.source is not None and event.damage.source.alive

    async def run(self, table: Table, me: Player, event: Suffered, *chosen: object) -> None:
        source = event.damage.source
        if source is None or not source.alive:
            return
        card = None if source is me or not source.hand else await self._gift(table, source, me)
        if card is None:
            await lose_hp(table, source)
        else:
            await give(table, source, me, (card,))

    async def _gift(self, table: Table, source: Player, me: Player) -> int | None:
        def options() -> list[Option[int | None]]:
            return [Option("lose_hp", lambda: None), Option("give", _same, cards_pick(table, source.hand))]

        card: int | None = await Ask(source.seat, "gz-enyuan", options, args={"target": me.seat})
        return card


def _same(card: int) -> int:
    return card


LENT = {
    lent.id: lent
    for lent in (
        Lent(parts_of(GUAN_YU_CURRENT, "wusheng")),
        Lent(parts_of(ZHANG_FEI_CURRENT, "paoxiao")),
        Lent(parts_of(ZHAO_YUN_CURRENT, "longdan")),
        Lent(parts_of(MA_CHAO_CURRENT, "tieqi")),
        Lent(parts_of(HUANG_ZHONG_CURRENT, "liegong")),
        Lent(parts_of(WEI_YAN_CURRENT, "kuanggu")),
    )
}


class Enticed(Active):
    """眩惑: once a play phase give 法正 a hand card and discard one: this turn have a skill that nobody has."""

    id = "xuanhuo"

    def __init__(self, giver: int) -> None:
        self.giver = giver

    def ready(self, table: Table, me: Player) -> bool:
        return bool(me.hand) and len(me.cards()) >= 2 and bool(unused(table, LENT, table.living()))

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        return ((cards_pick(table, me.hand),),)

    async def pay(self, table: Table, me: Player, *chosen: int) -> None:
        await give(table, me, table[self.giver], chosen)
        await must_discard(table, me, "gz-discard", me.cards(), 1, why=self.id)

    async def run(self, table: Table, me: Player, *chosen: int) -> None:
        skills = unused(table, LENT, table.living())
        if not skills:
            return
        skill = await choose_act(table, me, "gz-xuanhuo", skills)
        me.effects = (*me.effects, Effect(LENT[skill], "turn"))
        table.changed()
        table.tell("gz-gains-skill", seat=me.seat, skill=skill)


enticed = cache(Enticed)


class Xuanhuo(Modifier):
    """眩惑: others of your kingdom can buy a skill of a tiger from you."""

    id = "xuanhuo"
    locked = False

    def grants(self, table: Table, me: Player, who: Player) -> tuple[Skill, ...]:
        return (enticed(me.seat),) if who is not me and me.alive and same_kingdom(me, who) else ()


FA_ZHENG = General(
    "fa_zheng",
    "法正",
    "shu",
    "male",
    half_fish=3,
    skills=(EnyuanThanks(), EnyuanAvenges(), Xuanhuo()),
    companions=("liu_bei",),
    package="power",
)
