"""What everybody sees of a ring, as numbers: how far each piece has come, and whose pieces stand on which field."""

from typing import TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from spelunke.core.observation import Field, ObservationEncoder, PackedObservation
from spelunke.core.ring import HOME, PIECES, WAITING, RingTable

RingTableT = TypeVar("RingTableT", bound=RingTable)


@mypyc_attr(allow_interpreted_subclasses=True)
class RingObservationEncoder(ObservationEncoder[RingTableT]):
    """The observation of a game that is played on a ring."""

    def ring_fields(self, table: RingTable) -> list[Field]:
        """What ``write_ring`` writes."""
        seats, length, pieces = int(table.seats), int(table.ring.length), int(table.pieces)
        return [
            Field("pieces", seats * pieces, -1, length + pieces - 1),
            Field("track", length * seats, 0, 1),
        ]

    def write_ring(self, table: RingTable, first: i64, page: PackedObservation) -> None:
        """Each piece: -1 waiting, else its field from its own start on, then its target field; and by field, whose it is.

        The fields are numbered from the first seat's start on.
        """
        ring, seats = table.ring, page.around(first, table.seats)
        length = ring.length
        for seat in seats:
            start = ring.starts[seat]
            for piece in range(seat * PIECES, seat * PIECES + table.pieces):
                place = table.at[piece]
                if place == WAITING:
                    page.write(-1)
                elif place >= HOME:
                    page.write(length + place - HOME)
                else:
                    page.write(place - start if place >= start else place - start + length)
        if not page.packed:  # the fields say nothing that the pieces have not said
            _write_track(table, seats, page)


def _write_track(table: RingTable, seats: vec[i64], page: PackedObservation) -> None:
    """By field and seat. Each piece's word is where it stands: all are lifted before any is put down again."""
    numbers, told, track = page.numbers, page.told, page.at
    length, start = table.ring.length, table.ring.starts[seats[0]]
    first = page.piece
    last = first + len(seats) * table.pieces
    for word in range(first, last):
        if told[word]:
            numbers[track + told[word] - 1] = 0
            told[word] = 0
    word, column = first, i64(1)
    for seat in seats:
        for piece in range(seat * PIECES, seat * PIECES + table.pieces):
            place = table.at[piece]
            if place < HOME:
                field = place - start if place >= start else place - start + length
                told[word] = field * len(seats) + column
                numbers[track + told[word] - 1] = 1
            word += 1
        column += 1
    page.piece = last
    page.at = track + length * len(seats)
