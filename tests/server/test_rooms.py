"""Before a match and after it: who sits where, who is the host, what is played."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack

import pytest

from sanzhan.kernel.rng import Rng
from sanzhan.server.config import Config
from server.harness import AT_ONCE, Frame, Person, Running, Tab, at_random, play, run, running, table


async def waiting_room(stack: AsyncExitStack, base: str, *names: str, **room: object) -> tuple[list[Person], list[Tab]]:
    """People in a room that has not started; the first is the host."""
    people = [await stack.enter_async_context(Person(base, name)) for name in names]
    made = await people[0].post("/api/rooms", **{"game": "stand_soul", "seats": 5, **room})
    tabs = [await people[0].sit(made)]
    for person in people[1:]:
        tabs.append(await person.sit(await person.post(f"/api/rooms/{made['code']}/join")))
    return people, tabs


def kinds(room: Frame) -> str:
    """A letter for each seat."""
    return "".join(seat["kind"][0] for seat in room["seats"])


async def latest(tab: Tab) -> Frame:
    """The room as it is when nothing more comes."""
    await tab.quiet(0.1)
    return tab.room


def test_a_guest_keeps_his_seat_and_his_name(server: Running) -> None:
    async def go() -> None:
        async with AsyncExitStack() as stack:
            people, tabs = await waiting_room(stack, server.base, "  Ann  Lee ", "Bo")
            assert await people[0].get("/api/session") == {"status": 200, "nickname": "Ann Lee"}
            code = tabs[0].room["code"]
            again = await people[1].post(f"/api/rooms/{code}/join", watch=True)
            assert again["seat"] == 1
            assert again["token"] != ""
            room = await latest(tabs[0])
            assert [seat["name"] for seat in room["seats"]] == ["Ann Lee", "Bo", "", "", ""]
            assert [seat["online"] for seat in room["seats"]] == [True, True, False, False, False]
            await tabs[1].close()
            assert [seat["online"] for seat in (await latest(tabs[0]))["seats"]][:2] == [True, False]
            info = await people[1].get(f"/api/rooms/{code.lower()}")
            assert info == {
                "status": 200, "code": code, "game": "stand_soul", "seats": 5, "taken": 2, "state": "waiting",
                "host": "Ann Lee", "password": False,
            }  # fmt: skip
            listed = (await people[1].get("/api/rooms"))["rooms"]
            assert code in [room["code"] for room in listed]
            await tabs[0].close()

    run(go())


def test_a_full_room_and_one_with_a_password(server: Running) -> None:
    async def go() -> None:
        async with AsyncExitStack() as stack:
            people, tabs = await waiting_room(stack, server.base, "A", "B", "C", seats=3)
            late = await stack.enter_async_context(Person(server.base, "D"))
            path = f"/api/rooms/{tabs[0].room['code']}/join"
            answer = await late.post(path)
            assert (answer["status"], answer["error"]["code"]) == (409, "error-room-full")
            assert (await late.post(path, watch=True))["seat"] is None
            made = await people[0].post("/api/rooms", game="stand_soul", seats=3, password="桃园")
            path = f"/api/rooms/{made['code']}"
            for wrong in (None, "", "桃"):
                for watch in (False, True):
                    answer = await late.post(f"{path}/join", password=wrong, watch=watch)
                    assert (answer["status"], answer["error"]["code"]) == (403, "error-wrong-password")
            assert (await late.get(path))["password"] is True
            assert (await late.post(f"{path}/join", password="桃园"))["seat"] == 1

    run(go())


def test_host_sets_seats_options_and_bots_and_people_move(server: Running) -> None:
    async def go() -> None:
        async with AsyncExitStack() as stack:
            _, [host, other] = await waiting_room(stack, server.base, "A", "B")
            await other.do("move", seat=4)
            assert kinds(await latest(host)) == "peeep"
            await host.do("seat", seat=1, level="random")
            await host.do("seat", seat=2, level="thumb")
            await host.do("seat", seat=2, level="random")
            room = await latest(other)
            assert kinds(room) == "pbbep"
            names = [seat["name"] for seat in room["seats"] if seat["kind"] != "empty"]
            assert len(set(names)) == 4
            assert "" not in names
            settings = {**room["settings"], "quick": 0, "window_min": 1}
            # the fifth seat goes: who sits there takes a free one, or a bot's
            said = await host.do("set", seats=3, options={"smuggling": True}, settings=settings)
            assert said["t"] == "ack"
            room = await latest(other)
            assert kinds(room) == "ppb" or kinds(room) == "pbp"
            assert room["options"]["smuggling"] is True
            assert room["settings"]["quick"] == 0
            assert room["seats"][room["you"]]["name"] == "B"
            await host.do("set", seats=6, options={}, settings=settings)
            assert kinds(await latest(other)).endswith("eee")
            await host.do("seat", seat=room["you"], level=None)
            assert await other.ended() == 4000
            assert kinds(await latest(host)).count("p") == 1
            await host.close()

    run(go())


def test_a_spectator_sits_down(server: Running) -> None:
    async def go() -> None:
        async with AsyncExitStack() as stack:
            _, [host] = await waiting_room(stack, server.base, "A")
            other = await stack.enter_async_context(Person(server.base, "B"))
            tab = await other.sit(await other.post(f"/api/rooms/{host.room['code']}/join", watch=True))
            assert tab.room["you"] is None
            assert (await tab.do("move", seat=3))["t"] == "ack"
            assert (await latest(tab))["you"] == 3
            await host.close()
            await tab.close()

    run(go())


def test_leaving_before_the_start_frees_the_seat_and_hands_on_the_host(server: Running) -> None:
    async def go() -> None:
        async with AsyncExitStack() as stack:
            people, [host, other] = await waiting_room(stack, server.base, "A", "B")
            code = host.room["code"]
            assert (await host.do("leave"))["t"] == "ack"
            assert await host.ended() == 4000
            room = await latest(other)
            assert kinds(room) == "epeee"
            assert room["host"] == room["you"] == 1
            assert (await other.do("leave"))["t"] == "ack"
            answer = await people[1].get(f"/api/rooms/{code}")
            assert (answer["status"], answer["error"]["code"]) == (404, "error-unknown-room")

    run(go())


def test_leaving_a_match_leaves_a_bot_under_the_same_name(server: Running) -> None:
    async def go() -> None:
        async with AsyncExitStack() as stack:
            host, other = [await stack.enter_async_context(Person(server.base, name)) for name in "AB"]
            tabs = await table(host, [other], 1, "thumb")
            code = tabs[0].room["code"]
            assert (await tabs[0].do("leave"))["t"] == "ack"
            await tabs[1].until(lambda frame: frame["t"] == "room" and frame["room"]["seats"][0]["kind"] == "bot")
            assert tabs[1].room["seats"][0]["name"] == "A"
            assert tabs[1].room["host"] == 1
            await play(tabs[1], at_random(Rng("left")))
            assert tabs[1].over is not None
            back = await host.post(f"/api/rooms/{code}/join")
            assert back["error"]["code"] == "error-already-started"
            await tabs[1].close()

    run(go())


def test_who_answers_in_secret_and_leaves_has_answered(server: Running) -> None:
    async def go() -> None:
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(Person(server.base, name)) for name in "ABC"]
            tabs = await table(people[0], people[1:], 0)
            while True:
                while any([await tab.quiet(0.05) for tab in tabs]):
                    pass
                asked = [tab for tab in tabs if tab.ask is not None]
                ask = asked[0].ask
                assert ask is not None
                if ask["secret"] and len(asked) == 3:
                    break
                acts = [option["act"] for option in ask["options"]]
                answer = [acts.index("attack"), [[0]]] if "attack" in acts else ask["neutral"]
                await asked[0].do("answer", id=ask["id"], answer=answer)
            for tab in tabs[1:]:
                assert tab.ask is not None
                assert (await tab.do("pass", id=tab.ask["id"]))["t"] == "ack"
            for tab in tabs[1:]:
                assert (await tab.do("leave"))["t"] == "ack"
            await play(tabs[0], at_random(Rng("alone")))
            await tabs[0].close()

    run(go())


def test_a_bot_takes_over_from_a_person_who_is_away(server: Running) -> None:
    async def go() -> None:
        async with AsyncExitStack() as stack:
            host, other = [await stack.enter_async_context(Person(server.base, name)) for name in "AB"]
            tabs = await table(host, [other], 1, "thumb")
            assert (await tabs[0].do("seat", seat=1, level="thumb"))["code"] == "error-already-started"
            await tabs[1].close()
            await tabs[0].until(lambda frame: frame["t"] == "room" and not frame["room"]["seats"][1]["online"])
            assert (await tabs[0].do("seat", seat=1, level="thumb"))["t"] == "ack"
            await play(tabs[0], at_random(Rng("away")))
            await tabs[0].close()

    run(go())


def test_again_with_the_same_people(server: Running) -> None:
    async def go() -> None:
        async with AsyncExitStack() as stack:
            host, other = [await stack.enter_async_context(Person(server.base, name)) for name in "AB"]
            tabs = await table(host, [other], 3)
            seeds = set()
            for _ in range(2):
                await asyncio.gather(*(play(tab, at_random(Rng(i))) for i, tab in enumerate(tabs)))
                for tab in tabs:
                    assert tab.over is not None
                    seeds.add(tab.over["seed"])
                assert (await tabs[1].do("again"))["code"] == "error-not-host"
                assert (await tabs[0].do("again"))["t"] == "ack"
                assert kinds(await latest(tabs[1])) == "ppbbb"
                assert tabs[1].room["commitment"] is None
                record = await host.get(f"/api/rooms/{tabs[0].room['code']}/record")
                assert record["error"]["code"] == "error-record-not-ready"
                assert (await tabs[0].do("start"))["t"] == "ack"
                await tabs[1].until(lambda frame: frame["t"] == "waiting")
            assert len(seeds) == 2, "each match has a seed of its own"

    run(go())


def test_talk_reaches_everybody_and_who_comes_later(server: Running) -> None:
    async def go() -> None:
        async with AsyncExitStack() as stack:
            people, [host, other] = await waiting_room(stack, server.base, "A", "B")
            assert (await host.do("chat", text=" 你好\nB\x07 "))["t"] == "ack"
            line = (await other.until(lambda frame: frame["t"] == "chat"))["lines"][0]
            assert (line["seat"], line["name"], line["text"]) == (0, "A", "你好 B")
            assert abs(line["at"] - time.time() * 1000) < 60_000
            await other.do("chat", text="x" * 300)
            late = await people[1].sit(await people[1].post(f"/api/rooms/{host.room['code']}/join"))
            lines = (await late.until(lambda frame: frame["t"] == "chat"))["lines"]
            assert [line["text"] for line in lines] == ["你好 B", "x" * 300]
            for _ in range(20):
                said = await other.do("chat", text="!")
            assert said["code"] == "error-too-fast"

    run(go())


def test_rooms_in_which_nobody_is_are_swept(tmp_path_factory: pytest.TempPathFactory) -> None:
    config = Config(settings=AT_ONCE, sweep_every=0.2, unused_after=0.5, idle_after=1.0, forgotten_after=1000)
    with running(tmp_path_factory.mktemp("sweep"), config) as server:

        async def go() -> None:
            async with Person(server.base, "A") as host:
                unused = await host.post("/api/rooms", game="stand_soul", seats=3)
                used = await host.post("/api/rooms", game="stand_soul", seats=3)
                started = await host.post("/api/play", game="stand_soul", seats=3, level="thumb")
                tab, other = await host.sit(used), await host.sit(started)
                await asyncio.sleep(1.0)
                assert (await host.get(f"/api/rooms/{unused['code']}"))["status"] == 404
                await asyncio.sleep(1.0)
                assert (await host.get(f"/api/rooms/{used['code']}"))["status"] == 200
                await tab.close()
                await other.close()
                await asyncio.sleep(1.6)
                assert (await host.get(f"/api/rooms/{used['code']}"))["status"] == 404
                assert (await host.get(f"/api/rooms/{started['code']}"))["status"] == 200

        run(go())
