"""The SQLite writer: commits all waiting entries in one transaction, on the event loop."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Mapping, Sequence
from typing import Final

from sqlalchemy import PoolProxiedConnection, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import SQLAlchemyError

from spelunke.server.log.entries import Row
from spelunke.server.store.db_schema import APPEND_ROW, MARK

BUSY_SECONDS: Final = 10

FILED_AFTER: Final = 1_000
"""Checkpoint the write-ahead log after this many entries."""

_MARK: Final = str(MARK)

Marks = Sequence[Mapping[str, object]]


def tune_sqlite(connection: DBAPIConnection, _record: object) -> None:
    """Readers never wait for the writer; a commit is on the disk before it is acknowledged."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute(f"PRAGMA busy_timeout={BUSY_SECONDS * 1000}")
    cursor.close()


class SqliteWriter:
    """One connection that is kept and used through the sqlite3 module: two statements that never change.

    Handing a transaction to SQLAlchemy, or to a thread and back, takes several times as long as SQLite needs for it, and
    players wait for it anyway. A thread is used only while another process is writing.
    """

    def __init__(self, url: str) -> None:
        self._engine = create_engine(url.replace("+aiosqlite", ""), isolation_level="AUTOCOMMIT")
        event.listen(self._engine, "connect", tune_sqlite)
        self._kept: PoolProxiedConnection | None = None
        self._opened = 0
        self._unfiled = 0
        self._filing: asyncio.Task[None] | None = None

    async def append(self, rows: Sequence[Row], marks: Marks) -> int:
        """Add entries and update marks in one transaction; returns how many entries were added."""
        try:
            added = self._append_now(rows, marks)
        except sqlite3.OperationalError as trouble:
            if not _is_busy(trouble):
                raise
            added = await asyncio.to_thread(self._append_patiently, rows, marks)
        self._unfiled += added
        if self._unfiled >= FILED_AFTER and (self._filing is None or self._filing.done()):
            self._unfiled = 0
            self._filing = asyncio.get_running_loop().create_task(self._file())
        return added

    def version(self) -> tuple[int, int] | None:
        """Differs after any other connection has written; None if it is not known."""
        if self._kept is None:
            return None
        try:
            # SQLite counts for each connection anew.
            return self._opened, int(_driver(self._kept).execute("PRAGMA data_version").fetchone()[0])
        except sqlite3.Error:
            return None

    def _append_now(self, rows: Sequence[Row], marks: Marks) -> int:
        """Raises if another process is writing."""
        if self._kept is None:
            self._kept = self._engine.raw_connection()
            self._opened += 1
            _write(self._kept, "PRAGMA busy_timeout=0")
            _write(self._kept, "PRAGMA wal_autocheckpoint=0")
        try:
            return _append(self._kept, rows, marks)
        except sqlite3.Error as trouble:
            if not _is_busy(trouble):
                self._kept.invalidate()
                self._kept = None
            raise

    def _append_patiently(self, rows: Sequence[Row], marks: Marks) -> int:
        connection = self._engine.raw_connection()
        try:
            return _append(connection, rows, marks)
        finally:
            connection.invalidate()

    async def _file(self) -> None:
        """Checkpoint the write-ahead log: most of it in a thread, while others write, and the little that came since, here.

        Only then does the log restart. If somebody is reading from it, or the store is down, that happens the next time.
        """
        with contextlib.suppress(sqlite3.Error, SQLAlchemyError):
            await asyncio.to_thread(self._file_what_there_is)
            if self._kept is not None:
                _write(self._kept, "PRAGMA wal_checkpoint(RESTART)")

    def _file_what_there_is(self) -> None:
        connection = self._engine.raw_connection()
        try:
            _write(connection, "PRAGMA wal_checkpoint(PASSIVE)")
        finally:
            connection.invalidate()

    def close(self) -> None:
        """Close the connection."""
        if self._filing is not None:
            self._filing.cancel()
        if self._kept is not None:
            self._kept.close()
        self._engine.dispose()


def _append(connection: PoolProxiedConnection, rows: Sequence[Row], marks: Marks) -> int:
    driver = _driver(connection)
    if len(rows) == 1 and not marks:
        # A statement is a transaction of its own if none is open.
        return driver.execute(APPEND_ROW, rows[0]).rowcount
    with driver:
        driver.execute("BEGIN IMMEDIATE")
        driver.executemany(_MARK, marks)
        return driver.executemany(APPEND_ROW, rows).rowcount if rows else 0


def _write(connection: PoolProxiedConnection, statement: str) -> None:
    _driver(connection).execute(statement)


def _driver(connection: PoolProxiedConnection) -> sqlite3.Connection:
    driver = connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


def _is_busy(trouble: sqlite3.Error) -> bool:
    """Whether another process is writing; the lowest byte of the error code says so, the rest how."""
    return (trouble.sqlite_errorcode or 0) & 0xFF == sqlite3.SQLITE_BUSY
