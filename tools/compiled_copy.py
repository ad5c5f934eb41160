"""The compiled copy of the package: made in a folder named after everything it is made of.

    python tools/compiled_copy.py               make it if it is absent; print its folder

An edited source means another folder, so a stale compiled file is never run. There are two kinds: ``whole``, one C file as in
a wheel, for tests and measurements, and ``quick``, many C files compiled on all cores, for ``make play``.
"""

import hashlib
import os
import shutil
import sys
import sysconfig
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from environment import PYTHON, alone, install
from progress import ROOT, Trouble, in_words, run, say, step

Kind = Literal["whole", "quick"]
KINDS: tuple[Kind, ...] = ("whole", "quick")
COPIES = ROOT / ".venv" / "compiled"
KEPT = 3
"""Copies that stay when another is made: a program may still run from an older one."""


def fingerprint() -> str:
    """Changes whenever a source, the page, the build script or the Python that builds changes."""
    digest = hashlib.sha256(sys.version.encode())
    files = [ROOT / "setup.py", ROOT / "pyproject.toml", *(ROOT / "src" / "spelunke").rglob("*")]
    for path in sorted(path for path in files if path.is_file() and path.suffix in {".py", ".toml", ".ftl", ".md", ".txt"}):
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def folder(kind: Kind) -> Path:
    """Where the copy of the present sources belongs."""
    return COPIES / (fingerprint() if kind == "whole" else f"{fingerprint()}-quick")


def present() -> Path | None:
    """The copy of the present sources, the faster one if both are there."""
    return next((path for kind in KINDS if (path := folder(kind)).is_dir()), None)


def is_compiled(copy: Path) -> bool:
    """Whether a compiler made it, or it is plain because there is none."""
    return any(copy.glob("*__mypyc*"))


def has_compiler() -> bool:
    """Whether there is a C compiler, and what it needs to compile for this Python."""
    compiler = os.environ.get("CC", sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(compiler) is not None and Path(sysconfig.get_path("include"), "Python.h").is_file()


def make(kind: Kind, *, wait: bool = True) -> Path | None:
    """The copy of the present sources, made if it is absent; None if another ``make`` is at it and waiting is not wanted."""
    with alone("compiling", wait=wait) as is_ours:
        if not is_ours:
            return None
        copy = folder(kind)
        if copy.is_dir():
            return copy
        if has_compiler():
            with alone("setting up"):
                install("compile", "Packages to compile")
        for left_over in (*ROOT.glob("build/lib*"), *ROOT.glob("build/temp*"), *ROOT.glob("build/bdist*")):
            shutil.rmtree(left_over)
        unfinished = copy.with_name(f"{copy.name}.unfinished")
        shutil.rmtree(unfinished, ignore_errors=True)
        with step("Compiled engine"):
            install_copy = ["install", "-q", "--no-build-isolation", "--no-deps", "--target", str(unfinished), "."]
            run(
                [PYTHON, "-m", "pip", "--disable-pip-version-check", *install_copy],
                "The engine could not be compiled; the same code runs plain.",
                {**os.environ, "SPELUNKE_BUILD": kind},
            )
        unfinished.rename(copy)
        _forget_older_copies()
        return copy


def _forget_older_copies() -> None:
    by_age = sorted(COPIES.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in by_age[KEPT:]:
        shutil.rmtree(path, ignore_errors=True)


def environment_for(copy: Path | None) -> Mapping[str, str]:
    """The environment in which Python runs a copy, or else the sources."""
    return {**os.environ, "PYTHONPATH": str(copy or ROOT / "src")}


def main() -> int:
    """Make the copy that tests and measurements use."""
    try:
        copy = make("whole")
    except (Trouble, OSError) as trouble:
        say(in_words(trouble))
        return 1
    assert copy is not None, "it was waited for"
    if not is_compiled(copy):
        say("  No C compiler here: the same code runs plain. Same rules, slower simulations.")
    print(copy.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
