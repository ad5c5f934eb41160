"""What tempts players of Tock: to walk to where more opposing pieces are close behind."""

from typing import Final

from spelunke.core.game import Temptations
from spelunke.core.ring import HOME, PIECES, RingTable, ring_for
from spelunke.core.types import Move
from spelunke.games.tock.policy_judgement import pursuers
from spelunke.games.tock.rules_teams import teams_of
from spelunke.games.tock.rules_track import end_of
from spelunke.games.tock.types import TockView, Walk


def risks(view: TockView) -> tuple[Move, ...]:
    """§5.3: a piece that lands on another captures it; the walks that put a piece in front of more opposing pieces."""
    colour = view.open.colour
    if view.about != "play" or colour is None:
        return ()
    board = _board(view)
    daring: list[Move] = []
    for move in view.choices:
        if isinstance(move, Walk) and not move.target:
            pawn = colour * PIECES + move.piece - 1
            if _danger(board, colour, end_of(board, pawn, move.steps, False)) > _danger(board, colour, board.at[pawn]):
                daring.append(move)
    return tuple(daring)


def _board(view: TockView) -> RingTable:
    """The board that lies before this seat."""
    opened, board = view.open, RingTable()
    offset = (opened.starts[0] - opened.entries[0]) % opened.length
    board.seats = view.seats
    board.set_up(ring_for(view.seats, opened.section_length, offset, len(opened.pieces[0]), opened.empty_start_fields))
    board.set_out(opened.pieces)
    return board


def _danger(board: RingTable, colour: int, place: int) -> int:
    """How many opposing pieces are close behind; none where a piece cannot be captured."""
    if place >= HOME or board.ring.is_start[place]:
        return 0
    return pursuers(board, teams_of(board.seats), board.at, colour, place)


TEMPTATIONS: Final[Temptations] = {"risk": risks}
