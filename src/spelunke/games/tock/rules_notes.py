"""What a table of Tock writes on its tape: the kinds of notes."""

from typing import Final

from mypy_extensions import i64

BEGINS: Final[i64] = 0
ROUND: Final[i64] = 1
DEALT: Final[i64] = 2
EXCHANGED: Final[i64] = 3
PLAYED: Final[i64] = 4
CAME_OUT: Final[i64] = 5
WALKED: Final[i64] = 6
SWAPPED: Final[i64] = 7
CAPTURED: Final[i64] = 8
DROPPED_OUT: Final[i64] = 9
ALL_IN: Final[i64] = 10
ENDED: Final[i64] = 11
