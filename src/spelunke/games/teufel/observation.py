"""What a seat sees at a table of Auf Teufel komm raus, as numbers."""

from typing import Final

from mypy_extensions import i64

from spelunke.core.observation import Field, ObservationEncoder, PackedObservation, first_seat
from spelunke.core.table import MOST_SEATS
from spelunke.games.teufel.box import BONUS, BOX, GOAL, KINDS, PACT_PAYMENT, SMALLEST_CHIP
from spelunke.games.teufel.rules import BITS_A_KIND, Teufel, of_kind
from spelunke.games.teufel.rules_chips import NO_STAKE

MOST_STAKE: Final = GOAL - SMALLEST_CHIP
"""At the bet every total is below the one that ends the game."""

MOST_CHIPS: Final = 3 * MOST_STAKE + 2 * BONUS + MOST_SEATS * PACT_PAYMENT
"""All of that staked and won as the highest stake, plus both bonuses, with everybody else burnt."""

_KINDS: Final[i64] = len(KINDS)


class TeufelObservationEncoder(ObservationEncoder[Teufel]):
    """A player who has watched can count up everybody's chips and what is left in the oven (§6.3)."""

    def game_fields(self, table: Teufel) -> list[Field]:
        seats, kinds = int(table.seats), len(KINDS)
        most_of_a_kind = max([int(of_kind(table.coal, kind)) for kind in range(kinds)])
        return [
            Field("round", 1, 1, int(table.rounds) or BOX.limit),
            Field("start", seats, 0, 1),
            Field("turn", seats, 0, 1),
            Field("chips", seats, 0, int(MOST_CHIPS)),
            Field("stakes", seats, int(NO_STAKE), int(MOST_STAKE)),
            Field("pawns", seats, 0, 2 * (len(table.track) - 1)),
            Field("pacts", seats, 0, 1),
            Field("turned", kinds, 0, most_of_a_kind),
            Field("laid", seats * kinds, 0, most_of_a_kind),
            Field("oven", kinds, 0, most_of_a_kind),
        ]

    def write_game(self, table: Teufel, seat: i64, page: PackedObservation) -> None:
        first, seats = first_seat(seat), page.around(seat, table.seats)
        page.write(table.round)
        page.mark_seat(table.start, first, table.seats)
        page.mark_seat(table.turn, first, table.seats)
        page.write_by_seat(table.chips, seats)
        page.write_by_seat(table.stakes, seats)
        page.write_by_seat(table.pawns, seats)
        page.seat_bits(table.pacts, first, table.seats)
        page.counts(table.turned, _KINDS, BITS_A_KIND)
        page.counts_of(table.laid, _KINDS, BITS_A_KIND, seats)
        page.counts(table.oven, _KINDS, BITS_A_KIND)
