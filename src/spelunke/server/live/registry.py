"""The registry: all tables that this process has laid, and everything they share."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Callable, Collection, Coroutine, Iterable
from typing import Any, Final

from spelunke.core.errors import SpelunkeError
from spelunke.server import logs
from spelunke.server.errors import NotHere
from spelunke.server.http.types import Health
from spelunke.server.limits import Buckets
from spelunke.server.live import clocks
from spelunke.server.live.chunked import FEW, MANY, gently
from spelunke.server.live.room import Room
from spelunke.server.log import entries, identity
from spelunke.server.log.table_log import TableLog
from spelunke.server.metrics import Metrics
from spelunke.server.settings import Settings
from spelunke.server.socket.messages import Bye
from spelunke.server.socket.websocket import WebSocket
from spelunke.server.store.bus import PRESENCE, bus_at
from spelunke.server.store.store import Store, is_trouble
from spelunke.server.store.writer import Writer
from spelunke.server.workers.bot_pool import BotPool, HintPool

LOOK_UP_WITH_BUS: Final = 15.0
"""Even a bus that is there may have dropped a word."""

VOUCH_EVERY: Final = 30.0
VOUCH_FOR: Final = 75.0
CLOCK_AGREES: Final = 60.0
"""Seconds by which the wall clock may have been set without anybody minding."""

LOOKS_OF_MISTRUST: Final = 24
"""So often nothing is cleared away after the wall clock was set by more."""


class Registry:
    """All tables of this process, the store behind them, and the bus between processes."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.counts = Metrics()
        self.store = Store(settings.db)
        self.bus = bus_at(settings.bus)
        self.writer = Writer(self.store, self.counts, settings.limits.waiting_entries)
        self.bots = BotPool(self.counts, settings.bot_workers, settings.bot_patience, settings.bot_command)
        self.thinkers = BotPool(self.counts, settings.bot_workers, settings.bot_patience, settings.bot_command)
        # Apart from the bots: when those answer must not depend on who asks for hints.
        self.advisers = HintPool(self.counts, settings.hint_workers, settings.bot_patience, settings.hint_command)
        self.rooms: dict[str, Room] = {}
        self.wires: set[WebSocket] = set()
        self.cookie_key = b""
        self.is_closing = False
        limits = settings.limits
        self.requests = Buckets(limits.requests_per_second, limits.requests_at_once)
        self.guesses = Buckets(limits.guesses_per_second, limits.guesses_at_once)
        self.makings = Buckets(limits.makings_per_second, limits.makings_at_once)
        self.sayings = Buckets(limits.sayings_per_second, limits.sayings_at_once)
        self.hints = Buckets(limits.hints_per_second, limits.hints_at_once)
        self.sockets_of: Counter[str] = Counter()
        """Open sockets by whose share they take."""

        self.connections_of: Counter[str] = Counter()
        """Open connections that are not sockets, by address."""

        self._laying: dict[str, asyncio.Task[Room]] = {}
        self._behind: set[str] = set()
        self._behind_wake = asyncio.Event()
        self._looked_up = 0.0
        self._bus_was_up = False
        self._to_flush: list[WebSocket] = []
        self._vouched: dict[tuple[str, int, str], float] = {}
        self._sat: set[tuple[str, int, str]] = set()
        self._vouch_wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._wall_clock_ahead = _wall_clock_ahead()
        self._mistrust = 0
        self._store_answers = True
        """Whether it did at the last sweep."""

    async def open(self) -> None:
        """Begin to serve."""
        await self.store.prepare()
        self.cookie_key = await self.store.secret(identity.COOKIE_SECRET)
        self.bus.listen(self._hear)
        await self.bus.start()
        for work in (self.writer.run, self._catch_up_when_told, self._vouch_when_needed):
            self._begin(work())
        self._begin(self._every(lambda: self.settings.heartbeat, self._beat))
        self._begin(self._every(lambda: self.settings.sweep, self._sweep))
        self._begin(self._every(lambda: self.settings.look_up, self._look_up))
        if self.bus.is_wanted:
            self._begin(self._every(lambda: VOUCH_EVERY, self._vouch_for_all))
        self._begin(self._every(lambda: self.settings.clean, self._clean))
        self._begin(self._every(lambda: self.settings.drop_removed, self._drop_removed))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.create_task(work))

    async def say_bye(self) -> None:
        """Finish what is being written, and tell everybody to come back in a moment."""
        self.is_closing = True
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.writer.drain(), 5)
        self.flush()
        for wire in list(self.wires):
            wire.dismiss(Bye("restart", 1.0), 1012)

    async def close(self) -> None:
        """End."""
        for room in self.rooms.values():
            room.close()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.writer.drain(), 5)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.stop()
        await self.thinkers.stop()
        await self.advisers.stop()
        await self.bus.stop()
        await self.store.close()

    def health(self) -> Health:
        """How this process is."""
        has_store = self.writer.is_well and self._store_answers
        return Health(has_store, self.bus.is_up or not self.bus.is_wanted, len(self.rooms), len(self.wires))

    # Tables.

    async def room(self, table: str) -> Room:
        """The table of that name, laid anew from its entries if this process has not laid it yet."""
        room = self.rooms.get(table)
        if room is not None:
            return room
        laying = self._laying.get(table)
        if laying is None:
            laying = self._laying[table] = asyncio.create_task(self._lay(table))
            laying.add_done_callback(lambda _: self._laying.pop(table, None))
        return await asyncio.shield(laying)

    async def _lay(self, table: str) -> Room:
        seed = await self.store.seed(table) if identity.is_table(table) else None
        if seed is None:
            raise NotHere("server-no-such-table")
        table_log = TableLog(table, seed)
        for row in await self.store.since({table: 0}):
            entry = entries.entry(row)
            if entry.n == 1:
                table_log.read(entry)
                continue
            with contextlib.suppress(SpelunkeError):
                table_log.read(entry)
        room = Room(self, table_log)
        if self.bus.is_wanted:
            room.elsewhere = frozenset(seat for _, seat in await self.store.who_is_here([table], time.time()))
            room.presence_changed()
            # What was told while the table was being laid went unheard.
            self._behind |= {table, f"{table}/"}
            self._behind_wake.set()
        self.rooms[table] = room
        room.wake()
        return room

    async def catch_up(self, tables: Iterable[str]) -> None:
        """Read what other processes wrote for those tables."""
        async for some in gently(list(tables), MANY):
            wanted = {table: self.rooms[table].table_log.n for table in some if table in self.rooms}
            for row in await self.store.since(wanted) if wanted else ():
                room = self.rooms.get(row[0])
                if room is not None:
                    room.catch_up(row)

    def _hear(self, table: str, n: int) -> None:
        """Another process has gone on with a table."""
        room = self.rooms.get(table)
        if room is not None and (n == PRESENCE or n > room.table_log.n):
            self._behind.add(table if n != PRESENCE else f"{table}/")
            self._behind_wake.set()

    async def _catch_up_when_told(self) -> None:
        while True:
            await self._behind_wake.wait()
            self._behind_wake.clear()
            behind, self._behind = self._behind, set()
            try:
                await self.catch_up(table for table in behind if not table.endswith("/"))
                await self._look_who_is_here([table[:-1] for table in behind if table.endswith("/")])
            except Exception as error:
                self._report(error, "catch up")

    # What is done again and again.

    async def _every(self, pause: Callable[[], float], work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        took = 0.0
        while True:
            await asyncio.sleep(max(pause() - took, pause() / 2))
            began = time.monotonic()
            try:
                await work()
            except Exception as error:
                self._report(error, work.__name__.strip("_"))
            took = time.monotonic() - began

    def _report(self, error: Exception, work: str) -> None:
        if is_trouble(error):
            logs.warn("put off", work=work, why=type(error).__name__)
        else:
            logs.fault("failed", error, work=work)

    async def _look_up(self) -> None:
        """Look for what the bus did not tell; seldom while it is there."""
        was_up, self._bus_was_up = self._bus_was_up, self.bus.is_up
        if was_up and self.bus.is_up and time.monotonic() - self._looked_up < LOOK_UP_WITH_BUS:
            return
        self._looked_up = time.monotonic()
        tables = list(self.rooms)
        await self.catch_up(tables)
        if self.bus.is_wanted:
            await self._look_who_is_here(tables)

    async def _look_who_is_here(self, tables: list[str]) -> None:
        async for some in gently(tables, MANY):
            seats: dict[str, set[int]] = {table: set() for table in some}
            for table, seat in await self.store.who_is_here(some, time.time()):
                seats[table].add(seat)
            for table in some:
                room = self.rooms.get(table)
                if room is not None:
                    room.elsewhere = frozenset(seats[table])
                    room.presence_changed()

    async def _beat(self) -> None:
        # Whoever is asked answers at once, so they are asked one after the other, and always in the same order.
        async for some in gently(sorted(self.wires, key=id), FEW, self.settings.heartbeat / 2):
            for wire in self.wires.intersection(some):
                wire.beat()

    async def _sweep(self) -> None:
        """Let bots play for whoever is away, wake tables whose time is up, forget tables nobody looks at."""
        now = time.monotonic()
        async for some in gently(list(self.rooms), FEW):
            for room in [self.rooms[table] for table in some if table in self.rooms]:
                room.look_for_absent(self.settings.absence)
                room.look_for_host(self.settings.absence)
                if room.is_quiet() and now - room.empty_since > self.settings.room_kept and not self.writer.is_busy_for(room):
                    self._forget(room.table)
        try:
            due = await self.store.due(time.time())
        except Exception:
            self._store_answers = False
            raise
        self._store_answers = True
        for table in due:
            await self._wake_up(table)

    async def _wake_up(self, table: str) -> None:
        """Lay a table whose time is up. One that cannot be laid any more must not be tried for ever in the place of others."""
        try:
            (await self.room(table)).wake()
        except Exception as error:
            if is_trouble(error):
                raise
            if not isinstance(error, SpelunkeError):
                logs.fault("a table could not be laid", error, table=table)
            await self.store.never_due(table)

    def _forget(self, table: str) -> None:
        room = self.rooms.pop(table, None)
        if room is not None:
            room.close()
            for wire in list(room.wires):
                wire.dismiss(Bye("elsewhere", None))

    async def _clean(self) -> None:
        """Remove what nobody will look for any more, by the rules that docs/serving.md states."""
        was, self._wall_clock_ahead = self._wall_clock_ahead, _wall_clock_ahead()
        if abs(self._wall_clock_ahead - was) > CLOCK_AGREES:
            logs.warn("the clock was set; nothing is cleared away for a while", seconds=round(self._wall_clock_ahead - was))
            self._mistrust = LOOKS_OF_MISTRUST
        if self._mistrust:
            self._mistrust -= 1
            return
        now = time.time()
        for standing, kept in (("open", clocks.OPEN_KEPT), ("running", clocks.RUNNING_KEPT), ("over", clocks.OVER_KEPT)):
            await self.store.forget(standing, now - kept)
        await self.store.forget_guests(now - clocks.GUEST_KEPT)

    async def _drop_removed(self) -> None:
        """Close tables that were removed, by this process or another."""
        tables = list(self.rooms)
        for table in set(tables) - await self.store.still_there(tables):
            self._forget(table)

    # Sockets.

    def flush_soon(self, wire: WebSocket) -> None:
        """Send what waits for this socket together, when everything that happens now has happened."""
        if not self._to_flush:
            asyncio.get_running_loop().call_soon(self.flush)
        self._to_flush.append(wire)

    def flush(self) -> None:
        """Send everything that waits."""
        waiting, self._to_flush = self._to_flush, []
        for wire in waiting:
            wire.flush()

    def came(self, wire: WebSocket) -> None:
        """A socket was let in."""
        self.wires.add(wire)
        self.sockets_of.update(wire.counted_as)
        self._vouch(wire, time.time() + VOUCH_FOR)

    def went(self, wire: WebSocket) -> None:
        """A socket is gone."""
        if wire not in self.wires:
            return
        self.wires.discard(wire)
        for whom in wire.counted_as:
            self.sockets_of[whom] -= 1
            if not self.sockets_of[whom]:
                del self.sockets_of[whom]
        if wire.room is not None:
            wire.room.goodbye(wire)
            self._vouch(wire, 0.0, wire.room.seats_of_wires())

    def _vouch(self, wire: WebSocket, until: float, others: Collection[int] = ()) -> None:
        """Vouch until then for the seats of a socket, or, of a socket that is gone, for those that no other one holds.

        Only where there is a bus: a process without one has nobody to tell.
        """
        if not self.bus.is_wanted:
            return
        # Whoever was removed is no longer here either.
        for seat in wire.presence() if wire.seat is None else {wire.seat, *wire.presence()}:
            if wire.room is not None and seat not in others:
                self._vouched[wire.room.table, seat, wire.guest or ""] = until
                self._vouch_wake.set()

    def sits_again(self, table: str, seat: int, guest: str) -> None:
        """Whoever had left is back: the table is one of theirs again."""
        self._sat.add((table, seat, guest))
        self._vouch_wake.set()

    async def _vouch_when_needed(self) -> None:
        """Let other processes know who is connected here, and keep who sits where."""
        while True:
            await self._vouch_wake.wait()
            await asyncio.sleep(0.1)
            self._vouch_wake.clear()
            vouched, self._vouched = self._vouched, {}
            sat, self._sat = self._sat, set()
            try:
                for table, seat, guest in sat:
                    await self.store.sit(table, [seat], guest)
                async for some in gently(list(vouched.items()), MANY):
                    await self.store.here([(*whom, until) for whom, until in some])
            except Exception as error:
                self._report(error, "vouch")
            for table in {table for table, _, _ in vouched}:
                self.bus.tell(table, PRESENCE)

    async def _vouch_for_all(self) -> None:
        async for some in gently(list(self.wires), MANY, VOUCH_EVERY / 2):
            until = time.time() + VOUCH_FOR
            seated = {
                (wire.room.table, seat, wire.guest or "", until)
                for wire in self.wires.intersection(some)
                if wire.room is not None
                for seat in wire.presence()
            }
            await self.store.here(list(seated))


def _wall_clock_ahead() -> float:
    """By how much the wall clock is ahead of the clock that never jumps; always the same, unless somebody sets it."""
    return time.time() - time.monotonic()
