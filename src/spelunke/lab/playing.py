"""One game between bots, in an ordinary match: each sees its view, and every answer is checked."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

import msgspec

from spelunke.core.dice import Dice
from spelunke.core.game import AnyView, Decider, Game
from spelunke.core.table import LUCK, Table
from spelunke.core.types import Event, Move, Standing
from spelunke.play.match import Match


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


def play_match(
    game: Game,
    bots: Sequence[Decider],
    luck: Dice,
    watchers: Sequence[Watcher] = (),
    after_step: Callable[[Table], None] | None = None,
    dice: Dice | None = None,
) -> Played:
    """Play to the end, or until as many answers were given as sensible players ever need."""
    table = game.deal(ask_luck=True)
    tape = table.tape
    assert tape is not None
    decisions: list[Decision] = []
    codebook = game.parts.codebook

    def heard(seat: int) -> Decider:
        """The bot of a seat, with its answers reported to all watchers."""

        def decide(view: AnyView, own: Dice) -> Move:
            move = bots[seat](view, own)
            decisions.append(Decision(seat, view.about or "", len(view.choices), codebook.code(move)))
            for watcher in watchers:
                watcher.decided(seat, view, move)
            return move

        return decide

    match = Match(game, table, {seat: heard(seat) for seat in range(game.seats)}, dice)
    while (asked := table.seats_asked()) and len(tape.answers) < game.box.limit:
        if asked == (LUCK,):
            game.play(table, {LUCK: codebook.moves[table.draw(luck)]})
        else:
            match.let_bots_answer()
        if after_step is not None:
            after_step(table)
    return Played(table, len(tape.answers), decisions)
