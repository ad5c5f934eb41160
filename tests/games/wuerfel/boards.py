"""Tables of the dice game at the moments the tests speak of."""

from collections.abc import Mapping, Sequence
from typing import Any

import spelunke
from spelunke.core.ring import Place
from spelunke.games.wuerfel.types import BringOut, Pass, Roll, RollAgain, Stop, Walk

House = Mapping[str, Any]
Pieces = Mapping[int, Sequence[Place]]

OUT = BringOut()
NAMED = {OUT: "out", Pass(): "pass", RollAgain(): "again", Stop(): "stop"}


class Board:
    """A game and its table, with the dice in the test's hand."""

    def __init__(self, pieces: Pieces, seats: int = 2, turn: int = 0, attempts: int = 1, house: House | None = None) -> None:
        """A table where somebody is about to roll; pieces that are not named wait."""
        self.game = spelunke.game("wuerfel", seats=seats, house=house)
        count = int((house or {}).get("pieces", 4))
        places = [[*pieces.get(seat, ()), *["waiting"] * count][:count] for seat in range(seats)]
        self.table = self.game.arrange({"pieces": places, "turn": turn, "attempts_left": attempts}, ask_luck=True)

    @property
    def asked(self) -> tuple[int, ...]:
        """Who must answer."""
        return self.game.asked(self.table)

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        turn: int = self.game.view(self.table, None).open.turn
        return turn

    @property
    def attempts_left(self) -> int:
        """How many attempts are left."""
        left: int = self.game.view(self.table, None).open.attempts_left
        return left

    def places(self, seat: int) -> tuple[Place, ...]:
        """Where a colour's pieces are."""
        found: tuple[Place, ...] = self.game.view(self.table, None).open.pieces[seat]
        return found

    def roll(self, *pips: int) -> "Board":
        """The die falls, once or several times, with nobody being asked in between."""
        for shown in pips:
            assert self.asked == (spelunke.LUCK,)
            self.game.play(self.table, {spelunke.LUCK: Roll(shown)})  # type: ignore[arg-type]
        return self

    def options(self) -> list[int | str]:
        """What may be done: the numbers of the pieces that may walk, ``out``, ``pass``, ``again``, ``stop``."""
        (seat,) = self.asked
        moves = self.game.moves(self.table, seat)
        return [move.piece if isinstance(move, Walk) else NAMED[move] for move in moves]

    def after(self, *pips: int) -> list[int | str]:
        """What may be done after these rolls; nothing if nobody is asked."""
        self.roll(*pips)
        return self.options() if self.asked not in ((spelunke.LUCK,), ()) else []

    def play(self, move: spelunke.Move) -> "Board":
        """Whoever is asked answers."""
        (seat,) = self.asked
        self.game.play(self.table, {seat: move})
        return self

    def walk(self, piece: int) -> "Board":
        """Whoever is asked walks with this piece."""
        return self.play(Walk(piece))

    def again(self) -> "Board":
        """Whoever has rolled a six rolls again."""
        return self.play(RollAgain())

    def stop(self) -> "Board":
        """Whoever has rolled a six does not roll again."""
        return self.play(Stop())


def starting(seats: int, house: House | None = None) -> tuple[spelunke.Game, spelunke.Table]:
    """A fresh table, before anybody has rolled for the start."""
    game = spelunke.game("wuerfel", seats=seats, house=house)
    return game, game.deal(ask_luck=True)


def roll_for_start(game: spelunke.Game, table: spelunke.Table, *pips: int) -> int | None:
    """Roll for the start; who begins, or None if it is not settled yet."""
    for shown in pips:
        game.play(table, {spelunke.LUCK: Roll(shown)})  # type: ignore[arg-type]
    opened = game.view(table, None).open
    return opened.turn if opened.start_rolls is None else None
