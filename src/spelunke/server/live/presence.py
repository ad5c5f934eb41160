"""Presence: which seats have their player connected, shared between processes through the store."""

import asyncio
import time
from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from spelunke.server.live.chunked import MANY, gently
from spelunke.server.store.bus import PRESENCE
from spelunke.server.store.store import report

if TYPE_CHECKING:
    from spelunke.server.live.registry import Registry
    from spelunke.server.socket.websocket import WebSocket

CONFIRM_EVERY: Final = 30.0
VALID_FOR: Final = 75.0
"""Seconds for which other processes trust that a player is connected here."""


class Presence:
    """Who is connected to this process, and to others. Without a bus there are no others, and nothing is shared."""

    def __init__(self, registry: "Registry") -> None:
        self._registry = registry
        self._changed: dict[tuple[str, int, str], float] = {}
        self._seated: set[tuple[str, int, str]] = set()
        self._wake = asyncio.Event()

    def came(self, wire: "WebSocket") -> None:
        """A websocket was opened."""
        self._tell(wire, time.time() + VALID_FOR)

    def went(self, wire: "WebSocket", others: Collection[int]) -> None:
        """A websocket was closed; those seats are still held by other websockets of this process."""
        self._tell(wire, 0.0, others)

    def _tell(self, wire: "WebSocket", until: float, others: Collection[int] = ()) -> None:
        if not self._registry.bus.is_wanted:
            return
        # A removed player is no longer present either.
        for seat in wire.presence() if wire.seat is None else {wire.seat, *wire.presence()}:
            if wire.room is not None and seat not in others:
                self._changed[wire.room.table, seat, wire.guest or ""] = until
                self._wake.set()

    def sits_again(self, table: str, seat: int, guest: str) -> None:
        """A player who had left is back: the table is one of theirs again."""
        self._seated.add((table, seat, guest))
        self._wake.set()

    async def run(self) -> None:
        """Store changes, and notify the other processes."""
        store, bus = self._registry.store, self._registry.bus
        while True:
            await self._wake.wait()
            await asyncio.sleep(0.1)
            self._wake.clear()
            changed, self._changed = self._changed, {}
            seated, self._seated = self._seated, set()
            try:
                for table, seat, guest in seated:
                    await store.sit(table, [seat], guest)
                async for some in gently(list(changed.items()), MANY):
                    await store.here([(*whom, until) for whom, until in some])
            except Exception as error:
                report(error, "store presence")
            for table in {table for table, _, _ in changed}:
                bus.tell(table, PRESENCE)

    async def confirm_all(self) -> None:
        """Renew the presence of everybody who is connected."""
        wires = self._registry.wires
        async for some in gently(list(wires), MANY, CONFIRM_EVERY / 2):
            until = time.time() + VALID_FOR
            seated = {
                (wire.room.table, seat, wire.guest or "", until)
                for wire in wires.intersection(some)
                if wire.room is not None
                for seat in wire.presence()
            }
            await self._registry.store.here(list(seated))

    async def look_up(self, tables: list[str]) -> None:
        """Read who is connected to other processes."""
        rooms = self._registry.rooms
        async for some in gently(tables, MANY):
            seats: dict[str, set[int]] = {table: set() for table in some}
            for table, seat in await self._registry.store.who_is_here(some, time.time()):
                seats[table].add(seat)
            for table in some:
                if table in rooms:
                    rooms[table].elsewhere = frozenset(seats[table])
                    rooms[table].presence_changed()
