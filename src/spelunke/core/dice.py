"""Dice: a small generator whose state can be saved, and which rolls alike plain and compiled."""

from typing import Final

from mypy_extensions import i64

WORD: Final[i64] = 0xFFFFFFFF
"""The lower 32 bits."""

MULTIPLIER: Final[i64] = 1789569069
# Multiply-with-carry: MULTIPLIER * 2**32 - 1 and half of it are prime, so every state but two lies on a cycle
# of about 2**61. The multiplier is below 2**31, so that no product leaves 63 bits and no language wraps.


def _mixed(word: i64) -> i64:
    """Hash a 32-bit word, so that neighbouring seeds give unrelated rolls."""
    word ^= word >> 16
    word = word * 0x7FEB352D & WORD
    word ^= word >> 15
    word = word * 0x31848BAB & WORD
    return word ^ word >> 16


class Dice:
    """A bag of dice with any number of sides.

    >>> dice = Dice(7)
    >>> [dice.below(6) + 1 for _ in range(5)]
    [6, 2, 5, 6, 5]
    """

    state: i64
    """The whole state: two 32-bit words, the carry above the last word."""

    def __init__(self, seed: int, game: int = 0) -> None:
        """The dice of one game in a series."""
        self.state = 0
        self.begin(seed, game)

    def begin(self, seed: int, game: int) -> None:
        """Become the dice of one game in a series: the same seed and game, the same rolls. Any whole number will do as seed."""
        carry = _mixed(_mixed(seed & 0xFFFFFFFF) ^ (game >> 32 & 0xFFFFFFFF))
        word = _mixed(carry ^ (seed >> 32 & 0xFFFFFFFF))
        word = _mixed(word ^ (game & 0xFFFFFFFF))
        carry = _mixed(carry + word & WORD) >> 2
        self.state = (carry << 32 | word) + 1

    def copy(self) -> "Dice":
        """Dice that will roll what these would have rolled."""
        twin = Dice(0)
        twin.state = self.state
        return twin

    def word(self) -> i64:
        """32 random bits."""
        word = self.state & WORD
        carry = self.state >> 32
        self.state = word * MULTIPLIER + carry
        return word ^ carry

    def below(self, sides: i64) -> i64:
        """One of 0 … sides - 1, each exactly as likely; ``sides`` is from 1 to 2**31 - 1."""
        product = self.word() * sides
        if product & WORD < sides:
            # Lemire's rejection: the few words that would favour some sides are rolled again.
            uneven = (WORD + 1) % sides
            while product & WORD < uneven:
                product = self.word() * sides
        return product >> 32

    def chance(self, of: i64, out_of: i64) -> bool:
        """Whether an event with probability ``of / out_of`` happens."""
        return self.below(out_of) < of
