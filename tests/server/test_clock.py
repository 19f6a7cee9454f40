"""Clocks, and what happens when they run down."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from typing import Any

import pytest

from server.harness import FAST, Frame, Person, Running, Tab, run, running


async def started(stack: AsyncExitStack, server: Running, settings: dict[str, Any], **more: Any) -> list[Tab]:
    """Two people and a bot, paced as wished."""
    host, other = [await stack.enter_async_context(Person(server.base, name)) for name in "AB"]
    made = await host.post("/api/rooms", game="stand_soul", seats=3, **more)
    tabs = [await host.sit(made), await other.sit(await other.post(f"/api/rooms/{made['code']}/join"))]
    await tabs[0].do("seat", seat=2, level="thumb")
    said = await tabs[0].do("set", seats=3, options={}, settings={**tabs[0].room["settings"], **settings})
    assert said["t"] == "ack", said
    await tabs[0].do("start")
    for tab in tabs:
        await tab.until(lambda frame: frame["t"] == "waiting")
    return tabs


def test_neutral_answers_are_given_when_the_time_is_up(server: Running) -> None:
    async def go() -> None:
        async with AsyncExitStack() as stack:
            tabs = await started(stack, server, {"quick": 1, "normal": 1, "long": 1, "window": 1})
            here = next((tab for tab in tabs if tab.ask is not None), tabs[0])
            begun = time.monotonic()
            asked: list[Frame] = []
            windows = 0
            while windows < 4:
                frame = await here.next()
                if frame["t"] == "waiting" and frame["waiting"] is not None:
                    windows += 1
                    assert 0 < frame["waiting"]["left_ms"] <= frame["waiting"]["total_ms"] == 1000
                if frame["t"] == "ask" and frame["ask"] is not None:
                    assert frame["ask"]["total_ms"] == 1000
                    asked.append(frame["ask"])
            assert time.monotonic() - begun > 0.9, "nobody answered, so every clock ran down"
            assert len({ask["id"] for ask in asked}) == len(asked), "every question came once, with a clock of its own"

    run(go())


def test_a_clock_of_zero_never_ends_and_one_runs_on_for_who_is_away(server: Running) -> None:
    async def go() -> None:
        async with AsyncExitStack() as stack:
            tabs = await started(stack, server, {"quick": 0, "normal": 0, "long": 0, "window": 0})
            await asyncio.gather(*(tab.quiet(0.2) for tab in tabs))
            for tab in tabs:
                assert tab.waiting is not None
                assert (tab.waiting["left_ms"], tab.waiting["total_ms"]) == (None, None)
            assert (await tabs[0].quiet(1.2), await tabs[1].quiet(0.1)) == ([], [])
            for tab in tabs:
                await tab.close()
            tabs = await started(stack, server, {"quick": 1, "normal": 1, "long": 1, "window": 1})
            await tabs[1].close()
            before = len(tabs[0].log)
            await tabs[0].until(lambda frame: frame["t"] == "room" and not frame["room"]["seats"][1]["online"])
            while len(tabs[0].log) < before + 4:
                await tabs[0].next()
            await tabs[0].close()

    run(go())


def test_a_table_at_which_nobody_is_rests(server: Running) -> None:
    async def go() -> None:
        async with AsyncExitStack() as stack:
            tabs = await started(stack, server, {"quick": 1, "normal": 1, "long": 1, "window": 1})
            code = tabs[0].room["code"]
            for tab in tabs:
                await tab.close()
            await asyncio.sleep(0.1)
            live = server.lobby.find(code).live
            assert live is not None
            entries = live.play.entries
            await asyncio.sleep(1.5)
            assert live.play.entries == entries

    run(go())


def test_bots_take_their_time(tmp_path_factory: pytest.TempPathFactory) -> None:
    with running(tmp_path_factory.mktemp("bots"), FAST) as server:

        async def go() -> None:
            async with Person(server.base, "A") as host:
                made = await host.post("/api/rooms", game="stand_soul", seats=4)
                tab = await host.sit(made)
                for seat in (1, 2, 3):
                    await tab.do("seat", seat=seat, level="thumb")
                await tab.do("set", seats=4, options={}, settings={**tab.room["settings"], "bot_delay": 1})
                await tab.do("start")
                paces: list[float] = []
                while len(paces) < 2:
                    waits = 0 not in ((tab.waiting or {}).get("seats") or [0])
                    begun = time.monotonic()
                    if tab.ask is not None:
                        await tab.do("answer", id=tab.ask["id"], answer=tab.ask["neutral"])
                    elif (await tab.next())["t"] == "news" and waits:
                        paces.append(time.monotonic() - begun)
                assert all(0.4 < pace < 3 for pace in paces), "each bot lets some time pass"
                await tab.close()

        run(go())
