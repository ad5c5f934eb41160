"""The writer writes for all tables: what one of them has in plenty keeps nobody else waiting."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import msgspec
import pytest

from spelunke.core.errors import SpelunkeError
from spelunke.server.errors import TooMuch
from spelunke.server.live import seat_output
from spelunke.server.live.chunked import MANY
from spelunke.server.live.registry import Registry
from spelunke.server.live.room import Room
from spelunke.server.log import entries
from spelunke.server.log.entries import Entry, Row, What
from spelunke.server.log.table_log import MOST_CHANGES, TableLog
from spelunke.server.settings import Settings
from spelunke.server.store.store import NewRow
from tests.server.test_secrecy import SEED, started

PLENTY = 50


async def laid(registry: Registry, table: str, more: Sequence[tuple[int | None, What]] = ()) -> Room:
    """A table of that name, kept in the store, with what happened at it."""
    created = msgspec.structs.replace(started("rueck", "box").created, code=table.upper())
    first = Entry(1, None, created, 1)
    table_log = TableLog(table, SEED)
    table_log.read(first)
    card = seat_output.card(table_log).decode()
    await registry.store.put_table(
        NewRow(table, created.code, SEED, "anna", False, "open", card), [entries.row(table, first)], []
    )
    if more:
        await registry.store.append([entries.row(table, Entry(n, seat, what, n)) for n, (seat, what) in enumerate(more, 2)])
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


RUNNING: list[tuple[int | None, What]] = [
    *((seat, entries.Joined(f"Guest {seat}", str(seat), str(seat))) for seat in range(4)),
    (None, entries.Started()),
]
"""Four people at a game of Rück's raus! that has begun."""


def in_a_registry(db: str, work: Callable[[Registry], Awaitable[None]]) -> None:
    """Do that in a process that is serving."""

    async def evening() -> None:
        registry = Registry(Settings(db=db))
        await registry.open()
        try:
            await work(registry)
        finally:
            await registry.close()

    asyncio.run(evening())


def test_of_the_answers_of_a_seat_that_wait_only_the_newest_is_written_and_everybody_hears_of_an_outcome(db: str) -> None:
    outcomes: list[SpelunkeError | None] = []

    async def work(registry: Registry) -> None:
        room = await laid(registry, "tabwe", RUNNING)
        before = room.table_log.n
        moves = [room.table_log.game.parts.codebook.moves[code] for code in room.table_log.running.table.choices(0)]
        for number in range(PLENTY):
            room.answer(0, 0, moves[number % len(moves)], outcomes.append)
        room.answer(1, 0, moves[0], outcomes.append)
        await registry.writer.drain()
        assert room.table_log.n == before + 2
        assert room.table_log.running.sealed_by(0) == moves[(PLENTY - 1) % len(moves)]

    in_a_registry(db, work)
    assert outcomes == [None] * (PLENTY + 1)


def test_a_change_of_mind_that_was_sent_while_the_older_answer_failed_to_be_written_is_what_counts(db: str) -> None:
    """The older one is found missing and tried again, behind what has come meanwhile."""

    async def work(registry: Registry) -> None:
        room = await laid(registry, "tabwe", RUNNING)
        moves = [room.table_log.game.parts.codebook.moves[code] for code in room.table_log.running.table.choices(0)]
        append = registry.store.append
        broken: list[object] = []

        async def break_once(*what: object) -> set[tuple[str, int]]:
            if not broken:
                broken.append(what)
                room.answer(0, 0, moves[2], ignored)
                raise OSError("no disk")
            return await append(*what)  # type: ignore[arg-type]

        registry.store.append = break_once  # type: ignore[method-assign,assignment]
        room.answer(0, 0, moves[1], ignored)
        await registry.writer.drain()
        assert room.table_log.running.sealed_by(0) == moves[2]

    in_a_registry(db, work)


def ignored(_: SpelunkeError | None) -> None:
    """Nobody asks what came of it."""


def test_at_one_ask_a_seat_changes_its_mind_so_often_and_no_more(db: str) -> None:
    async def work(registry: Registry) -> None:
        changes: list[tuple[int | None, What]] = [(0, entries.AnswerSealed(0, n % 2)) for n in range(MOST_CHANGES + 1)]
        room = await laid(registry, "tabwe", [*RUNNING, *changes])
        moves = [room.table_log.game.parts.codebook.moves[code] for code in room.table_log.running.table.choices(0)]
        with pytest.raises(TooMuch) as refused:
            room.answer(0, 0, moves[0], ignored)
        assert refused.value.message == "server-too-many-changes"
        room.answer(1, 0, moves[0], ignored)
        for seat in (2, 3):
            room.answer(seat, 0, moves[0], ignored)
        await registry.writer.drain()
        assert room.table_log.turn == 1
        room.answer(0, 1, moves[-1], ignored)

    in_a_registry(db, work)


def test_a_long_log_is_read_in_pieces_and_others_have_a_turn_between_them(db: str) -> None:
    async def work(registry: Registry) -> None:
        changes: list[tuple[int | None, What]] = [(0, entries.AnswerSealed(0, n % 2)) for n in range(20 * MANY)]
        sizes: list[int] = []
        since = registry.store.since

        async def counted(*what: object) -> Sequence[Row]:
            rows = await since(*what)  # type: ignore[arg-type]
            sizes.append(len(rows))
            return rows

        registry.store.since = counted  # type: ignore[method-assign,assignment]
        room = await laid(registry, "tabwe", [*RUNNING, *changes])
        assert room.table_log.n == 1 + len(RUNNING) + len(changes)
        assert max(sizes) <= MANY
        assert len(sizes) > 20

    in_a_registry(db, work)
