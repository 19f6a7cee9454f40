"""The only way rules talk to players: questions with a closed structure of answers.

    card = await Ask(seat, "soul-answer", options)
    picks = await Together(*asks)          # seat -> answer, nobody learns of one before all are in
    first = await Anyone(*asks)            # (seat, answer), or None when everybody has passed
    seat, said = await Parley(*asks, ...)  # one answer of many in a window that stays open

Rules are coroutines, but there is no event loop: a question suspends the rules and hands itself to whoever drives the
match (a person, a bot, a test, a replay).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from functools import cache
from math import comb, perm
from typing import Any, Generic, Literal, NamedTuple, TypeAlias, TypeVar

from sanzhan.kernel.errors import IllegalAnswer

T = TypeVar("T")

Answer: TypeAlias = tuple[int, tuple[tuple[int, ...], ...]]
"""The index of the option, then for each of its picks the indices of the chosen candidates."""

Wire: TypeAlias = "bool | int | str | Sequence[Wire] | Mapping[str, Wire] | None"
Deadline: TypeAlias = Literal["quick", "normal", "long", "window", "moment", "parley"]
"""How much time a question is worth. A `moment` is one of many secret windows, with the clock of a window; a `parley`
brings its own clock."""


class Pick:
    """Choose `least` to `most` of `candidates`; unordered picks are answered in ascending order of index.

    `of` tells the client what the candidates are (seat, item ...); `shown` is what it may see of each, parallel to
    `candidates`, which may be handles.
    """

    __slots__ = ("candidates", "least", "most", "of", "ordered", "shown")

    def __init__(
        self,
        of: str,
        candidates: Sequence[Any],
        shown: Sequence[Wire] | None = None,
        least: int = 1,
        most: int = 1,
        ordered: bool = False,
    ) -> None:
        self.of = of
        self.candidates = candidates
        self.shown = candidates if shown is None else shown
        self.least = least
        self.most = most
        self.ordered = ordered

    def ways(self) -> int:
        """How many answers this pick has."""
        count = comb if not self.ordered else perm
        return sum(count(len(self.candidates), k) for k in range(self.least, self.most + 1))


class Option(Generic[T]):
    """One thing a seat may do: a name, what it has to choose for it, and the value the rules get.

    `args` tell more about it to the seat that is asked.
    """

    __slots__ = ("act", "args", "make", "picks")

    def __init__(self, act: str, make: Callable[..., T], *picks: Pick, args: Mapping[str, Wire] | None = None) -> None:
        self.act = act
        self.make = make
        self.picks = picks
        self.args: Mapping[str, Wire] = args or NO_ARGS


NO_ARGS: Mapping[str, Wire] = {}


class Refusal(NamedTuple):
    """Why a thing is not offered: `thing` is (what it is, its wire value), `rule` a ruling or paragraph."""

    thing: tuple[str, Wire]
    key: str
    args: Mapping[str, Wire]
    rule: str


def no_refusals() -> Iterable[Refusal]:
    return ()


class Ask(Generic[T]):
    """A question to one seat. Options are listed only when somebody looks at them.

    `id` is the number of its window; in a parley `turn` tells the questions to one seat apart.

    The neutral answer is the first option with the least number of its first candidates: it is what happens when time
    is up, so rules put the harmless option first.
    """

    __slots__ = ("_decoded", "_list", "_options", "_refusals", "about", "args", "deadline", "id", "seat", "turn")

    def __init__(
        self,
        seat: int,
        about: str,
        options: Callable[[], Sequence[Option[T]]],
        *,
        args: Mapping[str, Wire] | None = None,
        deadline: Deadline = "normal",
        refusals: Callable[[], Iterable[Refusal]] = no_refusals,
    ) -> None:
        self.seat = seat
        self.about = about
        self.args: Mapping[str, Wire] = args or {}
        self.deadline = deadline
        self.id = 0
        self.turn = 0
        self._list = options
        self._options: Sequence[Option[T]] | None = None
        self._refusals = refusals
        self._decoded: tuple[Answer, T] | None = None

    def __await__(self) -> Generator[Ask[T], T, T]:
        return (yield self)

    @property
    def options(self) -> Sequence[Option[T]]:
        if self._options is None:
            self._options = self._list()
        return self._options

    @property
    def neutral(self) -> Answer:
        return (0, tuple(tuple(range(pick.least)) for pick in self.options[0].picks))

    @property
    def forced(self) -> bool:
        """True if there is only one possible answer."""
        options = self.options
        return len(options) == 1 and all(pick.ways() == 1 for pick in options[0].picks)

    @property
    def refusals(self) -> list[Refusal]:
        return list(self._refusals())

    def ways(self) -> int:
        """How many answers there are in all; 0 would leave the seat stuck."""
        total = 0
        for option in self.options:
            ways = 1
            for pick in option.picks:
                ways *= pick.ways()
            total += ways
        return total

    def decode(self, answer: Answer) -> T:
        """The value the rules get. Raises IllegalAnswer for whatever does not fit."""
        # an answer is often checked by whoever brings it and then given: it is decoded once
        if self._decoded is not None and self._decoded[0] is answer:
            return self._decoded[1]
        value = self._decode(answer)
        self._decoded = (answer, value)
        return value

    def _decode(self, answer: Answer) -> T:
        options = self.options
        try:
            index, chosen = answer
            if not 0 <= index < len(options):
                raise IllegalAnswer("error-bad-answer", f"there is no option {index}")
            option = options[index]
            picks = option.picks
            if len(chosen) != len(picks):
                raise IllegalAnswer("error-bad-answer", f"option {index} has {len(picks)} picks, not {len(chosen)}")
            if not picks:
                return option.make()
            return option.make(*[_choose(pick, places) for pick, places in zip(picks, chosen, strict=True)])
        except (TypeError, ValueError) as error:
            if isinstance(error, IllegalAnswer):
                raise
            raise IllegalAnswer("error-bad-answer", "an answer is an option and a list of indices per pick") from None


def _choose(pick: Pick, places: Sequence[int]) -> Any:
    """What a pick gives: the candidate itself if exactly one must be chosen, else a tuple."""
    candidates = pick.candidates
    count = len(places)
    if not pick.least <= count <= pick.most:
        raise IllegalAnswer("error-bad-answer", f"choose {pick.least} to {pick.most}, not {count}")
    last = -1
    for place in places:
        if not 0 <= place < len(candidates):
            raise IllegalAnswer("error-bad-answer", f"there is no candidate {place}")
        if not pick.ordered:
            if place <= last:
                raise IllegalAnswer("error-bad-answer", "candidates are chosen once, in ascending order")
            last = place
    if pick.ordered and len(set(places)) != count:
        raise IllegalAnswer("error-bad-answer", "candidates are chosen once")
    if pick.least == pick.most == 1:
        return candidates[places[0]]
    return tuple([candidates[place] for place in places])


class Seen(NamedTuple):
    """A question as its seat sees it, with nothing behind it: what bots get. Candidates are wire values."""

    seat: int
    id: int
    turn: int
    about: str
    args: Mapping[str, Wire]
    options: tuple[Option[Any], ...]

    @property
    def neutral(self) -> Answer:
        return (0, tuple(tuple(range(pick.least)) for pick in self.options[0].picks))


def seen(ask: Ask[Any]) -> Seen:
    """The question without its table."""
    options = tuple(
        [
            Option(option.act, _nothing, *[_shown(pick) for pick in option.picks], args=option.args)
            if option.picks or option.args
            else _plain(option.act)
            for option in ask.options
        ]
    )
    return Seen(ask.seat, ask.id, ask.turn, ask.about, ask.args, options)


def _shown(pick: Pick) -> Pick:
    return Pick(pick.of, tuple(pick.shown), None, pick.least, pick.most, pick.ordered)


@cache
def _plain(act: str) -> Option[None]:
    return Option(act, _nothing)


def _nothing(*chosen: Any) -> None:
    """Seen options make nothing: they are answered by indices."""


class Together(Generic[T]):
    """One moment for several seats: answers are final, nobody learns of one before all are in.

    A secret window hides who has a choice at all: the seats that, as far as the public knows, might answer are all
    asked (`could`), a seat with one possible answer is answered by the match itself.
    """

    __slots__ = ("asks", "secret")

    def __init__(self, *asks: Ask[T], secret: bool = False) -> None:
        self.asks = asks
        self.secret = secret

    @property
    def could(self) -> tuple[int, ...]:
        return tuple(ask.seat for ask in self.asks)

    def __await__(self) -> Generator[Together[T], dict[int, T], dict[int, T]]:
        return (yield self)


class Anyone(Generic[T]):
    """An open window: the first answer that is not neutral closes it; a neutral one takes that seat out.

    `passed` is called for each seat that goes out, so that the rules can show the pass.
    """

    __slots__ = ("asks", "passed")

    def __init__(self, *asks: Ask[T], passed: Callable[[int], None]) -> None:
        self.asks = asks
        self.passed = passed

    @property
    def could(self) -> tuple[int, ...]:
        return tuple(ask.seat for ask in self.asks)

    def __await__(self) -> Generator[Anyone[T], tuple[int, T] | None, tuple[int, T] | None]:
        return (yield self)


class Parley(Generic[T]):
    """One answer in a window that stays open: seats deal with each other until all of them are ready.

    Every seat has a question of its own and is never taken out. `ready`: the seats that, as everybody knows, nobody
    waits for; when the time is up the neutral answers of the others are put in. `stirred`: the ready seats that have
    news of their own and may want to answer once more, which is nobody else's business. `changed`: the seats whose
    question is not what it was before the last answer; None opens a new window. `seconds`: how long it may last, 0 for
    ever; windows with the same `clock` share that time.
    """

    __slots__ = ("asks", "changed", "clock", "ready", "seconds", "stirred")

    def __init__(
        self,
        *asks: Ask[T],
        ready: frozenset[int],
        stirred: frozenset[int] = frozenset(),
        changed: frozenset[int] | None = None,
        seconds: int = 0,
        clock: str = "",
    ) -> None:
        self.asks = asks
        self.clock = clock
        self.ready = ready
        self.stirred = stirred
        self.changed = changed
        self.seconds = seconds

    def __await__(self) -> Generator[Parley[T], tuple[int, T], tuple[int, T]]:
        return (yield self)


Question: TypeAlias = "Ask[Any] | Together[Any] | Anyone[Any] | Parley[Any]"


def asked_of(question: Question) -> tuple[Ask[Any], ...]:
    """All questions of a window."""
    return (question,) if isinstance(question, Ask) else question.asks


def question_number(ask: Ask[Any] | Seen) -> tuple[int, ...]:
    """What tells the questions of a match apart: a bot's numbers are keyed by it."""
    return (ask.id, ask.turn) if ask.turn else (ask.id,)


async def secretly(ask: Ask[T]) -> T:
    """Ask one seat in a secret window: others cannot tell whether it had a choice."""
    answers = await Together(ask, secret=True)
    return answers[ask.seat]
