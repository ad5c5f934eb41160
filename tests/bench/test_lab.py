"""The bench of the lab runs at its smallest. How fast it is and what it holds is for `make bench` to say."""

import sys

import pytest

from bench import lab

needs_linux = pytest.mark.skipif(sys.platform != "linux", reason="processes are looked at in /proc")


@needs_linux
def test_the_real_command_is_run_and_its_processes_are_looked_at() -> None:
    run = lab.simulated(600, workers=2)
    assert run.command == "spelunke simulate rueck --games 600 --bots random --workers 2 --seed 1"
    assert run.workers == 2
    assert run.seconds > 0
    assert run.cpu > 0
    assert 5 < run.parent_mb < 1000
    assert 5 < run.worker_mb < 1000


@needs_linux
def test_a_tenth_stands_beside_the_whole(capsys: pytest.CaptureFixture[str]) -> None:
    lab.main(["--games", "100", "--workers", "1"])
    printed = capsys.readouterr().out
    assert "largest worker MB" in printed
    assert [line.split()[1] for line in printed.splitlines() if line.startswith("│")] == ["10", "100"]
