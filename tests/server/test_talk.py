"""What is said to some seats alone: who receives it, who does not, and what comes of it later."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic import command
from alembic.config import Config as Alembic
from sqlalchemy import create_engine

from sanzhan import games
from sanzhan.kernel.rng import Rng
from sanzhan.server.config import RoomSettings
from sanzhan.server.store import MIGRATIONS
from server.harness import FAST, Frame, Person, Running, Tab, at_random, play, run, running, table

STILL = replace(FAST, settings=RoomSettings(0, 0, 0, 0, 0, 0))
"""Nothing happens at these tables unless somebody does something."""
SHORT = replace(STILL, chat_kept=3)


class Circle:
    """A table of SENJI: three people and a bot sit, one watches."""

    def __init__(self, people: list[Person], tabs: list[Tab], watcher: Tab) -> None:
        self.people = people
        self.tabs = tabs
        self.watcher = watcher
        self.code = tabs[0].room["code"]

    async def settle(self) -> None:
        while any([await tab.quiet(0.15) for tab in [*self.tabs, self.watcher]]):
            pass

    async def again(self, seat: int) -> Tab:
        """The page of a person once more; who sits keeps his seat."""
        return await self.people[seat].sit(await self.people[seat].post(f"/api/rooms/{self.code}/join", watch=True))


@asynccontextmanager
async def circle(base: str, game: str = "senji") -> AsyncIterator[Circle]:
    async with (
        Person(base, "A") as a,
        Person(base, "B") as b,
        Person(base, "C") as c,
        Person(base, "D") as d,
    ):
        tabs = await table(a, [b, c], 1, "thumb", game=game)
        code = tabs[0].room["code"]
        watcher = await d.sit(await d.post(f"/api/rooms/{code}/join", watch=True))
        one = Circle([a, b, c, d], tabs, watcher)
        await one.settle()
        yield one


def texts(tab: Tab) -> list[str]:
    return [line["text"] for frame in tab.frames if frame["t"] == "chat" for line in frame["lines"]]


async def told_anew(tab: Tab) -> list[str]:
    """What a page that has just been opened is told of the talk."""
    await tab.quiet(0.3)
    found = texts(tab)
    await tab.close()
    return found


@pytest.fixture(scope="module")
def still(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with running(tmp_path_factory.mktemp("still"), STILL) as one:
        yield one


def test_a_third_person_and_a_spectator_receive_no_frame(still: Running) -> None:
    async def go() -> None:
        async with circle(still.base) as here:
            a, b, c = here.tabs
            second = await here.again(0)
            await here.settle()
            await second.quiet(0.2)
            before = [len(tab.frames) for tab in (c, here.watcher)]
            assert (await a.do("chat", text="south?", to=[1]))["t"] == "ack"
            assert (await b.do("chat", text="yes", to=[0]))["t"] == "ack"
            await here.settle()
            await second.quiet(0.2)
            assert [len(tab.frames) for tab in (c, here.watcher)] == before
            assert texts(a) == texts(b) == texts(second) == ["south?", "yes"]
            line = next(frame for frame in b.frames if frame["t"] == "chat")["lines"][0]
            assert (line["seat"], line["name"], line["to"]) == (0, "A", [1])
            # what is said to everybody still reaches everybody
            assert (await c.do("chat", text="hm"))["t"] == "ack"
            await here.settle()
            assert texts(c) == texts(here.watcher) == ["hm"]
            assert texts(b)[-1] == "hm"

    run(go())


def test_several_hear_it_and_the_writer_is_not_among_those_spoken_to(still: Running) -> None:
    async def go() -> None:
        async with circle(still.base) as here:
            a, b, c = here.tabs
            assert (await a.do("chat", text="three", to=[2, 0, 1]))["t"] == "ack"
            await here.settle()
            for tab in (a, b, c):
                line = next(frame for frame in tab.frames if frame["t"] == "chat")["lines"][0]
                assert line["to"] == [1, 2]
            assert texts(here.watcher) == []

    run(go())


def test_who_comes_later_is_told_what_his_seat_has_heard(still: Running) -> None:
    async def go() -> None:
        async with circle(still.base) as here:
            a, b, _ = here.tabs
            await a.do("chat", text="all")
            await a.do("chat", text="to B", to=[1])
            await b.do("chat", text="to A", to=[0])
            assert await told_anew(await here.again(0)) == ["all", "to B", "to A"]
            assert await told_anew(await here.again(1)) == ["all", "to B", "to A"]
            assert await told_anew(await here.again(2)) == ["all"]
            assert await told_anew(await here.again(3)) == ["all"]
            # B leaves, a bot has his seat: he comes back as a spectator
            assert (await b.do("leave"))["t"] == "ack"
            back = await here.people[1].post(f"/api/rooms/{here.code}/join", watch=True)
            assert back["seat"] is None
            assert await told_anew(await here.people[1].sit(back)) == ["all"]

    run(go())


def test_a_bot_hears_and_says_nothing(still: Running) -> None:
    async def go() -> None:
        async with circle(still.base) as here:
            before = [len(tab.frames) for tab in (*here.tabs[1:], here.watcher)]
            assert (await here.tabs[0].do("chat", text="ready? accept 1", to=[3]))["t"] == "ack"
            await here.settle()
            assert [len(tab.frames) for tab in (*here.tabs[1:], here.watcher)] == before
            assert texts(here.tabs[0]) == ["ready? accept 1"]

    run(go())


@pytest.mark.parametrize("to", [[], [0], [4], [-1], [1, 1], [1, 2, 1], [0, 0], [1, 9]])
def test_bad_listeners_are_refused(still: Running, to: list[int]) -> None:
    async def go() -> None:
        async with circle(still.base) as here:
            before = [len(tab.frames) for tab in (*here.tabs[1:], here.watcher)]
            said = await here.tabs[0].do("chat", text="psst", to=to)
            assert (said["t"], said["code"]) == ("error", "error-bad-listeners")
            await here.settle()
            assert [len(tab.frames) for tab in (*here.tabs[1:], here.watcher)] == before
            assert texts(here.tabs[0]) == []

    run(go())


def test_what_is_no_list_of_seats_is_no_frame(still: Running) -> None:
    async def go() -> None:
        async with circle(still.base) as here:
            for to in ("1", [True], [1.5], ["1"], [None], {"1": 1}):
                said = await here.tabs[0].do("chat", text="psst", to=to)
                assert (said["t"], said["code"]) == ("error", "error-bad-frame")
            await here.settle()
            assert texts(here.tabs[1]) == []

    run(go())


def test_who_watches_speaks_to_everybody(still: Running) -> None:
    async def go() -> None:
        async with circle(still.base) as here:
            assert (await here.watcher.do("chat", text="psst", to=[1]))["code"] == "error-stranger"
            assert (await here.watcher.do("chat", text="good luck", to=None))["t"] == "ack"
            await here.settle()
            assert texts(here.tabs[1]) == ["good luck"]

    run(go())


@pytest.mark.parametrize("game", ["stand_soul", "guozhan"])
def test_where_roles_are_hidden_nobody_talks_in_secret(still: Running, game: str) -> None:
    async def go() -> None:
        async with circle(still.base, game) as here:
            assert (await here.tabs[0].do("chat", text="psst", to=[1]))["code"] == "error-no-private-talk"
            await here.settle()
            assert texts(here.tabs[1]) == []

    run(go())


def test_a_game_says_whether_there_is_private_talk(still: Running) -> None:
    async def go() -> list[Frame]:
        async with httpx.AsyncClient(base_url=still.base) as http:
            listed: list[Frame] = (await http.get("/api/games")).json()["games"]
            return listed

    told = {game["id"]: game["private_talk"] for game in asyncio.run(go())}
    assert told == {"stand_soul": False, "guozhan": False, "senji": True}
    assert told == {game: games.talks_privately(games.find(game)) for game in games.GAMES}


def test_before_the_start_nothing_is_said_in_private(still: Running) -> None:
    """Somebody else may be on the seat by the time the match begins."""

    async def go() -> None:
        async with Person(still.base, "A") as a, Person(still.base, "B") as b:
            made = await a.post("/api/rooms", game="senji", seats=3)
            host, other = await a.sit(made), await b.sit(await b.post(f"/api/rooms/{made['code']}/join"))
            assert (await host.do("chat", text="psst", to=[1]))["code"] == "error-not-started"
            assert await other.quiet(0.2) == []

    run(go())


def test_a_restart_keeps_it(tmp_path: Path) -> None:
    async def before(base: str) -> list[Frame]:
        async with circle(base) as here:
            await here.tabs[0].do("chat", text="all")
            await here.tabs[0].do("chat", text="to B", to=[1])
            return [await person.post(f"/api/rooms/{here.code}/join", watch=True) for person in here.people]

    async def after(base: str, admissions: list[Frame]) -> list[list[str]]:
        tabs = [await Tab.open(base, one["code"], one["token"]) for one in admissions]
        assert (await tabs[1].do("chat", text="to A", to=[0]))["t"] == "ack"
        return [await told_anew(tab) for tab in tabs]

    with running(tmp_path, STILL) as server:
        admissions = run(before(server.base))
    with running(tmp_path, STILL) as server:
        heard = run(after(server.base, admissions))
    assert heard == [["all", "to B", "to A"], ["all", "to B", "to A"], ["all"], ["all"]]


def test_how_much_is_said_in_private_shows_nowhere(tmp_path: Path) -> None:
    """What is kept of a thread is not less because others talk."""

    async def go(base: str) -> list[Frame]:
        async with circle(base) as here:
            a, b, _ = here.tabs
            for text in ("1", "2"):
                await a.do("chat", text=text)
            await a.do("chat", text="to C", to=[2])
            for n in range(5):
                await b.do("chat", text=f"b{n}", to=[0])
            assert await told_anew(await here.again(2)) == ["1", "2", "to C"]
            assert await told_anew(await here.again(1)) == ["1", "2", "b2", "b3", "b4"]
            return [await here.people[seat].post(f"/api/rooms/{here.code}/join") for seat in (2, 1)]

    async def after(base: str, admissions: list[Frame]) -> list[list[str]]:
        return [await told_anew(await Tab.open(base, one["code"], one["token"])) for one in admissions]

    with running(tmp_path, SHORT) as server:
        admissions = run(go(server.base))
    with running(tmp_path, SHORT) as server:
        assert run(after(server.base, admissions)) == [["1", "2", "to C"], ["1", "2", "b2", "b3", "b4"]]


def test_neither_record_nor_next_match_knows_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The record has no talk; once the match is forgotten a seat may be another's, so what it heard goes too."""
    # a match that is over soon, as if private talk were allowed there
    monkeypatch.setattr(games.find("stand_soul"), "private_talk", True, raising=False)

    async def go(base: str) -> Frame:
        async with Person(base, "A") as a, Person(base, "B") as b, Person(base, "C") as c:
            tabs = await table(a, [b], 1)
            code = tabs[0].room["code"]
            await tabs[0].do("chat", text="said to the table")
            assert (await tabs[0].do("chat", text="said to one", to=[1]))["t"] == "ack"
            await asyncio.gather(*(play(tab, at_random(Rng("talk", i))) for i, tab in enumerate(tabs)))
            assert (await tabs[1].do("chat", text="well played", to=[0]))["t"] == "ack"
            record = (await a.http.get(f"/api/rooms/{code}/record")).text
            assert '"stand_soul"' in record
            assert not any(word in record for word in ("said to", "well played"))
            assert (await tabs[0].do("again"))["t"] == "ack"
            assert (await tabs[1].do("leave"))["t"] == "ack"
            heir = await c.post(f"/api/rooms/{code}/join")
            assert heir["seat"] == 1
            assert await told_anew(await c.sit(heir)) == ["said to the table"]
            return heir

    async def after(base: str, heir: Frame) -> list[str]:
        return await told_anew(await Tab.open(base, heir["code"], heir["token"]))

    with running(tmp_path) as server:
        heir = run(go(server.base))
    with running(tmp_path) as server:
        assert run(after(server.base, heir)) == ["said to the table"]


def test_what_was_said_before_there_was_private_talk_was_said_to_everybody() -> None:
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        alembic = Alembic()
        alembic.set_main_option("script_location", str(MIGRATIONS))
        alembic.set_main_option("path_separator", "os")
        alembic.attributes["connection"] = connection
        command.upgrade(alembic, "0001")
        connection.exec_driver_sql("insert into chat (room, n, seat, name, text, at) values ('R', 1, 0, 'A', 'hm', 7)")
        command.upgrade(alembic, "head")
        assert connection.exec_driver_sql('select text, "to" from chat').fetchall() == [("hm", None)]
    engine.dispose()
