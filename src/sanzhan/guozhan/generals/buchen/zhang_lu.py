"""张鲁 Zhang Lu (Wei, Qun)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import cards_pick, choose_cards, must_discard
from sanzhan.guozhan.flow.judge import replace_judgement
from sanzhan.guozhan.flow.move import draw, give, put_away, take, to_pile, to_processing
from sanzhan.guozhan.rules.marks import gain_mark, spend_mark
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Trigger, Way
from sanzhan.guozhan.timings import FinishStarts, JudgeShown, PrepareStarts, TurnEnds

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

CHARITY = "charity"
RICE = "rice"


class Bushi(Trigger[TurnEnds]):
    """布施: at the end of your turn you get as many charity marks as you have HP."""

    id = "bushi"
    on = TurnEnds
    forced = True

    async def run(self, table: Table, me: Player, event: TurnEnds, *chosen: object) -> None:
        for _ in range(me.hp):
            gain_mark(table, me, CHARITY)


class BushiGives(Trigger[PrepareStarts]):
    """布施: in the preparation phase of another give him a card, lose a charity mark and draw two cards."""

    id = "bushi"
    on = PrepareStarts
    anyone = True

    def ready(self, table: Table, me: Player, event: PrepareStarts) -> bool:
        return event.who is not me and event.who.alive and CHARITY in me.marks and bool(me.cards())

    def ways(self, table: Table, me: Player, event: PrepareStarts) -> Sequence[Way]:
        return ((cards_pick(table, me.cards()),),)

    async def pay(self, table: Table, me: Player, event: PrepareStarts, *chosen: int) -> None:
        await give(table, me, event.who, chosen)

    async def run(self, table: Table, me: Player, event: PrepareStarts, *chosen: int) -> None:
        if CHARITY in me.marks:
            spend_mark(table, me, CHARITY)
        await draw(table, me, 2)


class BushiPays(Trigger[PrepareStarts]):
    """布施: in your preparation phase discard as many cards as characters live beyond your HP and two; lose all
    charity marks."""

    id = "bushi"
    on = PrepareStarts
    forced = True

    def _due(self, table: Table, me: Player) -> int:
        return max(0, len(table.living()) - me.hp - 2)

    def ready(self, table: Table, me: Player, event: PrepareStarts) -> bool:
        due = bool(me.cards()) and self._due(table, me) > 0
        return due or CHARITY in me.marks

    async def run(self, table: Table, me: Player, event: PrepareStarts, *chosen: object) -> None:
        await must_discard(table, me, "gz-discard", me.cards(), self._due(table, me), why=self.id)
        while CHARITY in me.marks:
            spend_mark(table, me, CHARITY)


class Midao(Trigger[FinishStarts]):
    """米道: in your finish phase, without rice on this general, draw two cards and put two of yours on it as rice."""

    id = "midao"
    on = FinishStarts

    def ready(self, table: Table, me: Player, event: FinishStarts) -> bool:
        return not me.piles.get(RICE)

    async def run(self, table: Table, me: Player, event: FinishStarts, *chosen: object) -> None:
        await draw(table, me, 2)
        rice = await choose_cards(table, me, "gz-midao", me.cards(), 2, 2, count=2)
        await to_pile(table, rice, me, RICE)

    async def ends(self, table: Table, me: Player) -> None:
        """Turned down or lost, the rice is put away."""
        await put_away(table, me.piles.get(RICE, ()))


class MidaoReplaces(Trigger[JudgeShown]):
    """米道: before anybody's judgement is fixed play a rice in its place and take the old judgement card."""

    id = "midao"
    on = JudgeShown
    anyone = True

    def ready(self, table: Table, me: Player, event: JudgeShown) -> bool:
        return bool(me.piles.get(RICE))

    def ways(self, table: Table, me: Player, event: JudgeShown) -> Sequence[Way]:
        return ((cards_pick(table, me.piles[RICE]),),)

    async def pay(self, table: Table, me: Player, event: JudgeShown, *chosen: int) -> None:
        await to_processing(table, chosen)

    async def run(self, table: Table, me: Player, event: JudgeShown, *chosen: int) -> None:
        old = replace_judgement(table, event.judgement, chosen[0])
        await take(table, me, (old,))


ZHANG_LU = General(
    "zhang_lu",
    "张鲁",
    "wei",
    "male",
    half_fish=3,
    skills=(Bushi(), BushiGives(), BushiPays(), Midao(), MidaoReplaces()),
    package="buchen",
    place="deputy",
    second="qun",
)
