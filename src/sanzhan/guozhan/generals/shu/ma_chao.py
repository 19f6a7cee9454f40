"""马超 Ma Chao (Shu)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import may_discard
from sanzhan.guozhan.flow.judge import judge
from sanzhan.guozhan.skills.common import Mashu
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import DEPUTY, HEAD, ORIGINS, PLAIN, Effect, Mute, Trigger, Way
from sanzhan.guozhan.timings import Designated
from sanzhan.kernel.ask import Pick

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Tieqi(Trigger[Designated]):
    """铁骑: after designating a target of a Slash you may judge; if it is red, that target cannot use a Dodge."""

    id = "tieqi"
    on = Designated

    def ready(self, table: Table, me: Player, event: Designated) -> bool:
        return event.use.is_slash

    async def run(self, table: Table, me: Player, event: Designated, *chosen: object) -> None:
        if (await judge(table, me, self.id)).color == "red":
            event.use.undodgeable |= {event.target.seat}


class TieqiCurrent(Trigger[Designated]):
    """铁骑, current edition: after designating a target of a Slash choose one of its generals that are up: its skills
    that are not locked are off in this turn; judge: without discarding a card of that suit the target cannot dodge."""

    id = "tieqi"
    on = Designated

    def ready(self, table: Table, me: Player, event: Designated) -> bool:
        return event.use.is_slash

    def ways(self, table: Table, me: Player, event: Designated) -> Sequence[Way]:
        up = _up(event.target)
        return ((Pick("general", up),),) if up and not _whole(table, me) else PLAIN

    async def run(self, table: Table, me: Player, event: Designated, *chosen: str) -> None:
        target = event.target
        for place in _up(target) if _whole(table, me) else chosen:
            target.effects = (*target.effects, Effect(Mute((ORIGINS.index(place),)), "turn"))
            table.changed()
            table.tell("gz-mute", seat=target.seat, general=place)
        suit = (await judge(table, me, self.id)).suit
        cards = [card for card in target.cards() if table.suit(target, card) == suit]
        could = bool(target.hand or cards)
        if not await may_discard(table, target, "gz-tieqi", cards, 1, could, user=me.seat, suit=suit):
            event.use.undodgeable |= {target.seat}


def _up(target: Player) -> list[str]:
    return [ORIGINS[origin] for origin in (HEAD, DEPUTY) if target.up[origin]]


def _whole(table: Table, me: Player) -> bool:
    """五虎将大旗: no choice, both are silenced."""
    rules = table.index.modifiers.get("tieqi_whole", ())
    return any(rule.skill.tieqi_whole(table, me) for rule in rules if rule.seat == me.seat)


MASHU = Mashu()
MA_CHAO = General("ma_chao", "马超", "shu", "male", half_fish=4, skills=(MASHU, Tieqi()))
MA_CHAO_CURRENT = MA_CHAO._replace(skills=(MASHU, TieqiCurrent()))
