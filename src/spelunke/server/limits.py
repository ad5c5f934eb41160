"""Rate limits and size limits on everything that can be sent or opened."""

import time
from collections import OrderedDict
from dataclasses import dataclass


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
    unreadable_frames: int = 20
    """A websocket is closed after this many frames that cannot be parsed."""

    waiting_bytes: int = 262_144
    """A client whose send buffer exceeds this is disconnected; on reconnect it is sent what it missed."""

    sayings_per_second: float = 0.5
    sayings_at_once: int = 6
    hints_per_second: float = 0.5
    """Per seat."""

    hints_at_once: int = 5
    sockets_per_seat: int = 12
    """Per player who holds the seat; the host of a table counts as a seat. Spectators are counted separately."""

    sockets_per_guest: int = 12
    """For spectators, as is the limit per table."""

    sockets_per_table: int = 100
    sockets_per_address: int = 120
    """This many for players, and as many for spectators."""

    tables_per_guest: int = 20
    makings_per_second: float = 0.1
    """New guests and new tables, per address."""

    makings_at_once: int = 100
    requests_per_second: float = 10
    requests_at_once: int = 100
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
    sockets_per_guest=1_000_000,
    sockets_per_address=1_000_000,
    tables_per_guest=1_000_000,
    makings_per_second=1e9,
    makings_at_once=1_000_000_000,
    requests_per_second=1e9,
    requests_at_once=1_000_000_000,
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

    def has_some(self) -> bool:
        """Whether a token is left; none is taken."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left >= 1

    def take(self) -> bool:
        """Take a token, if there is one."""
        if not self.has_some():
            return False
        self._left -= 1
        return True


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
