"""``.venv/bin/spelunke`` runs the compiled copy of the present sources, and never a stale one."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tools.trees import tools_alone, write_package


def ask(tree: Path, words: str) -> str:
    """What the tools of that tree say."""
    code = f"import sys; sys.path[0] = 'tools'; import compiled_copy as c; print({words})"
    return subprocess.run([sys.executable, "-c", code], cwd=tree, capture_output=True, text=True, check=True).stdout.strip()


def launch(tree: Path, cwd: Path) -> str:
    """What the command says, wherever it is typed."""
    command = [sys.executable, str(tree / "tools" / "launch.py")]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=True).stdout.strip()


def test_the_command_runs_the_copy_of_these_sources_and_the_sources_once_they_are_edited(tmp_path: Path) -> None:
    tree = tools_alone(tmp_path)
    assert launch(tree, tmp_path) == "the sources"
    write_package(Path(ask(tree, "c.folder('quick')")), "the quick copy")
    assert launch(tree, tmp_path) == "the quick copy"
    write_package(Path(ask(tree, "c.folder('whole')")), "the whole copy")
    assert launch(tree, tmp_path) == "the whole copy"
    write_package(tree / "src", "edited sources")
    assert launch(tree, tmp_path) == "edited sources"


def test_a_copy_that_was_not_finished_is_not_run(tmp_path: Path) -> None:
    tree = tools_alone(tmp_path)
    write_package(Path(ask(tree, "c.folder('quick')") + ".unfinished"), "half a copy")
    assert launch(tree, tmp_path) == "the sources"


def test_a_folder_named_like_the_package_does_not_stand_before_it(tmp_path: Path) -> None:
    tree = tools_alone(tmp_path)
    write_package(tmp_path / "elsewhere", "somebody else's")
    assert launch(tree, tmp_path / "elsewhere") == "the sources"


@pytest.mark.parametrize("edited", ["src/spelunke/__init__.py", "setup.py", "pyproject.toml"])
def test_every_edit_means_another_copy(edited: str, tmp_path: Path) -> None:
    tree = tools_alone(tmp_path)
    before = ask(tree, "c.fingerprint()")
    with (tree / edited).open("a") as file:
        file.write("\n# edited\n")
    assert ask(tree, "c.fingerprint()") != before


def test_without_a_c_compiler_there_is_none_to_compile_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tree = tools_alone(tmp_path)
    monkeypatch.setenv("CC", "no-such-compiler -O3")
    assert ask(tree, "c.has_compiler()") == "False"


def test_older_copies_go_but_the_last_ones_stay_for_programs_that_run_from_them(tmp_path: Path) -> None:
    tree = tools_alone(tmp_path)
    copies = tree / ".venv" / "compiled"
    for age, name in enumerate(["newest", "newer", "older", "oldest", "forgotten"]):
        (copies / name).mkdir(parents=True)
        os.utime(copies / name, (1_000_000 - age, 1_000_000 - age))
    ask(tree, "c._forget_older_copies()")
    assert {path.name for path in copies.iterdir()} == {"newest", "newer", "older"}
