"""The Python environment in ``.venv``: made, mended, and filled with exactly what is asked for.

    python tools/environment.py test bench      everything that tests and benchmarks need

What was installed is noted in ``.venv/installed``, so that a second call does nothing and needs no network.
"""

import fcntl
import hashlib
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import build_page
from progress import ROOT, Trouble, in_words, run, say, step

VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
LAUNCHER = VENV / "bin" / "spelunke"

PACKAGES = {
    "play": ("setuptools",),
    "compile": ("play", "@build"),
    "test": ("play", "[lab]", "[gym]", "[cluster]", "@build", "@test", "@check"),
    "bench": ("play", "[lab]", "[gym]", "@build", "@bench"),
    "dist": ("@dist",),
}
"""Packages by purpose: a distribution, another purpose, an extra in brackets, or a dependency group behind an @."""


def requirements(purpose: str) -> list[str]:
    """Every requirement of a purpose, as ``pyproject.toml`` names it."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)
    found: dict[str, None] = {}

    def add(words: Sequence[str]) -> None:
        for word in words:
            if word in PACKAGES:
                add(PACKAGES[word])
            elif word.startswith("["):
                add(project["project"]["optional-dependencies"][word.strip("[]")])
            elif word.startswith("@"):
                add(project["dependency-groups"][word[1:]])
            else:
                found[word] = None

    add(project["project"]["dependencies"] if purpose != "dist" else ())
    add([purpose])
    return list(found)


@contextmanager
def alone(what: str, *, wait: bool = True) -> Iterator[bool]:
    """Hold a lock on some work in this folder; False if another ``make`` holds it and waiting is not wanted."""
    locks = ROOT / "build" / "locks"
    locks.mkdir(parents=True, exist_ok=True)
    with (locks / what.replace(" ", "-")).open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if not wait:
                yield False
                return
            say(f"  Another make is busy {what} in this folder; waiting for it ...")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield True


def _what_is_wrong() -> str | None:
    """Why ``.venv`` cannot be used as it is; None if it can."""
    if not VENV.exists():
        return "absent"
    probe = "import pip, sys; print(*sys.version_info[:2], sys.prefix, sep='\\n')"
    try:
        asked = subprocess.run([PYTHON, "-c", probe], capture_output=True, text=True, check=False)
    except OSError:
        return "its Python does not start"
    if asked.returncode:
        return "it has no pip" if "pip" in asked.stderr else "its Python does not start"
    major, minor, prefix = asked.stdout.splitlines()
    if (int(major), int(minor)) != sys.version_info[:2]:
        return f"it was made with Python {major}.{minor}"
    return None if Path(prefix) == VENV else "it was moved"


def make_venv() -> None:
    """Make ``.venv`` if it is absent; make it anew if another Python or another tool left it unusable."""
    wrong = _what_is_wrong()
    if wrong is None:
        return
    if wrong != "absent":
        say(f"  .venv cannot be used ({wrong}); making it anew.")
        shutil.rmtree(VENV) if VENV.is_dir() and not VENV.is_symlink() else VENV.unlink()
    with step("Python environment"):
        run(
            [sys.executable, "-m", "venv", VENV],
            "The Python environment could not be made in .venv. The folder must be writable and have room;"
            " on Debian and Ubuntu the package python3-venv is needed too. Then try again.",
        )


def _stamp(purpose: str) -> tuple[Path, str]:
    """Where it is noted that a purpose is installed, and what the note says while that is up to date."""
    pins = (ROOT / "constraints.txt").read_bytes()
    digest = hashlib.sha256("\n".join([sys.version, *requirements(purpose)]).encode() + pins).hexdigest()
    return VENV / "installed" / purpose, digest


def is_installed(purpose: str) -> bool:
    """Whether the packages of a purpose are there as ``pyproject.toml`` and ``constraints.txt`` want them."""
    note, digest = _stamp(purpose)
    return note.is_file() and note.read_text(encoding="ascii") == digest


def pip(arguments: Sequence[str | Path]) -> None:
    """Run pip in ``.venv``, pinned. A path of its own for the pins would be split at its spaces: it is relative."""
    run(
        [PYTHON, "-m", "pip", "--disable-pip-version-check", "install", "-q", "-c", "constraints.txt", *arguments],
        "Packages could not be installed into .venv. The first start needs the internet and room on the disk; then try again.",
    )


def install(purpose: str, why: str) -> None:
    """Install the packages of a purpose, unless they are there."""
    if is_installed(purpose):
        return
    note, digest = _stamp(purpose)
    with step(why):
        pip(requirements(purpose))
        note.parent.mkdir(exist_ok=True)
        note.write_text(digest, encoding="ascii")


def install_sources() -> None:
    """The sources as an editable install, which is always plain, and the command ``.venv/bin/spelunke``.

    The command runs the compiled copy that belongs to the present sources if there is one. pip and uv each write a command of
    their own in its place, so it is written anew every time.
    """
    packages = next((VENV / "lib").glob("python*/site-packages"))
    is_editable = any(packages.glob("__editable__.spelunke-*")) and not (packages / "spelunke").exists()
    if not is_editable:
        pip(["--no-build-isolation", "--no-deps", "--editable", "."])
    LAUNCHER.unlink(missing_ok=True)
    LAUNCHER.write_text(
        '#!/bin/sh\nhere=$(cd "$(dirname "$0")" && pwd)\nexec "$here/python" "$here/../../tools/launch.py" "$@"\n',
        encoding="ascii",
    )
    LAUNCHER.chmod(0o755)


def build_the_page() -> None:
    """Build the page; where the machine has no Node, with one from PyPI."""
    if build_page.machine_npm() is None:
        with step("Node from PyPI"):
            pip([build_page.NODE_PACKAGE])
    with step("Page"):
        run([PYTHON, "tools/build_page.py"], "")


def set_up(purpose: str) -> None:
    """Everything for one purpose, in ``.venv``; the page is built beside the packages where that is possible."""
    with alone("setting up"):
        make_venv()
        if purpose == "dist":
            install(purpose, "Packages to build and check a release")
            return
        page_is_there = build_page.is_there()
        with ThreadPoolExecutor(1) as beside:
            if not page_is_there and build_page.machine_npm() is not None:
                page = beside.submit(build_the_page)
                install(purpose, f"Packages to {purpose}")
                page.result()
            else:
                install(purpose, f"Packages to {purpose}")
                if not page_is_there:
                    build_the_page()
        install_sources()


def main(purposes: Sequence[str]) -> int:
    """Set up what is asked for."""
    try:
        for purpose in purposes:
            set_up(purpose)
    except (Trouble, OSError) as trouble:
        say(in_words(trouble))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
