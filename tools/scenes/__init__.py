"""The scenes of the gallery: positions and lines of play that are arranged, never found by luck.

Every game has one module here with its ``SCENES`` and ``FILMS``; ``house`` has the pages round the tables. A scene names a
course: a table from a deal or a position, and the answers that follow, luck's too. What its last answers led to is past, or it
is being shown.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Page

import spelunke
from spelunke.core.table import LUCK
from spelunke.core.types import Move
from spelunke.server.http.types import Chapter
from spelunke.server.log.cast import REGULARS
from spelunke.server.socket.messages import Animal, SeatCard

CAST: Final = ("Anna", "Kalle", "Jule", "Emil", "Lotte", "Fritz", "Rosa", "Wanda")
"""Who sits there unless the scene says otherwise: one person, and bots."""

ANIMALS: Final[dict[str, Animal]] = {name: animal for animal, name in REGULARS.items()}

Size = tuple[int, int]
DESKTOP: Final[Size] = (1440, 900)
PHONE: Final[Size] = (390, 844)
BOTH: Final = (DESKTOP, PHONE)
EVERY_SIZE: Final = (DESKTOP, PHONE, (1024, 768), (820, 1180), (1366, 768), (844, 390), (720, 450))
"""The last is 1440×900 at 200 % zoom."""


class Course:
    """A table and how it came about, ask by ask."""

    def __init__(
        self, key: str, seats: int, house: dict[str, object] | None = None, start: object = None, cast: Sequence[str] = CAST
    ) -> None:
        self.game = spelunke.game(key, seats=seats, house=house or {})
        self.table = self.game.deal(ask_luck=True) if start is None else self.game.arrange(start, ask_luck=True)
        self.cast = cast[:seats]
        self.opened_at: list[int] = []
        """By turn: how many answers had been given when it was asked."""

    def luck(self, *answers: Move) -> "Course":
        """Luck answers so, and people are asked."""
        for answer in answers:
            self.game.play(self.table, {LUCK: answer})
        if self.game.asked(self.table) == (LUCK,):
            raise ValueError(f"luck is still asked: {self.game.moves(self.table, LUCK)[:9]}")
        self.opened_at.append(len(self.answers))
        return self

    def wait(self) -> "Course":
        """Luck is about to answer, and people look at the table before it does."""
        self.opened_at.append(len(self.answers))
        return self

    def play(self, answers: Sequence[Move] | dict[int, Move], *luck: Move) -> "Course":
        """All who are asked answer, by seat, and then luck does."""
        asked = self.game.asked(self.table)
        self.game.play(self.table, answers if isinstance(answers, dict) else dict(zip(asked, answers, strict=True)))
        return self.luck(*luck)

    @property
    def answers(self) -> list[int]:
        """All codes so far."""
        assert self.table.tape is not None
        return self.table.tape.answers

    @property
    def turn(self) -> int:
        """The number of the open ask."""
        return len(self.opened_at) - 1

    def table_at(self, turn: int) -> Any:
        """The table as it was when that ask was opened."""
        return self.game.replay(self.game.record(self.table), self.opened_at[turn])

    def view(self, turn: int, seat: int | None) -> Any:
        """What people see then."""
        return self.game.view(self.table_at(turn), seat, memory=self.game.house.memory_aids)

    def chapter(self, turn: int, seat: int | None) -> Chapter:
        """What was told when that ask was opened."""
        since = self.opened_at[turn - 1] if turn else -1
        table = self.table_at(turn)
        return Chapter(turn, tuple(self.game.events(table, seat, since)), ())

    def people(self, looking: tuple[int, ...] = ()) -> tuple[SeatCard, ...]:
        """Who sits there, and who looks at the table before luck goes on."""
        return tuple(_card(name, seat in looking) for seat, name in enumerate(self.cast))


def _card(name: str, looks: bool) -> SeatCard:
    animal = ANIMALS.get(name)
    is_bot = animal is not None
    return SeatCard(
        sits="bot" if is_bot else "person",
        name=name,
        animal=animal or "cat",
        level="thumb" if is_bot else None,
        cause=None,
        here=True,
        looks=looks,
        rates={},
    )


@dataclass(frozen=True)
class Scene:
    """One picture of a table."""

    name: str
    course: Callable[[], Course]
    beat: str | None = None
    """What the last answers led to is being shown, and this moment of it is the picture; None for the table at rest."""

    into: int = 0
    """So many milliseconds after that moment began; what moves is caught in the air. 0 waits until all of it lies still."""

    nth: int = 1
    """Which of the moments of that name."""

    seat: int | None = 0
    sealed: tuple[int, ...] = ()
    kept: Move | None = None
    looking: tuple[int, ...] = ()
    """Whose people look at the table before luck goes on."""

    touch: Callable[[Page], None] | None = None
    """What is done at the table before the picture is taken."""

    ends: bool = False
    """Whether the last answers ended the game: the picture is its ceremony."""

    sizes: tuple[Size, ...] = BOTH


@dataclass(frozen=True)
class Film:
    """Twelve frames of what the last answers of a course led to."""

    name: str
    course: Callable[[], Course]
    beyond: int = 0
    """So many milliseconds more than its moments take, for what moves afterwards."""

    since: str | None = None
    """The first moment of the strip; None for the first of all."""

    until: str | None = None
    """The moment before which it ends; None for the last of all."""

    seat: int | None = 0
    size: Size = DESKTOP


@dataclass(frozen=True)
class Visit:
    """One picture of a page that is no table."""

    name: str
    show: Callable[[Page, str], None]
    """Goes there from a fresh page, given the address of the house."""

    sizes: tuple[Size, ...] = field(default=BOTH)
