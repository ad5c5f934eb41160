"""The rules of Tock: who is asked, what is legal, what a step does. The paragraphs are those of RULES.md."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spelunke.core.dice import Dice
from spelunke.core.ring import ALL_HOME, PIECES, ring_for
from spelunke.core.table import LUCK_BIT, filled
from spelunke.games.tock.box import House
from spelunke.games.tock.rules_cards import CARD, NO_CARD, ONE_OF_EACH, any_card, codes_of, how_many, weights_of
from spelunke.games.tock.rules_hands import Holding
from spelunke.games.tock.rules_movement import BEGINS, DEALT, DROPPED_OUT, ENDED, EXCHANGED, PLAYED, ROUND
from spelunke.games.tock.rules_plays import (
    ALL_PIECES,
    CAPTURE,
    DEAL_RANK,
    DROP_OUT,
    OUT_WITH_ACE,
    PAWNS,
    PLAY_SEVEN,
    RANK_OF_PLAY,
    SEAT_BEGINS,
    SPARE,
    STEPS_OF_WALK,
    SWAP,
    WALK,
    ranks_of,
)
from spelunke.games.tock.rules_seven import AFTER_ANY_ENTRY, FREE, LAST_PIECE_ONLY

# What an ask is about.
STARTER: Final[i64] = 0
DEALING: Final[i64] = 1
EXCHANGE: Final[i64] = 2
PLAY: Final[i64] = 3
PARTS: Final[i64] = 4
PASSING: Final[i64] = 5

NOBODY: Final[i64] = -1

_DROP_OUT: Final = vec[i64]([DROP_OUT])


class Tock(Holding):
    """One game of Tock."""

    forced_capture: bool = False
    round: i64 = 0
    """The round being played, from 1; 0 while it is drawn who begins."""

    first: i64 = 0
    """Who began the first round, or NOBODY."""

    dealer: i64 = 0
    receiver: i64 = 0
    """Who is being dealt cards, and how many are still to come."""

    to_receive: i64 = 0
    top: i64 = 0
    """The rank of the card that was played last in this round, or NO_CARD."""

    # Luck: who begins, and the cards.

    def legal(self, seat: i64) -> vec[i64]:
        if self.about == PLAY:
            return self._plays()
        if self.about == DEALING:
            return codes_of(self.pack, DEAL_RANK)
        if self.about == EXCHANGE:
            return codes_of(self.hands[seat], 0)
        if self.about == PARTS:
            return self.parts()
        if self.about == PASSING:
            return self.captures_in_passing()
        codes = vec[i64]()
        for other in range(self.seats):
            codes = append(codes, SEAT_BEGINS + other)
        return codes

    def weights(self) -> vec[i64]:
        return filled(self.seats, 1) if self.about == STARTER else weights_of(self.pack)

    def draw(self, dice: Dice) -> i64:
        if self.about == STARTER:
            return SEAT_BEGINS + dice.below(self.seats)
        return DEAL_RANK + any_card(self.pack, self.pack_left, dice)

    def luck(self, answer: i64) -> None:
        if self.about == STARTER:
            self.first = answer - SEAT_BEGINS
            if self.tape is not None:
                self.tape.write(BEGINS, self.first)
            self._begin_round()
            return
        card = CARD[answer - DEAL_RANK]
        self.pack -= card
        self.pack_left -= 1
        self.hands[self.receiver] += card
        self.to_receive -= 1
        if self.to_receive == 0:
            if self.receiver == self.dealer:
                self._all_dealt()
            else:
                self.receiver = self.left_of(self.receiver)
                self.to_receive = self.hand_size

    # A round.

    def _begin_round(self) -> None:
        """§4.1, §4.6, §4.7: the next dealer deals, after every second round from all cards again."""
        seats = self.seats
        shuffled = self.round & 1 == 0
        self.round += 1
        self.dealer = (self.first + self.round - 1) % seats
        self.turn = self.dealer if self.house.starter_rotates else self.first  # §4.8
        self.gather(shuffled)
        self.top = NO_CARD
        self.receiver = self.left_of(self.dealer)
        self.to_receive = self.hand_size
        self.about = DEALING
        self.asked = LUCK_BIT
        if self.tape is not None:
            self.tape.write(ROUND, self.round, self.dealer, self.turn, shuffled)

    def _all_dealt(self) -> None:
        if self.tape is not None:
            for seat in range(self.seats):
                self.tape.write(DEALT, seat, self.hands[seat])
        if self.half:
            self.about = EXCHANGE  # §4.2: all at once, face down
            self.asked = (1 << self.seats) - 1
        else:
            self._begin_turn(self.turn)

    def _exchange(self, answers: vec[i64]) -> None:
        """§4.2: the cards are picked up only when everybody has put one down."""
        for seat in range(self.seats):
            card = CARD[answers[seat]]
            self.gave[seat] = answers[seat]
            self.hands[seat] -= card
            self.hands[self.partner_of(seat)] += card
        if self.tape is not None:
            self.tape.write(EXCHANGED, *[int(self.gave[seat]) for seat in range(self.seats)])
        self._begin_turn(self.turn)

    def _begin_turn(self, seat: i64) -> None:
        self.turn = seat
        self.colour = self.colour_of(seat)
        self.duty = self.must_leave(self.colour)
        self.about = PLAY
        self.asked = 1 << seat

    def colour_of(self, seat: i64) -> i64:
        """§7.1: a seat whose pieces are all home plays for the partner."""
        return self.partner_of(seat) if self.home[seat] == ALL_HOME else seat

    def _end_turn(self) -> None:
        """§4.3, §4.5: clockwise to the next seat with cards; if there is none, the round is over."""
        if self.team_is_home(self.turn):
            self.asked = 0
            if self.tape is not None:
                self.tape.write(ENDED, *[int(place) for place in self.places()])
            return
        seat = self.left_of(self.turn)
        while not self.hands[seat] and seat != self.turn:
            seat = self.left_of(seat)
        if self.hands[seat]:
            self._begin_turn(seat)
        else:
            self._begin_round()

    # What may be played.

    def _plays(self) -> vec[i64]:
        """§4.3, §4.4, §5.8: plays that leave a start field, else any play, else only dropping out."""
        hand = self.hands[self.turn]
        duty = self.duty
        if duty:
            plays = self.plays_with(hand, duty, duty, False)
            if len(plays):
                return self._or_drop_out(plays, duty)
        plays = self.plays_with(hand, ALL_PIECES, 0, False)
        return self._or_drop_out(plays, 0) if len(plays) else _DROP_OUT

    def _or_drop_out(self, plays: vec[i64], duty: i64) -> vec[i64]:
        """§8.4: nobody is forced to capture, if the house says so."""
        if self.forced_capture or len(self.plays_with(self.hands[self.turn], duty or ALL_PIECES, duty, True)):
            return plays
        codes = _DROP_OUT[:]
        for play in plays:
            codes = append(codes, play)
        return codes

    # Playing.

    def step(self, answers: vec[i64]) -> None:
        if self.about == EXCHANGE:
            self._exchange(answers)
            return
        answer = answers[self.turn]
        if self.about == PLAY:
            if answer == DROP_OUT:
                self._drop_out()
            else:
                self._play(answer)
        elif self.about == PARTS:
            self.walk_part(answer)
            self._go_on_with_seven()
        else:
            if answer == SPARE:
                self.passed = 0
            else:
                self.capture(answer - CAPTURE)
                self.passed &= ~(1 << (answer - CAPTURE))
            self._go_on_with_seven()

    def _play(self, answer: i64) -> None:
        """§4.3: one card, carried out completely."""
        seat = self.turn
        duty = self.duty
        if duty and not self.fulfils(answer, duty):
            self.lacks[seat] |= ranks_of(self.plays_with(ONE_OF_EACH, duty, duty, False))  # §4.9
            duty = 0
        rank = RANK_OF_PLAY[answer - OUT_WITH_ACE]
        card = CARD[rank]
        self.hands[seat] -= card
        self.played[seat] += card
        self.top = rank
        if self.tape is not None:
            self.tape.write(PLAYED, seat, rank)
        if answer == PLAY_SEVEN:
            self.begin_seven(duty)
            self.about = PARTS
            return
        if answer < WALK:
            self.bring_out(self.colour)
        elif answer < PLAY_SEVEN:
            number = answer - WALK
            pawn = self.colour * PIECES + (number >> 1 & 3)
            self.walk(pawn, STEPS_OF_WALK[number >> 3], number & 1 == 1)
        else:
            number = answer - SWAP
            piece: i64 = 0
            while number >= PAWNS:
                number -= PAWNS
                piece += 1
            self.swap(self.colour * PIECES + piece, number)
        self._end_turn()

    def _go_on_with_seven(self) -> None:
        if self.left == 0 and self.team_is_home(self.turn):
            self.passed = 0  # §7.4: at once
        if self.passed:
            self.about = PASSING
        elif self.left:
            self.about = PARTS
        else:
            self.end_seven()
            self._end_turn()

    def _drop_out(self) -> None:
        """§4.4: the whole hand is put aside, unseen, and that is all for this round."""
        seat = self.turn
        self.lacks[seat] |= self._surely_not_held()
        self.aside[seat] = self.hands[seat]
        self.hands[seat] = 0
        if self.tape is not None:
            self.tape.write(DROPPED_OUT, seat, how_many(self.aside[seat]))
        self._end_turn()

    def _surely_not_held(self) -> i64:
        """§4.9: bits of the ranks with which nobody could have dropped out now."""
        if self.forced_capture:
            return ranks_of(self.plays_with(ONE_OF_EACH, ALL_PIECES, 0, False))
        duty = self.duty
        if duty and len(self.plays_with(ONE_OF_EACH, duty, duty, False)):
            return ranks_of(self.plays_with(ONE_OF_EACH, duty, duty, True))
        return ranks_of(self.plays_with(ONE_OF_EACH, ALL_PIECES, 0, True))

    # The end.

    def team_is_home(self, seat: i64) -> bool:
        """§7.4: all pieces of this seat and its partner are on target fields."""
        partner = self.partner_of(seat)
        return self.home[seat] == ALL_HOME and self.home[partner] == ALL_HOME

    def scores(self) -> vec[i64]:
        """§7.5: the team's pieces on target fields."""
        scores = filled(self.seats, 0)
        for seat in range(self.seats):
            scores[seat] = self.pieces_home(seat)
            if self.half:
                scores[seat] += self.pieces_home(self.partner_of(seat))
        return scores

    def places(self) -> vec[i64]:
        """§7.5: one team wins, all the others share the second place."""
        places = filled(self.seats, 2)
        for seat in range(self.seats):
            if self.team_is_home(seat):
                places[seat] = 1
        return places

    # Other tables like this one.

    def copy(self) -> "Tock":
        twin = Tock()
        self.copy_into(twin)
        return twin

    def copy_into(self, twin: "Tock") -> None:
        twin.hold_like(self)
        twin.forced_capture = self.forced_capture
        twin.round = self.round
        twin.first = self.first
        twin.dealer = self.dealer
        twin.receiver = self.receiver
        twin.to_receive = self.to_receive
        twin.top = self.top


def deal(seats: i64, house: House) -> Tock:
    """§2: the table before it is drawn who begins."""
    table = Tock()
    table.seats = seats
    table.set_up(ring_for(seats, house.section_length, house.entry_offset, house.pieces, house.empty_start_fields))
    table.set_up_pieces(house)
    table.remainder = {"after_any_entry": AFTER_ANY_ENTRY, "last_piece_only": LAST_PIECE_ONLY, "free": FREE}[
        house.seven_remainder
    ]
    table.forced_capture = house.forced_capture
    table.set_up_cards(house)
    table.round = 0
    table.first = NOBODY
    table.dealer = NOBODY
    table.receiver = NOBODY
    table.to_receive = 0
    table.top = NO_CARD
    table.turn = 0
    table.colour = 0
    table.end_seven()
    table.asked = LUCK_BIT
    table.about = STARTER
    return table
