"""What is thought about a few views of every game, printed: for comparing engines.

python -m tests.bots.thoughts
"""

import sys

import spelunke
from spelunke.bots.thinking import Budget, think
from tests.bots.test_thinking import moments

KEYS = spelunke.keys()


def told() -> list[str]:
    """A line for every view: to the last bit of every number."""
    lines = ["compiled" if spelunke.is_compiled() else "plain"]
    for key in KEYS:
        for game, table in moments(key, 2):
            for seat in game.asked(table):
                thoughts = think(game, game.view(table, seat), Budget(games=15), seed=8, foresees=3)
                lines.append(f"{key} {seat} {[(thought.tries, thought.share, thought.part) for thought in thoughts]!r}")
    return lines


if __name__ == "__main__":
    sys.stdout.write("\n".join(told()))
