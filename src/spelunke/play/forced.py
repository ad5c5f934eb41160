"""Forced answers: those that everybody can see are the only ones, so that nobody learns anything if they play themselves."""

from spelunke.core.game import Game
from spelunke.core.table import Table


def forced(game: Game, table: Table, seat: int) -> int | None:
    """The code of this seat's only answer; None if it is not asked, has others, or may have some as far as others know.

    >>> import spelunke
    >>> game = spelunke.game("rueck", seats=3, preset="tiny")
    >>> table = game.deal(seed=1)
    >>> forced(game, table, 0) is None, len(game.moves(table, 0)) > 1
    (True, True)
    """
    if seat not in table.seats_asked() or not game.parts.shows_if_forced(table, seat):
        return None
    codes = table.choices(seat)
    return codes[0] if len(codes) == 1 else None
