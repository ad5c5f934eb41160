"""Our games in the race: driven from Python, inside the engine, and the same files uncompiled."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import spelunke
from bench.clock import Contestant, Heat, timed
from spelunke.core.dice import Dice
from spelunke.core.playout import play_out
from spelunke.core.table import LUCK

ROOT = Path(__file__).resolve().parent.parent
SEED = 7


def from_python(key: str) -> Contestant:
    """Random play, each call made from Python. A game that chance alone would not end is cut at the limit of its box."""
    game = spelunke.game(key)
    fresh = game.deal(ask_luck=True)
    limit = game.box.limit

    def play(games: int) -> int:
        dice, chance = Dice(SEED), random.Random(SEED).random
        total = 0
        for _ in range(games):
            table = fresh.copy()
            decisions = 0
            while (asked := table.seats_asked()) and decisions < limit:
                if asked[0] == LUCK:
                    table.luck(table.draw(dice))
                else:
                    answers = []
                    for seat in asked:
                        choices = table.choices(seat)
                        answers.append(choices[int(chance() * len(choices))])
                    table.answer(answers)
                decisions += len(asked)
            total += decisions
        return total

    return timed(play)


def inside(key: str) -> Contestant:
    """Random play inside the engine."""
    game = spelunke.game(key)
    fresh = game.deal(ask_luck=True)
    limit = game.box.limit

    def play(games: int) -> int:
        dice = Dice(SEED)
        return sum(play_out(fresh.copy(), dice, limit) for _ in range(games))

    return timed(play)


def copies(key: str) -> Contestant:
    """Copying a table in the middle of a game, called from Python; a copy counts as a decision."""
    table = spelunke.game(key).deal(seed=SEED)

    def play(games: int) -> int:
        copy = table.copy
        for _ in range(1000 * games):
            copy()
        return 1000 * games

    return timed(play)


def uncompiled(which: str, key: str) -> Contestant:
    """The same contestant in another Python that has only the sources."""

    def heat(games: int) -> Heat:
        command = [sys.executable, "-m", "bench.ours", which, key, str(games)]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
        done = subprocess.run(command, check=True, capture_output=True, cwd=ROOT, env=environment)
        return Heat(*json.loads(done.stdout))

    return heat


CONTESTANTS: dict[str, Callable[[str], Contestant]] = {"from_python": from_python, "inside": inside, "copies": copies}


def main(which: str, key: str, games: str) -> None:
    """Run one heat and print it."""
    assert not spelunke.is_compiled()
    print(json.dumps(CONTESTANTS[which](key)(int(games))))


if __name__ == "__main__":
    main(*sys.argv[1:])
