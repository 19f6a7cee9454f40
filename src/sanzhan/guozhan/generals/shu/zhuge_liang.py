"""诸葛亮 Zhuge Liang (Shu)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.move import arrange_deck, look_at_top, put_away, take, to_pile
from sanzhan.guozhan.flow.use import cancel
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Trigger
from sanzhan.guozhan.timings import Becoming, DrawStarts, Giving, PrepareStarts
from sanzhan.kernel.ask import Ask, Option, Pick

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

MOST = 5
ZITHERS = "kongcheng"


class Guanxing(Trigger[PrepareStarts]):
    """观星: look at a card of the deck per living character, at most 5; any go back on top, the rest to the bottom."""

    id = "guanxing"
    on = PrepareStarts

    async def run(self, table: Table, me: Player, event: PrepareStarts, *chosen: object) -> None:
        count = min(MOST, len(table.living()))
        for rule in table.index.modifiers.get("stargazing", ()):
            if rule.seat == me.seat:
                count = rule.skill.stargazing(table, me, count)
        cards = look_at_top(table, me, count)

        def options() -> list[Option[Sequence[int]]]:
            # left as they are when time is up
            return [Option("keep", lambda: cards), Option("arrange", _same, _ordered(table, cards, 0))]

        on_top = await Ask(me.seat, "gz-guanxing", options)
        below: Sequence[int] = [card for card in cards if card not in on_top]
        if len(below) > 1:
            pick = _ordered(table, below, len(below))
            below = await Ask(me.seat, "gz-guanxing-bottom", lambda: [Option("arrange", _same, pick)])
        arrange_deck(table, me, on_top, below)


def _ordered(table: Table, cards: Sequence[int], least: int) -> Pick:
    """Some of these cards in an order; the first will be drawn first."""
    return Pick("card", cards, table.wires(cards), least, len(cards), ordered=True)


def _same(cards: Sequence[int]) -> Sequence[int]:
    return cards


class Kongcheng(Trigger[Becoming]):
    """空城: without hand cards you are removed from the targets of a Slash or a Duel."""

    id = "kongcheng"
    on = Becoming
    locked = True

    def ready(self, table: Table, me: Player, event: Becoming) -> bool:
        return not me.hand and event.use.kind.family in ("slash", "duel")

    async def run(self, table: Table, me: Player, event: Becoming, *chosen: object) -> None:
        # a hand filled by the reward for a complete pair does not matter any more
        event.over = True
        cancel(table, event.use, me)


class KongchengKeeps(Trigger[Giving]):
    """空城, current edition: what others give you outside your turn while you have no hand cards is laid on this
    general as zithers."""

    id = "kongcheng"
    on = Giving
    locked = True

    def ready(self, table: Table, me: Player, event: Giving) -> bool:
        return not me.hand and table.active is not me

    async def run(self, table: Table, me: Player, event: Giving, *chosen: object) -> None:
        event.over = True
        # turned up for this, he may have drawn some of them
        await to_pile(table, [card for card in event.cards if table.owner[card] != me.seat], me, ZITHERS)


class KongchengTakes(Trigger[DrawStarts]):
    """空城, current edition: at the start of your draw phase you take the zithers."""

    id = "kongcheng"
    on = DrawStarts
    locked = True

    def ready(self, table: Table, me: Player, event: DrawStarts) -> bool:
        return bool(me.piles.get(ZITHERS))

    async def run(self, table: Table, me: Player, event: DrawStarts, *chosen: object) -> None:
        await take(table, me, me.piles[ZITHERS])

    async def ends(self, table: Table, me: Player) -> None:
        """Turned down or lost, the zithers are put away."""
        await put_away(table, me.piles.get(ZITHERS, ()))


GUANXING, KONGCHENG = Guanxing(), Kongcheng()
ZHUGE_LIANG = General(
    "zhuge_liang",
    "诸葛亮",
    "shu",
    "male",
    half_fish=3,
    skills=(GUANXING, KONGCHENG),
    companions=("huang_yueying",),
)
ZHUGE_LIANG_CURRENT = ZHUGE_LIANG._replace(skills=(GUANXING, KONGCHENG, KongchengKeeps(), KongchengTakes()))
