"""The seven of Tock: one to four parts, each of which is offered only if the rest can be played (§3.6, §6.7)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from spelunke.core.ring import ALL_HOME, EMPTY, HOME, PIECES, RingTable
from spelunke.games.tock.box import STEPS_OF_A_SEVEN
from spelunke.games.tock.rules_track import TARGET, Change, Track, end_of, walk_of

# Code of the first part; seven steps along the track or into the target for each of four pieces, then the partner's.
PART: Final[i64] = 236
PARTS_OF_A_PIECE: Final[i64] = 14

# Who may still get a part: bits.
OWN: Final[i64] = 1
PARTNERS: Final[i64] = 2
ONE_PIECE: Final[i64] = 4
"""All that is left goes to one piece."""


@final
class SplitSeven:
    """A seven that is being played, and how one could be. The track says where pieces may walk; the board is handed in."""

    track: Final[Track]

    def __init__(self, track: Track) -> None:
        self.track = track
        # Steps of the seven still to be walked.
        self.left: i64 = STEPS_OF_A_SEVEN
        # Bits of the pieces that had their part: 0 to 3 of the colour played, 4 to 7 of its partner's.
        self.moved: i64 = 0
        # Who may get what is left: OWN, PARTNERS, ONE_PIECE.
        self.rest: i64 = OWN
        # Bits of the pawns that were passed and may be captured (§5.7).
        self.passed: i64 = 0

    def begin(self) -> None:
        """All seven steps are left."""
        self.left = STEPS_OF_A_SEVEN
        self.moved = 0
        self.rest = OWN
        self.passed = 0

    def copy_into(self, twin: "SplitSeven") -> None:
        """Make another seven equal to this one; it keeps its own track."""
        twin.left = self.left
        twin.moved = self.moved
        twin.rest = self.rest
        twin.passed = self.passed

    # Playing it.

    def change_of(self, board: RingTable, answer: i64) -> Change:
        """What a part does to the pieces."""
        number = answer - PART
        mover = number // PARTS_OF_A_PIECE
        number -= mover * PARTS_OF_A_PIECE
        return walk_of(board, self._pawn_of(mover), (number >> 1) + 1, number & 1 == 1)

    def _pawn_of(self, mover: i64) -> i64:
        """The pawn of a piece: 0 to 3 of the colour played, 4 to 7 of its partner's."""
        colour = self.track.colour
        if mover < PIECES:
            return colour * PIECES + mover
        return (self.track.customs.partner[colour] - 1) * PIECES + mover

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
        track, customs = self.track, self.track.customs
        goes_on = customs.rest_follows_last_piece and board.home[track.colour] != ALL_HOME
        if goes_on or not customs.half:
            return rest
        plays_own = track.colour == track.turn
        if customs.rest_is_free:
            return OWN | PARTNERS if plays_own else OWN
        return PARTNERS | ONE_PIECE if plays_own else OWN | ONE_PIECE

    # What can be played.

    def parts(self, board: RingTable) -> vec[i64]:
        """The parts that may come next, each of which leaves a rest that can be played."""
        return self._parts(board, self.left, self.moved, self.rest, self.track.duty, False, False)

    def can_split(self, board: RingTable, left: i64, moved: i64, rest: i64, duty: i64, peaceful: bool) -> bool:
        """Whether this many steps can be shared out completely; ``peaceful``: without landing on any piece."""
        if left == 0:
            return duty == 0
        return len(self._parts(board, left, moved, rest, duty, peaceful, True)) > 0

    def _parts(
        self, board: RingTable, left: i64, moved: i64, rest: i64, duty: i64, peaceful: bool, one_will_do: bool
    ) -> vec[i64]:
        codes = vec[i64]()
        shortest: i64 = 1
        if rest & ONE_PIECE:
            shortest = left
        movers = self._movers(board, moved, rest)
        for mover in range(2 * PIECES):
            if not movers >> mover & 1:
                continue
            others = movers & ~(1 << mover)
            ways = self.track.ways_ahead(board, self._pawn_of(mover))
            surely: i64 = 0
            if not peaceful and (duty == 0 or duty >> mover & 1):
                surely = self._surely_follow(board, mover, others, rest)
            for steps in range(shortest, left + 1):
                code = PART + mover * PARTS_OF_A_PIECE + 2 * steps - 2
                for target in range(2):
                    if not ways >> (steps + TARGET * target) & 1 or not (target or others or steps == left):
                        continue
                    follows = surely >> (left - steps) & 1 == 1 and (target == 0 or steps == left)
                    if follows or self._can_follow(board, mover, steps, target == 1, left, moved, rest, duty, peaceful):
                        codes = append(codes, code + target)
                        if one_will_do:
                            return codes
        return codes

    def _movers(self, board: RingTable, moved: i64, rest: i64) -> i64:
        """Bits of the pieces that may get a part, now or when another of their colour has made way on the track."""
        movers: i64 = 0
        for mover in range(2 * PIECES):
            if rest >> (mover >> 2) & 1 and not moved >> mover & 1:
                pawn = self._pawn_of(mover)
                if board.at[pawn] < HOME or self.track.ways_ahead(board, pawn):
                    movers |= 1 << mover
        return movers

    def _surely_follow(self, board: RingTable, mover: i64, others: i64, rest: i64) -> i64:
        """Bits of the numbers of steps that are surely playable once this piece has walked along the track: 0 steps are.

        No piece passes another of its colour: a piece ahead only makes way, a piece behind stays behind. So what one other
        piece of the colour played could walk along the track, it still can, and nothing has to be tried.
        """
        ways: i64 = 1
        if mover < PIECES and not rest & ONE_PIECE:
            for other in range(PIECES):
                if others >> other & 1:
                    ways |= self.track.ways_ahead(board, self._pawn_of(other))
        return ways & ((1 << TARGET) - 1)

    def _can_follow(
        self,
        board: RingTable,
        mover: i64,
        steps: i64,
        into_target: bool,
        left: i64,
        moved: i64,
        rest: i64,
        duty: i64,
        peaceful: bool,
    ) -> bool:
        """Whether the rest after this part can be shared out: tried on the board, and taken back."""
        pawn = self._pawn_of(mover)
        place, end = board.at[pawn], end_of(board, pawn, steps, into_target)
        if duty >> mover & 1:
            duty = 0
        board.lift(pawn)
        captured = board.put(pawn, end)
        if mover < PIECES and place < HOME <= end:
            rest = self.rest_after(board, rest)
        possible = not (peaceful and captured != EMPTY)
        possible = possible and self.can_split(board, left - steps, moved | 1 << mover, rest, duty, peaceful)
        board.lift(pawn)
        board.put(pawn, place)
        if captured != EMPTY:
            board.put(captured, end)
        return possible
