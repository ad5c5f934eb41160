"""From `make play` in a fresh clone to the page, and to the compiled engine: an earlier version and this one, in one run.

python -m bench.cold_start [--before REVISION] [--bare]

Package caches are empty for every start; the registries are not. `--bare` takes Node and the C compiler away, in a folder named
"Meine Spiele ä"; the earlier version does not open there. The second start of this version is measured too.
"""

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from tests.server.services import free_port
from tests.tools.trees import FOLDER, machine

ROOT: Final = Path(__file__).parent.parent
PATIENCE: Final = 1_800.0
"""Seconds for one start."""


class Start(NamedTuple):
    """How long one start took, in seconds."""

    page: float
    compiled: float | None
    """Until the compiled engine was there; None where there is no compiler."""


def environment(caches: Path, path: str | None) -> dict[str, str]:
    """As a newcomer has it: nothing in any cache."""
    kept = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "MAKEFLAGS", "MAKELEVEL"}}
    caches.mkdir(exist_ok=True)
    return {
        **kept,
        "LANG": "en",
        "PIP_CACHE_DIR": str(caches / "pip"),
        "npm_config_cache": str(caches / "npm"),
        "XDG_DATA_HOME": str(caches / "data"),
        **({"PATH": path} if path else {}),
    }


def has_compiled_copy(tree: Path) -> bool:
    """Whether a finished compiled copy lies where either version keeps it."""
    copies = [path for path in tree.glob(".venv/compiled/*") if not path.name.endswith(".unfinished")]
    return any(next(copy.glob("*__mypyc*"), None) for copy in copies)


def start(tree: Path, variables: dict[str, str], *, compiles: bool) -> Start:
    """Run ``make play`` until the page answers and, if it is to be, the engine is compiled."""
    port = free_port()
    began = time.monotonic()
    log = tree / "play.log"
    with log.open("w") as told:
        playing = subprocess.Popen(
            ["make", "play", f"ARGS=--no-browser --port {port}"],
            cwd=tree,
            env=variables,
            stdout=told,
            stderr=told,
            start_new_session=True,
        )
    page: float | None = None
    try:
        while time.monotonic() - began < PATIENCE:
            assert playing.poll() is None, log.read_text()
            if page is None:
                with suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/") as answer:
                    answer.read()
                    page = time.monotonic() - began
            if page is not None and (not compiles or has_compiled_copy(tree)):
                return Start(page, time.monotonic() - began if compiles else None)
            time.sleep(0.1)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(playing.pid, signal.SIGTERM)
        playing.wait()
    raise SystemExit(f"no page within {PATIENCE:.0f} s:\n{log.read_text()}")


def clone(revision: str, into: Path) -> Path:
    """That revision, as a stranger gets it."""
    into.mkdir(parents=True)
    subprocess.run(["git", "clone", "-q", ROOT, into], check=True)
    subprocess.run(["git", "checkout", "-q", revision], cwd=into, check=True)
    return into


def shown(name: str, taken: Start) -> str:
    """One line of the table."""
    compiled = "-" if taken.compiled is None else f"{taken.compiled:.1f} s"
    return f"{name:<28} page {taken.page:6.1f} s   compiled {compiled:>9}"


def main() -> int:
    """Measure, and print."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--before", default="aea4f03", help="the revision to compare with (0.1)")
    reader.add_argument("--bare", action="store_true", help="without Node and compiler, in a folder with a space and an umlaut")
    wanted = reader.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if wanted.bare:
            tree = clone("HEAD", folder / FOLDER)
            bare = environment(folder / "caches", machine(folder))
            print(shown("this version, bare machine", start(tree, bare, compiles=False)), flush=True)
            print(shown("  second start", start(tree, bare, compiles=False)), flush=True)
            return 0
        before = start(clone(wanted.before, folder / "before"), environment(folder / "caches-before", None), compiles=True)
        print(shown(f"before ({wanted.before})", before), flush=True)
        tree, variables = clone("HEAD", folder / "after"), environment(folder / "caches-after", None)
        after = start(tree, variables, compiles=True)
        print(shown("this version", after), flush=True)
        print(shown("  second start", start(tree, variables, compiles=False)), flush=True)
        assert before.compiled is not None and after.compiled is not None
        print(f"page {before.page / after.page:.1f} times as soon, compiled {before.compiled / after.compiled:.1f} times")
    return 0


if __name__ == "__main__":
    sys.exit(main())
