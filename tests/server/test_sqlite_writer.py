"""The sqlite_writer writes down everything once, and its log does not grow for ever."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from spelunke.server.log.entries import Row
from spelunke.server.store.sqlite_writer import FILED_AFTER
from spelunke.server.store.store import Store
from tests.server.house import sqlite_in

AT_ONCE = 20
TABLES = 200
MOST = 100 * FILED_AFTER


async def write_until_the_log_begins_anew(folder: Path) -> int:
    """Write entries for many tables, a few at once and without a pause, until the log grows no more; how many they were.

    The thread that files them gets its turn late on a busy machine, and the log grows until then.
    """
    store, log = Store(sqlite_in(folder)), folder / "tables.db-wal"
    await store.prepare()
    size = 0
    for first in range(0, MOST, AT_ONCE):
        rows: list[Row] = [
            (f"table{number % TABLES}", number // TABLES + 1, "said", None, f"word {number}", number)
            for number in range(first, first + AT_ONCE)
        ]
        assert not await store.append(rows), "none is missing"
        await asyncio.sleep(0)
        if (first + AT_ONCE) % FILED_AFTER == 0:
            before, size = size, log.stat().st_size
            if size == before:
                await store.close()
                return first + AT_ONCE
    raise AssertionError(f"the log has grown to {size} bytes")


def test_everything_is_written_once_and_the_log_begins_anew_though_nobody_pauses(tmp_path: Path) -> None:
    written = asyncio.run(write_until_the_log_begins_anew(tmp_path))
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        counted = connection.execute("SELECT count(*), count(DISTINCT body) FROM entries").fetchone()
    assert counted == (written, written)


async def versions_around_writes(folder: Path) -> list[tuple[int, int] | None]:
    """The store's version before anything was written, after its own writer wrote twice, and after another store did."""
    own, other = Store(sqlite_in(folder)), Store(sqlite_in(folder))
    await own.prepare()
    found = [own.version()]
    for number, store in enumerate((own, own, other), 1):
        row: Row = ("table", number, "said", None, "word", number)
        assert not await store.append([row])
        found.append(own.version())
    await own.close()
    await other.close()
    return found


def test_the_version_of_a_store_tells_what_others_wrote_and_not_what_oneself_did(tmp_path: Path) -> None:
    unknown, first, second, third = asyncio.run(versions_around_writes(tmp_path))
    assert unknown is None
    assert first == second != third
