"""The hands of Klau Mau!, who has seen which card in them, and dealing the unseen cards anew (RULES.md §8)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spelunke.core.dice import Dice
from spelunke.core.piles import cards_in, turn_one
from spelunke.core.table import MOST_SEATS, filled, refilled
from spelunke.games.klau.box import KINDS, WATCHDOG
from spelunke.games.klau.rules_cards import BIT, COLOURS_OF, NO_CARD, NUMBER_CARDS, VALUE_OF

# A card in a hand is one number: its kind below, above it a bit for every seat that knows it lies there.
KIND: Final[i64] = 63
SEEN: Final[i64] = 6
SPECTATOR_BIT: Final[i64] = 1 << MOST_SEATS
"""The spectator's bit: what the spectator knows, everybody knows."""

ROOM: Final[i64] = 16
"""Places for a hand, until one is larger."""

_HIDDEN: Final[i64] = 1 << 20
"""On a card that is about to be dealt anew: above all that a card says, so that it comes last."""

_ORDER: Final[i64] = KIND | _HIDDEN


class Hands:
    """Everybody's cards, and what everybody has seen of them."""

    seats: i64 = 0
    # Bits of all seats and of the spectator.
    everybody: i64 = 0
    # How many places each hand has in ``cards``.
    room: i64 = ROOM
    # The hands, seat by seat, ``room`` places each: the kind of every card and who has seen it.
    cards: vec[i64] = vec[i64]()
    # By seat: how many cards, e.g. 4.
    sizes: vec[i64] = vec[i64]()
    # By seat: the mask of kinds in hand.
    held: vec[i64] = vec[i64]()
    # By seat: how many cards of the hand may have come after the deal; only these may be watchdogs (§7.14).
    came: vec[i64] = vec[i64]()

    def set_up(self, seats: i64) -> None:
        """Empty hands for so many seats."""
        self.seats = seats
        self.everybody = (1 << seats) - 1 | SPECTATOR_BIT
        self.cards = filled(seats * ROOM, 0)
        self.sizes = filled(seats, 0)
        self.held = filled(seats, 0)
        self.came = filled(seats, 0)

    def clear(self) -> None:
        """All cards are gathered."""
        for seat in range(self.seats):
            self.sizes[seat] = 0
            self.held[seat] = 0
            self.came[seat] = 0

    # What is in a hand.

    def points(self, seat: i64, spoiled: i64) -> i64:
        """§6.3, §7.2: what the cards are worth while numbers of these colours count nothing."""
        points: i64 = 0
        cards, first = self.cards, seat * self.room
        for at in range(first, first + self.sizes[seat]):
            kind = cards[at] & KIND
            if not (spoiled and NUMBER_CARDS >> kind & 1 and COLOURS_OF[kind] & spoiled):
                points += VALUE_OF[kind]
        return points

    def count(self, seat: i64, kinds: i64) -> i64:
        """How many cards of these kinds (a mask) a hand holds."""
        found: i64 = 0
        if self.held[seat] & kinds:
            for at in range(seat * self.room, seat * self.room + self.sizes[seat]):
                found += kinds >> (self.cards[at] & KIND) & 1
        return found

    def kinds_of_first(self, seat: i64, cards: i64) -> i64:
        """The mask of kinds of the first so many cards of a hand."""
        kinds: i64 = 0
        for at in range(seat * self.room, seat * self.room + cards):
            kinds |= BIT[self.cards[at] & KIND]
        return kinds

    def kinds(self, seat: i64) -> list[int]:
        """The kinds in a hand, in the order they are held."""
        first = seat * self.room
        return [int(self.cards[at] & KIND) for at in range(first, first + self.sizes[seat])]

    def last_seen_by(self, holder: i64, seat: i64) -> i64:
        """The kind of the last card in a hand if that seat, or a spectator, knows it, or NO_CARD."""
        card = self.cards[holder * self.room + self.sizes[holder] - 1]
        return card & KIND if card >> SEEN & self.bit(seat) else NO_CARD

    def is_known_to(self, seats: i64, holder: i64, kinds: i64) -> bool:
        """Whether one of these seats (bits) knows of a card of these kinds (a mask) in a hand."""
        first = holder * self.room
        return any(
            self.cards[at] >> SEEN & seats != 0 and kinds & BIT[self.cards[at] & KIND] != 0
            for at in range(first, first + self.sizes[holder])
        )

    def bit(self, seat: i64) -> i64:
        """A seat's bit among those who know a card, or the spectator's."""
        return 1 << seat if 0 <= seat < self.seats else SPECTATOR_BIT

    def copies(self, seat: i64) -> vec[i64]:
        """By kind: how many there are in a hand."""
        copies = filled(KINDS, 0)
        for at in range(seat * self.room, seat * self.room + self.sizes[seat]):
            copies[self.cards[at] & KIND] += 1
        return copies

    def any_card(self, seat: i64, dice: Dice) -> i64:
        """The kind of a card taken without looking (§5.8)."""
        return self.cards[seat * self.room + dice.below(self.sizes[seat])] & KIND

    # Cards come and go.

    def take_in(self, seat: i64, kind: i64, seers: i64) -> None:
        """A card comes into a hand, and its holder and these seats know it."""
        if self.sizes[seat] == self.room:
            self._set_room(2 * self.room)
        self.cards[seat * self.room + self.sizes[seat]] = kind | (seers | 1 << seat) << SEEN
        self.sizes[seat] += 1
        self.held[seat] |= BIT[kind]

    def gain(self, seat: i64, kind: i64, seers: i64) -> None:
        """A card that is not dealt comes into a hand."""
        self.take_in(seat, kind, seers)
        self.came[seat] += 1

    def pass_unseen(self, giver: i64, taker: i64, kind: i64) -> i64:
        """§8.4: a card changes hands; these two know which, and so do seats that knew it could be no other."""
        witnesses = self._who_knows_all_alike(giver) | 1 << giver | 1 << taker
        self.take_out(giver, kind, self.everybody & ~witnesses)
        self.gain(taker, kind, witnesses)
        return witnesses

    def show(self, seat: i64, seers: i64) -> None:
        """A whole hand is shown to these seats."""
        cards, first = self.cards, seat * self.room
        for at in range(first, first + self.sizes[seat]):
            cards[at] |= seers << SEEN

    def pass_hands(self, step: i64) -> None:
        """Every hand goes to the seat ``step`` further on; the seats that held it or saw it still know it."""
        cards, sizes, held, came = self.cards[:], self.sizes[:], self.held[:], self.came[:]
        for seat in range(self.seats):
            to = (seat + step + self.seats) % self.seats
            for at in range(self.room):
                self.cards[to * self.room + at] = cards[seat * self.room + at]
            self.sizes[to] = sizes[seat]
            self.held[to] = held[seat]
            self.came[to] = came[seat]
            self.show(to, 1 << to)

    def _who_knows_all_alike(self, seat: i64) -> i64:
        """Bits of those who know every card of a hand, if all of them are of one kind; otherwise nobody."""
        kinds = self.held[seat]
        if kinds & (kinds - 1):
            return 0
        seers = self.everybody
        for at in range(seat * self.room, seat * self.room + self.sizes[seat]):
            seers &= self.cards[at] >> SEEN
        return seers

    def take_out(self, seat: i64, kind: i64, unaware: i64) -> None:
        """§8.3, §8.4: a card leaves. A seat that saw its kind is sure of one less of it; an unaware one, of each kind."""
        cards, first = self.cards, seat * self.room
        left = self.sizes[seat] - 1
        last = first + left
        at = first
        while cards[at] & KIND != kind:
            at += 1
        leaving = cards[at]
        cards[at] = cards[last]
        self.sizes[seat] = left
        if self.came[seat] > left:
            self.came[seat] = left
        more = False
        # From the last to the first, so that those before are still as they were.
        for place in range(last - 1, first - 1, -1):
            alike = cards[place] & KIND
            forgetters = unaware
            if alike == kind:
                more = True
                forgetters = self.everybody & ~(leaving >> SEEN)
            forgets = cards[place] >> SEEN & forgetters
            if forgets:
                for before in range(first, place):
                    if cards[before] & KIND == alike:
                        forgets &= ~(cards[before] >> SEEN)
                cards[place] ^= forgets << SEEN
        if not more:
            self.held[seat] &= ~BIT[kind]

    def _set_room(self, room: i64) -> None:
        """Give each hand so many places."""
        cards = filled(room * self.seats, 0)
        for seat in range(self.seats):
            for at in range(self.sizes[seat]):
                cards[room * seat + at] = self.cards[self.room * seat + at]
        self.cards = cards
        self.room = room

    # Other worlds.

    def forget(self, seat: i64) -> None:
        """Keep what this seat, or a spectator, knows, in an order of its own.

        What is left does not tell one world from another: neither the order of a hand nor what third seats know of it.
        """
        room = ROOM
        for size in self.sizes:
            while room < size:
                room *= 2
        if room < self.room:
            self._set_room(room)
        me, cards = self.bit(seat), self.cards
        for holder in range(self.seats):
            first = holder * self.room
            end = first + self.sizes[holder]
            for at in range(first, end):
                card = cards[at]
                if holder != seat:
                    if not card >> SEEN & me:
                        card |= _HIDDEN
                    elif not card >> SEEN & SPECTATOR_BIT:
                        card = card & KIND | (me | 1 << holder) << SEEN
                _insert(cards, first, at, card)
            for at in range(first, end):
                if cards[at] & _HIDDEN:
                    cards[at] = cards[at] & KIND | 1 << holder << SEEN
                else:
                    self._know_first_copies(at, end)
            for at in range(end, first + self.room):
                cards[at] = 0

    def hidden_from(self, seat: i64) -> vec[i64]:
        """The places of all cards that a seat, or a spectator, does not know."""
        me = self.bit(seat)
        return vec[i64](
            [
                at
                for holder in range(self.seats)
                if holder != seat
                for at in range(holder * self.room, holder * self.room + self.sizes[holder])
                if not self.cards[at] >> SEEN & me
            ]
        )

    def _know_first_copies(self, at: i64, end: i64) -> None:
        """Of cards that are alike a seat knows the first ones: only how many it knows can be told."""
        cards = self.cards
        for other in range(at + 1, end):
            if (cards[other] ^ cards[at]) & (KIND | _HIDDEN) == 0:
                either, both = cards[at] | cards[other], cards[at] & cards[other]
                cards[at] = either
                cards[other] = both

    def put_last(self, seat: i64, kind: i64, seer: i64) -> None:
        """§5.12: a card of this kind, or if it is NO_CARD the last one, is the one just taken, and that seat knows it."""
        cards, last = self.cards, seat * self.room + self.sizes[seat] - 1
        at = last
        if kind != NO_CARD:
            while cards[at] & KIND != kind:
                at -= 1
            for place in range(at, seat * self.room - 1, -1):
                if cards[place] & KIND == kind and cards[place] >> SEEN >> seer & 1:
                    at = place
        taken = cards[at]
        for place in range(at, last):
            cards[place] = cards[place + 1]
        cards[last] = taken | 1 << seer << SEEN

    def redeal(self, hidden: vec[i64], pool: vec[i64], dice: Dice) -> None:
        """Shuffle the hidden cards into the pile (by kind) and deal them again; all worlds are equally likely."""
        for at in hidden:
            pool[self.cards[at] & KIND] += 1
            self.cards[at] |= KIND
        dogs = pool[WATCHDOG]
        pool[WATCHDOG] = 0
        left = cards_in(pool)
        kennels = self._kennels(hidden, dogs, left + dogs, dice)
        for kennel in kennels:
            if kennel < len(hidden):
                self.cards[hidden[kennel]] ^= KIND ^ WATCHDOG
                dogs -= 1
        for at in hidden:
            if self.cards[at] & KIND == KIND:
                kind = turn_one(pool, left, dice)
                pool[kind] -= 1
                left -= 1
                self.cards[at] ^= KIND ^ kind
        pool[WATCHDOG] = dogs
        for seat in range(self.seats):
            self.held[seat] = self.kinds_of_first(seat, self.sizes[seat])

    def _kennels(self, hidden: vec[i64], dogs: i64, places: i64, dice: Dice) -> vec[i64]:
        """Where the unseen watchdogs lie: anywhere but in a hand into which too few cards came (§7.14)."""
        while True:
            kennels = vec[i64](capacity=2)
            while len(kennels) < dogs:
                place = dice.below(places)
                if place not in kennels:
                    kennels = append(kennels, place)
            if self._may_lie_there(hidden, kennels):
                return kennels

    def _may_lie_there(self, hidden: vec[i64], kennels: vec[i64]) -> bool:
        for kennel in kennels:
            if kennel < len(hidden):
                seat = hidden[kennel] // self.room
                dogs: i64 = 0
                for other in kennels:
                    if other < len(hidden) and hidden[other] // self.room == seat:
                        dogs += 1
                for at in range(seat * self.room, seat * self.room + self.sizes[seat]):
                    if self.cards[at] & KIND == WATCHDOG:
                        dogs += 1
                if dogs > self.came[seat]:
                    return False
        return True

    def copy_into(self, twin: "Hands") -> None:
        """The same hands, in the other's memory."""
        twin.seats = self.seats
        twin.everybody = self.everybody
        twin.room = self.room
        twin.cards = refilled(twin.cards, self.cards)
        twin.sizes = refilled(twin.sizes, self.sizes)
        twin.held = refilled(twin.held, self.held)
        twin.came = refilled(twin.came, self.came)


def _insert(cards: vec[i64], first: i64, at: i64, card: i64) -> None:
    """Put a card among those before it, which are in order of kind; hidden ones come last."""
    while at > first and cards[at - 1] & _ORDER > card & _ORDER:
        cards[at] = cards[at - 1]
        at -= 1
    cards[at] = card
