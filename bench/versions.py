"""The present version beside an earlier one, in one run: the speed of `simulate --bots thumb`, and thumb and master at a table.

python -m bench.versions FOLDER [game …] [--bots thumb master] [--deals 200]

FOLDER holds a compiled copy of the earlier version, such as an unpacked wheel. Its bots sit in a process of their own and get
views as JSON; both play the rules of version 1, which both know. Half of the sides are of each version, and every deal is
played once more with sides swapped, so a share of 50 % says that neither is stronger. Masters count games, not time.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from math import sqrt
from types import TracebackType
from typing import Final, NamedTuple, Self

import msgspec

import spelunke
from spelunke.bots import policy
from spelunke.core.dice import Dice
from spelunke.core.game import Game
from spelunke.core.playout import play_by
from spelunke.core.policy import Policy
from spelunke.core.table import Table
from spelunke.lab.duplicate_plan import sides_of
from spelunke.lab.playing import dice_of, luck_of

SEED: Final = 20261
RULES: Final = 1
SPEED_SECONDS: Final = 3.0
Z_95: Final = 1.959964

ANSWERS: Final = """
import sys, msgspec, spelunke
from spelunke.bots import decider
from spelunke.core.dice import Dice
try:
    from spelunke.server.socket.game_codecs import read_view
except ImportError:
    from spelunke.server.kinds import read_view
key, seats, bot = sys.argv[1], int(sys.argv[2]), sys.argv[3]
game = spelunke.game(key, seats=seats)
player, codes, dice = decider(bot, game, by_clock=False), game.parts.codebook.codes, Dice(int(sys.argv[4]))
for line in sys.stdin.buffer:
    print(codes[player(read_view(key, line), dice)], flush=True)
"""

SPEED: Final = """
import sys, time, spelunke
from spelunke.lab.simulate import simulate
key, seats = sys.argv[1], int(sys.argv[2])
version = {"rules": int(rules) for rules in sys.argv[5:]}
game, games, began = spelunke.game(key, seats=seats, **version), 0, time.perf_counter()
while time.perf_counter() - began < float(sys.argv[3]):
    simulate(game, ["thumb"] * seats, games=seats * int(sys.argv[4]), seed=games)
    games += seats * int(sys.argv[4])
print(games / (time.perf_counter() - began))
"""


class Earlier(Policy):
    """A bot of the earlier version, in its own process."""

    def __init__(self, folder: str, game: Game, bot: str) -> None:
        super().__init__()
        self._game = game
        command = [sys.executable, "-c", ANSWERS, game.box.key, str(game.seats), bot, str(SEED)]
        self._process = subprocess.Popen(command, env=_with(folder), stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def answer(self, table: Table, seat: int, dice: Dice) -> int:  # noqa: ARG002 (it has dice of its own)
        """What it answers to the view of the seat."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        view = msgspec.structs.replace(self._game.view(table, seat), version=RULES)
        self._process.stdin.write(msgspec.json.encode(view) + b"\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._process.kill()
        self._process.communicate()


class Share(NamedTuple):
    """The share of the wins of this version, with its 95 % confidence interval over deals."""

    mean: float
    margin: float

    def __str__(self) -> str:
        return f"{self.mean:.1%} ({self.mean - self.margin:.1%}–{self.mean + self.margin:.1%})"


def _with(folder: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": folder}


def game_of(key: str, seats: int) -> Game:
    """The game by the rules of the earlier version."""
    return spelunke.game(key, seats=seats, rules=RULES)


def seats_of(key: str) -> int:
    """The usual number of seats, or the next at which both versions have as many sides."""
    box = spelunke.game(key).box
    return next(seats for seats in (box.usual_seats, *box.seats) if len(sides_of(spelunke.game(key, seats))) % 2 == 0)


def share_of(key: str, bot: str, deals: int, folder: str) -> Share:
    """How this version's bots fare among the earlier version's."""
    game = game_of(key, seats_of(key))
    won = []
    with Earlier(folder, game, bot) as earlier:
        present = policy(bot, game)
        for deal in range(deals):
            won.append(sum(_played(game, present, earlier, deal, swap) for swap in (0, 1)) / 2)
    mean = sum(won) / deals
    variance = sum((share - mean) ** 2 for share in won) / max(deals - 1, 1)
    return Share(mean, Z_95 * sqrt(variance / deals))


def _played(game: Game, present: Policy, earlier: Policy, deal: int, swap: int) -> float:
    """The present version's share of the win in one game; a half where nobody wins."""
    ours = {seat for number, side in enumerate(sides_of(game)) if (number + swap) % 2 == 0 for seat in side}
    policies = [present if seat in ours else earlier for seat in range(game.seats)]
    table = game.parts.deal(game.seats, game.house)
    play_by(policies, table, luck_of(SEED, deal), dice_of(SEED, 2 * deal + swap, game.seats), game.box.limit)
    winners = [seat for seat, place in enumerate(table.places()) if place == 1 and not table.asked]
    return sum(seat in ours for seat in winners) / len(winners) if winners else 0.5


def speeds_of(key: str, folder: str) -> tuple[float, float]:
    """Games of four rules of thumb a second: this version, the earlier one."""

    def speed(path: str, turns: int, *rules: int) -> float:
        command = [sys.executable, "-c", SPEED, *map(str, (key, seats_of(key), SPEED_SECONDS, turns, *rules))]
        return float(subprocess.run(command, env=_with(path), stdout=subprocess.PIPE, check=True).stdout)

    here = os.environ.get("PYTHONPATH", "")
    pairs = [(speed(here, 25, RULES), speed(folder, 1)) for _ in range(2)]
    return max(now for now, _ in pairs), max(before for _, before in pairs)


def main(arguments: Sequence[str]) -> int:
    """Print a table, row by row."""
    reader = argparse.ArgumentParser(prog="python -m bench.versions", description="The present version beside an earlier one.")
    reader.add_argument("folder", help="a compiled copy of the earlier version")
    reader.add_argument("games", nargs="*", default=spelunke.keys(), metavar="game")
    reader.add_argument("--bots", nargs="*", default=["thumb", "master"])
    reader.add_argument("--deals", type=int, default=200)
    wishes = reader.parse_args(arguments)
    print(f"compiled: {spelunke.is_compiled()}; {wishes.deals} deals, each played twice")
    print(f"| | simulate, thumbs | {' | '.join(wishes.bots)} | seconds |\n|---|---|{'---|' * len(wishes.bots)}---|")
    for key in wishes.games:
        began = time.perf_counter()
        now, before = speeds_of(key, wishes.folder)
        shares = [str(share_of(key, bot, wishes.deals, wishes.folder)) for bot in wishes.bots]
        cells = [f"{now:,.0f} beside {before:,.1f} games/s: {now / before:.0f} ×", *shares]
        print(f"| {key} | {' | '.join(cells)} | {time.perf_counter() - began:.0f} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
