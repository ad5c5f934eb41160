"""What a seat sees at a table of Tock, as numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.observation import LOW_BITS, ONE, ZERO, Field, PackedObservation, first_seat
from spelunke.core.ring import PIECES
from spelunke.core.ring_observation import RingObservationEncoder
from spelunke.games.tock.box import BOX, LONGEST, STEPS_OF_A_SEVEN
from spelunke.games.tock.rules import NOBODY, PARTS, PASSING, STARTER, Tock
from spelunke.games.tock.rules_cards import KINDS, how_many
from spelunke.games.tock.rules_seven import ONE_PIECE, OWN, PARTNERS

FARTHEST: Final = int(LONGEST) * BOX.limit
"""How far a piece could walk if it never turned in: no rule stops it from walking another lap."""

BITS_A_RANK: Final[i64] = 4
"""How cards are kept in one number (rules_cards.py)."""

_RESTS: Final = vec[i64]([OWN, OWN | PARTNERS, PARTNERS | ONE_PIECE, OWN | ONE_PIECE])
"""Who may get the rest of a seven, in the order of the words."""


class TockObservationEncoder(RingObservationEncoder[Tock]):
    """The board, the own cards, and what everybody has played, lacks, gave and put aside as far as this seat knows (§4.9)."""

    def game_fields(self, table: Tock) -> list[Field]:
        seats, pieces, ranks, hand = int(table.seats), int(table.pieces), int(KINDS), int(table.customs.hand)
        memory = [("played", seats * ranks, hand), ("lacks", seats * ranks, 1), ("gave", ranks, 1), ("got", ranks, 1)]
        return [
            *self.ring_fields(table),
            Field("round", 1, 0, BOX.limit),
            Field("dealer", seats, 0, 1),
            Field("starter", seats, 0, 1),
            Field("turn", seats, 0, 1),
            Field("colour", seats, 0, 1),
            Field("hand", ranks, 0, hand),
            Field("cards_left", seats, 0, hand),
            Field("out", seats, 0, 1),
            Field("face_down", 1, 0, int(how_many(table.customs.full_pack))),
            Field("top", ranks, 0, 1),
            Field("seven_steps_left", 1, 0, int(STEPS_OF_A_SEVEN)),
            Field("seven_rest", len(_RESTS), 0, 1),
            Field("seven_moved", 2 * pieces, 0, 1),
            Field("seven_passed", seats * pieces, 0, 1),
            Field("seven_must_move", pieces, 0, 1),
            *[
                Field(f"{when}_{name}", many, 0, most)
                for when in ("this_round", "earlier")
                for name, many, most in [*memory, ("aside", ranks, hand)]
            ],
            *([Field("walked", seats * pieces, -FARTHEST, FARTHEST)] if table.customs.full_lap else []),
            *([Field("just_out", seats * pieces, 0, 1)] if table.ring.offset == 0 else []),
        ]

    def write_game(self, table: Tock, seat: i64, page: PackedObservation) -> None:
        first, seats = first_seat(seat), page.around(seat, table.seats)
        self.write_ring(table, first, page)
        page.write(table.round)
        _write_turn(table, first, page)
        page.counts(table.hands.in_hand[seat] if seat >= 0 else ZERO, KINDS, BITS_A_RANK)
        for other in seats:
            page.write(how_many(table.hands.in_hand[other]))
        for other in seats:
            page.write(ONE if table.hands.aside[other] else ZERO)
        page.write(how_many(table.hands.pack))
        page.counts(table.top, KINDS, BITS_A_RANK)
        _write_seven(table, seats, page)
        _write_memory(table, seat, 0, page)
        _write_memory(table, seat, table.seats, page)
        if table.customs.full_lap:
            for other in seats:
                for piece in range(table.pieces):
                    page.write(table.track.walked[other * PIECES + piece])
        if table.ring.offset == 0:
            _write_pieces(table, table.track.just_out, seats, page)


def _write_turn(table: Tock, first: i64, page: PackedObservation) -> None:
    """Who deals, begins and plays, and whose pieces; nobody before the first player is drawn."""
    seats, begun = table.seats, table.about != STARTER
    page.mark_seat(table.dealer, first, seats)
    page.mark_seat(table.starter(), first, seats)
    page.mark_seat(table.track.turn if begun else NOBODY, first, seats)
    page.mark_seat(table.colour_played() if begun else NOBODY, first, seats)


def _write_seven(table: Tock, seats: vec[i64], page: PackedObservation) -> None:
    """§3.6: the seven so far; all 0 if none is played. The moved pieces are those of the colour played, then its partner's."""
    playing = table.asked != 0 and (table.about == PARTS or table.about == PASSING)
    page.write(table.seven.left if playing else ZERO)
    for rest in _RESTS:
        page.write(ONE if playing and table.seven.rest == rest else ZERO)
    page.bits(table.seven.moved if playing else ZERO, table.pieces)
    page.bits(table.seven.moved >> PIECES if playing else ZERO, table.pieces)
    _write_pieces(table, table.seven.passed if playing else ZERO, seats, page)
    page.bits(table.track.duty if playing else ZERO, table.pieces)


def _write_memory(table: Tock, seat: i64, slot: i64, page: PackedObservation) -> None:
    """What a seat remembers of this round, or, with ``slot`` at the number of seats, of the round before it."""
    seats = page.around(seat, table.seats)
    page.counts_of(table.hands.played, KINDS, BITS_A_RANK, seats, slot)
    page.parts_of(LOW_BITS[KINDS], KINDS, table.hands.lacks, seats, slot)
    page.counts(table.hands.gave[slot + seat] if seat >= 0 else ZERO, KINDS, BITS_A_RANK)
    page.counts(table.hands.gave[slot + table.customs.partner[seat]] if seat >= 0 else ZERO, KINDS, BITS_A_RANK)
    page.counts(table.hands.aside[slot + seat] if seat >= 0 else ZERO, KINDS, BITS_A_RANK)


def _write_pieces(table: Tock, pawns: i64, seats: vec[i64], page: PackedObservation) -> None:
    """Bits of pawns, seat by seat."""
    for other in seats:
        page.bits(pawns >> other * PIECES, table.pieces)
