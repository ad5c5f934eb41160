"""The bus: notifies other processes that a table has changed. It carries no content; they read the store."""

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from typing import Final

from spelunke.server import logs

CHANNEL: Final = "spelunke"
PRESENCE: Final = 0
"""In place of an entry's number: presence has changed."""

FIRST_PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 5.0
SECONDS_TO_START: Final = 2.0
MOST_WAITING: Final = 10_000
"""Notifications queued until the bus is back; the rest is found by polling."""

Listener = Callable[[str, int], None]


class Bus:
    """The bus of a single process: nobody to notify. Other processes on the same store are found by polling."""

    is_wanted = False

    @property
    def is_up(self) -> bool:
        """Whether others are notified at once; otherwise the store must be polled often."""
        return False

    def listen(self, listener: Listener) -> None:
        """Subscribe to notifications of other processes: (table, number of its last entry)."""

    def tell(self, table: str, n: int) -> None:
        """Notify the other processes."""

    async def start(self) -> None:
        """Connect."""

    async def stop(self) -> None:
        """Disconnect."""


class RedisBus(Bus):
    """Redis or Valkey, publish and subscribe. While it is down nothing is lost: the store is polled instead."""

    is_wanted = True

    def __init__(self, url: str) -> None:
        # Imported only where there is a bus: it would take a tenth of the startup time.
        from redis.asyncio import Redis
        from redis.exceptions import RedisError

        self._redis: Redis = Redis.from_url(url, socket_connect_timeout=3, health_check_interval=10)
        self._trouble = (RedisError, OSError, TimeoutError)
        self._me = secrets.token_hex(4)
        self._listener: Listener = super().tell
        self._waiting: dict[str, int] = {}
        self._wake = asyncio.Event()
        self._up = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def listen(self, listener: Listener) -> None:
        self._listener = listener

    @property
    def is_up(self) -> bool:
        return self._up.is_set()

    def tell(self, table: str, n: int) -> None:
        if len(self._waiting) < MOST_WAITING:
            self._waiting[table if n != PRESENCE else f"{table}/"] = n
            self._wake.set()

    async def start(self) -> None:
        self._tasks = [asyncio.create_task(self._hear()), asyncio.create_task(self._speak())]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._up.wait(), SECONDS_TO_START)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self._redis.aclose()

    async def _speak(self) -> None:
        while True:
            await self._wake.wait()
            await self._up.wait()
            self._wake.clear()
            waiting, self._waiting = self._waiting, {}
            try:
                async with self._redis.pipeline(transaction=False) as pipeline:
                    for key, n in waiting.items():
                        pipeline.publish(CHANNEL, f"{self._me} {key.rstrip('/')} {n}")
                    await pipeline.execute()
            except self._trouble:
                # Sent again when it is back: a process that has received it already reads nothing new.
                self._waiting = {**waiting, **self._waiting}
                self._wake.set()
                await asyncio.sleep(FIRST_PAUSE)

    async def _hear(self) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                async with self._redis.pubsub() as heard:
                    await heard.subscribe(CHANNEL)
                    self._up.set()
                    logs.note("the bus is there")
                    pause = FIRST_PAUSE
                    async for message in heard.listen():
                        if message["type"] == "message":
                            self._take(message["data"])
            except self._trouble as error:
                if self.is_up:
                    logs.warn("the bus is gone", why=type(error).__name__)
                self._up.clear()
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)

    def _take(self, content: bytes) -> None:
        sender, table, n = content.decode().split(" ")
        if sender != self._me:
            self._listener(table, int(n))


def bus_at(url: str | None) -> Bus:
    """The bus at a URL; without one, that of a single process."""
    return Bus() if url is None else RedisBus(url)
