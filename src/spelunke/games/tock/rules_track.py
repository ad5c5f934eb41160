"""The track of Tock: where pieces may walk, back with a four, into the target, and what a move does to them (RULES.md)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.ring import ALL_HOME, EMPTY, HOME, PIECES, WAITING, RingTable, free_ahead
from spelunke.core.table import filled, refilled
from spelunke.games.tock import rules_notes as notes
from spelunke.games.tock.box import BACKWARD, LONGEST
from spelunke.games.tock.rules_customs import Customs

# Ways to walk: bit n for n steps along the track, bit TARGET + n for n steps that end on a target field; n is 0 for a four
# that goes back.
TARGET: Final[i64] = 16
NOWHERE: Final[i64] = 0
_STEPS: Final[i64] = 0x7FFE  # bits 1 to 14
_NOTHING: Final = vec[i64]()

Change = tuple[i64, i64, i64, i64, i64]
"""A pawn, the steps it walks or 0, the place it comes to; another pawn or EMPTY, and the place that one comes to."""


@final
class Track:
    """Whose pieces move, and where they may walk. The board on which the pieces stand is handed in."""

    customs: Customs
    # Whose turn it is, or who will begin.
    turn: i64 = 0
    # Whose pieces the seat in turn plays: its own, or its partner's once all its own are home (§7.1).
    colour: i64 = 0
    # Bits of the pieces of the colour played one of which must still be moved if it can be (§5.8).
    duty: i64 = 0
    # By pawn, if laps are counted: fields walked since it came out, forward less backward; 0 off the track.
    walked: vec[i64] = _NOTHING
    # Bits of pawns that have not moved since they came out, kept only if lanes turn off the start field (§6.6).
    just_out: i64 = 0

    def set_up(self, customs: Customs) -> None:
        """No piece has walked."""
        self.customs = customs
        self.walked = filled(customs.seats * PIECES, 0)

    def copy_into(self, twin: "Track") -> None:
        """Make another track equal to this one, reusing its memory."""
        twin.customs = self.customs
        twin.turn = self.turn
        twin.colour = self.colour
        twin.duty = self.duty
        twin.walked = refilled(twin.walked, self.walked)
        twin.just_out = self.just_out

    # Whose pieces move.

    def begin_turn(self, board: RingTable, seat: i64) -> None:
        """§5.8, §7.1: it is this seat's turn."""
        self.turn = seat
        self.colour = self.colour_of(board, seat)
        self.duty = self.must_leave(board, self.colour)

    def colour_of(self, board: RingTable, seat: i64) -> i64:
        """§7.1: a seat whose pieces are all home plays for the partner."""
        return self.customs.partner[seat] if board.home[seat] == ALL_HOME else seat

    def team_is_home(self, board: RingTable, seat: i64) -> bool:
        """§7.4: all pieces of this seat and its partner are on target fields."""
        partner = self.customs.partner[seat]
        return board.home[seat] & board.home[partner] == ALL_HOME

    def must_leave(self, board: RingTable, colour: i64) -> i64:
        """§5.8: bits of the pieces of this colour that stand on start fields, whosever they are."""
        pieces: i64 = 0
        for piece in range(PIECES):
            pawn = colour * PIECES + piece
            place = board.at[pawn]
            if place < HOME and board.ring.is_start[place]:
                pieces |= 1 << piece
        return pieces

    # Where a piece may walk.

    def ways_ahead(self, board: RingTable, pawn: i64) -> i64:
        """§5, §6: the forward walks that this pawn may do, up to the longest of any card."""
        place, colour = board.at[pawn], pawn >> 2
        if place == WAITING:
            return 0
        if place >= HOME:
            return ((1 << free_ahead(board.home[colour], place - HOME + 1)) - 1) << (TARGET + 1)  # §6.4
        length = board.ring.length
        reach = _reach(board, colour, place)
        ways = (2 << reach) - 2
        if self.customs.partner_blocks:
            first = self.customs.partner[colour] * PIECES
            for other in range(first, first + PIECES):
                ahead = board.at[other] - place
                if ahead < 0:
                    ahead += length
                if ahead <= reach:
                    ways &= ~(1 << ahead)
        here = colour * length + place
        to_entry = board.ring.to_entry[here]
        if to_entry <= reach and self._may_turn_in(board, pawn, to_entry):
            ways |= (((1 << free_ahead(board.home[colour], 0)) - 1) << (to_entry + 1) & _STEPS) << TARGET
        return ways

    def _may_turn_in(self, board: RingTable, pawn: i64, to_entry: i64) -> bool:
        """§6.1: after a whole lap; if laps are not counted (§8.3), its field decides, but for a piece just out (§6.6)."""
        if self.customs.full_lap:
            return self.way_to_entry(board, pawn >> 2, board.at[pawn], self.walked[pawn]) == to_entry
        return to_entry > 0 or self.just_out >> pawn & 1 == 0

    def way_to_entry(self, board: RingTable, colour: i64, field: i64, walked: i64) -> i64:
        """§6.1, §8.3: how far such a piece has to the entry where it may turn in, with the laps it must still walk."""
        ring = board.ring
        way = ring.to_entry[colour * ring.length + field]
        missing = ring.length - ring.offset - walked - way
        if self.customs.full_lap and missing > 0:
            way += ring.length * ((missing + ring.length - 1) // ring.length)
        return way

    def short_of_a_lap(self, board: RingTable) -> i64:
        """§6.1: bits of the pawns on the track that may not turn in when they come to their entry next."""
        pawns: i64 = 0
        for pawn in range(len(board.at)):
            place = board.at[pawn]
            if place < HOME:
                way = self.way_to_entry(board, pawn >> 2, place, self.walked[pawn])
                if way != board.ring.to_entry[(pawn >> 2) * board.ring.length + place]:
                    pawns |= 1 << pawn
        return pawns

    def ways_back(self, board: RingTable, pawn: i64) -> i64:
        """§3.5, §6.5: where a four may take this pawn: bit 0 for along the track, bit TARGET for onto a target field."""
        place, colour = board.at[pawn], pawn >> 2
        if place >= HOME:
            return 0
        ways: i64 = 0
        to_entry = board.ring.length - board.ring.to_entry[colour * board.ring.length + place]  # backward
        for back in range(1, BACKWARD + 1):
            field = place - back  # an index below 0 counts from the end, as the ring does
            other = board.on[field]
            if other != EMPTY and (other >> 2 == colour or board.ring.is_start[field]):
                return ways
            if back == BACKWARD:
                if not (self.customs.partner_blocks and other >> 2 == self.customs.partner[colour]):
                    ways |= 1
            elif back == to_entry and free_ahead(board.home[colour], 0) >= BACKWARD - back:
                ways |= 1 << TARGET
        return ways

    def ways_in(self, board: RingTable, pawn: i64) -> i64:
        """§6.2, §6.5: the walks that bring this pawn from the track into its target; bit 0 for a four."""
        return (self.ways_ahead(board, pawn) | self.ways_back(board, pawn)) >> TARGET if board.is_on_track(pawn) else NOWHERE

    def passed_between(self, board: RingTable, pawn: i64, steps: i64, into_target: bool) -> i64:
        """§5.7: bits of the opponents' pawns that this walk passes, those on start fields excepted."""
        passed: i64 = 0
        field, last = board.at[pawn], steps - 1
        if field >= HOME:
            return passed
        if into_target:
            last = board.ring.fields_to_lane(pawn >> 2, field) - 1
        field -= board.ring.length  # an index below 0 counts from the end, as the ring does
        for ahead in range(field + 1, field + last + 1):
            other = board.on[ahead]
            if other != EMPTY and not self.customs.is_friend(other, pawn >> 2):
                passed |= 1 << other
        return passed

    # Moving.

    def move(self, board: RingTable, change: Change) -> None:
        """Carry out a change: a walk, a swap, a piece that comes out or is captured."""
        pawn, steps, to, other, other_to = change
        if board.tape is not None:
            self._note(board, change)
        if board.ring.offset == 0 or self.customs.full_lap:
            self._remember(board, change)
        board.lift(pawn)
        if other != EMPTY:
            board.lift(other)
            if other_to < HOME:
                board.put(other, other_to)
        if to != WAITING:
            board.put(pawn, to)
            if board.tape is not None and steps and board.home[pawn >> 2] == ALL_HOME:
                board.tape.write(notes.ALL_IN, pawn >> 2)

    def _remember(self, board: RingTable, change: Change) -> None:
        """§6.6, §8.3: which pieces have just come out, and how far the others have walked."""
        pawn, steps, to, other, other_to = change
        comes_out = board.at[pawn] == WAITING
        self.just_out &= ~(1 << pawn)
        if comes_out and board.ring.offset == 0:
            self.just_out |= 1 << pawn
        if self.customs.full_lap:
            self.walked[pawn] = self.walked[pawn] + steps if to < HOME else 0
        if other != EMPTY:
            self.just_out &= ~(1 << other)
            if other_to == WAITING:
                self.walked[other] = 0

    def _note(self, board: RingTable, change: Change) -> None:
        """Tell of a change before it happens."""
        pawn, steps, to, other, other_to = change
        tape, ring = board.tape, board.ring
        assert tape is not None
        seat, piece, place = pawn >> 2, (pawn & 3) + 1, board.at[pawn]
        if to == WAITING:
            self._note_capture(board, pawn, True)
        elif place == WAITING:
            tape.write(notes.CAME_OUT, seat, piece, to, ring.name_of(seat, to))
        elif steps:
            names = [int(ring.name_of(seat, place)), int(ring.name_of(seat, to))]
            tape.write(notes.WALKED, seat, piece, steps, *names, place, *way_of(board, pawn, steps, to))
        else:
            names = [int(ring.name_of(seat, to)), int(ring.name_of(seat, other_to))]
            tape.write(notes.SWAPPED, seat, piece, to, other >> 2, (other & 3) + 1, other_to, *names)
        if other != EMPTY and other_to == WAITING:
            self._note_capture(board, other, False)

    def _note_capture(self, board: RingTable, pawn: i64, in_passing: bool) -> None:
        tape, field = board.tape, board.at[pawn]
        assert tape is not None
        name = board.ring.name_of(pawn >> 2, field)
        tape.write(notes.CAPTURED, pawn >> 2, (pawn & 3) + 1, self.turn, field, name, in_passing)


def _reach(board: RingTable, colour: i64, place: i64) -> i64:
    """How far a piece gets from there before one of its own colour or an occupied start field stops it (§5.2, §5.5)."""
    length = board.ring.length
    reach: i64 = LONGEST
    first = colour * PIECES
    for other in range(first, first + PIECES):
        ahead = board.at[other] - place
        if ahead < 0:
            ahead += length
        if 0 < ahead <= reach:
            reach = ahead - 1
    ahead = board.ring.to_next_start[place]
    while ahead <= reach:
        field = place + ahead - length
        if board.on[field] != EMPTY and board.ring.is_start[field]:
            reach = ahead - 1
        ahead += board.ring.section
    return reach


def end_of(board: RingTable, pawn: i64, steps: i64, into_target: bool) -> i64:
    """Where an allowed walk of this pawn ends."""
    length = board.ring.length
    place = board.at[pawn]
    if place >= HOME:
        return place + steps
    if not into_target:
        end = place + steps
        if end >= length:
            return end - length
        return end if end >= 0 else end + length
    to_lane = board.ring.fields_to_lane(pawn >> 2, place)
    return HOME + steps - to_lane if steps > 0 else HOME - steps - (length - to_lane) - 2  # back over the entry, then inward


def way_of(board: RingTable, pawn: i64, steps: i64, end: i64) -> list[int]:
    """The places that an allowed walk of this pawn leads over, the one where it ends last."""
    length, place = board.ring.length, board.at[pawn]
    if place >= HOME:
        return [int(place + ahead) for ahead in range(1, steps + 1)]
    count, toward = (steps, 1) if steps > 0 else (-steps, -1)
    on_track = count
    if end >= HOME:
        to_entry = board.ring.to_entry[(pawn >> 2) * length + place]
        on_track = to_entry if steps > 0 else length - to_entry
    way = [int(place + toward * ahead) % int(length) for ahead in range(1, on_track + 1)]
    return way + [int(HOME + inward) for inward in range(count - on_track)]


def walk_of(board: RingTable, pawn: i64, steps: i64, into_target: bool) -> Change:
    """What an allowed walk does: whoever stands where it ends is captured (§5.3)."""
    end = end_of(board, pawn, steps, into_target)
    if end < HOME:
        return pawn, steps, end, board.on[end], WAITING
    return pawn, steps, end, EMPTY, WAITING
