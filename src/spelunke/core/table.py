"""Table: one game in progress, the whole truth, secrets included. Every game subclasses it in its rules.py."""

from typing import Final, Self

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from spelunke.core.dice import Dice
from spelunke.core.tape import Tape

LUCK: Final = -1
"""The seat that answers for dice, draws and shuffles."""

SPECTATOR: Final = -2
"""A spectator, who has no seat and knows no hand: None as a number, for ``Table.reshuffle``. Never asked."""

MOST_SEATS: Final = 8

LUCK_BIT: Final[i64] = 1 << MOST_SEATS
"""Luck's bit in ``Table.asked``: always alone, luck and people are never asked together."""


def filled(length: i64, value: i64) -> vec[i64]:
    """``length`` copies of the same number."""
    return vec[i64]([value] * length)


def refilled(into: vec[i64], numbers: vec[i64]) -> vec[i64]:
    """The same numbers in memory of their own: in ``into``, if it has their length.

    >>> used = vec[i64]([7, 7])
    >>> list(refilled(used, vec[i64]([1, 2]))), list(used)
    ([1, 2], [1, 2])
    """
    if len(into) != len(numbers):
        return numbers[:]
    for at in range(len(numbers)):
        into[at] = numbers[at]
    return into


def bits_of(mask: i64) -> vec[i64]:
    """The numbers of the bits that are set, ascending.

    >>> list(bits_of(0b1010))
    [1, 3]
    """
    numbers = vec[i64]()
    number: i64 = 0
    while mask >> number:
        if mask >> number & 1:
            numbers = append(numbers, number)
        number += 1
    return numbers


_SEATS_BY_BITS: Final = [tuple(bits_of(mask)) for mask in range(LUCK_BIT)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """One game in progress: the whole truth, secrets included.

    ``asked`` says who must answer now. While it is not zero, either ``luck`` or ``step`` is called, never both;
    both trust their caller: an answer that is not in ``legal`` breaks the table. ``Game.play`` is the door that checks.
    """

    seats: i64
    asked: i64
    """Bits of the seats that must answer now; LUCK_BIT alone; 0 when the game is over."""

    about: i64
    """What the ask is about: an index into the game's questions. Keeps its last value when the game is over."""

    tape: Tape | None
    """Where notes go, if anybody listens. A copy has none."""

    dice: Dice | None
    """What answers for luck when the table is played through ``Game.play``. A copy has none."""

    def __init__(self) -> None:
        """An empty table: a game's ``deal`` sets it up, ``copy`` fills it from another."""
        self.seats = 0
        self.asked = 0
        self.about = 0
        self.tape = None
        self.dice = None

    # What a game must implement.

    def legal(self, seat: i64) -> vec[i64]:
        """The codes this seat may answer now, ascending; ``LUCK``: what may come. Asked seats only. Not to be changed."""
        raise NotImplementedError

    def step(self, answers: vec[i64]) -> None:
        """Apply what the asked seats answered, all together: ``answers[seat]`` for each of them."""
        raise NotImplementedError

    def weights(self) -> vec[i64]:
        """The weight of each code of ``legal(LUCK)``: whole numbers above 0."""
        raise NotImplementedError

    def luck(self, answer: i64) -> None:
        """Apply luck's answer."""
        raise NotImplementedError

    def scores(self) -> vec[i64]:
        """The score of each seat."""
        raise NotImplementedError

    def places(self) -> vec[i64]:
        """The place of each seat when the game is over: 1 is first, several may share it, team mates always do."""
        raise NotImplementedError

    def copy(self) -> Self:
        """The same table again, sharing nothing that changes; without tape and dice."""
        raise NotImplementedError

    def copy_into(self, twin: Self) -> None:
        """Make another table of the same class equal to this one, reusing its memory; its tape and dice stay what they were."""
        raise NotImplementedError

    def reshuffle(self, seat: i64, dice: Dice) -> None:
        """Determinize in place: redeal all that this seat cannot know, each possible world as likely as the rules make it.

        Afterwards the seat's view is what it was, and nothing else is left of the world before: equal dice give equal worlds,
        whichever of the possible ones it was. ``SPECTATOR``: redeal all that lies open to nobody but its owner.
        """
        raise NotImplementedError

    # What every game gets.

    def draw(self, dice: Dice) -> i64:
        """Luck's answer, drawn by its weights. A game may draw faster, never differently."""
        weights = self.weights()
        total: i64 = 0
        for weight in weights:
            total += weight
        ticket = dice.below(total)
        at: i64 = 0
        while ticket >= weights[at]:
            ticket -= weights[at]
            at += 1
        return self.legal(LUCK)[at]

    def seats_asked(self) -> tuple[int, ...]:
        """Who must answer now, ascending; ``(LUCK,)``; empty when the game is over."""
        if self.asked == LUCK_BIT:
            return (LUCK,)
        return _SEATS_BY_BITS[self.asked]

    def choices(self, seat: i64) -> list[int]:
        """``legal`` as a list, which interpreted code can touch cheaply."""
        return [code for code in self.legal(seat)]  # noqa: C416 (compiled, list() would go through an iterator)

    def answer(self, codes: list[int]) -> None:
        """``step`` or ``luck`` from interpreted code: one code for each of ``seats_asked()``, in that order."""
        if self.asked == LUCK_BIT:
            self.luck(codes[0])
            return
        answers = filled(self.seats, 0)
        at = 0
        for seat in range(self.seats):
            if self.asked >> seat & 1:
                answers[seat] = codes[at]
                at += 1
        self.step(answers)
