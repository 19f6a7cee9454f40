"""What others can observe of a secret window: that it is open, and nothing else."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from typing import Any

from sanzhan import games
from sanzhan.kernel.match import Match, random_answer
from sanzhan.kernel.rng import Rng, Streams
from sanzhan.kernel.watch import Watch
from sanzhan.server.play import Play
from server.harness import Frame, Person, Running, Tab, run, table

GAME = games.find("stand_soul")
SEATS = 4


async def settled(tabs: list[Tab]) -> list[list[Frame]]:
    """What comes to each until nothing more comes."""
    found: list[list[Frame]] = [[] for _ in tabs]
    while any(heard := await asyncio.gather(*(tab.quiet(0.02) for tab in tabs))):
        for mine, more in zip(found, heard, strict=True):
            mine.extend(more)
    return found


def attack_or_nothing(ask: Frame, spared: int) -> Frame:
    """The active seat attacks somebody, but not the bystander; everybody else does nothing."""
    for index, option in enumerate(ask["options"]):
        if option["act"] == "attack":
            targets = [i for i, seat in enumerate(option["picks"][0]["shown"]) if seat != spared]
            if targets:
                return {"answer": [index, [[targets[0]]]]}
    return {"answer": ask["neutral"]}


class World:
    """Four people and a spectator at a table that stands at some moment of a match."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.tabs: list[Tab] = []
        self.choices: list[tuple[str, tuple[int, ...]]] = []
        """For each secret window, who had a choice in it: what nobody may see."""

    async def begin(self, stack: AsyncExitStack, table_: Any) -> None:
        base = self.server.base
        people = [await stack.enter_async_context(Person(base, f"P{i}")) for i in range(SEATS + 1)]
        made = await people[0].post("/api/rooms", game=GAME.id, seats=SEATS)
        self.code = made["code"]
        self.tabs = [await people[0].sit(made)]
        for i, person in enumerate(people[1:], 1):
            joined = await person.post(f"/api/rooms/{self.code}/join", watch=i == SEATS)
            self.tabs.append(await person.sit(joined))
        await settled(self.tabs)
        self.marks = [len(tab.frames) for tab in self.tabs]
        await asyncio.to_thread(lambda: self.server.inside(self._put(table_)))
        await settled(self.tabs)

    async def _put(self, table_: Any) -> None:
        """Inside the server: this match is the one under way in the room."""
        watch: Watch[Any] = Watch((*range(SEATS), None))
        match = Match.at(GAME, table_, SEATS, GAME.options(), hold=True, sink=watch.tell)
        watch.follow(match)
        room = self.server.lobby.find(self.code)
        room.state, room.seed = "playing", bytes(32)
        live = room.begin(Play.of(match, watch, bytes(32)))
        live.go_on()
        room.tell()
        for viewer, connections in room.hearers().items():
            live.snapshot(viewer, connections)

    async def step(self, spared: int) -> bool:
        """The first who is asked answers. True if the turn is over."""
        live = self.server.lobby.find(self.code).live
        assert live is not None
        window = live.play.window
        asked = next((tab for tab in self.tabs if tab.ask is not None), None)
        if asked is None or window is None:
            return True
        turn = window.about == "soul-main" and self.choices != []
        if turn:
            return True
        if window.secret and (not self.choices or self.choices[-1][0] != f"{window.id} {window.about}"):
            self.choices.append((f"{window.id} {window.about}", tuple(sorted(live.play.match.waiting))))
        last = sum(tab.ask is not None for tab in self.tabs) == 1
        assert asked.ask is not None
        said = await asked.do("answer", id=asked.ask["id"], **attack_or_nothing(asked.ask, spared))
        assert said["t"] == "ack", said
        heard = await settled(self.tabs)
        if window.secret and not last:
            assert live.play.window is window, "it waits for everybody, whoever has a choice"
            for tab, frames in zip(self.tabs, heard, strict=True):
                assert [frame["t"] for frame in frames] == (["ask"] if tab is asked else [])
        return False

    def heard(self, seat: int) -> list[Frame]:
        """All that a seat (4: the spectator) has received at this table, but for the room and what a clock shows."""
        tab = self.tabs[seat]
        return [bare(frame) for frame in tab.frames[self.marks[seat] :] if frame["t"] not in ("room", "ack")]


def bare(frame: Frame) -> Frame:
    kept = {key: frame[key] for key in frame if key != "seq"}
    for key in ("ask", "waiting"):
        if kept.get(key) is not None:
            kept[key] = {name: value for name, value in kept[key].items() if name != "left_ms"}
    return kept


def boundary(rng: Rng) -> Match[Any]:
    """A random match at the start of a turn in which the active seat may attack."""
    while True:
        match = Match(GAME, SEATS, GAME.options(), rng.seed())
        for _ in range(40 + rng.below(60)):
            if match.result is not None:
                break
            ask = next(iter(match.waiting.values()))
            answer = random_answer(ask, rng)
            while ask.options[answer[0]].act.startswith("declare"):
                answer = random_answer(ask, rng)
            match.answer(ask.seat, answer)
        while match.result is None and not (match.table.stage == "main" and 0 in match.waiting):
            ask = next(iter(match.waiting.values()))
            match.answer(ask.seat, ask.neutral)
        if match.result is None and any(option.act == "attack" for option in match.waiting[0].options):
            return match


def test_a_bystander_cannot_tell_two_worlds_apart(server: Running) -> None:
    """Pairs of worlds that differ only in what a bystander does not know: he and a spectator receive the same."""
    rng = Rng("pairs")
    different = 0

    async def pair(bystander: int) -> None:
        nonlocal different
        match = boundary(rng)
        true = match.checkpoint()
        other = true.copy()
        GAME.imagine(other, true, bystander, rng)
        other.rng = Streams(rng.seed(), other.rng.used)
        async with AsyncExitStack() as stack:
            worlds = [World(server), World(server)]
            for world, start in zip(worlds, (true.copy(), other), strict=True):
                await world.begin(stack, start)
                while not await world.step(bystander):
                    pass
            one, two = worlds
            for viewer in (bystander, SEATS):
                assert one.heard(viewer) == two.heard(viewer)
            different += one.choices != two.choices
            assert [window for window, _ in one.choices] == [window for window, _ in two.choices]
            for world in worlds:
                for tab in world.tabs:
                    await tab.close()

    async def go() -> None:
        for bystander in (1, 2, 3):
            await pair(bystander)

    run(go())
    assert different > 0, "in none of the pairs did it matter who has a choice: this proves nothing"


def test_a_window_of_bots_alone_stays_open_for_its_time(server: Running) -> None:
    async def go() -> None:
        async with Person(server.base, "A") as host:
            made = await host.post("/api/rooms", game=GAME.id, seats=4)
            tab = await host.sit(made)
            for seat in (1, 2, 3):
                await tab.do("seat", seat=seat, level="thumb")
            await tab.do("set", seats=4, options={}, settings={**tab.room["settings"], "window_min": 1, "bot_delay": 0})
            await tab.do("start")
            opened: tuple[float, bool] | None = None
            times: list[tuple[float, bool]] = []
            while len(times) < 3 and tab.over is None:
                frame = await tab.next()
                now = time.monotonic()
                if opened is not None and frame["t"] in ("news", "view", "waiting"):
                    times.append((now - opened[0], opened[1]))
                    opened = None
                if frame["t"] == "waiting" and frame["waiting"] is not None and frame["waiting"]["secret"]:
                    assert frame["waiting"]["seats"] is None
                    opened = (now, tab.ask is not None)
                if frame["t"] == "waiting" and tab.ask is not None:
                    t = "pass" if tab.ask["secret"] else "answer"
                    more = {} if tab.ask["secret"] else {"answer": tab.ask["neutral"]}
                    await tab.send(t, id=tab.ask["id"], **more)
            assert times
            assert all(0.95 < seconds < 2.5 for seconds, _ in times), times
            await tab.close()

    run(go())


def test_who_passes_for_good_is_not_asked_and_the_others_do_not_see_it(server: Running) -> None:
    async def go() -> None:
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(Person(server.base, name)) for name in "ABC"]
            tabs = await table(people[0], people[1:], 0)
            await settled(tabs)
            passing = tabs[2]
            for about in ("soul-f1", "soul-f7", "soul-pile", "soul-end", "soul-f4"):
                assert (await passing.do("prefer", about=about, wanted=False))["t"] == "ack"
            assert (await passing.do("prefer", about="soul-f1", wanted=False))["t"] == "ack", "twice is once"
            await settled(tabs)
            mine = passing.room["you"]
            for witness in (passing, tabs[0]):
                seats = {seat: at["prefer"] for seat, at in enumerate(witness.room["seats"]) if at["prefer"]}
                assert seats == {mine: ["soul-end", "soul-f1", "soul-f4", "soul-f7", "soul-pile"]}
            windows: set[str] = set()
            for _ in range(60):
                tab = next((tab for tab in tabs if tab.ask is not None), None)
                if tab is None or tab.ask is None or tab.over is not None:
                    break
                if tab.ask["secret"]:
                    windows.add(tab.ask["about"])
                    assert passing.ask is None
                said = await tab.do("answer", id=tab.ask["id"], **attack_or_nothing(tab.ask, -1))
                assert said["t"] == "ack"
                await settled(tabs)
            assert "soul-f1" in windows
            assert (await passing.do("prefer", about="soul-f1", wanted=True))["t"] == "ack"
            await settled(tabs)
            assert "soul-f1" not in passing.room["seats"][mine]["prefer"]

    run(go())
