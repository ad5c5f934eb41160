"""What the tools behind ``make`` tell people: each step by name, how long it took, and one sentence when something is wrong."""

import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LAST_LINES = 25
"""How much of a failed command's output is shown."""


class Trouble(Exception):
    """Something a person has to mend; the message says what it is and what to do."""


def say(sentence: str) -> None:
    """Tell it beside what is printed."""
    print(sentence, file=sys.stderr, flush=True)


def in_words(trouble: Trouble | OSError) -> str:
    """What is wrong and what to do."""
    if isinstance(trouble, Trouble):
        return str(trouble)
    return (
        f"{trouble.strerror or trouble}: {trouble.filename or ROOT}. The folder {ROOT} must be writable and have half"
        " a gigabyte of room; mend that, or use a copy somewhere else, and try again."
    )


@contextmanager
def step(name: str) -> Iterator[None]:
    """Name a step when it begins, and again with its time when it is done."""
    say(f"  {name} ...")
    began = time.monotonic()
    yield
    say(f"  {name}: {time.monotonic() - began:.1f} s")


def run(command: Sequence[str | Path], advice: str, environment: Mapping[str, str] | None = None) -> None:
    """Run a command in the repository; if it fails, show the end of what it printed, and the advice."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=ROOT,
        env=environment,
        check=False,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if done.returncode:
        lines = done.stdout.decode(errors="replace").splitlines()
        raise Trouble("\n".join([*lines[-LAST_LINES:], advice]))
