"""Levels: named players from easy to hard, for every game a mix of thumb, thinking and slips, in one table."""

from typing import Final, NamedTuple

from spelunke.bots.characters import PERCENT, Player, by_thumb
from spelunke.bots.thinking import Budget, chosen, think
from spelunke.core.dice import Dice
from spelunke.core.game import AnyView, Game
from spelunke.core.words import Move

MASTER_MILLISECONDS: Final = 250
ROGUE_MILLISECONDS: Final = 1000


class Level(NamedTuple):
    """How a player of some strength plays a game."""

    slips: int = 0
    """How often, in a hundred answers, it says just anything; otherwise …"""

    budget: Budget | None = None
    """… it thinks so long, or plays by the rule of thumb if it does not think."""

    margin: float = 0.0
    """The share of the win by which a thought must be better than the first hunch to be preferred."""

    foresees: int = 0
    """Where all answer together and nothing else is hidden, it first works out what those answer who imagine so many games."""


FOR_EVERYBODY: Final = 0.03
"""Whoever fetches coal for a stake that all have laid wins no more than the others do, so it hardly matters for who wins in the
end. But players who leave it to each other for a hair's breadth lose these stakes, and a game takes hundreds of rounds."""


def _levels(slips: int, games: int, margin: float = 0.0) -> dict[str, Level]:
    """From a novice who slips so often to a rogue who knows masters, who imagine so many games.

    Counting games, masters play alike on any machine that is not too slow; nobody waits longer than their milliseconds.
    """
    return {
        "novice": Level(slips),
        "regular": Level(),
        "master": Level(0, Budget(games, MASTER_MILLISECONDS), margin),
        "rogue": Level(0, Budget(milliseconds=ROGUE_MILLISECONDS), margin, games),
    }


LEVELS: Final[dict[str, dict[str, Level]]] = {
    "adel": _levels(35, 300),
    "klau": _levels(35, 400),
    "rueck": _levels(60, 3000),
    "teufel": _levels(10, 1500, FOR_EVERYBODY),
    "tock": _levels(35, 300),
    "wuerfel": _levels(35, 300),
}
"""By key of a game and by name; novices slip more where luck forgives much. docs/bots.md tells how they were measured."""

OTHER_GAMES: Final = _levels(35, 1000)
"""For games that other packages bring."""


def level(name: str, game: Game, by_clock: bool) -> Player:
    """The player of that level for a game under its house rules; without a clock whoever counts games counts nothing else."""
    slips, budget, margin, foresees = LEVELS.get(game.box.key, OTHER_GAMES)[name]
    if budget is not None and budget.games is not None and not by_clock:
        budget = Budget(budget.games)

    def play(view: AnyView, dice: Dice, among: tuple[Move, ...]) -> Move:
        if dice.chance(slips, PERCENT):
            return among[dice.below(len(among))]
        if budget is None:
            return by_thumb(game, view, dice, among)
        if len(among) == 1:
            return among[0]
        thoughts = think(game, view, budget, dice.word(), foresees)
        tried = [thought for thought in thoughts if thought.tries and thought.move in among]
        return chosen(tried, dice, margin) if tried else by_thumb(game, view, dice, among)

    return play
