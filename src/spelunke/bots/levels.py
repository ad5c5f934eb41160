"""Levels: named players from easy to hard, for every game a mix of thumb, thinking and slips, in one table."""

from typing import Final, NamedTuple

from spelunke.bots.thinking import Budget, chosen, think
from spelunke.core.dice import Dice
from spelunke.core.game import AnyView, Decider, Game
from spelunke.core.words import Move

PERCENT: Final = 100


class Level(NamedTuple):
    """How a player of some strength plays a game."""

    budget: Budget | None = None
    """How long it thinks; None for one that plays by the rule of thumb."""

    slips: int = 0
    """How often, in a hundred answers, it says just anything."""


MASTER_MILLISECONDS: Final = 250
"""However many games a master may imagine: nobody waits longer."""


def _thinks(games: int) -> Level:
    return Level(Budget(games=games, milliseconds=MASTER_MILLISECONDS))


ROGUE: Final = Level(Budget(milliseconds=1000))

LEVELS: Final[dict[str, dict[str, Level]]] = {
    #                     by game                         for any other game
    "novice": {"": Level(slips=35)},
    "regular": {"": Level()},
    "master": {"": _thinks(2000)},
    "rogue": {"": ROGUE},
}
"""By name, easiest first, and by key of a game; "" is for games that other packages bring."""


def level(name: str, game: Game) -> Decider:
    """The player of that level for a game under its house rules."""
    by_game = LEVELS[name]
    budget, slips = by_game.get(game.box.key, by_game[""])

    def play(view: AnyView, dice: Dice) -> Move:
        if slips and dice.chance(slips, PERCENT):
            slip: Move = view.choices[dice.below(len(view.choices))]
            return slip
        if budget is None:
            return game.parts.thumb(view, dice)
        return chosen(think(game, view, budget, dice.word()), dice)

    return play
