"""Records that are not what they should be: one clear error, naming the line."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any

import pytest

from conformance.toy import TOY, ToyOptions
from sanzhan.kernel import record as records
from sanzhan.kernel.errors import BadRecord
from sanzhan.kernel.match import Match, random_answer
from sanzhan.kernel.rng import Rng

SEED = Rng("record").seed()


@pytest.fixture(scope="module")
def text() -> str:
    match = Match(TOY, 3, ToyOptions(), SEED)
    rng = Rng("play")
    match.prefer(1, "toy-bid", False)
    while match.waiting:
        seat = next(iter(match.waiting))
        match.answer(seat, random_answer(match.waiting[seat], rng))
    return records.write(match, SEED)


def rehashed(lines: list[Any]) -> str:
    """The lines with right hashes: what a forger would write."""
    running = blake2b(digest_size=4)
    out = []
    for number, line in enumerate(lines):
        if number == 0:
            body, close = json.dumps(line, separators=(",", ":"))[:-1] + ',"hash":"', '"}'
        else:
            body, close = json.dumps(line, separators=(",", ":"))[:-1] + ',"', '"]'
        running.update(body.encode())
        digest = running.hexdigest()
        running.update((digest + close + "\n").encode())
        out.append(body + digest + close)
    return "\n".join(out) + "\n"


def stripped(text: str) -> list[Any]:
    lines = [json.loads(line) for line in text.splitlines()]
    del lines[0]["hash"]
    return [lines[0], *(line[:-1] for line in lines[1:])]


def test_a_rehashed_record_is_the_same_bytes(text: str) -> None:
    assert rehashed(stripped(text)) == text
    assert any(entry.wanted is False for entry in records.read(text).inputs)


@pytest.mark.parametrize(
    ("bad", "said"),
    [
        ("", "line 1: the file is empty"),
        ("hello\n", "line 1: this is not JSON"),
        ("[1]\n", "line 1"),
        ("{}\n", "line 1"),
    ],
)
def test_what_is_no_record_is_said_in_words(bad: str, said: str) -> None:
    with pytest.raises(BadRecord, match=said):
        records.read(bad)


def test_forged_lines_are_found_by_playing(text: str) -> None:
    lines = stripped(text)
    answers = [i for i, line in enumerate(lines) if isinstance(line, list) and isinstance(line[0], int)]
    for change in ("about", "seat", "answer", "winner", "seed", "rules", "seats", "options"):
        forged = json.loads(json.dumps(lines))
        match change:
            case "about":
                forged[answers[0]][2] = "toy-other"
            case "seat":
                forged[answers[0]][1] = 77
            case "answer":
                forged[answers[0]][3] = [9, []]
            case "winner":
                forged[-1][1]["winners"] = []
            case "seed":
                forged[-1][2] = bytes(32).hex()
            case "rules":
                forged[0]["rules"] = 99
            case "seats":
                forged[0]["seats"] = 40
            case "options":
                forged[0]["options"] = {"colour": "red"}
        with pytest.raises(BadRecord):
            records.replay(TOY, records.read(rehashed(forged)))


def test_nothing_may_follow_the_end(text: str) -> None:
    with pytest.raises(BadRecord, match="follow the end"):
        records.read(rehashed([*stripped(text), ["digest", 1, "00"]]))


@pytest.mark.parametrize(
    "line", [[1], ["x"], [1, 2, 3, 4], [1, 0, "toy-bid", "no"], [1, 0, "toy-bid", [0, [["a"]]]], 5]
)
def test_a_line_of_unknown_shape_is_refused(text: str, line: Any) -> None:
    lines = stripped(text)[:1]
    if not isinstance(line, list):
        line = [line]
    with pytest.raises(BadRecord, match="line 2"):
        records.read(rehashed([*lines, line]))
