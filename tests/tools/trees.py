"""Copies of the repository to set up in, and machines that lack a program."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
FOLDER = "Meine Spiele ä"
"""A folder as people have them: with a space and an umlaut."""

TOOLS_ON_ANY_MACHINE = [
    "sh",
    "bash",
    "env",
    "make",
    "git",
    "uname",
    "dirname",
    "cat",
    "ls",
    "rm",
    "mkdir",
    "touch",
    "find",
    "nice",
    "sed",
    "grep",
    "python3",
]


def checkout(into: Path) -> Path:
    """The files that git knows, as they are now: what a clone would bring once they are committed."""
    tree = into / FOLDER
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, tree / name)
    return tree


def tools_alone(into: Path) -> Path:
    """A tree with the tools behind ``make``, and a package that says where it was run from."""
    tree = into / FOLDER
    shutil.copytree(ROOT / "tools", tree / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("Makefile", "pyproject.toml", "constraints.txt", "setup.py"):
        shutil.copy(ROOT / name, tree / name)
    write_package(tree / "src", "the sources")
    return tree


def write_package(folder: Path, words: str) -> None:
    """A package ``spelunke`` that only says those words."""
    package = folder / "spelunke"
    package.mkdir(parents=True, exist_ok=True)
    (package / "__init__.py").write_text("")
    (package / "__main__.py").write_text(f"print({words!r})\n")


def machine(into: Path, tools: Iterable[str] = TOOLS_ON_ANY_MACHINE, **scripts: str) -> str:
    """A PATH with those programs of this machine, and shell scripts in place of others."""
    folder = into / "programs"
    folder.mkdir()
    for tool in tools:
        found = shutil.which(tool)
        assert found is not None, f"this machine has no {tool}"
        (folder / tool).symlink_to(Path(found).resolve() if tool != "python3" else _real_python())
    for name, script in scripts.items():
        (folder / name).write_text(f"#!/bin/sh\n{script}\n")
        (folder / name).chmod(0o755)
    return str(folder)


def _real_python() -> str:
    """The Python behind the environment in which the tests run."""
    return os.path.realpath(sys.executable)
