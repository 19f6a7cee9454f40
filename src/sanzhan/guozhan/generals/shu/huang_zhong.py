"""黄忠 Huang Zhong (Shu)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.choose import choose_act
from sanzhan.guozhan.queries import attack_range
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import FAR, Modifier, Trigger
from sanzhan.guozhan.timings import Designated

if TYPE_CHECKING:
    from sanzhan.guozhan.cards.kind import Kind
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Liegong(Trigger[Designated]):
    """烈弓: in your play phase a target of your Slash cannot dodge if its hand is at least your HP or at most your
    attack range."""

    id = "liegong"
    on = Designated

    def ready(self, table: Table, me: Player, event: Designated) -> bool:
        if not event.use.is_slash or table.active is not me or table.stage not in ("play", "action"):
            return False
        count = len(event.target.hand)
        return count >= me.hp or count <= attack_range(table, me)

    async def run(self, table: Table, me: Player, event: Designated, *chosen: object) -> None:
        event.use.undodgeable |= {event.target.seat}


class LiegongReach(Modifier):
    """烈弓, current edition: your Slashes reach those who have no more hand cards than you at any distance."""

    id = "liegong"
    locked = False

    def reach_to(self, table: Table, me: Player, kind: Kind, target: Player) -> int:
        return FAR if kind.family == "slash" and len(target.hand) <= len(me.hand) else 0


class LiegongCurrent(Trigger[Designated]):
    """烈弓, current edition: a target of your Slash with at least your HP cannot dodge it, or it deals 1 more to it."""

    id = "liegong"
    on = Designated

    def ready(self, table: Table, me: Player, event: Designated) -> bool:
        return event.use.is_slash and event.target.hp >= me.hp

    async def run(self, table: Table, me: Player, event: Designated, *chosen: object) -> None:
        use, seat = event.use, event.target.seat
        if await choose_act(table, me, "gz-liegong", ("no_dodge", "one_more"), target=seat) == "no_dodge":
            use.undodgeable |= {seat}
        else:
            use.extra[seat] = use.extra.get(seat, 0) + 1


HUANG_ZHONG = General("huang_zhong", "黄忠", "shu", "male", half_fish=4, skills=(Liegong(),), companions=("wei_yan",))
HUANG_ZHONG_CURRENT = HUANG_ZHONG._replace(skills=(LiegongReach(), LiegongCurrent()))
