"""Small parts by themselves: the schema, cookies, tokens, the store."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import msgspec
import pytest

from sanzhan.kernel.errors import SanzhanError
from sanzhan.server import protocol, schema
from sanzhan.server.connection import Bucket
from sanzhan.server.guests import Guest, new_guest, nickname, seal, unseal
from sanzhan.server.play import Entry
from sanzhan.server.run import url_of
from sanzhan.server.seat import BOT_NAMES, bot_name
from sanzhan.server.store import NotStored, Store
from sanzhan.server.tokens import CODE_LENGTH, hash_password, hashed, is_password, new_code, new_token


def test_the_clients_types_are_up_to_date() -> None:
    assert schema.main(["--check"]) == 0, "run python -m sanzhan.server.schema"


def test_the_json_schema_names_every_frame() -> None:
    defs = schema.json_schema()["$defs"]
    frames = {name for name in vars(protocol) if name.endswith("Frame")} - {"Frame", "NumberedFrame"}
    assert frames - {"ClientFrame", "ServerFrame"} <= defs.keys()
    msgspec.json.encode(defs)


def test_a_cookie_cannot_be_made_elsewhere() -> None:
    key, guest = b"k" * 32, new_guest("三战 Ann")
    assert unseal(seal(guest, key), key) == guest
    forged = seal(Guest(guest.id, "Bo"), b"x" * 32)
    body = seal(guest, key).rpartition(".")[0]
    for cookie in (None, "", ".", "..", forged, body, body + ".", seal(guest, key) + "0", "é.é.é"):
        assert unseal(cookie, key) is None


@pytest.mark.parametrize("typed", ["", "   ", "x" * 13, "a\x00b", "a\u202eb", "\u200b"])
def test_names_that_cannot_be_read_are_refused(typed: str) -> None:
    with pytest.raises(SanzhanError) as error:
        nickname(typed)
    assert error.value.code == "error-bad-nickname"


def test_names_are_tidied() -> None:
    assert nickname("  老  陈 ") == "老 陈"
    assert nickname("替身之魂替身之魂替身之魂") == "替身之魂替身之魂替身之魂"


def test_tokens_and_passwords_are_kept_as_hashes() -> None:
    token = new_token()
    assert len(token) >= 43
    assert token not in hashed(token)
    kept = hash_password("桃园")
    assert is_password("桃园", kept)
    assert not is_password("桃", kept)
    assert hash_password("桃园") != kept
    assert len({new_code() for _ in range(200)}) == 200
    assert all(len(new_code()) == CODE_LENGTH for _ in range(3))


def test_a_bot_never_bears_a_name_that_is_taken() -> None:
    assert bot_name([]) == BOT_NAMES[0]
    assert bot_name(BOT_NAMES) not in BOT_NAMES


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(rate=2, burst=3, now=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5), bucket.take(0.5), bucket.take(100)] == [True, False, True]


DATABASES = ["sqlite", *filter(None, [os.environ.get("SANZHAN_TEST_DATABASE")])]
"""PostgreSQL too, where somebody gives the URL of an empty database."""


@pytest.mark.parametrize("database", DATABASES)
def test_one_bad_write_does_not_spoil_its_neighbours(tmp_path: Path, database: str) -> None:
    url = url_of(tmp_path) if database == "sqlite" else database

    async def go() -> None:
        store = await Store.open(url)
        entries = [Entry("answer", 1, 7, "soul-main", (0, ((1, 2), ()))), Entry("prefer", 2, 7, "soul-f1", False)]
        writes = [
            store.put_in("A", 0, entries),
            store.put_in("B", 0, entries),
            store.put_in("A", 1, [Entry("close", None, 8, "soul-f1", None)]),
            store.put_in("A", 2, [Entry("close", None, 8, "soul-f1", None)]),
        ]
        done = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(one) for one in (done[0], done[1], done[3])] == [type(None)] * 3
        assert isinstance(done[2], NotStored)
        assert "soul-f1" not in str(done[2]), "what is stored stands in no error"
        assert await store.entries("A") == [*entries, Entry("close", None, 8, "soul-f1", None)]
        assert await store.entries("B") == entries
        key = await store.key("guests")
        for room in ("A", "B"):
            await store.forget(room)
            assert await store.entries(room) == []
        await store.close()
        again = await Store.open(url)
        assert await again.key("guests") == key
        await again.close()

    asyncio.run(go())
