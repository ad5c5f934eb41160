"""The diary writes down everything once, and its log does not grow for ever."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from spelunke.server.diary import FILED_AFTER
from spelunke.server.entries import Row
from spelunke.server.store import Store
from tests.server.house import sqlite_in

AT_ONCE = 20
TABLES = 200


async def write(folder: Path, entries: int) -> int:
    """Write so many entries for many tables, a few at once and without a pause; the size of the log, in bytes."""
    store = Store(sqlite_in(folder))
    await store.prepare()
    for first in range(0, entries, AT_ONCE):
        rows: list[Row] = [
            (f"table{number % TABLES}", number // TABLES + 1, "said", None, f"word {number}", number)
            for number in range(first, first + AT_ONCE)
        ]
        assert await store.append(rows) == {row[:2] for row in rows}
        await asyncio.sleep(0)
    size = (folder / "tables.db-wal").stat().st_size
    await store.close()
    return size


def test_everything_is_written_once_and_the_log_begins_anew_though_nobody_pauses(tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("few", "many")]
    for folder in folders:
        folder.mkdir()
    before_it_is_filed, after = (
        asyncio.run(write(folder, entries))
        for folder, entries in zip(folders, (FILED_AFTER - AT_ONCE, 12 * FILED_AFTER), strict=True)
    )
    with closing(sqlite3.connect(folders[1] / "tables.db")) as connection:
        counted = connection.execute("SELECT count(*), count(DISTINCT body) FROM entries").fetchone()
    assert counted == (12 * FILED_AFTER, 12 * FILED_AFTER)
    assert after < 6 * before_it_is_filed
