"""Match: holds sealed answers until the last asked seat has answered, and lets bots answer for their seats."""

from collections.abc import Callable, Collection, Mapping

from spelunke.core.dice import Dice
from spelunke.core.game import Decider, Game
from spelunke.core.table import LUCK, Table
from spelunke.core.types import Move

Luck = Callable[[Table], int]
"""Draws luck's answer at a table that has no dice of its own."""


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

    def __init__(
        self,
        game: Game,
        table: Table,
        bots: Mapping[int, Decider] | None = None,
        dice: Dice | None = None,
        luck: Luck | None = None,
        lookers: Collection[int] = (),
    ) -> None:
        """``lookers``: the seats of people. Where a game has them look first, ``luck`` waits until each is ready."""
        self.game = game
        self.table = table
        self.bots = dict(bots or {})
        """The seats that bots hold now; a seat may be given to a bot and back at any time."""

        self._dice = dice or Dice(0)
        self._luck = luck
        self._sealed: dict[int, int] = {}
        """By seat, the code of its answer to the present ask."""

        self._lookers = set(lookers)
        """The seats of people who have not said that they are ready."""

        self._let_luck_answer()

    def looking(self) -> tuple[int, ...]:
        """The seats of people who look at the table before luck goes on; empty where luck does not wait."""
        is_shown = self._lookers and self.table.seats_asked() == (LUCK,) and self.game.parts.looks_first(self.table)
        return tuple(sorted(self._lookers)) if is_shown else ()

    def ready(self, seat: int) -> bool:
        """Say that this seat has looked, or that a bot plays for it; whether luck went on because it was the last one."""
        if seat not in self.looking():
            return False
        self._lookers.discard(seat)
        self._let_luck_answer()
        return not self.looking()

    def look(self, seat: int) -> None:
        """A person has taken this seat from its bot, and looks like the others if they still do."""
        if self.looking():
            self._lookers.add(seat)

    def waiting_for(self) -> tuple[int, ...]:
        """The asked seats that have not sealed an answer yet, or those that still look; empty when the game is over."""
        asked = self.table.seats_asked()
        if asked == (LUCK,):
            return self.looking() or asked
        return tuple([seat for seat in asked if seat not in self._sealed]) if self._sealed else asked

    def has_sealed(self, seat: int) -> bool:
        """Whether this seat has answered the present ask: others may know that it has, but not its answer."""
        return seat in self._sealed

    def sealed_by(self, seat: int) -> Move | None:
        """The seat's answer to the present ask: for nobody but that seat."""
        code = self._sealed.get(seat)
        return None if code is None else self.game.parts.codebook.moves[code]

    def seal(self, seat: int, move: Move) -> bool:
        """Check an answer and seal it. It may be changed until the last one is in, which reveals all; whether it did."""
        return self.seal_code(seat, self.game.check(self.table, seat, move))

    def seal_code(self, seat: int, code: int) -> bool:
        """Lay an answer face down that ``Game.check`` has let pass; whether it was the last one and revealed all."""
        sealed = self._sealed
        sealed[seat] = code
        asked = self.table.seats_asked()
        if len(sealed) < len(asked):
            return False
        self._sealed = {}
        self.game.apply(self.table, [sealed[seat] for seat in asked])
        self._let_luck_answer()
        return True

    def _let_luck_answer(self) -> None:
        while self._luck is not None and self.table.seats_asked() == (LUCK,) and not self.looking():
            self.game.apply(self.table, [self._luck(self.table)])

    def let_bots_answer(self) -> bool:
        """Seal an answer for every asked bot, from its own view; returns whether anything was revealed."""
        for seat in self.waiting_for():
            if seat in self.bots:
                view = self.game.view(self.table, seat)
                if self.seal(seat, self.bots[seat](view, self._dice)):
                    return True
        return False
