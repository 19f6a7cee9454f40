"""Whatever cannot be done is answered with one clear error, and changes nothing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sanzhan.server.config import Config
from server.harness import AT_ONCE, PATIENCE, Frame, Person, Running, Tab, run, running, table


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with small limits."""
    config = Config(
        settings=AT_ONCE, frames_a_second=50, frames_at_once=60, frames_too_many=50, sockets_per_guest=3,
        rooms_per_guest=2, hello_within=0.3, passwords_at_once=4,
    )  # fmt: skip
    with running(tmp_path_factory.mktemp("strict"), config) as one:
        yield one


NOWHERE = "NOSUCHRM"


async def said_to(base: str, code: str, first: str | bytes | None) -> tuple[list[Frame], int]:
    """What a socket hears that begins with `first`, and the code it is closed with."""
    async with connect(f"{base.replace('http', 'ws')}/ws/{code}") as socket:
        heard: list[Frame] = []
        with suppress(ConnectionClosed):
            if first is not None and code != NOWHERE:
                await socket.send(first)
            while True:
                heard.append(json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)))
        return heard, socket.close_code or 0


def hello(token: str) -> str:
    return json.dumps({"t": "hello", "token": token})


def test_nobody_comes_in_without_a_token(strict: Running) -> None:
    async def go() -> None:
        async with Person(strict.base, "Ann") as host, Person(strict.base, "Bo") as other:
            made = await host.post("/api/rooms", game="stand_soul", seats=3)
            there = await other.post("/api/rooms", game="stand_soul", seats=3)
            code = made["code"]
            for at, first, wanted in [
                (code, hello("x" * 43), "error-token"),
                (code, hello(there["token"]), "error-token"),
                (code, json.dumps({"t": "ping", "n": 1}), "error-no-hello"),
                (code, None, "error-no-hello"),
                (code, "hello", "error-not-json"),
                (code, b"\xff\xfe", "error-not-json"),
                (code, json.dumps({"t": "hello"}), "error-bad-frame"),
                (code, hello("x" * 20_000), "error-too-large"),
                (NOWHERE, hello(made["token"]), "error-unknown-room"),
            ]:
                [heard], closed = await said_to(strict.base, at, first)
                assert (heard["t"], heard["seq"], heard["code"]) == ("error", 1, wanted)
                assert 4000 <= closed < 5000

    run(go())


MALFORMED: list[tuple[str | bytes, str, int]] = [
    ("", "error-not-json", 0),
    ("{", "error-not-json", 0),
    ("nonsense", "error-not-json", 0),
    (b"\x00\x01", "error-not-json", 0),
    ("[" * 5000, "error-bad-frame", 0),
    ("null", "error-bad-frame", 0),
    ("[1]", "error-bad-frame", 0),
    ("{}", "error-bad-frame", 0),
    ('{"n": 7}', "error-bad-frame", 7),
    ('{"t": "fly", "n": 8}', "error-bad-frame", 8),
    ('{"t": 1, "n": 8}', "error-bad-frame", 8),
    ('{"t": "answer", "n": 9}', "error-bad-frame", 9),
    ('{"t": "answer", "n": 9, "id": "1", "answer": [0, []]}', "error-bad-frame", 9),
    ('{"t": "answer", "n": 9, "id": 1, "answer": [0]}', "error-bad-frame", 9),
    ('{"t": "answer", "n": 9, "id": 1, "answer": [0, [[0.5]]]}', "error-bad-frame", 9),
    ('{"t": "answer", "n": 9, "id": 1, "answer": [0, [["0"]]]}', "error-bad-frame", 9),
    ('{"t": "answer", "n": 9, "id": 1, "answer": [1e99, []]}', "error-bad-frame", 9),
    ('{"t": "start", "n": 9, "seed": 1}', "error-bad-frame", 9),
    ('{"t": "hello", "token": "again"}', "error-bad-frame", 0),
    ('{"t": "chat", "n": 9, "text": "  "}', "error-bad-frame", 9),
    ('{"t": "chat", "n": 9, "text": "' + "x" * 301 + '"}', "error-too-large", 9),
    ('{"t": "chat", "n": 9, "text": "' + "x" * 17_000 + '"}', "error-too-large", 9),
    ('{"t": "chat", "n": 9, "text": "' + "替" * 6000 + '"}', "error-too-large", 9),
    ('{"t": "prefer", "n": 9, "about": "no such thing!", "wanted": false}', "error-bad-frame", 9),
    ('{"t": "again", "n": 9}', "error-already-started", 9),
    ('{"t": "start", "n": 9}', "error-already-started", 9),
    ('{"t": "move", "n": 9, "seat": 1}', "error-already-started", 9),
    ('{"t": "set", "n": 9, "seats": 4, "options": {}, "settings": {}}', "error-already-started", 9),
    ('{"t": "seat", "n": 9, "seat": 1, "level": "genius"}', "error-unknown-bot", 9),
    ('{"t": "seat", "n": 9, "seat": 1, "level": "thumb"}', "error-already-started", 9),
    ('{"t": "seat", "n": 9, "seat": 77, "level": "thumb"}', "error-bad-seat", 9),
]


def test_malformed_frames_get_one_error_and_the_question_again(server: Running) -> None:
    async def go() -> None:
        async with Person(server.base, "Ann") as host, Person(server.base, "Bo") as other:
            tabs = await table(host, [other], 1, "thumb")
            await settle(tabs)
            view, asks = tabs[0].view, [tab.ask for tab in tabs]
            for text, code, n in MALFORMED:
                await tabs[0].socket.send(text)
                error = await tabs[0].next()
                assert (error["t"], error["code"], error["n"]) == ("error", code, n), text
                again = await tabs[0].next()
                assert again["t"] == "ask", text
                assert (again["ask"] or {}).get("id") == (asks[0] or {}).get("id")
            assert await tabs[0].quiet(0.1) == []
            assert await tabs[1].quiet(0.1) == [], "nobody else hears of it"
            assert tabs[0].view == view

    run(go())


async def settle(tabs: list[Tab]) -> None:
    """Until nothing happens by itself: the table waits for a person."""
    while any([await tab.quiet(0.1) for tab in tabs]):
        pass


def test_answers_that_do_not_fit_change_nothing(server: Running) -> None:
    async def go() -> None:
        async with (
            Person(server.base, "Ann") as host,
            Person(server.base, "Bo") as other,
            Person(server.base, "Cy") as watcher,
        ):
            tabs = await table(host, [other], 1, "thumb")
            watching = await watcher.sit(await watcher.post(f"/api/rooms/{tabs[0].room['code']}/join", watch=True))
            await settle(tabs)
            asked = next(tab for tab in tabs if tab.ask is not None)
            ask = asked.ask
            assert ask is not None
            idle = next((tab for tab in tabs if tab.ask is None), None)
            least = ask["neutral"]
            for answer in ([99, []], [-1, []], [least[0], [*least[1], [0]]], [0, [[99]]], [0, [[-1]]], [10**30, []]):
                error = await asked.do("answer", id=ask["id"], answer=answer)
                assert (error["t"], error["code"]) == ("error", "error-bad-answer"), answer
                assert (await asked.next())["ask"]["id"] == ask["id"]
            for id in (ask["id"] - 1, ask["id"] + 1, 0, -5):
                error = await asked.do("answer", id=id, answer=least)
                assert (error["t"], error["code"]) == ("error", "error-stale-question")
                assert (await asked.next())["ask"]["id"] == ask["id"]
            if not ask["secret"] and len(ask["options"]) > 1:
                assert (await asked.do("pass", id=ask["id"]))["code"] == "error-bad-answer"
            if idle is not None:
                assert (await idle.do("answer", id=ask["id"], answer=least))["code"] == "error-not-your-question"
                assert (await idle.next())["ask"] is None
            for t in ("answer", "pass"):
                more: dict[str, Any] = {"answer": least} if t == "answer" else {}
                assert (await watching.do(t, id=ask["id"], **more))["code"] == "error-stranger"
            assert (await watching.do("prefer", about="soul-f1", wanted=False))["code"] == "error-stranger"
            assert (await asked.do("answer", id=ask["id"], answer=least))["t"] == "ack"
            assert (await asked.do("answer", id=ask["id"], answer=least))["code"] in (
                "error-stale-question", "error-not-your-question",
            )  # fmt: skip

    run(go())


def test_before_the_start_there_is_nothing_to_answer(server: Running) -> None:
    async def go() -> None:
        async with Person(server.base, "Ann") as host, Person(server.base, "Bo") as other:
            made = await host.post("/api/rooms", game="stand_soul", seats=3)
            tab = await host.sit(made)
            guest = await other.sit(await other.post(f"/api/rooms/{made['code']}/join"))
            wrong: list[tuple[str, Frame, str]] = [
                ("answer", {"id": 1, "answer": [0, []]}, "error-not-started"),
                ("pass", {"id": 1}, "error-not-started"),
                ("prefer", {"about": "soul-f1", "wanted": False}, "error-not-started"),
                ("again", {}, "error-not-started"),
                ("start", {}, "error-seats-empty"),
                ("move", {"seat": 1}, "error-bad-seat"),
                ("move", {"seat": -1}, "error-bad-seat"),
                ("seat", {"seat": 0, "level": "thumb"}, "error-bad-seat"),
                ("set", {"seats": 11, "options": {}, "settings": {}}, "error-seats-out-of-range"),
                ("set", {"seats": 3, "options": {"smuggling": 1}, "settings": {}}, "error-bad-option"),
                ("set", {"seats": 3, "options": {"magic": True}, "settings": {}}, "error-unknown-option"),
                ("set", {"seats": 3, "options": {}, "settings": {"quick": -1}}, "error-bad-option"),
                ("set", {"seats": 3, "options": {}, "settings": {"window_min": 31}}, "error-bad-option"),
                ("set", {"seats": 3, "options": {}, "settings": {"window": 1, "window_min": 2}}, "error-bad-options"),
            ]
            for t, more, code in wrong:
                error = await tab.do(t, **more)
                assert (error["t"], error.get("code")) == ("error", code), t
            others: list[tuple[str, Frame]] = [
                ("start", {}), ("again", {}), ("seat", {"seat": 2, "level": "thumb"}),
                ("set", {"seats": 3, "options": {}, "settings": {}}),
            ]  # fmt: skip
            for t, more in others:
                assert (await guest.do(t, **more))["code"] == "error-not-host"
            await tab.close()
            await guest.close()

    run(go())


def test_too_many_frames_are_refused_and_a_flood_is_cut_off(strict: Running) -> None:
    async def go() -> None:
        async with Person(strict.base, "Ann") as host:
            made = await host.post("/api/play", game="stand_soul", seats=3, level="random")
            tab = await host.sit(made)
            for _ in range(70):
                await tab.send("ping")
            await tab.until(lambda frame: frame.get("n") == 70)
            told = [frame["t"] for frame in tab.frames if "n" in frame]
            assert told[:60] == ["pong"] * 60
            assert told[-1] == "error"
            with suppress(ConnectionClosed):
                for _ in range(2000):
                    await tab.send("ping")
            assert await tab.ended() == 1013, "it may come back"
            back = await host.sit(made)
            assert back.view is None or back.room["state"] == "playing"
            await back.close()

    run(go())


def test_sockets_of_one_guest_are_limited(strict: Running) -> None:
    async def go() -> None:
        async with Person(strict.base, "Ann") as host:
            made = await host.post("/api/rooms", game="stand_soul", seats=3)
            tabs = [await host.sit(made) for _ in range(3)]
            [heard], closed = await said_to(strict.base, made["code"], hello(made["token"]))
            assert (heard["code"], closed) == ("error-too-many-sockets", 1013)
            await tabs.pop().close()
            for _ in range(50):
                await asyncio.sleep(0.02)
                tab = await host.sit(made)
                if tab.frames[0]["t"] == "room":
                    break
            assert tab.frames[0]["t"] == "room"

    run(go())


def test_another_site_gets_no_socket_and_no_call(server: Running) -> None:
    async def go() -> None:
        async with Person(server.base, "Ann") as host:
            made = await host.post("/api/rooms", game="stand_soul", seats=3)
            url = f"{server.base.replace('http', 'ws')}/ws/{made['code']}"
            for origin in ("http://evil.example", "null", "http://127.0.0.1:1"):
                with pytest.raises(InvalidStatus) as refused:
                    await connect(url, additional_headers={"Origin": origin})
                assert refused.value.response.status_code == 403
            async with connect(url, additional_headers={"Origin": server.base}):
                pass
            async with httpx.AsyncClient(base_url=server.base, cookies=host.http.cookies) as form:
                for path in ("/api/session", "/api/rooms", "/api/play", f"/api/rooms/{made['code']}/join"):
                    answer = await form.post(path, json={})
                    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "error-cross-site")

    run(go())


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/rooms", {"game": "chess", "seats": 3}, 404, "error-unknown-game"),
        ("/api/rooms", {"game": "stand_soul", "seats": 2}, 400, "error-seats-out-of-range"),
        ("/api/rooms", {"game": "stand_soul", "seats": "5"}, 400, "error-bad-frame"),
        ("/api/rooms", {"game": "stand_soul"}, 400, "error-bad-frame"),
        ("/api/rooms", {"game": "stand_soul", "seats": 5, "seed": "00"}, 400, "error-bad-frame"),
        ("/api/rooms", {"game": "stand_soul", "seats": 5, "options": {"magic": 1}}, 400, "error-unknown-option"),
        ("/api/play", {"game": "stand_soul", "seats": 5, "level": "genius"}, 400, "error-unknown-bot"),
        ("/api/session", {"nickname": ""}, 400, "error-bad-nickname"),
        ("/api/session", {"nickname": "x" * 17_000}, 413, "error-too-large"),
        ("/api/rooms/NOSUCHRM/join", {}, 404, "error-unknown-room"),
        ("/api/nothing", {}, 404, "error-unknown-path"),
    ],
)
def test_calls_that_cannot_be_done(server: Running, path: str, body: Frame, status: int, code: str) -> None:
    async def go() -> None:
        async with Person(server.base, "Ann") as host:
            answer = await host.post(path, **body)
            assert (answer["status"], answer["error"]["code"]) == (status, code)

    run(go())


def test_bodies_that_are_not_json(server: Running) -> None:
    async def go() -> None:
        async with Person(server.base, "Ann") as host:
            for data in (b"", b"{", b"\xff", b"nonsense"):
                answer = await host.http.post("/api/rooms", content=data)
                assert (answer.status_code, answer.json()["error"]["code"]) == (400, "error-not-json")

    run(go())


def test_who_has_no_name_sits_nowhere(server: Running) -> None:
    async def go() -> None:
        async with httpx.AsyncClient(base_url=server.base, headers={"X-Sanzhan": "1"}) as nobody:
            assert (await nobody.get("/api/session")).json() == {"nickname": None}
            for cookie in (None, "x", "a.b.c", "a.QW5u." + "0" * 64):
                nobody.cookies.clear()
                if cookie is not None:
                    nobody.cookies.set("sanzhan_guest", cookie)
                answer = await nobody.post("/api/rooms", json={"game": "stand_soul", "seats": 3})
                assert (answer.status_code, answer.json()["error"]["code"]) == (401, "error-no-name")

    run(go())


def test_passwords_cannot_be_guessed_fast_and_rooms_are_limited(strict: Running) -> None:
    async def go() -> None:
        async with Person(strict.base, "Ann") as host, Person(strict.base, "Bo") as other:
            made = await host.post("/api/rooms", game="stand_soul", seats=3, password="桃园")
            path = f"/api/rooms/{made['code']}/join"
            answers = [await other.post(path, password=f"guess {i}") for i in range(6)]
            assert [answer["error"]["code"] for answer in answers[:4]] == ["error-wrong-password"] * 4
            assert answers[-1]["error"]["code"] == "error-too-fast"
            assert (await host.post(path))["seat"] == 0, "who sits there needs none"
            await host.post("/api/rooms", game="stand_soul", seats=3)
            answer = await host.post("/api/rooms", game="stand_soul", seats=3)
            assert (answer["status"], answer["error"]["code"]) == (429, "error-too-many-rooms")

    run(go())
