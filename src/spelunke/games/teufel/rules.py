"""The rules of Auf Teufel komm raus: who is asked, what is legal, what a step does. The paragraphs are those of RULES.md."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.dice import Dice
from spelunke.core.table import LUCK, LUCK_BIT, filled, refilled
from spelunke.games.teufel.box import DEVIL, KINDS, SMALLEST_CHIP, VALUES, House
from spelunke.games.teufel.rules_chips import (
    BURNT,
    ENDED,
    LAID,
    NO_STAKE,
    NOBODY,
    OVEN_EMPTY,
    RECKONED,
    REFILLED,
    ROUND_BEGAN,
    STAKED,
    STARTED,
    TURNED,
    Chips,
    step_of,
)

# Codes: stakes are 0 to 159 in tens. At the bet nobody has 1,600, or the game would be over. Never renumber.
MOST_TENS: Final[i64] = 159
STOP: Final[i64] = 160
GO_ON: Final[i64] = 161
TURN_KIND: Final[i64] = 162  # and six more, one a kind
START_SEAT: Final[i64] = 169  # and five more, one a seat

# What an ask is about.
START: Final[i64] = 0
STAKE: Final[i64] = 1
COAL: Final[i64] = 2
DARE: Final[i64] = 3

# A heap of coal is one number: how many pieces of each kind, six bits a kind. It has no order.
BITS_A_KIND: Final[i64] = 6
MOST_OF_A_KIND: Final[i64] = 63

_VALUES: Final = vec[i64](VALUES)
_ONE_OF: Final = vec[i64]([1 << 6 * kind for kind in range(len(KINDS))])
# A table, because compiled code shifts the bare number 1 within 32 bits.
_STAKES: Final = [vec[i64](range(tens + 1)) for tens in range(MOST_TENS + 1)]
_STAKES_ABOVE_ZERO: Final = [vec[i64](range(1, tens + 1)) for tens in range(MOST_TENS + 1)]
_STOP_OR_GO_ON: Final = vec[i64]([STOP, GO_ON])


def heap_of(pieces: list[int]) -> i64:
    """The counts of each kind as a heap."""
    heap: i64 = 0
    for copies in reversed(pieces):
        heap = (heap << BITS_A_KIND) + copies
    return heap


def of_kind(heap: i64, kind: i64) -> i64:
    """How many pieces of a kind lie in a heap."""
    return heap >> BITS_A_KIND * kind & MOST_OF_A_KIND


def pieces_in(heap: i64) -> i64:
    """How many pieces lie in a heap."""
    pieces: i64 = 0
    while heap:
        pieces += heap & MOST_OF_A_KIND
        heap >>= BITS_A_KIND
    return pieces


def worth_of(heap: i64) -> i64:
    """What the coal of a heap is worth."""
    worth: i64 = 0
    for value in _VALUES:
        worth += value * (heap & MOST_OF_A_KIND)
        heap >>= BITS_A_KIND
    return worth


class Teufel(Chips):
    """One game of Auf Teufel komm raus."""

    zero_stake: bool = False
    oven_mouth: i64 = 0
    coal: i64 = 0  # the heap of all coal there is
    oven: i64 = 0  # the heap in the oven, face down
    oven_left: i64 = 0  # its pieces
    turn: i64 = NOBODY  # the seat that fetches coal, or NOBODY
    turned: i64 = 0  # the heap that this seat has turned so far
    turned_worth: i64 = 0
    turned_pieces: i64 = 0
    laid: vec[i64] = vec[i64]()  # by seat: the heap that lies openly in front of it; empty if it was burnt or had no turn yet

    # Answers.

    def legal(self, seat: i64) -> vec[i64]:
        if self.about == DARE:
            return _STOP_OR_GO_ON  # §4.3
        if self.about == STAKE:  # §3.2, §9.2: whoever is asked has chips
            tens = self.chips[seat] // SMALLEST_CHIP
            return _STAKES[tens] if self.zero_stake else _STAKES_ABOVE_ZERO[tens]
        if self.about == START:
            return vec[i64]([START_SEAT + starter for starter in range(self.seats)])
        return vec[i64]([TURN_KIND + kind for kind in range(len(_VALUES)) if of_kind(self.oven, kind)])

    def weights(self) -> vec[i64]:
        if self.about == START:
            return filled(self.seats, 1)
        return vec[i64]([of_kind(self.oven, kind) for kind in range(len(_VALUES)) if of_kind(self.oven, kind)])

    def draw(self, dice: Dice) -> i64:
        if self.about == START:
            return START_SEAT + dice.below(self.seats)
        ticket = dice.below(self.oven_left)
        heap = self.oven
        code = TURN_KIND
        while ticket >= heap & MOST_OF_A_KIND:
            ticket -= heap & MOST_OF_A_KIND
            heap >>= BITS_A_KIND
            code += 1
        return code

    def luck(self, answer: i64) -> None:
        if self.about == START:
            self.start = answer - START_SEAT
            if self.tape is not None:
                self.tape.write(STARTED, self.start)
            self.open_the_bet()
            return
        kind = answer - TURN_KIND
        self.oven -= _ONE_OF[kind]
        self.oven_left -= 1
        if kind == DEVIL:
            self._burn()
        else:
            self._turn(kind)

    def step(self, answers: vec[i64]) -> None:
        if self.about == STAKE:
            self._reveal_stakes(answers)
        elif answers[self.turn] == GO_ON:
            self.ask_for_coal()
        else:
            self._lay()

    # The bet.

    def open_the_bet(self) -> None:
        """§3.1: everybody who has chips bets, all at once."""
        betting: i64 = 0
        for seat in range(self.seats):
            if self.chips[seat]:
                betting |= 1 << seat  # §3.3
        self.asked = betting
        self.about = STAKE
        if not betting:
            self._begin_the_turns()  # §3.4

    def _reveal_stakes(self, answers: vec[i64]) -> None:
        """§3.1: all fists open together; §3.5: the stakes lie apart from the other chips."""
        for seat in range(self.seats):
            if self.asked >> seat & 1:
                stake = answers[seat] * SMALLEST_CHIP
                self.stakes[seat] = stake
                self.chips[seat] -= stake
        if self.tape is not None:
            self.tape.write(STAKED, self.highest_bets(), *[int(stake) for stake in self.stakes])
        self._begin_the_turns()

    # The coal.

    def _begin_the_turns(self) -> None:
        self.turn = self.start  # §4.1
        self.ask_for_coal()

    def ask_for_coal(self) -> None:
        """§4.2, §4.10: luck decides which piece it is."""
        self.about = COAL
        self.asked = LUCK_BIT

    def _turn(self, kind: i64) -> None:
        """§4.3: a number is added up, and its player may stop."""
        self.turned += _ONE_OF[kind]
        self.turned_worth += _VALUES[kind]
        self.turned_pieces += 1
        if self.tape is not None:
            self.tape.write(TURNED, self.turn, kind, self.turned_worth, self.oven_left)
        if self.oven_left:
            self.ask_to_dare()
        else:
            self._lay()  # §4.8: nothing is left to be turned

    def ask_to_dare(self) -> None:
        """§4.3: the player at the oven stops or goes on."""
        self.about = DARE
        self.asked = 1 << self.turn

    def _lay(self) -> None:
        """§4.4: the coal goes openly in front of its player."""
        self.laid[self.turn] = self.turned
        if self.tape is not None:
            won = self.bets_won_by(self.turned_worth, self.best_amount)
            self.tape.write(LAID, self.turn, self.turned_worth, self.turned_pieces, self.turned, *self.seats_in(won))
        self.rank_coal(self.turn, self.turned_worth, self.turned_pieces)
        self._end_the_turn()

    def _burn(self) -> None:
        """§4.5: a devil makes the coal of the turn worthless; §4.6: those with a pact are paid at once."""
        if self.tape is not None:
            self.tape.write(BURNT, self.turn, self.turned_worth, self.oven_left)
        if self.pacts:
            self.pay_pacts(self.turn)
        self._end_the_turn()

    def _end_the_turn(self) -> None:
        self.turned = 0
        self.turned_worth = 0
        self.turned_pieces = 0
        if self.tape is not None and not self.oven_left:
            self.tape.write(OVEN_EMPTY, self.turn)
        self.turn = self.next_turn(self.turn)
        if self.oven_left and self.turn != NOBODY:
            self.ask_for_coal()
        else:
            self._end_the_round()  # §4.7: also when the very last piece was taken

    def next_turn(self, seat: i64) -> i64:
        """§4.1: whose turn comes after this seat's in this round; NOBODY's if it is the last."""
        following = self.left_of(seat)
        return NOBODY if following == self.start else following

    # The end of a round.

    def _end_the_round(self) -> None:
        self.turn = NOBODY
        if self.tape is not None:
            self.tape.write(RECKONED, self.best_amount, self._first_laid_by(self.best_seats), *self.seats_in(self.best_seats))
        self.reckon()
        if self.is_over():
            self.about = STAKE
            self.asked = 0
            if self.tape is not None:
                self.tape.write(ENDED, *[int(place) for place in self.places()])
        else:
            self._begin_the_next_round()

    def _first_laid_by(self, seats: i64) -> i64:
        """The coal of the first of these seats, counted from the start player."""
        seat = self.start
        for _ in range(self.seats):
            if seats >> seat & 1:
                return self.laid[seat]
            seat = self.left_of(seat)
        return 0

    def seats_to_come(self) -> list[int]:
        """§4.1: whose turns are still to come after this one, in their order."""
        seats: list[int] = []
        seat = NOBODY if self.turn == NOBODY else self.next_turn(self.turn)
        while seat != NOBODY:
            seats.append(int(seat))
            seat = self.next_turn(seat)
        return seats

    def _begin_the_next_round(self) -> None:
        """§8."""
        for seat in range(self.seats):
            self.laid[seat] = 0  # §8.1
        self.best_amount = 0
        self.best_seats = 0
        self.most_pieces = 0
        self.most_seats = 0
        if self.oven_left <= self.oven_mouth:  # §8.2, §8.4
            self.oven = self.coal
            self.oven_left = pieces_in(self.coal)
            if self.tape is not None:
                self.tape.write(REFILLED, self.oven_left)
        self.round += 1
        self.start = self.left_of(self.start)  # §8.3
        if self.tape is not None:
            self.tape.write(ROUND_BEGAN, self.round, self.start)
        self.open_the_bet()

    # Other tables like this one.

    def copy(self) -> "Teufel":
        twin = Teufel()
        self.copy_into(twin)
        return twin

    def copy_into(self, twin: "Teufel") -> None:
        twin.seats = self.seats
        twin.asked = self.asked
        twin.about = self.about
        twin.zero_stake = self.zero_stake
        twin.oven_mouth = self.oven_mouth
        twin.rounds = self.rounds
        twin.coal = self.coal
        twin.track = self.track
        twin.round = self.round
        twin.start = self.start
        twin.chips = refilled(twin.chips, self.chips)
        twin.stakes = refilled(twin.stakes, self.stakes)
        twin.pawns = refilled(twin.pawns, self.pawns)
        twin.pacts = self.pacts
        twin.oven = self.oven
        twin.oven_left = self.oven_left
        twin.turn = self.turn
        twin.turned = self.turned
        twin.turned_worth = self.turned_worth
        twin.turned_pieces = self.turned_pieces
        twin.laid = refilled(twin.laid, self.laid)
        twin.best_amount = self.best_amount
        twin.best_seats = self.best_seats
        twin.most_pieces = self.most_pieces
        twin.most_seats = self.most_seats

    def reshuffle(self, seat: i64, dice: Dice) -> None:
        """Nothing to redeal: a player who has watched can count every total (§6.3), and the coal in the oven has no order."""


def deal(seats: i64, house: House) -> Teufel:
    """§2: the table before luck's first answer."""
    table = Teufel()
    table.seats = seats
    table.zero_stake = house.zero_stake
    table.oven_mouth = house.oven_mouth
    table.rounds = house.rounds
    table.coal = heap_of([house.coal.get(kind, 0) for kind in KINDS])
    table.track = vec[i64](house.track)
    table.start = house.start
    table.chips = filled(seats, house.capital)  # §2.2
    table.stakes = filled(seats, NO_STAKE)
    table.pawns = filled(seats, step_of(table.track, house.capital))
    table.oven = table.coal  # §2.1
    table.oven_left = pieces_in(table.coal)
    table.laid = filled(seats, 0)
    table.asked = LUCK_BIT
    table.about = START
    if house.start != LUCK:
        table.open_the_bet()  # §9.1: nobody is looked at for fiery cheeks
    return table
