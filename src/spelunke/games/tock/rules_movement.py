"""How pieces of Tock move: along the track, back with a four, into the target. The paragraphs are those of RULES.md."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.ring import ALL_HOME, EMPTY, HOME, PIECES, WAITING, RingTable, free_ahead
from spelunke.core.table import filled
from spelunke.games.tock.box import BACKWARD, LONGEST, House

# Ways to walk: bit n for n steps along the track, bit TARGET + n for n steps that end on a target field; n is 0 for a four
# that goes back.
TARGET: Final[i64] = 16
_STEPS: Final[i64] = 0x7FFE  # bits 1 to 14

# Notes for the tape.
BEGINS: Final[i64] = 0
ROUND: Final[i64] = 1
DEALT: Final[i64] = 2
EXCHANGED: Final[i64] = 3
PLAYED: Final[i64] = 4
CAME_OUT: Final[i64] = 5
WALKED: Final[i64] = 6
SWAPPED: Final[i64] = 7
CAPTURED: Final[i64] = 8
DROPPED_OUT: Final[i64] = 9
ALL_IN: Final[i64] = 10
ENDED: Final[i64] = 11


class Walking(RingTable):
    """A table of Tock as far as its pieces are concerned."""

    house: House
    half: i64 = 0
    """How many seats away the partner sits; 0 if everybody plays alone."""

    takes_partner: bool = False
    """§8.1: landing on the partner's piece captures it, instead of being forbidden."""

    full_lap: bool = False
    """§8.3: only a piece that has walked a whole lap may turn into the target."""

    turn: i64 = 0
    """Whose turn it is, or who will begin."""

    walked: vec[i64] = vec[i64]()
    """By pawn, if laps are counted: fields walked since it came out, forward less backward; 0 off the track."""

    just_out: i64 = 0
    """Bits of pawns that have not moved since they came out, kept only if lanes turn off the start field (§6.6)."""

    def set_up_pieces(self, house: House) -> None:
        """§2.1: all pieces wait, and the house rules that concern them are looked up once."""
        self.house = house
        self.half = 0 if self.seats == 5 else self.seats // 2  # §2.3
        self.takes_partner = house.partner_landing == "capture"
        self.full_lap = house.require_full_lap
        self.walked = filled(self.seats * PIECES, 0)
        self.just_out = 0

    def partner_of(self, seat: i64) -> i64:
        """Who sits opposite; the seat itself if everybody plays alone."""
        return seat + self.half if seat + self.half < self.seats else seat + self.half - self.seats

    def is_friend(self, pawn: i64, colour: i64) -> bool:
        """Whether a pawn is of this colour or its partner's."""
        owner = pawn >> 2
        return owner == colour or (self.half > 0 and owner == self.partner_of(colour))

    # Where a piece may walk.

    def ways_ahead(self, colour: i64, piece: i64) -> i64:
        """§5, §6: the forward walks that this piece may do, up to the longest of any card."""
        pawn = colour * PIECES + piece
        place = self.at[pawn]
        if place < HOME:
            return self._ways_on_track(colour, pawn, place)
        if place == WAITING:
            return 0
        return ((1 << free_ahead(self.home[colour], place - HOME + 1)) - 1) << (TARGET + 1)  # §6.4

    def _ways_on_track(self, colour: i64, pawn: i64, place: i64) -> i64:
        """§5, §6.1: the same for a piece that stands on the track."""
        length = self.ring.length
        reach = self._reach(colour, place)
        ways = (2 << reach) - 2
        if self.half and not self.takes_partner:  # §5.4
            first = self.partner_of(colour) * PIECES
            for other in range(first, first + PIECES):
                ahead = self.at[other] - place
                if ahead < 0:
                    ahead += length
                if ahead <= reach:
                    ways &= ~(1 << ahead)
        here = colour * length + place
        to_entry = self.ring.to_entry[here]
        if to_entry <= reach and self._may_turn_in(pawn, to_entry):
            ways |= (((1 << free_ahead(self.home[colour], 0)) - 1) << (to_entry + 1) & _STEPS) << TARGET
        return ways

    def _reach(self, colour: i64, place: i64) -> i64:
        """How far a piece gets from there before one of its own colour or an occupied start field stops it (§5.2, §5.5)."""
        length = self.ring.length
        reach: i64 = LONGEST
        first = colour * PIECES
        for other in range(first, first + PIECES):
            ahead = self.at[other] - place
            if ahead < 0:
                ahead += length
            if 0 < ahead <= reach:
                reach = ahead - 1
        ahead = self.ring.to_next_start[place]
        while ahead <= reach:
            field = place + ahead
            if field >= length:
                field -= length
            if self.on[field] != EMPTY and self.ring.is_start[field]:
                reach = ahead - 1
            ahead += self.ring.section
        return reach

    def _may_turn_in(self, pawn: i64, to_entry: i64) -> bool:
        """§6.1: the piece's field decides, unless laps are counted (§8.3) or the lane turns off the start field (§6.6)."""
        if self.full_lap:
            return self.walked[pawn] + to_entry >= self.ring.length - self.ring.offset
        return to_entry > 0 or self.just_out >> pawn & 1 == 0

    def ways_back(self, colour: i64, piece: i64) -> i64:
        """§3.5, §6.5: where a four may take this piece: bit 0 for along the track, bit TARGET for onto a target field."""
        moving = colour * PIECES + piece
        place = self.at[moving]
        if place >= HOME:
            return 0
        ways: i64 = 0
        field = place
        for back in range(1, BACKWARD + 1):
            field -= 1
            if field < 0:
                field += self.ring.length
            pawn = self.on[field]
            if pawn != EMPTY and (pawn >> 2 == colour or self.ring.is_start[field]):
                return ways
            if back < BACKWARD:
                if field == self.ring.entries[colour] and free_ahead(self.home[colour], 0) >= BACKWARD - back:
                    ways |= 1 << TARGET
            elif pawn == EMPTY or self.takes_partner or not self.is_friend(pawn, colour):
                ways |= 1
        return ways

    def end_of(self, pawn: i64, steps: i64, into_target: bool) -> i64:
        """Where an allowed walk of this pawn ends."""
        length = self.ring.length
        place = self.at[pawn]
        if place >= HOME:
            return place + steps
        here = (pawn >> 2) * length + place
        to_entry = self.ring.to_entry[here]
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

    # Moving.

    def walk(self, pawn: i64, steps: i64, into_target: bool) -> i64:
        """Walk, and capture the piece that stands where the walk ends (§5.3); returns the captured pawn, or EMPTY."""
        end = self.end_of(pawn, steps, into_target)
        self.lift(pawn)
        if self.tape is not None:
            self.tape.write(WALKED, pawn >> 2, pawn & 3, steps, end)
        captured = self.put(pawn, end)
        if captured != EMPTY:
            self._send_back(captured)
        if self.full_lap:
            self.walked[pawn] += steps
            if end >= HOME:
                self.walked[pawn] = 0
        self.just_out &= ~(1 << pawn)
        if self.tape is not None and self.home[pawn >> 2] == ALL_HOME:
            self.tape.write(ALL_IN, pawn >> 2)
        return captured

    def capture(self, pawn: i64) -> None:
        """Take an opponent's pawn off the track."""
        self.lift(pawn)
        self._send_back(pawn)

    def _send_back(self, pawn: i64) -> None:
        """§5.3: a captured piece waits in its own start zone."""
        if self.full_lap:
            self.walked[pawn] = 0
        self.just_out &= ~(1 << pawn)
        if self.tape is not None:
            self.tape.write(CAPTURED, pawn >> 2, pawn & 3, self.turn)

    def bring_out(self, colour: i64) -> None:
        """§3.1: a piece from the start zone onto its start field."""
        piece = self.waiting_piece(colour)
        pawn = colour * PIECES + piece
        self.put(pawn, self.ring.starts[colour])
        if self.ring.offset == 0:
            self.just_out |= 1 << pawn
        if self.tape is not None:
            self.tape.write(CAME_OUT, colour, piece)

    def swap(self, pawn: i64, other: i64) -> None:
        """§3.4: two pawns change places."""
        here, there = self.at[pawn], self.at[other]
        self.at[pawn] = there
        self.on[there] = pawn
        self.at[other] = here
        self.on[here] = other
        self.just_out &= ~(1 << pawn | 1 << other)
        if self.tape is not None:
            self.tape.write(SWAPPED, pawn >> 2, pawn & 3, there, other >> 2, other & 3, here)

    def passed_between(self, pawn: i64, steps: i64, into_target: bool) -> i64:
        """§5.7: bits of the opponents' pawns that this walk will pass, those on start fields excepted."""
        length = self.ring.length
        field = self.at[pawn]
        if field >= HOME:
            return 0
        last = steps - 1
        if into_target:
            last = self.ring.to_entry[(pawn >> 2) * length + field]
        passed: i64 = 0
        for _step in range(last):  # a bare underscore would be boxed
            field += 1
            if field == length:
                field = 0
            other = self.on[field]
            if other != EMPTY and not self.is_friend(other, pawn >> 2):
                passed |= 1 << other
        return passed

    def must_leave(self, colour: i64) -> i64:
        """§5.8: bits of the pieces of this colour that stand on start fields, whosever they are."""
        pieces: i64 = 0
        length, section = self.ring.length, self.ring.section
        field: i64 = 0
        while field < length:
            pawn = self.on[field]
            if pawn >> 2 == colour and self.ring.is_start[field]:
                pieces |= 1 << (pawn & 3)
            field += section
        return pieces

    def walk_like(self, other: "Walking") -> None:
        """Take over the pieces and the rules of walking of another table, for a copy."""
        self.seat_like(other)
        self.house = other.house
        self.half = other.half
        self.takes_partner = other.takes_partner
        self.full_lap = other.full_lap
        self.turn = other.turn
        self.walked = other.walked[:]
        self.just_out = other.just_out
