"""A smoke test of an installed package: the command serves the page, and bots play a whole game on it.

Needs nothing but the package itself; run it with the Python it is installed in. ``--compiled``: a package without the compiled
engine, which is what a machine without a C compiler makes, does not pass.
"""

import json
import os
import re
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any
from urllib.request import HTTPCookieProcessor, ProxyHandler, Request, build_opener

from websockets.sync.client import connect

import spelunke

PATIENCE = 120.0
"""Seconds for one message; a busy machine may need them."""


def command() -> str:
    """The installed command ``spelunke``."""
    name = "spelunke.exe" if sys.platform == "win32" else "spelunke"
    return str(Path(sysconfig.get_path("scripts"), name))


def bots_play_a_game(address: str) -> int:
    """Load the page and its script, then watch bots play a game; how many messages came of it."""
    cookies = CookieJar()
    browser = build_opener(HTTPCookieProcessor(cookies), ProxyHandler({}))
    page = browser.open(address, timeout=PATIENCE).read().decode()
    script = re.search(r'src="(/assets/[^"]+\.js)"', page)
    assert script, "the page names no script"
    assert browser.open(address + script[1], timeout=PATIENCE).read(), "the page's script is empty"

    def ask(path: str, **words: Any) -> dict[str, Any]:
        headers = {"Content-Type": "application/json", "Origin": address}
        request = Request(address + path, json.dumps(words).encode(), headers)
        answer: dict[str, Any] = json.load(browser.open(request, timeout=PATIENCE))
        return answer

    ask("/api/guest", name="Smoke")
    table = ask("/api/tables", game="rueck", seat=None, pace="at_once", level="thumb")["table"]
    sent = "; ".join(f"{cookie.name}={cookie.value}" for cookie in cookies)
    socket_address = f"{address.replace('http', 'ws', 1)}/api/table/{table}/socket"
    headers = {"Cookie": sent, "Origin": address}
    with connect(socket_address, additional_headers=headers, proxy=None, ping_interval=None) as socket:
        ask(f"/api/table/{table}/start")
        heard = 0
        while True:
            for line in str(socket.recv(PATIENCE)).split("\n"):
                heard += 1
                word = json.loads(line)
                if word["kind"] == "Step" and word["view"]["standing"] is not None:
                    return heard


def main(arguments: Sequence[str]) -> int:
    """Try the command, the page and a game."""
    os.environ["PYTHONUTF8"] = "1"  # consoles of Windows know no ü
    if "--compiled" in arguments and not spelunke.is_compiled():
        print("The engine is not compiled.", file=sys.stderr)
        return 1
    subprocess.run([command(), "simulate", "rueck", "--bots", "random", "--games", "20", "--seed", "1"], check=True)
    with tempfile.TemporaryDirectory() as folder:
        db = f"sqlite:///{Path(folder, 'tables.db').as_posix()}"
        serving = subprocess.Popen(
            [command(), "serve", "--port", "0", "--db", db, "--lang", "en"], stderr=subprocess.PIPE, text=True, encoding="utf-8"
        )
        assert serving.stderr is not None
        try:
            told = ""
            while not (found := re.search(r"http://[\w.]+:\d+", told)):
                line = serving.stderr.readline()
                assert line, f"the server ended: {told}"
                told += line
            print(f"bots played a game in {bots_play_a_game(found[0])} messages, seen through the page's socket")
        finally:
            serving.terminate()
            serving.wait(PATIENCE)
            serving.stderr.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
