"""Going through recorded answers, ask by ask."""

from collections.abc import Iterator
from typing import NamedTuple

from spelunke.core.game import Game
from spelunke.core.table import Table


class Ask(NamedTuple):
    """Who is asked, and what the record answers."""

    at: int
    """How many answers came before."""

    seats: tuple[int, ...]
    codes: list[int]
    """One for each of these seats, in their order."""


def asks(game: Game, table: Table, answers: list[int], at: int = 0) -> Iterator[Ask]:
    """Every ask that the answers from number ``at`` on belong to, while it is open; then its answers are applied.

    The answers were checked before. The table must be one at which luck is asked like a seat.

    >>> import spelunke
    >>> game = spelunke.game("rueck", seats=3)
    >>> [ask.seats for ask in asks(game, game.deal(ask_luck=True), [8, 5, 3, 0, 9])]
    [(-1,), (0, 1, 2), (-1,)]
    """
    while at < len(answers) and table.asked:
        seats = table.seats_asked()
        codes = answers[at : at + len(seats)]
        yield Ask(at, seats, codes)
        game.apply(table, codes)
        at += len(codes)
