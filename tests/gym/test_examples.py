"""The examples run, at a small size, and show what they say they show."""

from pathlib import Path

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


def test_regret_minimisation_works_where_several_answer_at_once() -> None:
    """One round of the small Rück's raus! for three: best answers win ever less against what was found."""
    course = regret.solve("spelunke_rueck_tiny(players=3,rounds=1,one_by_one=True)", iterations=9, every=3)
    values = [value for _, value in course]
    assert values == sorted(values, reverse=True)
    assert values[-1] < values[0] / 20


def test_the_learner_beats_random_seats_and_its_own_beginning() -> None:
    """The small game, a few updates at few tables; a policy that has learnt nothing answers at random and wins nothing."""

    def judged(updates: int) -> tuple[float, float]:
        return learner.main(["--preset", "tiny", "--tables", "32", "--updates", str(updates), "--games", "600"])

    before, about = judged(0)
    assert abs(before) < 2 * about
    after, margin = judged(30)
    assert after - margin > before + about
    assert after - margin > 0.1, "as much as winning one game in ten more than losing"
