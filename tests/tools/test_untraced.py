"""What is not traced while coverage is measured."""

import sys
from pathlib import Path

import pytest

from tests.untraced import UNTRACED

pytest_plugins = ["pytester"]

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("pattern", UNTRACED)
def test_what_is_not_traced_is_where_it_is_said_to_be(pattern: str) -> None:
    file, _, _ = pattern.partition("::")
    assert any(ROOT.glob(file.removesuffix("*") if file.endswith(".py*") else file))


def test_a_listed_test_and_its_processes_are_not_traced_and_the_next_test_is(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    tells = """
import subprocess, sys
from pathlib import Path
def test_it():
    asks = "import sys; print('coverage' in sys.modules)"
    child = subprocess.run([sys.executable, "-c", asks], capture_output=True, text=True)
    with open(Path(__file__).parents[2] / "told", "a") as told:
        print(sys.gettrace() is not None, child.stdout.strip(), file=told)
"""
    for folder in ("tests/toy", "tests/zoo"):
        (pytester.path / folder).mkdir(parents=True)
        (pytester.path / folder / "test_it.py").write_text(tells, encoding="utf-8")
    (pytester.path / "rc").write_text("[run]\nparallel = true\npatch = subprocess\ncore = ctrace\n", encoding="utf-8")
    command = [sys.executable, "-m", "coverage", "run", "--rcfile=rc", "-m", "pytest", "-q", "-p", "tests.untraced"]
    ran = pytester.run(*command, "--import-mode=importlib", "tests/toy", "tests/zoo")
    assert ran.ret == 0
    assert (pytester.path / "told").read_text(encoding="utf-8").splitlines() == ["False False", "True True"]
