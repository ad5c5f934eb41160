"""How fast the doors for researchers are, as ratios from one run: beside PettingZoo's classic games, beside our own engine.

make bench                     every game
python -m bench.gym rueck      one game
"""

import argparse
import contextlib
import io
import sys
import warnings
from collections.abc import Iterator
from time import process_time
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import numpy as np
from rich.console import Console
from rich.table import Table

import spelunke
from bench import ours
from bench.clock import Contestant, Heat, race
from spelunke.gym.gymnasium import SpelunkeVectorEnv
from spelunke.gym.pettingzoo import env

CLASSICS = ("rps_v2", "tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "chess_v6", "go_v5")
MARK_CLASSICS = 10.0
"""How many times as many turns a second each of our games is to give as PettingZoo's classic games do, in the middle."""

MARK_ENGINE = 1 / 3
"""What part of the engine's own decisions a second the vector environment is to give, observations and masks included."""

TABLES = (64, 128, 256)
"""So many tables: few share the cost of a call from Python, and many do not fit into the cache that a core has to itself."""

SHORT_HEATS = 40
"""Many tables fill the caches, so whatever else runs slows them more: some heats must be short enough to be undisturbed."""

THEIR_SECONDS = 5
"""How long PettingZoo's benchmark runs by the clock it is given."""


def turns_a_second(table: Any, seconds: float) -> float:
    """PettingZoo's own benchmark, on a clock that counts this program's work only and lets it end after ``seconds``."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        from pettingzoo.test import performance_benchmark as benchmark

    haste = THEIR_SECONDS / seconds
    told = io.StringIO()
    clock = SimpleNamespace(time=lambda: process_time() * haste)
    with patch.object(sys.modules[benchmark.__module__], "time", clock), contextlib.redirect_stdout(told):
        benchmark(table)
    line = next(line for line in told.getvalue().splitlines() if line.endswith("turns per second"))
    return float(line.split()[0]) * haste


def classics(seconds: float) -> dict[str, float]:
    """Turns a second of those of PettingZoo's classic games that can be opened here."""
    found = {}
    for name in CLASSICS:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            try:
                table = getattr(__import__("pettingzoo.classic", fromlist=[name]), name).env()
            except Exception:
                continue  # it needs something that is not installed, and says so in its own words
            found[name] = turns_a_second(table, seconds)
    return found


def many_tables(key: str, number: int) -> Contestant:
    """One learner at each of many tables, random answers; every answer at the tables counts, as it does in the engine."""
    tables = SpelunkeVectorEnv(key, number, preset="box")  # which is what the engine plays beside it
    rng = np.random.default_rng(ours.SEED)
    many = tables.desk.many
    _, facts = tables.reset(seed=ours.SEED)
    masks = facts["action_mask"]

    def heat(steps: int) -> Heat:
        seconds, before = 0.0, int(many.taken())
        for _ in range(steps):
            # Choosing is the learner's work, not the environment's, so it is done off the clock.
            # Counted from 1 down: a random 0 would make a legal answer look like none.
            actions = (masks * (1 - rng.random(masks.shape, dtype=np.float32))).argmax(axis=1)
            start = process_time()
            tables.step(actions)
            seconds += process_time() - start
        return Heat(steps, int(many.taken()) - before, seconds)

    return heat


def rows(keys: list[str], seconds: float) -> Iterator[tuple[str, ...]]:
    """Every comparison."""
    theirs = classics(seconds)
    middle = float(np.median(list(theirs.values()))) if theirs else 0.0
    for name, turns in theirs.items():
        yield "PettingZoo", name, f"{turns:,.0f} /s", "", "", "", ""
    for key in keys:
        turns = turns_a_second(env(key, preset="box"), seconds)
        ratio = turns / middle if middle else 0.0
        beside = f"the middle of {len(theirs)} classic games"
        yield (
            key,
            "turns, PettingZoo's benchmark",
            f"{turns:,.0f} /s",
            f"{middle:,.0f} /s",
            f"{ratio:.1f}",
            beside,
            _verdict(ratio, MARK_CLASSICS),
        )
        contestants = (*(many_tables(key, number) for number in TABLES), ours.inside(key))
        *at_doors, inside = race(contestants, seconds / SHORT_HEATS, SHORT_HEATS)
        for number, pace in zip(TABLES, at_doors, strict=True):
            ratio = pace.decisions / inside.decisions
            yield (
                key,
                f"decisions, {number} tables with observations and masks",
                f"{pace.decisions / 1e6:.2f} M/s",
                f"{inside.decisions / 1e6:.2f} M/s",
                f"{ratio:.2f}",
                "inside the engine",
                _verdict(ratio, MARK_ENGINE),
            )


def _verdict(ratio: float, mark: float) -> str:
    return f"[green]≥ {mark:.2g} × reached[/]" if ratio >= mark else f"[red]≥ {mark:.2g} × missed[/]"


def main(arguments: list[str] | None = None) -> None:
    """Race, then print."""
    parser = argparse.ArgumentParser(prog="python -m bench.gym", description="Speeds of the doors as ratios from one run.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"some of: {', '.join(spelunke.keys())}")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long a measurement is (default: %(default)s)")
    wanted = parser.parse_args(arguments)
    engine = "compiled" if spelunke.is_compiled() else "NOT compiled: make bench compiles it"
    shown = Table(title=f"The doors of Spelunke {spelunke.__version__}, {engine}")
    for heading in ("game", "what", "ours", "theirs", "×", "beside", "mark"):
        shown.add_column(heading, justify="right" if heading in {"ours", "theirs", "×"} else "left")
    for row in rows(wanted.games or spelunke.keys(), wanted.seconds):
        shown.add_row(*row)
    Console(width=140).print(shown)


if __name__ == "__main__":
    main(sys.argv[1:])
