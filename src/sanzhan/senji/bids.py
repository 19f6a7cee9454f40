"""The bids on neutral families are opened when winter ends (rules §3.2)."""

from __future__ import annotations

from sanzhan.senji.piles import into_deck
from sanzhan.senji.powers import power_of
from sanzhan.senji.table import CARD, Table


async def bids(table: Table) -> None:
    """Powers of the end of winter, then each neutral family's bids by themselves (R18)."""
    # whatever has changed hands in secret, nobody else can follow it from here on
    for player in table.living():
        bid = [card for cards in player.bids.values() for card in cards]
        table.forget(CARD, [*player.hand, *bid], (player.seat,))
    for player in table.living():
        for _, power in list(power_of(table, player)):
            await power.winter_ends(table, player)
    for family in table.neutral:
        _open(table, family)
    table.tell("senji-season", season="spring")
    table.stage = "orders"


def _open(table: Table, family: int) -> None:
    """The highest total takes all open cards; equal highest ones stay and count next year; the rest go back."""
    lot = table.lots[family]
    name = table.data.families[family].id
    laid = {player.seat: player.bids.pop(family, []) for player in table.living()}
    bids = {seat: [*lot.kept.get(seat, ()), *cards] for seat, cards in laid.items()}
    bids = {seat: cards for seat, cards in bids.items() if cards}
    if not bids:
        if lot.open:
            table.tell("senji-lot-left", family=name)
        return
    totals = {seat: sum(table.card(card).value for card in cards) for seat, cards in bids.items()}
    table.see(CARD, [card for cards in bids.values() for card in cards])
    table.tell("senji-bids", family=name, bids=[[seat, table.wires(bids[seat]), totals[seat]] for seat in bids])
    best = max(totals.values())
    tied = [seat for seat, total in totals.items() if total == best]
    first = [seat for seat in tied if any(power.wins_ties for _, power in power_of(table, table[seat]))]
    winner = tied[0] if len(tied) == 1 else first[0] if first else None
    staying = [winner] if winner is not None else tied
    for seat, cards in bids.items():
        if seat not in staying:
            table[seat].hand += cards
            table.see_held(cards, seat)
    if winner is None:
        kept = {seat: tuple(bids[seat]) for seat in tied}
        table.lots[family] = lot._replace(kept=kept, new=())
        table.tell("senji-lot-tied", family=name, seats=tied, total=best)
        return
    table[winner].hand += lot.open
    table.see_held(lot.open, winner)
    table.tell("senji-lot-won", seat=winner, family=name, cards=table.wires(lot.open))
    table.lots[family] = lot._replace(open=(), new=(), kept={})
    into_deck(table, family, bids[winner])
