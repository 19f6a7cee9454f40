"""于吉 Yu Ji (Qun)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.face import SUITS
from sanzhan.guozhan.flow.choose import cards_pick
from sanzhan.guozhan.flow.move import put_away, to_pile
from sanzhan.guozhan.flow.use import cancel
from sanzhan.guozhan.generals.formation.fellows import is_fellow, may_be_fellow
from sanzhan.guozhan.skills.general import General, Kingdom
from sanzhan.guozhan.skills.skill import Trigger, Way
from sanzhan.guozhan.timings import Becoming, Laying, Suffered

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

KINGDOM: Kingdom = "qun"
ILLUSIONS = "sorcery"


def illusions(me: Player) -> list[int]:
    """The illusions (幻) on this general."""
    return list(me.piles.get(ILLUSIONS, ()))


def new_suits(table: Table, me: Player) -> list[int]:
    """His cards of a suit that no illusion has."""
    there = {table.face[card].suit for card in illusions(me)}
    return [card for card in me.cards() if table.face[card].suit not in there]


class Qianhuan(Trigger[Suffered]):
    """千幻: one of your kingdom has suffered damage: you may lay down a card as an illusion, one of each suit."""

    id = "qianhuan"
    on = Suffered
    anyone = True

    def ready(self, table: Table, me: Player, event: Suffered) -> bool:
        room = len(illusions(me)) < len(SUITS)
        return event.who.alive and room and bool(me.cards()) and may_be_fellow(me, event.who, KINGDOM)

    def able(self, table: Table, me: Player, event: Suffered) -> bool:
        return is_fellow(table, me, event.who, KINGDOM)

    def ways(self, table: Table, me: Player, event: Suffered) -> Sequence[Way]:
        cards = new_suits(table, me)
        return [(cards_pick(table, cards),)] if cards else []

    async def run(self, table: Table, me: Player, event: Suffered, *chosen: int) -> None:
        await to_pile(table, chosen, me, ILLUSIONS)

    async def ends(self, table: Table, me: Player) -> None:
        """Turned down or lost, the illusions are put away."""
        await put_away(table, illusions(me))


class QianhuanCancels(Trigger[Becoming]):
    """千幻: one of your kingdom becomes the only target of a basic or trick card: an illusion takes it away.

    A delayed trick that comes on from somebody else is met when it is laid down, so that it goes no further.
    """

    id = "qianhuan"
    on = Becoming
    anyone = True

    def ready(self, table: Table, me: Player, event: Becoming) -> bool:
        use = event.use
        if not illusions(me) or use.kind.type == "equip" or len(use.targets) != 1 or _comes_on(table, use.kind.key):
            return False
        return may_be_fellow(me, event.who, KINGDOM)

    def ways(self, table: Table, me: Player, event: Becoming) -> Sequence[Way]:
        return [(cards_pick(table, illusions(me)),)]

    async def pay(self, table: Table, me: Player, event: Becoming, *chosen: int) -> None:
        await put_away(table, chosen)

    async def run(self, table: Table, me: Player, event: Becoming, *chosen: int) -> None:
        event.over = True
        cancel(table, event.use, event.target)


class QianhuanStops(Trigger[Laying]):
    """千幻: a delayed trick comes on to one of your kingdom: an illusion sends it to the discard pile."""

    id = "qianhuan"
    on = Laying
    anyone = True

    def ready(self, table: Table, me: Player, event: Laying) -> bool:
        return _comes_on(table, event.kind) and bool(illusions(me)) and may_be_fellow(me, event.who, KINGDOM)

    def ways(self, table: Table, me: Player, event: Laying) -> Sequence[Way]:
        return [(cards_pick(table, illusions(me)),)]

    async def pay(self, table: Table, me: Player, event: Laying, *chosen: int) -> None:
        await put_away(table, chosen)

    async def run(self, table: Table, me: Player, event: Laying, *chosen: int) -> None:
        event.over = True


def _comes_on(table: Table, kind: str) -> bool:
    """This is 闪电 passing on after a judgement, not a card being used."""
    return table.stage == "judge" and kind == "lightning"


YU_JI = General(
    "yu_ji",
    "于吉",
    KINGDOM,
    "male",
    half_fish=3,
    skills=(Qianhuan(), QianhuanCancels(), QianhuanStops()),
    companions=("zuo_ci",),
    package="formation",
)
