"""Bots for any game, by name: a view in, an answer out. A bot sees what a person in its seat would see, and nothing else."""

from collections.abc import Callable

from spelunke.bots.characters import CHARACTERS, Player, characters, with_character
from spelunke.core.dice import Dice
from spelunke.core.errors import UnknownBot
from spelunke.core.game import Decider, Game
from spelunke.core.policy import Policy, Slipping
from spelunke.core.table import Table


def _random(_game: Game, _by_clock: bool, _part: float) -> Player:
    return lambda _view, dice, among: among[dice.below(len(among))]


def _thumb(game: Game, _by_clock: bool, _part: float) -> Player:
    return lambda view, dice, among: game.thumb(view, dice, among)


def _level(name: str) -> Callable[[Game, bool, float], Player]:
    def seated(game: Game, by_clock: bool, part: float) -> Player:
        from spelunke.bots.levels import level  # only bots that think need the search

        return level(name, game, by_clock, part)

    return seated


BOTS: dict[str, Callable[[Game, bool, float], Player]] = {
    "random": _random,
    "thumb": _thumb,
    **{name: _level(name) for name in ("novice", "regular", "master", "rogue")},
}
"""By name, the levels from easy to hard."""


def decider(name: str, game: Game, *, by_clock: bool = True, part: float = 1.0) -> Decider:
    """The bot of that name for a game under its house rules: a level, or a level and a character, such as ``regular:liar``.

    Where nobody waits for the bot, masters can ignore the clock and then give the same answers on the busiest machine. Where
    people have less time to wait, the bot gets a part of its level's milliseconds.
    """
    level, colon, character = name.partition(":")
    if level not in BOTS:
        raise UnknownBot("bot-unknown", name=name[:40], allowed=list(BOTS))
    player = BOTS[level](game, by_clock, part)
    if not colon:
        return lambda view, dice: player(view, dice, view.choices)
    if character not in characters(game):
        raise UnknownBot("character-unknown", name=character[:40], title=game.box.title, allowed=list(characters(game)))
    return with_character(player, CHARACTERS[character], game)


class ByView(Policy):
    """A bot that wants a view, as a policy: it looks and decides, and its answer is checked."""

    def __init__(self, game: Game, decide: Decider) -> None:
        super().__init__()
        self._game = game
        self._decide = decide

    def answer(self, table: Table, seat: int, dice: Dice) -> int:
        """The code of what it decides."""
        return self._game.check(table, seat, self._decide(self._game.view(table, seat), dice))


def policy(name: str, game: Game) -> Policy:
    """The bot of that name for many games at once (``play_by``): compiled, or by its view. It never looks at the clock."""
    thumb = game.parts.policy
    inside = {"random": Policy(), "thumb": thumb, "regular": thumb, "novice": Slipping(thumb, game.parts.levels.slips)}
    return inside[name] if name in inside else ByView(game, decider(name, game, by_clock=False))
