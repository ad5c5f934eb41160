"""Executors: play games in this process, on all cores of this machine, or on a Dask or Ray cluster."""

import contextlib
import os
import socket
from collections.abc import Callable, Generator, Iterator, Sequence
from time import monotonic
from typing import Any, Protocol

from spelunke.core.errors import SpelunkeError

Job = Callable[..., Any]
Work = Generator[tuple[int, Any], None, None]
"""Index and result of each piece, in order of completion."""

TRIES = 4
"""How often work is retried after a worker was lost."""

SECONDS_TO_FIND_A_CLUSTER = 10

SECONDS_ALONE = 1.0
"""Seconds of work before other processes are started: starting them takes about as long."""

WORKERS_PER_CORE = 4
"""More processes than this only take memory."""

RAY_CLIENT_PORT = 10001
"""The default port of Ray's head node for clients outside the cluster."""


class BadExecutor(SpelunkeError):
    """A cluster that is unreachable or fails, or a package that is not installed."""


class Executor(Protocol):
    """Runs pieces of work, in any order, each exactly once as seen from outside."""

    def work(self, job: Job, pieces: Sequence[tuple[object, ...]]) -> Work:
        """Run all pieces; those of a lost worker are run again."""
        raise NotImplementedError


class Alone:
    """Runs in this process, one piece after the other."""

    def work(self, job: Job, pieces: Sequence[tuple[object, ...]]) -> Work:
        """Run each piece in turn."""
        for number, piece in enumerate(pieces):
            yield number, job(*piece)


class AloneAtFirst:
    """Runs in this process at first; if that takes long, another executor does the rest."""

    def __init__(self, helpers: Executor) -> None:
        self._helpers = helpers

    def work(self, job: Job, pieces: Sequence[tuple[object, ...]]) -> Work:
        """Run the first pieces here, the others there."""
        until = monotonic() + SECONDS_ALONE
        for number, piece in enumerate(pieces):
            if monotonic() >= until:
                break
            yield number, job(*piece)
        else:
            return
        with contextlib.closing(self._helpers.work(job, pieces[number:])) as work:
            for more, done in work:
                yield number + more, done


class Cores:
    """Runs in processes on this machine."""

    def __init__(self, workers: int) -> None:
        self._workers = workers

    def work(self, job: Job, pieces: Sequence[tuple[object, ...]]) -> Work:
        """Run the pieces on all workers; workers that die are replaced."""
        import loky

        left = dict(enumerate(pieces))
        for _ in range(TRIES):
            pool = loky.ProcessPoolExecutor(self._workers)
            numbers = {pool.submit(job, *piece): number for number, piece in left.items()}
            try:
                for future in loky.as_completed(numbers):
                    done = future.result()
                    del left[numbers[future]]
                    yield numbers[future], done
                return
            except loky.BrokenProcessPool:
                continue
            finally:
                pool.shutdown(wait=True, kill_workers=bool(left))
        raise BadExecutor("lab-workers-lost", tries=TRIES)


@contextlib.contextmanager
def _named(address: str) -> Iterator[None]:
    """Turn any error of a cluster into one sentence with its reason: it has many types, and none of them is ours."""
    try:
        yield
    except SpelunkeError:
        raise
    except Exception as error:
        cause = getattr(error, "cause", None)  # Ray wraps the cause into a long message
        what = cause if isinstance(cause, Exception) else error
        why = " ".join(f"{type(what).__name__}: {what}".split())[:200]
        raise BadExecutor("lab-cluster-failed", address=address[:80], why=why) from None


class DaskCluster:
    """Runs on a Dask cluster, which itself reruns the work of a lost worker."""

    def __init__(self, address: str) -> None:
        try:
            import distributed
        except ImportError:
            raise BadExecutor("lab-crew-missing", extra="dask") from None
        self._distributed: Any = distributed
        self._address = f"dask://{address}"
        with _named(self._address):
            self._client = self._found(f"tcp://{address}")

    def _found(self, address: str) -> Any:
        try:
            client = self._distributed.Client(address, timeout=SECONDS_TO_FIND_A_CLUSTER, set_as_default=False)
        except (OSError, ValueError):
            raise BadExecutor("lab-cluster-away", address=self._address[:80]) from None
        if not client.scheduler_info()["workers"]:
            client.close()
            raise BadExecutor("lab-cluster-empty", address=self._address[:80])
        return client

    def work(self, job: Job, pieces: Sequence[tuple[object, ...]]) -> Work:
        """Run the pieces on the workers of the cluster."""
        numbers: dict[Any, int] = {}
        try:
            with _named(self._address):
                for number, piece in enumerate(pieces):
                    numbers[self._client.submit(job, *piece, pure=False, retries=TRIES)] = number
                for future in self._distributed.as_completed(list(numbers), loop=self._client.loop):
                    yield numbers[future], self._result(future)
        finally:
            # A scheduler that is gone cannot be stopped.
            with contextlib.suppress(Exception):
                self._client.cancel(list(numbers))
            with contextlib.suppress(Exception):
                self._client.close()

    def _result(self, future: Any) -> Any:
        try:
            return future.result()
        except self._distributed.KilledWorker:
            raise BadExecutor("lab-workers-lost", tries=TRIES) from None


class RayCluster:
    """Runs on a Ray cluster, which itself reruns the work of a lost worker."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ImportError:
            raise BadExecutor("lab-crew-missing", extra="ray") from None
        self._ray = ray
        self._address = f"ray://{address}"
        host, _, port = address.rpartition(":")
        try:
            # Ray itself would try for more than a minute.
            socket.create_connection((host, int(port)), SECONDS_TO_FIND_A_CLUSTER).close()
            with _named(self._address):
                # Ray takes an address with ray:// for a client's, and one without for that of the head node.
                ray.init(self._address if int(port) == RAY_CLIENT_PORT else address, log_to_driver=False, logging_level="ERROR")
        except (OSError, ValueError):
            raise BadExecutor("lab-cluster-away", address=self._address[:80]) from None

    def work(self, job: Job, pieces: Sequence[tuple[object, ...]]) -> Work:
        """Run the pieces on the workers of the cluster."""
        try:
            with _named(self._address):
                remote = self._ray.remote(max_retries=TRIES)(job)
                numbers = {remote.remote(*piece): number for number, piece in enumerate(pieces)}
                left = list(numbers)
                while left:
                    (ready,), left = self._ray.wait(left, num_returns=1)
                    yield numbers[ready], self._result(ready)
        finally:
            self._ray.shutdown()

    def _result(self, ready: Any) -> Any:
        try:
            return self._ray.get(ready)
        except self._ray.exceptions.WorkerCrashedError:
            raise BadExecutor("lab-workers-lost", tries=TRIES) from None


CLUSTERS: dict[str, Callable[[str], Executor]] = {"dask": DaskCluster, "ray": RayCluster}


def most_workers() -> int:
    """The largest number of processes on this machine."""
    return WORKERS_PER_CORE * (os.cpu_count() or 1)


def crew(on: str | None = None, workers: int | None = None) -> Executor:
    """The executor for ``--on`` and ``--workers``: all cores of this machine by default."""
    if on is not None:
        kind, _, address = on.partition("://")
        if kind not in CLUSTERS or not address:
            raise BadExecutor("lab-on-unknown", on=on[:80], allowed=[f"{kind}://host:port" for kind in CLUSTERS])
        return CLUSTERS[kind](address)
    wanted = workers or os.cpu_count() or 1
    if wanted == 1:
        return Alone()
    try:
        import loky  # noqa: F401 (only whether it is there)
    except ImportError:
        if workers is not None:
            raise BadExecutor("lab-crew-missing", extra="lab") from None
        return Alone()
    return Cores(wanted)
