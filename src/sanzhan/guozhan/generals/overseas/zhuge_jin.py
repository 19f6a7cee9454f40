"""诸葛瑾 Zhuge Jin (Wu)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.face import COLOR
from sanzhan.guozhan.flow.choose import cards_pick, seats_pick
from sanzhan.guozhan.flow.move import draw, show_cards
from sanzhan.guozhan.generals.formation.fellows import is_fellow, may_be_fellow
from sanzhan.guozhan.generals.wei.sima_yi import GuicaiCurrent
from sanzhan.guozhan.queries import same_kingdom
from sanzhan.guozhan.skills.general import General, Kingdom
from sanzhan.guozhan.skills.skill import Active, Effect, Modifier, Trigger, Way
from sanzhan.guozhan.timings import AlliancePays, CardUsed, JudgeShown, Lost, Responded, Timing

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

KINGDOM: Kingdom = "wu"


class Huanshi(GuicaiCurrent):
    """缓释: before a judgement of one of your kingdom is fixed play a card of yours in place of the judgement card."""

    id = "huanshi"

    def ready(self, table: Table, me: Player, event: JudgeShown) -> bool:
        return super().ready(table, me, event) and may_be_fellow(me, event.who, KINGDOM)

    def able(self, table: Table, me: Player, event: JudgeShown) -> bool:
        return is_fellow(table, me, event.who, KINGDOM)


class Hongyuan(Active):
    """弘援: show a hand card: while you hold it in this phase it counts as carrying the alliance mark."""

    id = "hongyuan"

    def ready(self, table: Table, me: Player) -> bool:
        return bool(me.hand)

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        return ((cards_pick(table, me.hand),),)

    async def run(self, table: Table, me: Player, *chosen: int) -> None:
        if chosen[0] in me.hand:
            show_cards(table, me, chosen)
            me.effects = (*me.effects, Effect(marked(chosen[0]), "phase"))
            table.changed()


class HongyuanMarks(Modifier):
    """弘援: this card counts as carrying the mark."""

    id = "hongyuan"

    def __init__(self, card: int) -> None:
        self.card = card

    def marks_card(self, table: Table, me: Player, card: int) -> bool:
        return card == self.card


@cache
def marked(card: int) -> HongyuanMarks:
    return HongyuanMarks(card)


class HongyuanAids(Trigger[AlliancePays]):
    """弘援: another of your kingdom may draw in your place for what you have given."""

    id = "hongyuan"
    on = AlliancePays

    def _others(self, table: Table, me: Player) -> list[Player]:
        return [player for player in table.others(me) if same_kingdom(me, player)]

    def ready(self, table: Table, me: Player, event: AlliancePays) -> bool:
        return bool(self._others(table, me))

    def ways(self, table: Table, me: Player, event: AlliancePays) -> Sequence[Way]:
        return ((seats_pick(self._others(table, me)),),)

    async def run(self, table: Table, me: Player, event: AlliancePays, *chosen: int) -> None:
        event.over = True
        await draw(table, table[chosen[0]], event.count)


ANSWERED_ONLY = ("nullification", "peach", "wine")
"""What is used outside the own turn to answer or to save is heard as an answer; its use must not count again."""


class Mingzhe(Trigger[Timing]):
    """明哲: outside your turn you may draw a card for a red card that you use or play."""

    id = "mingzhe"

    async def run(self, table: Table, me: Player, event: Timing, *chosen: object) -> None:
        await draw(table, me, 1)


class MingzheUses(Mingzhe):
    on = CardUsed

    def ready(self, table: Table, me: Player, event: Timing) -> bool:
        assert isinstance(event, CardUsed)
        answer = event.use.kind.family in ANSWERED_ONLY
        return me is not table.active and event.use.color == "red" and not answer


class MingzheAnswers(Mingzhe):
    on = Responded

    def ready(self, table: Table, me: Player, event: Timing) -> bool:
        assert isinstance(event, Responded)
        return me is not table.active and event.color == "red"


class MingzheLoses(Mingzhe):
    """明哲: and when red equipment leaves your equipment area."""

    on = Lost

    def ready(self, table: Table, me: Player, event: Timing) -> bool:
        assert isinstance(event, Lost)
        return me is not table.active and any(COLOR[table.suit(me, card)] == "red" for card in event.gear)


ZHUGE_JIN = General(
    "zhuge_jin",
    "诸葛瑾",
    KINGDOM,
    "male",
    half_fish=3,
    skills=(Huanshi(), Hongyuan(), HongyuanAids(), MingzheUses(), MingzheAnswers(), MingzheLoses()),
    companions=("sun_quan",),
    package="overseas",
)
