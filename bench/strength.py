"""How strong the levels are: each among those of the level below, on every seat in turn, as tables for docs/bots.md.

``python -m bench.strength [game …] [--levels master …] [--keep FOLDER] [--seed N] [--part 0.1]``
``python -m bench.strength wuerfel --levels rogue --among thumb --times 0.25 1 4``  what more thinking adds

One side is the upper level's, all others the lower one's, and every deal is played once from each side, by the same code as
``spelunke tournament GAME --bots master,thumb,thumb,thumb``, so the same seed gives the same table anywhere. With a folder
every game is kept there, and what was left goes on.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from math import ceil
from pathlib import Path
from typing import Final, NamedTuple
from unittest.mock import patch

import spelunke
from spelunke.bots import levels
from spelunke.bots.levels import Level, levels_of
from spelunke.bots.thinking import Budget
from spelunke.core.game import Levels
from spelunke.lab.checkpoint import Log
from spelunke.lab.duplicate_plan import Plan, PlanRow, plan, sides_of
from spelunke.lab.entrants import lineup
from spelunke.lab.intervals import ConfidenceInterval
from spelunke.lab.tournament import play_tournament

SEED: Final = 20261

LOWER: Final = {"regular": "novice", "master": "thumb", "rogue": "master"}
GAMES: Final[dict[str, dict[str, int]]] = {
    "regular": {"adel": 100, "klau": 200, "rueck": 2000, "teufel": 200, "tock": 100, "wuerfel": 200},
    "master": {"adel": 32, "klau": 96, "rueck": 600, "teufel": 100, "tock": 24, "wuerfel": 192},
    "rogue": {"adel": 96, "klau": 64, "rueck": 600, "teufel": 128, "tock": 24, "wuerfel": 256},
}
"""By upper level and game: more where luck says more."""

TIMES_A_MASTER: Final = 16.0
"""How many times as many games as a master the rogue of these tables imagines. Its whole second holds up to 80 times a master's
games, more than can be waited for: what is measured is less than a rogue."""


@contextmanager
def counting_rogues(times: float) -> Iterator[None]:
    """Let rogues simulate so many times a master's games: on a busy machine, looking at the clock, they would think less."""

    def counting(cut: Levels) -> dict[str, Level]:
        found = levels_of(cut)
        return {**found, "rogue": found["rogue"]._replace(budget=Budget(round(times * cut.games)))}

    with patch.object(levels, "levels_of", counting):
        yield


class Measured(NamedTuple):
    """How the upper level fared."""

    title: str
    games: int
    wins: ConfidenceInterval
    fair: float
    """What luck alone would give."""

    score: float
    lower_score: float


def planned(key: str, level: str, lower: str, part: float, seed: int) -> Plan:
    """One of the upper level among those of the lower."""
    game = spelunke.game(key)
    sides = len(sides_of(game))
    bots = lineup([level, *[lower] * (sides - 1)], game)
    return plan(game, bots, ceil(GAMES[level][key] * part / sides), seed)


def measured(wanted: Plan, key: str, keep: Path | None) -> Measured:
    """Play, or go on playing, the games of one row."""
    with ExitStack() as stack:
        log = None if keep is None else stack.enter_context(Log(str(keep), wanted, PlanRow))
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
    reader.add_argument("--among", help="bots of the lower side, if not the level below, e.g. thumb")
    reader.add_argument("--times", nargs="+", type=float, default=[TIMES_A_MASTER], help="a rogue's games beside a master's")
    reader.add_argument("--keep", type=Path, metavar="FOLDER")
    reader.add_argument("--seed", type=int, default=SEED)
    reader.add_argument("--part", type=float, default=1.0, help="play only such a part of the games")
    wishes = reader.parse_args(arguments)
    if wishes.keep is not None:
        wishes.keep.mkdir(parents=True, exist_ok=True)
    for level in wishes.levels:
        lower = wishes.among or LOWER[level]
        for times in wishes.times if level == "rogue" else [1.0]:
            upper = f"`{level}` ({times:g} times a master's games)" if level == "rogue" else f"`{level}`"
            print(f"\n| {upper} among `{lower}` | games | wins | fair shares | mean scores |\n|---|---|---|---|---|")
            for key in wishes.games:
                wanted = planned(key, level, lower, wishes.part, wishes.seed)
                keep = wishes.keep and wishes.keep / f"{level}-{times:g}-{lower}-{key}.jsonl"
                with counting_rogues(times):
                    print(row(measured(wanted, key, keep)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
