"""``spelunke`` alone opens the page in the browser; where it cannot, the table at the terminal, with one friendly line."""

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import spelunke
from tests.terminal.door import knock, shell

PACKAGE = Path(spelunke.__file__).parent
needs_page = pytest.mark.skipif(not (PACKAGE / "server" / "page" / "index.html").is_file(), reason="the page is not built")


@contextmanager
def opened(folder: Path, *arguments: str, **environment: str) -> Iterator[str]:
    """The house, open until the end of the test; its address as it was said. Ctrl-C must close it in peace."""
    process = subprocess.Popen(
        [sys.executable, "-m", "spelunke", *arguments],
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "LANG": "en", "LC_ALL": "", "XDG_DATA_HOME": str(folder), **environment},
    )
    assert process.stderr is not None
    try:
        said = process.stderr.readline()
        while "Tables are open at" not in said and process.poll() is None:
            said = process.stderr.readline()
        yield said.removeprefix("Tables are open at ").split(". Ctrl-C")[0]
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 0
    finally:
        process.kill()
        process.wait()
        process.stderr.close()


@needs_page
def test_without_a_word_the_page_opens_in_the_browser(tmp_path: Path) -> None:
    browser, called = tmp_path / "browser", tmp_path / "called"
    os.mkfifo(called)
    browser.write_text(f'#!/bin/sh\necho "$1" > {called}\n')
    browser.chmod(0o755)
    with opened(tmp_path, "--port", "0", BROWSER=f"{browser} %s") as address:
        assert called.read_text().strip() == address
        with urllib.request.urlopen(address) as page:
            assert b'<div id="den">' in page.read()


@needs_page
def test_where_the_usual_port_is_taken_another_one_is_found_and_no_browser_means_none(tmp_path: Path) -> None:
    called = tmp_path / "called"
    with socket.socket() as taken:
        with contextlib.suppress(OSError):  # somebody else has it already
            taken.bind(("127.0.0.1", 8000))
            taken.listen()
        with opened(tmp_path, "--no-browser", BROWSER=f"touch {called} %s") as address:
            assert address.startswith("http://127.0.0.1:") and not address.endswith(":8000")
            with urllib.request.urlopen(f"{address}/healthz") as health:
                assert health.status == 200
    assert not called.exists()


def test_a_house_that_is_open_to_the_network_says_an_address_that_others_can_type(tmp_path: Path) -> None:
    with opened(tmp_path, "serve", "--host", "0.0.0.0", "--port", "0") as address:
        assert not address.startswith("http://0.0.0.0")
        with urllib.request.urlopen(f"{address}/healthz") as health:
            assert health.status == 200


def test_without_the_server_the_table_at_the_terminal_opens(tmp_path: Path) -> None:
    (tmp_path / "uvicorn.py").write_text("raise ImportError\n")
    heard = shell(environment={"PYTHONPATH": os.pathsep.join([str(tmp_path), str(PACKAGE.parent)])})
    assert 'The page needs the server: pip install ".[server]".' in heard.err
    assert "What shall it be?" in heard.out


def test_without_the_page_the_table_at_the_terminal_opens(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "spelunke", ignore=shutil.ignore_patterns("page", "__pycache__"))
    # Compiled rooms share a library that lies beside the package.
    heard = shell(environment={"PYTHONPATH": os.pathsep.join([str(tmp_path), str(PACKAGE.parent)])})
    assert "The page was not built into this installation" in heard.err
    assert "What shall it be?" in heard.out


def test_house_rules_without_a_game_are_refused_and_not_forgotten() -> None:
    heard = knock("play", "--seats", "3")
    assert (heard.code, "needs a GAME" in heard.err) == (2, True)
