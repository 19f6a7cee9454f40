"""士燮 Shi Xie (Wu, Qun)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import cards_pick, choose_act, must_discard
from sanzhan.guozhan.flow.damage import lose_hp
from sanzhan.guozhan.flow.move import discard, draw
from sanzhan.guozhan.queries import kingdom_once_up
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import DEPUTY, Modifier, Trigger
from sanzhan.guozhan.timings import PrepareStarts
from sanzhan.kernel.ask import Ask, Option

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Biluan(Modifier):
    """避乱: others are farther from you by the number of cards in your equipment area, at least by 1."""

    id = "biluan"

    def distance_from(self, table: Table, me: Player, other: Player) -> int:
        return max(1, len(me.gear()))


class Lixia(Trigger[PrepareStarts]):
    """礼下: in its preparation phase a character of another kingdom may discard a card that you wear: then it discards
    two cards, loses 1 HP, or lets you draw two."""

    id = "lixia"
    on = PrepareStarts
    anyone = True
    forced = True

    def ready(self, table: Table, me: Player, event: PrepareStarts) -> bool:
        other = event.who
        differs = other is not me and other.determined and other.kingdom != me.kingdom
        return differs and other.alive and bool(me.gear())

    def able(self, table: Table, me: Player, event: PrepareStarts) -> bool:
        return kingdom_once_up(table, me, DEPUTY) != event.who.kingdom

    async def run(self, table: Table, me: Player, event: PrepareStarts, *chosen: object) -> None:
        other = event.who
        if not other.alive or not me.gear():
            return

        def options() -> list[Option[int]]:
            return [Option("decline", lambda: -1), Option("discard", _same, cards_pick(table, me.gear()))]

        card = await Ask(other.seat, "gz-lixia", options, args={"seat": me.seat})
        if card < 0:
            return
        await discard(table, me, (card,), by=other)
        if not other.alive:
            return
        prices = ["let_draw", "lose_hp", "discard_two"] if len(other.cards()) >= 2 else ["let_draw", "lose_hp"]
        match await choose_act(table, other, "gz-lixia-price", prices, seat=me.seat):
            case "let_draw":
                await draw(table, me, 2)
            case "lose_hp":
                await lose_hp(table, other, 1)
            case _:
                await must_discard(table, other, "gz-discard", other.cards(), 2, why=self.id)


def _same(card: int) -> int:
    return card


SHI_XIE = General(
    "shi_xie",
    "士燮",
    "wu",
    "male",
    half_fish=3,
    skills=(Biluan(), Lixia()),
    package="buchen",
    place="deputy",
    second="qun",
)
