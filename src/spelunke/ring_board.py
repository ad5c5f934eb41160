"""The ring in a terminal: a track of fields around a rectangle, with pieces in the shapes of their seats."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from spelunke.core.ring import TARGETS, Place
from spelunke.theme import INK, ROOM, SEATS, SOFT

WIDEST: Final = 36
"""Fields from edge to edge, each two cells wide: fits into a window of 80."""

LOWEST: Final = 5
FIELD: Final = "·"
START: Final = "○"
HOME: Final = "–"
ON_ROOM: Final = f" on {ROOM}"


def ring(length: int, starts: Sequence[int], pieces: Sequence[Sequence[Place]]) -> Text:
    """The track with every piece on it, by its seat's shape and the number that moves call it by.

    Field 0 is the lower left corner, and pieces walk clockwise.

    >>> print(ring(12, [0, 6], [[1, "waiting"], ["G1", "waiting"]]).plain)
     · · ○
     ·   ·
     ·   ·
    ●1   ·
     ○ · ·
    """
    wide = max(2, min(WIDEST, length // 2 + 2 - LOWEST))
    high = length // 2 + 2 - wide
    standing = {
        place: (seat, number)
        for seat, places in enumerate(pieces)
        for number, place in enumerate(places, start=1)
        if isinstance(place, int)
    }
    owners = {field: seat for seat, field in enumerate(starts)}
    at = {_corner_path(field, wide, high): field for field in range(length)}
    picture = Text(no_wrap=True)
    for row in range(high):
        for column in range(wide):
            field = at.get((row, column))
            picture.append_text(Text("  ") if field is None else _field(field, standing, owners))
        picture.append("\n")
    picture.rstrip()
    return picture


def _corner_path(field: int, wide: int, high: int) -> tuple[int, int]:
    """The position of a field: up the left side, along the top, down the right side, back along the bottom."""
    if field < high:
        return high - 1 - field, 0
    field -= high - 1
    if field < wide:
        return 0, field
    field -= wide - 1
    if field < high:
        return field, wide - 1
    return high - 1, wide - 1 - (field - high + 1)


def _field(field: int, standing: Mapping[int, tuple[int, int]], owners: Mapping[int, int]) -> Text:
    if field in standing:
        seat, number = standing[field]
        look = SEATS[seat]
        return Text(f"{look.shape}{number}", style=f"bold {look.colour}{ON_ROOM}")
    if field in owners:
        return Text(f" {START}", style=f"bold {SEATS[owners[field]].colour}{ON_ROOM}")
    return Text(f" {FIELD}", style=f"{INK}{ON_ROOM}")


def lane(seat: int, places: Sequence[Place]) -> Text:
    """The target fields of a seat, the outermost first."""
    look = SEATS[seat]
    filled = [look.shape if target in places else HOME for target in TARGETS[: len(places)]]
    return Text(" ".join(filled), style=look.colour)


def waiting(seat: int, places: Sequence[Place]) -> Text:
    """The pieces of a seat that have not come out yet."""
    look = SEATS[seat]
    count = sum(place == "waiting" for place in places)
    return Text(look.shape * count, style=look.colour) if count else Text(HOME, style=SOFT)


def where(pieces: Sequence[Place]) -> str:
    """The fields of the pieces on the track, by number; if all are there, in order and without numbers.

    >>> where([5, "waiting", 33, "G4"]), where([5, 12, 33, 95])
    ('1:5 3:33', '5 12 33 95')
    """
    walking = {number: place for number, place in enumerate(pieces, start=1) if isinstance(place, int)}
    if len(walking) == len(pieces) > 1:
        return " ".join(str(place) for place in walking.values())
    return " ".join(f"{number}:{place}" for number, place in walking.items())
