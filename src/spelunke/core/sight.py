"""Sight: what a seat sees as numbers in a fixed order, for search and for learners.

The compiled twin of a game's view.py: two tables look alike in numbers exactly when they look alike in words.
"""

from typing import NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from spelunke.core.table import LUCK_BIT, SPECTATOR, Table, filled


class Field(NamedTuple):
    """Some numbers that belong together: what they are called, how many there are, and between what they lie."""

    name: str
    many: int
    low: int
    high: int


@final
class Page:
    """Where a sight is written: numbers, one after the other."""

    numbers: vec[i64]
    at: i64
    """Where the next number goes."""

    def __init__(self, size: i64) -> None:
        self.numbers = filled(size, 0)
        self.at = 0

    def write(self, number: i64) -> None:
        """One number."""
        self.numbers[self.at] = number
        self.at += 1

    def mark(self, which: i64, many: i64) -> None:
        """One of many: a 1 in its place, 0 in all others; below 0 it is none of them."""
        numbers, first = self.numbers, self.at
        for at in range(first, first + many):
            numbers[at] = 0
        if which >= 0:
            numbers[first + which] = 1
        self.at = first + many

    def bits(self, mask: i64, many: i64) -> None:
        """So many bits, each 0 or 1, the lowest first."""
        numbers, first = self.numbers, self.at
        for at in range(many):
            numbers[first + at] = mask >> at & 1
        self.at = first + many

    def mark_seat(self, which: i64, first: i64, seats: i64) -> None:
        """One of the seats, told clockwise from the first; below 0 it is none of them."""
        self.mark((which + seats - first) % seats if which >= 0 else -1, seats)

    def seat_bits(self, mask: i64, first: i64, seats: i64) -> None:
        """A bit for each seat, told clockwise from the first."""
        mask &= (1 << seats) - 1
        self.bits((mask << seats | mask) >> first, seats)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """How a game's tables are seen. Each game subclasses it in its sight.py.

    Seats are told as the viewer sees them: itself first, then clockwise. A spectator looks from behind seat 0.
    """

    questions: i64
    """How many things a game's asks can be about."""

    def __init__(self, questions: i64) -> None:
        self.questions = questions

    # What a game must answer.

    def game_fields(self, table: Table) -> list[Field]:
        """What ``write_game`` writes at such a table, in order."""
        raise NotImplementedError

    def write_game(self, table: Table, seat: i64, page: Page) -> None:
        """All that this seat may know and nothing else; ``SPECTATOR`` knows no hand."""
        raise NotImplementedError

    # What every game gets.

    def fields(self, table: Table) -> list[Field]:
        """What stands where on a page: the same for all tables with these seats and house rules."""
        return [
            Field("asked", int(table.seats), 0, 1),
            Field("asked_luck", 1, 0, 1),
            Field("over", 1, 0, 1),
            Field("about", int(self.questions), 0, 1),
            *self.game_fields(table),
        ]

    def size(self, table: Table) -> i64:
        """How many numbers a page holds."""
        return sum([field.many for field in self.fields(table)])

    def write(self, table: Table, seat: i64, page: Page) -> None:
        """Fill a page from where it stands."""
        page.seat_bits(table.asked, first_seat(seat), table.seats)
        page.write(1 if table.asked == LUCK_BIT else 0)
        page.write(1 if table.asked == 0 else 0)
        page.mark(table.about if table.asked else -1, self.questions)
        self.write_game(table, seat, page)

    def numbers(self, table: Table, seat: i64) -> list[int]:
        """A whole page for interpreted code."""
        page = Page(self.size(table))
        self.write(table, seat, page)
        assert page.at == len(page.numbers), "a game writes what it says it writes"
        return [int(number) for number in page.numbers]


def first_seat(seat: i64) -> i64:
    """From whose place a viewer looks."""
    return 0 if seat == SPECTATOR else seat
