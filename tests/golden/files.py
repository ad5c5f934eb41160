"""Reading golden files, and writing them when that is asked for."""

import os
from pathlib import Path

from spelunke.core.game import Parts

FOLDER = Path(__file__).parent
"""The golden files of the present rules; those of an earlier version lie in a folder named after it."""

WRITE = os.environ.get("GOLDEN") == "write"


def folder_of(game: Parts, rules: int) -> Path:
    """Where the golden files of a version of the rules lie."""
    return FOLDER if rules == game.box.version else FOLDER / f"v{rules}"


class NotGolden(AssertionError):
    """What a game does is not what its golden file says, or it has none."""


def lines_of(path: Path) -> list[str]:
    """What a golden file says, line by line; nothing if there is none."""
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


def write(path: Path, lines: list[str]) -> None:
    """Make this the golden file."""
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def compare(path: Path, now: list[str]) -> None:
    """Hold lines against a golden file; the first that differs is told with those before it."""
    before = lines_of(path)
    if not before:
        raise NotGolden(f"there is no {path.name}; `make golden` writes it")
    for at in range(max(len(before), len(now))):
        old = before[at] if at < len(before) else "(the end)"
        new = now[at] if at < len(now) else "(the end)"
        if old != new:
            context = "\n".join(f"   {line}" for line in before[max(0, at - 6) : at])
            raise NotGolden(f"{path.name}, line {at + 1}:\n{context}\n - {old}\n + {new}")
