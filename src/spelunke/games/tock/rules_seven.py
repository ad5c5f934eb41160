"""The seven of Tock: one to four parts, each of which is offered only if the rest can be played (§3.6, §6.7)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spelunke.core.ring import ALL_HOME, EMPTY, HOME, PIECES
from spelunke.games.tock.box import STEPS_OF_A_SEVEN
from spelunke.games.tock.rules_movement import TARGET, Walking

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


class Splitting(Walking):
    """A table of Tock as far as a seven is concerned."""

    remainder: i64 = 0
    colour: i64 = 0
    """Whose pieces the seat in turn plays: its own, or its partner's once all its own are home (§7.1)."""

    left: i64 = 0
    """Steps of the seven still to be walked; 0 while none is played."""

    moved: i64 = 0
    """Bits of the pieces that had their part: 0 to 3 of the colour played, 4 to 7 of its partner's."""

    rest: i64 = 0
    """Who may get what is left: OWN, PARTNERS, ONE_PIECE."""

    duty: i64 = 0
    """Bits of the pieces one of which must be moved if it can be (§5.8); in a seven, one of which must still get a part."""

    passed: i64 = 0
    """Bits of the pawns that were passed and may be captured (§5.7)."""

    def can_split(self, left: i64, moved: i64, rest: i64, duty: i64, peaceful: bool) -> bool:
        """Whether this many steps can be shared out completely; ``peaceful``: without landing on any piece."""
        if left == 0:
            return duty == 0
        shorter: i64 = 0
        for side in range(SIDES):
            if not rest >> side & 1:
                continue
            colour = self.colour_of_side(side)
            for piece in range(self.pieces):
                bit = 1 << (side * PIECES + piece)
                if moved & bit:
                    continue
                ways = self.ways_ahead(colour, piece)
                if duty == 0 or duty & bit:
                    if ways >> TARGET + left & 1:
                        return True
                    if ways >> left & 1 and not (peaceful and self._lands_on_somebody(colour, piece, left)):
                        return True
                shorter |= (ways | ways >> TARGET) & ((1 << left) - 2)
        if not shorter or rest & ONE_PIECE:
            return False
        return self._can_split_in_parts(left, moved, rest, duty, peaceful)

    def colour_of_side(self, side: i64) -> i64:
        """The colour played, or its partner's."""
        if side:
            return self.partner_of(self.colour)
        return self.colour

    def _lands_on_somebody(self, colour: i64, piece: i64, steps: i64) -> bool:
        return self.on[self.end_of(colour * PIECES + piece, steps, False)] != EMPTY

    def _can_split_in_parts(self, left: i64, moved: i64, rest: i64, duty: i64, peaceful: bool) -> bool:
        """Whether other parts can follow some part that is not the last."""
        for side in range(SIDES):
            if not rest >> side & 1:
                continue
            colour = self.colour_of_side(side)
            for piece in range(self.pieces):
                if moved >> (side * PIECES + piece) & 1:
                    continue
                ways = self.ways_ahead(colour, piece)
                room = self._room_for_others(side, piece, moved, rest)
                for steps in range(1, left):
                    along = ways >> steps & 1 == 1 and left - steps <= room
                    along = along and not (peaceful and self._lands_on_somebody(colour, piece, steps))
                    if along and self._can_follow(side, piece, steps, False, left, moved, rest, duty, peaceful):
                        return True
                    inward = ways >> TARGET + steps & 1 == 1
                    if inward and self._can_follow(side, piece, steps, True, left, moved, rest, duty, peaceful):
                        return True
        return False

    def _room_for_others(self, side: i64, piece: i64, moved: i64, rest: i64) -> i64:
        """The most steps the others could take after this piece has walked along the track: few, if none stands on it."""
        room: i64 = 0
        taken = moved | 1 << (side * PIECES + piece)
        for other_side in range(SIDES):
            if rest >> other_side & 1:
                colour = self.colour_of_side(other_side)
                for other in range(self.pieces):
                    pawn = colour * PIECES + other
                    if self.at[pawn] < HOME and not taken >> (other_side * PIECES + other) & 1:
                        return STEPS_OF_A_SEVEN
                room += _ROOM[self.home[colour]]
        return room

    def _can_follow(
        self, side: i64, piece: i64, steps: i64, into: bool, left: i64, moved: i64, rest: i64, duty: i64, peaceful: bool
    ) -> bool:
        """Whether the rest after this part can be shared out: tried on the board, and taken back."""
        colour = self.colour_of_side(side)
        pawn = colour * PIECES + piece
        place = self.at[pawn]
        end = self.end_of(pawn, steps, into)
        bit: i64 = 1 << (side * PIECES + piece)
        self.lift(pawn)
        captured = self.put(pawn, end)
        if side == 0 and place < HOME <= end:
            rest = self.rest_after(rest)
        if duty & bit:
            duty = 0
        possible = self.can_split(left - steps, moved | bit, rest, duty, peaceful)
        self.lift(pawn)
        self.put(pawn, place)
        if captured != EMPTY:
            self.put(captured, end)
        return possible

    def rest_after(self, rest: i64) -> i64:
        """§6.7, §7.3, §8.2: who gets the rest once a piece of the colour played has come in."""
        if not self.half:
            return rest
        plays_own = self.colour == self.turn
        if self.remainder == FREE:
            return OWN | PARTNERS if plays_own else OWN
        if self.remainder == LAST_PIECE_ONLY and self.home[self.colour] != ALL_HOME:
            return rest
        return PARTNERS | ONE_PIECE if plays_own else OWN | ONE_PIECE

    def parts(self) -> vec[i64]:
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
            for piece in range(self.pieces):
                bit: i64 = 1 << (side * PIECES + piece)
                if self.moved & bit:
                    continue
                ways = self.ways_ahead(colour, piece)
                if not ways:
                    continue
                room = self._room_for_others(side, piece, self.moved, self.rest)
                others = self._ways_of_others(side, piece)
                first = PART + side * PARTS_OF_A_SIDE + piece * PARTS_OF_A_PIECE - 2
                for steps in range(shortest, left + 1):
                    along = ways >> steps & 1 == 1 and left - steps <= room
                    if along and (others >> (left - steps) & 1 or self._may_be_part(side, piece, steps, False)):
                        codes = append(codes, first + 2 * steps)
                    if ways >> TARGET + steps & 1 and self._may_be_part(side, piece, steps, True):
                        codes = append(codes, first + 2 * steps + 1)
        return codes

    def _ways_of_others(self, side: i64, piece: i64) -> i64:
        """How far one other piece of the colour played could walk along the track after this one, whatever this one does there.

        No piece passes another of its colour: a piece ahead only makes way, a piece behind stays behind. So nothing has to be
        tried as long as no duty is left and the rest is not handed over.
        """
        ways: i64 = 0
        if side or self.rest & ONE_PIECE or (self.duty and not self.duty >> piece & 1):
            return ways
        for other in range(self.pieces):
            if other != piece and not self.moved >> other & 1:
                ways |= self.ways_ahead(self.colour, other)
        return ways & ((1 << TARGET) - 1)

    def _may_be_part(self, side: i64, piece: i64, steps: i64, into_target: bool) -> bool:
        if steps == self.left:
            return self.duty == 0 or self.duty >> (side * PIECES + piece) & 1 == 1
        return self._can_follow(side, piece, steps, into_target, self.left, self.moved, self.rest, self.duty, False)

    def walk_part(self, answer: i64) -> None:
        """Walk a part; the pieces that were passed may then be captured."""
        number = answer - PART
        side: i64 = 1 if number >= PARTS_OF_A_SIDE else 0
        number -= side * PARTS_OF_A_SIDE
        piece: i64 = 0
        while number >= PARTS_OF_A_PIECE:
            number -= PARTS_OF_A_PIECE
            piece += 1
        steps = (number >> 1) + 1
        into_target = number & 1 == 1
        bit: i64 = 1 << (side * PIECES + piece)
        colour = self.colour_of_side(side)
        pawn = colour * PIECES + piece
        outside = self.is_on_track(pawn)
        self.passed = self.passed_between(pawn, steps, into_target)
        self.walk(pawn, steps, into_target)
        self.left -= steps
        self.moved |= bit
        if self.duty & bit:
            self.duty = 0
        if outside and into_target and side == 0:
            self.rest = self.rest_after(self.rest)

    def begin_seven(self, duty: i64) -> None:
        """All seven steps are left, and one of the pieces of this duty must get some."""
        self.left = STEPS_OF_A_SEVEN
        self.moved = 0
        self.rest = OWN
        self.passed = 0
        self.duty = duty

    def end_seven(self) -> None:
        """The last part has been walked."""
        self.left = 0
        self.moved = 0
        self.rest = OWN
        self.duty = 0
        self.passed = 0

    def split_like(self, other: "Splitting") -> None:
        """Take over the seven of another table, for a copy."""
        self.walk_like(other)
        self.remainder = other.remainder
        self.colour = other.colour
        self.left = other.left
        self.moved = other.moved
        self.rest = other.rest
        self.duty = other.duty
        self.passed = other.passed
