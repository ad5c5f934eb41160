"""Match: holds sealed answers until the last asked seat has answered, and lets bots answer for their seats."""

from collections.abc import Mapping

from spelunke.core.dice import Dice
from spelunke.core.game import Decider, Game
from spelunke.core.table import Table
from spelunke.core.types import Move


class Match:
    """A table with people at it.

    >>> import spelunke
    >>> from spelunke.games.rueck.types import Rob
    >>> game = spelunke.game("rueck", seats=3)
    >>> match = Match(game, game.deal(seed=2))
    >>> match.seal(0, Rob(5)), match.seal(2, Rob(3)), match.waiting_for()
    (False, False, (1,))
    >>> match.seal(1, Rob(0)), match.waiting_for()
    (True, (0, 1, 2))
    """

    def __init__(self, game: Game, table: Table, bots: Mapping[int, Decider] | None = None, dice: Dice | None = None) -> None:
        self.game = game
        self.table = table
        self.bots = dict(bots or {})
        """The seats that bots hold now; a seat may be given to a bot and back at any time."""

        self._dice = dice or Dice(0)
        self._sealed: dict[int, Move] = {}

    def waiting_for(self) -> tuple[int, ...]:
        """The asked seats that have not sealed an answer yet; empty when the game is over."""
        return tuple(seat for seat in self.table.seats_asked() if seat not in self._sealed)

    def has_sealed(self, seat: int) -> bool:
        """Whether this seat has answered the present ask: others may know that it has, but not its answer."""
        return seat in self._sealed

    def sealed_by(self, seat: int) -> Move | None:
        """The seat's answer to the present ask: for nobody but that seat."""
        return self._sealed.get(seat)

    def seal(self, seat: int, move: Move) -> bool:
        """Lay an answer face down. It may be changed until the last one is in, which reveals all; returns whether it did."""
        self.game.check(self.table, seat, move)
        self._sealed[seat] = move
        if self.waiting_for():
            return False
        answers, self._sealed = self._sealed, {}
        self.game.play(self.table, answers)
        return True

    def let_bots_answer(self) -> bool:
        """Seal an answer for every asked bot, from its own view; returns whether anything was revealed."""
        for seat in self.waiting_for():
            if seat in self.bots:
                view = self.game.view(self.table, seat)
                if self.seal(seat, self.bots[seat](view, self._dice)):
                    return True
        return False
