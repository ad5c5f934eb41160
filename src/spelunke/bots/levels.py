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


def _master(games: int, margin: float = 0.0) -> Level:
    """So many imagined games, so that it plays alike on any machine that is not too slow; nobody waits longer than this."""
    return Level(budget=Budget(games, MASTER_MILLISECONDS), margin=margin)


NOVICE: Final = Level(slips=35)  # more where luck forgives much, fewer where it forgives nothing
REGULAR: Final = Level()
ROGUE: Final = Level(budget=Budget(milliseconds=ROGUE_MILLISECONDS))

FOR_EVERYBODY: Final = 0.03
"""Whoever fetches coal for a stake that all have laid wins no more than the others do, so it hardly matters for who wins in the
end. But players who leave it to each other for a hair's breadth lose these stakes, and a game takes hundreds of rounds."""


LEVELS: Final[dict[str, dict[str, Level]]] = {
    #          novice            regular             master                    rogue
    "adel": {"novice": NOVICE, "regular": REGULAR, "master": _master(300), "rogue": ROGUE},
    "klau": {"novice": NOVICE, "regular": REGULAR, "master": _master(400), "rogue": ROGUE},
    "rueck": {"novice": Level(slips=60), "regular": REGULAR, "master": _master(3000), "rogue": ROGUE},
    "teufel": {
        "novice": Level(slips=10),
        "regular": REGULAR,
        "master": _master(1500, FOR_EVERYBODY),
        "rogue": ROGUE._replace(margin=FOR_EVERYBODY),
    },
    "tock": {"novice": NOVICE, "regular": REGULAR, "master": _master(300), "rogue": ROGUE},
    "wuerfel": {"novice": NOVICE, "regular": REGULAR, "master": _master(300), "rogue": ROGUE},
}
"""By key of a game and by name; docs/bots.md tells how they were measured."""

OTHER_GAMES: Final = {"novice": NOVICE, "regular": REGULAR, "master": _master(1000), "rogue": ROGUE}
"""For games that other packages bring."""


def level(name: str, game: Game, by_clock: bool) -> Player:
    """The player of that level for a game under its house rules; without a clock whoever counts games counts nothing else."""
    slips, budget, margin = LEVELS.get(game.box.key, OTHER_GAMES)[name]
    if budget is not None and budget.games is not None and not by_clock:
        budget = Budget(budget.games)

    def play(view: AnyView, dice: Dice, among: tuple[Move, ...]) -> Move:
        if dice.chance(slips, PERCENT):
            return among[dice.below(len(among))]
        if budget is None:
            return by_thumb(game, view, dice, among)
        if len(among) == 1:
            return among[0]
        thoughts = think(game, view, budget, dice.word())
        tried = [thought for thought in thoughts if thought.tries and thought.move in among]
        return chosen(tried, dice, margin) if tried else by_thumb(game, view, dice, among)

    return play
