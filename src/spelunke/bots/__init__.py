"""Deciders for any game: a view in, an answer out. A bot sees what a person in its seat would see, and nothing else."""

from collections.abc import Callable

from spelunke.core.dice import Dice
from spelunke.core.errors import UnknownBot
from spelunke.core.game import AnyView, Decider, Game
from spelunke.core.words import Move


def play_randomly(view: AnyView, dice: Dice) -> Move:
    """Any legal answer, each as likely."""
    choice: Move = view.choices[dice.below(len(view.choices))]
    return choice


def _level(name: str) -> Callable[[Game], Decider]:
    def seated(game: Game) -> Decider:
        from spelunke.bots.levels import level  # only who thinks needs the search

        return level(name, game)

    return seated


BOTS: dict[str, Callable[[Game], Decider]] = {
    "random": lambda game: play_randomly,  # noqa: ARG005 (every game is the same to it)
    "thumb": lambda game: game.parts.thumb,
    **{name: _level(name) for name in ("novice", "regular", "master", "rogue")},
}
"""By name, the levels from easy to hard."""


def decider(name: str, game: Game) -> Decider:
    """The bot of that name for a game under its house rules."""
    if name not in BOTS:
        raise UnknownBot("bot-unknown", name=name[:40], allowed=list(BOTS))
    return BOTS[name](game)
