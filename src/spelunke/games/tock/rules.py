"""The rules of Tock: who is asked, what is legal, what a step does. The paragraphs are those of RULES.md."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from spelunke.core.dice import Dice
from spelunke.core.ring import RingTable, ring_for
from spelunke.core.table import LUCK_BIT, filled
from spelunke.games.tock import rules_notes as notes
from spelunke.games.tock.box import House
from spelunke.games.tock.rules_cards import CARD, NO_CARDS, ONE_OF_EACH, any_card, codes_of, how_many, weights_of
from spelunke.games.tock.rules_customs import Customs
from spelunke.games.tock.rules_hands import Hands
from spelunke.games.tock.rules_plays import (
    CAPTURE,
    DEAL_RANK,
    DROP_OUT,
    OUT_WITH_ACE,
    PLAY_SEVEN,
    RANK_OF_PLAY,
    SEAT_BEGINS,
    SPARE,
    captures_in_passing,
    change_of,
    fulfils,
    plays_with,
    ranks_of,
)
from spelunke.games.tock.rules_seven import SplitSeven
from spelunke.games.tock.rules_track import Track

# What an ask is about.
STARTER: Final[i64] = 0
DEALING: Final[i64] = 1
EXCHANGE: Final[i64] = 2
PLAY: Final[i64] = 3
PARTS: Final[i64] = 4
PASSING: Final[i64] = 5

NOBODY: Final[i64] = -1

_DROP_OUT: Final = vec[i64]([DROP_OUT])


@final
class Tock(RingTable):
    """One game of Tock: the board, and the rounds and turns in which hands are played on its track."""

    customs: Customs
    track: Final[Track]
    seven: Final[SplitSeven]
    hands: Final[Hands]
    # The round being played, from 1; 0 while it is drawn who begins.
    round: i64 = 0
    # Who began the first round.
    first: i64 = NOBODY
    dealer: i64 = NOBODY
    # The card that was played last in this round.
    top: i64 = NO_CARDS

    def __init__(self) -> None:
        super().__init__()
        self.track = Track()
        self.seven = SplitSeven(self.track)
        self.hands = Hands()

    # Luck: who begins, and the cards.

    def legal(self, seat: i64) -> vec[i64]:
        if self.about == PLAY:
            return self._plays()
        if self.about == DEALING:
            return codes_of(self.hands.pack, DEAL_RANK)
        if self.about == EXCHANGE:
            return codes_of(self.hands.in_hand[seat], 0)
        if self.about == PARTS:
            return self.seven.parts(self)
        if self.about == PASSING:
            return captures_in_passing(self.seven)
        return vec[i64]([SEAT_BEGINS + other for other in range(self.seats)])

    def weights(self) -> vec[i64]:
        return filled(self.seats, 1) if self.about == STARTER else weights_of(self.hands.pack)

    def draw(self, dice: Dice) -> i64:
        if self.about == STARTER:
            return SEAT_BEGINS + dice.below(self.seats)
        return DEAL_RANK + any_card(self.hands.pack, dice)

    def luck(self, answer: i64) -> None:
        if self.about == STARTER:
            self.first = answer - SEAT_BEGINS
            if self.tape is not None:
                self.tape.write(notes.BEGINS, self.first)
            self._begin_round()
            return
        seat = self.dealer - (self.hands.to_deal - 1) // self.customs.hand  # §4.1: the dealer's hand is the last
        self.hands.deal(seat if seat >= 0 else seat + self.seats, answer - DEAL_RANK)
        if self.hands.to_deal == 0:
            self._all_dealt()

    # A round.

    def starter(self) -> i64:
        """§4.8: who begins this round."""
        return self.dealer if self.customs.house.starter_rotates else self.first

    def _begin_round(self) -> None:
        """§4.1, §4.6, §4.7: the next dealer deals, after every second round from all cards again."""
        shuffled = self.round & 1 == 0
        self.round += 1
        self.dealer = (self.first + self.round - 1) % self.seats
        self.track.turn = self.starter()
        self.hands.gather(shuffled)
        self.top = NO_CARDS
        self.about = DEALING
        self.asked = LUCK_BIT
        if self.tape is not None:
            self.tape.write(notes.ROUND, self.round, self.dealer, self.track.turn, shuffled)

    def _all_dealt(self) -> None:
        if self.tape is not None:
            for seat in range(self.seats):
                self.tape.write(notes.DEALT, seat, self.hands.in_hand[seat])
        if self.customs.half:
            self.about = EXCHANGE  # §4.2: all at once, face down
            self.asked = (1 << self.seats) - 1
        else:
            self._begin_turn(self.track.turn)

    def _begin_turn(self, seat: i64) -> None:
        self.track.begin_turn(self, seat)
        self.about = PLAY
        self.asked = 1 << seat

    def colour_played(self) -> i64:
        """§7.1: whose pieces the seat in turn plays; a seven is played to its end with the colour it was begun with."""
        track = self.track
        return track.colour if self.asked == 1 << track.turn else track.colour_of(self, track.turn)

    def _end_turn(self) -> None:
        """§4.3, §4.5: clockwise to the next seat with cards; if there is none, the round is over."""
        turn = self.track.turn
        if self.track.team_is_home(self, turn):
            self.asked = 0
            if self.tape is not None:
                self.tape.write(notes.ENDED, *[int(place) for place in self.places()])
            return
        seat = self.left_of(turn)
        while not self.hands.in_hand[seat] and seat != turn:
            seat = self.left_of(seat)
        if self.hands.in_hand[seat]:
            self._begin_turn(seat)
        else:
            self._begin_round()

    # What may be played.

    def _plays(self) -> vec[i64]:
        """§4.3, §4.4, §5.8: plays that leave a start field, else any play, else only dropping out."""
        hand, duty = self.hands.in_hand[self.track.turn], self.track.duty
        plays = plays_with(self, self.seven, hand, duty, False)
        if duty and not len(plays):
            duty = 0
            plays = plays_with(self, self.seven, hand, duty, False)
        if not len(plays):
            return _DROP_OUT
        if self.customs.forced_capture or len(plays_with(self, self.seven, hand, duty, True)):
            return plays
        codes = _DROP_OUT[:]  # §8.4: nobody is forced to capture
        for play in plays:
            codes = append(codes, play)
        return codes

    # Playing.

    def step(self, answers: vec[i64]) -> None:
        if self.about == EXCHANGE:
            self.hands.exchange(answers)
            if self.tape is not None:
                self.tape.write(notes.EXCHANGED, *[int(answers[seat]) for seat in range(self.seats)])
            self._begin_turn(self.track.turn)
            return
        answer = answers[self.track.turn]
        if self.about == PLAY:
            if answer == DROP_OUT:
                self._drop_out()
            else:
                self._play(answer)
            return
        if self.about == PARTS:
            self.seven.walk_part(self, answer)
        elif answer == SPARE:
            self.seven.passed = 0
        else:
            self.track.move(self, change_of(self, self.seven, answer))
            self.seven.passed &= ~(1 << (answer - CAPTURE))
        self._go_on_with_seven()

    def _play(self, answer: i64) -> None:
        """§4.3: one card, carried out completely."""
        track, seat = self.track, self.track.turn
        if track.duty and not fulfils(self, self.seven, answer, track.duty):
            needed = plays_with(self, self.seven, ONE_OF_EACH, track.duty, False)
            self.hands.lacks[seat] |= ranks_of(needed)  # §4.9
            track.duty = 0
        rank = RANK_OF_PLAY[answer - OUT_WITH_ACE]
        self.hands.play(seat, rank)
        self.top = CARD[rank]
        if self.tape is not None:
            self.tape.write(notes.PLAYED, seat, rank)
        if answer == PLAY_SEVEN:
            self.seven.begin()
            self.about = PARTS
            return
        track.move(self, change_of(self, self.seven, answer))
        self._end_turn()

    def _go_on_with_seven(self) -> None:
        seven = self.seven
        if seven.left == 0 and self.track.team_is_home(self, self.track.turn):
            seven.passed = 0  # §7.4: at once
        if seven.passed:
            self.about = PASSING
        elif seven.left:
            self.about = PARTS
        else:
            self._end_turn()

    def _drop_out(self) -> None:
        """§4.4: the whole hand is put aside, unseen, and that is all for this round."""
        seat = self.track.turn
        self.hands.lacks[seat] |= self._surely_not_held()
        self.hands.put_aside(seat)
        if self.tape is not None:
            self.tape.write(notes.DROPPED_OUT, seat, how_many(self.hands.aside[seat]))
        self._end_turn()

    def _surely_not_held(self) -> i64:
        """§4.9: bits of the ranks with which nobody could have dropped out now."""
        forced, duty = self.customs.forced_capture, self.track.duty
        if duty and (forced or not len(plays_with(self, self.seven, ONE_OF_EACH, duty, False))):
            duty = 0
        return ranks_of(plays_with(self, self.seven, ONE_OF_EACH, duty, not forced))

    # The end.

    def scores(self) -> vec[i64]:
        """§7.5: the team's pieces on target fields."""
        home = [self.pieces_home(seat) for seat in range(self.seats)]
        if not self.customs.half:
            return vec[i64](home)
        return vec[i64]([home[seat] + home[partner] for seat, partner in enumerate(self.customs.partner)])

    def places(self) -> vec[i64]:
        """§7.5: one team wins, all the others share the second place."""
        return vec[i64]([1 if self.track.team_is_home(self, seat) else 2 for seat in range(self.seats)])

    # Other tables like this one.

    def copy(self) -> "Tock":
        twin = Tock()
        self.copy_into(twin)
        return twin

    def copy_into(self, twin: "Tock") -> None:
        twin.seat_like(self)
        self.track.copy_into(twin.track)
        self.seven.copy_into(twin.seven)
        self.hands.copy_into(twin.hands)
        twin.customs = self.customs
        twin.round = self.round
        twin.first = self.first
        twin.dealer = self.dealer
        twin.top = self.top

    def reshuffle(self, seat: i64, dice: Dice) -> None:
        self.hands.reshuffle(seat, dice)


def deal(seats: i64, house: House) -> Tock:
    """§2: the table before it is drawn who begins."""
    table = Tock()
    table.seats = seats
    table.customs = Customs(seats, house)
    table.set_up(ring_for(seats, house.section_length, house.entry_offset, house.pieces, house.empty_start_fields))
    table.track.set_up(table.customs)
    table.hands.set_up(table.customs)
    table.asked = LUCK_BIT
    table.about = STARTER
    return table
