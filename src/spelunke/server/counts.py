"""Counts: what a process has done, for whoever watches over it. Counting costs an addition; Prometheus reads it when asked."""

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from spelunke.server.hall import Hall


class Counts(Collector):
    """Everything that is counted in one process."""

    def __init__(self) -> None:
        self.entries = 0
        """Committed by this process."""

        self.conflicts = 0
        """Entries that had to be written again because another process was faster."""

        self.frames_in = 0
        self.frames_out = 0
        self.requests: Counter[tuple[str, int]] = Counter()
        """By path and status."""

        self.refusals: Counter[str] = Counter()
        """By message."""

        self.bots_replaced = 0
        self.cut_off = 0
        """Sockets that were closed because they did not read."""

        self.registry = CollectorRegistry()
        self.commit_seconds = Histogram(
            "spelunke_commit_seconds",
            "Seconds from the first waiting entry to its commit",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
            registry=self.registry,
        )
        self._hall: Hall | None = None
        self.registry.register(self)

    def watch(self, hall: "Hall") -> None:
        """Count this hall's tables and sockets too."""
        self._hall = hall

    def collect(self) -> Iterable[Metric]:
        """What Prometheus reads."""
        for name, says, value in (
            ("entries", "Entries committed by this process", self.entries),
            ("conflicts", "Entries written again because another process was faster", self.conflicts),
            ("frames_in", "Frames heard", self.frames_in),
            ("frames_out", "Frames told", self.frames_out),
            ("bots_replaced", "Bot workers that were stuck or had died", self.bots_replaced),
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
        if self._hall is not None:
            health = self._hall.health()
            yield GaugeMetricFamily("spelunke_tables", "Tables laid in this process", value=health.tables)
            yield GaugeMetricFamily("spelunke_sockets", "Open sockets", value=health.sockets)
            yield GaugeMetricFamily("spelunke_store_up", "Whether the store answers", value=health.store)
            yield GaugeMetricFamily("spelunke_bus_up", "Whether the bus answers", value=health.bus)

    def text(self) -> bytes:
        """Everything in Prometheus's words."""
        return generate_latest(self.registry)
