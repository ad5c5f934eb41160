"""The seven of Tock: one to four parts, each of which is offered only if the rest can be played (§3.6, §6.7)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from spelunke.core.ring import ALL_HOME, EMPTY, HOME, PIECES, RingTable
from spelunke.games.tock.box import STEPS_OF_A_SEVEN, House
from spelunke.games.tock.rules_track import TARGET, Change, Track, end_of, walk_of

# Code of the first part; seven steps along the track or into the target for each of four pieces, then the partner's.
SIDES: Final[i64] = 2
PART: Final[i64] = 236
PARTS_OF_A_PIECE: Final[i64] = 14
PARTS_OF_A_SIDE: Final[i64] = 56

# Who may still get a part: bits.
OWN: Final[i64] = 1
PARTNERS: Final[i64] = 2
ONE_PIECE: Final[i64] = 4
"""All that is left goes to one piece."""

# §8.2: what happens to the rest of a seven after an entry.
AFTER_ANY_ENTRY: Final[i64] = 0
LAST_PIECE_ONLY: Final[i64] = 1
FREE: Final[i64] = 2

_ROOM: Final = vec[i64](
    [sum([home >> outer & ~home >> inner & 1 for inner in range(PIECES) for outer in range(inner)]) for home in range(16)]
)
"""By bits of filled target fields: how many steps the pieces on them could take inward, all together."""


@final
class SplitSeven:
    """A seven that is being played, and how one could be. The track says where pieces may walk; the board is handed in."""

    track: Final[Track]
    remainder: i64
    left: i64
    """Steps of the seven still to be walked; 0 while none is played."""

    moved: i64
    """Bits of the pieces that had their part: 0 to 3 of the colour played, 4 to 7 of its partner's."""

    rest: i64
    """Who may get what is left: OWN, PARTNERS, ONE_PIECE."""

    passed: i64
    """Bits of the pawns that were passed and may be captured (§5.7)."""

    def __init__(self, track: Track) -> None:
        self.track = track
        self.remainder = AFTER_ANY_ENTRY
        self.left = 0
        self.moved = 0
        self.rest = OWN
        self.passed = 0

    def set_up(self, house: House) -> None:
        """§8.2: the house rule that concerns sevens is looked up once."""
        self.remainder = {"after_any_entry": AFTER_ANY_ENTRY, "last_piece_only": LAST_PIECE_ONLY, "free": FREE}[
            house.seven_remainder
        ]

    def copy_into(self, twin: "SplitSeven") -> None:
        """Make another seven equal to this one; it keeps its own track."""
        twin.remainder = self.remainder
        twin.left = self.left
        twin.moved = self.moved
        twin.rest = self.rest
        twin.passed = self.passed

    # Playing it.

    def begin(self) -> None:
        """All seven steps are left."""
        self.end()
        self.left = STEPS_OF_A_SEVEN

    def end(self) -> None:
        """The last part has been walked."""
        self.left = 0
        self.moved = 0
        self.rest = OWN
        self.passed = 0

    def change_of(self, board: RingTable, answer: i64) -> Change:
        """What a part does to the pieces."""
        number = answer - PART
        mover = number // PARTS_OF_A_PIECE
        number -= mover * PARTS_OF_A_PIECE
        return walk_of(board, self._pawn_of(mover), (number >> 1) + 1, number & 1 == 1)

    def _pawn_of(self, mover: i64) -> i64:
        """The pawn of a piece: 0 to 3 of the colour played, 4 to 7 of its partner's."""
        if mover < PIECES:
            return self.track.colour * PIECES + mover
        return self.colour_of_side(1) * PIECES + mover - PIECES

    def walk_part(self, board: RingTable, answer: i64) -> None:
        """Walk a part; the pieces that were passed may then be captured."""
        change = self.change_of(board, answer)
        pawn, steps, end = change[0], change[1], change[2]
        bit: i64 = 1 << (answer - PART) // PARTS_OF_A_PIECE
        enters = end >= HOME and board.is_on_track(pawn)
        self.passed = self.track.passed_between(board, pawn, steps, end >= HOME)
        self.track.move(board, change)
        self.left -= steps
        self.moved |= bit
        if self.track.duty & bit:
            self.track.duty = 0
        if enters and bit <= ALL_HOME:
            self.rest = self.rest_after(board, self.rest)

    def rest_after(self, board: RingTable, rest: i64) -> i64:
        """§6.7, §7.3, §8.2: who gets the rest once a piece of the colour played has come in."""
        track = self.track
        if not track.teams.half:
            return rest
        plays_own = track.colour == track.turn
        if self.remainder == FREE:
            return OWN | PARTNERS if plays_own else OWN
        if self.remainder == LAST_PIECE_ONLY and board.home[track.colour] != ALL_HOME:
            return rest
        return PARTNERS | ONE_PIECE if plays_own else OWN | ONE_PIECE

    def colour_of_side(self, side: i64) -> i64:
        """The colour played, or its partner's."""
        colour = self.track.colour
        if side:
            return self.track.teams.partner[colour]
        return colour

    # What can be played.

    def parts(self, board: RingTable) -> vec[i64]:
        """The parts that may come next, each of which leaves a rest that can be played."""
        codes = vec[i64](capacity=8)
        left = self.left
        shortest: i64 = 1
        if self.rest & ONE_PIECE:
            shortest = left
        for side in range(SIDES):
            if not self.rest >> side & 1:
                continue
            colour = self.colour_of_side(side)
            for piece in range(board.pieces):
                bit: i64 = 1 << (side * PIECES + piece)
                if self.moved & bit:
                    continue
                ways = self.track.ways_ahead(board, colour, piece)
                if not ways:
                    continue
                room = self._room_for_others(board, side, piece, self.moved, self.rest)
                others = self._ways_of_others(board, side, piece)
                first = PART + side * PARTS_OF_A_SIDE + piece * PARTS_OF_A_PIECE - 2
                for steps in range(shortest, left + 1):
                    along = ways >> steps & 1 == 1 and left - steps <= room
                    if along and (others >> (left - steps) & 1 or self._may_be_part(board, side, piece, steps, False)):
                        codes = append(codes, first + 2 * steps)
                    if ways >> TARGET + steps & 1 and self._may_be_part(board, side, piece, steps, True):
                        codes = append(codes, first + 2 * steps + 1)
        return codes

    def _ways_of_others(self, board: RingTable, side: i64, piece: i64) -> i64:
        """How far one other piece of the colour played could walk along the track after this one, whatever this one does there.

        No piece passes another of its colour: a piece ahead only makes way, a piece behind stays behind. So nothing has to be
        tried as long as no duty is left and the rest is not handed over.
        """
        ways: i64 = 0
        duty = self.track.duty
        if side or self.rest & ONE_PIECE or (duty and not duty >> piece & 1):
            return ways
        for other in range(board.pieces):
            if other != piece and not self.moved >> other & 1:
                ways |= self.track.ways_ahead(board, self.track.colour, other)
        return ways & ((1 << TARGET) - 1)

    def _may_be_part(self, board: RingTable, side: i64, piece: i64, steps: i64, into_target: bool) -> bool:
        duty = self.track.duty
        if steps == self.left:
            return duty == 0 or duty >> (side * PIECES + piece) & 1 == 1
        return self._can_follow(board, side, piece, steps, into_target, self.left, self.moved, self.rest, duty, False)

    def can_split(self, board: RingTable, left: i64, moved: i64, rest: i64, duty: i64, peaceful: bool) -> bool:
        """Whether this many steps can be shared out completely; ``peaceful``: without landing on any piece."""
        if left == 0:
            return duty == 0
        shorter: i64 = 0
        for side in range(SIDES):
            if not rest >> side & 1:
                continue
            colour = self.colour_of_side(side)
            for piece in range(board.pieces):
                bit = 1 << (side * PIECES + piece)
                if moved & bit:
                    continue
                ways = self.track.ways_ahead(board, colour, piece)
                if duty == 0 or duty & bit:
                    if ways >> TARGET + left & 1:
                        return True
                    if ways >> left & 1 and not (peaceful and _lands_on_somebody(board, colour, piece, left)):
                        return True
                shorter |= (ways | ways >> TARGET) & ((1 << left) - 2)
        if not shorter or rest & ONE_PIECE:
            return False
        return self._can_split_in_parts(board, left, moved, rest, duty, peaceful)

    def _can_split_in_parts(self, board: RingTable, left: i64, moved: i64, rest: i64, duty: i64, peaceful: bool) -> bool:
        """Whether other parts can follow some part that is not the last."""
        for side in range(SIDES):
            if not rest >> side & 1:
                continue
            colour = self.colour_of_side(side)
            for piece in range(board.pieces):
                if moved >> (side * PIECES + piece) & 1:
                    continue
                ways = self.track.ways_ahead(board, colour, piece)
                room = self._room_for_others(board, side, piece, moved, rest)
                for steps in range(1, left):
                    along = ways >> steps & 1 == 1 and left - steps <= room
                    along = along and not (peaceful and _lands_on_somebody(board, colour, piece, steps))
                    if along and self._can_follow(board, side, piece, steps, False, left, moved, rest, duty, peaceful):
                        return True
                    inward = ways >> TARGET + steps & 1 == 1
                    if inward and self._can_follow(board, side, piece, steps, True, left, moved, rest, duty, peaceful):
                        return True
        return False

    def _room_for_others(self, board: RingTable, side: i64, piece: i64, moved: i64, rest: i64) -> i64:
        """The most steps the others could take after this piece has walked along the track: few, if none stands on it."""
        room: i64 = 0
        taken = moved | 1 << (side * PIECES + piece)
        for other_side in range(SIDES):
            if rest >> other_side & 1:
                colour = self.colour_of_side(other_side)
                for other in range(board.pieces):
                    pawn = colour * PIECES + other
                    if board.at[pawn] < HOME and not taken >> (other_side * PIECES + other) & 1:
                        return STEPS_OF_A_SEVEN
                room += _ROOM[board.home[colour]]
        return room

    def _can_follow(
        self,
        board: RingTable,
        side: i64,
        piece: i64,
        steps: i64,
        into: bool,
        left: i64,
        moved: i64,
        rest: i64,
        duty: i64,
        peaceful: bool,
    ) -> bool:
        """Whether the rest after this part can be shared out: tried on the board, and taken back."""
        colour = self.colour_of_side(side)
        pawn = colour * PIECES + piece
        place = board.at[pawn]
        end = end_of(board, pawn, steps, into)
        bit: i64 = 1 << (side * PIECES + piece)
        board.lift(pawn)
        captured = board.put(pawn, end)
        if side == 0 and place < HOME <= end:
            rest = self.rest_after(board, rest)
        if duty & bit:
            duty = 0
        possible = self.can_split(board, left - steps, moved | bit, rest, duty, peaceful)
        board.lift(pawn)
        board.put(pawn, place)
        if captured != EMPTY:
            board.put(captured, end)
        return possible


def _lands_on_somebody(board: RingTable, colour: i64, piece: i64, steps: i64) -> bool:
    return board.on[end_of(board, colour * PIECES + piece, steps, False)] != EMPTY
