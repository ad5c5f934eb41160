"""Ring: a track of fields round a board of six colours, each with a start field on it and a target lane off it."""

from functools import cache
from typing import Annotated, Final, Literal

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64

from spelunke.core.errors import BadHouseRule, ImpossiblePosition
from spelunke.core.table import Table, filled, refilled

SECTIONS: Final[i64] = 6
"""The board has six colours, however many play."""

PIECES: Final[i64] = 4
"""The most pieces of one colour. A pawn is ``seat * PIECES + piece``."""

# Places: fields of the track from 0 on; target fields and waiting follow so far away that no walk on the track reaches them.
HOME: Final[i64] = 1024
"""The outermost target field of a pawn's own colour; the others follow."""

WAITING: Final[i64] = 4096
"""The place of a pawn that is not on the board."""

EMPTY: Final[i64] = -1
"""What stands on an empty field."""

ALL_HOME: Final[i64] = 15
"""The bits of a lane that is full, one for each of PIECES."""

BOARD_SEATS: Final = {2: (0, 3), 3: (0, 2, 4), 4: (0, 1, 3, 4), 5: (0, 1, 2, 3, 4), 6: (0, 1, 2, 3, 4, 5)}
"""By number of players: on which of the six colours they sit, opposite each other where possible."""

Field = Annotated[int, msgspec.Meta(title="field", ge=0, le=119)]
"""A field of the track by its number."""

FieldName = Annotated[str, msgspec.Meta(title="field name")]
"""What people call a field: the sign of its arm and the number there, such as ▲9, or ▲G2 for a target field."""

SIGNS: Final = ("●", "▲", "■", "◆", "★", "⬢")
"""By seat: the sign of its arm. Arms that nobody plays bear the signs of absent seats."""

_NAMES_OF_AN_ARM: Final[i64] = 256
_NAMES_OF_TARGETS: Final[i64] = 128

Target = Literal["G1", "G2", "G3", "G4"]
Place = Field | Literal["waiting"] | Target
"""Where a piece is, in words: on a field of the track, waiting, or on a target field, G1 the outermost."""

TARGETS: Final[tuple[Target, ...]] = ("G1", "G2", "G3", "G4")

SectionLength = Annotated[int, msgspec.Meta(ge=4, le=20)]
EntryOffset = Annotated[int, msgspec.Meta(ge=0, le=8)]


def _free_ahead(home: i64, target: i64) -> i64:
    free: i64 = 0
    while target + free < PIECES and not home >> target + free & 1:
        free += 1
    return free


_FREE_AHEAD: Final = vec[i64]([_free_ahead(home, target) for home in range(16) for target in range(8)])


def free_ahead(home: i64, target: i64) -> i64:
    """How many target fields are free from this one inward, up to the first piece or the end of the lane."""
    return _FREE_AHEAD[home << 3 | target]


class Ring:
    """Where the fields of a board lie for its players. A ring never changes, so tables share it.

    >>> ring = ring_for(4, 16, 1, 4, True)
    >>> ring.length, list(ring.starts), list(ring.entries)
    (96, [0, 16, 48, 64], [95, 15, 47, 63])
    """

    length: i64
    """Fields of the track, numbered from 0 in walking direction: 96."""

    section: i64
    """Fields from one colour's start field to the next: 16."""

    lane: i64
    """Target fields of a colour, as many as it has pieces: 4."""

    offset: i64
    """How many fields before its start field a colour's lane turns off."""

    starts: vec[i64]
    """By seat: the start field."""

    entries: vec[i64]
    """By seat: the field off which the target lane turns."""

    is_start: vec[i64]
    """By field: 1 for start fields, those of nobody's colour only if they count."""

    to_next_start: vec[i64]
    """By field: steps forward to the next field where a colour's section begins, 1 to ``section``."""

    to_entry: vec[i64]
    """By ``seat * length + field``: steps forward to that seat's entry, 0 on it."""

    no_lane: i64
    """Bits of target fields that this board does not have: they count as filled."""

    signs: vec[i64]
    """By arm of the board: whose sign it bears."""

    def __init__(self, seats: i64, section: i64, offset: i64, lane: i64, all_starts: bool) -> None:
        self.length = SECTIONS * section
        self.section = section
        self.lane = lane
        self.offset = offset
        self.no_lane = ALL_HOME & ~((1 << lane) - 1)
        self.starts = vec[i64]([board_seat * section for board_seat in BOARD_SEATS[seats]])
        self.entries = vec[i64]([(start + self.length - offset) % self.length for start in self.starts])
        self.is_start = filled(self.length, 0)
        self.to_next_start = vec[i64]()
        for field in range(self.length):
            self.to_next_start = append(self.to_next_start, section - field % section)
            if all_starts and field % section == 0:
                self.is_start[field] = 1
        for start in self.starts:
            self.is_start[start] = 1
        absent = [arm for arm in range(SECTIONS) if arm not in BOARD_SEATS[seats]]
        self.signs = vec[i64]([[*BOARD_SEATS[seats], *absent].index(arm) for arm in range(SECTIONS)])
        self.to_entry = vec[i64]()
        for entry in self.entries:
            for field in range(self.length):
                self.to_entry = append(self.to_entry, (entry + self.length - field) % self.length)

    def fields_to_lane(self, seat: i64, field: i64) -> i64:
        """How many fields a piece of this seat still has from this field to its target lane."""
        return self.to_entry[seat * self.length + field] + 1

    def walked(self, seat: i64, field: i64) -> i64:
        """How many fields a piece of this seat has come from its start field to this field."""
        walked = field - self.starts[seat]
        if walked < 0:
            return walked + self.length
        return walked

    def name_of(self, seat: i64, place: i64) -> i64:
        """The name of a field, or of a target field of this seat, in a number: whose arm it is on, and which it is there.

        The fields of an arm lie between two waists of the track, its entry in the middle: at half a section.
        """
        if place >= HOME:
            return seat * _NAMES_OF_AN_ARM + _NAMES_OF_TARGETS + place - HOME
        along = (place + self.offset + self.section // 2 - 1) % self.length
        return self.signs[along // self.section] * _NAMES_OF_AN_ARM + along % self.section + 1


@cache
def ring_for(seats: int, section: int, offset: int, lane: int, all_starts: bool) -> Ring:
    """The ring of a board, made once."""
    return Ring(seats, section, offset, lane, all_starts)


def check_ring(section_length: int, entry_offset: int) -> None:
    """A colour's lane turns off in the section before its start field (BadHouseRule)."""
    if entry_offset >= section_length:
        raise BadHouseRule("ring-entry-too-far", entry_offset=entry_offset, section_length=section_length)


class RingTable(Table):
    """A table whose pieces walk on a ring: where they stand, and how they are lifted and put down."""

    ring: Ring
    pieces: i64 = 0
    """Of each colour: 4."""

    at: vec[i64]
    """By pawn: its field, HOME + 0 to 3 on the target fields of its colour, or WAITING."""

    on: vec[i64]
    """By field: the pawn that stands on it, or EMPTY."""

    home: vec[i64]
    """By seat: bits of its target fields that are filled."""

    def __init__(self) -> None:
        super().__init__()
        self.at = vec[i64]()
        self.on = vec[i64]()
        self.home = vec[i64]()

    def set_up(self, ring: Ring) -> None:
        """All pieces wait."""
        self.ring = ring
        self.pieces = ring.lane
        self.at = filled(self.seats * PIECES, WAITING)
        self.on = filled(ring.length, EMPTY)
        self.home = filled(self.seats, ring.no_lane)

    def lift(self, pawn: i64) -> None:
        """Take a pawn from where it stands; until it is put down it waits."""
        place = self.at[pawn]
        if place < HOME:
            self.on[place] = EMPTY
        elif place < WAITING:
            self.home[pawn >> 2] ^= 1 << (place - HOME)
        self.at[pawn] = WAITING

    def put(self, pawn: i64, place: i64) -> i64:
        """Put a lifted pawn down; the pawn that stood there and now waits, or EMPTY."""
        self.at[pawn] = place
        if place >= HOME:
            self.home[pawn >> 2] |= 1 << (place - HOME)
            return EMPTY
        thrown = self.on[place]
        if thrown != EMPTY:
            self.at[thrown] = WAITING
        self.on[place] = pawn
        return thrown

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise."""
        if seat + 1 < self.seats:
            return seat + 1
        return 0

    def waiting_piece(self, seat: i64) -> i64:
        """The first piece of this colour that waits, or EMPTY: who comes out next."""
        for piece in range(self.pieces):
            pawn = seat * PIECES + piece
            if self.at[pawn] == WAITING:
                return piece
        return EMPTY

    def is_on_track(self, pawn: i64) -> bool:
        """Whether a pawn stands on the track."""
        return self.at[pawn] < HOME

    def is_home(self, pawn: i64) -> bool:
        """Whether a pawn stands on a target field."""
        return HOME <= self.at[pawn] < WAITING

    def pieces_home(self, seat: i64) -> i64:
        """How many pieces of this colour stand on target fields."""
        count: i64 = 0
        for piece in range(self.pieces):
            if self.is_home(seat * PIECES + piece):
                count += 1
        return count

    def laps_walked(self, seat: i64) -> float:
        """How far the pieces of this colour on the track have come, added up, in laps."""
        fields: i64 = 0
        for pawn in range(seat * PIECES, seat * PIECES + self.pieces):
            place = self.at[pawn]
            if place < HOME:
                fields += self.ring.walked(seat, place)
        return float(fields) / float(self.ring.length)

    def seat_like(self, other: "RingTable") -> None:
        """Take over the seats and pieces of another table, for a copy."""
        self.seats = other.seats
        self.asked = other.asked
        self.about = other.about
        self.ring = other.ring
        self.pieces = other.pieces
        self.at = refilled(self.at, other.at)
        self.on = refilled(self.on, other.on)
        self.home = refilled(self.home, other.home)

    # In words.

    def places_in_words(self, seat: int) -> tuple[Place, ...]:
        """Where the pieces of a colour are."""
        return tuple([place_in_words(self.at[seat * 4 + piece]) for piece in range(self.pieces)])

    def set_out(self, places: tuple[tuple[Place, ...], ...]) -> None:
        """Put every piece where the words say; refuses what no board can show (ImpossiblePosition)."""
        length = int(self.ring.length)
        if len(places) != self.seats:
            raise ImpossiblePosition("position-seats", seats=int(self.seats), found=len(places))
        for seat, colour in enumerate(places):
            if len(colour) != self.pieces:
                raise ImpossiblePosition("ring-pieces", seat=seat, pieces=int(self.pieces), found=len(colour))
            for piece, place in enumerate(colour):
                if place == "waiting":
                    continue
                number = place_in_numbers(place)
                if length <= number < HOME or number >= HOME + self.pieces:
                    raise ImpossiblePosition("ring-no-such-place", seat=seat, place=str(place), last=length - 1)
                if self.home[seat] >> (number - HOME) & 1 if number >= HOME else self.on[number] != EMPTY:
                    raise ImpossiblePosition("ring-two-on-a-field", seat=seat, place=str(place))
                self.put(seat * 4 + piece, number)


def place_in_words(place: int) -> Place:
    """A place as people name it.

    >>> place_in_words(17), place_in_words(HOME + 1), place_in_words(WAITING)
    (17, 'G2', 'waiting')
    """
    if place < HOME:
        return place
    return TARGETS[place - HOME] if place < WAITING else "waiting"


def name_in_words(name: int) -> str:
    """A name of a field as people write it.

    >>> ring = ring_for(4, 16, 1, 4, True)
    >>> [name_in_words(ring.name_of(2, place)) for place in (0, 95, 48, 32, HOME + 1)]
    ['●9', '●8', '■9', '★9', '■G2']
    """
    seat, number = divmod(name, int(_NAMES_OF_AN_ARM))
    return SIGNS[seat] + (str(number) if number < _NAMES_OF_TARGETS else TARGETS[number - _NAMES_OF_TARGETS])


def place_in_numbers(place: Place) -> int:
    """A place as the table numbers it: ``place_in_words`` backwards."""
    if isinstance(place, int):
        return place
    return WAITING if place == "waiting" else HOME + TARGETS.index(place)
