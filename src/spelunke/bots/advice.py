"""Advice: what a seat's choices are worth, and what speaks for them. A view in, as for any bot."""

from math import sqrt
from typing import Final

import msgspec

from spelunke.bots.thinking import Budget, think
from spelunke.core.game import AnyView, Game
from spelunke.core.types import Move, Reason

Z_95: Final = 1.959964

FOR_A_HINT: Final = Budget(games=5000, milliseconds=2000)
"""The budget for a waiting person: as many games as are worth playing, and never longer than people like to wait."""

MOST_MOVES: Final = 5
"""How many of the best moves a person is shown."""


class Advice(msgspec.Struct, frozen=True):
    """What is to be said about one move."""

    move: Move
    share: float | None
    """The move's mean share of the win in rollouts, from 0 to 1; None if it was never tried."""

    low: float
    high: float
    """Bounds of the 95 % interval for the share: they reflect how many games were played, not how well the players were
    modelled."""

    tries: int
    part: float
    """The move's weight in the answer: its probability in a mixed strategy, otherwise its fraction of the tries."""

    is_mixed: bool
    """Whether all seats answer at once, face down, so that a mixed strategy is best."""

    reasons: tuple[Reason, ...]
    """The reasons for and against the move, most important first."""


def advise(game: Game, view: AnyView, budget: Budget, seed: int = 0) -> list[Advice]:
    """The seat's moves, best first, each with its share of the win, the interval of that share, and reasons.

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
    """The part of the advice that a person is shown: the few best moves, without those that were never tried."""
    return ([advice for advice in advised if advice.tries] or advised)[:MOST_MOVES]


def interval(share: float, tries: int) -> tuple[float, float]:
    """Wilson's interval for a share observed in ``tries`` tries.

    Of all distributions on [0, 1] with a given mean, wins and losses vary most, so the interval is wide enough for any shares.

    >>> [round(end, 3) for end in interval(0.5, 100)], interval(0.0, 0)
    ([0.404, 0.596], (0.0, 1.0))
    """
    if not tries:
        return 0.0, 1.0
    square = Z_95 * Z_95
    middle = (share + square / (2 * tries)) / (1 + square / tries)
    margin = Z_95 / (1 + square / tries) * sqrt(max(0.0, share * (1 - share)) / tries + square / (4 * tries * tries))
    return max(0.0, min(share, middle - margin)), min(1.0, max(share, middle + margin))
