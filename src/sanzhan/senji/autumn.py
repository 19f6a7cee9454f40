"""Autumn (rules §3.6) and the end of the year (§3.7): the host's order, settlements, elimination, victory."""

from __future__ import annotations

from collections.abc import Sequence

from sanzhan.kernel.ask import Ask, Option, Pick
from sanzhan.kernel.errors import GameOver
from sanzhan.kernel.game import Result
from sanzhan.senji.heroes import bury
from sanzhan.senji.piles import discard_samurai, send_home
from sanzhan.senji.player import Player
from sanzhan.senji.settle import settle_once
from sanzhan.senji.table import CARD, FLOWER, Table


async def autumn(table: Table) -> None:
    """The host announces the order of settlement, or (by option) names one player after the other."""
    assert table.host is not None
    for player in table.living():
        player.used = frozenset()
        player.back = frozenset()
        player.hired = False
    seats = [player.seat for player in table.living()]
    if table.options.autumn_order == "announced":
        table.autumn = await _announce(table, table.host, seats)
        table.tell("senji-autumn-order", seats=list(table.autumn))
    else:
        table.autumn = ()
    await _next(table)


async def _announce(table: Table, host: int, seats: list[int]) -> tuple[int, ...]:
    if len(seats) == 1:
        return tuple(seats)
    pick = Pick("seat", seats, least=len(seats), most=len(seats), ordered=True)
    order: tuple[int, ...] = await Ask(
        host, "senji-autumn-order", lambda: [Option("order", lambda order: tuple(order), pick)]
    )
    return order


async def _next(table: Table) -> None:
    """The next player settles, or the year ends."""
    living = [player.seat for player in table.living()]
    if table.options.autumn_order == "announced":
        done = table.autumn.index(table.settling) + 1 if table.settling is not None else 0
        left = [seat for seat in table.autumn[done:] if table[seat].alive]
    else:
        left = [seat for seat in living if seat not in table.autumn]
    if not left:
        table.settling = None
        table.stage = "end"
        return
    seat = left[0]
    if table.options.autumn_order == "one_by_one":
        assert table.host is not None
        host = table.host if table[table.host].alive else living[0]
        if len(left) > 1:
            seat = await Ask(
                host,
                "senji-autumn-next",
                lambda: [Option("name", lambda chosen: int(chosen), Pick("seat", left))],
                deadline="quick",
            )
        table.autumn += (seat,)
    table.settling = seat
    table.stage = "settle"
    table.tell("senji-settles", seat=seat)


async def settle(table: Table) -> None:
    """One act of the settling player; when he passes, it is the next one's turn."""
    assert table.settling is not None
    player = table[table.settling]
    if await settle_once(table, player):
        return
    table.tell("senji-settled", seat=player.seat)
    if _ruined(table, player):
        _eliminate(table, player)
    await _next(table)


def _ruined(table: Table, player: Player) -> bool:
    """No province and no honour left for a single mercenary, and (by default) nothing at sea (R62)."""
    limits = table.data.limits
    if table.provinces_of(player.seat) or player.honour - limits.mercenary_army_cost >= limits.honour_floor:
        return False
    return table.options.eliminate_with_fleet or not any(seat == player.seat for _, seat in table.fleets)


def _eliminate(table: Table, player: Player) -> None:
    """Out: cards of others go home, his own leave the game, and with one player left that one has won (R69)."""
    player.alive = False
    table.tell("senji-out", seat=player.seat)
    cards = [*player.hand, *(display.card for display in player.displayed.values())]
    for family, lot in table.lots.items():
        cards += lot.kept.get(player.seat, ())
        kept = {seat: bid for seat, bid in lot.kept.items() if seat != player.seat}
        table.lots[family] = lot._replace(kept=kept)
    player.hand, player.displayed = [], {}
    table.see(CARD, cards)
    for card in table.sorted_cards(cards):
        send_home(table, card)
    table.see(FLOWER, player.flowers)
    table.flower_discard += table.sorted_flowers(player.flowers)
    player.flowers = []
    for handle in sorted(player.samurai):
        bury(table, player, handle)
    discard_samurai(table, player.heroes)
    player.heroes = []
    table.fleets = {key: fleet for key, fleet in table.fleets.items() if key[1] != player.seat}
    living = table.living()
    if len(living) == 1:
        end(table, living, "win-senji-last")
        raise GameOver


async def year_ends(table: Table) -> None:
    """Somebody has 60 and leads alone: the end. A tie means another year (R66)."""
    living = table.living()
    for player in table.players:
        player.years += (player.honour,)
    best = max(player.honour for player in living)
    if best >= table.data.limits.honour_to_end:
        first = [player for player in living if player.honour == best]
        if len(first) == 1:
            end(table, first, "win-senji-honour")
            return
        table.tell("senji-tied-at-end", seats=[player.seat for player in first])
    table.order = [-1] * len(table.order)
    table.known = frozenset()
    table.named = ()
    table.autumn = ()
    table.stage = "emperor"


def end(table: Table, winners: Sequence[Player], why: str) -> None:
    seats = tuple(player.seat for player in winners)
    table.result = Result(seats, why, seats[0])
    table.stage = "over"
    table.settling = None
    table.tell("senji-won", winners=list(seats))
