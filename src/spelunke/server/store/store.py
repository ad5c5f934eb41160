"""The store: an append-only list of entries per table in SQLite or PostgreSQL, and what is needed to find them."""

import asyncio
import json
import os
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import Connection, Executable, Table, delete, event, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from spelunke.server import logs
from spelunke.server.log.entries import Row
from spelunke.server.store.db_schema import APPEND_ROWS, ENTRIES, GUESTS, HEAD, HERE, KEYRING, LINKS, MARK, SEATS, SINCE, TABLES
from spelunke.server.store.finished import FinishedGames
from spelunke.server.store.quota import ONE_AT_A_TIME, Quota
from spelunke.server.store.sqlite_writer import SqliteWriter, tune_sqlite

if TYPE_CHECKING:
    from sqlalchemy.dialects.sqlite import Insert

ALL_ROWS: Final = 2**31 - 1
SOMEBODY_SITS: Final = '"sits":"person"'
"""Part of the card of a table with a player; no name can contain it, because quotation marks are escaped."""


class Mark(msgspec.Struct, frozen=True):
    """Look-up data that the store keeps beside a table's entries."""

    table: str
    standing: str
    due: float | None
    """When the clock of the open ask expires."""

    card: str


class NewRow(msgspec.Struct, frozen=True):
    """A new table to be stored."""

    table: str
    code: str
    seed: bytes
    host: str
    listed: bool
    standing: str
    card: str


class UsedLink(msgspec.Struct, frozen=True):
    """What a one-time link opens."""

    table: str
    seats: tuple[int, ...]
    host: bool


class Store(FinishedGames):
    """The database of tables: SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        url = with_driver(url)
        # Parameters hold answers and chat messages: they must not appear in error messages.
        self._engine: AsyncEngine = create_async_engine(url, hide_parameters=True, **_pool(url))
        self.dialect = self._engine.dialect.name
        if self.dialect == "sqlite":
            event.listen(self._engine.sync_engine, "connect", tune_sqlite)
        self._insert: Callable[[Table], Insert] = import_module(f"sqlalchemy.dialects.{self.dialect}").insert
        # SQLite allows one writer at a time: waiting here is cheaper than waiting there.
        self._writing = asyncio.Lock()
        self._sqlite_writer = SqliteWriter(url) if self.dialect == "sqlite" else None

    async def close(self) -> None:
        """Close all connections."""
        if self._sqlite_writer is not None:
            self._sqlite_writer.close()
        await self._engine.dispose()

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        if self.dialect == "sqlite":
            async with self._writing, self._engine.begin() as connection:
                yield connection
        else:
            async with self._engine.begin() as connection:
                yield connection

    async def _rows(self, statement: Executable, **values: object) -> Sequence[Any]:
        async with self._engine.connect() as connection:
            return (await connection.execute(statement, values)).fetchall()

    # Setting up.

    async def prepare(self) -> None:
        """Migrate the store to the newest schema, if needed; several processes may try at once."""
        async with self._engine.connect() as connection:
            if await connection.run_sync(_version) == HEAD:
                return
        async with self._engine.connect() as connection:
            if self.dialect == "sqlite":
                await connection.execute(text("BEGIN IMMEDIATE"))
            else:
                await connection.execute(text("SELECT pg_advisory_xact_lock(7301)"))
            if await connection.run_sync(_version) != HEAD:
                await connection.run_sync(_migrate)
            await connection.commit()

    async def secret(self, name: str) -> bytes:
        """A secret of the whole server, drawn on first use."""
        fresh = {"name": name, "secret": secrets.token_bytes(32)}
        async with self._write() as connection:
            await connection.execute(self._insert(KEYRING).on_conflict_do_nothing(), fresh)
            found = await connection.execute(select(KEYRING.c.secret).where(KEYRING.c.name == name))
            return bytes(found.scalar_one())

    async def is_there(self) -> bool:
        """Whether the store answers."""
        await self._rows(select(KEYRING.c.name).limit(1))
        return True

    # Entries.

    async def append(self, rows: Sequence[Row], marks: Iterable[Mark] = ()) -> set[tuple[str, int]]:
        """Add entries in one transaction; which of them may be missing. On a conflict the other process's entry stays.

        SQLite only counts: unless all of them were added, any of them may be missing, and has to be looked up.
        """
        changed = [
            {"table": mark.table, "standing": mark.standing, "due": mark.due, "card": mark.card, "touched": time.time()}
            for mark in sorted(marks, key=lambda mark: mark.table)
        ]
        if self._sqlite_writer is not None:
            async with self._writing:
                is_whole = await self._sqlite_writer.append(rows, changed) == len(rows)
                return set() if is_whole else {row[:2] for row in rows}
        async with self._engine.begin() as connection:
            # Always in the same order: otherwise two processes could deadlock on each other's rows.
            sent = {"rows": msgspec.json.encode(sorted(rows)).decode()}
            added = await connection.execute(APPEND_ROWS, sent) if rows else ()
            if changed:
                await connection.execute(MARK, changed)
            return {row[:2] for row in rows} - {(table, n) for table, n in added}

    async def since(self, wanted: Mapping[str, int], most: int = ALL_ROWS) -> Sequence[Row]:
        """The entries of those tables after those numbers, in order; the first ones, if there are more than wanted."""
        return await self._rows(SINCE[self.dialect], wanted=json.dumps(dict(wanted)), most=most)

    def version(self) -> tuple[int, int] | None:
        """Differs after anybody but the writer of this process has written; None if it is not known."""
        return None if self._sqlite_writer is None else self._sqlite_writer.version()

    async def still_there(self, tables: Sequence[str]) -> set[str]:
        """Those of the tables that were not removed."""
        found: set[str] = set()
        for at in range(0, len(tables), 500):
            statement = select(TABLES.c.id).where(TABLES.c.id.in_(tables[at : at + 500]))
            found.update(row[0] for row in await self._rows(statement))
        return found

    # Tables.

    async def put_table(
        self, new: NewRow, rows: Sequence[Row], table_log: Iterable[tuple[int, str]], quota: Quota | None = None
    ) -> bool:
        """Store a new table with its first entries; False if another table has its code. Refuses one above the quota."""
        values = {
            **{name: getattr(new, name) for name in ("code", "seed", "host", "listed", "standing", "card")},
            "id": new.table,
            "touched": time.time(),
        }
        try:
            async with self._write() as connection:
                if quota is not None and self.dialect == "postgresql":
                    await connection.execute(ONE_AT_A_TIME, {"guest": new.host})
                await connection.execute(self._insert(TABLES), values)
                if quota is not None:
                    # Counted with the new one and in its transaction: nobody else's can come in between.
                    quota.check((await connection.execute(quota.counted(new.host))).scalar_one())
                await connection.execute(insert(ENTRIES), [dict(zip(ENTRIES.c.keys(), row, strict=True)) for row in rows])
                for seat, guest in table_log:
                    await connection.execute(self._sits(new.table, seat, guest))
        except IntegrityError:
            return False
        return True

    async def seed(self, table: str) -> bytes | None:
        """The secret seed of a table; None if there is no such table."""
        rows = await self._rows(select(TABLES.c.seed).where(TABLES.c.id == table))
        return bytes(rows[0][0]) if rows else None

    async def table_of(self, code: str) -> str | None:
        """The table with that code."""
        rows = await self._rows(select(TABLES.c.id).where(TABLES.c.code == code))
        return str(rows[0][0]) if rows else None

    async def card_of(self, table: str) -> str | None:
        """The card of a table, as it was last kept."""
        rows = await self._rows(select(TABLES.c.card).where(TABLES.c.id == table))
        return str(rows[0][0]) if rows else None

    async def listed(self, most: int) -> list[str]:
        """The cards of the tables in the lobby, newest first; open tables before the others.

        An open table without players is left out: nobody would start it.
        """
        is_wanted = or_(TABLES.c.standing == "running", TABLES.c.card.contains(SOMEBODY_SITS))
        statement = select(TABLES.c.card).where(TABLES.c.listed, TABLES.c.standing.in_(["open", "running"]), is_wanted)
        rows = await self._rows(statement.order_by(TABLES.c.standing, TABLES.c.touched.desc()).limit(most))
        return [row[0] for row in rows]

    async def tables_with(self, guest: str, most: int) -> tuple[str, ...]:
        """Where a guest sits and the game is not over."""
        own = select(SEATS.c.table_id).where(SEATS.c.guest == guest, SEATS.c.sits)
        statement = (
            select(TABLES.c.id).where(TABLES.c.id.in_(own), TABLES.c.standing != "over").order_by(TABLES.c.touched.desc())
        )
        return tuple(row[0] for row in await self._rows(statement.limit(most)))

    async def due(self, now: float) -> list[str]:
        """Tables whose clock has expired; the longest overdue, if there are many."""
        statement = select(TABLES.c.id).where(TABLES.c.due <= now).order_by(TABLES.c.due).limit(100)
        return [row[0] for row in await self._rows(statement)]

    async def never_due(self, table: str) -> None:
        """The clock of this table no longer runs."""
        async with self._write() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(due=None))

    async def forget(self, standing: str, before: float, *, even_somebodys: bool = True) -> list[str]:
        """Remove the tables of that status without activity since then; returns which they were."""
        is_quiet = (TABLES.c.standing == standing, TABLES.c.touched < before)
        seated = select(SEATS.c.table_id).where(SEATS.c.sits)
        quiet = select(TABLES.c.id).where(*is_quiet, *(() if even_somebodys else (TABLES.c.id.not_in(seated),))).limit(100)
        tables = [row[0] for row in await self._rows(quiet)]
        busy = await self._rows(
            select(ENTRIES.c.table_id).where(ENTRIES.c.table_id.in_(tables), ENTRIES.c.at >= int(before * 1e6)).distinct()
        )
        tables = sorted(set(tables) - {row[0] for row in busy})
        if tables:
            await self.remove(tables)
        return tables

    async def remove(self, tables: Sequence[str]) -> None:
        """Remove those tables with everything stored about them."""
        async with self._write() as connection:
            for kept in (ENTRIES, SEATS, LINKS):
                await connection.execute(delete(kept).where(kept.c.table_id.in_(tables)))
            await connection.execute(delete(TABLES).where(TABLES.c.id.in_(tables)))

    # Guests.

    async def put_guest(self, guest: str, name: str) -> None:
        """Store a guest's name."""
        await self._put_guest({"id": guest, "name": name, "at": time.time()})

    async def dress_guest(self, guest: str, name: str, animal: str | None) -> None:
        """Store a guest's name and whom they wear; None keeps the initial."""
        await self._put_guest({"id": guest, "name": name, "at": time.time(), "animal": animal})

    async def _put_guest(self, row: dict[str, object]) -> None:
        changed = {column: value for column, value in row.items() if column != "id"}
        statement = self._insert(GUESTS).on_conflict_do_update(index_elements=["id"], set_=changed)
        async with self._write() as connection:
            await connection.execute(statement, row)

    async def guest(self, guest: str) -> str | None:
        """A guest's name."""
        rows = await self._rows(select(GUESTS.c.name).where(GUESTS.c.id == guest))
        return str(rows[0][0]) if rows else None

    async def animal(self, guest: str) -> str | None:
        """Whom a guest wears; None keeps the initial."""
        rows = await self._rows(select(GUESTS.c.animal).where(GUESTS.c.id == guest))
        return None if not rows or rows[0][0] is None else str(rows[0][0])

    async def last_seen(self, guest: str) -> float:
        """When a guest's name was last stored."""
        return float((await self._rows(select(GUESTS.c.at).where(GUESTS.c.id == guest)))[0][0])

    async def forget_guests(self, before: float) -> None:
        """Remove guests who were not seen since then and sit nowhere."""
        seated = select(SEATS.c.guest).where(SEATS.c.sits)
        async with self._write() as connection:
            await connection.execute(delete(GUESTS).where(GUESTS.c.at < before, GUESTS.c.id.not_in(seated)))

    async def sit(self, table: str, seats: Iterable[int], guest: str) -> None:
        """A guest sits there: the table is one of theirs."""
        async with self._write() as connection:
            for seat in seats:
                await connection.execute(self._sits(table, seat, guest))

    def _sits(self, table: str, seat: int, guest: str) -> "Insert":
        row = {"table_id": table, "seat": seat, "guest": guest, "here_until": 0.0, "sits": True}
        return self._insert(SEATS).values(row).on_conflict_do_update(index_elements=SEATS.primary_key, set_={"sits": True})

    async def stand_up(self, table: str, seat: int) -> None:
        """Nobody sits there any more, and no link leads there."""
        async with self._write() as connection:
            await connection.execute(delete(LINKS).where(LINKS.c.table_id == table))
            await connection.execute(update(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat).values(sits=False))

    async def here(self, rows: Sequence[tuple[str, int, str, float]]) -> None:
        """Store presence: (table, seat, guest, until when)."""
        if rows:
            async with self._write() as connection:
                await connection.execute(HERE[self.dialect], {"rows": json.dumps(sorted(rows))})

    async def who_is_here(self, tables: Sequence[str], now: float) -> set[tuple[str, int]]:
        """The seats of those tables whose presence has not expired: (table, seat)."""
        found: set[tuple[str, int]] = set()
        for at in range(0, len(tables), 500):
            wanted = SEATS.c.table_id.in_(tables[at : at + 500])
            statement = select(SEATS.c.table_id, SEATS.c.seat).where(wanted, SEATS.c.here_until > now)
            found.update((table, seat) for table, seat in await self._rows(statement))
        return found

    # One-time links.

    async def put_link(self, token: str, opens: UsedLink, until: float) -> None:
        """Store a link by the hash of its token."""
        row = {"token": token, "table_id": opens.table, "seats": json.dumps(opens.seats), "host": opens.host, "until": until}
        async with self._write() as connection:
            await connection.execute(delete(LINKS).where(LINKS.c.until < time.time()))
            await connection.execute(self._insert(LINKS), row)

    async def use_link(self, token: str) -> UsedLink | None:
        """What a link opens; it works once."""
        statement = delete(LINKS).where(LINKS.c.token == token).returning(*LINKS.c)
        async with self._write() as connection:
            row = (await connection.execute(statement)).fetchone()
        if row is None or row.until < time.time():
            return None
        return UsedLink(row.table_id, tuple(json.loads(row.seats)), row.host)


def is_trouble(error: BaseException) -> bool:
    """Whether an error means that the store is down, and not that there is a bug."""
    # A PostgreSQL that is just starting raises errors of its driver.
    away = SQLAlchemyError | sqlite3.Error | OSError | TimeoutError
    return isinstance(error, away) or type(error).__module__.startswith("asyncpg")


def report(error: Exception, work: str) -> None:
    """Log why a background job failed: a store that is down only delays it, anything else is a fault."""
    if is_trouble(error):
        logs.warn("put off", work=work, why=type(error).__name__)
    else:
        logs.fault("failed", error, work=work)


def with_driver(url: str) -> str:
    """The URL of a store as SQLAlchemy expects it.

    >>> with_driver("postgresql://db.example/spelunke")
    'postgresql+asyncpg://db.example/spelunke'
    """
    kind, separator, rest = url.partition("://")
    driver = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    return driver.get(kind, kind) + separator + rest


def _pool(url: str) -> dict[str, object]:
    if not url.startswith("postgresql"):
        return {}
    # A restarted PostgreSQL leaves dead connections behind: they are tested before use. One that hangs counts as down.
    return {"pool_pre_ping": True, "pool_size": 5, "connect_args": {"timeout": 10, "command_timeout": 30}}


def _version(connection: Connection) -> str | None:
    if not connection.dialect.has_table(connection, "alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _migrate(connection: Connection) -> None:
    # Imported only when there is something to migrate: it would take a third of the startup time.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", os.path.join(os.path.dirname(__file__), "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
