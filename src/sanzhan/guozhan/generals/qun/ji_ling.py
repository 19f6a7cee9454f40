"""纪灵 Ji Ling (Qun)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import cards_pick, choose_seat, seats_pick
from sanzhan.guozhan.flow.point_duel import can_duel, point_duel
from sanzhan.guozhan.flow.use import use_card, virtual
from sanzhan.guozhan.queries import may_use, same_kingdom
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Effect, Modifier, Trigger, Way
from sanzhan.guozhan.timings import PlayStarts

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Shuangren(Trigger[PlayStarts]):
    """双刃: point duel; won: a Slash without card on the other or one of its kingdom; not won: the play phase ends."""

    id = "shuangren"
    on = PlayStarts

    def _rivals(self, table: Table, me: Player) -> list[Player]:
        return [p for p in table.others(me) if can_duel(me, p)]

    def ready(self, table: Table, me: Player, event: PlayStarts) -> bool:
        return bool(self._rivals(table, me))

    def ways(self, table: Table, me: Player, event: PlayStarts) -> Sequence[Way]:
        # the own card is laid down as a cost, before any reward for turning up (R28)
        return ((seats_pick(self._rivals(table, me)), cards_pick(table, me.hand)),)

    async def run(self, table: Table, me: Player, event: PlayStarts, *chosen: int) -> None:
        rival = table[chosen[0]]
        if not can_duel(me, rival):
            return
        if not await point_duel(table, me, rival, self.id, chosen[1]):
            table.end_phase = True
            return
        victims = [p for p in table.others(me) if p is rival or same_kingdom(p, rival)]
        if me.alive and victims and may_use(table, me, "slash"):
            victim = await choose_seat(table, me, "gz-shuangren", victims)
            await use_card(table, me, virtual("slash"), (victim.seat,))


class Harmless(Modifier):
    """双刃, current edition, the rest of the turn: others cannot be targets of cards that you use."""

    id = "shuangren"

    def may_target(self, table: Table, me: Player, other: Player) -> bool:
        return False

    def may_give_peach(self, table: Table, me: Player, helper: Player, dying: Player) -> bool:
        return helper is not me or dying is me


HARMLESS = Effect(Harmless(), "turn")


class ShuangrenOn(Shuangren):
    """双刃, current edition: not won, others cannot be targets of your cards this turn."""

    async def run(self, table: Table, me: Player, event: PlayStarts, *chosen: int) -> None:
        await super().run(table, me, event, *chosen)
        if table.end_phase:
            # not won: here the phase goes on
            table.end_phase = False
            me.effects = (*me.effects, HARMLESS)
            table.changed()


JI_LING = General("ji_ling", "纪灵", "qun", "male", half_fish=4, skills=(Shuangren(),))
JI_LING_CURRENT = JI_LING._replace(skills=(ShuangrenOn(),))
