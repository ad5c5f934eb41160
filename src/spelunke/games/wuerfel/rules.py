"""The rules of the dice game: who is asked, what is legal, what a step does. The paragraphs are those of RULES.md."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.dice import Dice
from spelunke.core.ring import ALL_HOME, EMPTY, HOME, PIECES, WAITING, RingTable, free_ahead, ring_for
from spelunke.core.table import LUCK, LUCK_BIT, bits_of, filled, refilled
from spelunke.games.wuerfel.box import ATTEMPTS, SIX, House
from spelunke.games.wuerfel.rules_customs import Customs

# Codes: the six sides of the die are 0 to 5. Never renumber.
WALK_PIECE: Final[i64] = 6  # and three more, one a piece
BRING_OUT: Final[i64] = 10
PASS: Final[i64] = 11
ROLL_AGAIN: Final[i64] = 12
STOP: Final[i64] = 13

# What an ask is about.
START: Final[i64] = 0
ROLL: Final[i64] = 1
MOVE: Final[i64] = 2
AGAIN: Final[i64] = 3

# Notes for the tape.
ROLLED_FOR_START, TIED, BEGINS, ROLLED, CANNOT_MOVE, PASSED, CAME_OUT, WALKED, THROWN_OUT, ALL_IN = range(10)
ENDED, STOPPED, ALL_TIED = range(10, 13)

NOT_ROLLED: Final[i64] = 0
BEATEN: Final[i64] = -1
STAYS: Final[i64] = -2
"""The destination of a piece that cannot walk that far."""

# Options: a bit for each piece that may walk, and these.
MAY_COME_OUT: Final[i64] = 16
MAY_PASS: Final[i64] = 32
MAY_ROLL_AGAIN: Final[i64] = 64
MAY_STOP: Final[i64] = 128

_CODES: Final = vec[vec[i64]]([vec[i64]([WALK_PIECE + option for option in bits_of(options)]) for options in range(256)])
_SIDES: Final = vec[i64](range(SIX))
_ONES: Final = filled(SIX, 1)


class Wuerfel(RingTable):
    """One dice game."""

    customs: Customs
    turn: i64 = 0  # whose turn it is, or who rolls for the start
    roll: i64 = 0  # the roll while a piece is chosen, 1 to 6; 0 while the die rolls
    # How many rolls are left in this turn unless a six comes, the next one included: 1, or up to 3 (§3.4).
    attempts: i64 = 0
    options: i64 = 0  # what may be done with the roll: bits of the pieces, MAY_COME_OUT, MAY_PASS
    # By seat: the roll for the start; NOT_ROLLED, or BEATEN, which all seats are once the start is settled.
    start_rolls: vec[i64] = vec[i64]()
    finished: vec[i64] = vec[i64]()  # by seat: its place if all its pieces are home, otherwise 0

    # Luck: the die.

    def legal(self, seat: i64) -> vec[i64]:
        return _SIDES if seat == LUCK else _CODES[self.options]

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
        to_roll = self._clockwise_with(NOT_ROLLED)
        if to_roll:
            self.turn = to_roll[0]
            return
        highest = self._clockwise_with(max(self.start_rolls))
        if len(highest) > 1 and self.customs.all_roll_again:  # §7.5
            if self.tape is not None:
                self.tape.write(ALL_TIED, *sorted(highest))
            self.start_rolls = filled(self.seats, NOT_ROLLED)
            self.turn = self.left_of(self.turn)
            return
        if len(highest) > 1 and self.customs.tied_roll_again:  # §2.3
            for seat in range(self.seats):
                self.start_rolls[seat] = NOT_ROLLED if seat in highest else BEATEN
            if self.tape is not None:
                self.tape.write(TIED, *sorted(highest))
            self.turn = highest[0]
            return
        if self.tape is not None:
            self.tape.write(BEGINS, highest[0])
        self.start_rolls = filled(self.seats, BEATEN)
        self.let_roll(highest[0], self.attempts_of(highest[0]))

    def _clockwise_with(self, rolled: int) -> list[int]:
        """The seats with this roll for the start, the seat that just rolled last of all."""
        clockwise = [int(self.turn + ahead) % int(self.seats) for ahead in range(1, self.seats + 1)]
        return [seat for seat in clockwise if self.start_rolls[seat] == rolled]

    # A turn.

    def let_roll(self, seat: i64, attempts: i64) -> None:
        """Ask luck for a roll of this seat, which has so many attempts left."""
        self.turn = seat
        self.attempts = attempts
        self.roll = 0
        self.options = 0
        self.about = ROLL
        self.asked = LUCK_BIT

    def let_decide(self, seat: i64) -> None:
        """§3.3: ask this seat, which has rolled a six, whether it rolls again."""
        self.let_roll(seat, self.attempts_of(seat))
        self.options = MAY_ROLL_AGAIN | MAY_STOP
        self.about = AGAIN
        self.asked = 1 << seat

    def attempts_of(self, seat: i64) -> i64:
        """§3.4: three if no piece is on the track and the target shows no gap, else one."""
        for pawn in range(seat * PIECES, seat * PIECES + self.pieces):
            if self.at[pawn] < HOME:
                return 1
        return 1 if self.customs.gaps[self.home[seat]] else ATTEMPTS

    def codes_for(self, seat: i64, roll: i64) -> vec[i64]:
        """What this seat may answer to this roll; nothing if it is lost (§3.6)."""
        return _CODES[self.options_of(seat, roll)]

    def options_of(self, seat: i64, roll: i64) -> i64:
        """§5: what this seat may do with this roll."""
        waits = False
        walks: i64 = 0
        throws: i64 = 0
        clears: i64 = 0
        for piece in range(self.pieces):
            pawn = seat * PIECES + piece
            place = self.at[pawn]
            end = self.end_of(seat, place, roll)
            if place == WAITING:
                if end != STAYS:
                    return MAY_COME_OUT  # §5.1, §5.7
                waits = True
            elif end != STAYS:
                walks |= 1 << piece
                if place == self.ring.starts[seat]:
                    clears = 1 << piece
                if self.victim_on(seat, end) != EMPTY:
                    throws |= 1 << piece
        if waits and clears:
            return clears  # §5.2, §5.6: on any roll
        if throws and self.customs.forced_capture:
            return throws  # §5.3
        return walks if self.customs.must_move or not walks else walks | MAY_PASS  # §5.5

    def end_of(self, seat: i64, place: i64, roll: i64) -> i64:
        """Where this roll takes a piece from there, or STAYS (§4.2, §6)."""
        end = self.leads_to(seat, place, roll)
        if end < HOME and end != STAYS and self.on[end] >> 2 == seat:
            return STAYS  # §4.2
        return end

    def leads_to(self, seat: i64, place: i64, roll: i64) -> i64:
        """The same, whatever stands on the track."""
        length = self.ring.length
        if place >= HOME:
            if place == WAITING:
                return self.ring.starts[seat] if roll == SIX else STAYS  # §3.2
            return place + roll if free_ahead(self.home[seat], place - HOME + 1) >= roll else STAYS  # §6.4
        field = seat * length + place
        target = roll - self.ring.to_entry[field] - 1
        if target >= 0:
            if target < PIECES and free_ahead(self.home[seat], 0) > target:
                return HOME + target
            if not self.customs.extra_laps:
                return STAYS  # §6.3
        end = place + roll
        return end - length if end >= length else end

    def victim_on(self, seat: i64, end: i64) -> i64:
        """The pawn that a piece of this seat throws out where its walk ends (§4.3), or EMPTY."""
        if end < HOME and end != STAYS and self.on[end] >> 2 != seat:
            return self.on[end]
        return EMPTY

    def threats(self, seat: i64, place: i64) -> i64:
        """How many pieces of others a single roll would bring onto a piece of this seat that stands there (§4.3, §5.1)."""
        threats: i64 = 0
        if place >= HOME:
            return threats
        on = self.on
        for roll in range(1, SIX + 1):
            pawn = on[place - roll]  # an index below 0 counts from the end, as the ring does
            if pawn != EMPTY and pawn >> 2 != seat and self.leads_to(pawn >> 2, self.at[pawn], roll) == place:
                threats += 1
        if self.ring.is_start[place]:
            for other in range(self.seats):
                if other != seat and self.ring.starts[other] == place and self.waiting_piece(other) != EMPTY:
                    threats += 1
        return threats

    def pawn_of(self, seat: i64, code: i64) -> i64:
        """The pawn that this answer moves: the piece it names, or the next to come out."""
        if code == BRING_OUT:
            return seat * PIECES + self.waiting_piece(seat)
        return seat * PIECES + code - WALK_PIECE

    def lands_on(self, seat: i64, code: i64, roll: i64) -> i64:
        """Where this answer puts its piece down with this roll."""
        pawn = self.pawn_of(seat, code)
        return self.end_of(seat, self.at[pawn], roll)

    def step(self, answers: vec[i64]) -> None:
        seat = self.turn
        answer = answers[seat]
        if self.about == AGAIN:
            self._decide(seat, answer)
            return
        if answer != PASS:
            self._move(self.pawn_of(seat, answer), self.lands_on(seat, answer, self.roll))
        elif self.tape is not None:
            self.tape.write(PASSED, seat)
        if self.home[seat] == ALL_HOME:
            self._all_in(seat)
        else:
            self._after_the_roll()

    def _decide(self, seat: i64, answer: i64) -> None:
        """§3.3: roll again, or end the turn."""
        if answer == ROLL_AGAIN:
            self.let_roll(seat, self.attempts)
            return
        if self.tape is not None:
            self.tape.write(STOPPED, seat)
        self._next_turn()

    def _move(self, pawn: i64, end: i64) -> None:
        """§4.3: the piece that stood there waits again."""
        seat = pawn >> 2
        if self.tape is not None:
            if self.at[pawn] == WAITING:
                self.tape.write(CAME_OUT, seat, (pawn & 3) + 1, end, self.ring.name_of(seat, end))
            else:
                names = [int(self.ring.name_of(seat, self.at[pawn])), int(self.ring.name_of(seat, end))]
                way = self.way(seat, self.at[pawn], self.roll, end)
                self.tape.write(WALKED, seat, (pawn & 3) + 1, self.roll, *names, self.at[pawn], *way)
        self.lift(pawn)
        thrown = self.put(pawn, end)
        if thrown != EMPTY and self.tape is not None:
            lost = self.ring.walked(thrown >> 2, end)
            self.tape.write(THROWN_OUT, thrown >> 2, (thrown & 3) + 1, seat, end, self.ring.name_of(seat, end), lost)

    def way(self, seat: i64, place: i64, roll: i64, end: i64) -> list[int]:
        """The places that a walk leads over, the last one included; one that ends in the lane leads into it wherever it can."""
        steps = range(1, roll + 1)
        return [int(self.leads_to(seat, place, step) if end >= HOME else (place + step) % self.ring.length) for step in steps]

    def _after_the_roll(self) -> None:
        seat = self.turn
        if self.roll == SIX:  # §3.7: used or not
            if self.customs.must_roll_again:  # §7.10
                self.let_roll(seat, self.attempts_of(seat))
            else:
                self.let_decide(seat)
        elif self.attempts > 1 and self.attempts_of(seat) > 1:  # §3.5, §7.11
            self.let_roll(seat, self.attempts - 1)
        else:
            self._next_turn()

    def _next_turn(self) -> None:
        """§3.1: the next seat clockwise that is not home yet."""
        seat = self.left_of(self.turn)
        while self.finished[seat]:
            seat = self.left_of(seat)
        self.let_roll(seat, self.attempts_of(seat))

    # The end.

    def _all_in(self, seat: i64) -> None:
        """§8.1, §8.3: the first seat home wins; if play goes on, it ends when only one is left."""
        place = self.next_place()
        self.finished[seat] = place
        if self.tape is not None:
            self.tape.write(ALL_IN, seat, place)
        self.roll = 0  # no extra roll, not even after a six
        if place < self.last_place():
            self._next_turn()
            return
        self.options = 0
        self.asked = 0
        if self.tape is not None:
            self.tape.write(ENDED, *[int(rank) for rank in self.places()])

    def next_place(self) -> i64:
        """The place of the next seat to come home."""
        return 1 + len([place for place in self.finished if place])

    def last_place(self) -> i64:
        """With which place the game is over: §8.1, the first; §8.3, the last but one."""
        return self.seats - 1 if self.customs.play_on else 1

    def scores(self) -> vec[i64]:
        return vec[i64]([self.pieces_home(seat) for seat in range(self.seats)])

    def places(self) -> vec[i64]:
        """§8.2: in the order of coming home; all seats not home share the next place."""
        behind = self.next_place()
        return vec[i64]([place or behind for place in self.finished])

    # Other tables like this one.

    def copy(self) -> "Wuerfel":
        twin = Wuerfel()
        self.copy_into(twin)
        return twin

    def copy_into(self, twin: "Wuerfel") -> None:
        twin.seat_like(self)
        twin.customs = self.customs
        twin.turn = self.turn
        twin.roll = self.roll
        twin.attempts = self.attempts
        twin.options = self.options
        twin.start_rolls = refilled(twin.start_rolls, self.start_rolls)
        twin.finished = refilled(twin.finished, self.finished)

    def reshuffle(self, seat: i64, dice: Dice) -> None:
        """Nothing to redeal: everything lies open."""


def deal(seats: i64, house: House) -> Wuerfel:
    """§2: the table before the first roll."""
    table = Wuerfel()
    table.seats = seats
    table.set_up(ring_for(seats, house.section_length, house.entry_offset, house.pieces, True))
    table.customs = Customs(house)
    table.start_rolls = filled(seats, NOT_ROLLED)
    table.finished = filled(seats, 0)
    table.about = START
    table.asked = LUCK_BIT
    return table
