"""Clocks: how long an answer may take, and when a seat counts as left alone.

Waiting is measured by a clock that never jumps. The wall clock is asked only when a table is laid anew from the store, and
then it can neither take more than the whole time nor leave less than a fair rest of it, however wrong it goes.
"""

from collections.abc import Sequence
from typing import Final

from spelunke.server.errors import NotUnderstood
from spelunke.server.socket.messages import SECONDS_PER_DAY

SHORTEST: Final = 5
LONGEST_IN_SECONDS: Final = 3_600
FAIR_REST: Final = 15.0
"""Seconds that are left at least when a table is laid anew: nobody loses their turn because a server was restarted."""

HUMAN_PACE: Final[dict[str, tuple[float, float]]] = {"at_once": (0.0, 0.0), "brisk": (0.3, 1.0), "easy": (0.8, 2.5)}
"""How long a bot seems to think, in seconds: from, to. Drawn without a look at the table, so that it tells nothing."""

ERRAND: Final = 0.02
"""Seconds that a bot's answer may take besides thinking."""

OVERRUN: Final = 0.1
"""Seconds by which a bot may think for longer than it is allowed to: it looks at the clock between two imagined games."""

LONGEST_WAIT: Final = 10.0
"""Seconds for which a table waits for all of its bots together at most, however many think and however slowly."""

PART_OF_CLOCK: Final = 0.5
"""Of the time for an answer bots take no more, so that they have answered in time on a busy machine too."""

# Clean-up, in seconds without anything happening.
OPEN_KEPT: Final = SECONDS_PER_DAY
RUNNING_KEPT: Final = 45 * SECONDS_PER_DAY
OVER_KEPT: Final = 30 * SECONDS_PER_DAY
GUEST_KEPT: Final = 180 * SECONDS_PER_DAY


def longest_thought(level: str, game: str) -> float:
    """How many seconds a bot of that level, whatever its character, may take for an answer, however hard the question is."""
    thinks = _thinks(level, game)
    return ERRAND + OVERRUN + thinks if thinks else ERRAND


def _thinks(level: str, game: str) -> float:
    """For how many seconds at most."""
    from spelunke.bots.levels import in_force  # a house without bots does not pay for them

    budget = in_force(level.partition(":")[0], game).budget
    return (budget.milliseconds or 0) / 1000 if budget is not None else 0.0


def in_time(levels: Sequence[str], game: str, workers: int, clock: int) -> tuple[float, float]:
    """Which part of its time each of these bots may think, and after how many seconds all of them have answered.

    The part is less than 1 where all of it would take longer than people wait, or than half of the table's clock.
    """
    thinking = [_thinks(level, game) for level in levels]
    besides = [longest_thought(level, game) - seconds for level, seconds in zip(levels, thinking, strict=True)]
    most = min(LONGEST_WAIT, PART_OF_CLOCK * clock) if clock else LONGEST_WAIT
    all_thinking, all_besides = _shared(thinking, workers), _shared(besides, workers)
    part = min(1.0, (most - all_besides) / all_thinking) if all_thinking else 1.0
    return part, all_besides + part * all_thinking


def _shared(seconds: Sequence[float], workers: int) -> float:
    """When workers of whom the free take the next are through with all, whatever the order (Graham's bound)."""
    return (sum(seconds) + (workers - 1) * max(seconds, default=0.0)) / workers


def longest_hint() -> float:
    """How many seconds a hint may take, however hard the question is."""
    from spelunke.bots.advice import FOR_A_HINT  # a house without hints does not pay for them

    return ERRAND + OVERRUN + (FOR_A_HINT.milliseconds or 0) / 1000


def check_clock(seconds: int) -> int:
    """No clock, seconds up to an hour, or whole days."""
    if seconds == 0 or SHORTEST <= seconds <= LONGEST_IN_SECONDS or (seconds and seconds % SECONDS_PER_DAY == 0):
        return seconds
    raise NotUnderstood("server-bad-clock", shortest=SHORTEST, longest=LONGEST_IN_SECONDS)


def left_after_a_restart(clock: int, began: float, now: float) -> float:
    """How many seconds are left for an ask that began at that time of the wall clock.

    >>> left_after_a_restart(60, began=1000.0, now=1020.0)
    40.0
    >>> left_after_a_restart(60, began=1000.0, now=9000.0), left_after_a_restart(60, began=1000.0, now=0.0)
    (15.0, 60.0)
    """
    return max(min(clock - (now - began), float(clock)), min(FAIR_REST, float(clock)))
