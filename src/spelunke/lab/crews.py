"""Who plays the games: this process, all cores of this machine, or a cluster of Dask or Ray."""

import os
import socket
from collections.abc import Callable, Generator, Sequence
from typing import Any, Protocol

from spelunke.core.errors import SpelunkeError

Job = Callable[..., Any]
Work = Generator[tuple[int, Any], None, None]
"""The number of a piece and what came of it, as they are done."""

TRIES = 4
"""How often work is handed out again after a worker was lost."""

SECONDS_TO_FIND_A_CLUSTER = 10


class BadCrew(SpelunkeError):
    """A cluster that is not there, or a part that is not installed."""


class Crew(Protocol):
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
        raise BadCrew("lab-workers-lost", tries=TRIES)


class DaskCluster:
    """The workers of a Dask cluster, which plays again what a lost worker had by itself."""

    def __init__(self, address: str) -> None:
        try:
            import distributed
        except ImportError:
            raise BadCrew("lab-crew-missing", extra="dask") from None
        self._distributed: Any = distributed
        self._address = address
        self._client = self._found()

    def _found(self) -> Any:
        try:
            client = self._distributed.Client(f"tcp://{self._address}", timeout=SECONDS_TO_FIND_A_CLUSTER, set_as_default=False)
        except (OSError, ValueError):
            raise BadCrew("lab-cluster-away", address=f"dask://{self._address}"[:80]) from None
        if not client.scheduler_info()["workers"]:
            client.close()
            raise BadCrew("lab-cluster-empty", address=f"dask://{self._address}"[:80])
        return client

    def work(self, job: Job, pieces: Sequence[tuple[Any, ...]]) -> Work:
        """The pieces on the workers of the cluster."""
        numbers = {self._client.submit(job, *piece, pure=False, retries=TRIES): number for number, piece in enumerate(pieces)}
        try:
            for future in self._distributed.as_completed(list(numbers), loop=self._client.loop):
                yield numbers[future], future.result()
        except (self._distributed.KilledWorker, self._distributed.CancelledError):
            raise BadCrew("lab-workers-lost", tries=TRIES) from None
        finally:
            self._client.cancel(list(numbers))
            self._client.close()


class RayCluster:
    """The workers of a Ray cluster, which plays again what a lost worker had by itself."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ImportError:
            raise BadCrew("lab-crew-missing", extra="ray") from None
        self._ray = ray
        host, _, port = address.rpartition(":")
        try:
            # Ray itself would look for a minute and more.
            socket.create_connection((host, int(port)), SECONDS_TO_FIND_A_CLUSTER).close()
            ray.init(address, log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, OSError, ValueError, RuntimeError):
            raise BadCrew("lab-cluster-away", address=f"ray://{address}"[:80]) from None

    def work(self, job: Job, pieces: Sequence[tuple[Any, ...]]) -> Work:
        """The pieces on the workers of the cluster."""
        remote = self._ray.remote(max_retries=TRIES)(job)
        numbers = {remote.remote(*piece): number for number, piece in enumerate(pieces)}
        try:
            left = list(numbers)
            while left:
                (ready,), left = self._ray.wait(left, num_returns=1)
                yield numbers[ready], self._ray.get(ready)
        except self._ray.exceptions.WorkerCrashedError:
            raise BadCrew("lab-workers-lost", tries=TRIES) from None
        finally:
            self._ray.shutdown()


CLUSTERS: dict[str, Callable[[str], Crew]] = {"dask": DaskCluster, "ray": RayCluster}


def crew(on: str | None = None, workers: int | None = None) -> Crew:
    """The crew that ``--on`` and ``--workers`` ask for: all cores of this machine, if nothing is said."""
    if on is not None:
        kind, _, address = on.partition("://")
        if kind not in CLUSTERS or not address:
            raise BadCrew("lab-on-unknown", on=on[:80], allowed=[f"{kind}://host:port" for kind in CLUSTERS])
        return CLUSTERS[kind](address)
    wanted = workers or os.cpu_count() or 1
    if wanted == 1:
        return Alone()
    try:
        import loky  # noqa: F401 (only whether it is there)
    except ImportError:
        if workers is not None:
            raise BadCrew("lab-crew-missing", extra="lab") from None
        return Alone()
    return Cores(wanted)
