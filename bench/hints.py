"""Whether the numbers of a hint hold: the same positions advised with many seeds, the intervals held against the mean.

python -m bench.hints [game …] [--positions 60] [--seeds 20] [--milliseconds 2000]

For every move that at least half of the seeds measured, the mean over all seeds is taken for its true share. "held" counts how
often a stated 95 % interval contains it. "agreed" asks, where a seed calls a single move best, how many of all seeds call that
move best, alone or among equals; the row gives how often at least nine of ten do. "spread" is the largest difference between
two seeds' shares of the same move, in the mean over positions.
"""

import argparse
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import spelunke
from spelunke.bots.advice import FOR_A_HINT, Advice, advise
from spelunke.bots.thinking import Budget
from spelunke.core.dice import Dice
from spelunke.core.game import AnyView, Game
from spelunke.core.playout import answer_of
from spelunke.core.table import LUCK
from spelunke.core.types import Move

AGREED = 0.9


class Row(NamedTuple):
    """What was found at the positions of one game."""

    game: str
    intervals: int
    held: float
    single_bests: int
    agreed: float
    spread: float
    longest: float
    """Seconds that the slowest hint took."""


def positions(game: Game, many: int) -> Iterator[AnyView]:
    """Views with a choice from games of sensible players, far from each other: every seventh such ask, from many games."""
    seed = passed = found = 0
    while found < many:
        table, dice = game.deal(seed=seed), Dice(seed, 1)
        seed += 1
        while (asked := table.seats_asked()) and found < many:
            assert asked != (LUCK,)
            for seat in asked:
                passed += len(table.choices(seat)) > 1
                if len(table.choices(seat)) > 1 and passed % 7 == 0 and found < many:
                    found += 1
                    yield game.view(table, seat)
            game.apply(table, [answer_of(game.parts.policy, table, seat, dice, table.copy()) for seat in asked])


def row_of(key: str, many: int, seeds: int, budget: Budget) -> Row:
    """Advise at many positions with many seeds."""
    game = spelunke.game(key)
    held = intervals = agreed = single_bests = 0
    spreads, longest = [], 0.0
    for view in positions(game, many):
        hints: list[list[Advice]] = []
        for seed in range(seeds):
            began = time.perf_counter()
            hints.append([said for said in advise(game, view, budget, seed) if said.games])
            longest = max(longest, time.perf_counter() - began)
        by_move: dict[Move, list[Advice]] = defaultdict(list)
        for said in (said for hint in hints for said in hint):
            by_move[said.move].append(said)
        often = [said for said in by_move.values() if 2 * len(said) >= seeds]
        for sayings in often:
            shares = [said.share or 0.0 for said in sayings]
            mean = sum(shares) / len(shares)
            held += sum(said.low <= mean <= said.high for said in sayings)
            intervals += len(sayings)
        spreads.append(max(max(said.share or 0.0 for said in one) - min(said.share or 0.0 for said in one) for one in often))
        bests = [{said.move for said in hint if said.is_best} for hint in hints]
        for best in {next(iter(moves)) for moves in bests if len(moves) == 1}:
            single_bests += 1
            agreed += sum(best in moves for moves in bests) >= AGREED * seeds
    of_bests = agreed / single_bests if single_bests else 1.0
    return Row(game.box.title, intervals, held / intervals, single_bests, of_bests, sum(spreads) / len(spreads), longest)


def main(arguments: Sequence[str]) -> int:
    """Print a table."""
    reader = argparse.ArgumentParser(prog="python -m bench.hints", description="Whether the numbers of a hint hold.")
    reader.add_argument("games", nargs="*", default=spelunke.keys(), metavar="game")
    reader.add_argument("--positions", type=int, default=60)
    reader.add_argument("--seeds", type=int, default=20)
    reader.add_argument("--milliseconds", type=float, default=FOR_A_HINT.milliseconds)
    wishes = reader.parse_args(arguments)
    budget = Budget(FOR_A_HINT.games, wishes.milliseconds)
    print(f"{wishes.positions} positions, {wishes.seeds} seeds, at most {wishes.milliseconds:g} ms a hint")
    print("| | intervals | held | single bests | agreed | spread | longest |\n|---|---|---|---|---|---|---|")
    for key in wishes.games:
        row = row_of(key, wishes.positions, wishes.seeds, budget)
        figures = f"{row.held:.1%} | {row.single_bests} | {row.agreed:.1%} | {row.spread:.1%} | {row.longest:.2f} s"
        print(f"| {row.game} | {row.intervals} | {figures} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
