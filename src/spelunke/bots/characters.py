"""Characters: how often a bot bluffs, doubts and dares, whatever its level. What stands on its card is what it does."""

from collections.abc import Callable
from typing import Final, NamedTuple

from spelunke.core.dice import Dice
from spelunke.core.game import AnyView, Decider, Game, Kind
from spelunke.core.types import Move

PERCENT: Final = 100

Player = Callable[[AnyView, Dice, tuple[Move, ...]], Move]
"""A bot that can be restricted to some of a view's choices; it gives the best of them in its own judgement."""


class Character(NamedTuple):
    """How often, in a hundred temptations of each kind, it gives in; None leaves it to the level."""

    bluff: int | None = None
    doubt: int | None = None
    risk: int | None = None


CHARACTERS: Final = {
    "honest": Character(bluff=0),
    "liar": Character(bluff=85),
    "trusting": Character(doubt=5),
    "suspicious": Character(doubt=80),
    "cautious": Character(bluff=10, risk=10),
    "daredevil": Character(bluff=60, risk=60),
}
"""By name."""


def rates(character: Character, game: Game) -> dict[Kind, int]:
    """The character's rates for the kinds of temptation that occur in this game."""
    found = {kind: getattr(character, kind) for kind in game.parts.temptations}
    return {kind: rate for kind, rate in found.items() if rate is not None}


def characters(game: Game) -> dict[str, dict[Kind, int]]:
    """The characters that show in this game, by name."""
    return {name: shown for name, character in CHARACTERS.items() if (shown := rates(character, game))}


def rates_of(bot: str, game: Game) -> dict[Kind, int]:
    """The rates on the card of the bot with this full name; empty if it has no character.

    >>> import spelunke
    >>> rates_of("regular:liar", spelunke.game("klau")), rates_of("regular", spelunke.game("klau"))
    ({'bluff': 85}, {})
    """
    return characters(game).get(bot.partition(":")[2], {})


def tempted(view: AnyView, kind: Kind, game: Game) -> tuple[Move, ...]:
    """The choices that give in to a temptation of that kind; none if this ask does not tempt in that way."""
    giving_in = game.parts.temptations[kind](view)
    return giving_in if len(giving_in) < len(view.choices) else ()


def with_character(player: Player, character: Character, game: Game) -> Decider:
    """A bot that gives in as often as its character says and otherwise plays as well as its level."""
    shown = rates(character, game)

    def play(view: AnyView, dice: Dice) -> Move:
        for kind, rate in shown.items():
            if giving_in := tempted(view, kind, game):
                gives_in = dice.chance(rate, PERCENT)
                return player(view, dice, tuple(move for move in view.choices if (move in giving_in) == gives_in))
        return player(view, dice, view.choices)

    return play
