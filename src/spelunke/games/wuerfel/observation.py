"""What a seat sees at a table of the dice game, as numbers: everything."""

from mypy_extensions import i64

from spelunke.core.observation import Field, PackedObservation, first_seat
from spelunke.core.ring_observation import RingObservationEncoder
from spelunke.games.wuerfel.box import ATTEMPTS, SIX
from spelunke.games.wuerfel.rules import BEATEN, Wuerfel


class WuerfelObservationEncoder(RingObservationEncoder[Wuerfel]):
    """There are no secrets."""

    def game_fields(self, table: Wuerfel) -> list[Field]:
        seats = int(table.seats)
        return [
            *self.ring_fields(table),
            Field("turn", seats, 0, 1),
            Field("roll", int(SIX), 0, 1),
            Field("attempts_left", 1, 0, int(ATTEMPTS)),
            Field("start_rolls", seats, int(BEATEN), int(SIX)),
            Field("finished", seats, 0, seats),
        ]

    def write_game(self, table: Wuerfel, seat: i64, page: PackedObservation) -> None:
        first, seats = first_seat(seat), page.around(seat, table.seats)
        self.write_ring(table, first, page)
        page.mark_seat(table.turn, first, table.seats)
        page.mark(table.roll - 1, SIX)
        page.write(table.attempts)
        page.write_by_seat(table.start_rolls, seats)
        page.write_by_seat(table.finished, seats)
