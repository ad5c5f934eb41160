"""The words of every game that is played on a ring: a piece, and what is heard when one comes out or walks."""

from typing import Annotated

import msgspec

from spelunke.core.ring import Field, FieldName, Place, name_in_words, place_in_words
from spelunke.core.types import Seat, SeatEvent

Piece = Annotated[int, msgspec.Meta(ge=1, le=4)]
"""A piece of a colour, by the number painted on it."""


class Pawn(msgspec.Struct, frozen=True):
    """One of all pieces."""

    whose: Seat
    piece: Piece


class CameOut(SeatEvent, frozen=True, tag=True):
    """A piece has come out onto the first field of its colour."""

    piece: Piece
    to: Field
    to_name: FieldName


class Walked(SeatEvent, frozen=True, tag=True):
    """A piece walked to a field of the track or of its target; steps are negative backward."""

    piece: Piece
    steps: int
    start: Place
    to: Place
    way: tuple[Place, ...]
    """The places that it stepped on, the last one included."""

    start_name: FieldName
    to_name: FieldName


def pawn_in_words(pawn: int) -> Pawn:
    """The number of a pawn as the tables count them."""
    return Pawn(pawn >> 2, (pawn & 3) + 1)


def came_out(who: Seat, piece: Piece, to: int, name: int) -> CameOut:
    """The event of a note."""
    return CameOut(who, piece, to, name_in_words(name))


def walked(who: Seat, piece: Piece, steps: int, start_name: int, to_name: int, *places: int) -> Walked:
    """The event of a note."""
    start, *way = [place_in_words(place) for place in places]
    return Walked(who, piece, steps, start, way[-1], tuple(way), name_in_words(start_name), name_in_words(to_name))
