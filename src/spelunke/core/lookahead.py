"""Lookahead: what an answer would do at once, by the rules themselves, at a table made from a view."""

from collections.abc import Callable

from spelunke.core.table import Table
from spelunke.core.tape import Tape
from spelunke.core.types import Event

Tell = Callable[[tuple[int, ...], int | None], Event | None]


def foreseen(table: Table, code: int, tell: Tell, seat: int) -> tuple[Event, ...]:
    """Apply this answer of the only seat asked, and return the events that the seat would hear at once. Changes the table."""
    table.tape = tape = Tape()
    table.answer([code])
    return tuple(event for note in tape.notes if (event := tell(note[1:], seat)) is not None)
