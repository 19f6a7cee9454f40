"""Building answers: which option, and which of its candidates, by place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import Any

from sanzhan.kernel.ask import Answer, Option, Pick, Seen

Chosen = tuple[tuple[int, ...], ...]


class Way:
    """One option of a question: several may have the same act."""

    __slots__ = ("act", "args", "index", "picks")

    def __init__(self, index: int, option: Option[Any]) -> None:
        self.index = index
        self.act = option.act
        self.args: dict[str, Any] = dict(option.args)
        self.picks = option.picks

    @property
    def makes(self) -> str | None:
        """The kind of card that this uses, if it uses one."""
        made = self.args.get("card")
        return made if isinstance(made, str) else None

    @property
    def reveals(self) -> str | None:
        place = self.args.get("reveals")
        return place if isinstance(place, str) else None

    @staticmethod
    def of_kind(way: Way, kind: str) -> Way:
        """The same as a use of a card of this kind; where kinds are named, what is chosen before does not count."""
        made = copy(way)
        made.args = {**way.args, "card": kind}
        named = way.of("kind")
        if named is not None:
            made.picks = (Pick("card", [f"{kind}.s1"]), *way.picks[named + 1 :])
        return made

    def candidates(self, pick: int) -> Sequence[Any]:
        return self.picks[pick].candidates

    def of(self, what: str) -> int | None:
        """The place of the pick of such a thing."""
        return next((place for place, pick in enumerate(self.picks) if pick.of == what), None)

    def least(self) -> Chosen:
        """As little as possible, the first candidates."""
        return tuple(tuple(range(pick.least)) for pick in self.picks)

    def answer(self, chosen: Chosen) -> Answer:
        """Places of unordered picks are put in order."""
        return (
            self.index,
            tuple(
                places if pick.ordered else tuple(sorted(places))
                for pick, places in zip(self.picks, chosen, strict=True)
            ),
        )


class Question:
    """A question whose options are looked at one by one."""

    def __init__(self, ask: Seen) -> None:
        self.ask = ask
        self.about = ask.about
        self.args: dict[str, Any] = dict(ask.args)
        self.ways = [Way(place, option) for place, option in enumerate(ask.options)]

    def way(self, act: str) -> Way | None:
        return next((way for way in self.ways if way.act == act), None)

    @property
    def neutral(self) -> Answer:
        return self.ask.neutral

    @property
    def forced(self) -> bool:
        return len(self.ways) == 1 and all(pick.ways() == 1 for pick in self.ways[0].picks)

    @property
    def may_decline(self) -> bool:
        return self.ways[0].act == "decline"


def cheapest(candidates: Sequence[Any], count: int, cost: Callable[[Any], float]) -> tuple[int, ...]:
    """The places of so many candidates that cost least."""
    return tuple(sorted(range(len(candidates)), key=lambda place: (cost(candidates[place]), place))[:count])
