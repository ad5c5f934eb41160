"""Law 7 for thoughts, held against the compiled copy that the Makefile names."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
COMPILED = os.environ.get("SPELUNKE_COMPILED")


def thoughts_in(folder: Path) -> list[str]:
    command = [sys.executable, "-m", "tests.bots.thoughts"]
    environment = {**os.environ, "PYTHONPATH": str(folder.resolve())}
    ran = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    return ran.stdout.splitlines()


@pytest.mark.skipif(not COMPILED, reason="SPELUNKE_COMPILED names no compiled copy; `make test` and `make laws` do")
def test_compiled_and_plain_think_the_same_to_the_last_bit() -> None:
    assert COMPILED is not None
    (plain, *theirs), (compiled, *ours) = thoughts_in(ROOT / "src"), thoughts_in(Path(COMPILED))
    assert (plain, compiled) == ("plain", "compiled")
    assert len(ours) > 10
    assert ours == theirs
