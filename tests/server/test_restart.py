"""A server that is killed at any moment goes on, when it starts again, as if nothing had happened."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from sanzhan import games
from sanzhan.kernel import record as records
from sanzhan.kernel.rng import Rng
from server.harness import FAST, Frame, Person, Policy, Process, Tab, at_random, play, run, running, table

QUICK = {"window_min": 0, "bot_delay": 0}


class Acked:
    """Plays a seat and remembers what the server has acknowledged."""

    def __init__(self, tab: Tab, policy: Policy) -> None:
        self.tab = tab
        self.policy = policy
        self.answers: list[tuple[int, str, Any]] = []
        self.ids: set[int] = set()

    async def play(self) -> None:
        """Until the match is over or the server is gone."""
        try:
            while self.tab.over is None:
                ask = self.tab.ask
                if ask is None or ask["id"] in self.ids:
                    await self.tab.next()
                    continue
                answer = self.policy(ask)["answer"]
                said = await self.tab.do("answer", id=ask["id"], answer=answer)
                if said["t"] == "ack":
                    self.ids.add(ask["id"])
                    if not ask["secret"]:
                        self.answers.append((self.tab.room["you"], ask["about"], answer))
                else:
                    assert said["code"] in ("error-stale-question", "error-not-your-question", "error-too-fast"), said
                    await asyncio.sleep(0.05)
        except ConnectionClosed:
            return

    def returned(self, fresh: Tab) -> None:
        """The server is back: all that was seen has happened, all that was acknowledged is known."""
        old = self.tab
        assert fresh.log[: len(old.log)] == old.log
        assert fresh.ask is None or fresh.ask["id"] not in self.ids
        self.tab = fresh


async def settled(*tabs: Tab) -> None:
    while any([await tab.quiet(0.1) for tab in tabs]):
        pass


def public(view: Frame | None) -> Frame:
    assert view is not None
    return {key: view[key] for key in view if key not in ("me", "known", "trade")}


@pytest.mark.parametrize("round", range(2))
def test_kill_9_loses_nothing_acknowledged(tmp_path: Path, round: int) -> None:
    data = str(tmp_path / "data")
    rng = Rng("kill", round)
    servers = ExitStack()
    seeds: list[str] = []

    def launched() -> Process:
        return servers.enter_context(Process("--data", data))

    server = launched()

    async def begin(stack: AsyncExitStack) -> tuple[list[Frame], list[Acked]]:
        people = [await stack.enter_async_context(Person(server.base, name)) for name in ("Ann", "Bo")]
        made = await people[0].post("/api/rooms", game="stand_soul", seats=5)
        joined = await people[1].post(f"/api/rooms/{made['code']}/join")
        tabs = [await people[0].sit(made), await people[1].sit(joined)]
        await tabs[0].do("set", seats=5, options={}, settings={**tabs[0].room["settings"], **QUICK})
        for seat in (2, 3, 4):
            await tabs[0].do("seat", seat=seat, level="thumb")
        assert (await tabs[0].do("start"))["t"] == "ack"
        return [made, joined], [Acked(tab, at_random(Rng("k", i, round), ends=False)) for i, tab in enumerate(tabs)]

    async def go() -> None:
        nonlocal server
        async with AsyncExitStack() as stack:
            admissions, players = await begin(stack)
            for _ in range(3):
                tasks = [asyncio.create_task(player.play()) for player in players]
                enough = sum(len(player.ids) for player in players) + 6 + rng.below(12)
                while sum(len(player.ids) for player in players) < enough and not players[0].tab.over:
                    await asyncio.sleep(0.01)
                # the kill falls anywhere between two writes
                await asyncio.sleep(rng.below(50) / 1000)
                server.kill()
                await asyncio.gather(*tasks)
                server = launched()
                for player, admission in zip(players, admissions, strict=True):
                    fresh = await Tab.open(server.base, admission["code"], admission["token"])
                    await fresh.until(lambda frame: frame["t"] == "waiting")
                    player.returned(fresh)
                if any(player.tab.view is None or player.tab.view["result"] for player in players):
                    break
                await settled(*(player.tab for player in players))
                assert public(players[0].tab.view) == public(players[1].tab.view)
            await finish(players, admissions[0]["code"])

    async def finish(players: list[Acked], code: str) -> None:
        for i, player in enumerate(players):
            player.policy = at_random(Rng("end", i, round))
        await asyncio.gather(*(player.play() for player in players))
        async with Person(server.base, "Cy") as anybody:
            text = (await anybody.http.get(f"/api/rooms/{code}/record")).text
        record = records.read(text)
        assert record.seed is not None
        seeds.append(record.seed.hex())
        match = records.replay(games.find(record.game), record)
        assert match.result is not None
        for player in players:
            assert player.tab.view is not None
            assert player.tab.view["result"]["winners"] == list(match.result.winners)
            inputs = iter((entry.seat, entry.about, as_lists(entry.answer)) for entry in record.inputs)
            assert all(answer in inputs for answer in player.answers), "acknowledged, and not in the record"
            await player.tab.close()

    with servers:
        run(go())
        said = server.stop()
    assert "Traceback" not in said
    assert seeds
    assert not any(seed in said for seed in seeds), "a seed is in no log"


def as_lists(value: Any) -> Any:
    return [as_lists(item) for item in value] if isinstance(value, tuple) else value


def test_what_was_answered_in_a_secret_window_is_kept(tmp_path: Path) -> None:
    """Half of a window has answered when the server goes: the others are still asked, he is not asked again."""

    async def before(base: str) -> tuple[list[Frame], int]:
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(Person(base, name)) for name in ("A", "B", "C")]
            tabs = await table(people[0], people[1:], 0)
            code = tabs[0].room["code"]
            while not (tabs[0].waiting and tabs[0].waiting["secret"] and len(asked(tabs)) > 1):
                for tab in asked(tabs):
                    assert tab.ask is not None
                    # an attack opens a window for everybody
                    acts = [option["act"] for option in tab.ask["options"]]
                    index = acts.index("attack") if "attack" in acts else tab.ask["neutral"][0]
                    picks = [[0]] if "attack" in acts else tab.ask["neutral"][1]
                    await tab.do("answer", id=tab.ask["id"], answer=[index, picks])
                await settled(*tabs)
            first = asked(tabs)[0]
            assert first.ask is not None
            seat = first.room["you"]
            assert (await first.do("pass", id=first.ask["id"]))["t"] == "ack"
            assert (await first.do("chat", text="here"))["t"] == "ack"
            tokens = [await person.post(f"/api/rooms/{code}/join") for person in people]
            for tab in tabs:
                await tab.close()
            return tokens, seat

    async def after(base: str, admissions: list[Frame], seat: int) -> None:
        tabs = [await Tab.open(base, admission["code"], admission["token"]) for admission in admissions]
        await settled(*tabs)
        assert tabs[0].waiting is not None
        assert tabs[0].waiting["secret"]
        assert tabs[seat].ask is None
        others = [tab for tab in tabs if tab is not tabs[seat]]
        assert asked(others)
        assert any(frame["t"] == "chat" for frame in tabs[seat].frames)
        await asyncio.gather(*(play(tab, at_random(Rng("after", i))) for i, tab in enumerate(tabs)))
        for tab in tabs:
            await tab.close()

    with running(tmp_path) as server:
        admissions, seat = run(before(server.base))
    with running(tmp_path) as server:
        run(after(server.base, admissions, seat))


def asked(tabs: list[Tab]) -> list[Tab]:
    return [tab for tab in tabs if tab.ask is not None]


def test_a_match_of_other_rules_gives_way_to_a_new_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def before(base: str) -> Frame:
        async with Person(base, "A") as host:
            made = await host.post("/api/play", game="stand_soul", seats=3, level="thumb")
            tab = await host.sit(made)
            await tab.until(lambda frame: frame["t"] == "waiting")
            await tab.close()
            return made

    async def after(base: str, made: Frame) -> None:
        tab = await Tab.open(base, made["code"], made["token"])
        assert tab.room["state"] == "waiting"
        assert [seat["kind"] for seat in tab.room["seats"]] == ["person", "bot", "bot"]
        assert (await tab.do("start"))["t"] == "ack"
        await tab.until(lambda frame: frame["t"] == "waiting")
        await tab.close()

    with running(tmp_path, FAST) as server:
        made = run(before(server.base))
    monkeypatch.setattr(games.find("stand_soul"), "rules_version", 999, raising=False)
    with running(tmp_path, FAST) as server:
        run(after(server.base, made))
