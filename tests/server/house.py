"""Real server processes on loopback, each with its own port."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.second_try import Stumbled
from tests.server.guests import PATIENCE

SCRIPT = """
import json, sys
from spelunke.server.limits import Limits
from spelunke.server.run import serve
given = json.loads(sys.argv[1])
given["limits"] = Limits(**given.get("limits", {}))
serve(ready=lambda address: print(address, flush=True), **given)
"""

# As many guests, sockets and requests as a test needs, all from one address.
ROOMY = {
    "makings_per_second": 1e6,
    "makings_at_once": 1_000_000,
    "requests_per_second": 1e6,
    "requests_at_once": 1_000_000,
    "handshakes_per_second": 1e6,
    "handshakes_at_once": 1_000_000,
    "connections_per_address": 10_000,
    "sockets_per_address": 10_000,
    "sockets_per_guest": 1_000,
    "sockets_per_seat": 1_000,
    "frames_per_second": 1e6,
    "frames_at_once": 1_000_000,
    "answers_per_second": 1e6,
    "answers_at_once": 1_000_000,
}


class House:
    """One server process."""

    def __init__(self, db: str, first: str = "", **settings: Any) -> None:
        """A process that serves that store; ``first`` is done before it opens."""
        limits = {**ROOMY, **settings.pop("limits", {})}
        given = {"port": 0, "db": db, "pace": 0.0, "sweep": 0.2, "bot_workers": 1, **settings, "limits": limits}
        self._log = Path(os.environ.get("TMPDIR", "/tmp"), f"spelunke-test-{os.getpid()}-{id(self)}.log")
        with self._log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", first + SCRIPT, json.dumps(given)], stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        assert self.address.startswith("http://"), self.log()

    def log(self) -> str:
        """Everything the process has logged."""
        return self._log.read_text()

    def check_log(self, *signs: str) -> None:
        """Nothing of that is in the log."""
        if found := [sign for sign in signs if sign in self.log()]:
            raise Stumbled(f"{found} in {self.log()}")

    def kill(self) -> None:
        """End it without a warning."""
        self.process.send_signal(signal.SIGKILL)
        self._reap()

    def stop(self) -> int:
        """Ask it to end; its exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self._reap()

    def _reap(self) -> int:
        status = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return status

    def close(self) -> None:
        """End it, if it has not ended, and forget its log."""
        if self.process.poll() is None:
            self.stop()
        if self._log.exists():
            # Shown by pytest where a test failed.
            sys.stderr.write(self.log())
            self._log.unlink()


@contextmanager
def open_house(db: str, **settings: Any) -> Iterator[House]:
    """A server process for as long as it is needed."""
    house = House(db, **settings)
    try:
        yield house
    finally:
        house.close()


def sqlite_in(folder: Path) -> str:
    """A store in that folder."""
    return f"sqlite+aiosqlite:///{folder}/tables.db"
