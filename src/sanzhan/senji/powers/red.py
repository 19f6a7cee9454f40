"""Powers of war."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.senji.dice import reroll
from sanzhan.senji.powers.power import Power

if TYPE_CHECKING:
    from sanzhan.senji.table import Table
    from sanzhan.senji.war import War


class VanguardReroll(Power):
    """明石 Akashi: when he attacks, up to two dice may be rolled again, once in a war."""

    id = "vanguard_reroll"
    most = 2

    async def after_roll(self, table: Table, war: War, seat: int, handle: int) -> None:
        if seat == war.attacker and handle not in war.rerolled:
            await reroll(table, war, seat, handle, table.samurai(handle).id, self.most)


class Bulwark(Power):
    """弁庆 Benkei: 2 strength more when he defends."""

    id = "bulwark"

    def strength(self, attacking: bool) -> int:
        return 0 if attacking else 2


class OrderlyVictory(Power):
    """细川 Hosokawa: his side, having won, may lose one or two armies fewer (R83)."""

    id = "orderly_victory"
    spares = 2


class LastRetreat(Power):
    """健次 Kenji: on the losing side he is not removed but goes to an own province, or else to a sea nearby (R86)."""

    id = "last_retreat"
    retreats = True


class Charge(Power):
    """真田 Sanada: 1 strength more when he attacks."""

    id = "charge"

    def strength(self, attacking: bool) -> int:
        return 1 if attacking else 0


class TwoBlades(Power):
    """柳生 Yagyu: he counts as two samurai, taking out two dice for 2 strength."""

    id = "two_blades"
    dice = 2


RED: tuple[Power, ...] = (VanguardReroll(), Bulwark(), OrderlyVictory(), LastRetreat(), Charge(), TwoBlades())
