"""A running match: drives the rules, remembers the answers, and can be copied, imagined and recorded."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Generic, TypeVar

from sanzhan.kernel.ask import Answer, Anyone, Ask, Parley, Question, Seen, Together, asked_of
from sanzhan.kernel.errors import GameOver, IllegalAnswer
from sanzhan.kernel.game import Game, Result, Table
from sanzhan.kernel.news import Sink
from sanzhan.kernel.rng import Rng, Streams

S = TypeVar("S", bound=Table)
EMPTY = "empty"
"""The wish not to be bothered by secret windows in which passing is all one can do."""
SHOW = "show-"
"""What wishes about acts begin with: nobody else may learn of them."""


class Input:
    """One line of a record: an answer, or (with `wanted`) a wish to be asked or not in secret windows of a kind."""

    __slots__ = ("about", "answer", "seat", "wanted")

    def __init__(self, seat: int, about: str, answer: Answer | None, wanted: bool | None = None) -> None:
        self.seat = seat
        self.about = about
        self.answer = answer
        self.wanted = wanted

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Input) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"Input{self._key()}"

    def _key(self) -> tuple[int, str, Answer | None, bool | None]:
        return (self.seat, self.about, self.answer, self.wanted)


class Match(Generic[S]):
    """A match of `game`, set up from options and seed; between two steps the table alone is the truth.

    `waiting` maps each seat that must answer to its question. With `hold`, a secret window stays open until
    `release()` is called, even if no seat in it has a choice: a server decides about pacing, simulations do not wait.
    With `copyable`, a checkpoint of the table is kept at each step.
    """

    def __init__(
        self,
        game: Game[S],
        players: int,
        options: Any,
        seed: bytes,
        *,
        copyable: bool = True,
        hold: bool = False,
        sink: Sink | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.players = players
        self.copyable = copyable
        self.hold = hold
        self._start(game.setup(players, options, Streams(seed)), sink)

    @classmethod
    def at(
        cls, game: Game[S], table: S, players: int, options: Any, *, hold: bool = False, sink: Sink | None = None
    ) -> Match[S]:
        """A match that begins at a given table: one set by hand, or one from a step boundary."""
        self: Match[S] = cls.__new__(cls)
        self.game, self.options, self.players, self.copyable, self.hold = game, options, players, True, hold
        self._start(table, sink)
        return self

    def _start(self, table: S, sink: Sink | None) -> None:
        self.table = table
        table.sink = sink
        self.inputs: list[Input] = []
        self.steps = 0
        self.unwanted: frozenset[tuple[int, str]] = frozenset()
        self.waiting: dict[int, Ask[Any]] = {}
        self.window: Question | None = None
        self.window_id = 0
        self._turns: dict[int, int] = {}
        self._got: dict[int, Any] = {}
        self._answers: dict[int, Answer] = {}
        self._flow: Coroutine[Question, Any, None] | None = None
        self._sent: list[Any] = []
        self._checkpoint: S | None = None
        self._run(None)

    # -- what others may ask

    @property
    def result(self) -> Result | None:
        return self.table.result

    @property
    def held(self) -> bool:
        """A secret window in which every seat with a choice has answered, kept open until `release()`."""
        return self.window is not None and not self.waiting

    def players_asked(self) -> tuple[int, ...]:
        """The seats of the open window, those included that had no choice or are ready; public."""
        return () if self.window is None else tuple(ask.seat for ask in asked_of(self.window))

    def checkpoint(self) -> S:
        """The table at the last step boundary; not to be changed."""
        return self._base()

    def asked(self, seat: int) -> Ask[Any] | None:
        """The question this seat may answer now: in a parley also one that nobody waits for."""
        ask = self.waiting.get(seat)
        if ask is None and type(self.window) is Parley:
            return next((each for each in self.window.asks if each.seat == seat), None)
        return ask

    def has_answered(self, seat: int) -> bool:
        """True if the seat has given an answer of its own in the window that is open."""
        return seat in self._answers

    def answer(self, seat: int, answer: Answer) -> None:
        """Raises IllegalAnswer, and changes nothing, if it does not fit."""
        ask = self.asked(seat)
        if ask is None:
            raise IllegalAnswer("error-not-your-question", f"seat {seat} is not asked anything")
        value = ask.decode(answer)
        window = self.window
        if type(window) is Together:
            self._answers[seat] = answer
            self._got[seat] = value
            del self.waiting[seat]
            if not self.waiting and not (self.hold and window.secret):
                self.release()
            return
        self.inputs.append(Input(seat, ask.about, answer))
        if type(window) is Anyone:
            if answer[0] == 0:
                del self.waiting[seat]
                window.passed(seat)
                if not self.waiting:
                    self._resume(None)
                return
            self._resume((seat, value))
            return
        self._resume((seat, value) if type(window) is Parley else value)

    def release(self) -> None:
        """Close a window in which everybody has answered. The record has its answers in seat order."""
        window = self.window
        if type(window) is not Together or self.waiting:
            raise ValueError("no window waits to be closed")
        if self._answers:
            about = {ask.seat: ask.about for ask in window.asks}
            self.inputs.extend(Input(seat, about[seat], self._answers[seat]) for seat in sorted(self._answers))
        self._resume({seat: self._got[seat] for seat in sorted(self._got)})

    def prefer(self, seat: int, about: str, wanted: bool) -> None:
        """From the next window on, ask this seat (or not) in secret windows about this; a line of the record.

        `about` is a kind of question, or `show-` and an act (预亮): a window in which nothing but acts that are not
        wanted is left is answered neutrally.
        """
        if not 0 <= seat < self.players:
            raise IllegalAnswer("error-bad-seat", f"there is no seat {seat}")
        self.inputs.append(Input(seat, about, None, wanted))
        pair = frozenset(((seat, about),))
        self.unwanted = self.unwanted - pair if wanted else self.unwanted | pair

    def copy(self) -> Match[S]:
        """A match in the same position that shares nothing with this one, tells nobody and holds no window."""
        new = self._twin(self._base().copy())
        if self.window is None:
            return new
        asked = new._replay(self._sent)
        new._got = self._got.copy()
        new._answers = self._answers.copy()
        asks = {ask.seat: ask for ask in asked_of(asked)}
        for ask in asks.values():
            ask.id, ask.turn = self.window_id, self._turns.get(ask.seat, 0)
        new.waiting = {seat: asks[seat] for seat in self.waiting}
        if not new.waiting:
            new.release()
        return new

    def imagine(self, seat: int, rng: Rng) -> Match[S]:
        """A copy in which what `seat` cannot know is dealt anew and the seed is another.

        Questions of others are rebuilt; secret answers they have already given in an open window are drawn anew.
        """
        table = self._base().copy()
        self.game.imagine(table, self.table, seat, rng)
        new = self._twin(table)
        if self.window is None:
            table.rng = Streams(rng.seed(), table.rng.used)
            return new
        # what this step has drawn already has been seen to happen: only what comes now is drawn anew
        asked = new._replay(self._sent)
        table.rng = Streams(rng.seed(), table.rng.used)
        secret = type(asked) is Together and asked.secret
        for ask in asked_of(asked):
            ask.id, ask.turn = self.window_id, self._turns.get(ask.seat, 0)
            who = ask.seat
            if who == seat:
                if who in self.waiting:
                    new.waiting[who] = ask
                elif who in self._got:
                    new._got[who] = self._got[who]
            elif secret and new._not_asked(ask):
                new._got[who] = ask.decode(ask.neutral)
            elif who in self._answers:
                answer = random_answer(ask, rng)
                new._answers[who] = answer
                new._got[who] = ask.decode(answer)
            elif who in self.waiting or secret:
                new.waiting[who] = ask
        if seat in self._answers:
            new._answers[seat] = self._answers[seat]
        if type(asked) is Parley:
            # the seats with news of their own come first here too
            new.waiting = {who: new.waiting[who] for who in self.waiting}
        if not new.waiting:
            new.release()
        return new

    def close(self) -> None:
        """Drop the suspended rules; the match can no longer be played."""
        if self._flow is not None:
            self._flow.close()
            self._flow = None
        self.waiting = {}
        self.window = None

    def passes(self, ask: Ask[Any]) -> bool:
        """By its own wish this seat is not to be bothered with this question of a secret window."""
        unwanted = self.unwanted
        if (ask.seat, ask.about) in unwanted:
            return True
        return (ask.seat, EMPTY) in unwanted and self._not_asked(ask)

    # -- driving

    def _base(self) -> S:
        if self._checkpoint is None:
            if self.window is None:
                return self.table
            raise ValueError("this match keeps no checkpoints; make it copyable")
        return self._checkpoint

    def _twin(self, table: S) -> Match[S]:
        new: Match[S] = Match.__new__(Match)
        new.game, new.options, new.players = self.game, self.options, self.players
        new.copyable, new.hold = True, False
        new.table = table
        new.inputs = []
        new.steps = self.steps
        new.unwanted = self.unwanted
        new.waiting = {}
        new.window = None
        new.window_id = self.window_id
        new._turns = self._turns.copy()
        new._got = {}
        new._answers = {}
        new._flow = None
        new._sent = []
        new._checkpoint = None
        return new

    def _replay(self, sent: list[Any]) -> Question:
        self._checkpoint = self.table.copy()
        self._flow = flow = self.game.step(self.table)
        asked = flow.send(None)
        for value in sent:
            asked = flow.send(value)
        self._sent = sent.copy()
        self.window = asked
        return asked

    def _resume(self, value: Any) -> None:
        self._sent.append(value)
        self._got = {}
        self._answers = {}
        self.waiting = {}
        self._run(value)

    def _run(self, value: Any) -> None:
        table = self.table
        self.window = None
        while True:
            flow = self._flow
            if flow is None:
                if table.result is not None:
                    return
                if self.copyable:
                    self._checkpoint = table.copy()
                self._sent = []
                self.steps += 1
                self._flow = flow = self.game.step(table)
                value = None
            try:
                asked = flow.send(value)
            except StopIteration:
                self._flow = None
                continue
            except GameOver:
                self._flow = None
                if table.result is None:
                    raise RuntimeError("the rules ended the game without a result") from None
                return
            if self._open(asked):
                return
            value = {seat: self._got[seat] for seat in sorted(self._got)}
            self._sent.append(value)
            self._got = {}

    def _open(self, asked: Question) -> bool:
        """Put the question; False if the match itself has answered all of it."""
        if type(asked) is Parley:
            self._parley(asked)
            self.window = asked
            return True
        self._turns = {}
        self.window_id += 1
        if type(asked) is Ask:
            asked.id = self.window_id
            self.waiting = {asked.seat: asked}
        elif type(asked) is Together:
            for ask in asked.asks:
                ask.id = self.window_id
                if asked.secret and self._not_asked(ask):
                    self._got[ask.seat] = ask.decode(ask.neutral)
                else:
                    self.waiting[ask.seat] = ask
            if not self.waiting and not (self.hold and asked.secret):
                return False
        elif type(asked) is Anyone:
            for ask in asked.asks:
                ask.id = self.window_id
                self.waiting[ask.seat] = ask
        else:
            raise TypeError(f"rules may await nothing but questions, not {asked!r}")
        self.window = asked
        return True

    def _parley(self, asked: Parley[Any]) -> None:
        """Open a parley or go on with it: the window and the questions that have not changed keep their numbers."""
        if asked.changed is None:
            self.window_id += 1
            self._turns = {ask.seat: 0 for ask in asked.asks}
        else:
            for seat in asked.changed:
                self._turns[seat] += 1
        first: dict[int, Ask[Any]] = {}
        for ask in asked.asks:
            ask.id, ask.turn = self.window_id, self._turns[ask.seat]
            if ask.seat in asked.stirred:
                # drivers put in answers from the first seat on: who has news is heard before the window can close
                first[ask.seat] = ask
            elif ask.seat not in asked.ready:
                self.waiting[ask.seat] = ask
        self.waiting = first | self.waiting

    def _not_asked(self, ask: Ask[Any]) -> bool:
        unwanted, seat = self.unwanted, ask.seat
        if ask.forced or not unwanted:
            return ask.forced
        if (seat, ask.about) in unwanted:
            return True
        return all((seat, show(option.act)) in unwanted for option in ask.options[1:])


def show(act: str) -> str:
    """The wish that concerns this act, whatever the question."""
    return f"{SHOW}{act.replace('_', '-')}"


def random_answer(ask: Ask[Any] | Seen, rng: Rng) -> Answer:
    """Uniform over options, then over the number of picks, then over subsets (or arrangements)."""
    options = ask.options
    index = rng.below(len(options))
    picks = options[index].picks
    if not picks:
        return (index, ())
    chosen: list[tuple[int, ...]] = []
    for pick in picks:
        least, n = pick.least, len(pick.candidates)
        k = least if least == pick.most else least + rng.below(pick.most - least + 1)
        if k == 1:
            chosen.append((rng.below(n),))
            continue
        places = rng.sample(n, k)
        if pick.ordered:
            rng.shuffle(places)
        chosen.append(tuple(places))
    return (index, tuple(chosen))
