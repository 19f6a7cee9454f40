"""A long soak: very many random games over all seat counts, resumable, by jobs.

    python -m sanzhan.lab.soak guozhan --games 20000 --jobs 2 --out soak.jsonl

Each finished game is a line of the file; a second run with the same file goes on where the first stopped. At the end
(and with `--games 0` for what is there) one JSON object sums up: games, failures with their seeds, and in how many
games each member of the cast took part.
"""

from __future__ import annotations

import argparse
import json
import sys
import traceback
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from sanzhan import games
from sanzhan.kernel.match import Match, random_answer
from sanzhan.kernel.rng import Rng
from sanzhan.lab.sim import MAX_ANSWERS, Plan


def soak_one(game_id: str, i: int) -> dict[str, Any]:
    """Game i: seats in rotation, random answers; what came of it. `fault` tells an exception or a stall."""
    game = games.find(game_id)
    seats = game.seats[i % len(game.seats)]
    seed = Plan(game_id, seats, {}, "soak", ("random",) * seats).game_seed(i)
    line: dict[str, Any] = {"i": i, "seats": seats}
    match: Match[Any] | None = None
    answers = 0
    try:
        match = Match(game, seats, game.options(), seed, copyable=False)
        rng = Rng("soak", seed.hex())
        while match.waiting and answers < MAX_ANSWERS:
            ask = next(iter(match.waiting.values()))
            match.answer(ask.seat, random_answer(ask, rng))
            answers += 1
    except Exception:  # whatever it is: it is written down with its seed, and the soak goes on
        line["fault"] = f"seed {seed.hex()}\n{traceback.format_exc()}"
    else:
        if match.result is None:
            line["fault"] = f"seed {seed.hex()}: no end after {answers} answers"
    cast = getattr(game, "cast", None)
    return line | {"answers": answers, "cast": cast(match.table) if cast is not None and match is not None else []}


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    if path.exists():
        for text in path.read_text(encoding="utf-8").splitlines():
            yield json.loads(text)


def summary(path: Path) -> dict[str, Any]:
    """What the file says."""
    total, answers, faults, cast, seats = 0, 0, [], Counter[str](), Counter[int]()
    for line in _lines(path):
        total += 1
        answers += line["answers"]
        seats[line["seats"]] += 1
        cast.update(set(line["cast"]))
        if "fault" in line:
            faults.append(line["fault"])
    rarest = min(cast.items(), key=lambda item: (item[1], item[0])) if cast else None
    return {
        "games": total,
        "answers": answers,
        "by_seats": dict(sorted(seats.items())),
        "faults": len(faults),
        "first_fault": faults[0] if faults else None,
        "cast": len(cast),
        "rarest": rarest,
    }


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("soak.jsonl"))
    chosen = parser.parse_args(argv)
    done = {line["i"] for line in _lines(chosen.out)}
    todo = [i for i in range(chosen.games) if i not in done]
    with chosen.out.open("a", encoding="utf-8") as out:
        for line in _played(chosen.game, todo, chosen.jobs):
            out.write(json.dumps(line) + "\n")
            out.flush()
    found = summary(chosen.out)
    print(json.dumps(found))
    return 1 if found["faults"] else 0


def _played(game: str, todo: list[int], jobs: int) -> Iterator[dict[str, Any]]:
    if jobs == 1:
        yield from (soak_one(game, i) for i in todo)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(soak_one, [game] * len(todo), todo, chunksize=20)


if __name__ == "__main__":
    sys.exit(main())
