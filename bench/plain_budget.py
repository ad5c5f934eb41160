"""How long a master's games take while the engine is not compiled, and how many of them fit into the time of the levels.

python -m bench.plain_budget            every game, by the sources
python -m bench.plain_budget rueck      one game
"""

import argparse
import sys
from collections.abc import Iterator
from statistics import mean
from time import process_time
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

import spelunke
from bench.search import views
from spelunke.bots.levels import TIMES_PLAIN, levels_of
from spelunke.bots.thinking import Budget, think

ANSWERS = 12
"""How often a master is asked."""


class Row(NamedTuple):
    """What was measured in one game."""

    game: str
    games: int
    """Those of a master."""

    seconds: tuple[float, ...]
    """Of work, for all games of a master, by view; ascending."""

    caps: tuple[float, float]
    """How many seconds a master may think, compiled and plain."""

    rogue: tuple[float, float]

    def done(self, cap: float) -> float:
        """The mean share of its games that a master simulates in this time, if games come at an even pace."""
        return mean(min(1.0, cap / needed) for needed in self.seconds)

    def times(self, cap: float) -> float:
        """How many times a master's number of games a rogue simulates in this time, in the mean."""
        return cap / mean(self.seconds)


def row_of(key: str, answers: int) -> Row:
    """Let a master think all of its games in positions of sensible players, by the time of this process alone."""
    game = spelunke.game(key)
    levels = levels_of(game.parts.levels)
    master, rogue = levels["master"].budget, levels["rogue"].budget
    assert master is not None and rogue is not None and master.games and master.milliseconds and rogue.milliseconds
    seconds = []
    for seed, view in enumerate(views(game, answers)):
        start = process_time()
        think(game, view, Budget(master.games), seed)
        seconds.append(process_time() - start)
    caps = (master.milliseconds / 1000, rogue.milliseconds / 1000)
    return Row(key, master.games, tuple(sorted(seconds)), *((cap, TIMES_PLAIN * cap) for cap in caps))


def cells_of(row: Row) -> Iterator[str]:
    """What stands in the table for one game."""
    yield from (row.game, f"{row.games:,}", f"{mean(row.seconds):.2f} s", f"{row.seconds[len(row.seconds) * 95 // 100]:.2f} s")
    yield from (f"{row.done(cap):.0%}" for cap in row.caps)
    yield from (f"{row.times(cap):.1f}" for cap in row.rogue)


def main(arguments: list[str] | None = None) -> None:
    """Measure, then print."""
    parser = argparse.ArgumentParser(prog="python -m bench.plain_budget", description="What a plain engine costs bots.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"some of: {', '.join(spelunke.keys())}")
    parser.add_argument("--answers", type=int, default=ANSWERS, help="how often a master is asked (default: %(default)s)")
    wanted = parser.parse_args(arguments)
    engine = "compiled: run it by the sources" if spelunke.is_compiled() else "not compiled"
    table = Table(title=f"Bots of Spelunke {spelunke.__version__}, {engine}", caption="Seconds are work of this process.")
    heads = ("game", "a master's games", "take", "95 in 100", "cap × 1", f"cap × {TIMES_PLAIN}")
    for heading in (*heads, "rogue: times a master's, cap × 1", f"cap × {TIMES_PLAIN}"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for key in wanted.games or spelunke.keys():
        table.add_row(*cells_of(row_of(key, wanted.answers)))
    Console(width=max(Console().width, 120)).print(table)


if __name__ == "__main__":
    main(sys.argv[1:])
