"""What an answer wants done, as data: a copy of a match does it again on a table of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple


class Deed(NamedTuple):
    """`do(table, player, *args)`; `args` are handles, places and seats."""

    do: Callable[..., Any]
    args: tuple[Any, ...]


def deed(do: Callable[..., Any], *args: Any) -> Callable[..., Deed]:
    """What an option makes: the deed with these arguments, followed by what has been picked."""
    return lambda *picked: Deed(do, (*args, *picked))
