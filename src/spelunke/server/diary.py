"""The diary: how SQLite gets its entries, all that wait in one transaction, from a thread of its own."""

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from sqlalchemy import PoolProxiedConnection, create_engine, event

from spelunke.server.tables import APPEND, MARK

BUSY_SECONDS: Final = 10
_APPEND: Final = str(APPEND["sqlite"])
_MARK: Final = str(MARK)


def tune_sqlite(connection: Any, _record: object) -> None:
    """Readers never wait for the writer; a commit is on the disk before it is acknowledged."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute(f"PRAGMA busy_timeout={BUSY_SECONDS * 1000}")
    cursor.close()


class Diary:
    """One connection that is kept and spoken to in SQLite's own words.

    Its statements are two and never change. To hand over one transaction takes SQLAlchemy longer than SQLite needs to do it.
    """

    def __init__(self, url: str) -> None:
        self._engine = create_engine(url.replace("+aiosqlite", ""), isolation_level="AUTOCOMMIT")
        event.listen(self._engine, "connect", tune_sqlite)
        self._thread = ThreadPoolExecutor(1, "diary")
        self._kept: PoolProxiedConnection | None = None

    async def append(self, rows: str | None, marks: Sequence[Mapping[str, object]]) -> int:
        """Add entries in one transaction, and change marks; how many entries were added.

        To be told which ones, the thread would have to wait once a row for its turn while all others play.
        """
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._append, rows, marks)

    def _append(self, rows: str | None, marks: Sequence[Mapping[str, object]]) -> int:
        if self._kept is None:
            self._kept = self._engine.raw_connection()
        connection = self._kept.driver_connection
        assert isinstance(connection, sqlite3.Connection)
        try:
            if not marks:
                return _append(connection, rows)
            with connection:
                connection.execute("BEGIN IMMEDIATE")
                added = _append(connection, rows)
                connection.executemany(_MARK, marks)
        except sqlite3.Error:
            self._kept.invalidate()
            self._kept = None
            raise
        return added

    def close(self) -> None:
        """Let go of the connection."""
        self._thread.shutdown()
        if self._kept is not None:
            self._kept.close()
        self._engine.dispose()


def _append(connection: sqlite3.Connection, rows: str | None) -> int:
    """One statement, which is a transaction of its own if none is open: each further one would wait for its turn to run."""
    return connection.execute(_APPEND, {"rows": rows}).rowcount if rows else 0
