"""``.venv`` is made, mended and filled; what goes wrong is told in a sentence."""

import errno
import subprocess
import sys
from pathlib import Path

import pytest

import environment
from progress import Trouble, in_words, run
from tests.tools.trees import tools_alone

TOO_OLD = '[ "$1" = -V ] && echo Python 3.8.18 && exit; exit 1'


def set_up(tree: Path, words: str) -> "subprocess.CompletedProcess[str]":
    """Run some words of the tools in that tree."""
    code = f"import sys; sys.path[0] = 'tools'; import environment as e; {words}"
    return subprocess.run([sys.executable, "-c", code], cwd=tree, capture_output=True, text=True, check=False)


def fake_python(tree: Path, script: str) -> None:
    """A ``.venv`` whose Python is a shell script."""
    python = tree / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(f"#!/bin/sh\n{script}\n")
    python.chmod(0o755)


LEFT_BEHIND = {
    "made with another Python": ("echo 3; echo 9; pwd", "it was made with Python 3.9"),
    "made by uv, without pip": ("echo \"ModuleNotFoundError: No module named 'pip'\" >&2; exit 1", "it has no pip"),
    "whose Python is gone": ("exit 127", "its Python does not start"),
    "moved here": (f"echo {sys.version_info[0]}; echo {sys.version_info[1]}; echo /somewhere/else", "it was moved"),
}


@pytest.mark.parametrize(("script", "reason"), LEFT_BEHIND.values(), ids=LEFT_BEHIND)
def test_a_stale_environment_is_made_anew_and_the_reason_is_said(script: str, reason: str, tmp_path: Path) -> None:
    tree = tools_alone(tmp_path)
    fake_python(tree, script)
    done = set_up(tree, "e.make_venv()")
    assert (done.returncode, reason in done.stderr) == (0, True), done.stderr
    again = set_up(tree, "e.make_venv()")
    assert (again.returncode, again.stderr) == (0, ""), "the new one is as it should be, and nothing is done twice"


def test_a_python_too_old_is_told_in_one_sentence_with_what_to_do(tmp_path: Path) -> None:
    tree = tools_alone(tmp_path)
    old = tmp_path / "python3.8"
    old.write_text(f"#!/bin/sh\n{TOO_OLD}\n")
    old.chmod(0o755)
    for word in ("play", "ready", "dist"):
        done = subprocess.run(["make", word, f"PYTHON={old}"], cwd=tree, capture_output=True, text=True, check=False)
        assert done.returncode != 0
        said = done.stderr.splitlines()[0]
        assert "needs Python 3.11 or newer" in said and "Python 3.8.18" in said and f"make {word} PYTHON=" in said
        assert "Traceback" not in done.stderr and "SyntaxError" not in done.stderr


def test_playing_installs_the_server_and_nothing_of_the_lab() -> None:
    playing = " ".join(environment.requirements("play"))
    assert "starlette" in playing and "uvicorn" in playing
    for elsewhere in ("matplotlib", "pyarrow", "gymnasium", "mypy[", "pytest", "asyncpg", "redis"):
        assert elsewhere not in playing
        assert elsewhere in " ".join(environment.requirements("test")), "where the tests need it"


def test_a_second_start_installs_nothing_until_what_is_wanted_changes(tmp_path: Path) -> None:
    tree = tools_alone(tmp_path)
    note = "n, d = e._stamp('play'); n.parent.mkdir(parents=True); n.write_text(d)"
    assert set_up(tree, f"{note}; assert e.is_installed('play')").returncode == 0
    (tree / "constraints.txt").write_text("rich==1.0\n")
    assert set_up(tree, "assert not e.is_installed('play')").returncode == 0


def test_two_that_set_up_at_once_take_turns(tmp_path: Path) -> None:
    tree = tools_alone(tmp_path)
    hold = "import sys; sys.path[0] = 'tools'; import environment\n"
    hold += "with environment.alone('setting up'): print('mine', flush=True); input()"
    with subprocess.Popen([sys.executable, "-c", hold], cwd=tree, stdin=-1, stdout=-1, text=True) as first:
        assert first.stdout is not None and first.stdin is not None
        assert first.stdout.readline() == "mine\n"
        refused = set_up(tree, "c = e.alone('setting up', wait=False); print(c.__enter__())")
        assert refused.stdout == "False\n"
        with subprocess.Popen([sys.executable, "-c", hold], cwd=tree, stdin=-1, stdout=-1, stderr=-1, text=True) as second:
            assert second.stdout is not None and second.stdin is not None and second.stderr is not None
            assert "Another make is busy setting up" in second.stderr.readline()
            first.stdin.write("\n")
            first.stdin.close()
            assert second.stdout.readline() == "mine\n"
            second.stdin.write("\n")
            second.stdin.close()
            assert second.wait() == 0


def test_a_folder_that_cannot_be_written_to_is_told_in_a_sentence(tmp_path: Path) -> None:
    tree = tools_alone(tmp_path)
    (tree / "build").write_text("in the way of a folder")
    done = subprocess.run([sys.executable, "tools/play.py"], cwd=tree, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "must be writable" in done.stderr and "Traceback" not in done.stderr


def test_a_full_disk_is_told_in_a_sentence() -> None:
    words = in_words(OSError(errno.ENOSPC, "No space left on device", ".venv/lib"))
    assert words.startswith("No space left on device: .venv/lib.") and "try again" in words


def test_a_command_that_fails_shows_the_end_of_what_it_said_and_the_advice() -> None:
    talk = "for number in range(99): print('line', number)\nraise SystemExit(3)"
    with pytest.raises(Trouble) as failed:
        run([sys.executable, "-c", talk], "Do something else.")
    lines = str(failed.value).splitlines()
    assert lines[-2:] == ["line 98", "Do something else."] and "line 0" not in lines
