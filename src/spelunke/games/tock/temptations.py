"""What tempts players of Tock: to walk to where more opposing pieces are close behind."""

from typing import Final

from spelunke.core.game import Temptations
from spelunke.core.types import Move
from spelunke.games.tock.thumb import threats
from spelunke.games.tock.types import TockView, Walk


def risks(view: TockView) -> tuple[Move, ...]:
    """§5.3: a piece that lands on another captures it; the walks that put a piece in front of more opposing pieces."""
    colour, board = view.open.colour, view.open.pieces
    if view.about != "play" or colour is None:
        return ()
    daring: list[Move] = []
    for move in view.choices:
        if isinstance(move, Walk) and not move.target:
            here = board[colour][move.piece - 1]
            if isinstance(here, int):
                there = (here + move.steps) % view.open.length
                if threats(view, board, colour, there) > threats(view, board, colour, here):
                    daring.append(move)
    return tuple(daring)


TEMPTATIONS: Final[Temptations] = {"risk": risks}
