"""How much a server carries: `python tests/server/load.py [ROOMS] [SECONDS]`. Not a test: a measurement.

Rooms of five scripted people who answer as soon as they are asked; prints answers acknowledged for each second of the
server's own processor time.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from websockets.asyncio.client import connect

from sanzhan.kernel.rng import Rng
from server.harness import Frame, Person, Process, at_random


def processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Load:
    def __init__(self, base: str) -> None:
        self.base = base
        self.acks = 0
        self.frames = 0
        self.bytes = 0
        self.waits: list[float] = []

    async def seat(self, admission: Frame, rng: Rng, host: bool) -> None:
        """One person: answers, and as the host starts again and again."""
        policy = at_random(rng, ends=False)
        url = f"{self.base.replace('http', 'ws')}/ws/{admission['code']}"
        async with connect(url, compression=None) as socket:
            await socket.send(json.dumps({"t": "hello", "token": admission["token"]}))
            n, sent = 0, 0.0
            async for text in socket:
                frame = json.loads(text)
                self.frames += 1
                self.bytes += len(text)
                if frame["t"] == "ack":
                    self.acks += 1
                    self.waits.append(time.perf_counter() - sent)
                elif frame["t"] == "ask" and frame["ask"] is not None:
                    n, sent = n + 1, time.perf_counter()
                    answer = policy(frame["ask"])["answer"]
                    message = {"t": "answer", "n": n, "id": frame["ask"]["id"], "answer": answer}
                    await socket.send(json.dumps(message))
                elif frame["t"] == "room" and frame["room"]["state"] == "over" and host:
                    await socket.send(json.dumps({"t": "again", "n": 0}))
                    await socket.send(json.dumps({"t": "start", "n": 0}))


async def measure(rooms: int, seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder, Process("--data", folder) as server:
        load = Load(server.base)
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(Person(server.base, f"P{i}")) for i in range(5)]
            for person in people:
                person.http.timeout = 30
            hosts = [await stack.enter_async_context(Person(server.base, f"H{i}")) for i in range(rooms)]
            seats = []
            for room, host in enumerate(hosts):
                made = await host.post("/api/rooms", game="stand_soul", seats=5)
                tab = await host.sit(made)
                settings = {**tab.room["settings"], "window_min": 0, "bot_delay": 0}
                await tab.do("set", seats=5, options={}, settings=settings)
                guests = [await stack.enter_async_context(Person(server.base, f"G{i}")) for i in range(4)]
                joined = [await guest.post(f"/api/rooms/{made['code']}/join") for guest in guests]
                await tab.do("start")
                await tab.close()
                for i, admission in enumerate([made, *joined]):
                    seats.append((admission, Rng("load", room, i), i == 0))
            tasks = [asyncio.create_task(load.seat(*seat)) for seat in seats]
            await asyncio.sleep(2)
            acks, frames, size = load.acks, load.frames, load.bytes
            load.waits.clear()
            used, begun = processor_seconds(server.pid), time.perf_counter()
            await asyncio.sleep(seconds)
            used, passed = processor_seconds(server.pid) - used, time.perf_counter() - begun
            moves = load.acks - acks
            waits = sorted(load.waits)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
    middle, late = waits[len(waits) // 2], waits[len(waits) * 99 // 100]
    print(
        f"{rooms} rooms of 5: {moves} answers in {passed:.1f} s, {used:.1f} s of the processor: "
        f"{moves / used:.0f} answers a processor second, {(load.frames - frames) / moves:.1f} frames and "
        f"{(load.bytes - size) / moves / 1024:.1f} KiB an answer, "
        f"acknowledged after {middle * 1000:.0f} ms (median), {late * 1000:.0f} ms (99%)"
    )


if __name__ == "__main__":
    words = sys.argv[1:]
    asyncio.run(measure(int(words[0]) if words else 20, float(words[1]) if len(words) > 1 else 10))
