"""What tempts players of Tock: to walk to where more opposing pieces are close behind."""

from typing import Final

from spelunke.core.game import Temptations
from spelunke.core.ring import HOME, PIECES
from spelunke.core.types import Move
from spelunke.games.tock.box import House
from spelunke.games.tock.policy_judgement import pursuers
from spelunke.games.tock.rules import Tock, deal
from spelunke.games.tock.rules_track import end_of
from spelunke.games.tock.types import TockView, Walk


def risks(view: TockView) -> tuple[Move, ...]:
    """§5.3: a piece that lands on another captures it; the walks that put a piece in front of more opposing pieces."""
    opened = view.open
    if view.about != "play" or opened.colour is None:
        return ()
    house = House(
        section_length=opened.section_length,
        entry_offset=(opened.starts[0] - opened.entries[0]) % opened.length,
        pieces=len(opened.pieces[0]),
        empty_start_fields=opened.empty_start_fields,
    )
    table = deal(view.seats, house)
    table.set_out(opened.pieces)
    walks = [move for move in view.choices if isinstance(move, Walk) and not move.target]
    return tuple(move for move in walks if _is_risky(table, opened.colour * PIECES + move.piece - 1, move.steps))


def _is_risky(table: Tock, pawn: int, steps: int) -> bool:
    return _danger(table, pawn, end_of(table, pawn, steps, False)) > _danger(table, pawn, table.at[pawn])


def _danger(table: Tock, pawn: int, place: int) -> int:
    """How many opposing pieces are close behind; none where a piece cannot be captured."""
    return 0 if place >= HOME or table.ring.is_start[place] else pursuers(table, table.at, pawn >> 2, place)


TEMPTATIONS: Final[Temptations] = {"risk": risks}
