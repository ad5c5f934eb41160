"""What lies on a table of Adel verpflichtet, and what happens at the castle: exhibitions, thieves, detectives, the end."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.ranking import places_by_score
from spelunke.core.table import Table, filled
from spelunke.games.adel.box import LAST_BEST, LAST_SECOND
from spelunke.games.adel.rules_codes import (
    ACTION,
    ARRESTED,
    BOTH,
    COLLECTION,
    DETECTIVE,
    DETECTIVE_MOVED,
    DETECTIVES_IN_VAIN,
    DONE,
    ENDED,
    EXHIBIT,
    EXHIBITION_MOVED,
    LAST_EXHIBITION,
    LAST_MOVED,
    LEAVE_IT,
    LEFT_IT,
    LOCATION,
    NO_ACTION,
    NOBODY,
    RELEASED,
    REVEALED,
    ROUND_BEGAN,
    SHOW,
    SHOWED,
    STEAL,
    STOLE,
    SURPRISE,
    THEFT,
    THIEF_TO_CASTLE,
    Inventory,
)
from spelunke.games.adel.rules_collections import NO_CARD, best_collection, bit, card_codes, oldest_of, worth

PAWN_WORTH: Final[i64] = 1 << 20
"""One space outweighs the worth of every collection (§9.4)."""

_FIRST_ASK: Final = vec[i64]([LOCATION, BOTH, ACTION])
"""By variant: what a round begins with while there is something to buy (§3.2, §10.2, §10.3)."""


def seats_that_lay(actions: vec[i64], first: i64, last: i64) -> i64:
    """Bits of the seats with one of these action cards, from the first code to the last; a code tells the location too."""
    seats: i64 = 0
    for seat in range(len(actions)):
        if first <= actions[seat] <= last:
            seats |= 1 << seat
    return seats


def exhibitors(actions: vec[i64]) -> i64:
    """Bits of the seats that exhibit."""
    return seats_that_lay(actions, EXHIBIT, EXHIBIT)


def thief_below(actions: vec[i64], action: i64) -> i64:
    """§6.2: the seat whose thief at the castle has the highest number below this action's, or NOBODY."""
    found: i64 = NOBODY
    highest: i64 = THIEF_TO_CASTLE
    for seat in range(len(actions)):
        if highest < actions[seat] < action:
            found = seat
            highest = actions[seat]
    return found


def thieves_at_castle(actions: vec[i64]) -> i64:
    """Bits of the seats whose thief is at the castle."""
    return seats_that_lay(actions, THIEF_TO_CASTLE + 1, DETECTIVE - 1)


def thieves_are_caught(actions: vec[i64]) -> bool:
    """§7.1: whether a detective and a thief are at the castle."""
    return seats_that_lay(actions, DETECTIVE, DETECTIVE) != 0 and thieves_at_castle(actions) != 0


class CastleTable(Table):
    """Everything that lies on the table, and the fourth phase of a round."""

    inventory: Inventory
    # The round being played, from 1; 0 while the table is set up.
    round: i64 = 0
    # By seat, or NO_COLOUR until drawn.
    colours: vec[i64] = vec[i64]()
    # By seat: the space on the track; 0 is the club room.
    pawns: vec[i64] = vec[i64]()
    # By seat: the collectibles as bits, exhibited ones included.
    hands: vec[i64] = vec[i64]()
    # By seat: those of the hand that everybody has seen there.
    seen: vec[i64] = vec[i64]()
    # By seat: bit n is the cheque of n thousand.
    cheques: vec[i64] = vec[i64]()
    # The cheques that were paid, as bits.
    register: i64 = 0
    # By seat: bit n is the thief of number n; those in jail are not there.
    thieves: vec[i64] = vec[i64]()
    # By cell, cell 1 first: the number of the thief, or 0.
    jail: vec[i64] = vec[i64]()
    # The collectibles that nobody has drawn, as bits: both piles, without order.
    stock: i64 = 0
    # Left and right: the collectible that lies face up, or NO_CARD.
    windows: vec[i64] = vec[i64]()
    # Left and right: how many lie face down.
    piles: vec[i64] = vec[i64]()
    # Bits of the seats that are at the castle this round.
    at_castle: i64 = 0
    # By seat: the code of the action card laid out, or NO_ACTION.
    actions: vec[i64] = vec[i64]()
    # By seat: the collectibles prepared or exhibited now, as bits; the last collections when the game is over.
    shown: vec[i64] = vec[i64]()
    # How often the exhibitors have been asked for a card of this exhibition.
    picks: i64 = 0
    # The seat whose thief is at work, or NOBODY.
    thief: i64 = NOBODY
    # The seat whose exhibition it is robbing, or NOBODY.
    robbed: i64 = NOBODY

    # What can be asked about the table.

    def leader(self) -> i64:
        """The space of the pawn that is furthest ahead."""
        leader: i64 = 0
        for pawn in self.pawns:
            leader = max(leader, pawn)
        return leader

    def exhibition_spaces(self, better: i64) -> i64:
        """§5.6, §5.7: how far an exhibition goes now if this many others are better; from the banquet table nobody goes on."""
        leader = self.leader()
        if better > 1 or leader >= self.inventory.banquet:
            return 0
        return self.inventory.second[leader] if better else self.inventory.best[leader]

    def ahead_of(self, seat: i64) -> i64:
        """How many pawns are further on than this seat's."""
        return sum(pawn > self.pawns[seat] for pawn in self.pawns)

    def detective_spaces(self, seat: i64) -> i64:
        """§7.3, §7.4: how far a successful detective goes, by its owner's present rank; equal pawns share the better one."""
        return self.inventory.detectives[self.ahead_of(seat)]

    def owner_of(self, thief: i64) -> i64:
        """§1.4: no number comes twice, so it tells whose thief it is."""
        owner: i64 = 0
        while not self.inventory.thieves[self.colours[owner]] >> thief & 1:
            owner += 1
        return owner

    def unseen_by(self, seat: i64) -> i64:
        """§12.1: the collectibles in the piles and those of other hands that nobody has seen there, as bits."""
        unseen = self.stock
        for other in range(self.seats):
            if other != seat:
                unseen |= self.hands[other] & ~self.seen[other]
        return unseen

    # §5: exhibitions.

    def open_castle(self) -> None:
        """§5.2: the action cards at the castle are turned over, then the exhibitors choose."""
        # §10.2: after a surprise they lie open already, if there was an auction.
        lie_open = self.inventory.variant == SURPRISE and self.at_castle != (1 << self.seats) - 1
        if self.tape is not None and not lie_open:
            for seat in range(self.seats):
                if self.at_castle >> seat & 1:
                    self.tape.write(REVEALED, seat, self.actions[seat])
        self.asked = exhibitors(self.actions)
        if self.asked:
            self.about = COLLECTION
        else:
            self._detectives()  # §6.4: no exhibition, no loot

    def prepare(self, answers: vec[i64]) -> None:
        """§5.3, §5.4: each exhibitor lays one more card or is done; all stay asked until all are done, so no number leaks."""
        self.picks += 1
        all_done = True
        for seat in range(self.seats):
            if self.asked >> seat & 1 and answers[seat] != DONE:
                self.shown[seat] |= bit(answers[seat] - SHOW)
                all_done = False
        if all_done:
            self._exhibit()

    def _exhibit(self) -> None:
        """§5.5 to §5.8: the collections are turned over together, and the two best move."""
        worths = self._worths()
        for seat in range(self.seats):
            if self.asked >> seat & 1:
                self._lay_open(seat, self.shown[seat], worths)
        self.picks = 0
        self._reward(worths, self.exhibition_spaces(0), self.exhibition_spaces(1), EXHIBITION_MOVED)
        self.thief = thief_below(self.actions, DETECTIVE)
        self._next_theft()

    def _worths(self) -> vec[i64]:
        """§5.5: by seat, what is shown now is worth."""
        worths = filled(self.seats, 0)
        for seat in range(self.seats):
            worths[seat] = worth(self.shown[seat], self.inventory.years)
        return worths

    def _lay_open(self, seat: i64, cards: i64, worths: vec[i64]) -> None:
        """Cards of a hand are seen by all, an exhibition among them."""
        self.seen[seat] |= cards
        if self.tape is not None:
            place = int(places_by_score(worths)[seat])
            shown = [int(card) for card in card_codes(self.shown[seat], 0)]
            self.tape.write(SHOWED, seat, place, int(oldest_of(worths[seat])), *shown)

    def _reward(self, worths: vec[i64], for_best: i64, for_second: i64, note: i64) -> None:
        """§5.5: the seats with the best and the second-best collection move, the best first."""
        places = places_by_score(worths)
        for place in range(1, 3):
            for seat in range(self.seats):
                if places[seat] == place and worths[seat]:
                    self._move(seat, for_best if place == 1 else for_second, note, place)

    def _move(self, seat: i64, spaces: i64, note: i64, rank: i64) -> None:
        self.pawns[seat] += spaces
        if self.tape is not None:
            self.tape.write(note, seat, spaces, self.pawns[seat], rank)

    # §6: thieves.

    def _next_theft(self) -> None:
        """§6.2, §6.3: the thief robs the next exhibition where a card lies; then the next thief; then the detectives."""
        while self.thief != NOBODY:
            self.robbed += 1
            while self.robbed < self.seats and not self.shown[self.robbed]:
                self.robbed += 1
            if self.robbed < self.seats:
                self.about = THEFT
                self.asked = 1 << self.thief
                return
            self.robbed = NOBODY
            self.thief = thief_below(self.actions, self.actions[self.thief])
        self._detectives()

    def steal(self, answer: i64) -> None:
        """§6.1, §6.5: the card goes into the hand of the thief's owner, for good."""
        number = self.actions[self.thief] - THIEF_TO_CASTLE
        if answer != LEAVE_IT:
            card = bit(answer - STEAL)
            self.shown[self.robbed] &= ~card
            self.hands[self.robbed] &= ~card
            self.seen[self.robbed] &= ~card
            self.hands[self.thief] |= card
            self.seen[self.thief] |= card
            if self.tape is not None:
                left = [int(card) for card in card_codes(self.shown[self.robbed], 0)]
                self.tape.write(STOLE, self.thief, number, answer - STEAL, self.robbed, *left)
        elif self.tape is not None:
            self.tape.write(LEFT_IT, self.thief, number, self.robbed)
        self._next_theft()

    # §7: detectives and the jail.

    def _detectives(self) -> None:
        """§7.1 to §7.3: with a thief at the castle all thieves are arrested, and every detective moves by rank."""
        detectives = seats_that_lay(self.actions, DETECTIVE, DETECTIVE)
        if thieves_are_caught(self.actions):
            self._arrest_all(detectives)
            self._move_detectives(detectives)
        elif detectives and self.tape is not None:
            self.tape.write(DETECTIVES_IN_VAIN, *[seat for seat in range(self.seats) if detectives >> seat & 1])
        self._end_the_round()

    def _arrest_all(self, detectives: i64) -> None:
        """§8.2: the lowest number goes to jail first, so that the highest ends in cell 1."""
        for action in range(THIEF_TO_CASTLE + 1, DETECTIVE):
            for seat in range(self.seats):
                if self.actions[seat] == action:
                    if self.tape is not None:
                        by = [other for other in range(self.seats) if detectives >> other & 1]
                        self.tape.write(ARRESTED, seat, action - THIEF_TO_CASTLE, *by)
                    self._jail(seat, action - THIEF_TO_CASTLE)

    def _jail(self, owner: i64, number: i64) -> None:
        """§8.1, §8.3: into cell 1; all prisoners move up a cell, and the thief that leaves the last one is free."""
        self.thieves[owner] &= ~(1 << number)
        free = number
        for cell in range(self.seats):
            moving = self.jail[cell]
            self.jail[cell] = free
            free = moving
        if free:
            owner = self.owner_of(free)
            self.thieves[owner] |= 1 << free
            if self.tape is not None:
                self.tape.write(RELEASED, owner, free)

    def _move_detectives(self, detectives: i64) -> None:
        """§7.4: all ranks are taken before any detective moves."""
        ahead = filled(self.seats, 0)
        for seat in range(self.seats):
            ahead[seat] = self.ahead_of(seat)
        for seat in range(self.seats):
            if detectives >> seat & 1:
                self._move(seat, self.inventory.detectives[ahead[seat]], DETECTIVE_MOVED, ahead[seat] + 1)

    # §3.1, §9: from round to round, and the end.

    def begin_round(self) -> None:
        """§3.1; §4.6: with nothing left to buy everybody is at the castle."""
        self.round += 1
        if self.tape is not None:
            self.tape.write(ROUND_BEGAN, self.round)
        self.asked = (1 << self.seats) - 1
        self.about = _FIRST_ASK[self.inventory.variant]
        if self.windows[0] == NO_CARD and self.windows[1] == NO_CARD:
            self.at_castle = self.asked
            self.about = ACTION

    def _end_the_round(self) -> None:
        """§7.5: cards go back into their hands; §9.1: the game ends only now, if a pawn sits at the banquet table."""
        is_last = self.round == self.inventory.round_limit or self.leader() >= self.inventory.banquet
        for seat in range(self.seats):
            self.actions[seat] = NO_ACTION
            self.shown[seat] = 0
        self.at_castle = 0
        if is_last:
            self._last_exhibition()
        else:
            self.begin_round()

    def _last_exhibition(self) -> None:
        """§9.2, §9.3: everybody shows the best collection there is, and all hands are laid open."""
        if self.tape is not None:
            self.tape.write(LAST_EXHIBITION)
        for seat in range(self.seats):
            self.shown[seat] = best_collection(self.hands[seat], self.inventory.years)
        worths = self._worths()
        for seat in range(self.seats):
            self._lay_open(seat, self.hands[seat], worths)
        self._reward(worths, LAST_BEST, LAST_SECOND, LAST_MOVED)
        self.about = LOCATION
        self.asked = 0
        if self.tape is not None:
            self.tape.write(ENDED, *[int(place) for place in self.places()])

    def scores(self) -> vec[i64]:
        return self.pawns[:]

    def places(self) -> vec[i64]:
        """§9.4: the pawn furthest along is first; the last collection breaks ties."""
        marks = self.pawns[:]
        for seat in range(self.seats):
            marks[seat] = marks[seat] * PAWN_WORTH + worth(self.shown[seat], self.inventory.years)
        return places_by_score(marks)
