"""Building answers: options by name, candidates by value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sanzhan.kernel.ask import Answer, Seen


class Question:
    """A question whose answers are said in words."""

    def __init__(self, ask: Seen) -> None:
        self.ask = ask
        self.index = {option.act: place for place, option in enumerate(ask.options)}

    def offers(self, act: str) -> bool:
        return act in self.index

    def candidates(self, act: str, pick: int = 0) -> Sequence[Any]:
        """What may be chosen; nothing if the act is not offered."""
        if act not in self.index:
            return ()
        return self.ask.options[self.index[act]].picks[pick].candidates

    def picks(self, act: str) -> int:
        return len(self.ask.options[self.index[act]].picks)

    def say(self, act: str, *chosen: Any) -> Answer:
        """The answer with one value for each pick: a list where several may be chosen in order."""
        index = self.index[act]
        places = []
        for pick, value in zip(self.ask.options[index].picks, chosen, strict=True):
            values = value if isinstance(value, list) else [value]
            found = [pick.candidates.index(v) for v in values]
            places.append(tuple(found if pick.ordered else sorted(found)))
        return (index, tuple(places))

    @property
    def neutral(self) -> Answer:
        return self.ask.neutral

    @property
    def forced(self) -> bool:
        options = self.ask.options
        return len(options) == 1 and all(pick.ways() == 1 for pick in options[0].picks)
