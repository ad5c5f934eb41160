"""The registry: all tables loaded in this process, and everything they share."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar

from spelunke.core.errors import SpelunkeError
from spelunke.server.errors import NotHere
from spelunke.server.http.types import Health
from spelunke.server.limits import Buckets, Guesses
from spelunke.server.live.chunked import MANY, gently
from spelunke.server.live.jobs import Jobs
from spelunke.server.live.presence import Presence
from spelunke.server.live.room import Room
from spelunke.server.log import entries, identity
from spelunke.server.log.entries import Entry, Row
from spelunke.server.log.table_log import TableLog
from spelunke.server.metrics import Metrics
from spelunke.server.settings import Settings
from spelunke.server.socket.messages import Bye
from spelunke.server.socket.websocket import WebSocket
from spelunke.server.store.bus import PRESENCE, bus_at
from spelunke.server.store.store import Store, report
from spelunke.server.store.writer import Writer
from spelunke.server.workers.bot_pool import BotPool, HintPool

ResultT = TypeVar("ResultT")

GONE: Final = Bye("elsewhere", None)


class Registry:
    """All tables of this process, the store, and the bus between processes."""

    def __init__(self, settings: Settings, page: str = "") -> None:
        self.settings = settings
        self.page = page
        """The version of the page that this process has."""

        self.counts = Metrics()
        self.store = Store(settings.db)
        self.bus = bus_at(settings.bus)
        self.writer = Writer(self.store, self.counts, settings.limits.waiting_entries)
        self.bots = BotPool(self.counts, settings.bot_workers, settings.bot_patience, settings.bot_command)
        self.thinkers = BotPool(self.counts, settings.bot_workers, settings.bot_patience, settings.bot_command)
        # Separate from the bots: their response times must not depend on who asks for hints.
        self.advisers = HintPool(self.counts, settings.hint_workers, settings.bot_patience, settings.hint_command)
        self.rooms: dict[str, Room] = {}
        self.wires: set[WebSocket] = set()
        self.cookie_key = b""
        self.is_closing = False
        self.site = f"http://{settings.host}:{settings.port}"
        """The address at which this process is reached, once it is."""

        self._heavy = asyncio.Semaphore(1)
        self._listing: asyncio.Task[list[str]] | None = None
        limits = settings.limits
        self.requests = Buckets(limits.requests_per_second, limits.requests_at_once)
        self.files = Buckets(limits.files_per_second, limits.files_at_once)
        self.handshakes = Buckets(limits.handshakes_per_second, limits.handshakes_at_once)
        self.guesses = Guesses(limits.guesses_per_second, limits.guesses_at_once)
        self.makings = Buckets(limits.makings_per_second, limits.makings_at_once)
        self.answers = Buckets(limits.answers_per_second, limits.answers_at_once)
        self.tries = Buckets(limits.tries_per_second, limits.tries_at_once)
        self.spectators_sayings = Buckets(limits.spectators_sayings_per_second, limits.spectators_sayings_at_once)
        self.sayings = Buckets(limits.sayings_per_second, limits.sayings_at_once)
        self.hints = Buckets(limits.hints_per_second, limits.hints_at_once)
        self.sockets_of: Counter[str] = Counter()
        """Open websockets, by whose quota they use."""

        self.connections_of: Counter[str] = Counter()
        """Open connections that are not websockets, by address."""

        self._laying: dict[str, asyncio.Task[Room]] = {}
        self._behind: set[str] = set()
        self._behind_wake = asyncio.Event()
        self._to_flush: list[WebSocket] = []
        self.presence = Presence(self)
        self._jobs = Jobs(self)

    async def open(self) -> None:
        """Start serving."""
        await self.store.prepare()
        self.cookie_key = await self.store.secret(identity.COOKIE_SECRET)
        self.bus.listen(self._hear)
        await self.bus.start()
        self._jobs.start()

    async def say_bye(self) -> None:
        """Finish pending writes, and tell all clients to reconnect in a moment."""
        self.is_closing = True
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.writer.drain(), 5)
        self.flush()
        for wire in list(self.wires):
            wire.dismiss(Bye("restart", 1.0), 1012)

    async def close(self) -> None:
        """Stop serving."""
        for room in self.rooms.values():
            room.close()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.writer.drain(), 5)
        await self._jobs.stop()
        await self.bots.stop()
        await self.thinkers.stop()
        await self.advisers.stop()
        await self.bus.stop()
        await self.store.close()

    def health(self) -> Health:
        """The health of this process."""
        has_store = self.writer.is_well and self._jobs.store_answers
        return Health(has_store, self.bus.is_up or not self.bus.is_wanted, len(self.rooms), len(self.wires))

    async def in_thread(self, work: Callable[..., ResultT], *given: object) -> ResultT:
        """Do heavy work beside the event loop, one piece at a time: threads of this process take turns with it."""
        async with self._heavy:
            return await asyncio.to_thread(work, *given)

    # Tables.

    async def listed(self) -> list[str]:
        """The cards of the tables in the lobby. Requests that come while they are being read share them."""
        if self._listing is None:
            self._listing = asyncio.create_task(self.store.listed(self.settings.limits.listed_tables))
            self._listing.add_done_callback(self._has_listed)
        return await asyncio.shield(self._listing)

    def _has_listed(self, _: asyncio.Task[list[str]]) -> None:
        self._listing = None

    async def room(self, table: str) -> Room:
        """The room of a table, loaded from its entries if this process does not have it yet."""
        room = self.rooms.get(table)
        if room is not None:
            return room
        laying = self._laying.get(table)
        if laying is None:
            laying = self._laying[table] = asyncio.create_task(self._lay(table))
            laying.add_done_callback(lambda _: self._laying.pop(table, None))
        return await asyncio.shield(laying)

    async def room_for(self, table: str, address: str) -> Room:
        """The room of a table that a client has named. A wrong one counts as a guess; none is one that is here."""
        room = self.rooms.get(table)
        if room is not None:
            return room
        async with self.guesses.one(address):
            return await self.room(table)

    async def _lay(self, table: str) -> Room:
        seed = await self.store.seed(table) if identity.is_table(table) else None
        if seed is None:
            raise NotHere("server-no-such-table")
        table_log = TableLog(table, seed)
        rows: Sequence[Row] = await self.store.since({table: 0}, MANY)
        while rows:
            for row in rows:
                _read_first(table_log, entries.entry(row))
            rows = await self.store.since({table: table_log.n}, MANY) if len(rows) == MANY else ()
        room = Room(self, table_log)
        if self.bus.is_wanted:
            room.elsewhere = frozenset(seat for _, seat in await self.store.who_is_here([table], time.time()))
            room.presence_changed()
            # Notifications that arrived while the table was being loaded were missed.
            self._behind |= {table, f"{table}/"}
            self._behind_wake.set()
        self.rooms[table] = room
        room.wake()
        return room

    async def catch_up(self, tables: Iterable[str]) -> None:
        """Read the entries that other processes wrote for those tables."""
        async for some in gently(list(tables), MANY):
            wanted = {table: self.rooms[table].table_log.n for table in some if table in self.rooms}
            rows = await self.store.since(wanted) if wanted else ()
            async for few in gently(rows, MANY):
                for row in few:
                    room = self.rooms.get(row[0])
                    if room is not None:
                        room.catch_up(row)

    def _hear(self, table: str, n: int) -> None:
        """Another process has written entries for a table."""
        room = self.rooms.get(table)
        if room is not None and (n == PRESENCE or n > room.table_log.n):
            self._behind.add(table if n != PRESENCE else f"{table}/")
            self._behind_wake.set()

    async def catch_up_when_told(self) -> None:
        """Read what other processes wrote, as soon as the bus reports it."""
        while True:
            await self._behind_wake.wait()
            self._behind_wake.clear()
            behind, self._behind = self._behind, set()
            try:
                await self.catch_up(table for table in behind if not table.endswith("/"))
                await self.presence.look_up([table[:-1] for table in behind if table.endswith("/")])
            except Exception as error:
                report(error, "catch up")

    def forget(self, table: str, bye: Bye = GONE) -> None:
        """Unload a table from this process, and tell whoever looks at it; its entries stay in the store."""
        room = self.rooms.pop(table, None)
        if room is not None:
            room.close()
            for wire in list(room.wires):
                wire.dismiss(bye)

    # Websockets.

    def flush_soon(self, wire: WebSocket) -> None:
        """Send everything queued for this websocket in one write, once the current callbacks have run."""
        if not self._to_flush:
            asyncio.get_running_loop().call_soon(self.flush)
        self._to_flush.append(wire)

    def flush(self) -> None:
        """Send everything that is queued."""
        waiting, self._to_flush = self._to_flush, []
        for wire in waiting:
            wire.flush()

    def came(self, wire: WebSocket) -> None:
        """A websocket was admitted."""
        self.wires.add(wire)
        self.sockets_of.update(wire.counted_as)
        self.presence.came(wire)

    def went(self, wire: WebSocket) -> None:
        """A websocket was closed."""
        if wire not in self.wires:
            return
        self.wires.discard(wire)
        for whom in wire.counted_as:
            self.sockets_of[whom] -= 1
            if not self.sockets_of[whom]:
                del self.sockets_of[whom]
        if wire.room is not None:
            wire.room.goodbye(wire)
            self.presence.went(wire, wire.room.seats_of_wires())


def _read_first(table_log: TableLog, entry: Entry) -> None:
    """Read the next entry of a table that is being loaded. One that was refused is refused again, and nobody asks."""
    if entry.n == 1:
        table_log.read(entry)
        return
    with contextlib.suppress(SpelunkeError):
        table_log.read_stored(entry)
