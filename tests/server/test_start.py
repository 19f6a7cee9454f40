"""Starting: what cannot be is said in one sentence; what can be found at the root is the client."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from sanzhan.kernel.errors import SanzhanError
from sanzhan.server.app import make_app
from sanzhan.server.run import listen, locked, serve, url_of
from sanzhan.server.store import Store
from server.harness import PATIENCE, Process, Running, run


def refused(*words: str) -> str:
    """What a server that cannot begin says on stderr; it says nothing else."""
    done = subprocess.run(
        [sys.executable, "-m", "sanzhan.server", *words], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.startswith("sanzhan: ")
    return done.stderr


def test_a_busy_port_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = refused("--port", str(port), "--data", str(tmp_path))
    assert str(port) in said
    assert "address already in use" in said


@pytest.mark.parametrize(("host", "port"), [("127.0.0.1", 99999), ("127.0.0.1", -1), ("256.1.1.1", 0)])
def test_an_impossible_address_is_named(host: str, port: int) -> None:
    with pytest.raises(SanzhanError, match=host if port == 0 else str(port)):
        listen(host, port)


def test_an_unusable_folder_is_named(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder")
    assert str(file / "below") in refused("--port", "0", "--data", str(file / "below"))
    for folder in (file, Path("/proc/sanzhan")):
        with pytest.raises(SanzhanError, match=str(folder)), locked(folder):
            pass


def unusable(url: str) -> str:
    """What is said of a database."""
    with pytest.raises(SanzhanError) as error:
        asyncio.run(Store.open(url))
    assert error.value.code == "error-database"
    return str(error.value)


def test_a_database_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    assert "no database URL" in refused("--port", "0", "--database", "nonsense")
    assert "neither SQLite nor PostgreSQL" in unusable("mysql://u:p@localhost/x")
    said = unusable("postgresql://u:hidden@127.0.0.1:1/x")
    assert "127.0.0.1:1" in said
    assert "hidden" not in said, "the password is not for everybody's eyes"
    broken = tmp_path / "sanzhan.sqlite"
    broken.write_bytes(b"this is no database, and it is long enough to be seen as none" * 100)
    assert str(broken) in unusable(url_of(tmp_path))


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "sanzhan.sqlite") as newer:
        newer.execute("create table alembic_version (version_num varchar(32) not null)")
        newer.execute("insert into alembic_version values ('9999')")
    newer.close()
    assert "newer version" in unusable(url_of(tmp_path))


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    with Process("--data", str(tmp_path)) as first:
        assert str(tmp_path) in first.said
        assert "another sanzhan server" in refused("--port", "0", "--data", str(tmp_path))
        first.stop()
    with locked(tmp_path):
        pass
    assert (tmp_path / "sanzhan.sqlite").stat().st_mode & 0o077 == 0, "seeds are in it"


def test_errors_of_serve_are_for_the_command_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(SanzhanError) as error:
        serve(port=taken.getsockname()[1], data_dir=tmp_path)
    assert error.value.code == "error-port"


def test_the_client_is_served_under_every_path_of_its_own(server: Running, tmp_path: Path) -> None:
    async def go() -> None:
        (tmp_path / "assets").mkdir()
        (tmp_path / "index.html").write_text("<title>三战</title>")
        (tmp_path / "icon.svg").write_text("<svg/>")
        (tmp_path / "assets" / "a-1234.js").write_text("1")
        (tmp_path.parent / "secret.txt").write_text("no")
        transport = httpx.ASGITransport(make_app(server.lobby, tmp_path))
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as browser:
            for path in ("/", "/room/ABCDEFGH", "/anything"):
                page = await browser.get(path)
                assert (page.status_code, page.text) == (200, "<title>三战</title>")
                assert page.headers["cache-control"] == "no-cache"
                assert "default-src 'self'" in page.headers["content-security-policy"]
            asset = await browser.get("/assets/a-1234.js")
            assert "immutable" in asset.headers["cache-control"]
            assert (await browser.get("/icon.svg")).headers["content-type"].startswith("image/svg")
            for path in ("/assets/none.js", "/none.png", "/..%2fsecret.txt", "/%2e%2e/secret.txt"):
                assert (await browser.get(path)).status_code == 404

    run(go())


def test_a_client_that_is_not_built_is_told_in_words(server: Running, tmp_path: Path) -> None:
    async def go() -> None:
        transport = httpx.ASGITransport(make_app(server.lobby, tmp_path))
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as browser:
            page = await browser.get("/")
            assert page.status_code == 503
            assert page.text.count("make setup") == 3
            assert (await browser.get("/api/games")).json()["games"][0]["id"] == "stand_soul"

    run(go())
