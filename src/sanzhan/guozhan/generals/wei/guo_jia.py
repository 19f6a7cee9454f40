"""郭嘉 Guo Jia (Wei)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import cards_pick, seats_pick
from sanzhan.guozhan.flow.move import look_at_top, take
from sanzhan.guozhan.flow.window import happen
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Trigger
from sanzhan.guozhan.table import DECK, PROCESSING
from sanzhan.guozhan.timings import Giving, JudgeFixed, Suffered
from sanzhan.kernel.ask import Ask, Option

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Tiandu(Trigger[JudgeFixed]):
    """天妒: after the result of your judgement is fixed take the judgement card."""

    id = "tiandu"
    on = JudgeFixed

    def ready(self, table: Table, me: Player, event: JudgeFixed) -> bool:
        return table.zone[event.judgement.card] == PROCESSING

    async def run(self, table: Table, me: Player, event: JudgeFixed, *chosen: object) -> None:
        await take(table, me, (event.judgement.card,))


class Yiji(Trigger[Suffered]):
    """遗计: for each point of damage look at the top two cards and hand them out, each to whom you like."""

    id = "yiji"
    on = Suffered

    def times(self, event: Suffered) -> int:
        return event.damage.amount

    async def run(self, table: Table, me: Player, event: Suffered, *chosen: object) -> None:
        cards = look_at_top(table, me, 2)
        while cards and me.alive:
            given, seat = await self._gift(table, me, cards)
            await take(table, table[seat], given)
            cards = [card for card in cards if card not in given]

    async def _gift(self, table: Table, me: Player, cards: list[int]) -> tuple[tuple[int, ...], int]:
        """Some of these cards, and to whom; nothing has moved yet."""

        def make(given: int | tuple[int, ...], seat: int) -> tuple[tuple[int, ...], int]:
            return given if isinstance(given, tuple) else (given,), seat

        to = seats_pick([me, *table.others(me)])
        gift: tuple[tuple[int, ...], int] = await Ask(
            me.seat, "gz-yiji", lambda: [Option("give", make, cards_pick(table, cards, 1, len(cards)), to)]
        )
        return gift


class YijiCurrent(Yiji):
    """遗计, current edition: once for all damage suffered at a time; what others get is given to them."""

    def times(self, event: Suffered) -> int:
        return 1

    async def run(self, table: Table, me: Player, event: Suffered, *chosen: object) -> None:
        cards = look_at_top(table, me, 2)
        while cards and me.alive:
            given, seat = await self._gift(table, me, cards)
            giving = Giving(table[seat], me, given)
            if seat != me.seat:
                await happen(table, giving)
            # who is turned up for it may have drawn some of them
            left = [card for card in cards if table.zone[card] == DECK]
            if not giving.over:
                await take(table, table[seat], [card for card in given if card in left])
            cards = [card for card in left if card not in given]


GUO_JIA = General("guo_jia", "郭嘉", "wei", "male", half_fish=3, skills=(Tiandu(), Yiji()))
GUO_JIA_CURRENT = GUO_JIA._replace(skills=(Tiandu(), YijiCurrent()))
