"""王平 Wang Ping (Shu)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.command import choose_command, offer_command
from sanzhan.guozhan.flow.damage import recover
from sanzhan.guozhan.flow.move import draw
from sanzhan.guozhan.generals.momentum.dong_zhuo import change_max_hp
from sanzhan.guozhan.queries import same_kingdom
from sanzhan.guozhan.rules.summon import asks
from sanzhan.guozhan.skills.general import General
from sanzhan.guozhan.skills.skill import Active

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table


class Jianglue(Active):
    """将略: a command for everybody of your kingdom, who may show itself for it: you and who obeys have one maximum HP
    more and recover one; for each who did you draw a card."""

    id = "jianglue"
    limit = "game"

    async def run(self, table: Table, me: Player, *chosen: object) -> None:
        given = await choose_command(table, me, self.id)
        if table.options.jiang_lve_summon and not me.careerist:
            for other in table.others(me):
                if other.alive and not other.determined:
                    await asks(table, me, other)
        obeyed = [me]
        for other in table.others(me):
            if same_kingdom(me, other) and await offer_command(table, me, other, given, self.id):
                obeyed.append(other)
        recovered = 0
        for one in obeyed:
            if one.alive:
                change_max_hp(table, one, 1)
                before = one.hp
                await recover(table, one, 1)
                recovered += one.hp > before
        await draw(table, me, recovered)


WANG_PING = General(
    "wang_ping",
    "王平",
    "shu",
    "male",
    half_fish=4,
    skills=(Jianglue(),),
    companions=("jiang_wan_fei_yi",),
    package="power",
)
