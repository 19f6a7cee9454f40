"""Starting a server: data folder, database, port, browser. What cannot be is said in one sentence."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import logging
import os
import socket
import sys
import tempfile
import threading
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path

import uvicorn
from sqlalchemy import URL

from sanzhan.kernel.errors import SanzhanError
from sanzhan.server.app import make_app
from sanzhan.server.config import Config
from sanzhan.server.lobby import Lobby
from sanzhan.server.store import Store

MOST_MESSAGE = 1024 * 1024
"""Longer messages end the connection; those a little too long are answered with an error."""
GOODBYE = 3
"""Seconds that open connections have when the server stops."""


class Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data_dir: Path | None = None,
    database_url: str | None = None,
    open_browser: str | bool | None = None,
    config: Config | None = None,
) -> None:
    """Run until it is told to stop. `open_browser`: the path to open. Raises SanzhanError if it cannot begin."""
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s", stream=sys.stderr)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    listener = listen(host, port)
    os.umask(0o077)  # the database holds seeds of matches that are not over
    with listener, _folder(data_dir, port, database_url) as folder:
        address = _address(host, listener.getsockname()[1])
        path = open_browser if isinstance(open_browser, str) else "/"

        def ready() -> None:
            kept = "" if folder is None else f" (rooms are kept in {folder})"
            print(f"sanzhan: {address}/{kept}", flush=True)
            if open_browser:
                threading.Thread(target=webbrowser.open, args=(address + path,), daemon=True).start()

        url = database_url or url_of(folder)
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(main(listener, url, config or Config(), ready))


async def main(
    listener: socket.socket,
    url: str,
    config: Config,
    ready: Callable[[], None],
    begun: Callable[[Server, Lobby], None] | None = None,
) -> None:
    """Serve on a socket that listens; `begun` gets what runs, so that a test may look at it and stop it."""
    store = await Store.open(url)
    lobby = await Lobby.open(store, config)
    server = Server(
        uvicorn.Config(
            make_app(lobby), ws="websockets-sansio", ws_max_size=MOST_MESSAGE, ws_per_message_deflate=False,
            log_level="warning", access_log=False, server_header=False, timeout_graceful_shutdown=GOODBYE,
        ),
        ready,
    )  # fmt: skip
    if begun is not None:
        begun(server, lobby)
    await server.serve(sockets=[listener])


def listen(host: str, port: int) -> socket.socket:
    """Raises SanzhanError if the port cannot be had."""
    if not 0 <= port < 1 << 16:
        raise SanzhanError("error-port", f"there is no port {port}")
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, protocol)
        try:
            # a server that has just stopped does not keep its port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(address)
            listener.listen(2048)
        except OSError:
            listener.close()
            raise
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise SanzhanError(
            "error-port", f"cannot listen on port {port} of {host}: {why}; another port is chosen with --port"
        ) from None
    return listener


def url_of(folder: Path | None) -> str:
    """The embedded database of a data folder."""
    assert folder is not None
    return URL.create("sqlite+aiosqlite", database=str(folder / "sanzhan.sqlite")).render_as_string()


@contextlib.contextmanager
def _folder(chosen: Path | None, port: int, database_url: str | None) -> Iterator[Path | None]:
    """The data folder, ours alone while the server runs. Raises SanzhanError if it cannot be used."""
    if database_url is not None:
        yield None
    elif chosen is None and port == 0:
        # a port that nobody can know beforehand is for a server that nobody will look for again
        with tempfile.TemporaryDirectory(prefix="sanzhan-") as passing:
            yield Path(passing)
    else:
        folder = chosen or _home() / str(port)
        with locked(folder):
            yield folder


@contextlib.contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Keep a second server out: two would play the same matches. Raises SanzhanError."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = (folder / "lock").open("w")
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise SanzhanError("error-data-folder", f"the data folder {folder} cannot be used: {why}") from None
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise SanzhanError("error-data-folder", f"another sanzhan server is using {folder}") from None
        yield


def _home() -> Path:
    """Where programs keep the data of this user."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "sanzhan"


def _address(host: str, port: int) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"
