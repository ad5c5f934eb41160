"""What tempts players of the dice game: to walk to where more pieces are close behind."""

from typing import Final

from spelunke.core.game import Temptations
from spelunke.core.types import Move
from spelunke.games.wuerfel.types import CODEBOOK, Walk, WuerfelView
from spelunke.games.wuerfel.view import board_of


def risks(view: WuerfelView) -> tuple[Move, ...]:
    """§4.3: pieces within a roll behind may throw a piece out; the walks that put it in front of more of them."""
    seat, roll, table = view.seat, view.open.roll, board_of(view)
    if seat is None or roll is None:
        return ()
    codes = [CODEBOOK.codes[move] for move in view.choices if isinstance(move, Walk)]
    ways = [(code, table.at[table.pawn_of(seat, code)], table.lands_on(seat, code, roll)) for code in codes]
    return tuple(CODEBOOK.moves[code] for code, start, end in ways if table.threats(seat, end) > table.threats(seat, start))


TEMPTATIONS: Final[Temptations] = {"risk": risks}
