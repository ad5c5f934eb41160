"""A stranger's machine: no Node, no C compiler, empty caches, a folder with a space and an umlaut. One command plays."""

import os
import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.person import Person
from tests.tools.trees import checkout, machine


@contextmanager
def make_play(tree: Path, path: str, caches: Path) -> Iterator[tuple[str, list[str]]]:
    """``make play`` until the end of the block: its address, and every line that it said before."""
    environment = {
        **os.environ,
        "PATH": path,
        "LANG": "en",
        "LC_ALL": "C.UTF-8",
        "PIP_CACHE_DIR": str(caches / "pip"),
        "npm_config_cache": str(caches / "npm"),
        "XDG_DATA_HOME": str(caches / "data"),
    }
    environment.pop("PYTHONPATH", None)
    command = ["make", "play", "ARGS=--no-browser --port 0"]
    with subprocess.Popen(
        command, cwd=tree, env=environment, stderr=subprocess.PIPE, text=True, encoding="utf-8", start_new_session=True
    ) as playing:
        assert playing.stderr is not None
        said: list[str] = []
        try:
            while not (said and "Tables are open at" in said[-1]):
                line = playing.stderr.readline()
                assert line, said
                said.append(line)
            found = re.search(r"http://[\d.]+:\d+", said[-1])
            assert found
            yield found[0], said
        finally:
            os.killpg(playing.pid, signal.SIGINT)
            playing.stderr.read()
            playing.wait()


@pytest.mark.timeout(900)
def test_one_command_in_a_fresh_clone_serves_a_page_on_which_a_game_is_played(browser: Browser, tmp_path: Path) -> None:
    tree = checkout(tmp_path)
    path = machine(tmp_path)
    with make_play(tree, path, tmp_path) as (address, said):
        told = "".join(said)
        for step in ("Python environment", "Packages to play", "Node from PyPI", "Page"):
            assert re.search(rf"  {step}: \d+\.\d s\n", told), told
        assert "No C compiler" in told
        anna = Person(browser, address)
        anna.put_up("Rück's raus!", "tiny")
        anna.start()
        anna.play_to_the_end()
        anna.close()
    version = subprocess.run([tree / ".venv/bin/spelunke", "--version"], capture_output=True, text=True, check=True, cwd="/")
    assert version.stdout.startswith("spelunke ")
    with make_play(tree, path, tmp_path) as (_, said):
        assert "Packages" not in "".join(said), "a second start installs nothing, and so works offline"
