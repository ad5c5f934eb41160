"""The track of Tock: where pieces may walk, back with a four, into the target, and what a move does to them (RULES.md)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.ring import ALL_HOME, EMPTY, HOME, PIECES, WAITING, RingTable, free_ahead
from spelunke.core.table import filled, refilled
from spelunke.games.tock import rules_notes as notes
from spelunke.games.tock.box import BACKWARD, LONGEST, House
from spelunke.games.tock.rules_teams import Teams

# Ways to walk: bit n for n steps along the track, bit TARGET + n for n steps that end on a target field; n is 0 for a four
# that goes back.
TARGET: Final[i64] = 16
_STEPS: Final[i64] = 0x7FFE  # bits 1 to 14

Change = tuple[i64, i64, i64, i64, i64]
"""A pawn, the steps it walks or 0, the place it comes to; another pawn or EMPTY, and the place that one comes to."""


@final
class Track:
    """Whose pieces move, and where they may walk. The board on which the pieces stand is handed in."""

    teams: Teams
    takes_partner: bool
    """§8.1: landing on the partner's piece captures it, instead of being forbidden."""

    full_lap: bool
    """§8.3: only a piece that has walked a whole lap may turn into the target."""

    turn: i64
    """Whose turn it is, or who will begin."""

    colour: i64
    """Whose pieces the seat in turn plays: its own, or its partner's once all its own are home (§7.1)."""

    duty: i64
    """Bits of the pieces of the colour played one of which must still be moved if it can be (§5.8)."""

    walked: vec[i64]
    """By pawn, if laps are counted: fields walked since it came out, forward less backward; 0 off the track."""

    just_out: i64
    """Bits of pawns that have not moved since they came out, kept only if lanes turn off the start field (§6.6)."""

    def __init__(self) -> None:
        self.takes_partner = False
        self.full_lap = False
        self.turn = 0
        self.colour = 0
        self.duty = 0
        self.walked = vec[i64]()
        self.just_out = 0

    def set_up(self, teams: Teams, house: House) -> None:
        """The house rules that concern walking are looked up once."""
        self.teams = teams
        self.takes_partner = house.partner_landing == "capture"
        self.full_lap = house.require_full_lap
        self.walked = filled(teams.seats * PIECES, 0)

    def copy_into(self, twin: "Track") -> None:
        """Make another track equal to this one, reusing its memory."""
        twin.teams = self.teams
        twin.takes_partner = self.takes_partner
        twin.full_lap = self.full_lap
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
        return self.teams.partner[seat] if board.home[seat] == ALL_HOME else seat

    def team_is_home(self, board: RingTable, seat: i64) -> bool:
        """§7.4: all pieces of this seat and its partner are on target fields."""
        if board.home[seat] != ALL_HOME:
            return False
        partner = self.teams.partner[seat]
        return board.home[partner] == ALL_HOME

    def must_leave(self, board: RingTable, colour: i64) -> i64:
        """§5.8: bits of the pieces of this colour that stand on start fields, whosever they are."""
        pieces: i64 = 0
        length, section = board.ring.length, board.ring.section
        field: i64 = 0
        while field < length:
            pawn = board.on[field]
            if pawn >> 2 == colour and board.ring.is_start[field]:
                pieces |= 1 << (pawn & 3)
            field += section
        return pieces

    # Where a piece may walk.

    def ways_ahead(self, board: RingTable, colour: i64, piece: i64) -> i64:
        """§5, §6: the forward walks that this piece may do, up to the longest of any card."""
        pawn = colour * PIECES + piece
        place = board.at[pawn]
        if place < HOME:
            return self._ways_on_track(board, colour, pawn, place)
        if place == WAITING:
            return 0
        return ((1 << free_ahead(board.home[colour], place - HOME + 1)) - 1) << (TARGET + 1)  # §6.4

    def _ways_on_track(self, board: RingTable, colour: i64, pawn: i64, place: i64) -> i64:
        """§5, §6.1: the same for a piece that stands on the track."""
        length = board.ring.length
        reach = _reach(board, colour, place)
        ways = (2 << reach) - 2
        if self.teams.half and not self.takes_partner:  # §5.4
            first = self.teams.partner[colour] * PIECES
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
        """§6.1: the piece's field decides, unless laps are counted (§8.3) or the lane turns off the start field (§6.6)."""
        if self.full_lap:
            return self.walked[pawn] + to_entry >= board.ring.length - board.ring.offset
        return to_entry > 0 or self.just_out >> pawn & 1 == 0

    def ways_back(self, board: RingTable, colour: i64, piece: i64) -> i64:
        """§3.5, §6.5: where a four may take this piece: bit 0 for along the track, bit TARGET for onto a target field."""
        moving = colour * PIECES + piece
        place = board.at[moving]
        if place >= HOME:
            return 0
        ways: i64 = 0
        field = place
        for back in range(1, BACKWARD + 1):
            field -= 1
            if field < 0:
                field += board.ring.length
            pawn = board.on[field]
            if pawn != EMPTY and (pawn >> 2 == colour or board.ring.is_start[field]):
                return ways
            if back < BACKWARD:
                if field == board.ring.entries[colour] and free_ahead(board.home[colour], 0) >= BACKWARD - back:
                    ways |= 1 << TARGET
            elif pawn == EMPTY or self.takes_partner or not self.teams.is_friend(pawn, colour):
                ways |= 1
        return ways

    def passed_between(self, board: RingTable, pawn: i64, steps: i64, into_target: bool) -> i64:
        """§5.7: bits of the opponents' pawns that this walk passes, those on start fields excepted."""
        length = board.ring.length
        field = board.at[pawn]
        if field >= HOME:
            return 0
        last = steps - 1
        if into_target:
            last = board.ring.to_entry[(pawn >> 2) * length + field]
        passed: i64 = 0
        for _step in range(last):  # a bare underscore would be boxed
            field += 1
            if field == length:
                field = 0
            other = board.on[field]
            if other != EMPTY and not self.teams.is_friend(other, pawn >> 2):
                passed |= 1 << other
        return passed

    # Moving.

    def move(self, board: RingTable, change: Change) -> None:
        """Carry out a change: a walk, a swap, a piece that comes out or is captured."""
        pawn, steps, to, other, other_to = change
        if board.tape is not None:
            self._note(board, change)
        if board.ring.offset == 0 or self.full_lap:
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
        if self.full_lap:
            self.walked[pawn] = self.walked[pawn] + steps if to < HOME else 0
        if other != EMPTY:
            self.just_out &= ~(1 << other)
            if other_to == WAITING:
                self.walked[other] = 0

    def _note(self, board: RingTable, change: Change) -> None:
        """Tell of a change before it happens."""
        pawn, steps, to, other, other_to = change
        tape = board.tape
        assert tape is not None
        if to == WAITING:
            tape.write(notes.CAPTURED, pawn >> 2, pawn & 3, self.turn)
        elif board.at[pawn] == WAITING:
            tape.write(notes.CAME_OUT, pawn >> 2, pawn & 3)
        elif steps:
            tape.write(notes.WALKED, pawn >> 2, pawn & 3, steps, to)
        else:
            tape.write(notes.SWAPPED, pawn >> 2, pawn & 3, to, other >> 2, other & 3, other_to)
        if other != EMPTY and other_to == WAITING:
            tape.write(notes.CAPTURED, other >> 2, other & 3, self.turn)


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
        field = place + ahead
        if field >= length:
            field -= length
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
    here = (pawn >> 2) * length + place
    to_entry = board.ring.to_entry[here]
    if into_target:
        if steps < 0:  # back over the entry, then inward
            return HOME - steps - (length - to_entry) - 1
        return HOME + steps - to_entry - 1
    end = place + steps
    if end < 0:
        return end + length
    if end >= length:
        return end - length
    return end


def walk_of(board: RingTable, pawn: i64, steps: i64, into_target: bool) -> Change:
    """What an allowed walk does: whoever stands where it ends is captured (§5.3)."""
    end = end_of(board, pawn, steps, into_target)
    if end < HOME:
        return pawn, steps, end, board.on[end], WAITING
    return pawn, steps, end, EMPTY, WAITING
