"""What everybody sees of a ring, as numbers: how far each piece has come, and whose pieces stand on which field."""

from mypy_extensions import i64, mypyc_attr

from spelunke.core.ring import EMPTY, HOME, PIECES, WAITING, RingTable
from spelunke.core.sight import Field, Page, Sight


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
        field = ring.starts[first]
        for _step in range(length):
            pawn = table.on[field]
            page.mark_seat(EMPTY if pawn == EMPTY else pawn >> 2, first, seats)
            field += 1
            if field == length:
                field = 0
