"""Who has won (rules §8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanzhan.guozhan.flow.kingdoms import living_lord
from sanzhan.guozhan.flow.showing import kingdom_key, show_dead
from sanzhan.guozhan.player import Player
from sanzhan.guozhan.skills.skill import HEAD
from sanzhan.kernel.errors import GameOver
from sanzhan.kernel.game import Result

if TYPE_CHECKING:
    from sanzhan.guozhan.table import Table


async def check_victory(table: Table) -> None:
    """All living determined and of one kingdom: it wins, its dead included (§8). Raises GameOver."""
    living = table.living()
    if len(living) == 1 and not living[0].determined:
        show_dead(table, living[0])
    if not _one_kingdom(living):
        if not (table.options.auto_reveal_win and _certain(table, living)):
            return
        for player in living:
            show_dead(table, player)
    claims = table.edition.claims
    if claims is not None and await claims(table):
        return
    kingdom = living[0].kingdom
    winners = tuple(player.seat for player in table.players if player.kingdom == kingdom)
    for player in table.players:
        show_dead(table, player)
    why = "why-gz-careerist-won" if living[0].careerist else "why-gz-kingdom-won"
    table.result = Result(winners, why, living[0].seat)
    table.stage = "over"
    table.tell("gz-win", winners=list(winners), kingdom=kingdom_key(living[0]))
    raise GameOver


def _one_kingdom(living: list[Player]) -> bool:
    kingdoms = {player.kingdom for player in living}
    return len(kingdoms) == 1 and None not in kingdoms


def _certain(table: Table, living: list[Player]) -> bool:
    """Every hidden survivor would surely join the one kingdom there is (setting `auto_reveal_win`, §8.4).

    Nothing is certain while a lord of it is up and lives: his death would make careerists (§8.7). Nor is it while
    anybody has a careerist general for his hidden head, behind a deputy of that kingdom too (§10.5).
    """
    kingdoms = {player.kingdom for player in living if player.kingdom is not None}
    if len(kingdoms) != 1:
        return False
    kingdom = kingdoms.pop()
    members = sum(player.kingdom in (kingdom, None) for player in table.players)
    hidden = [player for player in living if not player.up[HEAD]]
    return (
        living_lord(table, kingdom) is None
        and 2 * members <= table.size
        and all(table.general(player, HEAD).kingdom == kingdom for player in hidden)
    )
