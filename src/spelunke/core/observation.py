"""Observation: what a seat sees as numbers in a fixed order, for search and for learners.

The compiled twin of a game's view.py: two tables look alike in numbers exactly when they look alike in words.
"""

from typing import Final, Generic, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from spelunke.core.generics import TableT
from spelunke.core.table import LUCK_BIT, MOST_SEATS, SPECTATOR, filled


class Field(NamedTuple):
    """Some numbers that belong together: what they are called, how many there are, and between what they lie."""

    name: str
    many: int
    low: int
    high: int


DIGIT: Final[i64] = 20
"""The number of bits that fit into one number of a packed page."""

_BITS_A_SEAT: Final[i64] = 3

LOW_DIGIT: Final[i64] = (1 << DIGIT) - 1

# Compiled, a bare 0 in ``number if so else 0`` would box the number; these stay native.
NONE: Final[i64] = -1
ZERO: Final[i64] = 0
ONE: Final[i64] = 1

LOW_BITS: Final = vec[i64]([2**many - 1 for many in range(63)])
"""By number: a mask of that many bits."""

# Masks that add up neighbouring bits, pairs, nibbles: counting without a loop.
_PAIRS: Final[i64] = 0x0555555555555555
_FOURS: Final[i64] = 0x3333333333333333
_EIGHTS: Final[i64] = 0x0F0F0F0F0F0F0F0F

_AROUND: Final = [
    [vec[i64]([(first + step) % seats for step in range(seats)]) for first in range(seats)] for seats in range(MOST_SEATS + 1)
]


@final
class PackedObservation:
    """The buffer that observations are written to: numbers, one after the other.

    Most of what a seat sees has not changed since it last looked. So a group of numbers forms a piece, described by one word,
    and a piece whose word has not changed is left as it is.

    A packed page says the same in fewer numbers, for callers that only need to tell one page from another.
    """

    numbers: vec[i64]
    at: i64
    """Where the next number goes."""

    told: vec[i64]
    """By piece: the word that last described it. An empty page is all 0, and 0 is the word for that."""

    piece: i64
    """Which piece comes next."""

    packed: bool
    viewer: i64
    """Who looked last."""

    seats: vec[i64]
    """All seats as that viewer counts them."""

    def __init__(self, size: i64, packed: bool = False) -> None:
        self.numbers = filled(size, 0)
        self.at = 0
        self.told = filled(0 if packed else size, 0)
        self.piece = 0
        self.packed = packed
        self.viewer = 0
        self.seats = vec[i64]()

    def around(self, viewer: i64, seats: i64) -> vec[i64]:
        """All seats as a viewer counts them: its own first, then clockwise.

        >>> list(PackedObservation(0).around(2, 4))
        [2, 3, 0, 1]
        """
        if viewer != self.viewer or seats != len(self.seats):
            self.viewer = viewer
            self.seats = _AROUND[seats][first_seat(viewer)]
        return self.seats

    # Plain numbers.

    def write(self, number: i64) -> None:
        """One number."""
        self.numbers[self.at] = number
        self.at += 1

    def write_all(self, several: vec[i64]) -> None:
        """Several numbers."""
        numbers, at = self.numbers, self.at
        for number in several:
            numbers[at] = number
            at += 1
        self.at = at

    def write_by_seat(self, by_seat: vec[i64], seats: vec[i64]) -> None:
        """One number for each of these seats."""
        numbers, at = self.numbers, self.at
        for seat in seats:
            numbers[at] = by_seat[seat]
            at += 1
        self.at = at

    def blank(self, many: i64) -> i64:
        """Write ``many`` zeros, to be counted up in place; returns where they begin."""
        numbers, first = self.numbers, self.at
        for at in range(first, first + many):
            numbers[at] = 0
        self.at = first + many
        return first

    # Pieces.

    def is_news(self, word: i64) -> bool:
        """Whether the next piece had another word before; from now on it has this one."""
        told, piece = self.told, self.piece
        self.piece = piece + 1
        if told[piece] == word:
            return False
        told[piece] = word
        return True

    def stays(self, word: i64, numbers: i64, pieces: i64 = 0) -> bool:
        """Whether the next piece still has this word. If so, skip it: its numbers, and the further pieces within it.

        A packed page is always written anew.

        >>> page = PackedObservation(3)
        >>> page.stays(7, numbers=3), int(page.at)
        (False, 0)
        >>> page.piece = 0
        >>> page.stays(7, numbers=3), int(page.at)
        (True, 3)
        """
        if self.packed:
            return False
        told, piece = self.told, self.piece
        self.piece = piece + 1
        if told[piece] != word:
            told[piece] = word
            return False
        self.at += numbers
        self.piece += pieces
        return True

    def follow(self, several: vec[i64]) -> None:
        """Add several numbers to those already there; each is its own word. The next number goes to the same place."""
        told, piece = self.told, self.piece
        ahead = self.at - piece
        for number in several:
            before = told[piece]
            if number != before:
                told[piece] = number
                self.numbers[piece + ahead] += number - before
            piece += 1
        self.piece = piece

    def follow_one(self, number: i64, ahead: i64) -> None:
        """The same for one number, ``ahead`` places further on."""
        told, piece = self.told, self.piece
        self.numbers[self.at + ahead] += number - told[piece]
        told[piece] = number
        self.piece = piece + 1

    def mark(self, which: i64, many: i64) -> None:
        """One-hot: a 1 in its place, 0 in all others; a negative number sets none."""
        if self.packed:
            self.write(which)
            return
        piece, first = self.piece, self.at
        before, now = self.told[piece], (which + 1 if which >= 0 else ZERO)
        self.piece = piece + 1
        self.at = first + many
        if before != now:
            self._mark_anew(piece, first, before, now)

    def _mark_anew(self, piece: i64, first: i64, before: i64, now: i64) -> None:
        self.told[piece] = now
        if before:
            self.numbers[first + before - 1] = 0
        if now:
            self.numbers[first + now - 1] = 1

    def bits(self, mask: i64, many: i64) -> None:
        """Single bits, each 0 or 1, the lowest first."""
        if self.packed:
            self._pack(mask & LOW_BITS[many], many)
            return
        self.part_of(LOW_BITS[many], many, mask)

    def part_of(self, whole: i64, many: i64, part: i64) -> None:
        """For each bit set in the whole, the lowest first: whether it is set in the part."""
        part &= whole
        if self.packed:
            while whole:
                if whole & LOW_DIGIT:
                    self.write(part & LOW_DIGIT)
                part >>= DIGIT
                whole >>= DIGIT
            return
        piece, first = self.piece, self.at
        self.piece = piece + 1
        self.at = first + many
        if self.told[piece] != part:
            self._part_anew(piece, first, whole, part)

    def _part_anew(self, piece: i64, first: i64, whole: i64, part: i64) -> None:
        numbers, changed = self.numbers, self.told[piece] ^ part
        self.told[piece] = part
        while changed:
            lowest = changed & -changed
            numbers[first + how_many_bits(whole & lowest - 1)] = ONE if part & lowest else ZERO
            changed ^= lowest

    def parts_of(self, whole: i64, many: i64, by_seat: vec[i64], seats: vec[i64], slot: i64 = 0) -> None:
        """For each of these seats, counted from the slot on: which bits of the whole are in its part."""
        if self.packed:
            for seat in seats:
                self.part_of(whole, many, by_seat[slot + seat])
            return
        told, piece, first = self.told, self.piece, self.at
        for seat in seats:
            part = by_seat[slot + seat] & whole
            if told[piece] != part:
                self._part_anew(piece, first, whole, part)
            piece += 1
            first += many
        self.piece = piece
        self.at = first

    def counts_of(self, by_seat: vec[i64], many: i64, size: i64, seats: vec[i64], slot: i64 = 0) -> None:
        """For each of these seats, counted from the slot on: its counts, stored in ``size`` bits each."""
        for seat in seats:
            self.counts(by_seat[slot + seat], many, size)

    def counts(self, counts: i64, many: i64, size: i64) -> None:
        """Counts stored in ``size`` bits each, the lowest first."""
        if self.packed:
            self._pack(counts, size * many)
            return
        first = self.at
        self.at = first + many
        if self.is_news(counts):
            self._count_anew(first, counts, many, size)

    def _count_anew(self, first: i64, counts: i64, many: i64, size: i64) -> None:
        numbers, most = self.numbers, LOW_BITS[size]
        for at in range(first, first + many):
            numbers[at] = counts & most
            counts >>= size

    def _pack(self, bits: i64, many: i64) -> None:
        while many > DIGIT:
            self.write(bits & LOW_DIGIT)
            bits >>= DIGIT
            many -= DIGIT
        self.write(bits & LOW_BITS[many])

    # Seats.

    def mark_seat(self, which: i64, first: i64, seats: i64) -> None:
        """One of the seats, one-hot, clockwise from the first; a negative number sets none."""
        if which >= 0:
            which -= first
            if which < 0:
                which += seats
        self.mark(which, seats)

    def seat_bits(self, mask: i64, first: i64, seats: i64) -> None:
        """A bit for each seat, clockwise from the first."""
        mask &= LOW_BITS[seats]
        self.bits((mask << seats | mask) >> first, seats)


@mypyc_attr(allow_interpreted_subclasses=True)
class ObservationEncoder(Generic[TableT]):
    """Encodes the observations of a game. Each game subclasses it in its observation.py.

    Seats are numbered from the viewer: itself first, then clockwise. A spectator looks from behind seat 0.
    """

    questions: i64
    """The number of kinds of ask in a game."""

    no_secrets: bool
    """Whether, at every ask, a spectator who has watched knows all that any seat knows."""

    def __init__(self, questions: i64, no_secrets: bool = False) -> None:
        self.questions = questions
        self.no_secrets = no_secrets

    # What a game must implement.

    def game_fields(self, table: TableT) -> list[Field]:
        """The fields that ``write_game`` writes at such a table, in order."""
        raise NotImplementedError

    def write_game(self, table: TableT, seat: i64, page: PackedObservation) -> None:
        """Write all that this seat may know and nothing else; ``SPECTATOR`` knows no hand."""
        raise NotImplementedError

    # What every game gets.

    def fields(self, table: TableT) -> list[Field]:
        """The layout of a page: the same for all tables with these seats and house rules."""
        return [
            Field("asked", int(table.seats), 0, 1),
            Field("asked_luck", 1, 0, 1),
            Field("over", 1, 0, 1),
            Field("about", int(self.questions), 0, 1),
            *self.game_fields(table),
        ]

    def size(self, table: TableT) -> i64:
        """The number of numbers on a page."""
        return sum([field.many for field in self.fields(table)])

    def write(self, table: TableT, seat: i64, page: PackedObservation) -> None:
        """Fill a page from its present place. Earlier observations may have been written at that same place only."""
        page.piece = page.at
        first = first_seat(seat)
        if page.packed:
            page.seat_bits(table.asked, first, table.seats)
            page.write(table.about << 1 | table.asked >> MOST_SEATS if table.asked else NONE)
            self.write_game(table, seat, page)
            return
        word = (table.about + 1 << MOST_SEATS + 1 | table.asked) << _BITS_A_SEAT | first
        if not page.stays(word, table.seats + 2 + self.questions, 2):
            page.seat_bits(table.asked, first, table.seats)
            page.write(ONE if table.asked == LUCK_BIT else ZERO)
            page.write(ONE if table.asked == 0 else ZERO)
            page.mark(table.about if table.asked else NONE, self.questions)
        self.write_game(table, seat, page)

    def numbers(self, table: TableT, seat: i64) -> list[int]:
        """A whole page for interpreted code."""
        page = PackedObservation(self.size(table))
        self.write(table, seat, page)
        assert page.at == len(page.numbers), "a game writes what it says it writes"
        return [int(number) for number in page.numbers]


def how_many_bits(mask: i64) -> i64:
    """How many bits are set in a mask of at most 62.

    >>> how_many_bits(0b1011)
    3
    """
    mask -= mask >> 1 & _PAIRS
    mask = (mask & _FOURS) + (mask >> 2 & _FOURS)
    mask = mask + (mask >> 4) & _EIGHTS
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 0x7F


def first_seat(seat: i64) -> i64:
    """The seat from which a viewer looks."""
    return ZERO if seat == SPECTATOR else seat
