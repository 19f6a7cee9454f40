"""How long a bot's turn takes: `python tests/server/tempo.py [SECONDS] [SEATS ...]`. Not a test: a measurement.

For each number of seats two rooms of 国战 run side by side at their default settings: bots, and one person who passes
everything as soon as he is asked. Prints the seconds between the starts of two turns, those of bots alone, and how
often the table waited in them.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from statistics import mean, median

sys.path.insert(0, str(Path(__file__).parents[1]))

from server.harness import Person, Process, Tab, neutral

ROOMS = 2
Turn = tuple[float, Counter[str]]


async def follow(tab: Tab, turns: list[Turn]) -> None:
    """Pass everything; note each whole turn of a bot that nobody's death cuts short."""
    answered, begun, seat, lines = 0, 0.0, 0, len(tab.log)
    waits: Counter[str] = Counter()
    while tab.over is None:
        if tab.ask is not None and tab.ask["id"] != answered:
            answered = tab.ask["id"]
            await tab.send("answer", id=answered, turn=tab.ask["turn"], **neutral(tab.ask))
        frame = await tab.next(60)
        if frame["t"] == "waiting" and tab.waiting is not None:
            about = tab.waiting["about"]
            waits[about if about in ("gz-play", "gz-skill") else "other"] += 1
        for line in tab.log[lines:]:
            if line["key"] == "gz-turn":
                now = time.monotonic()
                if seat != 0:
                    turns.append((now - begun, waits))
                begun, seat, waits = now, line["args"]["seat"], Counter()
        lines = len(tab.log)


async def room(base: str, name: str, seats: int, turns: list[Turn]) -> None:
    """Games without end, each in a new room."""
    async with Person(base, name) as host:
        while True:
            made = await host.post("/api/play", game="guozhan", seats=seats, level="thumb")
            tab = await host.sit(made)
            await follow(tab, turns)
            await tab.close()


async def measure(seconds: float, sizes: list[int]) -> None:
    found: dict[int, list[Turn]] = {seats: [] for seats in sizes}
    with tempfile.TemporaryDirectory() as folder, Process("--data", folder) as server:
        tasks = [
            asyncio.create_task(room(server.base, f"P{seats}-{at}", seats, found[seats]))
            for seats in sizes
            for at in range(ROOMS)
        ]
        done, _ = await asyncio.wait(tasks, timeout=seconds)
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task
        assert not done
    for seats, turns in found.items():
        took = sorted(time for time, _ in turns)
        waits: Counter[str] = sum((each for _, each in turns), Counter())
        each = ", ".join(f"{waits[about] / len(turns):.1f} {about}" for about in ("gz-play", "gz-skill", "other"))
        print(
            f"{seats} seats: {len(took)} turns of bots, {median(took):.1f} s (median), {mean(took):.1f} s (mean), "
            f"{took[len(took) // 10]:.1f} to {took[len(took) * 9 // 10]:.1f} s (10% to 90%); waited for {each}"
        )


if __name__ == "__main__":
    words = sys.argv[1:]
    asyncio.run(measure(float(words[0]) if words else 120, [int(word) for word in words[1:]] or [5, 8]))
