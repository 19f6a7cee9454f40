"""Tricks that reach everybody (card effects §2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.cards.kind import Kind
from sanzhan.guozhan.flow.choose import cards_pick, must_discard
from sanzhan.guozhan.flow.damage import damage, recover
from sanzhan.guozhan.flow.move import draw, flip, put_away_used, take
from sanzhan.guozhan.flow.respond import Need, request
from sanzhan.guozhan.flow.window import happen
from sanzhan.guozhan.queries import may_answer, my_kingdom
from sanzhan.guozhan.table import PROCESSING
from sanzhan.guozhan.timings import Answered
from sanzhan.kernel.ask import Ask, Option

if TYPE_CHECKING:
    from sanzhan.guozhan.flow.use import Use
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class MassTrick(Kind):
    type = "trick"
    nullifiable = True
    least = most = 0


class ForAll(MassTrick):
    def reached(self, table: Table, me: Player) -> list[Player]:
        return table.in_turn_order()


class ForOthers(MassTrick):
    def reached(self, table: Table, me: Player) -> list[Player]:
        return table.others(me)


class Harvest(ForAll):
    """五谷丰登: as many cards as targets are turned up, each target takes one, the rest is put away."""

    key = "harvest"

    async def begin(self, table: Table, use: Use) -> None:
        cards = flip(table, len(use.targets))
        use.notes["open"] = cards
        table.tell("gz-harvest", seat=use.user.seat, cards=table.wires(cards))

    async def effect(self, table: Table, use: Use, target: Player) -> None:
        still = [card for card in use.notes["open"] if table.zone[card] == PROCESSING]
        if not still:
            return
        card: int = still[0]
        if len(still) > 1:
            card = await Ask(
                target.seat,
                "gz-harvest",
                lambda: [Option("choose", lambda card: card, cards_pick(table, still))],
                deadline="quick",
            )
        await take(table, target, (card,), openly=True)

    async def finish(self, table: Table, use: Use) -> None:
        await put_away_used(table, use.notes["open"])


class PeachGarden(ForAll):
    """桃园结义: every wounded character recovers 1 HP."""

    key = "peach_garden"

    def concerns(self, table: Table, use: Use, target: Player) -> bool:
        return target.wounded

    async def effect(self, table: Table, use: Use, target: Player) -> None:
        await recover(table, target, 1)


class SavageAssault(ForOthers):
    """南蛮入侵: every other character plays a Slash or takes 1 damage."""

    key = "savage_assault"

    async def effect(self, table: Table, use: Use, target: Player) -> None:
        need = Need("gz-slash", ("slash",), "respond", {"user": use.user.seat, "card": self.key, "needed": 1})
        made = await request(table, target, need) if may_answer(table, target, use) else None
        if made is None:
            await damage(table, use.source, target, 1, "normal", use)
        else:
            await put_away_used(table, made.cards)


class ArcheryAttack(ForOthers):
    """万箭齐发: every other character plays a Dodge or takes 1 damage."""

    key = "archery_attack"

    async def effect(self, table: Table, use: Use, target: Player) -> None:
        need = Need(
            "gz-dodge",
            ("dodge",),
            "respond",
            {"user": use.user.seat, "card": self.key, "needed": 1},
            armor=target.seat not in table.bare,
        )
        made = await request(table, target, need) if may_answer(table, target, use) else None
        if made is None:
            await damage(table, use.source, target, 1, "normal", use)
        else:
            await put_away_used(table, made.cards)
            await happen(table, Answered(target, use, target))


class AwaitExhausted(MassTrick):
    """以逸待劳: you and your kingdom draw two cards each, then discard two each; undetermined: only you (R08)."""

    key = "await_exhausted"

    def reached(self, table: Table, me: Player) -> list[Player]:
        return my_kingdom(table, me)

    async def effect(self, table: Table, use: Use, target: Player) -> None:
        await draw(table, target, 2)
        await must_discard(table, target, "gz-discard", target.cards(), 2, why=self.key)
