"""Tock's dice game: one game at four seats, throw by throw, and its end."""

from collections.abc import Sequence
from typing import Final

from scenes import EVERY_SIZE, PHONE, Course, Film, Scene, Size
from spelunke.core.ring import Place
from spelunke.games.wuerfel.types import BringOut, Pips, Roll, RollAgain, Stop, Walk

YOU, KALLE, JULE, EMIL = range(4)
SMALL_SIZES: Final[tuple[Size, ...]] = ((1440, 900), PHONE, (844, 390))

Pieces = Sequence[Place]
AWAY: Final[tuple[Pieces, ...]] = (
    (73, 25, "waiting", "G4"),
    (60, 92, "G3", "G4"),
    (46, 17, "waiting", "waiting"),
)
"""Where the others' pieces stand; the arms of four players begin at 0, 16, 48 and 64."""

UNDER_WAY: Final[Pieces] = (70, 41, "waiting", "G4")
NOBODY_OUT: Final[Pieces] = ("waiting", "waiting", "waiting", "G4")


def throw(*pips: Pips, mine: Pieces = UNDER_WAY, attempts: int = 1, **house: object) -> Course:
    """It is your throw."""
    start = {"pieces": (mine, *AWAY), "turn": YOU, "attempts_left": attempts}
    course = Course("wuerfel", 4, {"memory_aids": True, **house}, start)
    return course.wait().luck(*map(Roll, pips))


def rolled_for_start() -> Course:
    """Kalle rolls highest, and has three tries."""
    throws: tuple[Pips, ...] = (3, 5, 2, 4, 1, 2, 3, 6)
    return Course("wuerfel", 4, {"memory_aids": True}).wait().luck(*map(Roll, throws))


def tied() -> Course:
    """You and Kalle tie, and roll again."""
    throws: tuple[Pips, ...] = (5, 5, 2, 4, 6, 3, 2, 6)
    return Course("wuerfel", 4, {"memory_aids": True}).wait().luck(*map(Roll, throws))


def tries() -> Course:
    """Two of your three tries bring nothing; the third is a six."""
    return throw(2, 4, 6, mine=NOBODY_OUT, attempts=3)


def came_out() -> Course:
    """A six has brought a piece out, and you may throw again."""
    return tries().play([BringOut()])


def clear() -> Course:
    """You throw again, and the first field must be cleared."""
    return throw(6, mine=(70, "waiting", "waiting", "G4")).play([BringOut()]).play([RollAgain()], Roll(4))


def enough() -> Course:
    """You leave it at that, and Kalle throws a four."""
    return came_out().play([Stop()], Roll(4))


def thrown_out() -> Course:
    """A three throws out Kalle's piece; Kalle throws a five next."""
    return throw(3).play([Walk(1)], Roll(5))


def goes_home() -> Course:
    """A four takes your piece 1 into its lane."""
    return throw(4, mine=(93, 41, "G3", "G4")).play([Walk(1)], Roll(5))


def lost() -> Course:
    """No piece of yours can use a five, nor Kalle's; he throws again after his six."""
    return throw(5, 4, mine=(94, "waiting", "G3", "G4"))


def end() -> Course:
    """A two takes your last piece in."""
    return throw(2, mine=(94, "G2", "G3", "G4")).play([Walk(1)])


HALF: Final[tuple[Pieces, ...]] = (
    (25, 14, "waiting", "G4"),
    (33, 12, "waiting", "waiting"),
    (30, 45, 8, "G4"),
    (35, 5, "G3", "G4"),
)


def half() -> Course:
    """The half ring that is dealt by "Play now"."""
    start = {"pieces": HALF, "turn": YOU, "attempts_left": 1}
    return Course("wuerfel", 4, {"memory_aids": True, "section_length": 8}, start).wait().luck(Roll(2))


def six() -> Course:
    """Six play."""
    others: tuple[Pieces, ...] = ((88, "waiting", "waiting", "waiting"), (20, 52, "waiting", "G4"))
    start = {"pieces": (UNDER_WAY, *AWAY, *others), "turn": YOU, "attempts_left": 1}
    return Course("wuerfel", 6, {"memory_aids": True}, start).wait().luck(Roll(4))


SCENES: Final = [
    Scene("start", rolled_for_start, beat="thrown", nth=2, sizes=SMALL_SIZES),
    Scene("tied", tied, beat="said"),
    Scene("your-throw", tries, beat="shaken", sizes=SMALL_SIZES),
    Scene("tries", tries, beat="lies", nth=2, sizes=SMALL_SIZES),
    Scene("six", tries, sizes=EVERY_SIZE),
    Scene("comes-out", came_out, beat="comes", into=160),
    Scene("again", came_out, sizes=EVERY_SIZE),
    Scene("clear", clear, sizes=SMALL_SIZES),
    Scene("enough", enough, beat="said"),
    Scene("which", lambda: throw(4), sizes=EVERY_SIZE),
    Scene("throw-out", lambda: throw(3), sizes=SMALL_SIZES),
    Scene("may-pass", lambda: throw(4, must_move=False)),
    Scene("thrown-out", thrown_out, beat="flies", into=250, sizes=SMALL_SIZES),
    Scene("home", goes_home, beat="stands"),
    Scene("lost", lost, beat="said"),
    Scene("others", thrown_out, sizes=SMALL_SIZES),
    Scene("half", half, sizes=EVERY_SIZE),
    Scene("six-seats", six, sizes=SMALL_SIZES),
    Scene("end", end, ends=True, sizes=EVERY_SIZE),
    Scene("end-lost", end, ends=True, seat=KALLE),
    Scene("watched", lambda: throw(4), seat=None),
]
QUESTIONS: Final = ("again", "six", "clear", "which", "throw-out", "may-pass", "half", "six-seats")
"""One of each kind, under each duty."""

FILMS: Final = [
    Film("thrown-out", thrown_out),
    Film("tries", tries),
    Film("ending", end, beyond=5_000),
]
