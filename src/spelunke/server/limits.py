"""Rate limits and size limits on everything that can be sent or opened."""

import time
from collections import OrderedDict
from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """How much of everything; the defaults are generous for people and tight for machines."""

    head_bytes: int = 32_768
    """Of a request: its address, its headers, its cookies."""

    head_seconds: float = 20
    """So long a connection may be open without having sent one."""

    connections_per_address: int = 200
    """That are not sockets; behind a proxy all come from one address, and the proxy has limits of its own."""

    body_bytes: int = 16_384
    """Of a request, other than a record."""

    frame_bytes: int = 4_096
    frames_per_second: float = 10
    frames_at_once: int = 40
    unreadable_frames: int = 20
    """After so many a socket is closed."""

    waiting_bytes: int = 262_144
    """A browser that has fallen so far behind is cut off; it comes back and is told what it missed."""

    sayings_per_second: float = 0.5
    sayings_at_once: int = 6
    hints_per_second: float = 0.5
    """For one seat."""

    hints_at_once: int = 5
    sockets_per_seat: int = 12
    """Of the person who holds it; the host of a table counts as a seat. Spectators take nothing from them."""

    sockets_per_guest: int = 12
    """That look on, as do those of a table."""

    sockets_per_table: int = 100
    sockets_per_address: int = 120
    """So many of players, and as many of spectators."""

    tables_per_guest: int = 20
    makings_per_second: float = 0.1
    """New guests and new tables, from one address."""

    makings_at_once: int = 100
    requests_per_second: float = 10
    requests_at_once: int = 100
    guesses_per_second: float = 0.2
    """Codes and links that were not ours, from one address."""

    guesses_at_once: int = 10
    waiting_entries: int = 20_000
    """More cannot wait for the store; it is away, or too slow for what is asked of it."""

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
"""For measuring: as many sockets and requests as one machine can send."""


class Bucket:
    """So many at once, and so many a second after that.

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
        """Whether one is left; none is taken."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left >= 1

    def take(self) -> bool:
        """Take one, if there is one."""
        if not self.has_some():
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for everybody, e.g. by address; those that were not used for the longest time are forgotten."""

    MOST = 10_000

    def __init__(self, rate: float, most: int) -> None:
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, whom: str) -> Bucket:
        """Somebody's bucket."""
        bucket = self._buckets.get(whom)
        if bucket is None:
            bucket = self._buckets[whom] = Bucket(self._rate, self._most)
            if len(self._buckets) > self.MOST:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(whom)
        return bucket
