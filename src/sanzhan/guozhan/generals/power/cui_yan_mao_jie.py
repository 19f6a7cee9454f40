"""崔琰毛玠 Cui Yan & Mao Jie (Wei)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import cards_pick, seats_pick
from sanzhan.guozhan.flow.move import draw, give
from sanzhan.guozhan.flow.respond import Made
from sanzhan.guozhan.flow.use import use_card
from sanzhan.guozhan.queries import may_use, my_kingdom
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import EFFECT, FAR, Active, Effect, Listener, Modifier, Trigger, Way, playable
from sanzhan.guozhan.timings import CardUsed, PlayStarts
from sanzhan.kernel.ask import Ask, Option

if TYPE_CHECKING:
    from sanzhan.guozhan.cards.kind import Kind
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Summoned(Modifier):
    """征辟: your cards reach this seat as long as it is undetermined, and no limit holds for them."""

    id = "zhengbi"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def reach_to(self, table: Table, me: Player, kind: Kind, target: Player) -> int:
        return FAR if self.slash_free(table, me, target) else 0

    def slash_free(self, table: Table, me: Player, target: Player) -> bool:
        return target.seat == self.seat and not target.determined


summoned = cache(Summoned)


class Zhengbi(Trigger[PlayStarts]):
    """征辟: one undetermined: no distance and no limit for your cards on it this turn; or give one determined a basic
    card for one that is not basic, or for two."""

    id = "zhengbi"
    on = PlayStarts

    def ready(self, table: Table, me: Player, event: PlayStarts) -> bool:
        others = table.others(me)
        return any(not p.determined or bool(me.hand) for p in others)

    def ways(self, table: Table, me: Player, event: PlayStarts) -> Sequence[Way]:
        ways: list[Way] = []
        undetermined = [p for p in table.others(me) if not p.determined]
        determined = [p for p in table.others(me) if p.determined]
        basic = [card for card in me.hand if table.face[card].type == "basic"]
        if undetermined:
            ways.append((seats_pick(undetermined),))
        if determined and basic:
            ways.append((cards_pick(table, basic), seats_pick(determined)))
        return ways

    async def pay(self, table: Table, me: Player, event: PlayStarts, *chosen: int) -> None:
        if len(chosen) == 2:
            card, seat = chosen
            await give(table, me, table[seat], (card,))

    async def run(self, table: Table, me: Player, event: PlayStarts, *chosen: int) -> None:
        other = table[chosen[-1]]
        if len(chosen) == 1:
            me.effects = (*me.effects, Effect(summoned(other.seat), "turn"))
            table.changed()
        elif other.alive and other.cards():
            await give(table, other, me, await _returns(table, other, me))


async def _returns(table: Table, giver: Player, to: Player) -> tuple[int, ...]:
    """What is given back: the only card, or one that is not basic, or two basic ones."""
    cards = giver.cards()
    if len(cards) == 1:
        return tuple(cards)
    basic = [card for card in cards if table.face[card].type == "basic"]
    other = [card for card in cards if card not in basic]

    def options() -> list[Option[tuple[int, ...]]]:
        listed: list[Option[tuple[int, ...]]] = []
        if other:
            listed.append(Option("give_one", lambda card: (card,), cards_pick(table, other)))
        if len(basic) > 1:
            listed.append(Option("give_two", tuple, cards_pick(table, basic, 2, 2)))
        return listed

    given: tuple[int, ...] = await Ask(giver.seat, "gz-zhengbi", options, args={"target": to.seat})
    return given


class Fengying(Active):
    """奉迎: all your hand cards as 挟天子以令诸侯, of whatever kingdom you are."""

    id = "fengying"
    limit = "game"

    def ready(self, table: Table, me: Player) -> bool:
        return bool(me.hand)

    def ways(self, table: Table, me: Player) -> Sequence[Way]:
        free = playable(table, me)
        usable = all(card in free for card in me.hand) and may_use(table, me, "threaten_emperor")
        return ((),) if usable else ()

    async def run(self, table: Table, me: Player, *chosen: object) -> None:
        if me.hand:
            made = Made("threaten_emperor", tuple(me.hand), Listener(me.seat, EFFECT, self))
            await use_card(table, me, made)


class FengyingDraws(Trigger[CardUsed]):
    """奉迎: when that card is used everybody of your kingdom draws up to its maximum HP."""

    id = "fengying"
    on = CardUsed
    locked = True

    def ready(self, table: Table, me: Player, event: CardUsed) -> bool:
        return event.use.skill == self.id

    async def run(self, table: Table, me: Player, event: CardUsed, *chosen: object) -> None:
        for fellow in my_kingdom(table, me):
            await draw(table, fellow, fellow.max_hp - len(fellow.hand))


CUI_YAN_MAO_JIE = General(
    "cui_yan_mao_jie",
    "崔琰毛玠",
    "wei",
    "male",
    half_fish=3,
    skills=(Zhengbi(), Fengying(), FengyingDraws()),
    companions=("cao_pi",),
    package="power",
)
