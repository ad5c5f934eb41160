"""The teams of Tock: who plays with whom. The paragraphs are those of RULES.md."""

from functools import cache
from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Teams:
    """Who plays with whom. Teams never change, so tables share them.

    >>> teams = teams_of(6)
    >>> list(teams.partner), int(teams.rivals), teams.is_friend(5, 4)
    ([3, 4, 5, 0, 1, 2], 4, True)
    """

    seats: i64
    half: i64
    """How many seats away the partner sits; 0 if everybody plays alone."""

    partner: vec[i64]
    """By seat: who sits opposite; the seat itself if everybody plays alone."""

    rivals: i64
    """How many seats play against each."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.half = 0 if seats == 5 else seats // 2  # §2.2, §2.3
        self.partner = vec[i64]([(seat + self.half) % seats for seat in range(seats)])
        self.rivals = seats - 2 if self.half else seats - 1

    def is_friend(self, pawn: i64, colour: i64) -> bool:
        """Whether a pawn is of this colour or its partner's."""
        owner = pawn >> 2
        return owner == colour or owner == self.partner[colour]


@cache
def teams_of(seats: int) -> Teams:
    """The teams of so many players, made once."""
    return Teams(seats)
