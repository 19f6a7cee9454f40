"""董卓 Dong Zhuo (Qun)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.change import remove_general
from sanzhan.guozhan.flow.choose import choose_act, choose_of
from sanzhan.guozhan.flow.damage import lose_hp, recover
from sanzhan.guozhan.flow.move import take
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import DEPUTY, Modifier, Skill, Trigger
from sanzhan.guozhan.timings import DrawStarts, FinishStarts, PlayEnds

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

TYRANT = "baoling"
GROWTH = 3


class Hengzheng(Trigger[DrawStarts]):
    """横征: with 1 HP or an empty hand take a card of every other character, judgement area too, instead of drawing."""

    id = "hengzheng"
    on = DrawStarts

    def ready(self, table: Table, me: Player, event: DrawStarts) -> bool:
        return (me.hp == 1 or not me.hand) and any(other.cards() or other.judging for other in table.others(me))

    async def pay(self, table: Table, me: Player, event: DrawStarts, *chosen: object) -> None:
        event.over = True

    async def run(self, table: Table, me: Player, event: DrawStarts, *chosen: object) -> None:
        for other in table.others(me):
            if not me.alive or not other.alive:
                continue
            card = await choose_of(table, me, other, "gz-take", judging=True, args={"why": self.id})
            if card is not None:
                await take(table, me, (card,))


class Baoling(Trigger[PlayEnds]):
    """暴凌: as head, after your play phase, remove your deputy: 3 more maximum HP, recover 3, 崩坏 for this skill."""

    id = TYRANT
    on = PlayEnds
    locked = True
    place = "head"

    def ready(self, table: Table, me: Player, event: PlayEnds) -> bool:
        return me.generals[DEPUTY] >= 0 and TYRANT not in me.changed_by

    async def run(self, table: Table, me: Player, event: PlayEnds, *chosen: object) -> None:
        me.changed_by |= {TYRANT}
        if me.generals[DEPUTY] >= 0:
            await remove_general(table, me, DEPUTY)
        change_max_hp(table, me, GROWTH)
        await recover(table, me, GROWTH)


class Benghuai(Trigger[FinishStarts]):
    """崩坏: in your finish phase, if somebody has less HP than you, lose 1 HP or 1 maximum HP."""

    id = "benghuai"
    on = FinishStarts
    locked = True

    def ready(self, table: Table, me: Player, event: FinishStarts) -> bool:
        return any(other.hp < me.hp for other in table.others(me))

    async def run(self, table: Table, me: Player, event: FinishStarts, *chosen: object) -> None:
        if await choose_act(table, me, "gz-benghuai", ("lose_hp", "lose_max_hp")) == "lose_hp":
            await lose_hp(table, me)
        else:
            change_max_hp(table, me, -1)


BENGHUAI: tuple[Skill, ...] = (Benghuai(),)


class BaolingLeaves(Modifier):
    """暴凌: once it has been used you have 崩坏."""

    id = TYRANT
    place = "head"

    def grants(self, table: Table, me: Player, who: Player) -> tuple[Skill, ...]:
        return BENGHUAI if who is me and TYRANT in me.changed_by else ()


def change_max_hp(table: Table, me: Player, amount: int) -> None:
    """The maximum HP is another now, and the HP no more than that."""
    me.max_hp += amount
    me.hp = min(me.hp, me.max_hp)
    table.changed()
    table.tell("gz-max-hp", seat=me.seat, max_hp=me.max_hp, hp=me.hp)


DONG_ZHUO = General(
    "dong_zhuo",
    "董卓",
    "qun",
    "male",
    half_fish=4,
    skills=(Hengzheng(), Baoling(), BaolingLeaves()),
    package="momentum",
)
