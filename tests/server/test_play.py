"""Whole matches over real sockets."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from typing import Any

from sanzhan import games
from sanzhan.kernel import record as records
from sanzhan.kernel.rng import Rng, commitment
from server.harness import Frame, Person, Running, Tab, at_random, play, run, table


async def people(stack: AsyncExitStack, base: str, *names: str) -> list[Person]:
    return [await stack.enter_async_context(Person(base, name)) for name in names]


def test_two_people_three_bots_and_a_spectator_play_to_the_end(server: Running) -> None:
    async def go() -> None:
        async with AsyncExitStack() as stack:
            host, other, watcher = await people(stack, server.base, "Ann", "Bo", "Cy")
            tabs = await table(host, [other], 3)
            code = tabs[0].room["code"]
            early = await host.get(f"/api/rooms/{code}/record")
            assert (early["status"], early["error"]["code"]) == (409, "error-record-not-ready")
            watching = await watcher.sit(await watcher.post(f"/api/rooms/{code}/join", watch=True))
            fixed = tabs[0].room["commitment"]
            assert watching.room["commitment"] == fixed
            assert watching.room["you"] is None
            everybody = [*tabs, watching]
            await asyncio.gather(play(tabs[0], at_random(Rng("a"))), play(tabs[1], at_random(Rng("b"))), play(watching))
            for tab in everybody:
                while tab.room["state"] != "over":
                    await tab.next()
                assert tab.over is not None
                assert tab.view is not None
                assert tab.over["commitment"] == fixed == commitment(bytes.fromhex(tab.over["seed"]))
                assert tab.view["result"]["winners"] == tab.over["result"]["winners"]
                no_secret_before_the_end(tab)
            assert [line["key"] for line in tabs[0].log] == [line["key"] for line in watching.log]
            text = (await host.http.get(f"/api/rooms/{code}/record")).text
            record = records.read(text)
            match = records.replay(games.find(record.game), record)
            assert match.result is not None
            assert list(match.result.winners) == everybody[0].over["result"]["winners"]  # type: ignore[index]

    run(go())


def no_secret_before_the_end(tab: Tab) -> None:
    """Neither the seed nor what the rules have not granted stands in any frame before `over`."""
    assert tab.over is not None
    seed = tab.over["seed"]
    before = tab.frames[: tab.frames.index(tab.over)]
    you = tab.room["you"]
    for frame in before:
        assert seed not in json.dumps(frame)
        if frame["t"] == "view" and frame["view"]["result"] is None:
            hidden(frame["view"], you)
        if you is None and frame["t"] in ("news", "log"):
            assert all("mine" not in line for line in frame["lines"])


def hidden(view: Frame, you: int | None) -> None:
    """What a view must not hold while the match is on."""
    assert view["reveal"] is None
    assert all(seat["stand"]["up"] or seat["stand"]["id"] is None for seat in view["seats"])
    assert (view["me"] or {"seat": None})["seat"] == you
    if you is None:
        assert view["known"] is None
        assert not gangs_in(view)


def gangs_in(value: Any) -> bool:
    return any(f'"{gang}"' in json.dumps(value) for gang in ("sengoku", "sanguo"))


def test_a_reload_resumes_exactly(server: Running) -> None:
    async def go() -> None:
        async with AsyncExitStack() as stack:
            host, other = await people(stack, server.base, "Ann", "Bo")
            tabs = await table(host, [other], 3, "thumb")
            code = tabs[0].room["code"]
            token = (await host.post(f"/api/rooms/{code}/join"))["token"]
            rng = Rng("reload")
            others = asyncio.create_task(play(tabs[1], at_random(Rng("other"), ends=False)))
            reloads = 0
            while tabs[0].over is None:
                now = len(tabs[0].log) + 40

                def far_enough(tab: Tab, now: int = now) -> bool:
                    return len(tab.log) >= now and tab.ask is not None

                await play(tabs[0], at_random(rng, ends=False), far_enough)
                fresh = await Tab.open(server.base, code, token)
                # sooner or later the table waits for us
                while await fresh.quiet(0.05) or await tabs[0].quiet(0.05):
                    pass
                if tabs[0].over is None:
                    same(fresh, tabs[0])
                    reloads += 1
                await tabs[0].close()
                tabs[0] = fresh
            await others
            assert reloads >= 1

    run(go())


def same(fresh: Tab, old: Tab) -> None:
    assert fresh.view == old.view
    assert fresh.log == old.log
    assert untimed(fresh.ask) == untimed(old.ask)


def untimed(ask: Frame | None) -> Frame | None:
    return None if ask is None else {key: ask[key] for key in ask if key != "left_ms"}


def test_two_tabs_of_one_seat_receive_the_same(server: Running) -> None:
    async def go() -> None:
        async with AsyncExitStack() as stack:
            [host] = await people(stack, server.base, "Ann")
            made = await host.post("/api/play", game="stand_soul", seats=4, level="thumb")
            one, two = await host.sit(made), await host.sit(made)
            # a declaration made at random could end the match at once
            await play(one, at_random(Rng("tabs"), ends=False), lambda tab: len(tab.frames) > 60)
            await play(one, at_random(Rng("tabs")))
            await two.until(lambda frame: frame["t"] == "over")
            # two came while one was there already: after its snapshot both were told the same to the last word
            start = next(i for i, frame in enumerate(two.frames) if frame["t"] == "waiting") + 1
            told = [body(frame) for frame in two.frames[start:]]
            assert len(told) > 20
            assert shared(one)[-len(told) :] == told
            assert one.over is not None
            assert two.over is not None
            await one.close()
            await two.close()

    run(go())


def shared(tab: Tab) -> list[Frame]:
    """What was not an answer to this tab alone: no acks, and no errors with the question that follows them."""
    pairs = zip([None, *tab.frames], tab.frames, strict=False)
    return [
        body(frame)
        for before, frame in pairs
        if frame["t"] not in ("ack", "error") and (before is None or before["t"] != "error")
    ]


def body(frame: Frame) -> Frame:
    return {key: frame[key] for key in frame if key != "seq"}


def test_whom_the_table_waits_for_comes_with_the_question_it_waits_for(server: Running) -> None:
    """Its id and its class of time: a spectator is told them like everybody who is asked."""

    async def go() -> None:
        async with AsyncExitStack() as stack:
            host, watcher = await people(stack, server.base, "Ann", "Cy")
            [tab] = await table(host, [], 3, "thumb")
            watching = await watcher.sit(await watcher.post(f"/api/rooms/{tab.room['code']}/join", watch=True))
            await asyncio.gather(play(tab, at_random(Rng("waits"))), play(watching))
            waits: dict[int, Frame] = {}
            for one in (tab, watching):
                for waiting in [frame["waiting"] for frame in one.frames if frame["t"] == "waiting"]:
                    if waiting is not None:
                        seen = waits.setdefault(waiting["id"], waiting)
                        assert (seen["about"], seen["deadline"]) == (waiting["about"], waiting["deadline"])
            asks = [frame["ask"] for frame in tab.frames if frame["t"] == "ask" and frame["ask"] is not None]
            assert len(asks) > 5
            for ask in asks:
                assert waits[ask["id"]]["about"] == ask["about"]
                assert waits[ask["id"]]["deadline"] == ask["deadline"]

    run(go())
