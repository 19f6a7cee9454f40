"""Golden games: digests that change when the rules do, and one game told in full: a change reads as a difference.

python -m sanzhan.lab.golden tests/golden      write them anew, on purpose
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sanzhan.games import GAMES
from sanzhan.kernel import record as records
from sanzhan.kernel.match import Match, random_answer
from sanzhan.kernel.rng import Rng
from sanzhan.lab.sim import Plan, decoded, simulate
from sanzhan.texts import load, render_news

GAMES_EACH = 10
COUNTLESS = 10**9


def digests(game: str) -> dict[str, Any]:
    """The rules version and, for every seat count, the digest of some random games."""
    found = {
        str(seats): simulate(Plan(game, seats, {}, "golden", ("random",) * seats), GAMES_EACH)["digest"]
        for seats in GAMES[game].seats
    }
    return {"rules_version": GAMES[game].rules_version, "digests": found}


def transcript(game: str) -> Iterator[str]:
    """A random game of five: what is told to everybody, who is asked what and how many answers he has, what he says."""
    seats = min(5, GAMES[game].seats[-1])
    seed = Rng("golden", game).seed()
    texts, names = load("en"), [chr(ord("A") + seat) for seat in range(seats)]
    told: list[str] = []
    match = Match(
        GAMES[game],
        seats,
        GAMES[game].options(),
        seed,
        copyable=False,
        sink=lambda news: told.append(render_news(texts, news.line(None), names)),
    )
    rng = Rng("golden answers", game)
    while match.waiting:
        yield from told
        told.clear()
        ask = next(iter(match.waiting.values()))
        answer = random_answer(ask, rng)
        _, about, act, chosen = decoded(ask, answer)
        words = json.dumps(chosen, ensure_ascii=False)
        ways = ask.ways()
        yield f"    {names[ask.seat]} {about} ({ways if ways < COUNTLESS else 'countless'} answers): {act} {words}"
        match.answer(ask.seat, answer)
    yield from told
    yield f"state {records.state_digest(match)}"


def write(folder: Path) -> None:
    for game in GAMES:
        (folder / f"{game}.json").write_text(json.dumps(digests(game), indent=2) + "\n", encoding="utf-8")
        (folder / f"{game}.txt").write_text("\n".join(transcript(game)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
