"""The clock: contestants take turns, and the best of several heats counts, so that noise hits all of them alike."""

import resource
import subprocess
import sys
from collections.abc import Callable, Sequence
from time import process_time
from typing import NamedTuple

HEATS = 5


class Heat(NamedTuple):
    """What a contestant did in one go."""

    games: int
    decisions: int
    """Answers given, players' and luck's alike."""

    seconds: float


class Pace(NamedTuple):
    """The best a contestant showed, per second."""

    games: float
    decisions: float


Contestant = Callable[[int], Heat]
"""Plays so many games and times itself."""


def timed(play: Callable[[int], int]) -> Contestant:
    """A contestant out of something that plays so many games and tells how many decisions that took.

    Its own working time counts, not what other programs take of the machine meanwhile.
    """

    def heat(games: int) -> Heat:
        start = process_time()
        decisions = play(games)
        return Heat(games, decisions, process_time() - start)

    return heat


def race(contestants: Sequence[Contestant], seconds: float, heats: int = HEATS) -> list[Pace]:
    """Let the contestants run in turn, each heat about so long; the best pace of each."""
    games = [_enough_games(contestant, seconds) for contestant in contestants]
    best = [Pace(0.0, 0.0)] * len(contestants)
    for _ in range(heats):
        for at, contestant in enumerate(contestants):
            heat = contestant(games[at])
            pace = Pace(heat.games / heat.seconds, heat.decisions / heat.seconds)
            best[at] = max(best[at], pace, key=lambda shown: shown.decisions)
    return best


def _enough_games(contestant: Contestant, seconds: float) -> int:
    """How many games fill a heat; the first one only warms up."""
    contestant(1)
    games = 1
    while (heat := contestant(games)).seconds < seconds:
        games = max(2 * games, round(games * seconds / heat.seconds / 2))
    return games


def start_times(snippets: Sequence[str], runs: int) -> list[float]:
    """How long a fresh Python works on each snippet, in seconds, the best of so many runs."""
    best = [float("inf")] * len(snippets)
    for _ in range(runs):
        for at, snippet in enumerate(snippets):
            start = _work_of_children()
            subprocess.run([sys.executable, "-c", snippet], check=True)
            best[at] = min(best[at], _work_of_children() - start)
    return best


def _work_of_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
