"""Who stands how: queues and sieges (rules §12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.queries import other_kingdom, same_kingdom

if TYPE_CHECKING:
    from sanzhan.guozhan.player import Player
    from sanzhan.guozhan.table import Table

FEWEST = 4
"""Formation skills (阵法技) work only with so many alive (§12.4)."""


def ring(table: Table) -> list[Player]:
    """The living as they sit, those who are lured away left out."""
    return [player for player in table.players if player.alive and player.seat not in table.index.absent]


def neighbours(table: Table, me: Player) -> tuple[Player, Player] | None:
    """The previous and the next living player; None with fewer than three at the table (they would be one)."""
    seats = ring(table)
    if me not in seats or len(seats) < 3:
        return None
    place = seats.index(me)
    return seats[place - 1], seats[(place + 1) % len(seats)]


def besiegers(table: Table, me: Player) -> tuple[Player, Player] | None:
    """围攻: the two neighbours who besiege me, both of one kingdom that is not mine (§12.2)."""
    beside = neighbours(table, me)
    if beside is None or not same_kingdom(*beside) or not other_kingdom(beside[0], me):
        return None
    return beside


def besieged_by(table: Table, me: Player) -> list[Player]:
    """Whom I besiege together with the one behind them."""
    beside = neighbours(table, me)
    if beside is None:
        return []
    return [player for player in dict.fromkeys(beside) if me in (besiegers(table, player) or ())]


def queue(table: Table, me: Player) -> list[Player]:
    """队列: the consecutive seats of my kingdom around me, me included, in order of seats; alone it is none (§12.3)."""
    seats = ring(table)
    if me not in seats or me.kingdom is None:
        return []
    place, count = seats.index(me), len(seats)
    behind = ahead = 0
    while ahead < count - 1 and same_kingdom(me, seats[(place + ahead + 1) % count]):
        ahead += 1
    while behind + ahead < count - 1 and same_kingdom(me, seats[(place - behind - 1) % count]):
        behind += 1
    found = [seats[(place + step) % count] for step in range(-behind, ahead + 1)]
    return found if len(found) > 1 else []


def in_force(table: Table) -> bool:
    """Enough are alive for formation skills (§12.4)."""
    return sum(player.alive for player in table.players) >= FEWEST
