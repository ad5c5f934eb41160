"""Rounds of Klau Mau!: dealing, whose turn it is, scoring. The paragraphs are those of RULES.md."""

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.piles import cards_in
from spelunke.core.ranking import places_by_score
from spelunke.core.table import LUCK_BIT, filled
from spelunke.games.klau import rules_notes as note
from spelunke.games.klau.box import (
    BOMB,
    KINDS,
    POLICE,
    WATCHDOG,
)
from spelunke.games.klau.rules_choices import (
    COLOURS_OF,
    DEAL,
    FIRST,
    NO_CARD,
    NOBODY,
    NUMBER_CARDS,
    TURN,
    TURN_ENDS,
    VALUE_OF,
    Choices,
)
from spelunke.games.klau.rules_claims import NO_WISH
from spelunke.games.klau.rules_hands import KIND, ONE_OF, WORD_OF, WORDS


class Rounds(Choices):
    """One game of Klau Mau!: its rounds and turns, whatever is done in them."""

    # A round begins.

    def begin_round(self) -> None:
        """§2.3, §2.6: the leader begins, the oldest of several; play goes clockwise."""
        self.round += 1
        leader: i64 = 0
        for seat in range(1, self.seats):
            ahead = self.totals[seat] - self.totals[leader]
            if ahead > 0 or (ahead == 0 and self.ages[seat] < self.ages[leader]):
                leader = seat
        self.starter = leader
        if not self.house.keep_direction:
            self.direction = 1
        self._clear()
        self.drawing = self.starter
        self.about = DEAL
        self.asked = LUCK_BIT
        if self.tape is not None:
            self.tape.write(note.BEGAN, self.round, self.starter)

    def _clear(self) -> None:
        """§6.5: all cards that are still in the game are gathered."""
        self.active = self.starter
        self.pile = self.deck[:]
        self.pile[WATCHDOG] = 0
        self.pile_left = cards_in(self.pile)
        for seat in range(self.seats):
            self.sizes[seat] = 0
            self.held[seat] = 0
            self.came[seat] = 0
            self.forget_claim(seat)
        self.top = NO_CARD
        self.wish = NO_WISH
        self.discarded = filled(WORDS, 0)
        self.beside = filled(KINDS, 0)
        self.dogs = 0
        self.police_played = 0
        self.fence_first = 0
        self.fence_last = 0
        self.thief = NOBODY
        self.target = NOBODY
        self.then = TURN_ENDS
        self._stop_drawing()

    def _stop_drawing(self) -> None:
        self.drawing = NOBODY
        self.to_draw = 0
        self.then_drawing = NOBODY
        self.fence_at = NOBODY
        self.handed = 0

    def _dealt(self, kind: i64) -> None:
        """§2.2: card by card round the table."""
        self.take_in(self.drawing, kind, 0)
        if self.tape is not None:
            self.tape.write(note.DEALT, self.drawing, kind)
        self.drawing = (self.drawing + 1) % self.seats
        if self.sizes[self.drawing] == self.hand_size:
            self.drawing = NOBODY
            self._push_in()
            self.about = FIRST

    def _push_in(self) -> None:
        """§7.9, §7.14: the watchdogs go anywhere into the pile, the fence into its middle third."""
        self.pile[WATCHDOG] = self.deck[WATCHDOG]
        self.pile_left += self.deck[WATCHDOG]
        if self.fence_waits:
            places = self.pile_left + 1
            self.fence_first = places // 3 + 1
            self.fence_last = places - places // 3

    def _turn_first(self, kind: i64) -> None:
        """§2.4, §2.5: the first card does nothing; police, watchdogs and the bomb are covered by another."""
        self.discarded[WORD_OF[kind]] += ONE_OF[kind]
        if kind < POLICE:
            self.top = kind
            if self.tape is not None:
                self.tape.write(note.OPENED, kind)
            self._begin_turn(self.starter)
        else:
            if kind == POLICE and self.counts_first:
                self.police_played += 1  # §7.7
            if self.tape is not None:
                self.tape.write(note.COVERED, kind)

    # Turns.

    def act(self) -> None:
        """Carry out the action of the top card for the seat whose turn it is (§5)."""
        raise NotImplementedError

    def next_seat(self, seat: i64) -> i64:
        """Who follows in play order (§3.7)."""
        return (seat + self.direction + self.seats) % self.seats

    def _ask(self, seat: i64, about: i64) -> None:
        self.about = about
        self.asked = 1 << seat

    def _begin_turn(self, seat: i64) -> None:
        self.active = seat
        self._ask(seat, TURN)

    def _end_the_turn(self, skips: i64) -> None:
        """§6.1: only now does an empty hand count; otherwise the next seat is on, skipping those that miss a turn."""
        empty = False
        for seat in range(self.seats):
            if not self.sizes[seat]:
                empty = True
                if self.tape is not None:
                    self.tape.write(note.HAND_EMPTY, seat)
        if empty:
            self._end_the_round(False)
            return
        self.thief = NOBODY
        self.target = NOBODY
        self.then = TURN_ENDS
        seat = self.next_seat(self.active)
        for _ in range(skips):
            if self.tape is not None:
                self.tape.write(note.SKIPPED, seat)
            seat = self.next_seat(seat)
        self._begin_turn(seat)

    # The end of a round and of the game.

    def points_of(self, seat: i64) -> i64:
        """§6.3, §6.4, §7.2, §7.17, §7.20: what a seat's cards would bring now."""
        points = self.dogs >> seat & 1
        cards, spoiled, first = self.cards, self.spoiled(), seat * self.room
        for at in range(first, first + self.sizes[seat]):
            kind = cards[at] & KIND
            if kind == BOMB and self.bomb_is_zero:
                return 0
            if not (spoiled and NUMBER_CARDS >> kind & 1 and COLOURS_OF[kind] & spoiled):
                points += VALUE_OF[kind]
        return points

    def spoiled(self) -> i64:
        """§7.2, §7.3: the mask of colours whose numbers count nothing."""
        if not self.forgery or self.top == NO_CARD:
            return 0
        if self.house.forgery_wish and self.wish != NO_WISH:
            return 1 << self.wish
        return COLOURS_OF[self.top]

    def _end_the_round(self, surrounded: bool) -> None:
        points = filled(self.seats, 0)
        for seat in range(self.seats):
            points[seat] = self.points_of(seat)
            self.totals[seat] += points[seat]
        if self.tape is not None:
            self.tape.write(
                note.SCORED, self.round, *[int(gained) for gained in points], *[int(total) for total in self.totals]
            )
        if self.round == self.rounds or (surrounded and self.house.surrounded_ends == "game"):
            self._clear()
            self._push_in()
            self.fence_first = 0
            self.fence_last = 0
            self.asked = 0
            if self.tape is not None:
                self.tape.write(note.ENDED, *[int(place) for place in self.places()])
        else:
            self.begin_round()

    def scores(self) -> vec[i64]:
        return self.totals[:]

    def places(self) -> vec[i64]:
        """§6.6."""
        return places_by_score(self.totals)
