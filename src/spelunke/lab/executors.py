"""Who plays the games: this process, all cores of this machine, or a cluster of Dask or Ray."""

import contextlib
import os
import socket
from collections.abc import Callable, Generator, Iterator, Sequence
from time import monotonic
from typing import Any, Protocol

from spelunke.core.errors import SpelunkeError

Job = Callable[..., Any]
Work = Generator[tuple[int, Any], None, None]
"""The number of a piece and what came of it, as they are done."""

TRIES = 4
"""How often work is handed out again after a worker was lost."""

SECONDS_TO_FIND_A_CLUSTER = 10

SECONDS_ALONE = 1.0
"""How long work may take before help is fetched: starting processes takes about as long."""

WORKERS_PER_CORE = 4
"""More processes than that only take memory."""

RAY_CLIENT_PORT = 10001
"""Where a head of Ray listens for those who are not on the cluster, unless it was told otherwise."""


class BadExecutor(SpelunkeError):
    """A cluster that is not there or fails, or a part that is not installed."""


class Executor(Protocol):
    """Does pieces of work, in any order, each exactly once as far as anybody can tell."""

    def work(self, job: Job, pieces: Sequence[tuple[Any, ...]]) -> Work:
        """Do all pieces; those that a lost worker had are done again."""
        raise NotImplementedError


class Alone:
    """No help: this process, one piece after the other."""

    def work(self, job: Job, pieces: Sequence[tuple[Any, ...]]) -> Work:
        """Each piece in its turn."""
        for number, piece in enumerate(pieces):
            yield number, job(*piece)


class AloneAtFirst:
    """No help until it gets long: then others do what is left."""

    def __init__(self, helpers: Executor) -> None:
        self._helpers = helpers

    def work(self, job: Job, pieces: Sequence[tuple[Any, ...]]) -> Work:
        """The first pieces here, the others there."""
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
    """Processes on this machine."""

    def __init__(self, workers: int) -> None:
        self._workers = workers

    def work(self, job: Job, pieces: Sequence[tuple[Any, ...]]) -> Work:
        """The pieces on all workers; workers that die are replaced."""
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
    """Whatever a cluster complains of, as a sentence with its reason: it has many errors, and none of them is ours."""
    try:
        yield
    except SpelunkeError:
        raise
    except Exception as error:
        cause = getattr(error, "cause", None)  # Ray wraps what happened into a page of its own
        what = cause if isinstance(cause, Exception) else error
        why = " ".join(f"{type(what).__name__}: {what}".split())[:200]
        raise BadExecutor("lab-cluster-failed", address=address[:80], why=why) from None


class DaskCluster:
    """The workers of a Dask cluster, which plays again what a lost worker had by itself."""

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

    def work(self, job: Job, pieces: Sequence[tuple[Any, ...]]) -> Work:
        """The pieces on the workers of the cluster."""
        numbers: dict[Any, int] = {}
        try:
            with _named(self._address):
                for number, piece in enumerate(pieces):
                    numbers[self._client.submit(job, *piece, pure=False, retries=TRIES)] = number
                for future in self._distributed.as_completed(list(numbers), loop=self._client.loop):
                    yield numbers[future], self._result(future)
        finally:
            # A scheduler that is gone cannot be told to stop.
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
    """The workers of a Ray cluster, which plays again what a lost worker had by itself."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ImportError:
            raise BadExecutor("lab-crew-missing", extra="ray") from None
        self._ray = ray
        self._address = f"ray://{address}"
        host, _, port = address.rpartition(":")
        try:
            # Ray itself would look for a minute and more.
            socket.create_connection((host, int(port)), SECONDS_TO_FIND_A_CLUSTER).close()
            with _named(self._address):
                # To Ray an address with ray:// is a client's, and one without is that of the head.
                ray.init(self._address if int(port) == RAY_CLIENT_PORT else address, log_to_driver=False, logging_level="ERROR")
        except (OSError, ValueError):
            raise BadExecutor("lab-cluster-away", address=self._address[:80]) from None

    def work(self, job: Job, pieces: Sequence[tuple[Any, ...]]) -> Work:
        """The pieces on the workers of the cluster."""
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
    """How many processes may play on this machine."""
    return WORKERS_PER_CORE * (os.cpu_count() or 1)


def crew(on: str | None = None, workers: int | None = None) -> Executor:
    """The crew that ``--on`` and ``--workers`` ask for: all cores of this machine, if nothing is said."""
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
