"""The examples run, at a small size, and show what they say they show."""

from pathlib import Path

import pytest

from examples import learner, regret


def test_regret_minimisation_becomes_ever_less_exploitable(tmp_path: Path) -> None:
    course = regret.main(
        ["--iterations", "8", "--every", "4", "--csv", str(tmp_path / "course.csv"), "--plot", str(tmp_path / "course.png")]
    )
    values = [value for _, value in course]
    assert values == sorted(values, reverse=True)
    assert values[-1] < values[0] / 5
    assert len((tmp_path / "course.csv").read_text().splitlines()) == len(course) + 1
    assert (tmp_path / "course.png").read_bytes().startswith(b"\x89PNG")


def test_the_learner_learns_and_is_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few updates at few tables: the policy moves, never answers what is not legal, and games are judged."""
    monkeypatch.setattr(learner, "TABLES", 16)
    mean, margin = learner.main(["--updates", "2", "--games", "50"])
    assert -1 <= mean <= 1
    assert 0 < margin < 1
