"""What a game must provide."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from sanzhan.kernel.ask import Question
from sanzhan.kernel.news import Sink, View
from sanzhan.kernel.rng import Rng, Streams


class Result(NamedTuple):
    """`winners` are seats; `why` is a text key; `seat` is who brought it about."""

    winners: tuple[int, ...]
    why: str
    seat: int | None


class Table(Protocol):
    """Everything about a match between two steps."""

    result: Result | None
    sink: Sink | None
    rng: Streams

    def copy(self: S) -> S:
        """A table that shares nothing that changes; its sink is None."""
        ...


S = TypeVar("S", bound=Table)


class Game(Protocol[S]):
    """A game is stateless: everything that changes is in the table.

    `rules_version` is raised whenever some (seed, options, answers) may lead to another match.
    """

    id: str
    rules_version: int
    seats: range
    options: type[Any]

    def setup(self, players: int, options: Any, rng: Streams) -> S:
        """Deal. The news of the deal are told when the first step runs."""
        ...

    def step(self, table: S) -> Coroutine[Question, Any, None]:
        """One step; between steps the table alone is the whole truth."""
        ...

    def view(self, table: S, viewer: int | None) -> View:
        """What a seat (None: the public) may see, built from nothing."""
        ...

    def views(self, table: S, viewers: Sequence[int | None]) -> list[View]:
        """The views of several viewers at one moment; what they share is shared, so nobody may change a view."""
        ...

    def imagine(self, table: S, knower: S, seat: int, rng: Rng) -> None:
        """Permute faces among the handles of `table` that `seat` does not know according to `knower`."""
        ...

    def learned(self, before: S, after: S, other: S, viewer: int | None) -> bool:
        """Did the rules, since `before`, grant the viewer a face that `other` (an imagined twin) shows differently?"""
        ...

    def violations(self, table: S) -> list[str]:
        """Broken invariants in words; empty if all is well."""
        ...

    def state(self, table: S) -> str:
        """The whole table as text, the same for equal tables: digests are taken over it."""
        ...
