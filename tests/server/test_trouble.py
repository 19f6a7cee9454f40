"""A database that fails for a while: nothing is lost, nothing is shown that is not stored, and the match goes on."""

from __future__ import annotations

import pytest

from sanzhan.server import room as rooms
from sanzhan.server.store import Store
from server.harness import Person, Running, run, table


class Disk:
    """Stands before the store; while it is full nothing is written."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = False
        commit = Store._commit

        async def checked(store: Store, writes: list[object]) -> None:
            if self.full:
                raise OSError("no space left on device")
            await commit(store, writes)  # type: ignore[arg-type]  # whatever it was given

        monkeypatch.setattr(Store, "_commit", checked)
        monkeypatch.setattr(rooms, "RETRY", 0.1)


def test_a_disk_that_is_full_for_a_while(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Disk(monkeypatch)

    async def go() -> None:
        async with Person(server.base, "A") as host, Person(server.base, "B") as other:
            tabs = await table(host, [other], 2, "thumb")
            while any([await tab.quiet(0.1) for tab in tabs]):
                pass
            asked = next(tab for tab in tabs if tab.ask is not None)
            ask, views = asked.ask, [tab.view for tab in tabs]
            assert ask is not None
            disk.full = True
            for t, more in (("answer", {"answer": ask["neutral"]}), ("chat", {"text": "hm"}), ("leave", {})):
                said = await asked.do(t, **({"id": ask["id"]} if t == "answer" else {}), **more)
                assert (said["t"], said["code"]) == ("error", "error-server")
                assert (await asked.next())["ask"]["id"] == ask["id"]
            made = await host.http.post("/api/rooms", json={"game": "stand_soul", "seats": 3})
            assert (made.status_code, made.json()["error"]["code"]) == (500, "error-server")
            for tab in tabs:
                await tab.quiet(0.2)
            assert [tab.view for tab in tabs] == views
            assert [seat["kind"] for seat in asked.room["seats"]] == ["person", "person", "bot", "bot"]
            disk.full = False
            assert (await asked.do("answer", id=ask["id"], answer=ask["neutral"]))["t"] == "ack"
            await asked.until(lambda frame: frame["t"] == "ask" and (frame["ask"] or {}).get("id") != ask["id"])

    run(go())


def test_bots_try_again(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Disk(monkeypatch)

    async def go() -> None:
        async with Person(server.base, "A") as host:
            made = await host.post("/api/rooms", game="stand_soul", seats=4)
            tab = await host.sit(made)
            for seat in (1, 2, 3):
                await tab.do("seat", seat=seat, level="thumb")
            await tab.do("set", seats=4, options={}, settings={**tab.room["settings"], "bot_delay": 1})
            await tab.do("start")
            await tab.until(lambda frame: frame["t"] == "waiting")
            while tab.ask is not None:
                await tab.do("answer", id=tab.ask["id"], answer=tab.ask["neutral"])
                await tab.quiet(0.1)
            disk.full = True
            heard = [frame["t"] for frame in await tab.quiet(2.5)]
            assert "news" not in heard
            disk.full = False
            await tab.until(lambda frame: frame["t"] == "news")
            await tab.close()

    run(go())
