"""Clocks: how long an answer may take, and when a seat counts as left alone.

Waiting is measured by a clock that never jumps. The wall clock is asked only when a table is laid anew from the store, and
then it can neither take more than the whole time nor leave less than a fair rest of it, however wrong it goes.
"""

from typing import Final

from spelunke.server.refusals import NotUnderstood
from spelunke.server.words import SECONDS_PER_DAY

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

# Clean-up, in seconds without anything happening.
OPEN_KEPT: Final = SECONDS_PER_DAY
RUNNING_KEPT: Final = 45 * SECONDS_PER_DAY
OVER_KEPT: Final = 30 * SECONDS_PER_DAY
GUEST_KEPT: Final = 180 * SECONDS_PER_DAY


def longest_thought(level: str, game: str) -> float:
    """How many seconds a bot of that level, whatever its character, may take for an answer, however hard the question is."""
    from spelunke.bots.levels import LEVELS, OTHER_GAMES  # a house without bots does not pay for them

    known = LEVELS.get(game, OTHER_GAMES).get(level.partition(":")[0])
    if known is None or known.budget is None or known.budget.milliseconds is None:
        return ERRAND
    return ERRAND + OVERRUN + known.budget.milliseconds / 1000


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
