"""People who use uv type one line; it leaves nothing that git would see, and ``make`` mends what uv made."""

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from tests.tools.trees import ROOT, checkout

LONG_ENOUGH = 1_200
"""Seconds: two builds of the page and of the engine, on a busy machine."""


@pytest.fixture(scope="module")
def uv(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program from PyPI, in an environment of its own."""
    folder = tmp_path_factory.mktemp("uv")
    venv.create(folder, with_pip=True)
    subprocess.run([folder / "bin" / "python", "-m", "pip", "install", "-q", "uv"], check=True, timeout=LONG_ENOUGH)
    return folder / "bin"


def said(words: list[str | Path], tree: Path) -> str:
    """The last line that a command says in a tree, where no environment of ours is active."""
    return "\n".join(all_said(words, tree).splitlines()[-1:])


def all_said(words: list[str | Path], tree: Path) -> str:
    """All that a command says, of what it does and what comes of it."""
    env = {name: value for name, value in os.environ.items() if name not in {"VIRTUAL_ENV", "PYTHONPATH"}}
    done = subprocess.run(
        words, cwd=tree, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=True, text=True, timeout=LONG_ENOUGH
    )
    return done.stdout


@pytest.mark.skipif(os.environ.get("LAWS") != "full", reason="it compiles the package twice: make full")
@pytest.mark.timeout(2 * LONG_ENOUGH)
def test_uv_run_and_uvx_start_what_lies_in_the_folder(uv: Path, tmp_path: Path) -> None:
    tree = checkout(tmp_path)
    subprocess.run(["git", "init", "-q"], cwd=tree, check=True)
    version = said([uv / "uv", "run", "--python", sys.executable, "spelunke", "--version"], tree)
    assert version.startswith("spelunke ")
    assert said([uv / "uvx", "--python", sys.executable, "--from", ".", "spelunke", "--version"], tree) == version
    assert (tree / "uv.lock").exists()
    assert "uv.lock" not in all_said(["git", "status", "--short", "--untracked-files=all"], tree)
    mended = all_said(["make", "ready", f"PYTHON={shutil.which('python3')}"], tree)
    assert ".venv cannot be used (it has no pip); making it anew." in mended
    assert said([tree / ".venv" / "bin" / "spelunke", "--version"], tree) == version


def test_a_lock_file_of_uv_is_no_part_of_the_project() -> None:
    assert "uv.lock" in (ROOT / ".gitignore").read_text(encoding="ascii").splitlines()
