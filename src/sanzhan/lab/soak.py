"""A long soak: very many games over all seat counts, resumable, by jobs.

    python -m sanzhan.lab.soak guozhan --games 20000 --jobs 2 --out soak.jsonl -o edition=current --level random

Each finished game is a line of the file; a second run with the same file goes on where the first stopped. At the end
(and with `--games 0` for what is there) one JSON object sums up: games, failures with their seeds, in how many games
each member of the cast took part, how often what is rare occurred and each skill was used.
"""

from __future__ import annotations

import argparse
import json
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from sanzhan import games
from sanzhan.bots import BOTS
from sanzhan.kernel.match import Match
from sanzhan.kernel.news import News
from sanzhan.kernel.options import as_dict, from_dict, from_words
from sanzhan.lab.sim import MAX_ANSWERS, Plan, Seats

RARE = (
    "gz-mark", "gz-mark-spent", "gz-lord-fell", "gz-returned", "gz-summon", "gz-joined", "gz-removed",
    "gz-deputy-changed", "gz-battle-royal", "gz-command",
)  # fmt: skip
"""The news by which a mechanism of a game shows that it was played."""
USES = ("gz-skill", "gz-use", "gz-respond")
"""The news that name the skill that somebody used."""


def rare(news: News) -> str | None:
    """The mechanism that this news tells of, marks one by one; None if of none."""
    if news.key == "gz-skill":
        return "alliance" if news.args["skill"] == "alliance" else None
    if news.key not in RARE:
        return None
    mark = news.args.get("mark")
    return news.key if mark is None else f"{news.key} {mark}"


def soak_one(game_id: str, options: dict[str, Any], level: str, i: int) -> dict[str, Any]:
    """Game i: seats in rotation, bots of one level; what came of it. `fault` tells an exception or a stall."""
    game = games.find(game_id)
    seats = game.seats[i % len(game.seats)]
    plan = Plan(game_id, seats, options, "soak", (level,) * seats)
    seed = plan.game_seed(i)
    bots = Seats(plan.bots, seed)
    line: dict[str, Any] = {"i": i, "seats": seats, "options": options, "level": level}
    happened: Counter[str] = Counter()
    skills: Counter[str] = Counter()

    def sink(news: News) -> None:
        bots.tell(news)
        what = rare(news)
        if what is not None:
            happened[what] += 1
        skill = news.args.get("skill") if news.key in USES else None
        if isinstance(skill, str):
            skills[skill] += 1

    match: Match[Any] | None = None
    answers = 0
    try:
        match = Match(game, seats, from_dict(game.options, options), seed, copyable=False, sink=sink)
        while match.waiting and answers < MAX_ANSWERS:
            ask = next(iter(match.waiting.values()))
            match.answer(ask.seat, bots.choose(match, ask))
            answers += 1
    except Exception:  # whatever it is: it is written down with its seed, and the soak goes on
        line["fault"] = f"seed {seed.hex()}\n{traceback.format_exc()}"
    else:
        if match.result is None:
            line["fault"] = f"seed {seed.hex()}: no end after {answers} answers"
    cast = getattr(game, "cast", None)
    played = cast(match.table) if cast is not None and match is not None else []
    told = {"happened": dict(sorted(happened.items())), "skills": dict(sorted(skills.items()))}
    return line | {"answers": answers, "cast": played} | told


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    if path.exists():
        for text in path.read_text(encoding="utf-8").splitlines():
            yield json.loads(text)


def summary(path: Path) -> dict[str, Any]:
    """What the file says."""
    total, answers, faults, cast, seats = 0, 0, [], Counter[str](), Counter[int]()
    times, games_with, skills = Counter[str](), Counter[str](), Counter[str]()
    for line in _lines(path):
        total += 1
        answers += line["answers"]
        seats[line["seats"]] += 1
        cast.update(set(line["cast"]))
        times.update(line["happened"])
        games_with.update(line["happened"].keys())
        skills.update(line["skills"])
        if "fault" in line:
            faults.append(line["fault"])
    rarest = min(cast.items(), key=lambda item: (item[1], item[0]), default=None)
    return {
        "games": total,
        "answers": answers,
        "by_seats": dict(sorted(seats.items())),
        "faults": len(faults),
        "first_fault": faults[0] if faults else None,
        "cast": len(cast),
        "rarest": rarest,
        "played": _rarest_first(cast),
        "skills": _rarest_first(skills),
        "happened": {what: {"times": times[what], "games": games_with[what]} for what in sorted(times)},
    }


def _rarest_first(counts: Counter[str]) -> dict[str, int]:
    return dict(sorted(counts.items(), key=lambda item: (item[1], item[0])))


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("soak.jsonl"))
    parser.add_argument("--level", choices=list(BOTS), default="random", help="who plays")
    parser.add_argument("-o", dest="words", action="append", default=[], metavar="key=value", help="a game option")
    chosen = parser.parse_args(argv)
    kind = games.find(chosen.game).options
    plain = as_dict(kind())
    # only what is not the default: the seeds of a soak without options stay what they were
    options = {name: v for name, v in as_dict(from_words(kind, chosen.words)).items() if v != plain[name]}
    wanted = (from_dict(kind, options), chosen.level)
    if any((from_dict(kind, line["options"]), line["level"]) != wanted for line in _lines(chosen.out)):
        parser.error(f"{chosen.out} has games with other options or of another level")
    done = {line["i"] for line in _lines(chosen.out)}
    todo = [i for i in range(chosen.games) if i not in done]
    with chosen.out.open("a", encoding="utf-8") as out:
        for line in _played(partial(soak_one, chosen.game, options, chosen.level), todo, chosen.jobs):
            out.write(json.dumps(line) + "\n")
            out.flush()
    found = summary(chosen.out)
    print(json.dumps(found))
    return 1 if found["faults"] else 0


def _played(play: Callable[[int], dict[str, Any]], todo: list[int], jobs: int) -> Iterator[dict[str, Any]]:
    if jobs == 1:
        yield from map(play, todo)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, todo, chunksize=20)


if __name__ == "__main__":
    sys.exit(main())
