"""What the rules of Klau Mau! write down when somebody listens: kinds of notes, in the order of the events in ``events.py``."""

from typing import Final

from mypy_extensions import i64

BEGAN: Final[i64] = 0
DEALT: Final[i64] = 1
COVERED: Final[i64] = 2
OPENED: Final[i64] = 3
LAID: Final[i64] = 4
SAID: Final[i64] = 5
BELIEVED: Final[i64] = 6
DOUBTED: Final[i64] = 7
SHOWED: Final[i64] = 8
FORCED: Final[i64] = 9
WISHED: Final[i64] = 10
SKIPPED: Final[i64] = 11
TURNED_ROUND: Final[i64] = 12
LEFT: Final[i64] = 13
SENT: Final[i64] = 14
CAUGHT: Final[i64] = 15
YIELDED: Final[i64] = 16
TOOK: Final[i64] = 17
GAVE: Final[i64] = 18
DREW: Final[i64] = 19
FENCE_CAME: Final[i64] = 20
HANDED_IN: Final[i64] = 21
PAID: Final[i64] = 22
STOPPED: Final[i64] = 23
PASSED: Final[i64] = 24
SCATTERED: Final[i64] = 25
PILE_EMPTY: Final[i64] = 26
HAND_EMPTY: Final[i64] = 27
SCORED: Final[i64] = 28
ENDED: Final[i64] = 29
