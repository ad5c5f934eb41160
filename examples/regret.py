"""Tabular regret minimisation on a game small enough to be solved, and how exploitable it still is after every while.

python examples/regret.py                                      a bet of Auf Teufel komm raus, for two
python examples/regret.py --game "spelunke_rueck_tiny(players=3,one_by_one=True)" --iterations 20
python examples/regret.py --csv regret.csv --plot regret.png
"""

import argparse
from pathlib import Path

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

import spelunke.gym.openspiel  # noqa: F401 (registers the games)

BET = "spelunke_teufel_tiny(players=2,rounds=1,one_by_one=True)"


def solve(name: str, iterations: int, every: int) -> list[tuple[int, float]]:
    """After so many iterations: what best answers to the average policy would win, over all seats."""
    game = pyspiel.load_game(name)
    solver = cfr.CFRPlusSolver(game)
    course = []
    for iteration in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if iteration == 1 or iteration % every == 0:
            course.append((iteration, exploitability.nash_conv(game, solver.average_policy())))
            print(f"{course[-1][0]:6} iterations   exploitability {course[-1][1]:.5f}", flush=True)
    return course


def plot(course: list[tuple[int, float]], name: str, file: Path) -> None:
    """The course as a picture; needs Matplotlib."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    axes.loglog(*zip(*course, strict=True), marker="o")
    axes.set(title=name, xlabel="iterations", ylabel="exploitability (NashConv)")
    axes.grid(True, which="both", alpha=0.3)
    figure.savefig(file)


def main(arguments: list[str] | None = None) -> list[tuple[int, float]]:
    """Solve, print, and write what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default=BET, help="any game OpenSpiel can load whose seats answer in turn")
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--every", type=int, default=20, help="measure after every so many iterations")
    parser.add_argument("--csv", type=Path, help="write the course as data")
    parser.add_argument("--plot", type=Path, help="write the course as a picture")
    wanted = parser.parse_args(arguments)
    course = solve(wanted.game, wanted.iterations, wanted.every)
    if wanted.csv:
        lines = ["iterations,exploitability", *[f"{at},{value}" for at, value in course]]
        wanted.csv.write_text("\n".join(lines) + "\n", encoding="ascii")
    if wanted.plot:
        plot(course, wanted.game, wanted.plot)
    return course


if __name__ == "__main__":
    main()
