"""One game between bots, watched: user-defined statistics hear of every decision."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

import msgspec

from spelunke.core.dice import Dice
from spelunke.core.game import AnyView, Game
from spelunke.core.playout import answer_of
from spelunke.core.policy import Policy
from spelunke.core.table import LUCK, MOST_SEATS, Table
from spelunke.core.types import Event, Move, Standing


class Watcher(Protocol):
    """User-defined statistics: one instance per game."""

    def decided(self, seat: int, view: AnyView, move: Move) -> None:
        """Called after a seat has answered."""

    def ended(self, standing: Standing, events: Sequence[Event]) -> Mapping[str, float]:
        """Called when the game is over, with what a spectator saw; returns numbers by name."""


class Decision(msgspec.Struct, frozen=True):
    """One answer of one seat."""

    seat: int
    about: str
    choices: int
    code: int


class Played(msgspec.Struct):
    """What was recorded of a game."""

    table: Table
    answers: int
    """Number of answers, including luck's."""

    decisions: list[Decision]
    """The answers of the seats, in the order they were given."""


STREAMS = MOST_SEATS + 1
"""Streams of dice per game: luck's, and one for every seat."""


def luck_of(seed: int, number: int) -> Dice:
    """Luck's dice in one game, or in one deal that several games share."""
    return Dice(seed, STREAMS * number)


def dice_of(seed: int, number: int, seats: int) -> list[Dice]:
    """The dice of each seat in one game: nobody's rolls depend on, or tell of, anybody else's."""
    return [Dice(seed, STREAMS * number + 1 + seat) for seat in range(seats)]


def play_watched(
    game: Game,
    policies: Sequence[Policy],
    luck: Dice,
    dice: Sequence[Dice],
    watchers: Sequence[Watcher] = (),
    after_step: Callable[[Table], None] | None = None,
) -> Played:
    """Play the game that ``play_by`` would play, and tell watchers of every decision on the way."""
    table = game.deal(ask_luck=True)
    tape, known = table.tape, table.copy()
    assert tape is not None
    decisions: list[Decision] = []
    moves = game.parts.codebook.moves
    while (asked := table.seats_asked()) and len(tape.answers) < game.box.limit:
        if asked == (LUCK,):
            codes = [table.draw(luck)]
        else:
            codes = [answer_of(policies[seat], table, seat, dice[seat], known) for seat in asked]
            for seat, code in zip(asked, codes, strict=True):
                view = game.view(table, seat)
                decisions.append(Decision(seat, view.about or "", len(view.choices), code))
                for watcher in watchers:
                    watcher.decided(seat, view, moves[code])
        game.apply(table, codes)
        if after_step is not None:
            after_step(table)
    return Played(table, len(tape.answers), decisions)
