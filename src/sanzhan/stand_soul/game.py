"""替身之魂 as the kernel sees it."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import Any

from sanzhan.kernel.ask import Question
from sanzhan.kernel.news import View
from sanzhan.kernel.rng import Rng, Streams
from sanzhan.stand_soul import imagine, setup, table, turn
from sanzhan.stand_soul import view as views
from sanzhan.stand_soul.options import SoulOptions
from sanzhan.stand_soul.table import Table


class StandSoul:
    """The game for `Match`. Stateless."""

    id = "stand_soul"
    rules_version = 1
    seats = range(3, 11)
    options = SoulOptions

    def setup(self, players: int, options: SoulOptions, rng: Streams) -> Table:
        return setup.deal(players, options, rng)

    def step(self, table: Table) -> Coroutine[Question, Any, None]:
        step: Coroutine[Question, Any, None] = turn.STEPS[table.stage](table)
        return step

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


STAND_SOUL = StandSoul()
