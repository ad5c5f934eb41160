"""A million games by the real command: how long they take, and whether memory stays flat however many there are. Linux only.

make bench                             Rück's raus! at random, on two processes
python -m bench.lab --games 100000     fewer games; a tenth of them is measured for comparison
"""

import argparse
import json
import os
import resource
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

import spelunke

GAMES = 1_000_000
SECONDS_BETWEEN_LOOKS = 0.05
WORKER = "LokyProcess"


class Run(NamedTuple):
    """What one simulation took."""

    command: str
    games: int
    seconds: float
    cpu: float
    """Seconds of CPU of all its processes; the same on a machine that is busy with other things."""

    parent_mb: float
    """The most memory that the command itself held at any time."""

    worker_mb: float
    """The same of the largest of its workers; 0 where it has none."""

    workers: int


def simulated(games: int, workers: int) -> Run:
    """Run the command, and look at its processes while it runs."""
    words = ["simulate", "rueck", "--games", str(games), "--bots", "random", "--workers", str(workers), "--seed", "1"]
    before, began = _cpu_of_children(), time.monotonic()
    peaks: dict[int, float] = {}
    command = [sys.executable, "-m", "spelunke", *words, "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        while running.poll() is None:
            for process in _family(running.pid):
                peaks[process] = max(peaks.get(process, 0.0), _peak_mb(process))
            time.sleep(SECONDS_BETWEEN_LOOKS)
        told = running.communicate()[0]
    seconds = time.monotonic() - began
    assert running.returncode == 0, running.returncode
    assert json.loads(told)["games"] == games
    parent = peaks.pop(running.pid, 0.0)
    shown = " ".join(["spelunke", *words])
    return Run(shown, games, seconds, _cpu_of_children() - before, parent, max(peaks.values(), default=0.0), len(peaks))


def _cpu_of_children() -> float:
    """Seconds of CPU of all processes that were started and have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _family(process: int) -> list[int]:
    """A process and its workers, by the name that loky gives them: the one that only tidies up after them plays no games."""
    children = [int(child) for child in _read(f"/proc/{process}/task/{process}/children").split()]
    return [process, *(child for child in children if WORKER in _read(f"/proc/{child}/cmdline"))]


def _peak_mb(process: int) -> float:
    """The most memory that a process has held so far; nothing, if it is gone."""
    lines = _read(f"/proc/{process}/status").splitlines()
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM")), 0.0)


def _read(path: str) -> str:
    try:
        return Path(path).read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""


def main(arguments: list[str] | None = None) -> None:
    """Simulate a tenth and the whole, then print."""
    parser = argparse.ArgumentParser(prog="python -m bench.lab", description="Many games by the real command.")
    parser.add_argument("--games", type=int, default=GAMES, help="how many (default: %(default)s)")
    parser.add_argument("--workers", type=int, default=2, help="how many processes play (default: %(default)s)")
    wanted = parser.parse_args(arguments)
    engine = "compiled" if spelunke.is_compiled() else "NOT compiled: make bench compiles it"
    shown = Table(title=f"The lab of Spelunke {spelunke.__version__}, {engine}")
    for heading in ("games", "s", "games/s", "CPU s", "command MB", "largest worker MB", "workers"):
        shown.add_column(heading, justify="right")
    for games in (max(wanted.games // 10, 1), wanted.games):
        run = simulated(games, wanted.workers)
        pace = f"{run.games / run.seconds:,.0f}"
        memory = (f"{run.parent_mb:.1f}", f"{run.worker_mb:.1f}", str(run.workers))
        shown.add_row(f"{games:,}", f"{run.seconds:.1f}", pace, f"{run.cpu:.1f}", *memory)
    console = Console(width=140)
    console.print(shown)
    console.print(f"{run.command}; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", highlight=False)


if __name__ == "__main__":
    main(sys.argv[1:])
