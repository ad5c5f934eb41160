"""Runs the suites of tests in two lanes side by side, says what it is doing as it goes, and sums up.

Of a suite that passes one line is told, of one that fails everything it printed; the others are run all the same. The last line
counts all tests, and the exit code is 1 if anything failed. Called by ``make test``, ``make test-fast`` and ``make full``.
``make test`` also measures the branch coverage of the sources, which may not fall below ``fail_under`` in ``pyproject.toml``.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

MOST_SECOND_TRIES = 3
"""So many tests may need a second try in one run, all suites together; see tests/second_try.py."""

PYTEST = ("-m", "pytest", "-q")
TRACED = ("-m", "coverage", "run", *PYTEST)
TWO = ("-n", "2")
THREE = ("-n", "3")
"""For tests that mostly wait for servers and browsers."""

MAKE = ("make", "--no-print-directory")
FULL_SIZE = {"LAWS": "full", "FAULTS": "full", "FUZZ": "100000", "WIRE": "full"}

LAWS = "tests/laws/test_laws.py"
AGREEMENT = ("tests/laws/test_agreement.py", "tests/bots/test_agreement.py")
FIRST_START = "tests/browser/test_first_start.py"
THINKING = "tests/bots/test_bots.py"
"""Bots of every level. Plain, the strongest think ten times as long: ``make test`` tries them with the compiled copy alone."""

NAMED = {
    "tests/server": ("tests/server",),
    "lab and gym": ("tests/lab", "tests/gym", "tests/bench"),
    "tests/bots": ("tests/bots",),
    "tests/browser": ("tests/browser",),
}
"""Suites of the sources; all that is in none of them is one more."""

WAITING = ("tests/server", "tests/browser")
NOT_TRACED = ("tests/bots", "tests/browser")
"""Other suites run what these run, and tracing would take minutes; tests/untraced.py lists single tests."""

COMPILED = (
    *("tests/core", "tests/games", "tests/golden", "tests/gym/test_gymnasium.py", "tests/gym/test_pettingzoo.py"),
    *("tests/laws", "tests/toy", THINKING),
)
"""What is tried with the compiled copy too."""

SHORT = ("-m", "not long")
"""What `make test` tries of the sources; `make full` tries all of it."""
LONG = ("-m", "long", "tests/lab", "tests/gym", "tests/test_another_key.py")
"""What it leaves to the compiled copy; the long tests of games and laws are among all that are tried with that."""

COMPILED_IN_FULL = ("tests/terminal",)

SLOW = (
    *("tests/server", "tests/browser", "tests/terminal", "tests/tools"),
    *("tests/bots", "tests/lab", "tests/gym", "tests/bench"),
)
"""What waits for others, or thinks for long."""


class Suite(NamedTuple):
    """Something to run; ``is_needed`` by all that come after it in its lane."""

    name: str
    command: tuple[str, ...]
    environment: Mapping[str, str] = {}
    is_needed: bool = False


Lanes = Mapping[str, Iterable[Suite]]


def ignoring(places: Sequence[str]) -> tuple[str, ...]:
    """The words that tell pytest to leave those places out."""
    return tuple(f"--ignore={place}" for place in places)


def pytest(*words: str, is_full: bool = False, is_traced: bool = False) -> tuple[str, ...]:
    """A call of pytest; at full size a test may take as long as it likes."""
    return (sys.executable, *(TRACED if is_traced else PYTEST), *(("--timeout=0",) if is_full else ()), *words)


def fast() -> Lanes:
    """What can be tried while one works: no services, no browser, no compiler."""
    units = pytest(*TWO, "-m", "not (real_service or long)", *ignoring((*SLOW, LAWS, *AGREEMENT)))
    laws = pytest(*TWO, "-k", "tiny", LAWS)
    return {"sources": [Suite("rules and units", units), Suite("laws of tiny games", laws)]}


def of_the_sources(is_full: bool) -> Iterator[Suite]:
    """Every check, and every test but the laws of the games and the agreement with a compiled copy."""
    yield Suite("checks", (*MAKE, "check"))
    size = FULL_SIZE if is_full else {}
    short = () if is_full else SHORT
    elsewhere = ignoring((*AGREEMENT, FIRST_START, *(() if is_full else (THINKING,))))
    for name, places in NAMED.items():
        workers = THREE if name in WAITING else TWO
        is_traced = not is_full and name not in NOT_TRACED
        yield Suite(name, pytest(*workers, *short, *places, *elsewhere, is_full=is_full, is_traced=is_traced), size)
    named = [place for places in NAMED.values() for place in places]
    others = ignoring((*named, LAWS, *AGREEMENT))
    yield Suite("all other tests", pytest(*TWO, *short, *others, is_full=is_full, is_traced=not is_full), size)


def of_the_compiled_copy(compiled: str, is_full: bool) -> Iterator[Suite]:
    """The laws are held against the copy that people install; one of them is that it agrees with the sources."""
    yield Suite("compile", (*MAKE, "compiled"), is_needed=True)
    size = FULL_SIZE if is_full else {}
    has_compiled_files = any(Path(compiled).glob("*.so"))  # there are none where there is no C compiler
    named = {**size, "SPELUNKE_COMPILED": compiled if has_compiled_files else ""}
    yield Suite("agreement with the sources", pytest(*AGREEMENT, is_full=is_full), named)
    # It waits for the network; here it is not one more browser beside the others.
    yield Suite("first start in a bare folder", pytest(FIRST_START, is_full=is_full))
    # It waits for nothing: the other lane, which waits for servers and browsers, goes first.
    places = (*COMPILED, *(COMPILED_IN_FULL if is_full else ()))
    gently = ("nice", *pytest(*TWO, *places, *ignoring(AGREEMENT), is_full=is_full))
    yield Suite("games and laws", gently, {**size, "PYTHONPATH": compiled})
    yield Suite("long games", ("nice", *pytest(*TWO, *LONG, is_full=is_full)), {**size, "PYTHONPATH": compiled})


def whole(compiled: str, is_full: bool) -> Lanes:
    """Every check and every test."""
    return {"sources": of_the_sources(is_full), "compiled": of_the_compiled_copy(compiled, is_full)}


def counted(output: str, code: int) -> Counter[str]:
    """How many tests passed, failed and were skipped, by the last line that pytest prints.

    >>> sorted(counted("2 failed, 40 passed, 3 skipped, 1 rerun in 5.12s", 1).items())
    [('failed', 2), ('passed', 40), ('skipped', 3)]
    >>> counted("Segmentation fault", 139)
    Counter({'failed': 1})
    """
    found: Counter[str] = Counter()
    lines = [line for line in output.splitlines() if re.search(r"\d+ \w+.* in [\d.]+s", line)]
    for number, word in re.findall(r"(\d+) (passed|failed|errors?|skipped|xfailed)\b", lines[-1] if lines else ""):
        kind = {"error": "failed", "errors": "failed", "xfailed": "passed"}.get(word, word)
        found[kind] += int(number)
    if code and not found["failed"]:
        found["failed"] = 1
    return +found


def told(counts: Counter[str]) -> str:
    """The counts in words.

    >>> told(Counter(passed=40, skipped=3)), told(Counter(passed=1))
    ('40 passed, 0 failed, 3 skipped', '1 passed, 0 failed')
    """
    skipped = f", {counts['skipped']} skipped" if counts["skipped"] else ""
    return f"{counts['passed']} passed, {counts['failed']} failed{skipped}"


def span(seconds: float) -> str:
    """A time in words.

    >>> span(92.4), span(7)
    ('1 min 32 s', '7 s')
    """
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"


class Run:
    """All lanes of one run."""

    def __init__(self, notes: Path) -> None:
        """In that folder the suites note second tries and what they covered."""
        self._second_tries = notes / "second-tries"
        self._covered = notes / "coverage"
        self._is_ending = threading.Event()
        self._speaking = threading.Lock()
        self.counts: Counter[str] = Counter()
        self.failed: list[str] = []

    def say(self, words: str) -> None:
        """Print something that nobody interrupts."""
        with self._speaking:
            print(words, flush=True)

    def all(self, lanes: Lanes) -> None:
        """Run the lanes side by side."""
        with ThreadPoolExecutor(len(lanes)) as pool:
            try:
                for done in [pool.submit(self._lane, name, suites) for name, suites in lanes.items()]:
                    done.result()
            except KeyboardInterrupt:
                self._is_ending.set()  # Ctrl-C reaches what runs now as well; nothing else is begun
                raise

    def _lane(self, lane: str, suites: Iterable[Suite]) -> None:
        for suite in suites:
            if self._is_ending.is_set() or (not self._suite(lane, suite) and suite.is_needed):
                return

    def _suite(self, lane: str, suite: Suite) -> bool:
        name = f"{lane}: {suite.name}"
        self.say(f"{name} …")
        began = time.monotonic()
        notes = {"SECOND_TRIES": str(self._second_tries), "COVERAGE_FILE": str(self._covered)}
        environment = {**os.environ, **suite.environment, **notes}
        ran = subprocess.run(suite.command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        output = ran.stdout.decode(errors="replace")
        counts = counted(output, ran.returncode)
        is_well = not counts["failed"]
        how = told(counts) if counts["passed"] else "done" if is_well else "failed"
        whole_output = "" if is_well else f"\n{output}"
        self.say(f"{name} … {how} in {span(time.monotonic() - began)}{whole_output}")
        with self._speaking:
            self.counts += counts
            self.failed += [] if is_well else [name]
        return is_well

    def sum_up(self) -> int:
        """Say how it went; the exit code."""
        lines = self._second_tries.read_text(encoding="utf-8").splitlines() if self._second_tries.exists() else []
        again = [json.loads(line) for line in lines]
        if again:
            print("\npassed at the second try:")
            for one in again:
                print(f"\n{one['test']}\n{one['why']}")
        if len(again) > MOST_SECOND_TRIES:
            self.counts["failed"] += 1
            self.failed.append(f"{len(again)} tests needed a second try; more than {MOST_SECOND_TRIES} fail the run")
        self._say_coverage()
        for name in self.failed:
            print(f"failed: {name}")
        print(told(self.counts))
        return 1 if self.counts["failed"] else 0

    def _say_coverage(self) -> None:
        """One line if anything was traced; if it fell below the floor, where."""
        if not any(self._covered.parent.glob(f"{self._covered.name}.*")):
            return
        tool = [sys.executable, "-m", "coverage"]
        environment = {**os.environ, "COVERAGE_FILE": str(self._covered)}
        self._drop_data_without_branches()
        subprocess.run([*tool, "combine", "-q"], env=environment, stderr=subprocess.DEVNULL, check=False)
        ran = subprocess.run([*tool, "report", "-m"], env=environment, capture_output=True, text=True, check=False)
        total = re.findall(r"^TOTAL.* ([\d.]+)%$", ran.stdout, re.MULTILINE)
        if ran.returncode:
            self.counts["failed"] += 1
            self.failed.append(f"coverage fell below its floor, or could not be read\n{ran.stdout}{ran.stderr}")
        print(f"branch coverage of src: {total[-1] if total else '?'} %")

    def _drop_data_without_branches(self) -> None:
        """A process that was ended before it had read its settings leaves a file that cannot be combined with the others."""
        from coverage import CoverageData
        from coverage.exceptions import CoverageException

        for file in self._covered.parent.glob(f"{self._covered.name}.*"):
            data = CoverageData(str(file))
            try:
                data.read()
                if data.has_arcs():
                    continue
            except CoverageException:
                pass
            data.close()
            file.unlink()


def main(arguments: Sequence[str]) -> int:
    """Run what is wanted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", choices=["fast", "whole", "full"], default="whole")
    parser.add_argument("--compiled", default="", help="the folder that `make compiled` fills")
    wanted = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        run = Run(Path(folder))
        run.all(fast() if wanted.size == "fast" else whole(wanted.compiled, wanted.size == "full"))
        return run.sum_up()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
