"""A server on a real port, and people who sit at it: what every test here begins with."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sanzhan.kernel.news import fold
from sanzhan.kernel.rng import Rng
from sanzhan.server import protocol
from sanzhan.server.config import Config, RoomSettings
from sanzhan.server.lobby import Lobby
from sanzhan.server.run import Server, listen, main, url_of

T = TypeVar("T")
Frame = dict[str, Any]

AT_ONCE = RoomSettings(window_min=0, bot_delay=0)
FAST = Config(settings=AT_ONCE, frames_a_second=5000, frames_at_once=5000)
PATIENCE = 20.0
ROOM = {"seats": 5, "game": "stand_soul", "options": {}, "password": None}

_decode = msgspec.json.Decoder(protocol.ServerFrame).decode


def run(story: Coroutine[Any, Any, T]) -> T:
    """Run it; whatever becomes of it, no socket outlives it."""

    async def told() -> T:
        try:
            return await story
        finally:
            await asyncio.gather(*(tab.close() for tab in Tab.opened))
            Tab.opened.clear()

    return asyncio.run(told())


class Running:
    """A server in a thread of this process."""

    def __init__(self, folder: Path, config: Config) -> None:
        listener = listen("127.0.0.1", 0)
        self.base = f"http://127.0.0.1:{listener.getsockname()[1]}"
        self.lobby: Lobby
        self._server: Server
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, args=(listener, url_of(folder), config))
        self._thread.start()
        assert self._ready.wait(PATIENCE)

    def _run(self, listener: socket.socket, url: str, config: Config) -> None:
        with listener:
            asyncio.run(main(listener, url, config, self._ready.set, self._begun))

    def _begun(self, server: Server, lobby: Lobby) -> None:
        self._server, self.lobby, self._loop = server, lobby, asyncio.get_running_loop()

    def inside(self, coroutine: Coroutine[Any, Any, T]) -> T:
        """Run something where the server runs."""
        found: Future[T] = asyncio.run_coroutine_threadsafe(coroutine, self._loop)
        return found.result(PATIENCE)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()


@contextmanager
def running(folder: Path, config: Config | None = None) -> Iterator[Running]:
    server = Running(folder, config or FAST)
    try:
        yield server
    finally:
        server.stop()


class Process:
    """A server in a process of its own, which can be killed."""

    def __init__(self, *words: str) -> None:
        command = [sys.executable, "-m", "sanzhan.server", "--port", "0", *words]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.pid = self._process.pid
        self.said = self._process.stdout.readline()
        self.base = next((word.rstrip("/") for word in self.said.split() if word.startswith("http")), "")

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *_: object) -> None:
        """Whatever happens, no server outlives its test."""
        if self._process.poll() is None:
            self.kill()

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        self._process.communicate()

    def stop(self) -> str:
        """End it in an orderly way; what it said on stderr."""
        self._process.terminate()
        return self._process.communicate(timeout=PATIENCE)[1]


class Person:
    """A guest with a browser: his cookie."""

    def __init__(self, base: str, name: str) -> None:
        self.base = base
        self.name = name
        self.http = httpx.AsyncClient(base_url=base, headers={"X-Sanzhan": "1"})

    async def __aenter__(self) -> Person:
        await self.post("/api/session", nickname=self.name)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def post(self, path: str, **body: Any) -> Frame:
        answer = await self.http.post(path, json=body)
        return {"status": answer.status_code, **answer.json()}

    async def get(self, path: str) -> Frame:
        answer = await self.http.get(path)
        return {"status": answer.status_code, **answer.json()}

    async def sit(self, admission: Frame) -> Tab:
        """Open the page of a room."""
        return await Tab.open(self.base, admission["code"], admission["token"])


class Tab:
    """One WebSocket. Whatever comes is checked: counted without gaps, of the protocol, and the fold equals the view."""

    opened: ClassVar[list[Tab]] = []

    def __init__(self, socket: ClientConnection) -> None:
        self.opened.append(self)
        self.socket = socket
        self.frames: list[Frame] = []
        self.room: Frame = {}
        self.view: Frame | None = None
        self.log: list[Frame] = []
        self.ask: Frame | None = None
        self.waiting: Frame | None = None
        self.over: Frame | None = None
        self.n = 0
        self._fresh = True

    @classmethod
    async def open(cls, base: str, code: str, token: str) -> Tab:
        tab = cls(await connect(f"{base.replace('http', 'ws')}/ws/{code}"))
        await tab.socket.send(json.dumps({"t": "hello", "token": token}))
        await tab.until(lambda frame: frame["t"] in ("room", "error"))
        return tab

    async def close(self) -> None:
        await self.socket.close()

    async def send(self, t: str, **fields: Any) -> int:
        self.n += 1
        await self.socket.send(json.dumps({"t": t, "n": self.n, **fields}))
        return self.n

    async def do(self, t: str, **fields: Any) -> Frame:
        """Send, and wait for the `ack` or `error` that answers it."""
        n = await self.send(t, **fields)
        return await self.until(lambda frame: frame["t"] in ("ack", "error") and frame["n"] == n)

    async def until(self, wanted: Callable[[Frame], bool]) -> Frame:
        """Read on until such a frame has come."""
        while True:
            frame = await self.next()
            if wanted(frame):
                return frame

    async def next(self, within: float = PATIENCE) -> Frame:
        text = await asyncio.wait_for(self.socket.recv(), within)
        frame: Frame = json.loads(text)
        self.take(frame)
        _decode(json.dumps({key: frame[key] for key in frame if key != "seq"}))
        return frame

    async def ended(self) -> int:
        """Read on until the server closes the connection; its code."""
        with suppress(ConnectionClosed):
            while True:
                await self.next()
        assert self.socket.close_code is not None
        return self.socket.close_code

    async def quiet(self, seconds: float) -> list[Frame]:
        """What comes in the next seconds."""
        found: list[Frame] = []
        end = asyncio.get_running_loop().time() + seconds
        while (left := end - asyncio.get_running_loop().time()) > 0:
            try:
                found.append(await self.next(left))
            except TimeoutError:
                break
        return found

    def take(self, frame: Frame) -> None:
        self.frames.append(frame)
        assert frame["seq"] == len(self.frames)
        match frame["t"]:
            case "room":
                if frame["room"]["state"] == "waiting":
                    self.view, self.log, self.ask, self.waiting, self.over = None, [], None, None, None
                self.room = frame["room"]
            case "log":
                self.log, self.view = frame["lines"], None
            case "view":
                if self.view is not None:
                    assert self.view == frame["view"], "the fold of the news is not the view"
                self.view = frame["view"]
            case "news":
                for line in frame["lines"]:
                    if self.view is not None:
                        self.view = fold(self.view, line["patch"])
                    if line["key"] is not None:
                        self.log.append({key: line[key] for key in line if key != "patch"})
            case "ask":
                self.ask = frame["ask"]
            case "waiting":
                self.waiting = frame["waiting"]
            case "over":
                self.over, self.ask = frame, None


Policy = Callable[[Frame], Frame]


def neutral(ask: Frame) -> Frame:
    return {"answer": ask["neutral"]}


ENDS = ("declare", "declare_solo", "foretell")


def at_random(rng: Rng, *, ends: bool = True) -> Policy:
    """Uniform over options, candidates as few as may be; without `ends` nothing that would end the match."""

    def choose(ask: Frame) -> Frame:
        index = rng.choice([i for i, option in enumerate(ask["options"]) if ends or option["act"] not in ENDS])
        picks = [
            rng.sample(len(p["shown"]), max(p["least"], min(1, p["most"]))) for p in ask["options"][index]["picks"]
        ]
        return {"answer": [index, picks]}

    return choose


async def play(tab: Tab, policy: Policy = neutral, enough: Callable[[Tab], bool] = lambda tab: False) -> None:
    """Answer every question until the match is over, or it is enough. Errors are failures, but for lost races."""
    answered = 0
    while tab.over is None and not enough(tab):
        if tab.ask is not None and tab.ask["id"] != answered:
            answered = tab.ask["id"]
            said = await tab.do("answer", id=answered, **policy(tab.ask))
            assert said["t"] == "ack" or said["code"] in ("error-stale-question", "error-not-your-question"), said
            continue
        await tab.next()


async def table(host: Person, others: list[Person], bots: int, level: str = "random", **room: Any) -> list[Tab]:
    """A room that has started: host and others on the first seats, bots on the rest."""
    made = await host.post("/api/rooms", **{**ROOM, "seats": 1 + len(others) + bots, **room})
    assert made["status"] == 200, made
    tabs = [await host.sit(made)]
    for other in others:
        tabs.append(await other.sit(await other.post(f"/api/rooms/{made['code']}/join", password=room.get("password"))))
    for seat in range(1 + len(others), 1 + len(others) + bots):
        assert (await tabs[0].do("seat", seat=seat, level=level))["t"] == "ack"
    assert (await tabs[0].do("start"))["t"] == "ack"
    for tab in tabs:
        await tab.until(lambda frame: frame["t"] == "waiting")
    return tabs
