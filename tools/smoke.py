"""Whether an installed package works: compiled, with its page, bots play a game; with ``--serve`` the house opens too.

Needs nothing but the package itself and speaks to nobody but this machine. A build without a compiler or without Node ends
well, with a package that lacks something: this is where it is noticed.
"""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from urllib.request import urlopen

import spelunke

PATIENCE = 60
SIMULATION = ["simulate", "rueck", "--bots", "random", "--games", "20", "--seed", "1"]


def faults() -> list[str]:
    """What is missing in the package that this Python finds."""
    found = []
    if not spelunke.is_compiled():
        found.append("the engine is not compiled")
    if not files("spelunke").joinpath("server", "page", "index.html").is_file():
        found.append("the page is not in the package")
    if subprocess.run([sys.executable, "-m", "spelunke", *SIMULATION], check=False, timeout=PATIENCE).returncode:
        found.append("bots cannot play")
    return found


def serving_faults() -> list[str]:
    """What is wrong with a house that has just been opened, with an empty store."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        command = [sys.executable, "-m", "spelunke", "serve", "--lang", "en", "--port", "0"]
        store = f"sqlite+aiosqlite:///{Path(folder, 'tables.db')}"
        with subprocess.Popen([*command, "--db", store], stderr=subprocess.PIPE, encoding="utf-8") as house:
            assert house.stderr is not None
            try:
                for line in house.stderr:
                    if address := re.search(r"http://[\d.:]+", line):
                        return _look_around(address[0])
            finally:
                house.terminate()
    return ["the house does not open"]


def _look_around(address: str) -> list[str]:
    found = []
    for path, word in (("/healthz", '"store"'), ("/", "<script"), ("/api/games", '"rueck"')):
        with urlopen(address + path, timeout=PATIENCE) as answer:  # a status of 400 or more is raised
            if word not in answer.read().decode():
                found.append(f"{path} does not say {word}")
    return found


def main(arguments: Sequence[str]) -> int:
    """Print what is wrong; 1 if anything is."""
    os.environ["PYTHONUTF8"] = "1"  # consoles of Windows know no ü
    found = faults() + (serving_faults() if "--serve" in arguments else [])
    print("\n".join(found) or f"Spelunke {spelunke.__version__} works.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
