"""Finished games of a guest, and what is left of a guest who wants to be forgotten."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING, Any

from sqlalchemy import Executable, Table, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from spelunke.server.log.entries import Row
from spelunke.server.store.db_schema import ENTRIES, GUESTS, SEATS, TABLES

if TYPE_CHECKING:
    from sqlalchemy.dialects.sqlite import Insert


class FinishedGames:
    """The part of the store that knows whose games are over."""

    _insert: "Callable[[Table], Insert]"
    _write: Callable[[], AbstractAsyncContextManager[AsyncConnection]]

    async def _rows(self, statement: Executable, **values: object) -> Sequence[Any]:
        raise NotImplementedError

    async def finished_with(self, guest: str, most: int) -> list[tuple[str, tuple[int, ...], int]]:
        """The cards of games that are over and where a guest sat to the end, the newest first, each with seats and time."""
        sat = (SEATS.c.guest == guest, SEATS.c.sits)
        own = select(SEATS.c.table_id).where(*sat)
        over = select(TABLES.c.id, TABLES.c.card, TABLES.c.touched).where(TABLES.c.id.in_(own), TABLES.c.standing == "over")
        found = await self._rows(over.order_by(TABLES.c.touched.desc()).limit(most))
        seats: dict[str, list[int]] = {}
        wanted = SEATS.c.table_id.in_([table for table, _, _ in found])
        for table, seat in await self._rows(select(SEATS.c.table_id, SEATS.c.seat).where(wanted, *sat)):
            seats.setdefault(table, []).append(seat)
        return [(card, tuple(sorted(seats[table])), int(at)) for table, card, at in found]

    async def tables_of(self, guest: str) -> list[tuple[str, str]]:
        """Every table that a guest has had to do with, and how it stands."""
        own = select(SEATS.c.table_id).where(SEATS.c.guest == guest)
        return [
            (row[0], row[1]) for row in await self._rows(select(TABLES.c.id, TABLES.c.standing).where(TABLES.c.id.in_(own)))
        ]

    async def others_at(self, table: str, guest: str) -> bool:
        """Whether the table is also another guest's."""
        found = select(SEATS.c.guest).where(SEATS.c.table_id == table, SEATS.c.guest != guest, SEATS.c.sits).limit(1)
        return bool(await self._rows(found))

    async def rewrite(self, rows: Sequence[Row], cards: Mapping[str, str]) -> None:
        """Replace the words of entries, never their number, and the cards of tables: only to forget a guest."""
        async with self._write() as connection:
            for table, n, _, _, body, _ in rows:
                await connection.execute(update(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.n == n).values(body=body))
            for table, card in cards.items():
                await connection.execute(update(TABLES).where(TABLES.c.id == table).values(card=card))

    async def forget_guest(self, guest: str) -> None:
        """Remove a guest's name, and where they sat."""
        async with self._write() as connection:
            await connection.execute(delete(SEATS).where(SEATS.c.guest == guest))
            await connection.execute(delete(GUESTS).where(GUESTS.c.id == guest))
            await connection.execute(update(TABLES).where(TABLES.c.host == guest).values(host=""))
