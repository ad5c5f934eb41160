"""What everybody sees of a ring, as numbers: how far each piece has come, and whose pieces stand on which field."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from spelunke.core.ring import HOME, PIECES, WAITING, RingTable
from spelunke.core.sight import Field, Page, Sight

NOBODY: Final[i64] = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class RingSight(Sight):
    """The sight of a game that is played on a ring."""

    def ring_fields(self, table: RingTable) -> list[Field]:
        """What ``write_ring`` writes."""
        seats, length, pieces = int(table.seats), int(table.ring.length), int(table.pieces)
        return [
            Field("pieces", seats * pieces, -1, length + pieces - 1),
            Field("track", length * seats, 0, 1),
        ]

    def write_ring(self, table: RingTable, first: i64, page: Page) -> None:
        """Each piece: -1 waiting, else its field from its own start on, then its target field; and by field, whose it is.

        The fields are told from the first seat's start on.
        """
        seats, ring = table.seats, table.ring
        length = ring.length
        track = page.at + seats * table.pieces
        for step in range(seats):
            seat = (first + step) % seats
            for piece in range(table.pieces):
                place = table.at[seat * PIECES + piece]
                if place == WAITING:
                    page.write(-1)
                elif place >= HOME:
                    page.write(length + place - HOME)
                else:
                    page.write((place + length - ring.starts[seat]) % length)
        page.mark(NOBODY, length * seats)
        numbers, start = page.numbers, ring.starts[first]
        for step in range(seats):
            seat = (first + step) % seats
            for piece in range(table.pieces):
                place = table.at[seat * PIECES + piece]
                if place < HOME:
                    numbers[track + (place + length - start) % length * seats + step] = 1
