"""How a board of Tock looks to a team: what pieces are worth where they stand, and who is close behind them."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from spelunke.core.ring import EMPTY, HOME, PIECES, WAITING, Ring
from spelunke.core.table import bits_of, refilled
from spelunke.games.tock.box import BACKWARD
from spelunke.games.tock.rules import Tock
from spelunke.games.tock.rules_track import Change

MOST_PAWNS: Final = 24

# Values: to stand on the track at all, the way round it, a target field, and a field from which a four leads into one.
OUT: Final = 14.0
LAP: Final = 34.0
IN_TARGET: Final = 62.0
DEEPER: Final = 2.0
SAVES_A_LAP: Final = 5.0

SHUT_IN: Final = 8.0
"""The cost to a colour of another piece on its start field while pieces of the colour wait (§5.5)."""

THREAT: Final = 0.055
"""The rough probability that one piece behind hits."""

MOST_THREATENED: Final = 0.5
_SAFETY: Final = vec[float]([1.0 - min(MOST_THREATENED, THREAT * float(behind)) for behind in range(MOST_PAWNS)])
"""By number of opposing pieces behind: how much of a piece's value is left."""

REACH: Final[i64] = 13
"""How far behind a piece is a threat: a king's walk."""

SPITE: Final = 1.2
"""The value of a rival's loss, all rivals taken together."""

_NOTHING: Final = vec[float]()
_NOWHERE: Final = vec[i64]()


@final
class Judgement:
    """How good a board looks to one team: what its pieces are worth, less what those of its rivals are worth to them."""

    table: Tock
    seat: i64 = 0
    # What a rival's gain costs.
    spite: float = SPITE
    # By ``colour * length + field``: the value of a piece of this colour there.
    worths: vec[float] = _NOTHING
    # By pawn: where it stands, or would stand.
    places: vec[i64] = _NOWHERE
    # The pawn that would have walked.
    mover: i64 = EMPTY
    # How far it would have walked.
    steps: i64 = 0

    def look_at(self, table: Tock, seat: i64) -> None:
        """Look at this board, for this seat's team."""
        if not len(self.worths) or self.table.ring is not table.ring:
            self.worths = _worths(table.ring, table.seats)
        self.table = table
        self.seat = seat
        self.spite = SPITE / float(table.customs.rivals)
        self.places = refilled(self.places, table.at)

    def gain(self, change: Change, swept: i64) -> float:
        """How much better the board looks after a change, and after all pawns that were passed (bits) are captured."""
        pawn, steps, to, other, other_to = change
        if not swept and other == EMPTY and self.table.customs.is_friend(pawn, self.seat):
            gained = -self._worth(pawn)
            self._walk(pawn, steps, to)
            gained += self._worth(pawn)
            self._walk(EMPTY, 0, WAITING)
            self.places[pawn] = self.table.at[pawn]
            return gained
        judged = swept | 1 << pawn | self._ours()  # with a rival elsewhere, all of ours are safer, or less safe
        if other != EMPTY:
            judged |= 1 << other
        gained = -self._worth_of(judged)
        self._walk(pawn, steps, to)
        if other != EMPTY:
            self.places[other] = other_to
        if swept:
            for passed in bits_of(swept):
                self.places[passed] = WAITING
        gained += self._worth_of(judged)
        self._walk(EMPTY, 0, WAITING)
        self.places = refilled(self.places, self.table.at)
        return gained

    def _walk(self, pawn: i64, steps: i64, to: i64) -> None:
        """Judge as if this pawn had walked there; EMPTY: as if none had."""
        self.mover = pawn
        self.steps = steps
        if pawn != EMPTY:
            self.places[pawn] = to

    def _ours(self) -> i64:
        """Bits of the team's pawns on the track."""
        pawns: i64 = 0
        for pawn in range(len(self.places)):
            if self.places[pawn] < HOME and self.table.customs.is_friend(pawn, self.seat):
                pawns |= 1 << pawn
        return pawns

    def _worth_of(self, pawns: i64) -> float:
        """What these pawns (bits) are worth to the team where they would stand."""
        total = 0.0
        for pawn in range(len(self.places)):
            if pawns >> pawn & 1:
                total += self._worth(pawn)
        return total

    def _worth(self, pawn: i64) -> float:
        """The same for one pawn; of ours less the expected cost of a hit."""
        place, colour = self.places[pawn], pawn >> 2
        is_ours = self.table.customs.is_friend(pawn, self.seat)
        if place == WAITING:
            return 0.0
        if place >= HOME:
            worth = IN_TARGET + DEEPER * float(place - HOME)
        else:
            here = colour * self.table.ring.length + place
            worth = self.worths[here]
            if self.table.customs.full_lap:
                worth += self._worth_of_laps(pawn, place)
            if self.table.ring.is_start[place]:
                worth += self._worth_of_shutting_in(colour, place)
            elif is_ours:
                worth *= _SAFETY[pursuers(self.table, self.places, self.seat, place)]
        return worth if is_ours else -self.spite * worth

    def _worth_of_laps(self, pawn: i64, place: i64) -> float:
        """§6.1: what the way home costs beyond what the field alone tells."""
        track, ring = self.table.track, self.table.ring
        walked = track.walked[pawn]
        if pawn == self.mover:
            walked += self.steps
        come = ring.length - ring.offset - track.way_to_entry(self.table, pawn >> 2, place, walked)
        return LAP * float(come - ring.walked(pawn >> 2, place)) / float(ring.length)

    def _worth_of_shutting_in(self, colour: i64, start: i64) -> float:
        """§5.5: what it is worth that others cannot come out there; the partner should."""
        for other in range(self.table.seats):
            if self.table.ring.starts[other] == start and other != colour and self._waits(other):
                return -SHUT_IN if other == self.table.customs.partner[colour] else SHUT_IN * self.spite
        return 0.0

    def _waits(self, colour: i64) -> bool:
        first = colour * PIECES
        return any(self.places[pawn] == WAITING for pawn in range(first, first + self.table.pieces))


def pursuers(table: Tock, places: vec[i64], seat: i64, field: i64) -> i64:
    """How many pieces of this seat's opponents stand close behind a field, if the pieces stand in these places (by pawn)."""
    behind: i64 = 0
    length, partner = table.ring.length, table.customs.partner[seat]
    for colour in range(table.seats):
        if colour not in (seat, partner):
            for pawn in range(colour * PIECES, colour * PIECES + PIECES):
                ahead = field - places[pawn]
                if ahead < 0:
                    ahead += length
                if 0 < ahead <= REACH:
                    behind += 1
    return behind


def _worths(ring: Ring, seats: i64) -> vec[float]:
    """By ``colour * length + field``: the value of a piece of this colour there."""
    worths = vec[float]()
    for colour in range(seats):
        for field in range(ring.length):
            worth = OUT + LAP * float(ring.walked(colour, field)) / float(ring.length)
            if ring.length - ring.to_entry[colour * ring.length + field] < BACKWARD:
                worth += SAVES_A_LAP
            worths = append(worths, worth)
    return worths
