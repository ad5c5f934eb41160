"""Jobs: periodic work of a server process, each at its own interval."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Final

from spelunke.core.errors import SpelunkeError
from spelunke.server import logs
from spelunke.server.live import clocks
from spelunke.server.live.chunked import FEW, gently
from spelunke.server.live.presence import CONFIRM_EVERY
from spelunke.server.store.store import is_trouble, report

if TYPE_CHECKING:
    from spelunke.server.live.registry import Registry

LOOK_UP_WITH_BUS: Final = 15.0
"""Even a bus that is up may drop messages."""

CLOCK_AGREES: Final = 60.0
"""Seconds by which the wall clock may be adjusted without consequences."""

LOOKS_OF_MISTRUST: Final = 24
"""Clean-up is skipped this many times after a larger adjustment of the wall clock."""


class Jobs:
    """The periodic work of one process: heartbeats, absent players, expired clocks, clean-up."""

    def __init__(self, registry: "Registry") -> None:
        self._registry = registry
        self._tasks: list[asyncio.Task[None]] = []
        self._looked_up = 0.0
        self._bus_was_up = False
        self._version: tuple[int, int] | None = None
        """Of the store, when it was last read through."""

        self._wall_clock_ahead = _wall_clock_ahead()
        self._mistrust = 0
        self.store_answers = True
        """Whether the store answered at the last sweep."""

    def start(self) -> None:
        """Start all jobs."""
        registry = self._registry
        settings = registry.settings
        for work in (registry.writer.run, registry.catch_up_when_told, registry.presence.run):
            self._begin(work())
        self._begin(self._every(lambda: settings.heartbeat, self._beat))
        self._begin(self._every(lambda: settings.sweep, self._sweep))
        self._begin(self._every(lambda: settings.look_up, self._look_up))
        if registry.bus.is_wanted:
            self._begin(self._every(lambda: CONFIRM_EVERY, registry.presence.confirm_all))
        self._begin(self._every(lambda: settings.clean, self._clean))
        self._begin(self._every(lambda: settings.drop_removed, self._drop_removed))

    async def stop(self) -> None:
        """Stop all jobs."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _begin(self, work: Coroutine[object, None, None]) -> None:
        self._tasks.append(asyncio.create_task(work))

    async def _every(self, pause: Callable[[], float], work: Callable[[], Coroutine[object, None, None]]) -> None:
        took = 0.0
        while True:
            await asyncio.sleep(max(pause() - took, pause() / 2))
            began = time.monotonic()
            try:
                await work()
            except Exception as error:
                report(error, work.__name__.strip("_"))
            took = time.monotonic() - began

    async def _look_up(self) -> None:
        """Poll the store for what the bus did not deliver; rarely while the bus is up."""
        registry = self._registry
        was_up, self._bus_was_up = self._bus_was_up, registry.bus.is_up
        if was_up and registry.bus.is_up and time.monotonic() - self._looked_up < LOOK_UP_WITH_BUS:
            return
        self._looked_up = time.monotonic()
        tables = list(registry.rooms)
        version = registry.store.version()
        if version is None or version != self._version:
            await registry.catch_up(tables)
            self._version = version
        if registry.bus.is_wanted:
            await registry.presence.look_up(tables)

    async def _beat(self) -> None:
        # Browsers answer a ping at once, so they are pinged one after the other, always in the same order.
        wires = self._registry.wires
        async for some in gently(sorted(wires, key=id), FEW, self._registry.settings.heartbeat / 2):
            for wire in wires.intersection(some):
                wire.beat()

    async def _sweep(self) -> None:
        """Let bots play for absent players, load tables whose clock expired, unload idle tables."""
        registry, settings = self._registry, self._registry.settings
        now = time.monotonic()
        async for some in gently(list(registry.rooms), FEW):
            for room in [registry.rooms[table] for table in some if table in registry.rooms]:
                room.look_for_absent(settings.absence)
                room.look_for_host(settings.absence)
                if room.is_quiet() and now - room.empty_since > settings.room_kept and not registry.writer.is_busy_for(room):
                    registry.forget(room.table)
        try:
            due = await registry.store.due(time.time())
        except Exception:
            self.store_answers = False
            raise
        self.store_answers = True
        for table in due:
            await self._wake_up(table)

    async def _wake_up(self, table: str) -> None:
        """Load a table whose clock expired. One that can no longer be loaded must not be retried for ever, blocking others."""
        try:
            (await self._registry.room(table)).wake()
        except Exception as error:
            if is_trouble(error):
                raise
            if not isinstance(error, SpelunkeError):
                logs.fault("a table could not be laid", error, table=table)
            await self._registry.store.never_due(table)

    async def _clean(self) -> None:
        """Remove expired tables and guests, by the rules in docs/serving.md."""
        was, self._wall_clock_ahead = self._wall_clock_ahead, _wall_clock_ahead()
        if abs(self._wall_clock_ahead - was) > CLOCK_AGREES:
            logs.warn("the clock was set; nothing is cleared away for a while", seconds=round(self._wall_clock_ahead - was))
            self._mistrust = LOOKS_OF_MISTRUST
        if self._mistrust:
            self._mistrust -= 1
            return
        now, store = time.time(), self._registry.store
        for standing, kept in (("open", clocks.OPEN_KEPT), ("running", clocks.RUNNING_KEPT), ("over", clocks.PLAYED_KEPT)):
            await store.forget(standing, now - kept)
        await store.forget("over", now - clocks.OVER_KEPT, even_somebodys=False)
        await store.forget_guests(now - clocks.GUEST_KEPT)

    async def _drop_removed(self) -> None:
        """Close tables that were removed, by this process or another."""
        tables = list(self._registry.rooms)
        for table in set(tables) - await self._registry.store.still_there(tables):
            self._registry.forget(table)


def _wall_clock_ahead() -> float:
    """How far the wall clock is ahead of the monotonic clock; constant, unless the wall clock is adjusted."""
    return time.time() - time.monotonic()
