"""The rules of the dice game: who is asked, what is legal, what a step does. The paragraphs are those of RULES.md."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.dice import Dice
from spelunke.core.ring import ALL_HOME, EMPTY, HOME, PIECES, WAITING, RingTable, free_ahead, ring_for
from spelunke.core.table import LUCK, LUCK_BIT, bits_of, filled
from spelunke.games.wuerfel.box import ATTEMPTS, SIX, House

# Codes: the six sides of the die are 0 to 5. Never renumber.
WALK_PIECE: Final[i64] = 6  # and three more, one a piece
BRING_OUT: Final[i64] = 10
PASS: Final[i64] = 11

# What an ask is about.
START: Final[i64] = 0
ROLL: Final[i64] = 1
MOVE: Final[i64] = 2

# Notes for the tape.
ROLLED_FOR_START: Final[i64] = 0
TIED: Final[i64] = 1
BEGINS: Final[i64] = 2
ROLLED: Final[i64] = 3
CANNOT_MOVE: Final[i64] = 4
PASSED: Final[i64] = 5
CAME_OUT: Final[i64] = 6
WALKED: Final[i64] = 7
THROWN_OUT: Final[i64] = 8
ALL_IN: Final[i64] = 9
ENDED: Final[i64] = 10

NOBODY: Final[i64] = -1
NOT_ROLLED: Final[i64] = 0
BEATEN: Final[i64] = -1
STAYS: Final[i64] = -2
"""The destination of a piece that cannot walk that far."""

# Options: a bit for each piece that may walk, and these two.
MAY_COME_OUT: Final[i64] = 16
MAY_PASS: Final[i64] = 32

_CODES: Final = [vec[i64]([WALK_PIECE + option for option in bits_of(options)]) for options in range(64)]
_SIDES: Final = vec[i64](range(SIX))
_ONES: Final = filled(SIX, 1)


class Wuerfel(RingTable):
    """One dice game."""

    house: House
    forced_capture: bool = False
    must_move: bool = False
    extra_laps: bool = False
    play_on: bool = False
    turn: i64 = 0
    """Whose turn it is, or who rolls for the start."""

    roll: i64 = 0
    """The roll while a piece is chosen, 1 to 6; 0 while the die rolls."""

    attempts: i64 = 0
    """How many rolls are left in this turn unless a six comes, the next one included: 1, or up to 3 (§3.4)."""

    options: i64 = 0
    """What may be done with the roll: bits of the pieces, MAY_COME_OUT, MAY_PASS."""

    start_rolls: vec[i64] = vec[i64]()
    """By seat: the roll for the start; NOT_ROLLED, or BEATEN, which all seats are once the start is settled."""

    finished: vec[i64] = vec[i64]()
    """By seat: its place if all its pieces are home, otherwise 0."""

    # Luck: the die.

    def legal(self, seat: i64) -> vec[i64]:
        if seat == LUCK:
            return _SIDES
        return _CODES[self.options]

    def weights(self) -> vec[i64]:
        return _ONES

    def draw(self, dice: Dice) -> i64:
        return dice.below(SIX)

    def luck(self, answer: i64) -> None:
        if self.about == START:
            self._roll_for_start(answer + 1)
            return
        self.roll = answer + 1
        if self.tape is not None:
            self.tape.write(ROLLED, self.turn, self.roll)
        self.options = self.options_of(self.turn, self.roll)
        if self.options:
            self.about = MOVE
            self.asked = 1 << self.turn
            return
        if self.tape is not None:
            self.tape.write(CANNOT_MOVE, self.turn)
        self._after_the_roll()

    # Who begins.

    def _roll_for_start(self, pips: i64) -> None:
        """§2.2: everybody rolls once, clockwise; the highest begins."""
        self.start_rolls[self.turn] = pips
        if self.tape is not None:
            self.tape.write(ROLLED_FOR_START, self.turn, pips)
        following = self._next_with(NOT_ROLLED)
        if following != NOBODY:
            self.turn = following
            return
        most: i64 = 0
        for rolled in self.start_rolls:
            most = max(most, rolled)
        first = self._next_with(most)
        tied = [seat for seat in range(self.seats) if self.start_rolls[seat] == most]
        if len(tied) > 1 and self.house.start_ties == "roll_again":  # §2.3
            for seat in range(self.seats):
                self.start_rolls[seat] = NOT_ROLLED if self.start_rolls[seat] == most else BEATEN
            if self.tape is not None:
                self.tape.write(TIED, *tied)
            self.turn = first
            return
        if self.tape is not None:
            self.tape.write(BEGINS, first)
        self.start_rolls = filled(self.seats, BEATEN)
        self._begin_turn(first)

    def _next_with(self, rolled: i64) -> i64:
        """The next seat clockwise with this roll for the start, the seat that just rolled last of all; or NOBODY."""
        for ahead in range(1, self.seats + 1):
            seat = (self.turn + ahead) % self.seats
            if self.start_rolls[seat] == rolled:
                return seat
        return NOBODY

    # A turn.

    def _begin_turn(self, seat: i64) -> None:
        self.turn = seat
        self.attempts = self.attempts_of(seat)
        self._let_roll()

    def _let_roll(self) -> None:
        self.roll = 0
        self.options = 0
        self.about = ROLL
        self.asked = LUCK_BIT

    def attempts_of(self, seat: i64) -> i64:
        """§3.4: three if no piece is on the track and no piece in the target could go deeper, else one."""
        at = self.at
        home: i64 = self.home[seat]
        for piece in range(self.pieces):
            place = at[seat * PIECES + piece]
            if place < HOME or (place < WAITING and free_ahead(home, place - HOME + 1)):
                return 1
        return ATTEMPTS

    def options_of(self, seat: i64, roll: i64) -> i64:
        """§5: what this seat may do with this roll."""
        at = self.at
        first = seat * PIECES
        start = self.ring.starts[seat]
        waits = False
        walks: i64 = 0
        throws: i64 = 0
        clears: i64 = 0
        for piece in range(self.pieces):
            place = at[first + piece]
            if place == WAITING:
                waits = True
                continue
            end = self.end_of(seat, place, roll)
            if end == STAYS:
                continue
            walks |= 1 << piece
            if place == start:
                clears = 1 << piece
            if end < HOME and self.on[end] != EMPTY:
                throws |= 1 << piece
        if waits:
            if roll == SIX and (self.on[start] == EMPTY or self.on[start] >> 2 != seat):
                return MAY_COME_OUT  # §5.1
            if clears:
                return clears  # §5.2: on any roll
        if throws and self.forced_capture:
            return throws  # §5.3
        return walks if self.must_move or not walks else walks | MAY_PASS  # §5.5

    def end_of(self, seat: i64, place: i64, roll: i64) -> i64:
        """Where this roll takes a piece that stands there, or STAYS (§4.2, §6)."""
        length = self.ring.length
        if place >= HOME:
            if free_ahead(self.home[seat], place - HOME + 1) >= roll:
                return place + roll  # §6.4
            return STAYS
        to_entry = self.ring.to_entry[seat * length + place]
        if roll > to_entry:
            target = roll - to_entry - 1
            if target < PIECES and free_ahead(self.home[seat], 0) > target:
                return HOME + target
            if not self.extra_laps:
                return STAYS  # §6.3
        end = place + roll
        if end >= length:
            end -= length
        pawn = self.on[end]
        if pawn != EMPTY and pawn >> 2 == seat:
            return STAYS  # §4.2
        return end

    def step(self, answers: vec[i64]) -> None:
        seat = self.turn
        answer = answers[seat]
        if answer == PASS:
            if self.tape is not None:
                self.tape.write(PASSED, seat)
        elif answer == BRING_OUT:
            piece = self.waiting_piece(seat)
            if self.tape is not None:
                self.tape.write(CAME_OUT, seat, piece)
            self._put(seat * PIECES + piece, self.ring.starts[seat])
        else:
            self._walk(seat, answer - WALK_PIECE)
        if self.home[seat] == ALL_HOME:
            self._all_in(seat)
        else:
            self._after_the_roll()

    def _walk(self, seat: i64, piece: i64) -> None:
        pawn = seat * PIECES + piece
        end = self.end_of(seat, self.at[pawn], self.roll)
        self.lift(pawn)
        if self.tape is not None:
            self.tape.write(WALKED, seat, piece, self.roll, end)
        self._put(pawn, end)

    def _put(self, pawn: i64, place: i64) -> None:
        """§4.3: the piece that stood there waits again."""
        thrown = self.put(pawn, place)
        if thrown != EMPTY and self.tape is not None:
            self.tape.write(THROWN_OUT, thrown >> 2, thrown & 3, pawn >> 2)

    def _after_the_roll(self) -> None:
        if self.roll == SIX:  # §3.3: always, used or not
            self.attempts = self.attempts_of(self.turn)
            self._let_roll()
        elif self.attempts > 1:  # §3.5
            self.attempts -= 1
            self._let_roll()
        else:
            seat = self.left_of(self.turn)
            while self.finished[seat]:
                seat = self.left_of(seat)
            self._begin_turn(seat)

    # The end.

    def _all_in(self, seat: i64) -> None:
        """§8.1, §8.3: the first seat home wins; if play goes on, it ends when only one is left."""
        place: i64 = 1
        for other in self.finished:
            if other:
                place += 1
        self.finished[seat] = place
        if self.tape is not None:
            self.tape.write(ALL_IN, seat, place)
        if self.play_on and place < self.seats - 1:
            self.roll = 0  # no extra roll, not even after a six
            self.attempts = 1
            self._after_the_roll()
            return
        self.roll = 0
        self.options = 0
        self.asked = 0
        if self.tape is not None:
            self.tape.write(ENDED, *[int(rank) for rank in self.places()])

    def scores(self) -> vec[i64]:
        scores = filled(self.seats, 0)
        for seat in range(self.seats):
            scores[seat] = self.pieces_home(seat)
        return scores

    def places(self) -> vec[i64]:
        """§8.2: in the order of coming home; all seats not home share the next place."""
        places = self.finished[:]
        behind: i64 = 1
        for place in self.finished:
            if place:
                behind += 1
        for seat in range(self.seats):
            if not places[seat]:
                places[seat] = behind
        return places

    # Other tables like this one.

    def copy(self) -> "Wuerfel":
        twin = Wuerfel()
        self.copy_into(twin)
        return twin

    def copy_into(self, twin: "Wuerfel") -> None:
        twin.seat_like(self)
        twin.house = self.house
        twin.forced_capture = self.forced_capture
        twin.must_move = self.must_move
        twin.extra_laps = self.extra_laps
        twin.play_on = self.play_on
        twin.turn = self.turn
        twin.roll = self.roll
        twin.attempts = self.attempts
        twin.options = self.options
        twin.start_rolls = self.start_rolls[:]
        twin.finished = self.finished[:]

    def reshuffle(self, seat: i64, dice: Dice) -> None:
        """Nothing to redeal: everything lies open."""


def deal(seats: i64, house: House) -> Wuerfel:
    """§2: the table before the first roll."""
    table = Wuerfel()
    table.seats = seats
    table.set_up(ring_for(seats, house.section_length, house.entry_offset, house.pieces, True))
    table.house = house
    table.forced_capture = house.forced_capture
    table.must_move = house.must_move
    table.extra_laps = house.extra_laps
    table.play_on = house.play_on
    table.turn = 0
    table.roll = 0
    table.attempts = 0
    table.options = 0
    table.start_rolls = filled(seats, NOT_ROLLED)
    table.finished = filled(seats, 0)
    table.about = START
    table.asked = LUCK_BIT
    return table
