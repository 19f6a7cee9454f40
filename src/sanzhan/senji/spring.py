"""Spring (rules §3.3): an order face down on each own province, all at once."""

from __future__ import annotations

from sanzhan.kernel.ask import Ask, Option, Pick, Together
from sanzhan.senji.data import ORDERS
from sanzhan.senji.player import Player
from sanzhan.senji.table import PROVINCES, Table


async def orders(table: Table) -> None:
    """Everybody lays orders; fleets get none, they always move (R20)."""
    asks = [_lay(table, player) for player in table.living() if table.provinces_of(player.seat)]
    if asks:
        answers = await Together(*asks)
        for seat in sorted(answers):
            for place, kind in zip(table.provinces_of(seat), answers[seat], strict=True):
                table.order[place] = kind
    table.known = frozenset()
    table.named = ()
    for key, fleet in table.fleets.items():
        table.fleets[key] = fleet._replace(fresh=False, named=False)
    table.tell("senji-orders-laid")
    table.tell("senji-season", season="summer")
    table.stage = "name"


def _lay(table: Table, player: Player) -> Ask[tuple[int, ...]]:
    """One token for each province, in the order of `provinces`, out of what the player has of each kind."""
    places = table.provinces_of(player.seat)
    count = len(places)
    each = count
    if table.options.orders_per_kind == "even_split":
        each = min(count, table.data.order_tokens // table.size)
    tokens = range(len(ORDERS) * each)

    def kinds(chosen: int | tuple[int, ...]) -> tuple[int, ...]:
        return tuple(token // each for token in (chosen if isinstance(chosen, tuple) else (chosen,)))

    def options() -> list[Option[tuple[int, ...]]]:
        shown = [ORDERS[token // each] for token in tokens]
        return [Option("orders", kinds, Pick("token", tokens, shown, least=count, most=count, ordered=True))]

    args = {"provinces": [table.place_id(place) for place in places]}
    return Ask(player.seat, "senji-orders", options, args=args, deadline="long")


def hidden_orders(table: Table) -> list[int]:
    """Provinces whose order has not been named yet."""
    return [place for place in range(PROVINCES) if table.order[place] >= 0 and place not in table.known]
