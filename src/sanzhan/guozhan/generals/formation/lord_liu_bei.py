"""君刘备 Lord Liu Bei (Shu)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.face import COLOR, Face, Suit
from sanzhan.guozhan.flow.damage import recover
from sanzhan.guozhan.flow.move import draw, lost, shift, show_cards, take
from sanzhan.guozhan.generals.shu.guan_yu import Wusheng
from sanzhan.guozhan.generals.shu.liu_bei import RendeCurrent
from sanzhan.guozhan.queries import same_kingdom
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Modifier, Mute, Skill, Trigger
from sanzhan.guozhan.table import DECK, DISCARD, EQUIP
from sanzhan.guozhan.timings import CardUsed, Converted, Designated, InDying, Landed, Leaving

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

TREASURE = "dragon_phoenix"


class ZhangwuTakes(Trigger[Landed]):
    """章武: when 飞龙夺凤 has come into the discard pile or another's equipment area you take it."""

    id = "zhangwu"
    on = Landed
    anyone = True
    locked = True

    def ready(self, table: Table, me: Player, event: Landed) -> bool:
        there = table.zone[event.card] == DISCARD or (
            table.zone[event.card] == EQUIP and table.owner[event.card] != me.seat
        )
        return there and table.face[event.card].kind == TREASURE

    async def run(self, table: Table, me: Player, event: Landed, *chosen: object) -> None:
        if self.ready(table, me, event):
            await take(table, me, (event.card,))


class ZhangwuSaves(Trigger[Leaving]):
    """章武: about to lose 飞龙夺凤 otherwise than by using it, you put it under the deck and draw two cards."""

    id = "zhangwu"
    on = Leaving
    locked = True

    def ready(self, table: Table, me: Player, event: Leaving) -> bool:
        return table.face[event.card].kind == TREASURE

    async def run(self, table: Table, me: Player, event: Leaving, *chosen: object) -> None:
        event.over = True
        show_cards(table, me, (event.card,))
        losses = shift(table, (event.card,), DECK)
        table.deck.remove(event.card)
        table.deck.insert(0, event.card)
        table.tell("gz-arrange", seat=me.seat, top=0, bottom=1)
        await lost(table, losses, False)
        await draw(table, me, 2)


class AnyWusheng(Wusheng):
    """武圣 under the banner: a card that is not red will do as well."""

    def accepts(self, table: Table, me: Player, face: Face, suit: Suit, kind: str) -> bool:
        return COLOR[suit] != "red"


class PiercingPaoxiao(Trigger[Designated]):
    """咆哮 under the banner: the armour of a target of your Slash is ignored."""

    id = "paoxiao"
    on = Designated
    locked = True

    def ready(self, table: Table, me: Player, event: Designated) -> bool:
        return event.use.is_slash

    async def run(self, table: Table, me: Player, event: Designated, *chosen: object) -> None:
        event.use.pierced |= {event.target.seat}


class DrawingLongdan(Trigger[CardUsed]):
    """龙胆 under the banner: with a card that it made and you use you draw a card."""

    id = "longdan"
    on = CardUsed
    locked = True

    def ready(self, table: Table, me: Player, event: CardUsed) -> bool:
        return event.use.skill == self.id

    async def run(self, table: Table, me: Player, event: CardUsed, *chosen: object) -> None:
        await draw(table, me, 1)


class AnsweringLongdan(Trigger[Converted]):
    """龙胆 under the banner: with a card that it made and you use or play in response you draw a card."""

    id = "longdan"
    on = Converted
    locked = True

    def ready(self, table: Table, me: Player, event: Converted) -> bool:
        return event.skill == self.id

    async def run(self, table: Table, me: Player, event: Converted, *chosen: object) -> None:
        await draw(table, me, 1)


class WholeTieqi(Modifier):
    """铁骑 under the banner: all generals of a target that are up are silenced."""

    id = "tieqi"

    def tieqi_whole(self, table: Table, me: Player) -> bool:
        return True


class FarLiegong(Modifier):
    """烈弓 under the banner: your attack range is 1 more."""

    id = "liegong"

    def attack_range(self, table: Table, me: Player, who: Player) -> int:
        return 1 if who is me else 0


BANNER: dict[str, tuple[Skill, ...]] = {
    "wusheng": (AnyWusheng(),),
    "paoxiao": (PiercingPaoxiao(),),
    "longdan": (DrawingLongdan(), AnsweringLongdan()),
    "tieqi": (WholeTieqi(),),
    "liegong": (FarLiegong(),),
}
"""五虎将大旗: what it adds to each of the five skills."""


def open_skills(table: Table, who: Player) -> set[str]:
    """The skills of this player's generals that are up and work, and those lent to him for a while."""
    lent = [effect.skill for effect in who.effects]
    mutes = [skill for skill in lent if isinstance(skill, Mute)]
    found = {skill.id for skill in lent}
    for origin in (0, 1):
        if who.up[origin] and not who.lost[origin]:
            skills = table.general(who, origin).skills_as(origin)
            for mute in mutes:
                skills = mute.left(origin, skills)
            found |= {skill.id for skill in skills}
    return found


class Shouyue(Modifier):
    """授钺, 五虎将大旗: living characters of Shu have more of 武圣, 咆哮, 龙胆, 铁骑 and 烈弓."""

    id = "shouyue"

    def grants(self, table: Table, me: Player, who: Player) -> tuple[Skill, ...]:
        if Jizhao.id in me.changed_by or not same_kingdom(me, who):
            return ()
        has = open_skills(table, who)
        return tuple(skill for id, more in BANNER.items() if id in has for skill in more)


RENDE = RendeCurrent()


class Jizhao(Trigger[InDying]):
    """激诏: once, when dying: draw up to your maximum HP, recover to 2 HP, lose 授钺 and gain 仁德."""

    id = "jizhao"
    on = InDying
    limit = "game"

    def ready(self, table: Table, me: Player, event: InDying) -> bool:
        return me.hp <= 0

    async def run(self, table: Table, me: Player, event: InDying, *chosen: object) -> None:
        await draw(table, me, me.max_hp - len(me.hand))
        await recover(table, me, 2 - me.hp)
        # for good, even if the limited skill itself is given back
        me.changed_by |= {self.id}
        table.changed()


class JizhaoLeaves(Modifier):
    """激诏: what it has left you, 仁德."""

    id = "jizhao"

    def grants(self, table: Table, me: Player, who: Player) -> tuple[Skill, ...]:
        return (RENDE,) if who is me and self.id in me.changed_by else ()


LORD_LIU_BEI = General(
    "lord_liu_bei",
    "君刘备",
    "shu",
    "male",
    half_fish=4,
    skills=(ZhangwuTakes(), ZhangwuSaves(), Shouyue(), Jizhao(), JizhaoLeaves()),
    package="formation",
    place="head",
    lord_of="liu_bei",
)
