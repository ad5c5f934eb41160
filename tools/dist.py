"""Builds sdist and wheel into ``dist``, checks both, installs each into a clean environment and tries it there.

The trial, away from the sources: ``spelunke`` serves the page, bots play a game over its API, and the version is the built one.
"""

import shutil
import sys
import tempfile
from pathlib import Path

from progress import ROOT, Trouble, in_words, run, say, step

DIST = ROOT / "dist"
SMOKE = ROOT / "tools" / "smoke.py"


def build() -> tuple[Path, Path]:
    """Both packages, the wheel made from the sdist as an index would hand it out."""
    shutil.rmtree(DIST, ignore_errors=True)
    with step("Building sdist and wheel"):
        run([sys.executable, "-m", "build", "--outdir", DIST], "The packages could not be built.")
    (sdist,) = DIST.glob("*.tar.gz")
    (wheel,) = DIST.glob("*.whl")
    return sdist, wheel


def check(sdist: Path, wheel: Path) -> None:
    """What an index and its users would complain about."""
    with step("Checking metadata and contents"):
        run([sys.executable, "-m", "twine", "check", "--strict", sdist, wheel], "The metadata is not fit for an index.")
        run([sys.executable, "-m", "check_wheel_contents", wheel], "The wheel has files it should not have.")


def try_in_a_clean_environment(package: Path) -> None:
    """Install it where nothing of ours is, and run the smoke test there."""
    with step(f"Trying {package.name}"), tempfile.TemporaryDirectory() as folder:
        python = Path(folder, "venv", "bin", "python")
        run([sys.executable, "-m", "venv", Path(folder, "venv")], "No clean environment could be made.")
        run([python, "-m", "pip", "install", "-q", "-c", "constraints.txt", package], f"{package.name} could not be installed.")
        run([python, "-P", SMOKE], f"{package.name} does not work in a clean environment.")


def main() -> int:
    """Build, check, try."""
    try:
        sdist, wheel = build()
        check(sdist, wheel)
        for package in (wheel, sdist):
            try_in_a_clean_environment(package)
    except (Trouble, OSError) as trouble:
        say(in_words(trouble))
        return 1
    say(f"  {sdist.relative_to(ROOT)} and {wheel.relative_to(ROOT)} are ready.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
