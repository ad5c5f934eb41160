"""Levels: named bots from easy to hard, each with its time budget, for every game a mix of policy, search and slips."""

from typing import Final, NamedTuple

from spelunke.bots.advice import evaluate
from spelunke.bots.characters import PERCENT, Player
from spelunke.bots.thinking import Budget, Thought, chosen, limits, part_of, think
from spelunke.core import engine
from spelunke.core.dice import Dice
from spelunke.core.game import AnyView, Game, Levels
from spelunke.core.types import Move

MASTER_MILLISECONDS: Final = 250
ROGUE_MILLISECONDS: Final = 1000

TIMES_PLAIN: Final = 10
"""How many times longer bots may think while the engine is not compiled: enough for nearly all of a master's games, and no
longer than people will wait. docs/bots.md has the figures."""

MEASURED: Final = 0.3
"""Where a margin counts: the part of a budget that measures whether the move found is better than the policy's."""


class Level(NamedTuple):
    """How a player of some strength plays a game."""

    slips: int = 0
    """How many of a hundred answers are uniformly random; otherwise …"""

    budget: Budget | None = None
    """… the bot searches with this budget, or plays by the rule of thumb if there is none."""

    margin: float = 0.0
    """How much larger a share of the win a searched move must have, in games played for that, to replace the policy's."""

    foresees: int = 0
    """Where all answer at once and nothing else is hidden, first predict opponents who search this many games."""


def levels_of(cut: Levels) -> dict[str, Level]:
    """All levels of a game, from the novice who slips to the rogue who models masters.

    Masters count games, so they play alike on any machine that is not too slow; their milliseconds bound the wait.
    """
    return {
        "novice": Level(cut.slips),
        "regular": Level(),
        "master": Level(0, Budget(cut.games, MASTER_MILLISECONDS), cut.margin),
        "rogue": Level(0, Budget(milliseconds=ROGUE_MILLISECONDS), cut.margin, cut.games),
    }


def in_force(name: str, cut: Levels) -> Level:
    """The named level of a game, with its time budget in this process. An unknown name does not think."""
    known = levels_of(cut).get(name, Level())
    if known.budget is None or known.budget.milliseconds is None or engine.is_compiled():
        return known
    return known._replace(budget=Budget(known.budget.games, TIMES_PLAIN * known.budget.milliseconds))


def level(name: str, game: Game, by_clock: bool, part: float) -> Player:
    """The player of that level for a game under its house rules, with the given part of its time.

    Without a clock, a player whose budget counts games is limited by that count alone.
    """
    slips, budget, margin, foresees = in_force(name, game.parts.levels)
    if budget is not None and budget.games is not None and not by_clock:
        budget = Budget(budget.games)
    elif budget is not None and budget.milliseconds is not None:
        budget = Budget(budget.games, part * budget.milliseconds)

    def play(view: AnyView, dice: Dice, among: tuple[Move, ...]) -> Move:
        if dice.chance(slips, PERCENT):
            return among[dice.below(len(among))]
        if budget is None:
            return game.thumb(view, dice, among)
        if len(among) == 1:
            return among[0]
        thoughts = think(game, view, part_of(budget, 1 - MEASURED) if margin else budget, dice.word(), foresees)
        tried = [thought for thought in thoughts if thought.tries and thought.move in among]
        if not tried:
            return game.thumb(view, dice, among)
        found, usual = chosen(tried, dice), _policys(tried)
        if not margin or usual in (None, found):
            return found
        games, seconds = limits(part_of(budget, MEASURED))
        worth = evaluate(game, view, [usual, found], games, seconds, dice.word())
        return found if worth[usual].behind > margin else usual

    return play


def _policys(thoughts: list[Thought]) -> Move | None:
    """The policy's answer, if all do not answer at once: among mixed answers no single one is right."""
    return next((thought.move for thought in thoughts if thought.is_policy and not thought.is_mixed), None)
