"""Law 7: compiled and plain agree, step for step."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec

from tests.laws.broken import hold, same
from tests.laws.digest import Digest

ROOT = Path(__file__).parent.parent.parent
PLAIN = ROOT / "src"


def told_by(engine: Path, *words: str) -> str:
    """What the script prints when it runs on the engine in this folder."""
    environment = {**os.environ, "PYTHONPATH": str(engine.resolve())}
    command = [sys.executable, "-m", "tests.laws.digest", *words]
    ran = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    hold(ran.returncode == 0, f"the script failed on {engine}:\n{ran.stderr[-2000:]}")
    return ran.stdout


def digests(told: str) -> dict[str, Digest]:
    """What the script printed, by scene."""
    read = [msgspec.json.decode(line, type=Digest) for line in told.splitlines()]
    return {digest.scene: digest for digest in read}


def partings(plain: dict[str, Digest], compiled: dict[str, Digest]) -> list[tuple[str, int]]:
    """Scenes and steps in which two engines differ: the first of each game."""
    same("the scenes that were played", sorted(compiled), sorted(plain))
    found: dict[str, tuple[str, int]] = {}
    for name, digest in plain.items():
        other = compiled[name].steps
        if digest.steps != other:
            differs = (at for at, (one, two) in enumerate(zip(digest.steps, other, strict=False)) if one != two)
            found.setdefault(name.partition("-")[0], (name, next(differs, min(len(digest.steps), len(other)))))
    return list(found.values())


def compiled_and_plain_agree(compiled: Path) -> None:
    """Every step of every game goes alike on both engines, and each engine is what it is said to be."""
    plain_digests, compiled_digests = digests(told_by(PLAIN)), digests(told_by(compiled))
    hold(plain_digests, "nothing was played")
    for name in plain_digests:
        hold(not plain_digests[name].compiled, f"{name} was to be played plain, but is compiled")
        hold(compiled_digests[name].compiled, f"{name} was to be played compiled, but is plain")
    told = []
    for name, step in partings(plain_digests, compiled_digests):
        one, other = (told_by(engine, name, str(step)) for engine in (PLAIN, compiled))
        told.append(f"{name}, step {step}:\n    plain {one}\n compiled {other}")
    hold(not told, "\n".join(told))
