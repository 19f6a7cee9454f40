"""The database: SQLite in the data folder, or PostgreSQL by URL. One task writes, in groups."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, cast

from alembic import command
from alembic.config import Config as Alembic
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Executable, case, delete, event, func, insert, make_url, select, text, update
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sanzhan.kernel.errors import SanzhanError
from sanzhan.server import tables
from sanzhan.server.play import Entry

log = logging.getLogger(__name__)

Row = dict[str, Any]
MIGRATIONS = Path(__file__).parent / "migrations"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
ONE_SERVER = 0x73616E7A68616E
"""The advisory lock that keeps a second server from a PostgreSQL database."""

_new_input = insert(tables.inputs)
_new_line = insert(tables.chat)


class NotStored(Exception):
    """The database would not take it; nothing of it has been stored."""


class Write(NamedTuple):
    """A statement and its rows; neighbours with the same statement are sent together."""

    statement: Executable
    rows: tuple[Row, ...] = ()


Job: TypeAlias = tuple[list[Write], asyncio.Future[None]]
"""What one call wants written, all or nothing, and who waits for it."""


class Stored(NamedTuple):
    """Everything about all rooms but what was put into their matches and said in them."""

    rooms: list[Row]
    seats: list[Row]
    tokens: list[Row]


class Store:
    """Whoever writes gets NotStored if that cannot be."""

    def __init__(self, engine: AsyncEngine, guard: AsyncConnection | None) -> None:
        self._engine = engine
        self._guard = guard
        self._line: AsyncConnection | None = None
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write_all(), name="store")

    @classmethod
    async def open(cls, url: str) -> Store:
        """Connect and migrate. Raises SanzhanError with one clear sentence."""
        try:
            address = make_url(url)
            backend = address.get_backend_name()
            if backend not in DRIVERS:
                raise ArgumentError("neither SQLite nor PostgreSQL")
            address = address.set(drivername=DRIVERS[backend])
            # the seed is among the parameters: an error must not print them
            engine = create_async_engine(address, hide_parameters=True, pool_pre_ping=True)
        except ArgumentError as error:
            raise _unusable(f"this is no database URL ({error})") from None
        except ModuleNotFoundError:
            raise _unusable("PostgreSQL needs another package: pip install 'sanzhan[postgres]'") from None
        if backend == "sqlite":
            event.listen(engine.sync_engine, "connect", _tune_sqlite)
        guard = None
        try:
            if backend == "postgresql":
                guard = await _alone(engine)
            async with engine.begin() as connection:
                await connection.run_sync(_migrate)
        except (SQLAlchemyError, OSError, CommandError, SanzhanError) as error:
            if guard is not None:
                await guard.close()
            await engine.dispose()
            if isinstance(error, SanzhanError):
                raise
            if isinstance(error, CommandError):
                raise _unusable("a newer version of sanzhan has written this database") from None
            where = address.database if backend == "sqlite" else make_url(url).render_as_string()
            raise _unusable(f"{where} cannot be opened ({_reason(error)})") from None
        return cls(engine, guard)

    async def close(self) -> None:
        """Finish what waits to be written."""
        await self._jobs.join()
        self._writer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._writer
        await self._hang_up()
        if self._guard is not None:
            await self._guard.close()
        await self._engine.dispose()

    # -- reading

    async def key(self, name: str) -> bytes:
        """A secret of this server, made at its first start."""
        async with self._engine.begin() as connection:
            found = await connection.scalar(select(tables.keys.c.value).where(tables.keys.c.name == name))
            if found is not None:
                return cast(bytes, found)
            value = secrets.token_bytes(32)
            await connection.execute(insert(tables.keys).values(name=name, value=value))
            return value

    async def load(self) -> Stored:
        async with self._engine.connect() as connection:
            rooms = await connection.execute(select(tables.rooms).order_by(tables.rooms.c.used))
            seats = await connection.execute(select(tables.seats).order_by(tables.seats.c.room, tables.seats.c.seat))
            tokens = await connection.execute(select(tables.tokens))
            return Stored(*([dict(row) for row in found.mappings()] for found in (rooms, seats, tokens)))

    async def entries(self, room: str) -> list[Entry]:
        """What was put into the match of a room, in order."""
        table = tables.inputs
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(table).where(table.c.room == room).order_by(table.c.n))
            return [Entry(row.kind, row.seat, row.window, row.about, _tuples(json.loads(row.value))) for row in rows]

    async def chat(self, room: str, most: int) -> list[Row]:
        """The last lines said in a room, in order: so many to all and so many by a seat to the same others."""
        said = tables.chat.c
        thread = (case((said.to.is_not(None), said.seat)), said.to)
        age = func.row_number().over(partition_by=thread, order_by=said.n.desc())
        aged = select(tables.chat, age.label("age")).where(said.room == room).subquery().c
        columns = (aged[column.name] for column in said)
        last = select(*columns).where(aged.age <= most).order_by(aged.n)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(last)).mappings()
            return [{**row, "to": None if row["to"] is None else json.loads(row["to"])} for row in rows]

    # -- writing: each call returns when its lines are on the disk

    async def put_in(self, room: str, first: int, entries: Sequence[Entry]) -> None:
        rows = tuple(
            {
                "room": room, "n": first + i, "kind": entry.kind, "seat": entry.seat, "window": entry.window,
                "about": entry.about, "value": json.dumps(entry.value),
            }
            for i, entry in enumerate(entries)
        )  # fmt: skip
        await self._write(Write(_new_input, rows))

    async def say(self, room: str, n: int, line: Row) -> None:
        to = None if line["to"] is None else json.dumps(line["to"])
        await self._write(Write(_new_line, ({"room": room, "n": n, **line, "to": to},)))

    async def save_room(self, room: Row, seats: Sequence[Row], *, anew: bool = False) -> None:
        """A room and its seats as they are now; `anew` forgets the match and what was said in private."""
        code = room["code"]
        writes = [
            Write(delete(tables.rooms).where(tables.rooms.c.code == code)),
            Write(insert(tables.rooms), (room,)),
            Write(delete(tables.seats).where(tables.seats.c.room == code)),
            Write(insert(tables.seats), tuple({"room": code, **seat} for seat in seats)),
        ]
        if anew:
            said = tables.chat.c
            writes.append(Write(delete(tables.inputs).where(tables.inputs.c.room == code)))
            writes.append(Write(delete(tables.chat).where(said.room == code, said.to.is_not(None))))
        await self._write(*writes)

    async def touch(self, codes: Sequence[str], used: int) -> None:
        """Somebody was there."""
        if codes:
            await self._write(Write(update(tables.rooms).where(tables.rooms.c.code.in_(codes)).values(used=used)))

    async def let_in(self, token: Row) -> None:
        await self._write(Write(insert(tables.tokens), (token,)))

    async def shut_out(self, hashes: Sequence[str]) -> None:
        if hashes:
            await self._write(Write(delete(tables.tokens).where(tables.tokens.c.hash.in_(hashes))))

    async def forget(self, room: str) -> None:
        writes = [Write(delete(tables.rooms).where(tables.rooms.c.code == room))]
        writes += [Write(delete(table).where(table.c.room == room)) for table in tables.OF_ROOM]
        await self._write(*writes)

    async def _write(self, *writes: Write) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((list(writes), done))
        await done

    async def _write_all(self) -> None:
        while True:
            jobs = [await self._jobs.get()]
            while not self._jobs.empty():
                jobs.append(self._jobs.get_nowait())
            if not await self._try(jobs) and len(jobs) > 1:
                # one of them cannot be stored: the others must not suffer for it
                for job in jobs:
                    await self._try([job])
            for _ in jobs:
                self._jobs.task_done()

    async def _try(self, jobs: list[Job]) -> bool:
        """Store these together. If that fails a single one is told so, several are not told anything yet."""
        try:
            await self._commit([write for writes, _ in jobs for write in writes])
        except Exception as error:  # drivers raise what they like, and this task must go on
            log.warning("a write failed: %s", _reason(error))
            if len(jobs) == 1:
                _settle(jobs[0][1], NotStored(_reason(error)))
            return False
        for _, done in jobs:
            _settle(done, None)
        return True

    async def _commit(self, writes: list[Write]) -> None:
        if self._line is None:
            # one connection, kept: taking it from the pool each time would cost more than what is written
            self._line = await self._engine.connect()
        try:
            async with self._line.begin():
                for _, group in groupby(writes, key=lambda write: id(write.statement)):
                    same = list(group)
                    rows = [row for write in same for row in write.rows]
                    await self._line.execute(same[0].statement, rows or None)
        except BaseException:
            await self._hang_up()
            raise

    async def _hang_up(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            try:
                await line.close()
            except Exception as error:  # it was broken already; the next write opens another
                log.warning("a database connection could not be closed: %s", _reason(error))


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def _tuples(value: Any) -> Any:
    """Lists of JSON as the tuples they were."""
    return tuple(_tuples(item) for item in value) if isinstance(value, list) else value


def _tune_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    # FULL: what is acknowledged survives a power cut too; the group commit pays for it
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    alembic = Alembic()
    alembic.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    alembic.set_main_option("path_separator", "os")
    alembic.attributes["connection"] = connection
    command.upgrade(alembic, "head")


async def _alone(engine: AsyncEngine) -> AsyncConnection:
    """A connection that holds the lock of this database while it is open."""
    guard = await engine.connect()
    guard = await guard.execution_options(isolation_level="AUTOCOMMIT")
    if not await guard.scalar(text("select pg_try_advisory_lock(:key)"), {"key": ONE_SERVER}):
        await guard.close()
        raise _unusable("another sanzhan server is using it")
    return guard


def _reason(error: Exception) -> str:
    origin = getattr(error, "orig", None) or error
    return str(origin).strip().split("\n")[0]


def _unusable(why: str) -> SanzhanError:
    return SanzhanError("error-database", f"the database cannot be used: {why}")
