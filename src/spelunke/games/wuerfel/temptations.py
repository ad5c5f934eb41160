"""What tempts players of the dice game: to walk to where more pieces are close behind."""

from typing import Final

from spelunke.core.game import Temptations
from spelunke.core.types import Move
from spelunke.games.wuerfel.thumb import end_of_walk, threats
from spelunke.games.wuerfel.types import Walk, WuerfelView


def risks(view: WuerfelView) -> tuple[Move, ...]:
    """§5.3: pieces within a roll behind may throw a piece out; the walks that put it in front of more of them."""
    seat, roll = view.seat, view.open.roll
    if view.about != "move" or seat is None or roll is None:
        return ()
    daring: list[Move] = []
    for move in view.choices:
        if isinstance(move, Walk):
            here = view.open.pieces[seat][move.piece - 1]
            if threats(view, seat, end_of_walk(view, seat, here, roll)) > threats(view, seat, here):
                daring.append(move)
    return tuple(daring)


TEMPTATIONS: Final[Temptations] = {"risk": risks}
