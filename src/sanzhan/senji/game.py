"""SENJI as the kernel sees it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any

from sanzhan.kernel.ask import Question
from sanzhan.kernel.news import View
from sanzhan.kernel.rng import Rng, Streams
from sanzhan.senji import autumn, bids, emperor, imagine, setup, spring, summer, table, winter
from sanzhan.senji import things as box
from sanzhan.senji import view as views
from sanzhan.senji.data import DATA
from sanzhan.senji.options import SenjiOptions
from sanzhan.senji.table import Stage, Table

STEPS: Mapping[Stage, Callable[[Table], Coroutine[Question, Any, None]]] = {
    "keep": setup.keep,
    "home": setup.home,
    "emperor": emperor.emperor,
    "reveal": winter.reveal,
    "parley": winter.parley,
    "bids": bids.bids,
    "orders": spring.orders,
    "name": summer.name,
    "autumn": autumn.autumn,
    "settle": autumn.settle,
    "end": autumn.year_ends,
}


class Senji:
    """The game for `Match`. Stateless."""

    id = "senji"
    rules_version = 1
    seats = range(3, 7)
    options = SenjiOptions
    private_talk = True

    def setup(self, players: int, options: SenjiOptions, rng: Streams) -> Table:
        return setup.deal(players, options, rng)

    def step(self, table: Table) -> Coroutine[Question, Any, None]:
        table.noted = [0] * table.size
        return STEPS[table.stage](table)

    def view(self, table: Table, viewer: int | None) -> View:
        return views.view(table, viewer)

    def views(self, table: Table, viewers: Sequence[int | None]) -> list[View]:
        return views.views(table, viewers)

    def imagine(self, table: Table, knower: Table, seat: int, rng: Rng) -> None:
        imagine.imagine(table, knower, seat, rng)

    def learned(self, before: Table, after: Table, other: Table, viewer: int | None) -> bool:
        return imagine.learned(before, after, other, viewer)

    def violations(self, table: Table) -> list[str]:
        return imagine.violations(table)

    def state(self, table_: Table) -> str:
        return table.state(table_)

    def things(self) -> dict[str, list[dict[str, Any]]]:
        return box.things(DATA)


SENJI = Senji()
