"""Building answers: which option, and which of its candidates, by place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from sanzhan.kernel.ask import Answer, Option, Seen


class Way:
    """One option of a question: several may have the same act."""

    __slots__ = ("act", "args", "index", "picks")

    def __init__(self, index: int, option: Option[Any]) -> None:
        self.index = index
        self.act = option.act
        self.args: Mapping[str, Any] = option.args
        self.picks = option.picks

    def candidates(self, pick: int = 0) -> Sequence[Any]:
        return self.picks[pick].candidates

    def say(self, *chosen: Iterable[Any]) -> Answer:
        """The answer with these values for each pick; equal candidates are taken one after the other.

        Raises ValueError if a value is not among the candidates.
        """
        picked: list[tuple[int, ...]] = []
        for pick, values in zip(self.picks, chosen, strict=True):
            places: list[int] = []
            for value in values:
                places.append(next_place(pick.candidates, value, places))
            picked.append(tuple(places if pick.ordered else sorted(places)))
        return (self.index, tuple(picked))

    def best(self, worth: Callable[[Any], Any], pick: int = 0) -> Any:
        """The candidate that is worth most, the first of equals."""
        return max(self.candidates(pick), key=worth)


def next_place(candidates: Sequence[Any], value: Any, taken: Sequence[int]) -> int:
    for place, candidate in enumerate(candidates):
        if candidate == value and place not in taken:
            return place
    raise ValueError(f"{value!r} cannot be chosen")


class Question:
    """A question whose options are looked at one by one."""

    def __init__(self, ask: Seen) -> None:
        self.about = ask.about
        self.args: Mapping[str, Any] = ask.args
        self.ways = [Way(place, option) for place, option in enumerate(ask.options)]
        self.neutral: Answer = ask.neutral

    def way(self, act: str) -> Way | None:
        return next((way for way in self.ways if way.act == act), None)

    def all(self, act: str) -> list[Way]:
        return [way for way in self.ways if way.act == act]

    @property
    def forced(self) -> bool:
        return len(self.ways) == 1 and all(pick.ways() == 1 for pick in self.ways[0].picks)
