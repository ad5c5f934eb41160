"""How strong the levels are: each among those of the level below, on every seat in turn, as tables for docs/bots.md.

``python -m bench.strength [game …] [--levels master …] [--keep FOLDER] [--seed N] [--part 0.1]``

One side is the upper level's, all others the lower one's, and every deal is played once from each side, by the same code as
``spelunke tournament GAME --bots master,thumb,thumb,thumb``, so the same seed gives the same table anywhere. With a folder
every game is kept there, and what was left goes on.
"""

import argparse
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from math import ceil
from pathlib import Path
from typing import Final, NamedTuple

import spelunke
from spelunke.bots.levels import LEVELS
from spelunke.bots.thinking import Budget, chosen, think
from spelunke.core.dice import Dice
from spelunke.core.game import AnyView, Game
from spelunke.core.words import Move
from spelunke.lab.deals import Plan, plan, sides_of
from spelunke.lab.entrants import lineup
from spelunke.lab.keeping import Log
from spelunke.lab.numbers import Interval
from spelunke.lab.tournament import play_tournament

SEED: Final = 20261
PATIENCE: Final = 120.0

LOWER: Final = {"regular": "novice", "master": "thumb", "rogue": "master"}
GAMES: Final[dict[str, dict[str, int]]] = {
    "regular": {"adel": 100, "klau": 200, "rueck": 2000, "teufel": 200, "tock": 100, "wuerfel": 200},
    "master": {"adel": 80, "klau": 80, "rueck": 600, "teufel": 200, "tock": 40, "wuerfel": 80},
    "rogue": {"adel": 20, "klau": 40, "rueck": 100, "teufel": 40, "tock": 16, "wuerfel": 40},
}
"""By upper level and game: more where luck says more."""

TIMES_A_MASTER: Final = 5
"""How many times as many games as a master the rogue of these tables imagines. Its whole second holds 15 to 80 times a master's
games, more than can be waited for: what is measured is less than a rogue."""


class Master:
    """A master that counts games and never looks at the clock: on a busy machine the real one would think less."""

    times = 1

    def __init__(self, game: Game) -> None:
        budget = LEVELS[game.box.key]["master"].budget
        assert budget is not None and budget.games is not None
        self._game = game
        self._budget = Budget(self.times * budget.games)

    def __call__(self, view: AnyView, dice: Dice) -> Move:
        return chosen(think(self._game, view, self._budget, dice.word()), dice)


class Rogue(Master):
    """A rogue that counts games too."""

    times = TIMES_A_MASTER


COUNTING: Final = {"master": f"{__file__}:Master", "rogue": f"{__file__}:Rogue"}


class Measured(NamedTuple):
    """How the upper level fared."""

    title: str
    games: int
    wins: Interval
    fair: float
    """What luck alone would give."""

    score: float
    lower_score: float


def planned(key: str, level: str, part: float, seed: int) -> Plan:
    """One of the upper level among those of the lower."""
    game = spelunke.game(key)
    sides = len(sides_of(game))
    upper, lower = (COUNTING.get(name, name) for name in (level, LOWER[level]))
    bots = lineup([upper, *[lower] * (sides - 1)], game)
    return plan(game, bots, ceil(GAMES[level][key] * part / sides), seed, patience=PATIENCE)


def measured(key: str, level: str, part: float = 1.0, seed: int = SEED, keep: Path | None = None) -> Measured:
    """Play, or go on playing, the games of one row."""
    wanted = planned(key, level, part, seed)
    with ExitStack() as stack:
        log = None if keep is None else stack.enter_context(Log(str(keep / f"{level}-{key}.jsonl"), wanted))
        outcome = play_tournament(wanted, known=log.rows if log else (), keep=log.keep if log else None)
    if outcome.trouble is not None:
        raise outcome.trouble
    result = outcome.result
    upper, lower = result.by_bot
    fair = 1 / len(wanted.bots)
    return Measured(spelunke.game(key).box.title, result.games, upper.wins, fair, upper.score.mean, lower.score.mean)


def row(found: Measured) -> str:
    """A line of the table."""
    wins = f"{100 * found.wins.mean:.1f} % ({100 * found.wins.low:.1f}–{100 * found.wins.high:.1f})"
    times = f"{found.wins.mean / found.fair:.2f} of at most {1 / found.fair:.0f}"
    scores = f"{found.score:,.1f} : {found.lower_score:,.1f}"
    return f"| {found.title} | {found.games} | {wins} | {times} | {scores} |"


def main(arguments: Sequence[str]) -> int:
    """Print what was found, line by line."""
    reader = argparse.ArgumentParser(prog="python -m bench.strength", description="How strong the levels are.")
    reader.add_argument("games", nargs="*", default=spelunke.keys(), metavar="game")
    reader.add_argument("--levels", nargs="+", choices=list(LOWER), default=list(LOWER))
    reader.add_argument("--keep", type=Path, metavar="FOLDER")
    reader.add_argument("--seed", type=int, default=SEED)
    reader.add_argument("--part", type=float, default=1.0, help="play only such a part of the games")
    wishes = reader.parse_args(arguments)
    if wishes.keep is not None:
        wishes.keep.mkdir(parents=True, exist_ok=True)
    for level in wishes.levels:
        print(f"\n| `{level}` among `{LOWER[level]}` | games | wins | fair shares | mean scores |\n|---|---|---|---|---|")
        for key in wishes.games:
            print(row(measured(key, level, wishes.part, wishes.seed, wishes.keep)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
