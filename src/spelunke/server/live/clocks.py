"""Clocks: how long an answer may take, and when a player counts as absent.

Waiting is measured by the monotonic clock. The wall clock is read only when a table is loaded from the store, and then it can
neither take more than the whole time nor leave less than ``FAIR_REST``, however wrong it is.
"""

from collections.abc import Sequence
from typing import Final

from spelunke.server.errors import NotUnderstood
from spelunke.server.socket.messages import SECONDS_PER_DAY
from spelunke.shelf import parts

SHORTEST: Final = 5
LONGEST_IN_SECONDS: Final = 3_600
FAIR_REST: Final = 15.0
"""Seconds left at least when a table is loaded again: nobody loses their turn because a server was restarted."""

HUMAN_PACE: Final[dict[str, tuple[float, float]]] = {"at_once": (0.0, 0.0), "brisk": (0.1, 0.5), "easy": (0.3, 1.0)}
"""How long a bot seems to think, in seconds: (from, to). Drawn independently of the table, so that it leaks nothing.

Pages still show the last move meanwhile, which takes longer; ``python -m bench.clicks`` prints the waits that come of it."""

ERRAND: Final = 0.02
"""Overhead of a bot's answer in seconds, besides thinking."""

OVERRUN: Final = 0.1
"""Seconds by which a bot may exceed its time budget: it checks the clock between two simulated games."""

LONGEST_WAIT: Final = 10.0
"""Seconds for which a table waits at most for all of its bots together, however many and however slow."""

PART_OF_CLOCK: Final = 0.5
"""The part of a table's clock that bots may use, so that they answer in time on a busy machine too."""

# Clean-up, in seconds of inactivity.
OPEN_KEPT: Final = SECONDS_PER_DAY
RUNNING_KEPT: Final = 45 * SECONDS_PER_DAY
OVER_KEPT: Final = 30 * SECONDS_PER_DAY
PLAYED_KEPT: Final = 180 * SECONDS_PER_DAY
"""For games that somebody played to the end: they are kept for their players, as long as a guest is."""

GUEST_KEPT: Final = 180 * SECONDS_PER_DAY


def longest_thought(level: str, game: str) -> float:
    """How many seconds a bot of that level, of any character, may take for an answer, however hard the question."""
    thinks = _thinks(level, game)
    return ERRAND + OVERRUN + thinks if thinks else ERRAND


def _thinks(level: str, game: str) -> float:
    """Its time budget in seconds."""
    from spelunke.bots.levels import in_force  # imported here: a server without bots does not pay for it

    budget = in_force(level.partition(":")[0], parts(game).levels).budget
    return (budget.milliseconds or 0) / 1000 if budget is not None else 0.0


def in_time(levels: Sequence[str], game: str, workers: int, clock: int) -> tuple[float, float]:
    """The part of its time budget that each of these bots may use, and the seconds after which all have answered.

    The part is less than 1 where all of it would exceed ``LONGEST_WAIT``, or half of the table's clock.
    """
    thinking = [_thinks(level, game) for level in levels]
    besides = [longest_thought(level, game) - seconds for level, seconds in zip(levels, thinking, strict=True)]
    most = min(LONGEST_WAIT, PART_OF_CLOCK * clock) if clock else LONGEST_WAIT
    all_thinking, all_besides = _shared(thinking, workers), _shared(besides, workers)
    part = min(1.0, (most - all_besides) / all_thinking) if all_thinking else 1.0
    return part, all_besides + part * all_thinking


def _shared(seconds: Sequence[float], workers: int) -> float:
    """Upper bound on the makespan of list scheduling, in any order (Graham's bound)."""
    return (sum(seconds) + (workers - 1) * max(seconds, default=0.0)) / workers


def longest_hint() -> float:
    """How many seconds a hint may take, however hard the question."""
    from spelunke.bots.advice import FOR_A_HINT  # imported here: a server without hints does not pay for it

    return ERRAND + OVERRUN + (FOR_A_HINT.milliseconds or 0) / 1000


def check_clock(seconds: int) -> int:
    """Accept no clock, seconds up to an hour, or whole days."""
    if seconds == 0 or SHORTEST <= seconds <= LONGEST_IN_SECONDS or (seconds and seconds % SECONDS_PER_DAY == 0):
        return seconds
    raise NotUnderstood("server-bad-clock", shortest=SHORTEST, longest=LONGEST_IN_SECONDS)


def left_after_a_restart(clock: int, began: float, now: float) -> float:
    """How many seconds are left for an ask that began at that wall clock time.

    >>> left_after_a_restart(60, began=1000.0, now=1020.0)
    40.0
    >>> left_after_a_restart(60, began=1000.0, now=9000.0), left_after_a_restart(60, began=1000.0, now=0.0)
    (15.0, 60.0)
    """
    return max(min(clock - (now - began), float(clock)), min(FAIR_REST, float(clock)))
