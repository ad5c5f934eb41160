"""Rate limits and size limits on everything that can be sent or opened."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from ipaddress import IPv6Address
from weakref import WeakValueDictionary

from spelunke.server.errors import NotHere, TooMuch


@dataclass(frozen=True)
class Limits:
    """All limits; the defaults are generous for people and tight for programs."""

    head_bytes: int = 32_768
    """The head of a request: its path, headers and cookies."""

    head_seconds: float = 20
    """Seconds for which a connection may be open without having sent a complete head."""

    connections_per_address: int = 200
    """Connections that are not websockets; behind a proxy all share one address, and the proxy has limits of its own."""

    body_bytes: int = 16_384
    """The body of a request, other than a record."""

    frame_bytes: int = 4_096
    frames_per_second: float = 10
    frames_at_once: int = 40
    answers_per_second: float = 10
    answers_at_once: int = 60
    """Per seat, on however many websockets."""

    tries_per_second: float = 4
    tries_at_once: int = 40
    """Per seat: drafts of answers, tried on a scratch table."""

    unreadable_frames: int = 20
    """A websocket is closed after this many frames that cannot be parsed."""

    waiting_bytes: int = 262_144
    """A client whose send buffer exceeds this is disconnected; on reconnect it is sent what it missed."""

    sayings_per_second: float = 0.5
    sayings_at_once: int = 6
    spectators_sayings_per_second: float = 1
    spectators_sayings_at_once: int = 12
    """Of all spectators of a table together."""

    hints_per_second: float = 0.5
    """Per seat."""

    hints_at_once: int = 5
    sockets_per_seat: int = 12
    """Per player who holds the seat; the host of a table counts as a seat. One more takes the place of the oldest."""

    sockets_per_guest: int = 12
    """For spectators, as is the limit per table."""

    sockets_per_table: int = 100
    sockets_per_address: int = 120
    """This many for players, and as many for spectators. A player's first one at a table is always let in."""

    handshakes_per_second: float = 10
    handshakes_at_once: int = 240
    """Per address, and per seat for those who hold one; all come back at once when a server was restarted."""

    tables_per_guest: int = 20
    records_per_guest: int = 10
    """Opened in a day."""

    makings_per_second: float = 0.1
    """New guests and new tables, per address."""

    makings_at_once: int = 100
    requests_per_second: float = 10
    requests_at_once: int = 100
    files_per_second: float = 100
    """Files of the page, which lie in memory, per address: a first visit fetches about eighty, and families share one."""

    files_at_once: int = 2_000
    guesses_per_second: float = 0.2
    """Wrong codes and links, per address."""

    guesses_at_once: int = 10
    waiting_entries: int = 20_000
    """Entries that may wait for the store; beyond this it is down, or too slow for the load."""

    listed_tables: int = 60


UNLIMITED = Limits(
    connections_per_address=1_000_000,
    frames_per_second=1e9,
    frames_at_once=1_000_000_000,
    answers_per_second=1e9,
    answers_at_once=1_000_000_000,
    handshakes_per_second=1e9,
    handshakes_at_once=1_000_000_000,
    sockets_per_guest=1_000_000,
    sockets_per_address=1_000_000,
    tables_per_guest=1_000_000,
    records_per_guest=1_000_000,
    makings_per_second=1e9,
    makings_at_once=1_000_000_000,
    requests_per_second=1e9,
    requests_at_once=1_000_000_000,
    files_per_second=1e9,
    files_at_once=1_000_000_000,
)
"""For benchmarks: no limit on websockets and requests."""


class Bucket:
    """A token bucket: ``most`` at once, and ``rate`` a second after that.

    >>> bucket = Bucket(rate=0.001, most=2)
    >>> bucket.take(), bucket.take(), bucket.take()
    (True, True, False)
    """

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: int) -> None:
        self._rate = rate
        self._most = most
        self._left = float(most)
        self._at = time.monotonic()

    def has_some(self, cost: int = 1) -> bool:
        """Whether so many tokens are left; none is taken."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left >= cost

    def take(self, cost: int = 1) -> bool:
        """Take so many tokens, if they are there."""
        if not self.has_some(cost):
            return False
        self._left -= cost
        return True


def network_of(address: str) -> str:
    """Whom a quota by address is for: an IPv4 address, or the network of an IPv6 address, as homes are given a whole one.

    >>> network_of("192.0.2.1"), network_of("2001:db8:1:2:3::4"), network_of("::ffff:192.0.2.1"), network_of("::1")
    ('192.0.2.1', '2001:db8:1:2::/64', '192.0.2.1', '::1')
    """
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return "::1" if found.is_loopback else f"{IPv6Address(int(found) >> 64 << 64)}/64"


class Buckets:
    """A token bucket per key, e.g. per address; the least recently used are dropped."""

    MOST = 10_000

    def __init__(self, rate: float, most: int) -> None:
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, whom: str) -> Bucket:
        """The bucket of a key."""
        bucket = self._buckets.get(whom)
        if bucket is None:
            bucket = self._buckets[whom] = Bucket(self._rate, self._most)
            if len(self._buckets) > self.MOST:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(whom)
        return bucket


class Guesses(Buckets):
    """Wrong codes, links and tables per address."""

    def __init__(self, rate: float, most: int) -> None:
        super().__init__(rate, most)
        self._looking_up: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def one(self, address: str) -> AsyncIterator[None]:
        """Look something up; it is a wrong guess if that raises ``NotHere``.

        An address looks up one thing at a time: of many at once none would be counted before the last one had begun.
        """
        async with self._looking_up.setdefault(address, asyncio.Lock()):
            if not self.of(address).has_some():
                raise TooMuch("server-too-many-guesses")
            try:
                yield
            except NotHere:
                self.of(address).take()
                raise
