"""How much a server carries: our Rück's raus! and, in the same run, boardgame.io's bidding game, 1,000 tables of four.

make bench-server                           both, if Node and the npm registry are there
make bench-server BEFORE=folder             this version beside the one in that folder, in alternating heats
python -m bench.server --tables 200 --json  smaller, for other programs
"""

import argparse
import json
import os
import platform
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import IO, NamedTuple

import msgspec

from bench.server_load import SEATS
from tests.server.services import free_port, wait_for

HERE = Path(__file__).parent
RIVAL_FOLDER = Path(tempfile.gettempdir()) / "spelunke-rival"
RIVAL_PARTS = ("boardgame.io@0.50", "koa-compose@4.1.0")
WARM_UP_TABLES = 20

OURS = """
import sys
from spelunke.server.limits import UNLIMITED
from spelunke.server.run import serve
serve(port=int(sys.argv[1]), db=sys.argv[2], limits=UNLIMITED, log_level="warning")
"""


class Run(msgspec.Struct, frozen=True):
    """What one load showed."""

    moves: int
    moves_per_second: float
    cpu_us_per_move: float
    p50_ms: float
    p99_ms: float
    load: float
    """Which part of a core the players needed: near 1 it is they who were measured."""


class Result(msgspec.Struct, frozen=True):
    """What one server showed."""

    flat_out: Run
    paced: Run
    """One move a second at every table."""

    kb_per_table: float
    """Memory for an idle table with four open sockets."""


class Report(msgspec.Struct, frozen=True):
    """One run of everything."""

    python: str
    cores: int
    tables: int
    ours: Result
    theirs: Result | None
    ratios: dict[str, float]
    """Ours beside theirs: how many times better."""

    disk_p50_ms: float
    disk_p99_ms: float
    """Until a page is on the disk, with nothing else going on."""


class Use(NamedTuple):
    """What a process has used."""

    cpu: float
    kb: int


def used_by(process: int) -> Use:
    """Seconds of CPU and kilobytes of memory."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    ticks = int(fields[11]) + int(fields[12])
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    kb = next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))
    return Use(ticks / os.sysconf("SC_CLK_TCK"), kb)


class Served:
    """A server under load."""

    def __init__(self, whom: str, command: list[str], port: int, version: str | None = None) -> None:
        self._whom = whom
        self._address = f"http://127.0.0.1:{port}"
        folder = RIVAL_FOLDER if whom == "theirs" else None
        environment = {**os.environ, "PYTHONPATH": version} if version is not None else None
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=folder, env=environment)
        wait_for(port)

    def __enter__(self) -> "Served":
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()

    def load(self, tables: int, how: str, seconds: float) -> tuple[Run, float]:
        """Put it under load; what it showed, and the memory each table took."""
        before = used_by(self._process.pid)
        command = [sys.executable, "-m", "bench.server_load", self._whom, self._address, str(tables), how, str(seconds)]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as playing:
            assert playing.stdin is not None and playing.stdout is not None
            _expect_ready(playing.stdout)
            idle, players = used_by(self._process.pid), used_by(playing.pid)
            playing.stdin.write("go\n")
            playing.stdin.flush()
            seen = json.loads(playing.stdout.readline())
            after, players_after = used_by(self._process.pid), used_by(playing.pid)
        run = Run(
            moves=seen["moves"],
            moves_per_second=seen["moves"] / seen["seconds"],
            cpu_us_per_move=(after.cpu - idle.cpu) / max(1, seen["moves"]) * 1e6,
            p50_ms=seen["p50"] * 1e3,
            p99_ms=seen["p99"] * 1e3,
            load=(players_after.cpu - players.cpu) / seen["seconds"],
        )
        return run, (idle.kb - before.kb) / tables

    def result(self, tables: int, seconds: float) -> Result:
        """Warm up, then flat out, then paced."""
        self.load(min(WARM_UP_TABLES, tables), "flat_out", 2)
        flat_out, kb = self.load(tables, "flat_out", seconds)
        paced, _ = self.load(tables, "paced", seconds)
        return Result(flat_out, paced, kb)


def _expect_ready(output: IO[str]) -> None:
    if output.readline().strip() != "ready":
        raise SystemExit("The tables could not be opened; what went wrong stands above. Fewer may work: --tables 200")


def allow_sockets(tables: int) -> None:
    """Let this process and its children hold a socket for every seat, and some files besides."""
    wanted = tables * SEATS + 500
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < wanted:
        raise SystemExit(
            f"{tables} tables need {wanted} open files; this machine allows {hard}. Raise `ulimit -n`, or say --tables."
        )
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))


FOLDER = os.environ.get("BENCH_FOLDER")
"""Where our store lies, if not where temporary files do."""

WRITES = 500
PAGE = 4096


def disk() -> tuple[float, float]:
    """Seconds (p50, p99) until a page is on the disk, written over and over: nobody who stores every answer can be faster."""
    waits = []
    with tempfile.TemporaryFile(dir=FOLDER, buffering=0) as file:
        for write in range(-1, WRITES):
            time.sleep(0.001)
            began = time.perf_counter()
            os.pwrite(file.fileno(), bytes(PAGE), 0)
            os.fsync(file.fileno())
            if write >= 0:  # the first one makes room
                waits.append(time.perf_counter() - began)
    waits.sort()
    return waits[WRITES // 2], waits[WRITES * 99 // 100]


def ours(tables: int, seconds: float, version: str | None = None) -> Result:
    """Our server, with its store on a disk; this version, or the one in a folder."""
    port = free_port()
    with tempfile.TemporaryDirectory(dir=FOLDER) as folder:
        db = f"sqlite+aiosqlite:///{folder}/tables.db"
        with Served("ours", [sys.executable, "-c", OURS, str(port), db], port, version) as served:
            return served.result(tables, seconds)


def compare_versions(before: str, heats: int, tables: int, seconds: float) -> None:
    """Both versions by turns, each heat in a fresh process; the ratios are those of the medians."""
    results: dict[str, list[Result]] = {"before": [], "after": []}
    for heat in range(heats):
        for name in ("before", "after") if heat % 2 == 0 else ("after", "before"):
            results[name].append(ours(tables, seconds, before if name == "before" else None))
            show(name, results[name][-1])
    for how in ("flat_out", "paced"):
        cpu = {name: median(getattr(result, how).cpu_us_per_move for result in found) for name, found in results.items()}
        ratio = cpu["before"] / cpu["after"]
        print(f"{how:9} before {cpu['before']:6.1f}  after {cpu['after']:6.1f} CPU-us a move: {ratio:5.2f} times less")


def theirs(tables: int, seconds: float) -> Result | None:
    """boardgame.io, which keeps everything in memory; None where it cannot be had."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return None
    RIVAL_FOLDER.mkdir(exist_ok=True)
    if not (RIVAL_FOLDER / "node_modules" / "boardgame.io").is_dir():
        install = ["npm", "install", "--no-audit", "--no-fund", "--prefix", str(RIVAL_FOLDER), *RIVAL_PARTS]
        if subprocess.run(install, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode:
            return None
    shutil.copy(HERE / "rival.js", RIVAL_FOLDER)
    port = free_port()
    with Served("theirs", ["node", "rival.js", str(port)], port) as served:
        return served.result(tables, seconds)


def compared(we: Result, they: Result) -> dict[str, float]:
    """How many times better we are."""
    return {
        "moves per second": we.flat_out.moves_per_second / they.flat_out.moves_per_second,
        "less CPU per move": they.flat_out.cpu_us_per_move / we.flat_out.cpu_us_per_move,
        "less CPU per move, paced": they.paced.cpu_us_per_move / we.paced.cpu_us_per_move,
        "shorter p99, paced": they.paced.p99_ms / we.paced.p99_ms,
        "less memory per idle table": they.kb_per_table / we.kb_per_table,
    }


MARKS = {"moves per second": 4.0, "less CPU per move": 4.0, "shorter p99, paced": 10.0}
"""So many times better than boardgame.io we want to be at least."""

MOST_KB = 60.0
"""So much memory an idle table with four sockets may take."""


def show(name: str, result: Result) -> None:
    """One server's figures."""
    for how, run in (("flat out", result.flat_out), ("paced", result.paced)):
        print(
            f"{name:14} {how:9} {run.moves_per_second:8.0f} moves/s  {run.cpu_us_per_move:6.0f} CPU-us a move"
            f"  p50 {run.p50_ms:7.1f} ms  p99 {run.p99_ms:7.1f} ms  (players: {run.load:.0%} of a core)"
        )
    print(f"{name:14} idle      {result.kb_per_table:8.1f} kB a table with four sockets")


def show_marks(we: Result, ratios: dict[str, float]) -> None:
    """Our figures beside what we want of them."""
    print(f"{we.kb_per_table:8.1f} kB an idle table           mark: under {MOST_KB:g}: {_met(we.kb_per_table < MOST_KB)}")
    for what, ratio in ratios.items():
        mark = f"mark: {MARKS[what]:g}: {_met(ratio >= MARKS[what])}" if what in MARKS else ""
        print(f"{ratio:8.1f} times {what:26} {mark}".rstrip())


def _met(is_met: bool) -> str:
    return "met" if is_met else "missed"


def main() -> None:
    """Measure and show."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--tables", type=int, default=1000)
    words.add_argument("--seconds", type=float, default=15.0, help="at most so long for each load")
    words.add_argument("--json", action="store_true")
    words.add_argument("--before", metavar="FOLDER", help="a compiled copy of another version, to compare with")
    words.add_argument("--heats", type=int, default=3, help="so many for each version")
    given = words.parse_args()
    allow_sockets(given.tables)
    if given.before is not None:
        compare_versions(given.before, given.heats, given.tables, given.seconds)
        return
    we = ours(given.tables, given.seconds)
    they = theirs(given.tables, given.seconds)
    ratios = compared(we, they) if they is not None else {}
    p50, p99 = disk()
    report = Report(platform.python_version(), os.cpu_count() or 1, given.tables, we, they, ratios, p50 * 1e3, p99 * 1e3)
    if given.json:
        print(msgspec.json.encode(report).decode())
        return
    print(f"{given.tables} tables of four, {report.cores} cores, load {os.getloadavg()[0]:.1f}, {time.strftime('%Y-%m-%d')}")
    show("Spelunke", we)
    if they is None:
        print("boardgame.io cannot be had here (it needs Node, npm and the npm registry).")
    else:
        show("boardgame.io", they)
    print(f"{'the disk':14} alone    p50 {report.disk_p50_ms:7.1f} ms  p99 {report.disk_p99_ms:7.1f} ms until a page is on it")
    show_marks(we, ratios)


if __name__ == "__main__":
    main()
