"""Records: a match as JSON Lines, one input a line, each line ending in 8 hex digits of a running hash.

{"format": "sanzhan", "v": 1, "game", "rules", "options": {...}, "seats": N, "commitment", "hash"}
[n, seat, about, [option, [[...], ...]], hash]        an answer
["prefer", seat, about, wanted, hash]                 asked or not in secret windows of this kind
["digest", n, hex, hash]                              the table after n inputs, every 50
["end", {"winners": [...], ...}, seed, hash]
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from hashlib import blake2b
from typing import Any, TypeVar

from sanzhan.kernel.ask import Answer
from sanzhan.kernel.errors import BadOption, BadRecord, IllegalAnswer
from sanzhan.kernel.game import Game, Table
from sanzhan.kernel.match import Input, Match
from sanzhan.kernel.news import Sink
from sanzhan.kernel.options import as_dict, from_dict
from sanzhan.kernel.rng import commitment

S = TypeVar("S", bound=Table)

VERSION = 1
DIGEST_EVERY = 50


class Writer:
    """Writes a record line by line; the same inputs give the same bytes."""

    def __init__(self, match: Match[Any], seed: bytes) -> None:
        self._seed = seed
        self._hash = blake2b(digest_size=4)
        self._count = 0
        self.lines: list[str] = []
        game = match.game
        header = {
            "format": "sanzhan", "v": VERSION, "game": game.id, "rules": game.rules_version,
            "options": as_dict(match.options), "seats": match.players, "commitment": commitment(seed),
        }  # fmt: skip
        self._put(_dump(header)[:-1] + ',"hash":"', '"}')

    def input(self, entry: Input) -> None:
        if entry.answer is None:
            self._put(_dump(["prefer", entry.seat, entry.about, entry.wanted])[:-1] + ',"', '"]')
            return
        self._count += 1
        self._put(_dump([self._count, entry.seat, entry.about, entry.answer])[:-1] + ',"', '"]')

    def digest(self, n: int, digest: str) -> None:
        self._put(_dump(["digest", n, digest])[:-1] + ',"', '"]')

    def end(self, match: Match[Any]) -> None:
        result = match.result
        if result is None:
            raise ValueError("the match is not over: its seed stays where it is")
        self._put(_dump(["end", result._asdict(), self._seed.hex()])[:-1] + ',"', '"]')

    def _put(self, body: str, close: str) -> None:
        self._hash.update(body.encode())
        line = body + self._hash.hexdigest() + close
        self._hash.update(line[len(body) :].encode() + b"\n")
        self.lines.append(line)


def write(match: Match[S], seed: bytes) -> str:
    """The record of a match: with result and seed if it is over, without the seed while it runs."""
    writer = Writer(match, seed)
    twin = Match(match.game, match.players, match.options, seed, copyable=False)
    for n, entry in enumerate(match.inputs, 1):
        apply(twin, entry)
        writer.input(entry)
        if n % DIGEST_EVERY == 0:
            writer.digest(n, state_digest(twin))
    if match.result is not None:
        writer.end(match)
    twin.close()
    return "\n".join(writer.lines) + "\n"


def state_digest(match: Match[Any]) -> str:
    """16 hex digits over the whole table."""
    return blake2b(match.game.state(match.table).encode(), digest_size=8).hexdigest()


def apply(match: Match[Any], entry: Input) -> None:
    """Feed one input. Raises IllegalAnswer if it does not fit."""
    if entry.answer is None:
        match.prefer(entry.seat, entry.about, bool(entry.wanted))
        return
    if match.held:
        match.release()
    ask = match.waiting.get(entry.seat)
    if ask is not None and ask.about != entry.about:
        raise IllegalAnswer("error-bad-answer", f"seat {entry.seat} is asked {ask.about}, not {entry.about}")
    match.answer(entry.seat, entry.answer)


class Record:
    """A record that has been read: every line is well formed and the running hash is right."""

    def __init__(self, header: dict[str, Any], entries: list[tuple[int, Input | tuple[int, str]]]) -> None:
        self.game: str = header["game"]
        self.rules: int = header["rules"]
        self.options: dict[str, Any] = header["options"]
        self.seats: int = header["seats"]
        self.commitment: str = header["commitment"]
        self.entries = entries
        self.result: dict[str, Any] | None = None
        self.seed: bytes | None = None

    @property
    def inputs(self) -> list[Input]:
        return [entry for _, entry in self.entries if isinstance(entry, Input)]


def read(text: str) -> Record:
    """Raises BadRecord, naming the first line that is malformed or whose hash is wrong."""
    lines = text.split("\n")
    if lines and lines[-1] == "":
        lines.pop()
    if not lines:
        raise BadRecord("error-record-empty", "the file is empty", 1)
    running = blake2b(digest_size=4)
    header = _line(lines[0], 1, running)
    wanted = {"format": str, "v": int, "game": str, "rules": int, "options": dict, "seats": int, "commitment": str}
    if not isinstance(header, dict) or any(type(header.get(key)) is not kind for key, kind in wanted.items()):
        raise BadRecord("error-record-header", "this is not the header of a sanzhan record", 1)
    if header["format"] != "sanzhan" or header["v"] != VERSION:
        raise BadRecord("error-record-format", f"format {header['format']!r} version {header['v']} is not known", 1)
    record = Record(header, [])
    for number, text_line in enumerate(lines[1:], 2):
        if record.seed is not None:
            raise BadRecord("error-record-after-end", "nothing may follow the end", number)
        _entry(record, _line(text_line, number, running), number)
    return record


def replay(game: Game[S], record: Record, seed: bytes | None = None, *, sink: Sink | None = None) -> Match[S]:
    """Play a record again, checking every digest, the commitment and the result. Raises BadRecord."""
    played = [match for match, _ in steps(game, record, seed, sink=sink)]
    return played[-1]


def steps(
    game: Game[S], record: Record, seed: bytes | None = None, *, sink: Sink | None = None,
    begun: Callable[[Match[S]], None] | None = None,
) -> Iterator[tuple[Match[S], Input | None]]:  # fmt: skip
    """As `replay`, giving the match at the start (with None) and after each input. `begun` sees it before any."""
    seed = record.seed if seed is None else seed
    if seed is None:
        raise BadRecord("error-record-no-seed", "the match is not over, so its seed is not in the record", 1)
    if commitment(seed) != record.commitment:
        raise BadRecord("error-record-commitment", "the seed is not the one that was committed to", 1)
    if record.rules != game.rules_version:
        raise BadRecord(
            "error-record-rules", f"it was played by rules version {record.rules}, these are {game.rules_version}", 1
        )
    if record.seats not in game.seats:
        raise BadRecord("error-record-header", f"{game.id} is not played by {record.seats}", 1)
    try:
        options = from_dict(game.options, record.options)
    except BadOption as error:
        raise BadRecord("error-record-header", str(error), 1) from None
    match = Match(game, record.seats, options, seed, copyable=False, sink=sink)
    if begun is not None:
        begun(match)
    yield match, None
    count = 0
    for number, entry in record.entries:
        if isinstance(entry, Input):
            count += 1
            try:
                apply(match, entry)
            except IllegalAnswer as error:
                raise BadRecord("error-record-answer", str(error), number) from None
            yield match, entry
        elif entry != (count, state_digest(match)):
            raise BadRecord("error-record-digest", "the table is not as the digest says", number)
    if record.result is not None:
        found = None if match.result is None else json.loads(_dump(match.result._asdict()))
        if found != record.result:
            raise BadRecord("error-record-result", "the result is not the one recorded", len(record.entries) + 2)


def _line(line: str, number: int, running: Any) -> Any:
    close = '"}' if number == 1 else '"]'
    body, digest = line[: -8 - len(close)], line[-8 - len(close) : -len(close)]
    try:
        value = json.loads(line)
    except json.JSONDecodeError:
        raise BadRecord("error-record-line", "this is not JSON", number) from None
    running.update(body.encode())
    if digest != running.hexdigest() or not line.endswith(close):
        raise BadRecord("error-record-hash", "the running hash is wrong: this line or one before was changed", number)
    running.update((digest + close).encode() + b"\n")
    return value


def _entry(record: Record, value: Any, number: int) -> None:
    match value:
        case ["prefer", int(seat), str(about), bool(wanted), str()]:
            record.entries.append((number, Input(seat, about, None, wanted)))
        case ["digest", int(n), str(digest), str()]:
            record.entries.append((number, (n, digest)))
        case ["end", dict(result), str(seed), str()]:
            try:
                record.seed = bytes.fromhex(seed)
            except ValueError:
                raise BadRecord("error-record-line", "the seed is not hexadecimal", number) from None
            record.result = result
        case [int(), int(seat), str(about), answer, str()]:
            record.entries.append((number, Input(seat, about, answer_of(answer, number))))
        case _:
            raise BadRecord("error-record-line", "this line has an unknown shape", number)


def answer_of(value: Any, line: int = 0) -> Answer:
    """An answer from JSON lists. Raises BadRecord."""
    match value:
        case [int(index), list(picks)] if all(
            isinstance(places, list) and all(type(place) is int for place in places) for places in picks
        ):
            return (index, tuple(tuple(places) for places in picks))
    raise BadRecord("error-record-line", "an answer is [option, [[index, ...], ...]]", line)


def _dump(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
