"""The writer writes for all tables: what one of them has in plenty keeps nobody else waiting."""

import asyncio

import msgspec

from spelunke.core.errors import SpelunkeError
from spelunke.server.live import seat_output
from spelunke.server.live.registry import Registry
from spelunke.server.live.room import Room
from spelunke.server.log import entries
from spelunke.server.log.entries import Entry
from spelunke.server.log.table_log import TableLog
from spelunke.server.settings import Settings
from spelunke.server.store.store import NewRow
from tests.server.test_secrecy import SEED, started

PLENTY = 50


async def laid(registry: Registry, table: str) -> Room:
    """A table of that name, kept in the store."""
    created = msgspec.structs.replace(started("rueck", "box").created, code=table.upper())
    first = Entry(1, None, created, 1)
    table_log = TableLog(table, SEED)
    table_log.read(first)
    card = seat_output.card(table_log).decode()
    await registry.store.put_table(
        NewRow(table, created.code, SEED, "anna", False, "open", card), [entries.row(table, first)], []
    )
    return await registry.room(table)


def test_a_table_is_written_for_before_all_that_waits_of_one_author_at_another_is_through(db: str) -> None:
    order: list[str] = []

    async def evening() -> None:
        registry = Registry(Settings(db=db))
        await registry.open()
        try:
            loud, calm = await laid(registry, "tabwe"), await laid(registry, "tabwf")

            def said_at_calm(_: SpelunkeError | None) -> None:
                order.append("calm")

            def said_at_loud(_: SpelunkeError | None) -> None:
                if not order:
                    # As a frame that arrives while the writer is at work.
                    said = (None, entries.Said("Ben", "?"), "ben", said_at_calm)
                    asyncio.get_running_loop().call_soon(calm.propose, *said)
                order.append("loud")

            for number in range(PLENTY):
                # Of one author: each needs a transaction of its own.
                loud.propose(None, entries.Said("Anna", str(number)), "anna", said_at_loud)
            await registry.writer.drain()
        finally:
            await registry.close()

    asyncio.run(evening())
    assert order.count("loud") == PLENTY
    assert order.index("calm") < PLENTY
