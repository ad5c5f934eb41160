"""Advice: what a seat's choices are worth, and what speaks for them. A view in, as for any bot."""

from math import sqrt
from typing import Final

import msgspec

from spelunke.bots.thinking import Budget, think
from spelunke.core.game import AnyView, Game
from spelunke.core.types import Move, Reason

Z_95: Final = 1.959964

FOR_A_HINT: Final = Budget(games=5000, milliseconds=2000)
"""How long to think for somebody who waits: as many games as they are worth, and never longer than people like."""

MOST_MOVES: Final = 5
"""So many of the best moves are told to somebody."""


class Advice(msgspec.Struct, frozen=True):
    """What is to be said about one move."""

    move: Move
    share: float | None
    """The share of the win it brought in imagined games, from 0 to 1; None if it was never tried."""

    low: float
    high: float
    """Where the share lies 95 times in a hundred if many more such games were imagined: it says how much was tried, not
    how rightly players were imagined."""

    tries: int
    part: float
    """How much of the answer it is: where answers are mixed the chance to give it, otherwise its part of the tries."""

    is_mixed: bool
    """Whether all answer at once, face down, so that it is best to keep others guessing."""

    reasons: tuple[Reason, ...]
    """What speaks for it and against it, what matters most first."""


def advise(game: Game, view: AnyView, budget: Budget, seed: int = 0) -> list[Advice]:
    """What this seat may answer, the best first: moves with their share of the win, how sure that is, and reasons.

    >>> import spelunke
    >>> game = spelunke.game("rueck", seats=3)
    >>> view = game.view(game.deal(seed=7), seat=1)
    >>> best, *others = advise(game, view, Budget(games=100))
    >>> best.part >= others[0].part, best.low <= best.share <= best.high, len(others)
    (True, True, 7)
    """
    advised = []
    for move, tries, share, part, is_mixed, _ in think(game, view, budget, seed):
        low, high = interval(share, tries)
        reasons = game.why(view, move)
        advised.append(Advice(move, share if tries else None, low, high, tries, part, is_mixed, reasons))
    return sorted(advised, key=lambda advice: (-advice.part, -(advice.share or 0.0)))


def worth_telling(advised: list[Advice]) -> list[Advice]:
    """What somebody is told of it: the few best moves, without those that nobody thought worth a try."""
    return ([advice for advice in advised if advice.tries] or advised)[:MOST_MOVES]


def interval(share: float, tries: int) -> tuple[float, float]:
    """Wilson's interval for a share seen in so many tries.

    No shares between 0 and 1 are scattered wider than wins and defeats with the same mean, so it is wide enough for all.

    >>> [round(end, 3) for end in interval(0.5, 100)], interval(0.0, 0)
    ([0.404, 0.596], (0.0, 1.0))
    """
    if not tries:
        return 0.0, 1.0
    square = Z_95 * Z_95
    middle = (share + square / (2 * tries)) / (1 + square / tries)
    margin = Z_95 / (1 + square / tries) * sqrt(max(0.0, share * (1 - share)) / tries + square / (4 * tries * tries))
    return max(0.0, min(share, middle - margin)), min(1.0, max(share, middle + margin))
