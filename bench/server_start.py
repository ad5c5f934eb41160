"""From the command to a page that can be used: `spelunke serve` with an empty data folder, until page and games are there.

python -m bench.server_start
"""

import argparse
import http.client
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from typing import NamedTuple

from bench.server import used_by
from tests.server.services import free_port, wait_for


class Start(NamedTuple):
    """How long one start took."""

    seconds: float
    cpu: float
    """Seconds of CPU; the same on a machine that is busy with other things."""

    files: int
    """How many files of the page were fetched; 0 where it was not built."""


def asked(site: http.client.HTTPConnection, path: str) -> str:
    """The body of an answer, which must be no refusal."""
    site.request("GET", path)
    answer = site.getresponse()
    body = answer.read().decode()
    assert answer.status == 200, (path, answer.status, body)
    return body


def start() -> Start:
    """Start once, in a folder of its own, and fetch what a browser needs before anything can be done."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "spelunke", "serve", "--port", str(port)]
        began = time.monotonic()
        quiet = subprocess.DEVNULL
        serving = subprocess.Popen(command, stdout=quiet, stderr=quiet, env={**os.environ, "XDG_DATA_HOME": folder})
        try:
            wait_for(port)
            with closing(http.client.HTTPConnection("127.0.0.1", port)) as site:
                files = re.findall(r'(?:src|href)="(/assets/[^"]+)"', asked(site, "/"))
                for path in (*files, "/api/games", "/api/tables"):
                    asked(site, path)
            return Start(time.monotonic() - began, used_by(serving.pid).cpu, len(files))
        finally:
            serving.kill()
            serving.wait()


def main() -> None:
    """Measure and show."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--runs", type=int, default=5)
    starts = [start() for _ in range(words.parse_args().runs)]
    seconds = statistics.median(found.seconds for found in starts)
    cpu = statistics.median(found.cpu for found in starts)
    print(f"{seconds:.2f} s from `spelunke serve` to a usable page ({starts[0].files} files), {cpu:.2f} s of CPU", end="")
    print(f"; the middle of {len(starts)}, load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
