"""陆抗 Lu Kang (Wu)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sanzhan.guozhan.cards.face import COLOR
from sanzhan.guozhan.flow.choose import cards_pick, choose_act
from sanzhan.guozhan.flow.judge import judge
from sanzhan.guozhan.flow.move import discard, draw, take
from sanzhan.guozhan.queries import same_kingdom
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Effect, Modifier, Trigger, Way
from sanzhan.guozhan.table import PROCESSING
from sanzhan.guozhan.timings import JudgeFixed, Suffering

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

HURTING = (
    "slash", "duel", "fire_attack", "archery_attack", "savage_assault", "burning_camps", "drowning", "lightning",
)  # fmt: skip
"""The families of cards that deal damage."""


class Keshou(Trigger[Suffering]):
    """恪守: discard two cards of one colour to suffer 1 damage less; alone in your kingdom you judge: red, draw one."""

    id = "keshou"
    on = Suffering

    def ready(self, table: Table, me: Player, event: Suffering) -> bool:
        return len(me.cards()) >= 2

    def ways(self, table: Table, me: Player, event: Suffering) -> Sequence[Way]:
        by_color = ([card for card in me.cards() if COLOR[table.suit(me, card)] == color] for color in ("red", "black"))
        return [(cards_pick(table, cards, 2, 2),) for cards in by_color if len(cards) >= 2]

    async def pay(self, table: Table, me: Player, event: Suffering, *chosen: Any) -> None:
        await discard(table, me, chosen[0])

    async def run(self, table: Table, me: Player, event: Suffering, *chosen: Any) -> None:
        event.damage.amount -= 1
        event.over = event.over or event.damage.amount <= 0
        alone = me.alive and not any(same_kingdom(me, other) for other in table.others(me))
        if alone and (await judge(table, me, self.id)).color == "red":
            await draw(table, me, 1)


class OneMore(Modifier):
    """筑围: one Slash more, and one hand card more may be kept."""

    id = "zhuwei"

    def slash_limit(self, table: Table, me: Player) -> int:
        return 1

    def hand_limit(self, table: Table, me: Player, limit: int) -> int:
        return limit + 1


ONE_MORE = Effect(OneMore(), "turn")


class Zhuwei(Trigger[JudgeFixed]):
    """筑围: take the card of your judgement if it is one that deals damage; who has the turn may get one more Slash and
    one more card in hand."""

    id = "zhuwei"
    on = JudgeFixed

    def ready(self, table: Table, me: Player, event: JudgeFixed) -> bool:
        card = event.judgement.card
        return table.zone[card] == PROCESSING and table.face[card].family in HURTING

    async def run(self, table: Table, me: Player, event: JudgeFixed, *chosen: object) -> None:
        await take(table, me, (event.judgement.card,))
        who = table.active
        if not me.alive or not who.alive:
            return
        if await choose_act(table, me, "gz-zhuwei", ("decline", "allow"), target=who.seat) == "allow":
            who.effects = (*who.effects, ONE_MORE)
            table.changed()


LU_KANG = General(
    "lu_kang",
    "陆抗",
    "wu",
    "male",
    half_fish=3,
    skills=(Keshou(), Zhuwei()),
    companions=("lu_xun",),
    package="power",
)
