"""Lookahead: what an answer would do at once, by the rules themselves, at a table made from a view."""

from collections.abc import Callable

from spelunke.core.table import LUCK, Table
from spelunke.core.tape import Tape
from spelunke.core.types import Event

Tell = Callable[[tuple[int, ...], int | None], Event | None]


def foreseen(table: Table, code: int, tell: Tell, seat: int, others: int = 0) -> tuple[Event, ...]:
    """Apply this answer, of a seat or of luck, and return the events that the seat would hear at once. Changes the table.

    ``others``: what other seats that are asked at the same time are taken to answer.
    """
    table.tape = tape = Tape()
    table.answer([code if asked in (seat, LUCK) else others for asked in table.seats_asked()])
    return tuple(event for note in tape.notes if (event := tell(note[1:], seat)) is not None)
