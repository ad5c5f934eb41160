"""Advice: what a seat's choices are worth, and what speaks for them. A view in, as for any bot.

The search proposes answers, and a first evaluation chooses the few that are told. These are then measured afresh, so that
neither the search's learning nor the choice is in the numbers, and the intervals hold.
"""

from time import perf_counter
from typing import Final, NamedTuple

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from spelunke.bots.evaluation import Evaluation
from spelunke.bots.thinking import Budget, Thought, limits, part_of, table_of, team_of, think
from spelunke.core.game import AnyView, Game
from spelunke.core.types import Move, Reason

Z_95: Final = 1.959964

Z_APART: Final = 3.0
"""How many standard errors two answers must be apart to be told apart: several are compared, and nobody is told wrongly."""

FOR_A_HINT: Final = Budget(games=30_000, milliseconds=2000)
"""The budget for a waiting person: as many games as are worth playing, and never longer than people like to wait."""

SEARCHED: Final = 0.2
"""The part of a budget that goes into the search …"""

SCREENED: Final = 0.2
"""… and the part that goes into choosing among its proposals."""

MOST_PROPOSED: Final = 10
MOST_MOVES: Final = 5
"""How many moves are measured, and a person is shown."""

FEWEST_GAMES: Final = 30
"""With fewer games of each, no two answers are told apart."""


class Advice(msgspec.Struct, frozen=True):
    """What is to be said about one move."""

    move: Move
    share: float | None
    """The move's mean share of the win among sensible players, from 0 to 1; None if it was not measured."""

    low: float
    high: float
    """Bounds of the 95 % confidence interval for the share: they reflect how many games were played, not how well the players
    were modelled."""

    behind: float
    """How much smaller the share is than that of the first move, in the same games …"""

    is_best: bool
    """… and whether no measured move can be told to be better."""

    games: int
    """How many games it was measured in."""

    part: float
    """The move's weight in the search: its probability in a mixed strategy, otherwise its fraction of the tries."""

    is_mixed: bool
    """Whether all seats answer at once, face down, so that a mixed strategy is best."""

    reasons: tuple[Reason, ...]
    """The reasons for and against the move, most important first."""


def advise(game: Game, view: AnyView, budget: Budget, seed: int = 0) -> list[Advice]:
    """The seat's moves, best first, each with its share of the win, the interval of that share, and reasons.

    >>> import spelunke
    >>> game = spelunke.game("rueck", seats=3)
    >>> view = game.view(game.deal(seed=7), seat=1)
    >>> best, *others = advise(game, view, Budget(games=400))
    >>> best.is_best, best.low <= best.share <= best.high, len(others)
    (True, True, 7)
    """
    start = perf_counter()
    games, seconds = limits(budget)
    thoughts = think(game, view, part_of(budget, SEARCHED), seed)
    chosen = _proposed(thoughts)
    if len(chosen) > MOST_MOVES:
        screened = evaluate(game, view, chosen, round(SCREENED * games), SCREENED * seconds, seed + 1)
        chosen = sorted(chosen, key=lambda move: screened[move].share or 0.0, reverse=True)[:MOST_MOVES]
    left = round((1 - SEARCHED - SCREENED) * games), seconds - (perf_counter() - start)
    measured = evaluate(game, view, chosen, *left, seed)
    advised = [
        Advice(move, *measured.get(move, UNMEASURED), part, is_mixed, game.why(view, move))
        for move, _tries, _share, part, is_mixed, _is_policy in thoughts
    ]
    return sorted(advised, key=lambda advice: (-1.0 if advice.share is None else advice.share, advice.part), reverse=True)


class Worth(NamedTuple):
    """What was measured of a move: the fields of an ``Advice`` from ``share`` to ``games``."""

    share: float | None
    low: float
    high: float
    behind: float
    is_best: bool
    games: int


UNMEASURED: Final = Worth(None, 0.0, 1.0, 0.0, False, 0)


def evaluate(game: Game, view: AnyView, moves: list[Move], games: int, seconds: float, seed: int) -> dict[Move, Worth]:
    """What these choices of a view are worth, each played on by the game's policy in the same games."""
    if len(moves) < 2:
        return {}
    assert view.seat is not None
    codebook = game.parts.codebook
    codes = vec[i64]([codebook.codes[move] for move in moves])
    together = len(team_of(game, view.seat))
    evaluation = Evaluation(game.parts.rollout, table_of(game, view), view.seat, codes, game.box.limit, together)
    evaluation.run(max(1, games // len(moves)), seconds, seed)
    best = max(range(len(moves)), key=evaluation.mean)
    return {move: _worth(evaluation, at, best) for at, move in enumerate(moves)}


def _worth(evaluation: Evaluation, at: int, best: int) -> Worth:
    share, error = evaluation.mean(at), evaluation.error(at)
    low, high = _interval(share, error, evaluation.games)
    behind = evaluation.mean(best) - share
    is_apart = evaluation.games >= FEWEST_GAMES and behind > Z_APART * evaluation.error_of_difference(at, best)
    return Worth(share, low, high, behind, not is_apart, int(evaluation.games))


def _interval(share: float, error: float, games: int) -> tuple[float, float]:
    """The normal interval, but never narrower than the rule of three allows: what was never seen may still happen."""
    margin = max(Z_95 * error, 3 / games if share in (0.0, 1.0) else 0.0)
    return max(0.0, share - margin), min(1.0, share + margin)


def _proposed(thoughts: list[Thought]) -> list[Move]:
    """The best answers of the search, and the policy's. Untried ones come last: a slow machine may not have tried two."""
    ranked = sorted(thoughts, key=lambda thought: (thought.tries > 0, thought.part, thought.share), reverse=True)
    tried = [thought for thought in ranked if thought.tries]
    worth = tried if len(tried) > 1 else ranked
    return [thought.move for at, thought in enumerate(worth) if at < MOST_PROPOSED or thought.is_policy]


def worth_telling(advised: list[Advice]) -> list[Advice]:
    """The part of the advice that a person is shown: the few best moves, without those that were not measured."""
    return ([advice for advice in advised if advice.games] or advised)[:MOST_MOVES]
