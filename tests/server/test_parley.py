"""The winter of SENJI over real sockets: what two exchange in secret, the sand-glass, bots that deal."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from server.harness import FAST, Frame, Person, Tab, neutral, run, running, table

WINTER = "senji-winter"


async def to_winter(tabs: list[Tab]) -> None:
    """Everybody answers neutrally until winter has come for all."""
    while not all(tab.ask is not None and tab.ask["about"] == WINTER for tab in tabs):
        for tab in tabs:
            if tab.ask is not None and tab.ask["about"] != WINTER:
                await tab.do("answer", id=tab.ask["id"], turn=tab.ask["turn"], **neutral(tab.ask))
        for tab in tabs:
            await tab.quiet(0.02)


def option(ask: Frame, act: str, **args: Any) -> tuple[int, Frame]:
    """The index of an option and the option."""
    for index, each in enumerate(ask["options"]):
        if each["act"] == act and args.items() <= each["args"].items():
            return index, each
    raise AssertionError(f"{act} {args} is not offered")


async def says(tab: Tab, act: str, *, picks: dict[str, list[Any]] | None = None, **args: Any) -> Frame:
    """Answer the question of winter with this act and these things, and wait until the question has changed."""
    assert tab.ask is not None
    ask = tab.ask
    index, chosen = option(ask, act, **args)
    places = [
        sorted(pick["shown"].index(thing) for thing in (picks or {}).get(pick["of"], ())) for pick in chosen["picks"]
    ]
    said = await tab.do("answer", id=ask["id"], turn=ask["turn"], answer=[index, places])
    while said["t"] == "ack" and tab.ask is not None and tab.ask["turn"] == ask["turn"] and tab.ask["id"] == ask["id"]:
        await tab.next()
    return said


async def until(tab: Tab, holds: Callable[[Tab], bool]) -> None:
    while not holds(tab):
        await tab.next()


async def lot_won(tabs: list[Tab]) -> None:
    """Winter is over; samurai who have a word at its end speak it neutrally before the bids are opened."""
    while not any(line["key"] == "senji-lot-won" for line in tabs[0].log):
        for tab in tabs:
            if tab.ask is not None and tab.ask["about"] != WINTER:
                await tab.do("answer", id=tab.ask["id"], turn=tab.ask["turn"], **neutral(tab.ask))
            await tab.quiet(0.02)


def my_offer(tab: Tab) -> Frame:
    """The offer that seat 0 has made."""
    assert tab.view is not None
    mine: list[Frame] = [offer for offer in tab.view["me"]["offers"] if offer["from"] == 0]
    return mine[0]


async def three(stack: AsyncExitStack, base: str, **options: Any) -> list[Tab]:
    people = [await stack.enter_async_context(Person(base, name)) for name in "ABC"]
    tabs = await table(people[0], people[1:], 0, game="senji", options=options)
    await to_winter(tabs)
    return tabs


def test_two_exchange_in_secret_and_a_third_receives_nothing(tmp_path: Path) -> None:
    async def go(base: str) -> None:
        async with AsyncExitStack() as stack:
            a, b, c = await three(stack, base)
            watcher = await stack.enter_async_context(Person(base, "W"))
            w = await watcher.sit(await watcher.post(f"/api/rooms/{a.room['code']}/join", watch=True))
            await w.quiet(0.3)
            await c.quiet(0.3)
            before = len(c.frames), len(w.frames)
            assert a.view is not None
            assert b.view is not None
            gives, wants = a.view["me"]["hand"][0], b.view["me"]["hand"][3]
            said = await says(a, "offer", open=False, picks={"seat": [1], "gives": [gives], "wants": [wants]})
            assert said["t"] == "ack"
            await until(b, lambda tab: tab.ask is not None and tab.ask["turn"] > 0)
            assert b.log[-1]["key"] == "senji-offer"
            await says(b, "accept", offer="0-1-1")
            await until(a, lambda tab: tab.view is not None and wants in tab.view["me"]["hand"])
            assert a.log[-1]["key"] == "senji-accepted"
            assert gives in b.view["me"]["hand"]
            assert (await c.quiet(0.5), await w.quiet(0.1)) == ([], [])
            assert (len(c.frames), len(w.frames)) == before

    with running(tmp_path, FAST) as server:
        run(go(server.base))


def test_an_answer_to_a_question_that_has_changed_is_refused_in_words(tmp_path: Path) -> None:
    async def go(base: str) -> None:
        async with AsyncExitStack() as stack:
            a, b, _ = await three(stack, base)
            await says(a, "offer", open=False, picks={"seat": [1]})
            assert b.ask is not None
            old = await b.do("answer", id=b.ask["id"], turn=0, answer=b.ask["neutral"])
            assert (old["t"], old["code"]) == ("error", "error-stale-question")
            assert (await says(b, "decline", offer="0-1-1"))["t"] == "ack"

    with running(tmp_path, FAST) as server:
        run(go(server.base))


def test_a_bid_can_be_changed_until_all_are_ready_and_who_is_ready_may_come_back(tmp_path: Path) -> None:
    async def go(base: str) -> None:
        async with AsyncExitStack() as stack:
            a, b, c = await three(stack, base)
            assert a.view is not None
            family = next(family for family, lot in a.view["lots"].items() if lot["open"])
            cards = a.view["me"]["hand"][:2]
            await says(a, "bid", family=family, picks={"bid": cards})
            await until(c, lambda tab: tab.view is not None and tab.view["lots"][family]["bids"] == {"0": 2})
            assert c.view is not None
            assert cards[0] not in str(c.view["lots"])
            await says(a, "ready")
            await says(a, "bid", family=family, picks={"bid": cards[:1]})
            await until(c, lambda tab: tab.view is not None and tab.view["lots"][family]["bids"] == {"0": 1})
            await says(b, "ready")
            await says(b, "unready")
            await says(c, "ready")
            await until(c, lambda tab: tab.waiting is not None and tab.waiting["seats"] == [1])
            await says(b, "ready")
            await lot_won([a, b, c])

    with running(tmp_path, FAST) as server:
        run(go(server.base))


def test_the_sand_runs_out_for_all_at_once(tmp_path: Path) -> None:
    async def go(base: str) -> None:
        async with AsyncExitStack() as stack:
            a, b, c = await three(stack, base, winter_seconds=2)
            assert a.ask is not None
            assert a.ask["total_ms"] == 2000
            begun = time.monotonic()
            await says(a, "offer", open=True, picks={"seat": [1]})
            await says(c, "ready")
            await until(b, lambda tab: any(line["key"] == "senji-winter-over" for line in tab.log))
            assert time.monotonic() - begun < 2.6, "no act turns the glass"
            assert any(line["key"] == "senji-lapsed" for line in b.log)

    with running(tmp_path, FAST) as server:
        run(go(server.base))


@pytest.mark.parametrize("level", ["random", "thumb"])
def test_bots_deal_answer_and_get_ready(tmp_path: Path, level: str) -> None:
    async def go(base: str) -> None:
        async with Person(base, "A") as host:
            (a,) = await table(host, [], 3, level, game="senji", options={"winter_seconds": 0})
            await to_winter([a])
            assert a.view is not None
            picks = {"seat": [2], "gives": a.view["me"]["hand"][:1]}
            # the bots deal too, so the question may change before the answer has arrived
            while (await says(a, "offer", open=False, picks=picks))["t"] == "error":
                await a.next()
            if level != "random":
                await until(a, lambda tab: my_offer(tab)["state"] != "open")
            await until(a, lambda tab: tab.waiting is not None and tab.waiting["seats"] == [0])
            while (await says(a, "ready"))["t"] == "error":
                await a.next()
            await until(a, lambda tab: any(line["key"] == "senji-winter-over" for line in tab.log))

    with running(tmp_path, FAST) as server:
        run(asyncio.wait_for(go(server.base), 60))
