"""From the command to a page that can be used: `spelunke serve` with an empty data folder, until page and games are there.

python -m bench.server_start

Then, where Chromium is installed, how long a browser that was never there takes to show the shelf, and a table from one touch.
"""

import argparse
import http.client
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from contextlib import closing
from typing import Final, NamedTuple

from bench.server import used_by
from tests.server.services import free_port, wait_for

CHROMIUM: Final = shutil.which("chromium-headless-shell") or shutil.which("chromium")
PATIENCE: Final = 120_000
"""Milliseconds: on a busy machine a page comes late, and late is what is measured."""
LIT: Final = ".felt button:not([disabled]):not(section.question *), .felt [role=button], section.question [role=radio]"
"""What may be answered."""


class Start(NamedTuple):
    """How long one start took."""

    seconds: float
    cpu: float
    """Seconds of CPU; the same on a machine that is busy with other things."""

    files: int
    """How many files of the page were fetched; 0 where it was not built."""

    shelf: float | None
    """Seconds until a browser shows a game that can be begun; None where there is no browser, or no page …"""

    table: float | None
    """… and, from touching it, until something can be answered."""


def asked(site: http.client.HTTPConnection, path: str) -> str:
    """The body of an answer, which must be no refusal."""
    site.request("GET", path)
    answer = site.getresponse()
    body = answer.read().decode()
    assert answer.status == 200, (path, answer.status, body)
    return body


def looked_at(port: int) -> tuple[float, float]:
    """How long the shelf takes to be there in a new browser, and then a table."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        page.set_default_timeout(PATIENCE)
        began = time.monotonic()
        page.goto(f"http://127.0.0.1:{port}/")
        play = page.get_by_role("button", name="Play now").first
        play.wait_for()
        shown = time.monotonic()
        play.click()
        page.locator(LIT).first.wait_for()
        laid = time.monotonic()
        browser.close()
    return shown - began, laid - shown


def middle(found: Iterable[float | None]) -> float | None:
    """Half were quicker and half were slower; None if there was nothing to measure."""
    known = [seconds for seconds in found if seconds is not None]
    return statistics.median(known) if known else None


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
            seconds, cpu = time.monotonic() - began, used_by(serving.pid).cpu
            return Start(seconds, cpu, len(files), *(looked_at(port) if files and CHROMIUM else (None, None)))
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
    shelf, table = middle(found.shelf for found in starts), middle(found.table for found in starts)
    if shelf is not None and table is not None:
        print(f"{shelf:.2f} s until a browser that was never here shows the shelf, {table:.2f} s from a touch to a table")


if __name__ == "__main__":
    main()
