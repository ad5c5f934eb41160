"""Looking back: of all that a seat was asked in a game, what it did well and what cost it most, as far as it could know."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from spelunke.bots.advice import evaluate
from spelunke.bots.thinking import Budget
from spelunke.core.dice import Dice
from spelunke.core.game import AnyView, Game
from spelunke.core.types import Move, Reason

FOR_A_LOOK_BACK: Final = Budget(games=60_000, milliseconds=4000)
"""The budget for a whole game."""

MOST_ASKS: Final = 40
"""The most asks that are looked at; of a longer game every second, third … one."""

SCREENED: Final = 0.4
"""The part of the budget that goes into finding the asks that mattered …"""

MOST_LOOKED_INTO: Final = 3
"""The most of each kind that are then measured with the rest of the budget."""

FEWEST_TOLD: Final = 0.02
"""A smaller share of the win is not worth a word."""


class Remembered(msgspec.Struct, frozen=True):
    """An ask of that seat, as it saw it then, and what it answered."""

    turn: int
    view: AnyView
    move: Move


class Turning(msgspec.Struct, frozen=True):
    """An ask at which it mattered what one did."""

    turn: int
    move: Move
    """What was answered."""

    other: Move
    """The best answer besides."""

    apart: float
    """By how much of the wins the two differ."""

    reasons: tuple[Reason, ...]
    """What speaks for and against the better one of the two, most important first."""


class LookBack(msgspec.Struct, frozen=True):
    """What can be said about the answers of one seat."""

    well: Turning | None
    """Where it did what was clearly better than all else, and most depended on it."""

    cost: Turning | None
    """Where something else was clearly better, and most depended on it."""


def look_back(game: Game, asked: Sequence[Remembered], budget: Budget, seed: int = 0) -> LookBack:
    """What one did well and what cost most. At every ask the answer is measured beside the two that the policy likes best.

    >>> import spelunke
    >>> game = spelunke.game("rueck", seats=3)
    >>> view = game.view(game.deal(seed=7), seat=1)
    >>> told = look_back(game, [Remembered(0, view, view.choices[-1])], Budget(games=300))
    >>> told.well is None or told.cost is None
    True
    """
    choices = [ask for ask in asked if len(ask.view.choices) > 1]
    choices = choices[:: -(-len(choices) // MOST_ASKS) or 1]
    # Which asks are told is chosen by one measurement, and what is told of them by another, afresh.
    screened = [_measured(game, ask, _part_of(budget, SCREENED, len(choices)), seed) for ask in choices]
    likely = [*_first([one for one in screened if one.is_well]), *_first([one for one in screened if not one.is_well])]
    told = [_measured(game, one.ask, _part_of(budget, 1 - SCREENED, len(likely)), seed + 1) for one in likely]
    sure = [one for one in told if one.is_told and one.turning.apart >= FEWEST_TOLD]
    well, cost = (_first([one for one in sure if one.is_well is wanted]) for wanted in (True, False))
    return LookBack(well[0].turning if well else None, cost[0].turning if cost else None)


class _Measured(NamedTuple):
    ask: Remembered
    turning: Turning
    is_well: bool
    is_told: bool
    """Whether the games can tell the two answers apart."""


def _first(measured: list[_Measured]) -> list[_Measured]:
    """Those that most depended on, the most important first."""
    return sorted(measured, key=lambda one: one.turning.apart, reverse=True)[:MOST_LOOKED_INTO]


def _part_of(budget: Budget, part: float, asks: int) -> tuple[int, float]:
    """Games and seconds for each ask."""
    games, milliseconds = budget.games or 0, budget.milliseconds or math.inf
    return round(part * games / max(1, asks)), part * milliseconds / 1000 / max(1, asks)


def _measured(game: Game, ask: Remembered, budget: tuple[int, float], seed: int) -> _Measured:
    """How the answer does beside the two others that the policy likes best."""
    view, dice = ask.view, Dice(seed + ask.turn)
    others = tuple(move for move in view.choices if move != ask.move)
    liked = game.thumb(view, dice, others)
    rest = tuple(move for move in others if move != liked)
    moves = [ask.move, liked, *([game.thumb(view, dice, rest)] if rest else [])]
    worth = evaluate(game, view, moves, *budget, seed + ask.turn)
    best = max(moves, key=lambda move: worth[move].share or 0.0)
    if best == ask.move:
        other = min(moves[1:], key=lambda move: worth[move].behind)
        behind = worth[other]
    else:
        other, behind = best, worth[ask.move]
    turning = Turning(ask.turn, ask.move, other, behind.behind, game.why(view, best))
    return _Measured(ask, turning, best == ask.move, not behind.is_best)
