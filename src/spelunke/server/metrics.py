"""Metrics: counters of this process in Prometheus format. Counting costs one addition."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable
from itertools import accumulate
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from prometheus_client import Metric

    from spelunke.server.http.types import Health

COMMIT_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Metrics:
    """All counters of one process."""

    def __init__(self) -> None:
        self.entries = 0
        """Committed by this process."""

        self.conflicts = 0
        """Entries that had to be renumbered and written again because another process was faster."""

        self.frames_in = 0
        self.frames_out = 0
        self.requests: Counter[tuple[str, int]] = Counter()
        """By path and status."""

        self.refusals: Counter[str] = Counter()
        """By message id."""

        self.replaced: Counter[str] = Counter()
        """Replaced workers by kind: bots and hints."""

        self.cut_off = 0
        """Websockets closed because the client did not read."""

        self._commits = [0] * (len(COMMIT_BUCKETS) + 1)
        self._commit_seconds = 0.0

    def committed(self, entries: int, seconds: float) -> None:
        """Count committed entries, and how long the first of them had waited."""
        self.entries += entries
        self._commits[bisect_left(COMMIT_BUCKETS, seconds)] += 1
        self._commit_seconds += seconds

    def text(self, health: "Health") -> bytes:
        """All metrics in Prometheus text format."""
        # Imported on first use: a server without monitoring does not pay for it.
        from prometheus_client import CollectorRegistry, generate_latest
        from prometheus_client.registry import Collector

        counts = self

        class AtScrape(Collector):
            def collect(self) -> "Iterable[Metric]":
                return counts._metrics(health)

        registry = CollectorRegistry()
        registry.register(AtScrape())
        return generate_latest(registry)

    def _metrics(self, health: "Health") -> "Iterable[Metric]":
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily

        for name, says, value in (
            ("entries", "Entries committed by this process", self.entries),
            ("conflicts", "Entries written again because another process was faster", self.conflicts),
            ("frames_in", "Frames heard", self.frames_in),
            ("frames_out", "Frames told", self.frames_out),
            ("bots_replaced", "Bot workers that were stuck or had died", self.replaced["bots"]),
            ("advisers_replaced", "Workers for hints that were stuck or had died", self.replaced["advisers"]),
            ("cut_off", "Sockets closed because they did not read", self.cut_off),
        ):
            yield CounterMetricFamily(f"spelunke_{name}", says, value=value)
        requests = CounterMetricFamily("spelunke_requests", "Requests answered", labels=["path", "status"])
        for (path, status), count in self.requests.items():
            requests.add_metric([path, str(status)], count)
        yield requests
        refusals = CounterMetricFamily("spelunke_refusals", "Refusals", labels=["message"])
        for message, count in self.refusals.items():
            refusals.add_metric([message], count)
        yield refusals
        names = [*map(str, COMMIT_BUCKETS), "+Inf"]
        buckets = list(zip(names, map(float, accumulate(self._commits)), strict=True))
        says = "Seconds from the first waiting entry to its commit"
        yield HistogramMetricFamily("spelunke_commit_seconds", says, buckets=buckets, sum_value=self._commit_seconds)
        for name, says, value in (
            ("tables", "Tables laid in this process", health.tables),
            ("sockets", "Open sockets", health.sockets),
            ("store_up", "Whether the store answers", health.store),
            ("bus_up", "Whether the bus answers", health.bus),
        ):
            yield GaugeMetricFamily(f"spelunke_{name}", says, value=value)
