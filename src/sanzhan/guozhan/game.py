"""国战 as the kernel sees it."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import Any

from sanzhan.guozhan import imagine, setup, table
from sanzhan.guozhan import things as box
from sanzhan.guozhan import view as views
from sanzhan.guozhan.editions import edition_of, first
from sanzhan.guozhan.flow.turn import STEPS
from sanzhan.guozhan.options import GuozhanOptions
from sanzhan.guozhan.rules.marks import hand_out
from sanzhan.guozhan.table import Table
from sanzhan.kernel.ask import Question
from sanzhan.kernel.news import View
from sanzhan.kernel.rng import Rng, Streams


class Guozhan:
    """The game for `Match`. Stateless."""

    id = "guozhan"
    rules_version = 2
    seats = range(2, 13)
    options = GuozhanOptions

    def setup(self, players: int, options: GuozhanOptions, rng: Streams) -> Table:
        return setup.deal(players, options, edition_of(options), rng)

    def step(self, table: Table) -> Coroutine[Question, object, None]:
        return _step(table)

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

    def cast(self, table: Table) -> list[str]:
        """The generals that were played."""
        return [table.general(player, origin).id for player in table.players if player.generals for origin in (0, 1)]

    def things(self) -> dict[str, list[dict[str, Any]]]:
        return box.things(first())


async def _step(table: Table) -> None:
    await (setup.choose_step if table.stage == "choose" else STEPS[table.stage])(table)
    hand_out(table)


GUOZHAN = Guozhan()
