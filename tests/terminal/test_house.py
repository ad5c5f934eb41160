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
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

import spelunke
from tests.terminal.door import knock, shell

PACKAGE = Path(spelunke.__file__).parent
needs_page = pytest.mark.skipif(not (PACKAGE / "server" / "page" / "index.html").is_file(), reason="the page is not built")


@contextmanager
def told(folder: Path, *arguments: str, **environment: str) -> Iterator[list[str]]:
    """The house, open until the end of the test; what it said until it was open. Ctrl-C must close it in peace."""
    process = subprocess.Popen(
        [sys.executable, "-m", "spelunke", *arguments],
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "LANG": "en", "LC_ALL": "", "XDG_DATA_HOME": str(folder), **environment},
    )
    assert process.stderr is not None
    try:
        said = [process.stderr.readline()]
        while "Tables are open at" not in said[-1] and process.poll() is None:
            said.append(process.stderr.readline())
        yield said
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 0
    finally:
        process.kill()
        process.wait()
        process.stderr.close()


def address_in(said: list[str]) -> str:
    """Where the house is open."""
    return said[-1].removeprefix("Tables are open at ").split(". Ctrl-C")[0]


@contextmanager
def opened(folder: Path, *arguments: str, **environment: str) -> Iterator[str]:
    """The address of a house that is open until the end of the test."""
    with told(folder, *arguments, **environment) as said:
        yield address_in(said)


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
def test_where_the_usual_port_is_taken_the_next_is_found_and_said_and_no_browser_means_none(tmp_path: Path) -> None:
    called = tmp_path / "called"
    with socket.socket() as taken:
        with contextlib.suppress(OSError):  # somebody else has it already
            taken.bind(("127.0.0.1", 8000))
            taken.listen()
        with told(tmp_path, "--no-browser", BROWSER=f"touch {called} %s") as said:
            address = address_in(said)
            port = int(address.removeprefix("http://127.0.0.1:"))
            assert 8000 < port < 8100
            assert f"Port 8000 is taken; using {port}.\n" in said
            with urllib.request.urlopen(f"{address}/healthz") as health:
                assert health.status == 200
    assert not called.exists()


@needs_page
def test_two_houses_opened_at_once_stand_side_by_side_and_share_their_tables(tmp_path: Path) -> None:
    from tests.server.evening import eventually
    from tests.server.guests import Guest

    with ExitStack() as open_until_the_end, ThreadPoolExecutor(2) as pool:
        house = lambda _: open_until_the_end.enter_context(opened(tmp_path, "--no-browser"))  # noqa: E731
        here, there = pool.map(house, range(2))
        assert here != there
        anna, ben = Guest(here, "Anna"), Guest(there, "Ben")
        table = anna.put_up()
        assert ben.join(table) == 1
        eventually(lambda: anna.ask("GET", f"/api/table/{table}")["people"][1]["name"] == "Ben")
        anna.close()
        ben.close()


def test_a_store_that_is_made_anew_is_named_and_one_that_was_there_is_not(tmp_path: Path) -> None:
    made = f"Tables are kept in {tmp_path}/shelf/nope, a new file.\n"
    wishes = ("serve", "--port", "0", "--db", f"sqlite:///{tmp_path}/shelf/nope")
    with told(tmp_path, *wishes) as said:
        assert made in said
    with told(tmp_path, *wishes) as said:
        assert made not in said


def test_a_house_that_is_open_to_the_network_says_an_address_that_others_can_type(tmp_path: Path) -> None:
    with opened(tmp_path, "serve", "--host", "0.0.0.0", "--port", "0") as address:
        assert not address.startswith("http://0.0.0.0")
        with urllib.request.urlopen(f"{address}/healthz") as health:
            assert health.status == 200


@pytest.mark.parametrize(
    ("package", "option", "address"),
    [("asyncpg", "--db", "postgresql://localhost/tables"), ("redis", "--bus", "redis://localhost")],
)
def test_a_command_that_needs_an_extra_says_which(package: str, option: str, address: str, tmp_path: Path) -> None:
    pretend = f"lambda name: None if name == {package!r} else found(name)"
    (tmp_path / "sitecustomize.py").write_text(f"import importlib.util as u; found = u.find_spec; u.find_spec = {pretend}\n")
    path = os.pathsep.join([str(tmp_path), str(PACKAGE.parent)])
    heard = shell("serve", option, address, environment={"PYTHONPATH": path})
    sentence = f'This needs the package {package}. Install it with: pip install ".[cluster]"'
    assert (heard.code, heard.err.strip()) == (2, sentence)


def test_without_the_page_the_table_at_the_terminal_opens(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "spelunke", ignore=shutil.ignore_patterns("page", "__pycache__"))
    # Compiled rooms share a library that lies beside the package.
    heard = shell(environment={"PYTHONPATH": os.pathsep.join([str(tmp_path), str(PACKAGE.parent)])})
    assert "The page was not built into this installation" in heard.err
    assert "What shall it be?" in heard.out


def test_house_rules_without_a_game_are_refused_and_not_forgotten() -> None:
    heard = knock("play", "--seats", "3")
    assert (heard.code, "needs a GAME" in heard.err) == (2, True)
