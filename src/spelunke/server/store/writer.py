"""The writer: one task per process that commits all waiting entries of all tables in one transaction, then notifies."""

import asyncio
import time
from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from spelunke.core.errors import SpelunkeError
from spelunke.server import logs
from spelunke.server.errors import StoreAway
from spelunke.server.live.chunked import FEW, gently
from spelunke.server.log import entries
from spelunke.server.log.entries import AnswerSealed, Entry, Row, What
from spelunke.server.metrics import Metrics
from spelunke.server.store.store import Mark, Store, is_trouble

if TYPE_CHECKING:
    from spelunke.server.live.room import Room

LARGEST_BATCH: Final = 1_000
SHORTEST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 2.0

Outcome = Callable[[SpelunkeError | None], None]
"""Called with the result: None if the entry was committed, or a newer answer of the same seat took its place."""


class Draft(msgspec.Struct, eq=False, gc=False):
    """An entry that waits to be written."""

    seat: int | None
    what: What
    author: Hashable
    """Two entries of one author are never in flight at once, so they stay in order."""

    at: int
    outcome: Outcome | None


class WriteBatch(msgspec.Struct, eq=False, gc=False):
    """The entries of one table that are in flight."""

    room: "Room"
    before: int
    """The table's last entry when the batch was made."""

    drafts: list[Draft]
    written: list[Entry]


class Writer:
    """Writes entries for all tables of a process.

    An entry gets the number after the last one known here. If another process has taken that number, its entry is read,
    ours is checked again and, if it still fits, gets the next number.
    """

    def __init__(self, store: Store, counts: Metrics, most_waiting: int) -> None:
        self._store = store
        self._counts = counts
        self._most_waiting = most_waiting
        self._waiting: dict[Room, list[Draft]] = {}
        self._under_way: set[Room] = set()
        self._count = 0
        self._marks: dict[str, Mark] = {}
        self._wake = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        self._first_at = 0.0
        self._pause = SHORTEST_PAUSE
        self.is_well = True
        """Whether the last attempt to write succeeded."""

    def put(self, room: "Room", draft: Draft) -> None:
        """Queue an entry for the next transaction. A seat's newer answer replaces the one that waits."""
        older = self._waiting_answer(room, draft)
        if older is not None:
            self._tell_outcome(older, None)
            older.what, older.at, older.outcome = draft.what, draft.at, draft.outcome
            return
        if self._count >= self._most_waiting:
            raise StoreAway("server-store-away")
        if not self._count:
            self._first_at = time.monotonic()
            self._idle.clear()
            self._wake.set()
        self._keep(room, draft)

    def _waiting_answer(self, room: "Room", draft: Draft) -> Draft | None:
        """The waiting answer of the same author to the same ask."""
        if not isinstance(draft.what, AnswerSealed):
            return None
        for other in self._waiting.get(room, ()):
            if isinstance(other.what, AnswerSealed) and other.author == draft.author and other.what.turn == draft.what.turn:
                return other
        return None

    def mark(self, mark: Mark) -> None:
        """Queue look-up data of a table; replaces older data of the same table."""
        self._marks[mark.table] = mark
        self._idle.clear()
        self._wake.set()

    def is_busy_for(self, room: "Room") -> bool:
        """Whether entries of that table are queued or in flight."""
        return room in self._waiting or room in self._under_way

    async def drain(self) -> None:
        """Wait until the queue is empty."""
        await self._idle.wait()

    async def run(self) -> None:
        """Write until cancelled."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting or self._marks:
                try:
                    await self._write()
                except Exception as error:
                    logs.fault("the writer stumbled", error)
                    await asyncio.sleep(LONGEST_PAUSE)
                self._under_way.clear()
                if self._waiting or self._marks:
                    # SQLite is written to without awaiting: other tasks must get to run between two transactions.
                    await asyncio.sleep(0)
            self._idle.set()

    async def _write(self) -> None:
        batches = self._take()
        self._under_way.update(batch.room for batch in batches)
        marks, self._marks = self._marks, {}
        rows = [entries.row(batch.room.table, entry) for batch in batches for entry in batch.written]
        try:
            missing = await self._store.append(rows, marks.values())
        except Exception as error:
            # Whatever the error was: it is unknown whether anything was written, so nothing may be dropped.
            self._marks = {**marks, **self._marks}
            await self._recover(batches, error)
            return
        self._is_back()
        if rows:
            self._counts.committed(len(rows) - len(missing), time.monotonic() - self._first_at)
        late = []
        async for some in gently(batches, FEW):
            for batch in some:
                is_whole = not missing or missing.isdisjoint((batch.room.table, entry.n) for entry in batch.written)
                if is_whole and batch.room.table_log.n == batch.before:
                    self._speak(batch)
                else:
                    late.append(batch)
        if late:
            await self._settle_or_keep(late)

    def _take(self) -> list[WriteBatch]:
        """The next entries of every table, numbered; the rest waits for the next transaction."""
        waiting, self._waiting, self._count = self._waiting, {}, 0
        batches = []
        room_left = LARGEST_BATCH
        for room, drafts in waiting.items():
            before = room.table_log.n
            by_author: dict[Hashable, Draft] = {}
            for draft in drafts:
                if len(by_author) < room_left and draft.author not in by_author:
                    by_author[draft.author] = draft
                else:
                    self._keep(room, draft)
            if by_author:
                taken = list(by_author.values())
                written = [Entry(n, draft.seat, draft.what, draft.at) for n, draft in enumerate(taken, before + 1)]
                batches.append(WriteBatch(room, before, taken, written))
                room_left -= len(taken)
        return batches

    def _keep(self, room: "Room", draft: Draft) -> None:
        self._count += 1
        self._waiting.setdefault(room, []).append(draft)

    def _speak(self, batch: WriteBatch) -> None:
        """Everything was committed as numbered: now everybody may be notified."""
        for draft, entry in zip(batch.drafts, batch.written, strict=True):
            self._tell_outcome(draft, batch.room.read(entry))
        batch.room.wrote(batch.written)

    def _tell_outcome(self, draft: Draft, refusal: SpelunkeError | None) -> None:
        if draft.outcome is not None:
            draft.outcome(refusal)

    async def _recover(self, batches: Sequence[WriteBatch], error: Exception) -> None:
        """The store failed, either before or after the commit: wait, and find out."""
        if self.is_well:
            logs.warn("the store does not answer", why=getattr(error, "sqlite_errorname", type(error).__name__))
        self.is_well = False
        while True:
            await asyncio.sleep(self._pause)
            self._pause = min(self._pause * 2, LONGEST_PAUSE)
            try:
                await self._settle(batches)
            except Exception as again:
                if not is_trouble(again):
                    logs.fault("the writer stumbled", again)
                continue
            # A store that can be read may have a full disk: while entries are queued, it is back only once they are written.
            if not self._waiting and not self._marks:
                self._is_back()
            return

    def _is_back(self) -> None:
        if not self.is_well:
            logs.note("the store is back")
        self.is_well = True
        self._pause = SHORTEST_PAUSE

    async def _settle_or_keep(self, batches: Sequence[WriteBatch]) -> None:
        try:
            await self._settle(batches)
        except Exception as error:
            await self._recover(batches, error)

    async def _settle(self, batches: Sequence[WriteBatch]) -> None:
        """Read what is actually stored, and write again those of our entries that are not."""
        if not batches:
            await self._store.is_there()
            return
        found: dict[str, list[Row]] = {batch.room.table: [] for batch in batches}
        for row in await self._store.since({batch.room.table: batch.before for batch in batches}):
            found[row[0]].append(row)
        for batch in batches:
            ours = {_likeness(draft): draft for draft in batch.drafts}
            for row in found[batch.room.table]:
                refusal = batch.room.catch_up(row)
                draft = ours.pop(_likeness_of(row), None)
                if draft is not None:
                    self._tell_outcome(draft, refusal)
            batch.room.wrote(batch.written)
            self._again(batch.room, list(ours.values()))

    def _again(self, room: "Room", drafts: Sequence[Draft]) -> None:
        """Write entries that are not stored in the next transaction, before what came after them."""
        again = []
        for draft in drafts:
            self._counts.conflicts += 1
            if self._waiting_answer(room, draft) is not None:
                self._tell_outcome(draft, None)
                continue
            try:
                room.table_log.fits(draft.seat, draft.what)
            except SpelunkeError as refusal:
                self._tell_outcome(draft, refusal)
            else:
                again.append(draft)
        if again:
            self._count += len(again)
            self._waiting[room] = [*again, *self._waiting.get(room, ())]


def _likeness(draft: Draft) -> tuple[object, ...]:
    """What distinguishes an entry from all others of its table: nobody does the same thing twice in a microsecond."""
    row = entries.row("", Entry(0, draft.seat, draft.what, draft.at))
    return row[2:]


def _likeness_of(row: Row) -> tuple[object, ...]:
    return tuple(row)[2:]
